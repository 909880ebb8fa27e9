//! A server in the test's own process, and clients that speak to it as strangers do.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use lusoria_core::Rng;
use lusoria_protocol::command::{Acknowledged, Command, Order};
use lusoria_protocol::people::Me;
use lusoria_protocol::problem::{Problem, ProblemCode};
use lusoria_protocol::question::Question;
use lusoria_protocol::socket::{ToClient, ToServer};
use lusoria_protocol::state::{Now, Snapshot};
use lusoria_protocol::table::{Phase, TableRef};
use lusoria_server::{Config, Deps, Server};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long anything may take before a test gives up; the machine may be busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Settings for tests: no limits, no pauses.
pub(crate) fn config(db: &str) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        db: db.to_owned(),
        bot_pause_ms: 0,
        rate: 0,
        all_games: true,
        away_after_s: 0,
        connections_per_address: 20_000,
        tables_per_person: 0,
        ..Config::default()
    }
}

/// A server in this process.
pub(crate) struct Running {
    pub(crate) addr: SocketAddr,
    pub(crate) deps: Deps,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(config: Config) -> Running {
        let server = Server::bind(config).await.unwrap();
        let (addr, deps) = (server.addr(), server.deps());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async { drop(stopped.await) }));
        Running { addr, deps, stop: Some(stop), task }
    }

    pub(crate) async fn in_memory() -> Running {
        Running::start(config("memory")).await
    }

    /// Stops as a signal would.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        tokio::time::timeout(PATIENCE, &mut self.task).await.unwrap().unwrap();
    }
}

/// An answer over HTTP.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn read<T: DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, 200, "{}", self.body);
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    #[track_caller]
    pub(crate) fn problem(&self) -> Problem {
        assert!(self.status >= 400, "{} {}", self.status, self.body);
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

/// One request on a connection of its own.
pub(crate) async fn http(addr: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.unwrap().unwrap();
    let text = String::from_utf8(answer).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = if head.to_lowercase().contains("transfer-encoding: chunked") { unchunk(body) } else { body.to_owned() };
    Answer { status, head: head.to_owned(), body }
}

fn unchunk(mut rest: &str) -> String {
    let mut body = String::new();
    while let Some((size, tail)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        body.push_str(&tail[..size]);
        rest = tail[size..].trim_start_matches("\r\n");
    }
    body
}

/// A person with a cookie.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) addr: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) me: Me,
}

impl Guest {
    pub(crate) async fn new(addr: SocketAddr) -> Guest {
        let answer = http(addr, "POST", "/api/guest", "Content-Type: application/json\r\n", "{}").await;
        Guest { addr, cookie: cookie(&answer), me: answer.read() }
    }

    /// The same person at another node.
    pub(crate) fn at(&self, addr: SocketAddr) -> Guest {
        Guest { addr, ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        http(self.addr, "GET", path, &self.headers(), "").await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        http(self.addr, "POST", path, &self.headers(), &body.to_string()).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: Value) -> Answer {
        http(self.addr, method, path, &self.headers(), &body.to_string()).await
    }

    fn headers(&self) -> String {
        format!("Content-Type: application/json\r\nCookie: {}\r\n", self.cookie)
    }

    /// A table of a game: the asker, then the others (`open` or a level).
    pub(crate) async fn table(&self, game: &str, others: &[&str]) -> TableRef {
        self.table_with(game, others, json!({})).await
    }

    pub(crate) async fn table_with(&self, game: &str, others: &[&str], more: Value) -> TableRef {
        let seat = |text: &&str| match *text {
            "open" => json!({"kind": "open"}),
            level => json!({"kind": "bot", "level": level}),
        };
        let seats: Vec<Value> = std::iter::once(json!({"kind": "me"})).chain(others.iter().map(seat)).collect();
        let mut body = json!({"game": game, "seats": seats});
        for (key, value) in more.as_object().unwrap() {
            body[key] = value.clone();
        }
        self.post("/api/tables", body).await.read()
    }

    pub(crate) async fn order(&self, table: &str, id: &str, answers: i64, command: Command) -> Answer {
        let order = Order { id: id.to_owned(), answers, command };
        self.post(&format!("/api/tables/{table}/orders"), serde_json::to_value(order).unwrap()).await
    }

    pub(crate) async fn look(&self, table: &str) -> Snapshot {
        self.get(&format!("/api/tables/{table}")).await.read()
    }

    pub(crate) async fn socket(&self) -> Socket {
        Socket::open(self.addr, Some(&self.cookie)).await.unwrap()
    }
}

pub(crate) fn cookie(answer: &Answer) -> String {
    let line = answer.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:")).expect("a cookie");
    line.split_once(':').unwrap().1.split(';').next().unwrap().trim().to_owned()
}

/// An open WebSocket that keeps every byte it was sent.
pub(crate) struct Socket {
    stream: tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>,
    pub(crate) heard: Vec<String>,
    n_orders: u32,
    /// Tells the commands of this connection from those of others.
    number: u32,
}

static NEXT: AtomicU32 = AtomicU32::new(0);

impl Socket {
    pub(crate) async fn open(addr: SocketAddr, cookie: Option<&str>) -> Option<Socket> {
        let mut request = format!("ws://{addr}/api/socket").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Some(Socket { stream, heard: Vec::new(), n_orders: 0, number })
    }

    pub(crate) async fn say(&mut self, message: &ToServer) -> Option<()> {
        self.say_text(serde_json::to_string(message).unwrap()).await
    }

    pub(crate) async fn say_text(&mut self, text: String) -> Option<()> {
        self.stream.send(Message::text(text)).await.ok()
    }

    pub(crate) async fn say_frame(&mut self, frame: Message) -> Option<()> {
        self.stream.send(frame).await.ok()
    }

    /// The next message; nothing when the connection is over.
    pub(crate) async fn hear(&mut self) -> Option<ToClient> {
        let text = self.hear_text().await?;
        let read = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.heard.push(text);
        Some(read)
    }

    /// The next message as it was sent; not kept.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message in time");
            match message?.ok()? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Follows a table and returns the first snapshot or update.
    pub(crate) async fn watch(&mut self, table: &str) -> Option<Now> {
        self.say(&ToServer::Watch { table: table.to_owned(), since: None }).await?;
        self.next_now().await
    }

    /// The next present of a table.
    pub(crate) async fn next_now(&mut self) -> Option<Now> {
        loop {
            match self.hear().await? {
                ToClient::Snapshot { snapshot, .. } => return Some(snapshot.now),
                ToClient::Update { update, .. } => return Some(update.now),
                ToClient::Refused { problem, .. } if problem.code == ProblemCode::NotFound => panic!("{problem:?}"),
                _ => {}
            }
        }
    }

    /// Sends a command and waits for what becomes of it; passes by everything else but the newest present.
    pub(crate) async fn order(
        &mut self,
        table: &str,
        answers: i64,
        command: Command,
    ) -> Option<(Result<Acknowledged, Problem>, Option<Now>)> {
        self.n_orders += 1;
        let order = Order { id: format!("{}-{}", self.number, self.n_orders), answers, command };
        self.repeat(table, order).await
    }

    pub(crate) async fn repeat(
        &mut self,
        table: &str,
        order: Order,
    ) -> Option<(Result<Acknowledged, Problem>, Option<Now>)> {
        let id = order.id.clone();
        self.say(&ToServer::Order { table: table.to_owned(), order }).await?;
        let mut newest = None;
        loop {
            match self.hear().await? {
                ToClient::Acknowledged { acknowledged, .. } if acknowledged.id == id => {
                    return Some((Ok(acknowledged), newest));
                }
                ToClient::Refused { id: Some(refused), problem, .. } if refused == id => {
                    return Some((Err(problem), newest));
                }
                ToClient::Snapshot { snapshot, .. } => newest = Some(snapshot.now),
                ToClient::Update { update, .. } => newest = Some(update.now),
                _ => {}
            }
        }
    }

    /// Asks what lines of moves would bring; passes by everything else.
    pub(crate) async fn ask(
        &mut self,
        table: &str,
        lines: Vec<Vec<String>>,
    ) -> Result<lusoria_protocol::question::Answer, Problem> {
        self.n_orders += 1;
        let id = format!("q{}-{}", self.number, self.n_orders);
        let question = Question::Preview { lines, then: true };
        self.say(&ToServer::Ask { table: table.to_owned(), id: id.clone(), question }).await.unwrap();
        loop {
            match self.hear().await.unwrap() {
                ToClient::Answer { id: answered, answer, .. } if answered == id => return Ok(answer),
                ToClient::Refused { id: Some(refused), problem, .. } if refused == id => return Err(problem),
                _ => {}
            }
        }
    }

    /// Plays random moves until the game is over; returns the last present.
    pub(crate) async fn play_to_the_end(&mut self, table: &str, rng: &mut Rng) -> Option<Now> {
        let mut now = self.watch(table).await?;
        while now.phase != Phase::Over {
            now = match random_move(&now, rng) {
                None => self.next_now().await?,
                Some(command) => match self.order(table, now.version, command).await? {
                    (Ok(_), Some(newest)) => newest,
                    (Ok(_), None) => self.next_now().await?,
                    (Err(problem), newest) => {
                        assert_eq!(problem.code, ProblemCode::Stale, "{problem:?}");
                        match newest {
                            Some(newest) => newest,
                            None => self.next_now().await?,
                        }
                    }
                },
            };
        }
        Some(now)
    }
}

/// A random one of the moves on offer.
pub(crate) fn random_move(now: &Now, rng: &mut Rng) -> Option<Command> {
    if now.legal.is_empty() {
        return None;
    }
    Some(Command::Play { moves: vec![now.legal[rng.index(now.legal.len())].notation.clone()] })
}
