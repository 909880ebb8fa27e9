//! The server is killed at random moments: nothing that was acknowledged is lost, and every table goes on.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, RwLock};
use std::time::Duration;

use lusoria_core::Rng;
use lusoria_protocol::command::{Command, Order};
use lusoria_protocol::replay::Fairness;
use lusoria_protocol::table::{Phase, TableRef};
use lusoria_store::testing::PrivatePostgres;
use lusoria_store::{Place, open};
use serde_json::{Value, json};

use crate::client::{Guest, PATIENCE, Socket, config, http, random_move};

/// Not a test of its own: the process that the tests below start and kill.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_process_that_is_killed() {
    let (Ok(db), Ok(file)) = (std::env::var("LUSORIA_TEST_DB"), std::env::var("LUSORIA_TEST_ADDR")) else { return };
    let config = lusoria_server::Config { node: "solo".to_owned(), ..config(&db) };
    let server = lusoria_server::Server::bind(config).await.unwrap();
    std::fs::write(&file, server.addr().to_string()).unwrap();
    server.run(std::future::pending()).await;
}

/// A server in a process of its own.
pub(crate) struct Process {
    child: Child,
    pub(crate) addr: SocketAddr,
}

impl Process {
    pub(crate) async fn start(db: &str, folder: &Path) -> Process {
        let file = folder.join("addr");
        let _ = std::fs::remove_file(&file);
        // A write beyond a limit of the system fails then, instead of ending the process.
        let child = std::process::Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(std::env::current_exe().unwrap())
            .args(["crash::the_process_that_is_killed", "--exact", "--nocapture"])
            .env("LUSORIA_TEST_DB", db)
            .env("LUSORIA_TEST_ADDR", &file)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let addr = tokio::time::timeout(PATIENCE, async {
            loop {
                match std::fs::read_to_string(&file).ok().and_then(|text| text.parse().ok()) {
                    Some(addr) => return addr,
                    None => tokio::time::sleep(Duration::from_millis(20)).await,
                }
            }
        });
        Process { child, addr: addr.await.expect("the server starts") }
    }

    /// The memory it uses.
    pub(crate) fn resident_bytes(&self) -> usize {
        resident_bytes(&self.child.id().to_string())
    }

    /// No file of it grows beyond so many bytes any more, as on a full disk.
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
        let (process, limit) = (self.child.id().to_string(), format!("--fsize={limit}:unlimited"));
        let set = std::process::Command::new("prlimit").args(["--pid", &process, &limit]).status();
        assert!(set.is_ok_and(|status| status.success()), "prlimit of util-linux");
    }

    /// SIGKILL: no chance to finish anything.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The memory a process uses, by its id or `self`.
pub(crate) fn resident_bytes(process: &str) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 1024
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A move that was acknowledged.
struct Kept {
    table: String,
    version: i64,
    mv: String,
}

/// What all clients share.
struct Scene {
    addr: RwLock<SocketAddr>,
    enough: AtomicBool,
    moved_since: AtomicU32,
}

impl Scene {
    fn addr(&self) -> SocketAddr {
        *self.addr.read().unwrap()
    }
}

/// Plays at a table through all crashes; returns what was acknowledged and whether the game ended.
async fn player(scene: Arc<Scene>, guest: Guest, table: String, seed: u64) -> (Vec<Kept>, bool) {
    let mut kept = Vec::new();
    let mut rng = Rng::from_number(seed);
    let mut n_orders = 0;
    while !scene.enough.load(Ordering::Relaxed) {
        let Some(mut socket) = Socket::open(scene.addr(), Some(&guest.cookie)).await else {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        };
        let Some(mut now) = socket.watch(&table).await else { continue };
        while !scene.enough.load(Ordering::Relaxed) {
            if now.phase == Phase::Over {
                return (kept, true);
            }
            let Some(command) = random_move(&now, &mut rng) else {
                match tokio::time::timeout(Duration::from_secs(2), socket.next_now()).await {
                    Ok(Some(next)) => now = next,
                    Ok(None) => break,
                    Err(_) => continue,
                }
                continue;
            };
            n_orders += 1;
            let order = Order { id: format!("m{n_orders}"), answers: now.version, command: command.clone() };
            let Some((answer, newest)) = socket.repeat(&table, order).await else { break };
            if let Ok(acknowledged) = answer {
                let Command::Play { moves } = command else { unreachable!("a player plays") };
                kept.push(Kept { table: table.clone(), version: acknowledged.version, mv: moves[0].clone() });
                scene.moved_since.fetch_add(1, Ordering::Relaxed);
            }
            match newest {
                Some(newest) => now = newest,
                None => match socket.next_now().await {
                    Some(next) => now = next,
                    None => break,
                },
            }
        }
    }
    (kept, false)
}

/// Tables of all games, some for bots alone.
async fn make_tables(addr: SocketAddr, n_tables: usize) -> (Vec<(Guest, TableRef)>, Vec<TableRef>) {
    let games: Vec<_> = lusoria_games::all().map(|entry| entry.face).collect();
    let (mut played, mut watched) = (Vec::new(), Vec::new());
    for n in 0..n_tables {
        let game = games[n % games.len()];
        let guest = Guest::new(addr).await;
        let players = game.players().0.max(2);
        if n % 4 == 3 {
            let seats = vec![json!({"kind": "bot", "level": "random"}); players];
            watched.push(guest.post("/api/tables", json!({"game": game.id(), "seats": seats})).await.read());
        } else {
            let table = guest.table(game.id(), &vec!["random"; players - 1]).await;
            played.push((guest, table));
        }
    }
    (played, watched)
}

async fn nothing_is_lost(db: &str, n_tables: usize, n_kills: usize) {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(db, folder.path()).await;
    let (played, watched) = make_tables(process.addr, n_tables).await;
    let scene = Arc::new(Scene {
        addr: RwLock::new(process.addr),
        enough: AtomicBool::new(false),
        moved_since: AtomicU32::new(0),
    });
    let start = |(n, (guest, table)): (usize, &(Guest, TableRef))| {
        tokio::spawn(player(scene.clone(), guest.clone(), table.id.clone(), n as u64))
    };
    let players: Vec<_> = played.iter().enumerate().map(start).collect();
    let mut rng = Rng::from_number(n_kills as u64);
    for _ in 0..n_kills {
        // At a random moment, but only when the tables are going again.
        scene.moved_since.store(0, Ordering::Relaxed);
        let going = async {
            while scene.moved_since.load(Ordering::Relaxed) < 10 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        // Short games may all be over by now, which is fine.
        let _ = tokio::time::timeout(Duration::from_secs(20), going).await;
        tokio::time::sleep(Duration::from_millis(u64::from(rng.below(400)))).await;
        process.kill();
        process = Process::start(db, folder.path()).await;
        *scene.addr.write().unwrap() = process.addr;
    }
    let versions = bot_versions(process.addr, &watched).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    scene.enough.store(true, Ordering::Relaxed);
    let (mut kept, mut n_over) = (Vec::new(), 0);
    for (task, (guest, table)) in players.into_iter().zip(&played) {
        let (moves, is_over) = task.await.unwrap();
        kept.extend(moves);
        let guest = guest.at(process.addr);
        let snapshot = guest.look(&table.id).await;
        assert_ne!(snapshot.now.phase, Phase::Gathering);
        if is_over {
            n_over += 1;
            let fairness: Fairness = guest.get(&format!("/api/tables/{}/fairness", table.id)).await.read();
            assert!(fairness.verified, "{fairness:?}");
        } else {
            goes_on(&guest, &table.id).await;
        }
    }
    bots_go_on(process.addr, &watched, &versions).await;
    process.kill();
    check_journal(db, &kept).await;
    println!("{} acknowledged moves, {n_over} finished games, {n_kills} kills: nothing lost", kept.len());
    assert!(kept.len() > n_tables, "the clients hardly moved: {}", kept.len());
}

/// Tables of bots alone move by themselves.
async fn bots_go_on(addr: SocketAddr, tables: &[TableRef], before: &[(i64, Phase)]) {
    let all = async {
        loop {
            let after = bot_versions(addr, tables).await;
            let went_on =
                |(before, after): (&(i64, Phase), &(i64, Phase))| after.1 == Phase::Over || after.0 > before.0;
            if before.iter().zip(&after).all(went_on) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, all).await.expect("bots go on by themselves after a crash");
}

/// A table that is not over takes another move.
async fn goes_on(guest: &Guest, table: &str) {
    let mut socket = guest.socket().await;
    let mut now = socket.watch(table).await.unwrap();
    let mut rng = Rng::from_number(1);
    while now.phase != Phase::Over {
        if let Some(command) = random_move(&now, &mut rng) {
            let (answer, _) = socket.order(table, now.version, command).await.unwrap();
            if answer.is_ok() {
                return;
            }
        }
        now = socket.next_now().await.unwrap();
    }
}

async fn bot_versions(addr: SocketAddr, tables: &[TableRef]) -> Vec<(i64, Phase)> {
    let mut versions = Vec::new();
    for table in tables {
        let answer = http(addr, "GET", &format!("/api/tables/{}", table.id), "", "").await;
        let now = answer.read::<lusoria_protocol::state::Snapshot>().now;
        versions.push((now.version, now.phase));
    }
    versions
}

/// Every acknowledged move stands in the journal, at its version, without a gap before it.
async fn check_journal(db: &str, kept: &[Kept]) {
    let store = open(&Place::from_text(db).unwrap(), "checker").await.unwrap();
    for move_kept in kept {
        let journal = store.journal(&move_kept.table, move_kept.version - 1).await.unwrap();
        let found: Value = serde_json::from_str(&journal[0].entry).unwrap();
        assert_eq!(journal[0].version, move_kept.version);
        assert_eq!(found["mv"], json!(move_kept.mv), "the move at version {} is another one", move_kept.version);
    }
    store.close().await;
}

/// New tables again and again, since games come to their ends: a thousand kills in the long run.
async fn nothing_is_ever_lost(db: &str) {
    let (n_rounds, n_tables, n_kills) =
        if std::env::var_os("LUSORIA_SOAK").is_some() { (50, 40, 20) } else { (1, 15, 3) };
    for _ in 0..n_rounds {
        nothing_is_lost(db, n_tables, n_kills).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    nothing_is_ever_lost(&folder.path().join("crash.db").display().to_string()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_postgres() {
    let server = PrivatePostgres::start_durable();
    nothing_is_ever_lost(&server.database()).await;
}
