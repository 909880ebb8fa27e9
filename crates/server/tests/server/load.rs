//! How much the server carries. Small in every test run; `LUSORIA_LOAD=1` measures what the issue asks for.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use lusoria_core::Rng;
use lusoria_protocol::command::{Command, Order};
use lusoria_protocol::socket::ToServer;
use lusoria_protocol::table::Phase;
use serde::Deserialize;

use crate::client::{Guest, Running, Socket, config};
use crate::crash::{Process, resident_bytes};

struct Load {
    addr: SocketAddr,
    /// Between two moves of a table; none for as fast as it goes.
    pace: Option<Duration>,
    stop: AtomicBool,
    /// Only what happens after everybody sat down counts.
    counting: AtomicBool,
}

/// As much of a message as a player needs to go on: the machine is here to measure the server, not the reading.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Heard {
    Snapshot {
        snapshot: Present,
    },
    Update {
        update: Present,
    },
    Acknowledged,
    Refused,
    #[serde(other)]
    Else,
}

#[derive(Deserialize)]
struct Present {
    now: Glance,
}

#[derive(Deserialize)]
struct Glance {
    version: i64,
    phase: Phase,
    legal: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    notation: String,
}

/// The next thing a player has to know.
async fn hear(socket: &mut Socket) -> Heard {
    loop {
        let text = socket.hear_text().await.expect("the server stays");
        match serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")) {
            Heard::Else => {}
            heard => return heard,
        }
    }
}

/// Moves at one table after another until told to stop; returns how long each acknowledgement took, in microseconds.
async fn drive(load: Arc<Load>, n: usize) -> Vec<u32> {
    let guest = Guest::new(load.addr).await;
    let mut rng = Rng::from_number(n as u64);
    let mut times = Vec::new();
    let games: Vec<_> = lusoria_games::all().map(|entry| entry.face).collect();
    let game = games[n % games.len()];
    if let Some(pace) = load.pace {
        tokio::time::sleep(pace.mul_f64(f64::from(rng.below(1000)) / 1000.0)).await;
    }
    let mut beat = tokio::time::interval(load.pace.unwrap_or(Duration::from_millis(1)));
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while !load.stop.load(Ordering::Relaxed) {
        let players = game.players().0.max(2);
        let table = guest.table(game.id(), &vec!["random"; players - 1]).await.id;
        let mut socket = guest.socket().await;
        socket.say(&ToServer::Watch { table: table.clone(), since: None }).await.unwrap();
        let mut sent: Option<Instant> = None;
        let mut decided = -1;
        while !load.stop.load(Ordering::Relaxed) {
            // A table where nothing happens any more must not hold up the end.
            let Ok(heard) = tokio::time::timeout(Duration::from_millis(500), hear(&mut socket)).await else { continue };
            let now = match heard {
                Heard::Acknowledged => {
                    if let Some(sent) = sent.take().filter(|_| load.counting.load(Ordering::Relaxed)) {
                        times.push(sent.elapsed().as_micros() as u32);
                    }
                    continue;
                }
                Heard::Snapshot { snapshot } => snapshot.now,
                Heard::Update { update } => update.now,
                Heard::Refused | Heard::Else => {
                    // A bot moved in between; what it led to is told as well.
                    sent = None;
                    continue;
                }
            };
            if now.phase == Phase::Over {
                break;
            }
            if now.legal.is_empty() || now.version <= decided {
                continue;
            }
            if load.pace.is_some() {
                beat.tick().await;
            }
            let moves = vec![now.legal[rng.index(now.legal.len())].notation.clone()];
            let order = Order { id: now.version.to_string(), answers: now.version, command: Command::Play { moves } };
            decided = now.version;
            sent = Some(Instant::now());
            socket.say(&ToServer::Order { table: table.clone(), order }).await.unwrap();
        }
    }
    times
}

/// Moves a second, and how long each took.
async fn measure(addr: SocketAddr, n_tables: usize, pace: Option<Duration>, time: Duration) -> (f64, Vec<u32>) {
    let (stop, counting) = (AtomicBool::new(false), AtomicBool::new(false));
    let load = Arc::new(Load { addr, pace, stop, counting });
    let tasks: Vec<_> = (0..n_tables).map(|n| tokio::spawn(drive(load.clone(), n))).collect();
    tokio::time::sleep(time / 3).await;
    let start = Instant::now();
    load.counting.store(true, Ordering::Relaxed);
    tokio::time::sleep(time).await;
    load.counting.store(false, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    load.stop.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.unwrap());
    }
    times.sort_unstable();
    (times.len() as f64 / seconds, times)
}

fn at(times: &[u32], share: f64) -> f64 {
    let index = ((times.len() - 1) as f64 * share) as usize;
    f64::from(times[index]) / 1000.0
}

/// A server in a process of its own, clients in this one: on two cores they share them as they would on one machine.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_move_at_once() {
    let is_full = std::env::var_os("LUSORIA_LOAD").is_some();
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&folder.path().join("load.db").display().to_string(), folder.path()).await;
    let (n_tables, seconds) = if is_full { (1000, 30) } else { (40, 3) };
    let pace = Some(Duration::from_secs(1));
    let (rate, times) = measure(server.addr, n_tables, pace, Duration::from_secs(seconds)).await;
    let (p50, p99, slowest) = (at(&times, 0.5), at(&times, 0.99), at(&times, 1.0));
    println!(
        "{n_tables} tables, one move a second each: {rate:.0} moves/s of people, acknowledged durably after p50 {p50:.1} ms, \
         p99 {p99:.1} ms, at most {slowest:.1} ms"
    );
    assert!(times.len() >= n_tables, "every table moved");
    if is_full {
        for n_tables in [64, 256] {
            let (rate, times) = measure(server.addr, n_tables, None, Duration::from_secs(15)).await;
            println!(
                "as fast as it goes with {n_tables} tables: {rate:.0} durable moves/s of people, p50 {:.1} ms, p99 {:.1} ms",
                at(&times, 0.5),
                at(&times, 0.99)
            );
        }
        assert!(p99 <= 50.0, "p99 {p99} ms");
    }
    server.kill();
}

/// What a table costs that is in memory while nothing happens there, everything around it included.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_tables_are_small() {
    // Other tests of this program use memory too: this one measures in a process of its own.
    if std::env::var_os("LUSORIA_TEST_ALONE").is_none() {
        let program = std::env::current_exe().unwrap();
        let alone = std::process::Command::new(program)
            .args(["load::idle_tables_are_small", "--exact", "--nocapture"])
            .env("LUSORIA_TEST_ALONE", "1")
            .output();
        let output = alone.unwrap();
        print!("{}", String::from_utf8_lossy(&output.stdout));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        return;
    }
    let is_full = std::env::var_os("LUSORIA_LOAD").is_some();
    let n_tables = if is_full { 4000 } else { 500 };
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(config(&folder.path().join("idle.db").display().to_string())).await;
    let (guest, joiner) = (Guest::new(server.addr).await, Guest::new(server.addr).await);
    let games: Vec<_> = lusoria_games::all().map(|entry| entry.face).collect();
    let mut ids = Vec::new();
    for n in 0..n_tables {
        ids.push(guest.table(games[n % games.len()].id(), &["open"]).await.id);
    }
    let join = Command::Join { seat: None };
    for id in &ids[..50] {
        joiner.order(id, "j", 0, join.clone()).await.read::<serde_json::Value>();
    }
    let (before, n_before) = (resident_bytes("self"), server.deps.n_tables());
    for id in &ids[50..] {
        joiner.order(id, "j", 0, join.clone()).await.read::<serde_json::Value>();
    }
    let n_more = server.deps.n_tables() - n_before;
    assert_eq!(n_more, n_tables - 50, "every table is in memory");
    let each = resident_bytes("self").saturating_sub(before) / n_more;
    println!("{n_more} idle tables in memory: {each} bytes each");
    assert!(each <= 32 * 1024, "{each} bytes");
    server.stop().await;
}
