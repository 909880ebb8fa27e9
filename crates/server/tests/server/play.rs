//! Whole games of every registered game, for people, bots and watchers.

use std::io::Write;
use std::sync::Mutex;

use lusoria_core::Rng;
use lusoria_protocol::command::Command;
use lusoria_protocol::problem::ProblemCode;
use lusoria_protocol::question::Answer;
use lusoria_protocol::replay::{Fairness, Moments};
use lusoria_protocol::state::Watcher;
use lusoria_protocol::table::Phase;

use crate::client::{Guest, Running, Socket};

/// Everything our crates and the database driver log, at the most talkative level.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Logged;

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOG.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn keep_log() {
    let filter = tracing_subscriber::EnvFilter::new("lusoria_server=trace,lusoria_store=trace,sqlx=trace");
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(|| Logged).try_init();
}

/// Every game that is registered is played to its end by a person with bots and a watcher; what is heard before the end
/// holds no seed; afterwards record and deal are checked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_registered_game_is_played_to_its_end_and_checked() {
    keep_log();
    let server = Running::in_memory().await;
    for entry in lusoria_games::all() {
        let game = entry.face.id();
        let guest = Guest::new(server.addr).await;
        let others = vec!["random"; entry.face.players().1.min(3) - 1];
        let table = guest.table(game, &others).await;
        let mut watcher = Socket::open(server.addr, None).await.unwrap();
        assert_eq!(watcher.watch(&table.id).await.unwrap().viewer, Watcher::Spectator);
        let watching = tokio::spawn({
            let table = table.id.clone();
            async move {
                let now = watcher.play_to_the_end(&table, &mut Rng::from_number(0)).await.unwrap();
                (watcher, now)
            }
        });
        let mut socket = guest.socket().await;
        let now = socket.play_to_the_end(&table.id, &mut Rng::from_number(7)).await.unwrap();
        let ending = now.ending.expect("a game that is over has an ending");
        assert!(ending.finished, "{game}");
        let outcome = ending.outcome.unwrap();
        let sum: i32 = outcome.lines.iter().map(|line| line.points).sum();
        assert_eq!(sum, outcome.standings.iter().map(|standing| standing.points).sum::<i32>(), "{game}");

        let (watcher, seen) = watching.await.unwrap();
        assert_eq!(seen.phase, Phase::Over);
        for (who, heard) in [("the player", &socket.heard), ("the watcher", &watcher.heard)] {
            let before = heard.iter().filter(|message| !message.contains("\"phase\":\"over\""));
            let leaks = before.filter(|message| message.contains(&ending.seed[..16])).count();
            assert_eq!(leaks, 0, "{game}: {who} was told the seed before the end");
        }

        let log = String::from_utf8_lossy(&LOG.lock().unwrap()).into_owned();
        assert!(log.contains("INSERT INTO"), "the log is kept");
        assert!(!log.contains(&ending.seed[..16]) && !log.contains(&guest.cookie), "{game}: a log line tells a secret");
        assert!(!log.contains("\"mv\""), "{game}: a log line tells a move");

        let fairness: Fairness = guest.get(&format!("/api/tables/{}/fairness", table.id)).await.read();
        assert!(fairness.verified && fairness.seed == ending.seed, "{game}: {fairness:?}");
        let record = guest.get(&format!("/api/tables/{}/record", table.id)).await;
        let record = lusoria_core::Record::from_toml(&record.body).unwrap();
        assert_eq!(entry.face.replay(&record).unwrap().n_plies(), now.ply as usize, "{game}");
        let path = format!("/api/tables/{}/moments?from=0&to=20&viewer=referee", table.id);
        let moments: Moments = guest.get(&path).await.read();
        assert_eq!(moments.plies, now.ply);
        assert!(moments.moments.len() > 1 && moments.moments[1].made.is_some());
    }
    server.stop().await;
}

/// Two people at one table, each on a connection of their own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_each_other() {
    let server = Running::in_memory().await;
    let (ann, bob) = (Guest::new(server.addr).await, Guest::new(server.addr).await);
    let table = ann.table("micatio", &["open"]).await;
    bob.order(&table.id, "j", 0, Command::Join { seat: None }).await.read::<serde_json::Value>();
    let play = |guest: Guest, seed: u64| {
        let table = table.id.clone();
        tokio::spawn(async move {
            let mut socket = guest.socket().await;
            socket.play_to_the_end(&table, &mut Rng::from_number(seed)).await.unwrap()
        })
    };
    let (a, b) = (play(ann.clone(), 1), play(bob.clone(), 2));
    let (a, b) = (a.await.unwrap(), b.await.unwrap());
    assert_eq!(a.ending, b.ending);
    assert_ne!(a.viewer, b.viewer);
    server.stop().await;
}

/// What a person is told of a move before it is made is what then happens; a stranger is told nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_asks_what_would_happen_and_so_it_does() {
    let server = Running::in_memory().await;
    for entry in lusoria_games::all() {
        let guest = Guest::new(server.addr).await;
        let others = vec!["random"; entry.face.players().0.max(2) - 1];
        let table = guest.table(entry.face.id(), &others).await;
        let mut socket = guest.socket().await;
        let mut now = socket.watch(&table.id).await.unwrap();
        let mut rng = Rng::from_number(3);
        let mut n_told = 0;
        while n_told < 5 && now.phase == Phase::Playing {
            if now.legal.is_empty() {
                now = socket.next_now().await.unwrap();
                continue;
            }
            let mv = now.legal[rng.index(now.legal.len())].notation.clone();
            let asked = vec![vec![mv.clone()], vec!["no move".to_owned()]];
            let Answer::Previews { version: asked_at, previews } = socket.ask(&table.id, asked).await.unwrap();
            assert_eq!(previews.len(), 2);
            assert_eq!(previews[1].refused.as_ref().map(|problem| problem.code), Some(ProblemCode::NotAMove));
            let command = Command::Play { moves: vec![mv] };
            let (done, newest) = socket.order(&table.id, now.version, command).await.unwrap();
            let version = done.unwrap().version;
            let mut next = newest;
            let after = loop {
                match next.take() {
                    Some(newest) if newest.version >= version => break newest,
                    _ => next = Some(socket.next_now().await.unwrap()),
                }
            };
            // Where several decide at once, others may have been between.
            let is_next = after.version == version && version == asked_at + 1;
            if let Some(then) = previews[0].then.as_ref().filter(|_| is_next) {
                assert_eq!((Some(&then.view), &then.points), (after.view.as_ref(), &after.points));
                assert!(then.legal == after.legal && then.to_act == after.to_act, "{}", entry.face.id());
                n_told += 1;
            }
            now = after;
        }
        assert!(n_told > 0, "{}: nothing could be foretold", entry.face.id());
        let mut stranger = Guest::new(server.addr).await.socket().await;
        let refused = stranger.ask(&table.id, vec![vec!["pass".to_owned()]]).await.unwrap_err();
        assert_eq!(refused.code, ProblemCode::NotYours);
        let too_many = socket.ask(&table.id, vec![Vec::new(); 65]).await.unwrap_err();
        assert_eq!(too_many.code, ProblemCode::BadMessage);
    }
    server.stop().await;
}
