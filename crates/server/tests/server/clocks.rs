//! Clocks over real databases. Nobody waits for days: the journal of a table is copied with earlier times.

use lusoria_protocol::command::{Acknowledged, Command};
use lusoria_protocol::people::History;
use lusoria_protocol::state::Now;
use lusoria_protocol::table::{LeftHow, Phase};
use lusoria_store::testing::PrivatePostgres;
use lusoria_store::{Append, Head, NewEntry, NewRow, Place, open};
use serde_json::{Value, json};

use crate::client::{Guest, PATIENCE, Running, config};

const SECOND: i64 = 1_000;
const DAY: i64 = 86_400 * SECOND;

/// People at a table of the toy game with a clock; those named by `movers` have laid their first card.
async fn started(server: &Running, n_people: usize, movers: &[usize], clock: Value) -> (Vec<Guest>, String) {
    let mut people = Vec::new();
    for _ in 0..n_people {
        people.push(Guest::new(server.addr).await);
    }
    let table = people[0].table_with("micatio", &vec!["open"; n_people - 1], json!({"clock": clock})).await.id;
    for guest in &people[1..] {
        guest.order(&table, "j", 0, Command::Join { seat: None }).await.read::<Acknowledged>();
    }
    for mover in movers {
        lay(&people[*mover], &table).await;
    }
    (people, table)
}

async fn lay(guest: &Guest, table: &str) {
    let now = guest.look(table).await.now;
    let moves = vec![now.legal[0].notation.clone()];
    guest.order(table, &format!("m{}", now.version), now.version, Command::Play { moves }).await.read::<Acknowledged>();
}

/// Copies a table to one where everything happened earlier, and lets no server have been there since `away_ms` ago.
async fn aged(db: &str, table: &str, by_ms: i64, away_ms: i64) -> String {
    let store = open(&Place::from_text(db).unwrap(), "ager").await.unwrap();
    let journal = store.journal(table, -1).await.unwrap();
    let older = |entry: &lusoria_store::StoredEntry| NewEntry {
        command: entry.command.clone(),
        entry: entry.entry.clone(),
        at: entry.at - by_ms,
    };
    let id = format!("{table}old");
    let head = Head { phase: "playing".to_owned(), bots: false, deadline: Some(0), summary: "{}".to_owned() };
    let new = NewRow { code: id.clone(), game: "micatio".to_owned(), listed: false, host: String::new() };
    let entries = journal.iter().map(older).collect();
    let append = Append { table: id.clone(), version: 0, entries, head, members: None, new: Some(new) };
    store.append(append).await.unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    store.retire("ager", now - away_ms).await.unwrap();
    store.close().await;
    id
}

/// Waits until a table is as wanted.
async fn until(guest: &Guest, table: &str, wanted: impl Fn(&Now) -> bool) -> Now {
    let waiting = async {
        let mut socket = guest.socket().await;
        let mut now = socket.watch(table).await.unwrap();
        while !wanted(&now) {
            now = socket.next_now().await.unwrap();
        }
        now
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("the table gets there")
}

fn left_ms(now: &Now, seat: usize) -> i64 {
    now.clocks[seat].left_ms.unwrap()
}

async fn time_runs_out(db: &str) {
    let server = Running::start(config(db)).await;
    let (people, table) = started(&server, 2, &[1], json!({"kind": "real-time", "seconds": 10, "increment": 0})).await;
    let now = people[0].look(&table).await.now;
    assert!(now.clocks[0].running && !now.clocks[1].running, "who has decided loses no time");
    server.stop().await;
    let table = aged(db, &table, 9 * SECOND, 0).await;

    let server = Running::start(config(db)).await;
    let bob = people[1].at(server.addr);
    let over = until(&bob, &table, |now| now.phase == Phase::Over).await;
    assert_eq!((over.seats[0].left, over.seats[1].left), (Some(LeftHow::TimedOut), None));
    let ending = over.ending.unwrap();
    assert_eq!((ending.finished, ending.ranks), (false, vec![2, 1]), "nobody is left to play with");
    let settled = async {
        loop {
            let history: History = bob.get(&format!("/api/people/{}/history", bob.me.id)).await.read();
            if let Some(game) = history.games.iter().find(|game| game.table == table) {
                return game.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>();
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    assert_eq!(tokio::time::timeout(PATIENCE, settled).await.expect("the result is settled"), [2, 1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_of_time_loses_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    time_runs_out(&folder.path().join("t.db").display().to_string()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_of_time_loses_on_postgres() {
    let postgres = PrivatePostgres::start();
    time_runs_out(&postgres.database()).await;
}

/// A game of three goes on: a bot plays for whoever let the days pass, also while no server was there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn days_pass_without_a_server_and_a_bot_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("t.db").display().to_string();
    let server = Running::start(config(&db)).await;
    let (people, table) = started(&server, 3, &[1, 2], json!({"kind": "correspondence", "days": 1})).await;
    server.stop().await;
    let late = aged(&db, &table, 2 * DAY, 2 * DAY).await;
    let server = Running::start(config(&db)).await;
    let bob = people[1].at(server.addr);
    let now = until(&bob, &late, |now| now.ply > 2).await;
    assert_eq!((now.phase, now.seats[0].left), (Phase::Playing, Some(LeftHow::TimedOut)));
    assert!(now.seats[0].stand_in.is_some(), "a bot plays on");
    let refused = people[0].at(server.addr).order(&late, "back", now.version, Command::Return).await;
    assert!(refused.status >= 400, "who ran out of time does not come back");

    let in_time = bob.look(&table).await.now;
    assert_eq!((in_time.phase, in_time.seats[0].left), (Phase::Playing, None), "the same table a moment ago");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_real_time_clock_rests_while_no_server_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("t.db").display().to_string();
    let server = Running::start(config(&db)).await;
    let (people, table) = started(&server, 2, &[], json!({"kind": "real-time", "seconds": 600, "increment": 0})).await;
    server.stop().await;
    // Started 800 seconds ago; the server went away 100 seconds later.
    let table = aged(&db, &table, 800 * SECOND, 700 * SECOND).await;
    let server = Running::start(config(&db)).await;
    let now = people[0].at(server.addr).look(&table).await.now;
    assert_eq!(now.phase, Phase::Playing);
    assert!((300 * SECOND..=500 * SECOND).contains(&left_ms(&now, 0)), "{:?}", now.clocks);
    server.stop().await;
    let server = Running::start(config(&db)).await;
    let again = people[0].at(server.addr).look(&table).await.now;
    assert!((200 * SECOND..=left_ms(&now, 0)).contains(&left_ms(&again, 0)), "once is enough: {:?}", again.clocks);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_rest_while_the_game_is_paused() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("t.db").display().to_string();
    let server = Running::start(config(&db)).await;
    let (people, table) = started(&server, 2, &[1], json!({"kind": "real-time", "seconds": 600, "increment": 5})).await;
    assert!(left_ms(&people[0].look(&table).await.now, 1) > 600 * SECOND, "a decision brings some more time");
    people[1].order(&table, "p", 0, Command::Pause).await.read::<Acknowledged>();
    server.stop().await;
    let table = aged(&db, &table, 700 * SECOND, 0).await;
    let server = Running::start(config(&db)).await;
    let ann = people[0].at(server.addr);
    let paused = ann.look(&table).await.now;
    assert_eq!((paused.phase, paused.clocks[0].running), (Phase::Paused, false));
    assert!(left_ms(&paused, 0) > 300 * SECOND, "{:?}", paused.clocks);
    ann.order(&table, "r", paused.version, Command::Resume).await.read::<Acknowledged>();
    let now = ann.look(&table).await.now;
    assert_eq!((now.phase, now.clocks[0].running), (Phase::Playing, true));
    assert!(left_ms(&now, 0) > 300 * SECOND, "{:?}", now.clocks);
    lay(&ann, &table).await;
    server.stop().await;
}
