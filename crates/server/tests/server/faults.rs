//! Disks and databases that fail beneath a running server: nothing is acknowledged that is not there, and it goes on after.

use std::path::Path;
use std::time::{Duration, Instant};

use lusoria_protocol::command::{Acknowledged, Command};
use lusoria_store::testing::PrivatePostgres;
use lusoria_store::{Place, open};
use serde_json::Value;

use crate::client::{Guest, PATIENCE, Running, config, http};
use crate::crash::Process;

/// Somebody who says one thing after another at a table, and remembers what was acknowledged.
struct Speaker {
    guest: Guest,
    table: String,
    n_said: usize,
    acknowledged: Vec<(i64, String)>,
}

impl Speaker {
    async fn at(process: &Process) -> Speaker {
        let guest = Guest::new(process.addr).await;
        let table = guest.table("micatio", &["open"]).await.id;
        Speaker { guest, table, n_said: 0, acknowledged: Vec::new() }
    }

    /// Says something, and repeats it once when that fails, as clients do. Tells whether it was acknowledged.
    async fn says(&mut self) -> bool {
        self.n_said += 1;
        let (id, text) = (format!("s{}", self.n_said), format!("word {}", self.n_said));
        for _ in 0..2 {
            let answer = self.guest.order(&self.table, &id, 0, Command::Say { text: text.clone() }).await;
            if answer.status == 200 {
                self.acknowledged.push((answer.read::<Acknowledged>().version, text));
                return true;
            }
            assert_eq!(answer.status, 503, "{}", answer.body);
        }
        false
    }

    async fn says_all(&mut self, n: usize) {
        for _ in 0..n {
            assert!(self.says().await, "it goes on");
        }
    }

    /// Everything that was acknowledged stands in the journal.
    async fn check(&self, db: &Path) {
        let store = open(&Place::Sqlite(db.to_owned()), "checker").await.unwrap();
        let journal = store.journal(&self.table, -1).await.unwrap();
        for (version, text) in &self.acknowledged {
            let entry = journal.iter().find(|entry| entry.version == *version);
            let entry = entry.unwrap_or_else(|| panic!("version {version} of {} is gone", journal.len()));
            assert_eq!(serde_json::from_str::<Value>(&entry.entry).unwrap()["text"], *text);
        }
    }
}

async fn is_ready(process: &Process) -> bool {
    // A proof is good for a second.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    http(process.addr, "GET", "/ready", "", "").await.status == 200
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("full.db");
    let n_rounds = if std::env::var_os("LUSORIA_SOAK").is_some() { 100 } else { 2 };
    let process = Process::start(&db.display().to_string(), folder.path()).await;
    let mut speaker = Speaker::at(&process).await;
    for _ in 0..n_rounds {
        speaker.says_all(10).await;
        process.limit_files(Some(0));
        for _ in 0..3 {
            assert!(!speaker.says().await, "nothing can be written");
        }
        assert!(!is_ready(&process).await);
        process.limit_files(None);
        speaker.says_all(70).await;
        assert!(is_ready(&process).await);
    }
    process.kill();
    speaker.check(&db).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_removed_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let (db, away) = (folder.path().join("gone.db"), folder.path().join("away.db"));
    let process = Process::start(&db.display().to_string(), folder.path()).await;
    let mut speaker = Speaker::at(&process).await;
    speaker.says_all(5).await;
    std::fs::rename(&db, &away).unwrap();
    assert!(!speaker.says().await);
    assert!(!is_ready(&process).await);
    std::fs::rename(&away, &db).unwrap();
    speaker.says_all(5).await;
    assert!(is_ready(&process).await);
    process.kill();
    speaker.check(&db).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_database_is_not_ready_and_nobody_waits_for_it() {
    let postgres = PrivatePostgres::start();
    let server = Running::start(config(&postgres.database())).await;
    assert_eq!(http(server.addr, "GET", "/ready", "", "").await.status, 200);
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    postgres.freeze(true);
    let asked = Instant::now();
    let status = http(server.addr, "GET", "/ready", "", "").await.status;
    let waited = asked.elapsed();
    postgres.freeze(false);
    assert_eq!(status, 503);
    assert!(waited < Duration::from_secs(8), "{waited:?}");
    let is_back = async {
        while http(server.addr, "GET", "/ready", "", "").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(PATIENCE, is_back).await.expect("it is ready again");
    server.stop().await;
}
