//! Guests, accounts, devices, history and ratings.

use lusoria_core::Rng;
use lusoria_protocol::command::{Acknowledged, Command};
use lusoria_protocol::people::{DeviceCode, History, Me, Profile, RankedPerson};
use lusoria_protocol::problem::ProblemCode;
use lusoria_protocol::socket::{ToClient, ToServer};
use serde_json::json;

use crate::client::{Guest, PATIENCE, Running, Socket, config, cookie, http};

const JSON: &str = "Content-Type: application/json\r\n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_becomes_an_account_and_logs_in_elsewhere() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    assert!(!guest.me.account && !guest.me.name.is_empty());
    let again: Me = guest.post("/api/guest", json!({})).await.read();
    assert_eq!(again.id, guest.me.id, "who is known stays");

    let guessed = guest.post("/api/account", json!({"name": "Livia", "password": "password"})).await;
    assert_eq!(guessed.problem().code, ProblemCode::BadPassword);
    let short = guest.post("/api/account", json!({"name": "Livia", "password": "short"})).await;
    assert_eq!(short.problem().code, ProblemCode::BadPassword);
    let strange = guest.post("/api/account", json!({"name": "<b>", "password": "long enough"})).await;
    assert_eq!(strange.problem().code, ProblemCode::BadName);
    let credentials = json!({"name": "Livia", "password": "long enough"});
    let account: Me = guest.post("/api/account", credentials.clone()).await.read();
    assert!(account.account && account.id == guest.me.id);
    let rival = Guest::new(server.addr).await;
    let taken = rival.post("/api/account", json!({"name": "LIVIA", "password": "long enough"})).await;
    assert_eq!(taken.problem().code, ProblemCode::NameTaken);
    for alike in ["Livia", "LlVlA", "li via"] {
        let renamed = rival.send("PATCH", "/api/me", json!({"name": alike})).await;
        assert_eq!(renamed.problem().code, ProblemCode::NameTaken, "a guest does not look like an account: {alike}");
    }

    let wrong = http(server.addr, "POST", "/api/login", JSON, r#"{"name":"livia","password":"not that one"}"#).await;
    assert_eq!((wrong.status, wrong.problem().code), (401, ProblemCode::WrongPassword));
    let nobody = http(server.addr, "POST", "/api/login", JSON, r#"{"name":"nobody","password":"not that one"}"#).await;
    assert_eq!(nobody.problem().code, ProblemCode::WrongPassword);
    let login = http(server.addr, "POST", "/api/login", JSON, &credentials.to_string()).await;
    assert_eq!(login.read::<Me>().id, guest.me.id);
    let elsewhere = Guest { cookie: cookie(&login), ..guest.clone() };

    let change = json!({"old": "long enough", "new": "even longer"});
    assert_eq!(guest.post("/api/password", change).await.status, 204);
    assert_eq!(elsewhere.get("/api/me").await.status, 401, "other sessions end");
    assert_eq!(guest.post("/api/logout", json!({})).await.status, 204);
    assert_eq!(guest.get("/api/me").await.status, 401, "a cookie that was given back is worth nothing");
    server.stop().await;
}

/// Sends the head of a request now and its body when `meanwhile` is done.
async fn late(guest: &Guest, path: &str, body: &str, meanwhile: impl Future<Output = ()>) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(guest.addr).await.unwrap();
    let (cookie, length) = (&guest.cookie, body.len());
    let head = format!(
        "PATCH {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n{JSON}Content-Length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // Until the server knows who asks and waits for the rest.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    meanwhile.await;
    stream.write_all(body.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_comes_late_undoes_nothing() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    let upgrade = async {
        let credentials = json!({"name": "Livia", "password": "long enough"});
        guest.post("/api/account", credentials).await.read::<Me>();
    };
    let answer = late(&guest, "/api/me", r#"{"lang":"pl"}"#, upgrade).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let me: Me = guest.get("/api/me").await.read();
    assert!(me.account && me.name == "Livia", "{me:?}");

    let login = http(server.addr, "POST", "/api/login", JSON, r#"{"name":"livia","password":"long enough"}"#).await;
    let thief = Guest { cookie: cookie(&login), ..guest.clone() };
    let code: DeviceCode = thief.post("/api/device", json!({})).await.read();
    let change = async {
        let change = json!({"old": "long enough", "new": "even longer"});
        assert_eq!(guest.post("/api/password", change).await.status, 204);
    };
    let answer = late(&thief, "/api/me", r#"{"lang":"ru"}"#, change).await;
    assert!(answer.starts_with("HTTP/1.1 401"), "the session ended meanwhile: {answer}");
    let old = http(server.addr, "POST", "/api/login", JSON, r#"{"name":"livia","password":"long enough"}"#).await;
    assert_eq!(old.status, 401, "the new password holds");
    let used = http(server.addr, "POST", &format!("/api/device/{}", code.code), JSON, "").await;
    assert_eq!(used.status, 404, "a code ends with the password");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_code_ends_with_a_logout() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    let code: DeviceCode = guest.post("/api/device", json!({})).await.read();
    assert_eq!(guest.post("/api/logout", json!({})).await.status, 204);
    assert_eq!(http(server.addr, "POST", &format!("/api/device/{}", code.code), JSON, "").await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_history_names_no_table_that_is_not_listed() {
    let server = Running::in_memory().await;
    let (ann, eve) = (Guest::new(server.addr).await, Guest::new(server.addr).await);
    let path = format!("/api/people/{}/history", ann.me.id);
    let hidden = ann.table("micatio", &["random"]).await.id;
    let listed = ann.table_with("micatio", &["random"], json!({"listed": true})).await.id;
    for table in [&hidden, &listed] {
        ann.socket().await.play_to_the_end(table, &mut Rng::from_number(5)).await.unwrap();
    }
    let settled = async {
        while ann.get(&path).await.read::<History>().games.len() < 2 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, settled).await.expect("one's own history names both");
    for answer in [eve.get(&path).await, http(server.addr, "GET", &path, "", "").await] {
        let tables: Vec<_> = answer.read::<History>().games.into_iter().map(|game| game.table).collect();
        assert_eq!(tables, std::slice::from_ref(&listed));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_are_kept_and_a_seat_is_taken_over_on_another_device() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    let changed: Me =
        guest.send("PATCH", "/api/me", json!({"name": "Varro", "lang": "pl", "settings": {"dark": true}})).await.read();
    assert_eq!((changed.name.as_str(), changed.settings), ("Varro", json!({"dark": true})));
    let large = guest.send("PATCH", "/api/me", json!({"settings": {"x": "y".repeat(5000)}})).await;
    assert_eq!(large.problem().code, ProblemCode::BadMessage);

    let table = guest.table("micatio", &["random"]).await;
    let code: DeviceCode = guest.post("/api/device", json!({})).await.read();
    let path = format!("/api/device/{}", code.code);
    let other = http(server.addr, "POST", &path, JSON, "").await;
    let phone = Guest { cookie: cookie(&other), ..guest.clone() };
    assert_eq!(other.read::<Me>().tables[0].id, table.id);
    assert!(!phone.look(&table.id).await.now.legal.is_empty());
    assert_eq!(http(server.addr, "POST", &path, JSON, "").await.status, 404, "a code works once");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_games_are_in_the_history_and_rated() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    let table = guest.table("micatio", &["random"]).await;
    guest.socket().await.play_to_the_end(&table.id, &mut Rng::from_number(5)).await.unwrap();
    let path = format!("/api/people/{}", guest.me.id);
    let settled = async {
        loop {
            let history: History = guest.get(&format!("{path}/history")).await.read();
            if !history.games.is_empty() {
                return history;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    let history = tokio::time::timeout(PATIENCE, settled).await.unwrap();
    assert_eq!((history.games[0].table.as_str(), history.games[0].seats.len()), (table.id.as_str(), 2));
    let profile: Profile = guest.get(&path).await.read();
    assert_eq!((profile.statistics[0].games, profile.ratings[0].games), (1, 1));
    assert!(profile.ratings[0].with_bots);
    let ranking: Vec<RankedPerson> = guest.get("/api/ranking/micatio/2?with_bots=true").await.read();
    assert_eq!(ranking.len(), 2, "the person and the level");
    assert!(guest.get("/api/ranking/micatio/2").await.read::<Vec<RankedPerson>>().is_empty(), "kept apart from people");
    server.stop().await;
}

/// Reads to the end of a connection that was closed because its session ended.
async fn is_sent_away(socket: &mut Socket) -> bool {
    let mut told = false;
    while let Some(message) = socket.hear().await {
        told |= matches!(message, ToClient::Refused { problem, .. } if problem.code == ProblemCode::NotKnown);
    }
    told
}

/// Whether a connection still answers.
async fn answers(socket: &mut Socket) -> bool {
    if socket.say(&ToServer::Ping { nonce: 5 }).await.is_none() {
        return false;
    }
    while let Some(message) = socket.hear().await {
        if (message == ToClient::Pong { nonce: 5 }) {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_socket_ends_with_its_session() {
    let server = Running::in_memory().await;
    let guest = Guest::new(server.addr).await;
    let credentials = json!({"name": "Livia", "password": "long enough"});
    guest.post("/api/account", credentials.clone()).await.read::<Me>();
    let login = http(server.addr, "POST", "/api/login", JSON, &credentials.to_string()).await;
    let phone = Guest { cookie: cookie(&login), ..guest.clone() };
    let (mut here, mut there) = (guest.socket().await, phone.socket().await);
    let mut stranger = Socket::open(server.addr, None).await.unwrap();

    let change = json!({"old": "long enough", "new": "even longer"});
    assert_eq!(guest.post("/api/password", change).await.status, 204);
    assert!(is_sent_away(&mut there).await, "another session ends with the password");
    assert!(answers(&mut here).await, "one's own goes on");
    assert_eq!(guest.post("/api/logout", json!({})).await.status, 204);
    assert!(is_sent_away(&mut here).await);
    assert!(answers(&mut stranger).await, "others notice nothing");

    let mut replayed = guest.socket().await;
    let welcome = replayed.hear().await.unwrap();
    assert!(matches!(welcome, ToClient::Welcome { me: None, .. }), "an old cookie is worth nothing: {welcome:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_among_people_are_kept_apart_from_those_with_bots() {
    let server = Running::in_memory().await;
    let (ann, bob) = (Guest::new(server.addr).await, Guest::new(server.addr).await);
    let mut profile: Profile = ann.get(&format!("/api/people/{}", ann.me.id)).await.read();
    for (n, others) in [&["open"][..], &["random"], &["open"]].into_iter().enumerate() {
        let table = ann.table("micatio", others).await.id;
        if others == ["open"] {
            bob.order(&table, "j", 0, Command::Join { seat: None }).await.read::<Acknowledged>();
        }
        let now = ann.look(&table).await.now;
        let moves = vec![now.legal[0].notation.clone()];
        ann.order(&table, "m", now.version, Command::Play { moves }).await.read::<Acknowledged>();
        // The second time Bob gives up, otherwise Ann does.
        let loser = if n == 2 { &bob } else { &ann };
        loser.order(&table, "r", 0, Command::Resign).await.read::<Acknowledged>();
        let settled = async {
            while profile.statistics.iter().map(|line| line.games).sum::<u32>() <= n as u32 {
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                profile = ann.get(&format!("/api/people/{}", ann.me.id)).await.read();
            }
        };
        tokio::time::timeout(PATIENCE, settled).await.expect("the result is settled");
    }
    let lines: Vec<_> = profile.statistics.iter().map(|line| (line.with_bots, line.games, line.wins)).collect();
    assert_eq!(lines, [(false, 2, 1), (true, 1, 0)]);
    let ratings: Vec<_> = profile.ratings.iter().map(|rating| (rating.with_bots, rating.games)).collect();
    assert_eq!(ratings, [(false, 2), (true, 1)]);
    let ranking: Vec<RankedPerson> = ann.get("/api/ranking/micatio/2").await.read();
    let mut ids: Vec<_> = ranking.iter().map(|line| line.id.clone()).collect();
    ids.sort();
    let mut people = vec![ann.me.id.clone(), bob.me.id.clone()];
    people.sort();
    assert_eq!(ids, people, "no bot among people");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_the_cookie_is_for_https() {
    let behind_proxy = lusoria_server::Config { behind_proxy: true, ..config("memory") };
    let server = Running::start(behind_proxy).await;
    for (told, is_secure) in
        [("", true), ("X-Forwarded-Proto: https\r\n", true), ("X-Forwarded-Proto: http\r\n", false)]
    {
        let answer = http(server.addr, "POST", "/api/guest", &format!("{JSON}{told}"), "{}").await;
        assert_eq!(answer.head.contains("; Secure"), is_secure, "{told}: {}", answer.head);
    }
    server.stop().await;
}
