//! How much the server carries. Small in every test run; `LUSORIA_LOAD=1` measures what the issue asks for.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use lusoria_core::Rng;
use lusoria_protocol::table::Phase;

use crate::client::{Guest, Running, config, random_move};

struct Load {
    addr: SocketAddr,
    /// Between two moves of a table; none for as fast as it goes.
    pace: Option<Duration>,
    stop: AtomicBool,
    moves: AtomicU64,
}

/// Moves at one table until told to stop; returns how long each acknowledgement took, in microseconds.
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
        let mut now = socket.watch(&table).await.unwrap();
        while now.phase != Phase::Over && !load.stop.load(Ordering::Relaxed) {
            let Some(command) = random_move(&now, &mut rng) else {
                match tokio::time::timeout(Duration::from_millis(500), socket.next_now()).await {
                    Ok(next) => now = next.unwrap(),
                    Err(_) => continue,
                }
                continue;
            };
            if load.pace.is_some() {
                beat.tick().await;
            }
            let sent = Instant::now();
            let (answer, newest) = socket.order(&table, now.version, command).await.unwrap();
            if answer.is_ok() {
                times.push(sent.elapsed().as_micros() as u32);
                load.moves.fetch_add(1, Ordering::Relaxed);
            }
            socket.heard.clear();
            now = match newest {
                Some(newest) => newest,
                None => socket.next_now().await.unwrap(),
            };
        }
    }
    times
}

async fn measure(server: &Running, n_tables: usize, pace: Option<Duration>, time: Duration) -> (f64, Vec<u32>) {
    let load = Arc::new(Load { addr: server.addr, pace, stop: AtomicBool::new(false), moves: AtomicU64::new(0) });
    let tasks: Vec<_> = (0..n_tables).map(|n| tokio::spawn(drive(load.clone(), n))).collect();
    // Everybody sits down first.
    tokio::time::sleep(time / 4).await;
    let (start, before) = (Instant::now(), load.moves.load(Ordering::Relaxed));
    tokio::time::sleep(time).await;
    let rate = (load.moves.load(Ordering::Relaxed) - before) as f64 / start.elapsed().as_secs_f64();
    load.stop.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.unwrap());
    }
    times.sort_unstable();
    (rate, times)
}

fn at(times: &[u32], share: f64) -> f64 {
    let index = ((times.len() - 1) as f64 * share) as usize;
    f64::from(times[index]) / 1000.0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_move_at_once() {
    let is_full = std::env::var_os("LUSORIA_LOAD").is_some();
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(config(&folder.path().join("load.db").display().to_string())).await;
    let (n_tables, seconds) = if is_full { (1000, 30) } else { (40, 3) };
    let (rate, times) = measure(&server, n_tables, Some(Duration::from_secs(1)), Duration::from_secs(seconds)).await;
    let (p50, p99) = (at(&times, 0.5), at(&times, 0.99));
    println!(
        "{n_tables} tables, one move a second each: {rate:.0} moves/s of people, p50 {p50:.1} ms, p99 {p99:.1} ms"
    );
    assert!(times.len() >= n_tables, "every table moved");
    if is_full {
        let (rate, times) = measure(&server, 64, None, Duration::from_secs(20)).await;
        println!(
            "as fast as it goes with 64 tables: {rate:.0} durable moves/s of people, p99 {:.1} ms",
            at(&times, 0.99)
        );
        assert!(p99 <= 50.0, "p99 {p99} ms");
    }
    server.stop().await;
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
    let join = lusoria_protocol::command::Command::Join { seat: None };
    for id in &ids[..50] {
        joiner.order(id, "j", 0, join.clone()).await.read::<serde_json::Value>();
    }
    let (before, n_before) = (resident_bytes(), server.deps.n_tables());
    for id in &ids[50..] {
        joiner.order(id, "j", 0, join.clone()).await.read::<serde_json::Value>();
    }
    let n_more = server.deps.n_tables() - n_before;
    assert_eq!(n_more, n_tables - 50, "every table is in memory");
    let each = resident_bytes().saturating_sub(before) / n_more;
    println!("{n_more} idle tables in memory: {each} bytes each");
    assert!(each <= 32 * 1024, "{each} bytes");
    server.stop().await;
}

fn resident_bytes() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 1024
}
