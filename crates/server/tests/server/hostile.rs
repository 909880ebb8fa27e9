//! Whatever strangers send: a clear error, no panic, no effect on others.

use lusoria_core::Rng;
use lusoria_protocol::command::Command;
use lusoria_protocol::problem::ProblemCode;
use lusoria_protocol::socket::ToClient;
use lusoria_protocol::state::Watcher;
use lusoria_server::Config;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Guest, PATIENCE, Running, Socket, config, http};
use crate::crash::Process;

const JSON: &str = "Content-Type: application/json\r\n";

fn is_long() -> bool {
    std::env::var_os("LUSORIA_SOAK").is_some()
}

/// Texts that are nearly messages, and texts that are not.
fn mutated(samples: &[String], rng: &mut Rng) -> String {
    let mut bytes = samples[rng.index(samples.len())].clone().into_bytes();
    for _ in 0..=rng.below(4) {
        let at = rng.index(bytes.len());
        match rng.below(4) {
            0 => bytes[at] = rng.below(256) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, b"{}[]\",:0x\\"[rng.index(10)]),
            _ => bytes.truncate(at.max(1)),
        }
        if bytes.is_empty() {
            bytes.push(b'"');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mutated_messages_are_refused_and_tables_go_on() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    let table = guest.table("micatio", &["random"]).await;
    let now = guest.look(&table.id).await.now;
    let mv = &now.legal[0].notation;
    let order = |command: serde_json::Value| json!({"id": "1", "answers": now.version, "command": command});
    let samples: Vec<String> = [
        json!({"kind": "watch", "table": table.id, "since": 3}),
        json!({"kind": "lobby", "on": true}),
        json!({"kind": "order", "table": table.id, "order": order(json!({"kind": "play", "moves": [mv, "pass"]}))}),
        json!({"kind": "order", "table": table.id, "order": order(json!({"kind": "stand-in", "seat": "A", "level": "random"}))}),
        json!({"kind": "order", "table": table.id, "order": order(json!({"kind": "mute", "person": "x", "on": true}))}),
    ]
    .iter()
    .map(ToString::to_string)
    .collect();
    let mut rng = Rng::from_number(11);
    let mut socket = guest.socket().await;
    for round in 0..if is_long() { 20_000 } else { 400 } {
        socket.say_text(mutated(&samples, &mut rng)).await.expect("the connection stays");
        let ping = json!({"kind": "ping", "nonce": round});
        socket.say_text(ping.to_string()).await.unwrap();
        while !matches!(socket.hear().await.expect("an answer"), ToClient::Pong { nonce } if nonce == round) {}
        socket.heard.clear();
    }
    let other = Guest::new(server.addr).await;
    let fresh = other.table("micatio", &["random"]).await;
    other.socket().await.play_to_the_end(&fresh.id, &mut rng).await.unwrap();
    let metrics = http(server.addr, "GET", "/metrics", "", "").await;
    assert!(!metrics.body.contains("lusoria_panics"), "{}", metrics.body);
    server.stop().await;
}

/// Every request with a body, and those whose address is more than a word.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mutated_requests_are_carried_out_or_refused() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    let table = guest.table("micatio", &["random"]).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]);
    let clock = json!({"kind": "real-time", "seconds": 60, "increment": 5});
    let new = json!({"game": "micatio", "seats": seats, "options": {"goal": 3}, "clock": clock, "listed": true});
    let say = json!({"id": "1", "answers": 1, "command": {"kind": "say", "text": "salve"}});
    let bodies = [
        ("POST", "/api/tables".to_owned(), new),
        ("POST", format!("/api/tables/{}/orders", table.id), say),
        ("POST", format!("/api/tables/{}/branch", table.id), json!({"ply": 1, "seat": "A", "level": "random"})),
        ("POST", "/api/guest".to_owned(), json!({"name": "Varro", "lang": "pl"})),
        ("PATCH", "/api/me".to_owned(), json!({"name": "Varro", "lang": "pl", "settings": {"dark": true}})),
        ("POST", "/api/account".to_owned(), json!({"name": "Livia", "password": "short"})),
        ("POST", "/api/login".to_owned(), json!({"name": "Livia", "password": "not this one"})),
        ("POST", "/api/password".to_owned(), json!({"old": "not this one", "new": "nor that one"})),
    ];
    let paths = [
        format!("/api/tables/{}/moments?from=0&to=3&viewer=A", table.id),
        "/api/tables?game=micatio&phase=playing".to_owned(),
        format!("/api/people/{}/history?before=77", guest.me.id),
        "/api/ranking/micatio/2?with_bots=true".to_owned(),
        format!("/api/codes/{}", table.code),
        "/api/games/micatio/names".to_owned(),
        "/api/messages/pl".to_owned(),
    ];
    let headers = format!("{JSON}Cookie: {}\r\n", guest.cookie);
    let mut rng = Rng::from_number(12);
    let mut refused = 0;
    for _ in 0..if is_long() { 1_000 } else { 25 } {
        for (method, path, sample) in &bodies {
            let body = mutated(&[sample.to_string()], &mut rng);
            let answer = http(server.addr, method, path, &headers, &body).await;
            assert!((200..500).contains(&answer.status), "{path} {body}: {} {}", answer.status, answer.body);
            refused += usize::from(answer.status >= 400);
            if answer.status >= 400 {
                answer.problem();
            }
        }
        for path in &paths {
            // What stands in the first line of a request has no spaces and no control characters.
            let path: String =
                mutated(std::slice::from_ref(path), &mut rng).chars().filter(char::is_ascii_graphic).collect();
            let answer = http(server.addr, "GET", &path, &headers, "").await;
            assert!((200..500).contains(&answer.status), "{path}: {} {}", answer.status, answer.body);
        }
    }
    assert!(refused > bodies.len(), "{refused}");
    let metrics = http(server.addr, "GET", "/metrics", "", "").await;
    assert!(!metrics.body.contains("lusoria_panics"), "{}", metrics.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_with_a_table_id_only_watch() {
    let server = Running::in_memory().await;
    let (ann, eve) = (Guest::new(server.addr).await, Guest::new(server.addr).await);
    let table = ann.table("micatio", &["random"]).await.id;
    let (mine, hers) = (ann.look(&table).await.now, eve.look(&table).await.now);
    assert_eq!(hers.viewer, Watcher::Spectator);
    assert!(hers.legal.is_empty() && hers.view != mine.view);
    let mv = Command::Play { moves: vec![mine.legal[0].notation.clone()] };
    for command in [mv, Command::Undo, Command::Resign, Command::Pause, Command::AnswerUndo { consent: true }] {
        let answer = eve.order(&table, "x", mine.version, command).await;
        assert_eq!(answer.problem().code, ProblemCode::NotYours);
    }
    for path in ["record", "fairness"] {
        assert_eq!(eve.get(&format!("/api/tables/{table}/{path}")).await.problem().code, ProblemCode::NotNow);
    }
    for viewer in ["A", "B", "referee"] {
        let answer = eve.get(&format!("/api/tables/{table}/moments?viewer={viewer}")).await;
        assert_eq!(answer.problem().code, ProblemCode::NotYours, "{viewer}");
    }
    let without = http(server.addr, "POST", &format!("/api/tables/{table}/orders"), JSON, "{}").await;
    assert_eq!(without.problem().code, ProblemCode::NotKnown);
    let forged = Guest { cookie: format!("lusoria={}", "0".repeat(64)), ..ann.clone() };
    assert_eq!(forged.get("/api/me").await.status, 401);
    assert_eq!(eve.get("/api/tables/no-such-table").await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn large_and_foreign_requests_are_refused() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    let large = guest.post("/api/tables", json!({"game": "x".repeat(100_000), "seats": []})).await;
    assert_eq!((large.status, large.problem().code), (413, ProblemCode::TooMuch));
    let mut socket = guest.socket().await;
    let _ = socket.say_text("x".repeat(1_000_000)).await;
    while socket.hear().await.is_some() {}

    let cookie = format!("Cookie: {}\r\n", guest.cookie);
    let foreign = format!("{JSON}{cookie}Origin: http://evil.example\r\n");
    assert_eq!(http(server.addr, "POST", "/api/logout", &foreign, "{}").await.status, 403);
    let own = format!("{JSON}{cookie}Origin: http://{}\r\n", server.addr);
    assert_eq!(http(server.addr, "PATCH", "/api/me", &own, "{}").await.status, 200);
    let form = format!("Content-Type: application/x-www-form-urlencoded\r\n{cookie}");
    assert_eq!(http(server.addr, "POST", "/api/logout", &form, "").await.status, 400);
    let upgrade = "Origin: http://evil.example\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    assert_eq!(http(server.addr, "GET", "/api/socket", upgrade, "").await.status, 403);
    assert_eq!(guest.get("/api/me").await.status, 200, "nobody logged us out");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_carry_the_headers_that_protect_browsers() {
    let server = Running::in_memory().await;
    for path in ["/", "/api/catalog", "/health", "/no/such/page"] {
        let answer = http(server.addr, "GET", path, "", "").await;
        let head = answer.head.to_lowercase();
        assert!(head.contains("content-security-policy: default-src 'self'; script-src 'self';"), "{path}: {head}");
        assert!(head.contains("x-content-type-options: nosniff"), "{path}");
    }
    let guest = http(server.addr, "POST", "/api/guest", JSON, "{}").await;
    assert!(guest.head.contains("HttpOnly") && guest.head.contains("SameSite=Lax"), "{}", guest.head);
    assert_eq!(http(server.addr, "GET", "/ready", "", "").await.status, 200);
    let docs = http(server.addr, "GET", "/api/docs", "", "").await;
    assert!(docs.body.contains("/api/tables/{id}/orders") && !docs.body.contains("<script"));
    let openapi: serde_json::Value = http(server.addr, "GET", "/api/openapi.json", "", "").await.read();
    assert!(openapi["paths"].as_object().unwrap().len() > 20);
    let orders = &openapi["paths"]["/api/tables/{id}/orders"]["post"]["responses"];
    for status in ["200", "400", "401", "403", "404", "409", "413", "422", "429", "503"] {
        assert!(orders[status].is_object(), "{status} {orders}");
    }
    assert!(openapi["components"]["schemas"]["Problem"]["properties"]["code"].is_object());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_too_much_is_told_to_wait() {
    let server = Running::start(Config { rate: 5, burst: 20, ..config("memory") }).await;
    let mut limited = 0;
    for _ in 0..40 {
        limited += usize::from(http(server.addr, "GET", "/api/catalog", "", "").await.status == 429);
    }
    assert!(limited > 5, "{limited}");
    assert_eq!(http(server.addr, "GET", "/health", "", "").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_floods_a_socket_is_sent_away() {
    let server = Running::start(Config { rate: 1, burst: 60, ..config("memory") }).await;
    let mut sockets = [Socket::open(server.addr, None).await.unwrap(), Socket::open(server.addr, None).await.unwrap()];
    let ping = |nonce: i64| json!({"kind": "ping", "nonce": nonce}).to_string();
    let is_refused = |message: &ToClient| matches!(message, ToClient::Refused { problem, .. } if problem.code == ProblemCode::TooMuch);
    // Each connection stays within what one may send, but they are of one address.
    let mut refused = 0;
    for nonce in 0..50 {
        for socket in &mut sockets {
            socket.say_text(ping(nonce)).await.unwrap();
            let mut answer = socket.hear().await.unwrap();
            while matches!(answer, ToClient::Welcome { .. }) {
                answer = socket.hear().await.unwrap();
            }
            refused += usize::from(is_refused(&answer));
        }
    }
    assert!(refused > 0, "two connections get no more than one");
    for nonce in 50..200 {
        sockets[0].say_text(ping(nonce)).await;
    }
    refused = 0;
    while let Some(message) = sockets[0].hear().await {
        refused += usize::from(is_refused(&message));
    }
    assert!(refused > 0, "told, and then sent away");
    server.stop().await;
}

/// What PostgreSQL cannot keep is refused before it gets there, and takes nobody's move with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nul_is_refused_on_postgres_too() {
    let postgres = lusoria_store::testing::PrivatePostgres::start();
    let server = Running::start(config(&postgres.database())).await;
    let guest = Guest::new(server.addr).await;
    let table = guest.table("micatio", &["random"]).await.id;
    let say = || Command::Say { text: "sal\0ve".to_owned() };
    assert_eq!(guest.order(&table, "a\0b", 0, say()).await.status, 400);
    assert_eq!(guest.order(&table, "ok", 0, say()).await.status, 200, "what cannot be seen is left out of it");
    let credentials = json!({"name": "Li\0via", "password": "long enough"});
    assert_eq!(guest.post("/api/login", credentials.clone()).await.status, 401);
    assert_eq!(guest.post("/api/account", credentials).await.status, 400);
    assert_eq!(guest.send("PATCH", "/api/me", json!({"name": "Li\0via"})).await.status, 400);
    assert_eq!(guest.send("PATCH", "/api/me", json!({"settings": {"a\0": "\0"}})).await.status, 200);
    let paths = ["/api/tables/a%00b", "/api/people/a%00b", "/api/codes/a%00b", "/api/ranking/a%00b/2"];
    for path in paths {
        let status = guest.get(path).await.status;
        assert!(status == 400 || status == 404, "{path} {status}");
    }
    let mut socket = guest.socket().await;
    socket.say_text(json!({"kind": "watch", "table": "a\0b", "since": null}).to_string()).await.unwrap();
    while !matches!(socket.hear().await.unwrap(), ToClient::Refused { problem, .. } if problem.code == ProblemCode::NotFound)
    {
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_floods_with_other_frames_is_sent_away_too() {
    use tokio_tungstenite::tungstenite::Message;
    let server = Running::start(Config { rate: 1, burst: 60, ..config("memory") }).await;
    for frame in [Message::binary(vec![0; 100]), Message::Ping(vec![0; 100].into())] {
        let mut socket = Socket::open(server.addr, None).await.unwrap();
        for _ in 0..500 {
            if socket.say_frame(frame.clone()).await.is_none() {
                break;
            }
        }
        // Whoever does not count them answers every one, or goes on waiting for more.
        while socket.hear().await.is_some() {}
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_and_one_address_make_so_many_tables() {
    let server = Running::start(Config { tables_per_person: 3, ..config("memory") }).await;
    let (ann, bob) = (Guest::new(server.addr).await, Guest::new(server.addr).await);
    let new = json!({"game": "micatio", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": true});
    for _ in 0..3 {
        ann.post("/api/tables", new.clone()).await.read::<lusoria_protocol::table::TableRef>();
    }
    let fourth = ann.post("/api/tables", new.clone()).await;
    assert!(fourth.status == 429 && fourth.head.to_lowercase().contains("retry-after: "), "{}", fourth.head);
    assert_eq!(bob.post("/api/tables", new.clone()).await.status, 200, "others are not affected");
    server.stop().await;

    let server = Running::start(Config { rate: 1000, burst: 1000, new_tables: 1, ..config("memory") }).await;
    let mut made = 0;
    for _ in 0..10 {
        made += usize::from(Guest::new(server.addr).await.post("/api/tables", new.clone()).await.status == 200);
    }
    assert_eq!(made, 4, "many guests of one address are one address");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_socket_takes_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start("memory", folder.path()).await;
    let mut sockets = Vec::new();
    let mut open = async |n: usize| {
        for _ in 0..n {
            let mut socket = Socket::open(server.addr, None).await.unwrap();
            socket.hear().await.unwrap();
            sockets.push(socket);
        }
    };
    open(50).await;
    let before = server.resident_bytes();
    open(400).await;
    let each = server.resident_bytes().saturating_sub(before) / 400;
    println!("{each} bytes for an idle socket");
    assert!(each < 64 * 1024, "{each}");
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_opened_and_left_hold_up_nobody() {
    let n_left = if is_long() { 10_000 } else { 300 };
    // In a process of its own: there the other ends of the connections count neither as memory nor as open files.
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start("memory", folder.path()).await;
    let before = server.resident_bytes();
    let mut left = Vec::new();
    for n in 0..n_left {
        let mut stream = TcpStream::connect(server.addr).await.unwrap();
        // Half a request, its first letter, nothing at all.
        let begun: [&[u8]; 3] = [b"GET /api/me HTTP/1.1\r\nHost: x\r\n", b"P", b""];
        stream.write_all(begun[n % 3]).await.unwrap();
        left.push(stream);
    }
    let guest = Guest::new(server.addr).await;
    let table = guest.table("micatio", &["random"]).await;
    guest.socket().await.play_to_the_end(&table.id, &mut Rng::from_number(2)).await.unwrap();
    let grown = server.resident_bytes().saturating_sub(before);
    let most = (64usize << 20).max(n_left * 32 * 1024);
    assert!(grown < most, "{grown} bytes for {n_left} connections");
    println!("{n_left} connections opened and left: {grown} bytes, a game was played meanwhile");
    // Who does not finish the head of a request, or does not begin, is not waited for.
    for mut stream in left.drain(..3) {
        let mut rest = Vec::new();
        let closed = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut rest)).await;
        closed.expect("a half request is given up").ok();
    }
    drop(left);
    assert!(Socket::open(server.addr, None).await.is_some());
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_does_not_come_is_given_up() {
    let server = Running::in_memory().await;
    let mut stream = TcpStream::connect(server.addr).await.unwrap();
    let head = format!("POST /api/guest HTTP/1.1\r\nHost: x\r\n{JSON}Content-Length: 100\r\n\r\n{{");
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![0; 12];
    tokio::time::timeout(PATIENCE, stream.read_exact(&mut answer)).await.expect("an answer in time").unwrap();
    assert_eq!(answer, b"HTTP/1.1 400");
    server.stop().await;
}
