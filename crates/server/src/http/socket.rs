//! The WebSocket: one connection follows any number of tables and the lobby.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use lusoria_protocol::PROTOCOL;
use lusoria_protocol::question::{Answer, Question};
use lusoria_protocol::socket::{ToClient, ToServer};
use tokio::sync::broadcast;
use tokio::time::Instant;

use super::caller::{Address, Maybe};
use super::{Shared, tables};
use crate::ids;
use crate::limits::Bucket;
use crate::outbox::{self, Waiting};
use crate::people::Known;
use crate::refusal::{Refusal, Refused};
use crate::table::actor::{Ask, Ear, Who, text};

/// The largest message of a client, in bytes.
const LARGEST: usize = 16 * 1024;
/// What is read at once, in bytes; every connection keeps that much. Clients send little.
const READ_BUFFER: usize = 2 * 1024;
/// How long a client may take to accept a message.
const SEND_TIME: Duration = Duration::from_secs(20);
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
    Address(address): Address,
    Maybe(known): Maybe,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(READ_BUFFER)
        .on_upgrade(move |socket| async move { Box::pin(Connection::new(shared, address, known).run(socket)).await })
}

struct Connection {
    shared: Arc<Shared>,
    ear: Ear,
    waiting: Waiting,
    /// The hash of the secret that says who is connected.
    session: Option<String>,
    tables: HashSet<String>,
    address: IpAddr,
    bucket: Option<Bucket>,
    lobby: Option<String>,
    heard: Instant,
}

/// Why a connection ends.
enum End {
    Closed,
    Goodbye,
    /// The session ended: whoever is there is nobody we know.
    LoggedOut,
}

impl Connection {
    fn new(shared: Arc<Shared>, address: IpAddr, known: Option<Known>) -> Connection {
        let (outbox, waiting) = outbox::outbox();
        let connection = NEXT.fetch_add(1, Ordering::Relaxed);
        let config = &shared.hall.config;
        let bucket = (config.rate > 0).then(|| Bucket::new(f64::from(config.rate), config.burst));
        let who = known.as_ref().map(|known| Arc::new(Who::from(&known.person)));
        let session = known.map(|known| ids::hashed(&known.secret));
        let ear = Ear { connection, who, outbox };
        let (tables, heard) = (HashSet::new(), Instant::now());
        Connection { shared, ear, waiting, session, tables, address, bucket, lobby: None, heard }
    }

    async fn run(mut self, mut socket: WebSocket) {
        metrics::gauge!("lusoria_sockets").increment(1.0);
        // Held to the end: the server waits for those who still listen.
        let mut goodbye = self.shared.hall.goodbye();
        match self.talk(&mut socket, &mut goodbye).await {
            End::Closed => {}
            End::Goodbye => drop(say(&mut socket, text(&ToClient::Goodbye)).await),
            End::LoggedOut => drop(refuse(&mut socket, Refusal::not_known()).await),
        }
        let _ = send(&mut socket, Message::Close(None)).await;
        for table in std::mem::take(&mut self.tables) {
            self.shared.hall.unwatch(&table, self.ear.connection).await;
        }
        metrics::gauge!("lusoria_sockets").decrement(1.0);
    }

    async fn talk(&mut self, socket: &mut WebSocket, goodbye: &mut broadcast::Receiver<()>) -> End {
        let mut ended = self.shared.hall.ended_sessions();
        // It may have ended while the socket was opened.
        if !self.is_logged_in().await {
            return End::LoggedOut;
        }
        let me = self.ear.who.as_ref().map(|who| who.id.clone());
        if !say(socket, text(&ToClient::Welcome { protocol: PROTOCOL, me })).await {
            return End::Closed;
        }
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
        let mut lobby = tokio::time::interval(LOBBY);
        loop {
            let goes_on = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(message)) => self.hear(socket, message).await,
                    _ => false,
                },
                message = self.waiting.next() => match message {
                    Some(message) => say(socket, message).await,
                    None => false,
                },
                _ = goodbye.recv() => return End::Goodbye,
                person = ended.recv() => {
                    let is_mine = |person: String| self.ear.who.as_ref().is_some_and(|who| who.id == person);
                    // Too many at once to be told of each: better to look.
                    if person.map_or(true, is_mine) && !self.is_logged_in().await {
                        return End::LoggedOut;
                    }
                    true
                },
                _ = lobby.tick(), if self.lobby.is_some() => self.tell_lobby(socket).await,
                _ = ping.tick() => {
                    self.heard.elapsed() < SILENCE && send(socket, Message::Ping(Default::default())).await
                }
            };
            if !goes_on {
                return if self.shared.hall.is_closing() { End::Goodbye } else { End::Closed };
            }
        }
    }

    /// Whether the session still holds; a stranger has none that could end.
    async fn is_logged_in(&self) -> bool {
        let Some(session) = &self.session else { return true };
        // A database that does not answer logs nobody out.
        !matches!(self.shared.hall.store.session(session, ids::now()).await, Ok(None))
    }

    /// Takes a message; tells whether the connection goes on.
    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> bool {
        self.heard = Instant::now();
        // Whatever it is, it takes our time.
        if self.bucket.as_mut().is_some_and(|bucket| !bucket.take(1.0)) {
            // Told once, then the connection ends: whoever floods does not read answers.
            let _ = refuse(socket, Refusal::too_much()).await;
            return false;
        }
        let sent = match message {
            Message::Text(sent) => sent,
            Message::Binary(_) => return refuse(socket, Refusal::bad_message("messages are text")).await,
            Message::Ping(_) | Message::Pong(_) => return true,
            Message::Close(_) => return false,
        };
        let message = match serde_json::from_str::<ToServer>(&sent) {
            Ok(message) => message,
            Err(error) => return refuse(socket, Refusal::bad_message(error)).await,
        };
        if !self.shared.limits.allow(self.address, 1.0) {
            let (table, id) = match message {
                ToServer::Order { table, order } => (Some(table), Some(order.id)),
                ToServer::Ask { table, id, .. } => (Some(table), Some(id)),
                ToServer::Watch { table, .. } | ToServer::Unwatch { table } => (Some(table), None),
                ToServer::Lobby { .. } | ToServer::Ping { .. } => (None, None),
            };
            return refuse_about(socket, table, id, Refusal::too_much()).await;
        }
        match message {
            ToServer::Watch { table, since } => match self.watch(&table, since).await {
                Ok(()) => true,
                Err(refusal) => refuse_about(socket, Some(table), None, refusal).await,
            },
            ToServer::Unwatch { table } => {
                self.tables.remove(&table);
                self.shared.hall.unwatch(&table, self.ear.connection).await;
                true
            }
            ToServer::Order { table, order } => {
                let id = order.id.clone();
                let answer = match self.ear.who.clone() {
                    Some(who) => self.shared.hall.order(&table, who, order).await,
                    None => Err(Refusal::not_known()),
                };
                match answer {
                    Ok(acknowledged) => say(socket, text(&ToClient::Acknowledged { table, acknowledged })).await,
                    Err(refusal) => refuse_about(socket, Some(table), Some(id), refusal).await,
                }
            }
            ToServer::Ask { table, id, question } => match self.ask(&table, question).await {
                Ok(answer) => say(socket, text(&ToClient::Answer { table, id, answer })).await,
                Err(refusal) => refuse_about(socket, Some(table), Some(id), refusal).await,
            },
            ToServer::Lobby { on } => {
                self.lobby = on.then(String::new);
                true
            }
            ToServer::Ping { nonce } => say(socket, text(&ToClient::Pong { nonce })).await,
        }
    }

    async fn ask(&self, table: &str, question: Question) -> Refused<Answer> {
        let person = self.ear.who.as_ref().ok_or_else(Refusal::not_known)?.id.clone();
        self.shared.hall.answer(table, |answer| Ask::Question { person, question, answer }).await
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
    send(socket, Message::Text(message)).await
}

/// Sends a message; who does not take it in time is not waited for.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(SEND_TIME, socket.send(message)).await, Ok(Ok(())))
}

async fn refuse(socket: &mut WebSocket, refusal: Refusal) -> bool {
    refuse_about(socket, None, None, refusal).await
}

async fn refuse_about(socket: &mut WebSocket, table: Option<String>, id: Option<String>, refusal: Refusal) -> bool {
    say(socket, text(&ToClient::Refused { table, id, problem: refusal.into_problem() })).await
}
