//! The task that owns a table. It takes one question after another, makes what happens durable before it tells anybody,
//! lets bots think, and watches the clocks.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use lusoria_core::face::AnyMatch;
use lusoria_core::preview::Depth;
use lusoria_core::{Seat, Viewer};
use lusoria_protocol::command::{Acknowledged, Command, Order};
use lusoria_protocol::question::{Answer, Question};
use lusoria_protocol::replay::{Fairness, Moments};
use lusoria_protocol::socket::{Presence, ToClient};
use lusoria_protocol::state::Snapshot;
use lusoria_protocol::table::{NewBranch, Phase};
use lusoria_store::{Append, NewEntry, StoreError, StoredEntry};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::create;
use super::entry::{Created, Entry};
use super::head;
use super::orders::{self, Asker};
use super::seen;
use super::state::{Brought, Corrupt, Table};
use crate::bots::{Thinking, Whose};
use crate::hall::Hall;
use crate::ids;
use crate::outbox::Outbox;
use crate::rating;
use crate::refusal::{Refusal, Refused};
use crate::words::{There, Word};

/// How often a command is tried again after another node was quicker.
const TRIES: usize = 8;
/// How long a table stays that nobody watches and that has nothing to do, at the least.
const LEAST_IDLE: Duration = Duration::from_millis(500);

/// Who asks.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Who {
    pub(crate) id: String,
    pub(crate) name: String,
}

/// A connection that follows the table.
#[derive(Clone)]
pub(crate) struct Ear {
    pub(crate) connection: u64,
    pub(crate) who: Option<Arc<Who>>,
    pub(crate) outbox: Outbox,
}

/// Everything a table can be asked.
pub(crate) enum Ask {
    /// Follow the table.
    Watch { ear: Ear, since: Option<i64> },
    /// Stop following.
    Unwatch { connection: u64 },
    /// Carry out a command.
    Order { who: Arc<Who>, order: Box<Order>, answer: oneshot::Sender<Refused<Acknowledged>> },
    /// The whole table.
    Look { person: Option<String>, answer: oneshot::Sender<Refused<Snapshot>> },
    /// Past moments.
    Moments {
        person: Option<String>,
        viewer: Option<Viewer>,
        from: u32,
        to: u32,
        answer: oneshot::Sender<Refused<Moments>>,
    },
    /// The position of a seat that wants a hint, with the version.
    Hint { person: String, answer: oneshot::Sender<Refused<HintQuestion>> },
    /// A question that changes nothing.
    Question { person: String, question: Question, answer: oneshot::Sender<Refused<Answer>> },
    /// The record of a finished game.
    Record { answer: oneshot::Sender<Refused<String>> },
    /// A finished game, to be judged.
    Finished { answer: oneshot::Sender<Refused<Box<dyn AnyMatch>>> },
    /// The check of a finished game.
    Fairness { answer: oneshot::Sender<Refused<Fairness>> },
    /// The beginning of a table that branches from this one.
    Branch { who: Arc<Who>, branch: NewBranch, answer: oneshot::Sender<Refused<Box<Created>>> },
    /// A bot has chosen.
    BotMoved { seat: Seat, version: i64, mv: String },
    /// Another node may have written entries.
    Refresh,
    /// No server was there since a moment until now.
    WasAway { since: i64, answer: oneshot::Sender<Refused<()>> },
    /// Who follows the table at another node.
    Elsewhere { node: String, there: There },
    /// Another node wants to know who is here.
    WhoIsThere,
    /// These are all nodes that are alive.
    Nodes(Arc<Vec<String>>),
    /// The server goes away.
    Stop,
}

/// What a bot needs for a hint.
pub(crate) struct HintQuestion {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) version: i64,
}

/// Reads a table from its journal.
pub(crate) async fn load(hall: &Hall, id: &str) -> Result<Option<Table>, LoadError> {
    let mut entries = hall.store.journal(id, -1).await?.into_iter();
    let Some(first) = entries.next() else { return Ok(None) };
    let Entry::Created(created) = read(&first)? else { return Err(Corrupt("it does not begin".to_owned()).into()) };
    let mut table = Table::new(id, *created, first.at)?;
    for stored in entries {
        let entry = read(&stored)?;
        table.apply(entry, stored.at)?;
        table.remember(stored.command);
    }
    Ok(Some(table))
}

/// Why a table cannot be brought into memory.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

fn read(stored: &StoredEntry) -> Result<Entry, Corrupt> {
    serde_json::from_str(&stored.entry).map_err(|_| Corrupt(format!("entry {} cannot be read", stored.version)))
}

/// The life of a table in memory.
pub(crate) async fn run(hall: Arc<Hall>, id: String, sender: mpsc::WeakSender<Ask>, mut inbox: mpsc::Receiver<Ask>) {
    let refusal = match load(&hall, &id).await {
        Ok(Some(table)) => {
            let mut actor = Box::new(Actor::new(hall, id, sender, table));
            return actor.live(inbox).await;
        }
        Ok(None) => Refusal::not_found(),
        Err(LoadError::Store(error)) => error.into(),
        Err(LoadError::Corrupt(error)) => {
            tracing::error!(table = id, %error, "a table cannot be loaded");
            Refusal::internal(error)
        }
    };
    if let Some(sender) = sender.upgrade() {
        hall.forget(&id, &sender);
    }
    inbox.close();
    while let Some(ask) = inbox.recv().await {
        refuse(ask, &id, &refusal);
    }
}

/// Answers a question with a refusal.
fn refuse(ask: Ask, id: &str, refusal: &Refusal) {
    let refusal = refusal.clone();
    match ask {
        Ask::Watch { ear, .. } => {
            let problem = refusal.into_problem();
            ear.outbox.send(text(&ToClient::Refused { table: Some(id.to_owned()), id: None, problem }));
        }
        Ask::Order { answer, .. } => drop(answer.send(Err(refusal))),
        Ask::Look { answer, .. } => drop(answer.send(Err(refusal))),
        Ask::Moments { answer, .. } => drop(answer.send(Err(refusal))),
        Ask::Hint { answer, .. } => drop(answer.send(Err(refusal))),
        Ask::Question { answer, .. } => drop(answer.send(Err(refusal))),
        Ask::Record { answer } => drop(answer.send(Err(refusal))),
        Ask::Finished { answer } => drop(answer.send(Err(refusal))),
        Ask::Fairness { answer } => drop(answer.send(Err(refusal))),
        Ask::Branch { answer, .. } => drop(answer.send(Err(refusal))),
        Ask::WasAway { answer, .. } => drop(answer.send(Err(refusal))),
        Ask::Elsewhere { .. } | Ask::WhoIsThere | Ask::Nodes(_) => {}
        Ask::Unwatch { .. } | Ask::BotMoved { .. } | Ask::Refresh | Ask::Stop => {}
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have string keys and finite numbers").into()
}

/// Entries that are durable and not yet shown.
struct Written {
    /// The version before them.
    after: i64,
    brought: Vec<Brought>,
    /// Whether somebody sat down or left.
    changes_members: bool,
    /// Whether the game ended with them.
    ends: bool,
}

struct Actor {
    hall: Arc<Hall>,
    id: String,
    sender: mpsc::WeakSender<Ask>,
    table: Table,
    ears: Vec<Ear>,
    /// Who follows the table at other nodes, by node.
    elsewhere: HashMap<String, There>,
    /// Who follows it here, as the other nodes were told.
    told: There,
    /// When the last connection of a person closed.
    gone: HashMap<String, i64>,
    thinking: HashMap<Seat, (i64, Thinking)>,
    loaded_at: i64,
    busy_at: Instant,
    /// Whether the table may hold what its journal does not: something was not written, and the journal could not be read
    /// since.
    is_unsure: bool,
}

impl Actor {
    fn new(hall: Arc<Hall>, id: String, sender: mpsc::WeakSender<Ask>, table: Table) -> Actor {
        let (loaded_at, busy_at) = (ids::now(), Instant::now());
        Actor {
            hall,
            id,
            sender,
            table,
            ears: Vec::new(),
            elsewhere: HashMap::new(),
            told: There::default(),
            gone: HashMap::new(),
            thinking: HashMap::new(),
            loaded_at,
            busy_at,
            is_unsure: false,
        }
    }

    async fn live(&mut self, mut inbox: mpsc::Receiver<Ask>) {
        self.hall.tell(&Word::WhoIsThere { table: self.id.clone() });
        self.after_change();
        loop {
            let wait = self.next_alarm();
            tokio::select! {
                ask = inbox.recv() => match ask {
                    None | Some(Ask::Stop) => break,
                    Some(ask) => {
                        self.busy_at = Instant::now();
                        self.answer(ask).await;
                    }
                },
                () = tokio::time::sleep(wait) => {
                    self.check_clocks().await;
                    if self.may_leave() {
                        break;
                    }
                }
            }
        }
        self.leave(inbox).await;
    }

    /// Leaves the memory: no new questions, and those that came in between are still answered.
    async fn leave(&mut self, mut inbox: mpsc::Receiver<Ask>) {
        if let Some(sender) = self.sender.upgrade() {
            self.hall.forget(&self.id, &sender);
        }
        inbox.close();
        while let Some(ask) = inbox.recv().await {
            // What was taken before the end is still carried out.
            self.answer(ask).await;
        }
        self.thinking.clear();
        if self.told != There::default() {
            self.hall.tell(&Word::There { table: self.id.clone(), there: There::default() });
        }
    }

    fn may_leave(&self) -> bool {
        let idle = Duration::from_secs(self.hall.config.unload_after_s).max(LEAST_IDLE);
        self.ears.is_empty() && self.table.bots_to_act().is_empty() && self.busy_at.elapsed() >= idle
    }

    fn next_alarm(&self) -> Duration {
        let idle = Duration::from_secs(self.hall.config.unload_after_s).max(LEAST_IDLE);
        let deadline = self.table.clocks.deadline(&self.table.running());
        // No clock runs out before the time in which no server was there is given back.
        let soonest = if self.hall.is_back() { 0 } else { 20 };
        let until = deadline.map(|(at, _)| Duration::from_millis((at - ids::now()).max(soonest) as u64 + 1));
        until.map_or(idle, |until| until.min(idle))
    }

    async fn answer(&mut self, ask: Ask) {
        // Nobody may be told what could be gone after a restart.
        if self.is_unsure && !matches!(ask, Ask::Unwatch { .. }) && self.read_anew().await.is_err() {
            return refuse(ask, &self.id, &Refusal::unavailable());
        }
        match ask {
            Ask::Watch { ear, since } => self.watch(ear, since).await,
            Ask::Unwatch { connection } => self.unwatch(connection),
            Ask::Order { who, order, answer } => {
                let (result, written) = match Box::pin(self.order(&who, &order)).await {
                    Ok((acknowledged, written)) => (Ok(acknowledged), written),
                    Err(refusal) => (Err(refusal), None),
                };
                // It is durable: whoever asked need not wait until everybody is told.
                let _ = answer.send(result);
                written.into_iter().for_each(|written| self.show(&written));
            }
            Ask::Look { person, answer } => {
                let snapshot = seen::snapshot(&self.table, person.as_deref(), &self.presence(), ids::now());
                let _ = answer.send(Ok(snapshot));
            }
            Ask::Moments { person, viewer, from, to, answer } => {
                let _ = answer.send(seen::moments(&self.table, person.as_deref(), viewer, from, to));
            }
            Ask::Hint { person, answer } => drop(answer.send(self.hint_question(&person))),
            Ask::Question { person, question, answer } => drop(answer.send(self.question(&person, &question))),
            Ask::Record { answer } => drop(answer.send(self.record())),
            Ask::Finished { answer } => {
                let game = self.table.game.as_ref().filter(|_| self.table.phase == Phase::Over);
                let _ = answer.send(game.map(|game| game.fork()).ok_or_else(Refusal::not_now));
            }
            Ask::Fairness { answer } => drop(answer.send(self.fairness())),
            Ask::Branch { who, branch, answer } => {
                let result = match self.table.phase {
                    Phase::Over => create::branch(&self.table, &branch, &who.id, &who.name, ids::code()),
                    _ => Err(Refusal::not_now()),
                };
                let _ = answer.send(result.map(Box::new));
            }
            Ask::BotMoved { seat, version, mv } => self.bot_moved(seat, version, mv).await,
            Ask::Refresh => self.refresh().await,
            Ask::WasAway { since, answer } => drop(answer.send(self.was_away(since).await)),
            Ask::Elsewhere { node, there } => self.is_elsewhere(node, there),
            Ask::WhoIsThere => {
                self.told = There::default();
                self.tell_nodes();
            }
            Ask::Nodes(alive) => {
                let dead: Vec<String> = self.elsewhere.keys().filter(|node| !alive.contains(node)).cloned().collect();
                dead.into_iter().for_each(|node| self.is_elsewhere(node, There::default()));
            }
            Ask::Stop => {}
        }
    }

    async fn watch(&mut self, ear: Ear, since: Option<i64>) {
        let person = ear.who.as_ref().map(|who| who.id.clone());
        self.ears.retain(|other| other.connection != ear.connection);
        self.ears.push(ear.clone());
        self.give_seat_back(person.as_deref()).await;
        let (presence, time) = (self.presence(), ids::now());
        let message = if since == Some(self.table.version) {
            let update = seen::update(&self.table, person.as_deref(), &presence, time, self.table.version, &[]);
            ToClient::Update { table: self.id.clone(), update: Box::new(update) }
        } else {
            let snapshot = seen::snapshot(&self.table, person.as_deref(), &presence, time);
            ToClient::Snapshot { table: self.id.clone(), snapshot: Box::new(snapshot) }
        };
        ear.outbox.send(text(&message));
        self.tell_presence();
        self.tell_nodes();
    }

    /// A person who was replaced while away has the seat again.
    async fn give_seat_back(&mut self, person: Option<&str>) {
        let Some(seat) = person.and_then(|person| self.table.seat_of(person)) else { return };
        let place = &self.table.places[seat.index()];
        if place.stand_in.is_some() && !place.asked && place.left.is_none() {
            // Should another node be quicker, the person can still ask for it.
            let _ = self.happen(vec![Entry::Returned { seat }], None).await;
        }
    }

    fn unwatch(&mut self, connection: u64) {
        let Some(index) = self.ears.iter().position(|ear| ear.connection == connection) else { return };
        let ear = self.ears.swap_remove(index);
        if let Some(who) = ear.who.as_ref().filter(|who| !self.is_present(&who.id)) {
            self.gone.insert(who.id.clone(), ids::now());
        }
        self.tell_presence();
        self.tell_nodes();
    }

    /// Whether a person follows the table, here or at another node.
    fn is_present(&self, person: &str) -> bool {
        let is_here = self.ears.iter().any(|ear| ear.who.as_ref().is_some_and(|who| who.id == person));
        is_here || self.elsewhere.values().any(|there| there.people.iter().any(|other| other == person))
    }

    /// Takes in who follows the table at another node now.
    fn is_elsewhere(&mut self, node: String, there: There) {
        let before =
            if there == There::default() { self.elsewhere.remove(&node) } else { self.elsewhere.insert(node, there) };
        for person in before.unwrap_or_default().people {
            if !self.is_present(&person) {
                self.gone.insert(person, ids::now());
            }
        }
        self.tell_presence();
    }

    /// Tells the other nodes who follows the table here, when that changed.
    fn tell_nodes(&mut self) {
        let mut people: Vec<String> = self.ears.iter().filter_map(|ear| Some(ear.who.as_ref()?.id.clone())).collect();
        people.retain(|person| self.table.seat_of(person).is_some());
        people.sort();
        people.dedup();
        let there = There { people, spectators: self.spectators_here() };
        if there != self.told {
            self.hall.tell(&Word::There { table: self.id.clone(), there: there.clone() });
            self.told = there;
        }
    }

    fn spectators_here(&self) -> u32 {
        let seated = |ear: &&Ear| ear.who.as_ref().is_some_and(|who| self.table.seat_of(&who.id).is_some());
        (self.ears.len() - self.ears.iter().filter(seated).count()) as u32
    }

    /// Carries out a command; what was written is still to be shown.
    async fn order(&mut self, who: &Who, order: &Order) -> Refused<(Acknowledged, Option<Written>)> {
        if order.id.is_empty() || order.id.len() > 40 {
            return Err(Refusal::bad_message("the id of a command has 1 to 40 characters"));
        }
        let command = format!("{}/{}", who.id, order.id);
        if self.table.may_have_forgotten(order.answers)
            && let Some(acknowledged) = self.carried_out_long_ago(order, &command).await
        {
            return Ok((acknowledged, None));
        }
        for _ in 0..TRIES {
            if let Some(done) = self.table.done.iter().find(|done| done.command == command) {
                return Ok((self.acknowledged(order, done.version, done.moves), None));
            }
            if order.command == Command::Rematch {
                return Ok((self.rematch(who, order).await?, None));
            }
            let entries = self.decide(who, order)?;
            let n_entries = entries.len() as u32;
            match self.write(entries, Some(command.clone())).await {
                Ok(written) => {
                    return Ok((self.acknowledged(order, self.table.version, n_entries), Some(written)));
                }
                Err(StoreError::Conflict) => continue,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::unavailable())
    }

    fn decide(&self, who: &Who, order: &Order) -> Refused<Vec<Entry>> {
        let away_ms = self.hall.config.away_after_s as i64 * 1000;
        let is_away = |person: &str| {
            let since = self.gone.get(person).copied().unwrap_or(self.loaded_at);
            !self.is_present(person) && ids::now() - since >= away_ms
        };
        let asker = Asker { person: &who.id, name: &who.name, answers: order.answers, is_away: &is_away };
        orders::decide(&self.table, &asker, &order.command)
    }

    /// The acknowledgement of a command that the table no longer remembers, from the journal.
    async fn carried_out_long_ago(&self, order: &Order, command: &str) -> Option<Acknowledged> {
        let stored = self.hall.store.entry_of_command(&self.id, command).await.ok()??;
        let before = self.hall.store.journal(&self.id, stored.version - 33).await.ok()?;
        let same = |entry: &&StoredEntry| entry.command.as_deref() == Some(command);
        Some(self.acknowledged(order, stored.version, before.iter().filter(same).count() as u32))
    }

    fn acknowledged(&self, order: &Order, version: i64, entries: u32) -> Acknowledged {
        let moves = if matches!(order.command, Command::Play { .. }) { entries } else { 0 };
        let table = self.table.rematch.clone().filter(|_| order.command == Command::Rematch);
        Acknowledged { id: order.id.clone(), version, moves, table }
    }

    /// The first who asks makes the next table; the others sit down there.
    async fn rematch(&mut self, who: &Who, order: &Order) -> Refused<Acknowledged> {
        if self.table.phase != Phase::Over || self.table.seat_of(&who.id).is_none() {
            return Err(Refusal::not_now());
        }
        if self.table.rematch.is_none() {
            self.make_next_table(who, order).await?;
        }
        let next = self.table.rematch.clone().ok_or_else(Refusal::unavailable)?;
        // Who sits there already is refused, which is fine.
        let _ = self.order_at(&next, who, order, Command::Join { seat: None }).await;
        Ok(self.acknowledged(order, self.table.version, 0))
    }

    async fn make_next_table(&mut self, who: &Who, order: &Order) -> Refused<()> {
        let created = create::again(&self.table, &who.id, ids::code(), self.hall.config.draw_seed());
        let next = self.hall.create(created).await?.id;
        for _ in 0..TRIES {
            match self.happen(vec![Entry::Rematch { table: next.clone() }], None).await {
                // Another node wrote something else at the same moment.
                Err(StoreError::Conflict) if self.table.rematch.is_none() => continue,
                Err(StoreError::Conflict) => break,
                written => return Ok(written?),
            }
        }
        // Another node's table is the next one; nobody needs ours. Where bots alone were missing it plays already.
        let _ = self.order_at(&next, who, order, Command::Close).await;
        Ok(())
    }

    async fn order_at(&self, table: &str, who: &Who, order: &Order, command: Command) -> Refused<Acknowledged> {
        let order = Box::new(Order { id: order.id.clone(), answers: 0, command });
        let who = Arc::new(who.clone());
        self.hall.answer(table, |answer| Ask::Order { who, order, answer }).await
    }

    async fn bot_moved(&mut self, seat: Seat, version: i64, mv: String) {
        match self.thinking.get(&seat) {
            Some((thought, _)) if *thought == version => drop(self.thinking.remove(&seat)),
            _ => return,
        }
        let is_due = self.table.decided[seat.index()] == version && self.table.bots_to_act().contains(&seat);
        if is_due && let Err(error) = self.happen(vec![Entry::Moved { seat, mv }], None).await {
            tracing::debug!(table = self.id, %error, "the move of a bot was not needed");
        }
        self.after_change();
    }

    async fn check_clocks(&mut self) {
        let Some((at, seat)) = self.table.clocks.deadline(&self.table.running()) else { return };
        if ids::now() < at || !self.hall.is_back() {
            return;
        }
        if self.is_unsure {
            // What was not written may have been what the clock waited for.
            return if self.read_anew().await.is_err() {
                tokio::time::sleep(Duration::from_millis(200)).await
            };
        }
        if let Err(error) = self.happen(vec![Entry::TimedOut { seat }], None).await {
            tracing::warn!(table = self.id, %error, "a clock ran out, but that was not written");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Gives back the time in which nobody could move.
    async fn was_away(&mut self, since: i64) -> Refused<()> {
        let ms = self.table.clocks.unseen(since, ids::now());
        if ms == 0 || self.table.running().is_empty() {
            return Ok(());
        }
        Ok(self.happen(vec![Entry::Grace { ms }], None).await?)
    }

    /// Lets entries happen: in memory, then durably, and only then for everybody to see.
    async fn happen(&mut self, entries: Vec<Entry>, command: Option<String>) -> Result<(), StoreError> {
        let written = self.write(entries, command).await?;
        self.show(&written);
        Ok(())
    }

    /// Lets entries happen in memory, then durably.
    async fn write(&mut self, entries: Vec<Entry>, command: Option<String>) -> Result<Written, StoreError> {
        let (after, at) = (self.table.version, ids::now());
        let stored = entries.iter().map(|entry| NewEntry { command: command.clone(), entry: entry.to_json(), at });
        let stored: Vec<NewEntry> = stored.collect();
        let changes_members = entries.iter().any(Entry::changes_members);
        let was_over = self.table.phase == Phase::Over;
        let mut brought = Vec::with_capacity(entries.len());
        for entry in entries {
            let kind = entry.kind();
            match self.table.apply(entry, at) {
                Ok(one) => brought.push(one),
                Err(error) => {
                    tracing::error!(table = self.id, kind, %error, "an entry that was decided cannot happen");
                    self.is_unsure = true;
                    self.reload().await?;
                    return Err(StoreError::Unusable(error.to_string()));
                }
            }
            self.table.remember(command.clone());
        }
        let members = changes_members.then(|| self.table.people().map(|(_, person)| person.to_owned()).collect());
        let append = Append {
            table: self.id.clone(),
            version: after + 1,
            entries: stored,
            head: head::head(&self.table),
            members,
            new: None,
        };
        let started = Instant::now();
        if let Err(error) = self.hall.store.append(append).await {
            metrics::counter!("lusoria_appends_lost").increment(1);
            self.is_unsure = true;
            self.reload().await?;
            return Err(error);
        }
        metrics::histogram!("lusoria_append_seconds").record(started.elapsed().as_secs_f64());
        metrics::counter!("lusoria_entries").increment(brought.len() as u64);
        let ends = self.table.phase == Phase::Over && !was_over;
        Ok(Written { after, brought, changes_members, ends })
    }

    /// Shows everybody what was written, and lets follow what follows from it.
    fn show(&mut self, written: &Written) {
        self.broadcast(written.after, &written.brought);
        self.after_change();
        if written.changes_members {
            // Who watched may have a seat now.
            self.tell_nodes();
        }
        if written.ends {
            let (hall, id) = (self.hall.clone(), self.id.clone());
            tokio::spawn(async move { rating::settle(&hall, &id).await });
        }
    }

    /// The truth is in the journal: reads it anew and shows it to everybody.
    async fn reload(&mut self) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            match self.read_anew().await {
                Ok(()) => return Ok(()),
                Err(error) => tracing::warn!(table = self.id, %error, "the journal cannot be read; trying again"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Err(StoreError::Away)
    }

    async fn read_anew(&mut self) -> Result<(), LoadError> {
        self.table = load(&self.hall, &self.id).await?.ok_or(StoreError::Away)?;
        self.is_unsure = false;
        self.tell_nodes();
        self.show_all();
        self.after_change();
        Ok(())
    }

    /// Takes in what other nodes wrote.
    async fn refresh(&mut self) {
        let entries = match self.hall.store.journal(&self.id, self.table.version).await {
            Ok(entries) => entries,
            Err(error) => return tracing::warn!(table = self.id, %error, "news cannot be read"),
        };
        let after = self.table.version;
        let mut brought: Vec<Brought> = Vec::new();
        for stored in entries {
            let applied = read(&stored).and_then(|entry| self.table.apply(entry, stored.at));
            match applied {
                Ok(one) => brought.push(one),
                Err(error) => {
                    tracing::error!(table = self.id, %error, "news cannot be taken in");
                    let _ = self.reload().await;
                    return;
                }
            }
            self.table.remember(stored.command);
        }
        if !brought.is_empty() {
            self.broadcast(after, &brought);
            self.tell_nodes();
        }
        self.after_change();
    }

    fn broadcast(&mut self, after: i64, brought: &[Brought]) {
        let (presence, time) = (self.presence(), ids::now());
        // Those who only watch all get the same bytes.
        let mut for_strangers: Option<Utf8Bytes> = None;
        for ear in &self.ears {
            let person = ear.who.as_ref().map(|who| who.id.as_str());
            let build = || {
                let update = seen::update(&self.table, person, &presence, time, after, brought);
                text(&ToClient::Update { table: self.id.clone(), update: Box::new(update) })
            };
            let message = if person.is_none() { for_strangers.get_or_insert_with(build).clone() } else { build() };
            ear.outbox.send(message);
        }
    }

    fn show_all(&self) {
        let (presence, time) = (self.presence(), ids::now());
        for ear in &self.ears {
            let person = ear.who.as_ref().map(|who| who.id.as_str());
            let snapshot = Box::new(seen::snapshot(&self.table, person, &presence, time));
            ear.outbox.send(text(&ToClient::Snapshot { table: self.id.clone(), snapshot }));
        }
    }

    fn presence(&self) -> Presence {
        let mut thinking: Vec<Seat> = self.thinking.keys().copied().collect();
        thinking.sort();
        let elsewhere: u32 = self.elsewhere.values().map(|there| there.spectators).sum();
        Presence {
            present: self.table.people().filter(|(_, person)| self.is_present(person)).map(|(seat, _)| seat).collect(),
            thinking,
            spectators: self.spectators_here() + elsewhere,
        }
    }

    fn tell_presence(&self) {
        if self.ears.is_empty() {
            return;
        }
        let message = text(&ToClient::Presence { table: self.id.clone(), presence: self.presence() });
        self.ears.iter().for_each(|ear| ear.outbox.send(message.clone()));
    }

    /// Lets bots think whose decision it is, and stops those whose decision it no longer is.
    fn after_change(&mut self) {
        let due = self.table.bots_to_act();
        let decided = &self.table.decided;
        self.thinking.retain(|seat, (version, _)| due.contains(seat) && decided[seat.index()] == *version);
        if !self.hall.is_runner(&self.id) {
            // A node that dies is noticed by the others within the sweep.
            return;
        }
        let began = self.thinking.len();
        for seat in due {
            if !self.thinking.contains_key(&seat) {
                self.think(seat);
            }
        }
        if self.thinking.len() > began {
            self.tell_presence();
        }
    }

    fn think(&mut self, seat: Seat) {
        let (Some(game), Some(level)) = (&self.table.game, self.table.bot_of(seat)) else { return };
        let Ok(level) = level.parse() else { return tracing::error!(table = self.id, "a bot has no level") };
        let version = self.table.decided[seat.index()];
        // A stream of its own: what a bot draws tells nothing about the deal.
        let purpose = format!("bot {seat} {version}");
        let key = self.table.seed.stream(&purpose).bytes();
        let (sender, pause, handle) =
            (self.sender.clone(), self.hall.config.bot_pause(), tokio::runtime::Handle::current());
        let answer = move |mv: String| {
            // Not on the thread of the pool: other bots wait for it.
            handle.spawn(async move {
                tokio::time::sleep(pause).await;
                if let Some(sender) = sender.upgrade() {
                    let _ = sender.send(Ask::BotMoved { seat, version, mv }).await;
                }
            });
        };
        let for_people = self.table.people().next().is_some();
        let whose = Whose { owner: self.table.info.host.clone(), for_people };
        let thinking = self.hall.bots.think(whose, game.fork(), seat, level, key, answer);
        self.thinking.insert(seat, (version, thinking));
    }

    fn hint_question(&self, person: &str) -> Refused<HintQuestion> {
        let seat = self.table.seat_of(person).ok_or_else(Refusal::not_yours)?;
        if !self.table.info.hints {
            return Err(Refusal::not_now());
        }
        let game = self.table.game.as_ref().ok_or_else(Refusal::not_now)?;
        if !self.table.running().contains(&seat) {
            return Err(Refusal::not_now());
        }
        Ok(HintQuestion { game: game.fork(), seat, version: self.table.version })
    }

    fn question(&self, person: &str, question: &Question) -> Refused<Answer> {
        match question {
            Question::Preview { lines, then } => {
                let depth = if *then { Depth::Table } else { Depth::Events };
                let previews = seen::previews(&self.table, person, lines, depth)?;
                Ok(Answer::Previews { version: self.table.version, previews })
            }
        }
    }

    fn record(&self) -> Refused<String> {
        let game = self.table.game.as_ref().filter(|_| self.table.phase == Phase::Over);
        Ok(game.ok_or_else(Refusal::not_now)?.record(&self.table.names()).to_toml())
    }

    fn fairness(&self) -> Refused<Fairness> {
        let game = self.table.game.as_ref().filter(|_| self.table.phase == Phase::Over);
        let record = game.ok_or_else(Refusal::not_now)?.record(&self.table.names());
        let problem = self.table.entry.face.replay(&record).err().map(|error| error.to_string());
        let fits = self.table.seed.commitment() == self.table.info.commitment;
        Ok(Fairness {
            commitment: self.table.info.commitment.clone(),
            seed: self.table.seed.to_string(),
            verified: fits && problem.is_none(),
            problem,
        })
    }
}

/// Whoever came at the last moment, or followed the table when a fault of ours ended the task, must not wait for news that
/// never come: the connection ends, and is made again.
impl Drop for Actor {
    fn drop(&mut self) {
        self.ears.iter().for_each(|ear| ear.outbox.give_up());
    }
}
