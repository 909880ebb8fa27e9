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
    for _ in 0..if is_long() { 2_000 } else { 40 } {
        let body = mutated(&samples, &mut rng);
        for path in ["/api/tables".to_owned(), format!("/api/tables/{}/orders", table.id), "/api/login".to_owned()] {
            let headers = format!("{JSON}Cookie: {}\r\n", guest.cookie);
            let answer = http(server.addr, "POST", &path, &headers, &body).await;
            assert!((400..500).contains(&answer.status), "{} {}", answer.status, answer.body);
        }
    }
    let other = Guest::new(server.addr).await;
    let fresh = other.table("micatio", &["random"]).await;
    other.socket().await.play_to_the_end(&fresh.id, &mut rng).await.unwrap();
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
    assert_eq!(large.problem().code, ProblemCode::TooMuch);
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
async fn connections_opened_and_left_hold_up_nobody() {
    let n_left = if is_long() { 10_000 } else { 300 };
    let server = Running::start(Config { connections_per_address: n_left + 50, ..config("memory") }).await;
    let before = resident_bytes();
    let mut left = Vec::new();
    for n in 0..n_left {
        let mut stream = TcpStream::connect(server.addr).await.unwrap();
        if n % 2 == 0 {
            stream.write_all(b"GET /api/me HTTP/1.1\r\nHost: x\r\n").await.unwrap();
        }
        left.push(stream);
    }
    let guest = Guest::new(server.addr).await;
    let table = guest.table("micatio", &["random"]).await;
    guest.socket().await.play_to_the_end(&table.id, &mut Rng::from_number(2)).await.unwrap();
    let grown = resident_bytes().saturating_sub(before);
    let most = (64usize << 20).max(n_left * 32 * 1024);
    assert!(grown < most, "{grown} bytes for {n_left} connections");
    // Who does not finish the head of a request is not waited for.
    let mut first = left.swap_remove(0);
    let mut rest = Vec::new();
    let closed = tokio::time::timeout(PATIENCE, first.read_to_end(&mut rest)).await;
    closed.expect("a half request is given up").ok();
    drop(left);
    assert!(Socket::open(server.addr, None).await.is_some());
    server.stop().await;
}

fn resident_bytes() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 1024
}
