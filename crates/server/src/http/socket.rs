//! The WebSocket: one connection follows any number of tables and the lobby.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use lusoria_protocol::PROTOCOL;
use lusoria_protocol::socket::{ToClient, ToServer};
use tokio::sync::{Notify, broadcast, mpsc};
use tokio::time::Instant;

use super::caller::Maybe;
use super::{Shared, tables};
use crate::limits::Bucket;
use crate::refusal::{Refusal, Refused};
use crate::table::actor::{Ask, Ear, Who, text};

/// The largest message of a client, in bytes.
const LARGEST: usize = 16 * 1024;
/// How many messages may wait for a slow client before its connection is closed.
const WAITING: usize = 64;
/// How often a sign of life is asked for, and how long without one a connection lasts.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// How often the lobby is told.
const LOBBY: Duration = Duration::from_secs(1);
/// The most tables one connection follows.
const MOST_TABLES: usize = 64;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Opens a socket for whoever the cookie says, or for a stranger who can only watch.
pub(crate) async fn open(
    State(shared): State<Arc<Shared>>,
    Maybe(known): Maybe,
    upgrade: WebSocketUpgrade,
) -> Response {
    let who = known.map(|known| Arc::new(Who::from(&known.person)));
    upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(move |socket| async move { Box::pin(Connection::new(shared, who).run(socket)).await })
}

struct Connection {
    shared: Arc<Shared>,
    ear: Ear,
    waiting: mpsc::Receiver<Utf8Bytes>,
    tables: HashSet<String>,
    bucket: Option<Bucket>,
    lobby: Option<String>,
    heard: Instant,
}

/// Why a connection ends.
enum End {
    Closed,
    Goodbye,
}

impl Connection {
    fn new(shared: Arc<Shared>, who: Option<Arc<Who>>) -> Connection {
        let (messages, waiting) = mpsc::channel(WAITING);
        let connection = NEXT.fetch_add(1, Ordering::Relaxed);
        let config = &shared.hall.config;
        let bucket = (config.rate > 0).then(|| Bucket::new(config.rate, config.burst));
        let ear = Ear { connection, who, messages, overflow: Arc::new(Notify::new()) };
        Connection { shared, ear, waiting, tables: HashSet::new(), bucket, lobby: None, heard: Instant::now() }
    }

    async fn run(mut self, mut socket: WebSocket) {
        metrics::gauge!("lusoria_sockets").increment(1.0);
        let goodbye = self.shared.hall.goodbye();
        if let End::Goodbye = self.talk(&mut socket, goodbye).await {
            let _ = socket.send(Message::Text(text(&ToClient::Goodbye))).await;
            let _ = socket.send(Message::Close(None)).await;
        }
        for table in std::mem::take(&mut self.tables) {
            let _ = self.shared.hall.ask(&table, Ask::Unwatch { connection: self.ear.connection }).await;
        }
        metrics::gauge!("lusoria_sockets").decrement(1.0);
    }

    async fn talk(&mut self, socket: &mut WebSocket, mut goodbye: broadcast::Receiver<()>) -> End {
        let me = self.ear.who.as_ref().map(|who| who.id.clone());
        if !say(socket, text(&ToClient::Welcome { protocol: PROTOCOL, me })).await {
            return End::Closed;
        }
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
        let mut lobby = tokio::time::interval(LOBBY);
        let overflow = self.ear.overflow.clone();
        loop {
            let goes_on = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(message)) => self.hear(socket, message).await,
                    _ => false,
                },
                Some(message) = self.waiting.recv() => say(socket, message).await,
                () = overflow.notified() => false,
                _ = goodbye.recv() => return End::Goodbye,
                _ = lobby.tick(), if self.lobby.is_some() => self.tell_lobby(socket).await,
                _ = ping.tick() => {
                    self.heard.elapsed() < SILENCE && socket.send(Message::Ping(Default::default())).await.is_ok()
                }
            };
            if !goes_on {
                return if self.shared.hall.is_closing() { End::Goodbye } else { End::Closed };
            }
        }
    }

    /// Takes a message; tells whether the connection goes on.
    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> bool {
        self.heard = Instant::now();
        let sent = match message {
            Message::Text(sent) => sent,
            Message::Binary(_) => return refuse(socket, Refusal::bad_message("messages are text")).await,
            Message::Ping(_) | Message::Pong(_) => return true,
            Message::Close(_) => return false,
        };
        if self.bucket.as_mut().is_some_and(|bucket| !bucket.take(1.0)) {
            // Told once, then the connection ends: whoever floods does not read answers.
            let _ = refuse(socket, Refusal::too_much()).await;
            return false;
        }
        let message = match serde_json::from_str::<ToServer>(&sent) {
            Ok(message) => message,
            Err(error) => return refuse(socket, Refusal::bad_message(error)).await,
        };
        match message {
            ToServer::Watch { table, since } => match self.watch(&table, since).await {
                Ok(()) => true,
                Err(refusal) => refuse_about(socket, Some(table), None, refusal).await,
            },
            ToServer::Unwatch { table } => {
                self.tables.remove(&table);
                let _ = self.shared.hall.ask(&table, Ask::Unwatch { connection: self.ear.connection }).await;
                true
            }
            ToServer::Order { table, order } => {
                let id = order.id.clone();
                let answer = match self.ear.who.clone() {
                    Some(who) => {
                        let order = Box::new(order);
                        self.shared.hall.answer(&table, |answer| Ask::Order { who, order, answer }).await
                    }
                    None => Err(Refusal::not_known()),
                };
                match answer {
                    Ok(acknowledged) => say(socket, text(&ToClient::Acknowledged { table, acknowledged })).await,
                    Err(refusal) => refuse_about(socket, Some(table), Some(id), refusal).await,
                }
            }
            ToServer::Lobby { on } => {
                self.lobby = on.then(String::new);
                true
            }
            ToServer::Ping { nonce } => say(socket, text(&ToClient::Pong { nonce })).await,
        }
    }

    async fn watch(&mut self, table: &str, since: Option<i64>) -> Refused<()> {
        if self.tables.len() >= MOST_TABLES && !self.tables.contains(table) {
            return Err(Refusal::too_much());
        }
        self.tables.insert(table.to_owned());
        self.shared.hall.ask(table, Ask::Watch { ear: self.ear.clone(), since }).await
    }

    /// Tells the lobby when it changed.
    async fn tell_lobby(&mut self, socket: &mut WebSocket) -> bool {
        let person = self.ear.who.as_ref().map(|who| who.id.as_str());
        let Ok(tables) = tables::listed_lately(&self.shared, person).await else { return true };
        let message = text(&ToClient::Lobby { tables });
        if self.lobby.as_deref() == Some(message.as_str()) {
            return true;
        }
        self.lobby = Some(message.to_string());
        say(socket, message).await
    }
}

async fn say(socket: &mut WebSocket, message: Utf8Bytes) -> bool {
    socket.send(Message::Text(message)).await.is_ok()
}

async fn refuse(socket: &mut WebSocket, refusal: Refusal) -> bool {
    refuse_about(socket, None, None, refusal).await
}

async fn refuse_about(socket: &mut WebSocket, table: Option<String>, id: Option<String>, refusal: Refusal) -> bool {
    say(socket, text(&ToClient::Refused { table, id, problem: refusal.into_problem() })).await
}
