//! SQLite on a disk that is full, fails or cannot be written, and on files that somebody removes.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use libsqlite3_sys::{SQLITE_FULL, SQLITE_IOERR_FSYNC, SQLITE_IOERR_WRITE, SQLITE_READONLY};
use lusoria_store::{Person, Place, Store, open};
use tokio::sync::Mutex;

use crate::Tables;
use crate::disk::{self, Fault, Often};

/// There is one disk for all tests of this process.
static DISK: Mutex<()> = Mutex::const_new(());

const N_TABLES: usize = 3;

async fn opened(path: &Path) -> Arc<dyn Store> {
    open(&Place::Sqlite(path.to_owned()), "n").await.unwrap()
}

/// The files as a power cut would leave them, in another folder.
fn as_after_a_crash(path: &Path, folder: &Path) -> std::path::PathBuf {
    let copy = folder.join("copy.db");
    std::fs::copy(path, &copy).unwrap();
    std::fs::copy(path.with_extension("db-wal"), copy.with_extension("db-wal")).unwrap();
    copy
}

fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: id.to_owned(),
        account: None,
        password: None,
        lang: None,
        settings: "{}".to_owned(),
        created_at: 1,
    }
}

/// One fault in the middle of a store's life; tells whether it struck.
async fn survives(fault: Fault, after: i64, often: Often) -> bool {
    let about = format!("{fault:?} after {after}, {often:?}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = opened(&path).await;
    let mut tables = Tables::new(N_TABLES);
    assert_eq!(tables.move_on(&store).await, N_TABLES, "{about}");
    disk::breaks(fault, after, often);
    for _ in 0..3 {
        tables.move_on(&store).await;
    }
    let mut known = Vec::new();
    if store.add_person(&person("ann")).await.is_ok() {
        known.push("ann");
    }
    let is_broken = disk::has_failed() && often == Often::UntilMended;
    assert!(store.prove("n", 7).await.is_err() || !is_broken, "{about}: it cannot have written");
    let has_struck = disk::has_failed();
    disk::mend();
    for _ in 0..3 {
        assert_eq!(tables.move_on(&store).await, N_TABLES, "{about}: it goes on");
    }
    store.add_person(&person("bob")).await.unwrap();
    known.push("bob");
    store.prove("n", 8).await.unwrap();
    let copy = as_after_a_crash(&path, folder.path());
    drop(store);
    let again = opened(&copy).await;
    tables.check(&*again, &about).await;
    for person in known {
        assert!(again.person(person).await.unwrap().is_some(), "{about}: {person} is gone");
    }
    again.close().await;
    has_struck
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_a_faulty_disk() {
    let _disk = DISK.lock().await;
    disk::insert();
    let n_moments = if std::env::var_os("LUSORIA_SOAK").is_some() { 200 } else { 12 };
    let faults = [
        Fault::Write(SQLITE_FULL),
        Fault::Write(SQLITE_IOERR_WRITE),
        Fault::Write(SQLITE_READONLY),
        Fault::Sync(SQLITE_IOERR_FSYNC),
    ];
    for fault in faults {
        for often in [Often::Once, Often::UntilMended] {
            let mut n_struck = 0;
            for after in 0..n_moments {
                n_struck += u32::from(survives(fault, after, often).await);
            }
            assert!(n_struck > 1, "{fault:?}, {often:?}: the disk hardly failed");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_into_a_file_that_was_removed() {
    let _disk = DISK.lock().await;
    disk::mend();
    for removed in ["a.db", "a.db-wal"] {
        let folder = tempfile::tempdir().unwrap();
        let store = opened(&folder.path().join("a.db")).await;
        let mut tables = Tables::new(N_TABLES);
        tables.move_on(&store).await;
        let (path, away) = (folder.path().join(removed), folder.path().join("away"));
        std::fs::rename(&path, &away).unwrap();
        assert_eq!(tables.move_on(&store).await, 0, "{removed}");
        assert!(store.prove("n", 7).await.is_err(), "{removed}");
        assert!(store.add_person(&person("ann")).await.is_err(), "{removed}");
        assert!(!path.exists(), "{removed}: nothing takes its place");
        let error = store.journal("t0", -1).await.unwrap_err().to_string();
        assert!(error.contains("removed or replaced"), "{error}");
        std::fs::rename(&away, &path).unwrap();
        assert_eq!(tables.move_on(&store).await, N_TABLES, "{removed}: it goes on when the file is back");
        store.close().await;
        drop(store);
        let again = opened(&folder.path().join("a.db")).await;
        tables.check(&*again, removed).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_stops_waiting_takes_nothing_with_them() {
    let _disk = DISK.lock().await;
    disk::mend();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = opened(&path).await;
    let mut tables = Tables::new(N_TABLES);
    for n in 0..200 {
        let write = store.heartbeat("n", n);
        let _ = tokio::time::timeout(Duration::from_micros(40 * n as u64), write).await;
        if n % 20 == 0 {
            assert_eq!(tables.move_on(&store).await, N_TABLES);
        }
    }
    let again = opened(&as_after_a_crash(&path, folder.path())).await;
    tables.check(&*again, "after writes that nobody waited for").await;
}
