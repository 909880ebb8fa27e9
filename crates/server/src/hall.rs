//! The hall: all tables this node has in memory, and what is done for all of them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lusoria_protocol::command::{Acknowledged, Command, Order};
use lusoria_protocol::table::TableRef;
use lusoria_store::{Append, NewEntry, NewRow, News, Store, StoreError, Stored};
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::bots::BotPool;
use crate::config::Config;
use crate::ids;
use crate::plain;
use crate::rating;
use crate::refusal::{Refusal, Refused};
use crate::table::actor::{self, Ask, Who};
use crate::table::entry::{Created, Entry};
use crate::table::head;
use crate::table::orders;
use crate::table::state::Table;
use crate::words::{There, Word};

/// How many questions may wait at one table.
const INBOX: usize = 32;
/// How often due tables are looked for, and other nodes told that this one is alive.
const SWEEP: Duration = Duration::from_secs(3);
/// How long before a clock runs out its table is brought into memory, to see it run out.
const AHEAD: Duration = Duration::from_secs(10);

/// What every part of the server shares.
pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) node: String,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: BotPool,
    tables: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    nodes: Mutex<Vec<String>>,
    /// Whether the time is given back in which no node was there.
    back: AtomicBool,
    closing: AtomicBool,
    /// Said once when the server goes away.
    goodbye: broadcast::Sender<()>,
    /// Names people some of whose sessions ended.
    sessions_ended: broadcast::Sender<String>,
}

impl Hall {
    /// Opens the hall and starts what runs beside the tables. Clocks go on from where the last server left them.
    pub(crate) async fn open(config: Config, node: String, store: Arc<dyn Store>) -> Stored<Arc<Hall>> {
        let hall = Arc::new(Hall {
            bots: BotPool::start(config.n_bot_threads()),
            nodes: Mutex::new(vec![node.clone()]),
            config,
            node,
            store,
            tables: Mutex::default(),
            back: AtomicBool::new(false),
            closing: AtomicBool::new(false),
            goodbye: broadcast::channel(1).0,
            sessions_ended: broadcast::channel(256).0,
        });
        hall.tell(&Word::Began);
        hall.come_back().await?;
        hall.back.store(true, Ordering::Relaxed);
        tokio::spawn(listen(hall.clone()));
        tokio::spawn(sweep(hall.clone()));
        Ok(hall)
    }

    /// Gives time back at the tables where clocks ran while no node was there.
    async fn come_back(self: &Arc<Hall>) -> Stored<()> {
        let since = self.store.last_alive().await?;
        let nodes = self.store.heartbeat(&self.node, ids::now()).await?;
        let is_alone = nodes.iter().all(|node| *node == self.node);
        *lock(&self.nodes) = nodes;
        let Some(since) = since.filter(|_| is_alone) else { return Ok(()) };
        let rows = self.store.due(i64::MAX).await?;
        for row in rows.iter().filter(|row| row.deadline.is_some() && head::may_be_real_time(row)) {
            if let Err(refusal) = self.answer(&row.id, |answer| Ask::WasAway { since, answer }).await {
                tracing::error!(table = row.id, ?refusal, "time was not given back");
            }
        }
        Ok(())
    }

    /// Tells the other nodes.
    pub(crate) fn tell(&self, word: &Word) {
        self.store.tell(word.to_string());
    }

    /// Lets the sockets of a person look whether their session still holds, at every node.
    pub(crate) fn sessions_ended(&self, person: &str) {
        let _ = self.sessions_ended.send(person.to_owned());
        self.tell(&Word::SessionsEnded { person: person.to_owned() });
    }

    /// Hears whose sessions ended.
    pub(crate) fn ended_sessions(&self) -> broadcast::Receiver<String> {
        self.sessions_ended.subscribe()
    }

    /// A connection no longer follows a table; one that is not in memory has forgotten it anyway.
    pub(crate) async fn unwatch(&self, table: &str, connection: u64) {
        if let Some(sender) = self.known(table) {
            let _ = sender.send(Ask::Unwatch { connection }).await;
        }
    }

    /// Asks a table, bringing it into memory first if need be.
    pub(crate) async fn ask(self: &Arc<Hall>, table: &str, mut ask: Ask) -> Refused<()> {
        // No table is called that; it need not reach the database.
        if table.len() > 64 || !table.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(Refusal::not_found());
        }
        // A table that is just leaving the memory refuses once.
        for _ in 0..3 {
            if self.is_closing() {
                return Err(Refusal::unavailable());
            }
            let sender = self.sender(table);
            match sender.send(ask).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => ask = back,
            }
            self.forget(table, &sender);
        }
        Err(Refusal::unavailable())
    }

    /// Asks a table and waits for the answer.
    pub(crate) async fn answer<T>(
        self: &Arc<Hall>,
        table: &str,
        ask: impl FnOnce(oneshot::Sender<Refused<T>>) -> Ask,
    ) -> Refused<T> {
        let (sender, receiver) = oneshot::channel();
        self.ask(table, ask(sender)).await?;
        receiver.await.unwrap_or_else(|_| Err(Refusal::unavailable()))
    }

    /// Lets a person do something at a table.
    pub(crate) async fn order(self: &Arc<Hall>, table: &str, who: Arc<Who>, order: Order) -> Refused<Acknowledged> {
        let mut order = Box::new(order);
        if order.id.is_empty() || order.id.len() > 40 || order.id.chars().any(char::is_control) {
            return Err(Refusal::bad_message("the id of a command has 1 to 40 characters"));
        }
        if let Command::Say { text } = &mut order.command {
            *text = plain::said(text).ok_or_else(|| Refusal::bad_message("there is nothing to read in it"))?;
        }
        self.answer(table, |answer| Ask::Order { who, order, answer }).await
    }

    /// Makes a table and starts it when nobody is missing.
    pub(crate) async fn create(self: &Arc<Hall>, created: Created) -> Refused<TableRef> {
        let id = ids::table();
        let at = ids::now();
        let mut table = Table::new(&id, created.clone(), at).map_err(Refusal::internal)?;
        let new = NewRow {
            code: created.code.clone(),
            game: created.game.clone(),
            listed: created.listed,
            host: created.host.clone(),
        };
        let code = created.code.clone();
        let is_full = created.places.iter().all(|holder| *holder != lusoria_protocol::table::Holder::Open);
        let mut entries = vec![Entry::Created(Box::new(created))];
        if is_full && table.auto_start {
            let start = orders::start(&table);
            table.apply(start.clone(), at).map_err(Refusal::internal)?;
            entries.push(start);
        }
        let stored = entries.iter().map(|entry| NewEntry { command: None, entry: entry.to_json(), at });
        let append = Append {
            table: id.clone(),
            version: 0,
            entries: stored.collect(),
            head: head::head(&table),
            members: Some(table.people().map(|(_, person)| person.to_owned()).collect()),
            new: Some(new),
        };
        match self.store.append(append).await {
            // Nobody else draws the same id: a try that seemed to fail was written after all.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        metrics::counter!("lusoria_tables_made").increment(1);
        if !table.bots_to_act().is_empty() {
            self.wake(&id);
        }
        Ok(TableRef { id, code })
    }

    /// Brings a table into memory, so that its bots play and its clocks are watched.
    pub(crate) fn wake(self: &Arc<Hall>, table: &str) {
        if !self.is_closing() {
            self.sender(table);
        }
    }

    /// Whether it is for this node to run the bots and clocks of a table. Nodes that disagree for a moment do no harm:
    /// the store takes each version once.
    pub(crate) fn is_runner(&self, table: &str) -> bool {
        let nodes = lock(&self.nodes);
        let weight = |node: &String| lusoria_core::seed::sha256(&[node.as_bytes(), b"\n", table.as_bytes()]);
        nodes.iter().max_by_key(|node| weight(node)).is_none_or(|best| *best == self.node)
    }

    /// A node that tells something was alive. Whoever is there is missed when it goes, even if its whole life falls between
    /// two heartbeats.
    fn knows(&self, node: &str) {
        let mut nodes = lock(&self.nodes);
        if nodes.iter().all(|known| known != node) {
            nodes.push(node.to_owned());
        }
    }

    /// Takes in which nodes are alive; whoever was at one that is not is nowhere.
    fn nodes_are(&self, nodes: Vec<String>) {
        let before = std::mem::replace(&mut *lock(&self.nodes), nodes.clone());
        if before.iter().any(|node| !nodes.contains(node)) {
            let alive = Arc::new(nodes);
            self.senders().into_iter().for_each(|sender| hand_on(sender, Ask::Nodes(alive.clone())));
        }
    }

    /// Takes a table out of the list, if it is still the same one.
    pub(crate) fn forget(&self, table: &str, sender: &mpsc::Sender<Ask>) {
        let mut tables = lock(&self.tables);
        if tables.get(table).is_some_and(|known| known.same_channel(sender)) {
            tables.remove(table);
            metrics::gauge!("lusoria_tables_in_memory").set(tables.len() as f64);
        }
    }

    pub(crate) fn is_back(&self) -> bool {
        self.back.load(Ordering::Relaxed)
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Hears when the server goes away.
    pub(crate) fn goodbye(&self) -> broadcast::Receiver<()> {
        self.goodbye.subscribe()
    }

    /// How many tables are in memory.
    pub(crate) fn n_tables(&self) -> usize {
        lock(&self.tables).len()
    }

    /// Takes no new questions, finishes those that were taken, and closes the store.
    pub(crate) async fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        let _ = self.goodbye.send(());
        let senders: Vec<_> = lock(&self.tables).drain().map(|(_, sender)| sender).collect();
        for sender in &senders {
            let _ = sender.send(Ask::Stop).await;
        }
        for sender in senders {
            let _ = tokio::time::timeout(Duration::from_secs(10), sender.closed()).await;
        }
        if let Err(error) = self.store.retire(&self.node, ids::now()).await {
            tracing::warn!(%error, "the other nodes were not told");
        }
        self.store.close().await;
        // Sockets say what was acknowledged, and goodbye.
        let _ = tokio::time::timeout(Duration::from_secs(5), self.goodbye.closed()).await;
    }

    fn sender(self: &Arc<Hall>, table: &str) -> mpsc::Sender<Ask> {
        let mut tables = lock(&self.tables);
        if let Some(sender) = tables.get(table) {
            return sender.clone();
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        tables.insert(table.to_owned(), sender.clone());
        metrics::gauge!("lusoria_tables_in_memory").set(tables.len() as f64);
        drop(tables);
        tokio::spawn(actor::run(self.clone(), table.to_owned(), sender.downgrade(), inbox));
        sender
    }

    /// A table that is in memory.
    fn known(&self, table: &str) -> Option<mpsc::Sender<Ask>> {
        lock(&self.tables).get(table).cloned()
    }

    fn senders(&self) -> Vec<mpsc::Sender<Ask>> {
        lock(&self.tables).values().cloned().collect()
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Asks a table without waiting. One that is busy is waited for elsewhere, so as not to hold up all others.
fn hand_on(sender: mpsc::Sender<Ask>, ask: Ask) {
    if let Err(mpsc::error::TrySendError::Full(ask)) = sender.try_send(ask) {
        tokio::spawn(async move { sender.send(ask).await });
    }
}

/// Takes in what another node tells.
fn hear(hall: &Hall, node: &str, word: Word) {
    hall.knows(node);
    let (table, ask) = match word {
        Word::There { table, there } => (table, Ask::Elsewhere { node: node.to_owned(), there }),
        Word::WhoIsThere { table } => (table, Ask::WhoIsThere),
        Word::SessionsEnded { person } => {
            let _ = hall.sessions_ended.send(person);
            return;
        }
        Word::Began => {
            let nobody = || Ask::Elsewhere { node: node.to_owned(), there: There::default() };
            return hall.senders().into_iter().for_each(|sender| hand_on(sender, nobody()));
        }
    };
    if let Some(sender) = hall.known(&table) {
        hand_on(sender, ask);
    }
}

/// Hands news of other nodes to the tables they are about.
async fn listen(hall: Arc<Hall>) {
    let (mut news, mut goodbye) = (hall.store.news(), hall.goodbye());
    loop {
        let heard = tokio::select! {
            heard = news.recv() => heard,
            _ = goodbye.recv() => return,
        };
        let tables = match heard {
            Ok(News::Tables(tables)) => tables,
            Ok(News::Words { node, words }) => {
                words.iter().filter_map(|word| Word::from_text(word)).for_each(|word| hear(&hall, &node, word));
                continue;
            }
            Ok(News::Lost) | Err(broadcast::error::RecvError::Lagged(_)) => {
                let tables: Vec<_> =
                    lock(&hall.tables).iter().map(|(id, sender)| (id.clone(), sender.clone())).collect();
                for (table, sender) in tables {
                    hall.tell(&Word::WhoIsThere { table });
                    hand_on(sender.clone(), Ask::WhoIsThere);
                    let _ = sender.send(Ask::Refresh).await;
                }
                continue;
            }
            Err(broadcast::error::RecvError::Closed) => return,
        };
        for item in tables {
            match hall.known(&item.table) {
                Some(sender) => hand_on(sender, Ask::Refresh),
                None if item.bots && hall.is_runner(&item.table) => hall.wake(&item.table),
                None => {}
            }
        }
    }
}

/// Wakes tables that are due, settles those that are over, and tells other nodes that this one is alive.
async fn sweep(hall: Arc<Hall>) {
    while !hall.is_closing() {
        match hall.store.heartbeat(&hall.node, ids::now()).await {
            Ok(nodes) => hall.nodes_are(nodes),
            Err(error) => tracing::warn!(%error, "the heartbeat failed"),
        }
        match hall.store.due(ids::now() + AHEAD.as_millis() as i64).await {
            // Also those in memory: they may have become this node's to run since.
            Ok(due) => {
                let mine = due.iter().filter(|row| hall.is_runner(&row.id));
                mine.for_each(|row| hand_on(hall.sender(&row.id), Ask::Refresh));
            }
            Err(error) => tracing::warn!(%error, "due tables were not found"),
        }
        match hall.store.unsettled().await {
            Ok(rows) => {
                for row in rows.iter().filter(|row| hall.is_runner(&row.id)) {
                    rating::settle(&hall, &row.id).await;
                }
            }
            Err(error) => tracing::warn!(%error, "unsettled tables were not found"),
        }
        let mut goodbye = hall.goodbye();
        let _ = tokio::time::timeout(SWEEP, goodbye.recv()).await;
    }
}
