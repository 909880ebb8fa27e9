//! SQLite: one file, nothing to install, one server process.

use std::fs::File;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqliteConnection, SqlitePool};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::commit::Committer;
use crate::{Append, News, StoreError, Stored};

/// How often the log is copied into the file, beside the commits.
const CHECKPOINT: Duration = Duration::from_millis(300);
/// A log of so many pages is copied by the commit that makes it so long: 64 MiB.
const LONGEST_LOG: &str = "16000";

pub(crate) struct SqliteStore {
    read: SqlitePool,
    write: SqlitePool,
    committer: Committer,
    news: broadcast::Sender<News>,
    words: Nobody,
    /// Held as long as the store is open: a second server on the same file would not hear of our moves.
    lock: Mutex<Option<File>>,
    checkpoints: Option<JoinHandle<()>>,
}

impl SqliteStore {
    pub(crate) async fn open(path: &Path) -> Stored<SqliteStore> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| unusable(path, error))?;
        }
        let lock = lock(path)?;
        // FULL flushes the log at every commit: what was acknowledged survives a power cut too.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", LONGEST_LOG)
            .busy_timeout(Duration::from_secs(10));
        let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await;
        let write = write.map_err(|error| unusable(path, error))?;
        migrate(&write).await.map_err(|error| match error {
            StoreError::Database(error) => unusable(path, error),
            error => error,
        })?;
        // The lock says that nobody else is there: what stands here are processes that died.
        sqlx::query("DELETE FROM nodes").execute(&write).await?;
        let copying = tokio::spawn(copy_log(SqliteConnection::connect_with(&options).await?));
        let read = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(SqliteStore { checkpoints: Some(copying), ..SqliteStore::start(read, write, Some(lock)) })
    }

    pub(crate) async fn open_in_memory() -> Stored<SqliteStore> {
        // One connection, since each would have a memory of its own.
        let one = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
        let write = one.connect_with(SqliteConnectOptions::new().in_memory(true)).await?;
        migrate(&write).await?;
        Ok(SqliteStore::start(write.clone(), write, None))
    }

    fn closed(&self) {
        self.checkpoints.iter().for_each(JoinHandle::abort);
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    fn start(read: SqlitePool, write: SqlitePool, lock: Option<File>) -> SqliteStore {
        let pool = write.clone();
        let committer = Committer::start(move |batch: Vec<Append>| {
            let pool = pool.clone();
            async move { commit(&pool, &batch, "").await }
        });
        let (news, lock) = (broadcast::channel(1).0, Mutex::new(lock));
        SqliteStore { read, write, committer, news, words: Nobody, lock, checkpoints: None }
    }
}

/// Copies the log into the file again and again, so that no commit has to wait until that is done.
async fn copy_log(mut connection: SqliteConnection) {
    loop {
        tokio::time::sleep(CHECKPOINT).await;
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await {
            tracing::warn!(%error, "the log was not copied into the database");
        }
    }
}

/// The other nodes: there are none.
struct Nobody;

impl Nobody {
    fn tell(&self, _word: String) {}
}

fn unusable(path: &Path, error: impl std::fmt::Display) -> StoreError {
    StoreError::Unusable(format!("cannot use the database {}: {error}", path.display()))
}

/// Takes the database for this process; given back by the system when the process ends, however it ends.
fn lock(path: &Path) -> Stored<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::options().create(true).truncate(false).write(true).open(&name);
    let file = file.map_err(|error| unusable(path, error))?;
    file.try_lock().map_err(|_| unusable(path, "another server uses it; several servers need PostgreSQL"))?;
    Ok(file)
}

const INSERT_ENTRIES: &str = "\
INSERT INTO journal (table_id, version, command, entry, at)
SELECT json_extract(value, '$.t'), json_extract(value, '$.v'), json_extract(value, '$.c'), json_extract(value, '$.e'),
       json_extract(value, '$.at')
FROM json_each($1) WHERE TRUE ON CONFLICT DO NOTHING RETURNING table_id, version";

const INSERT_TABLES: &str = "\
INSERT INTO game_tables (id, code, game, listed, version, phase, bots, deadline, settled, summary, created_at, changed_at)
SELECT json_extract(value, '$.t'), json_extract(value, '$.code'), json_extract(value, '$.game'),
       json_extract(value, '$.listed'), json_extract(value, '$.v'), json_extract(value, '$.p'), json_extract(value, '$.b'),
       json_extract(value, '$.d'), FALSE, json_extract(value, '$.s'), json_extract(value, '$.at'),
       json_extract(value, '$.at')
FROM json_each($1)";

const UPDATE_TABLES: &str = "\
UPDATE game_tables SET version = json_extract(value, '$.v'), phase = json_extract(value, '$.p'),
       bots = json_extract(value, '$.b'), deadline = json_extract(value, '$.d'), summary = json_extract(value, '$.s'),
       changed_at = json_extract(value, '$.at')
FROM json_each($1) WHERE game_tables.id = json_extract(value, '$.t')";

/// The one writing connection is lock enough.
const LOCK_ALL: &str = "SELECT 1";

/// There is nobody else to tell.
async fn announce(
    _tx: &mut sqlx::Transaction<'_, sqlx::Sqlite>,
    _appends: impl Iterator<Item = &Append>,
    _node: &str,
) -> Stored<()> {
    Ok(())
}

crate::sql::sql_store!(SqliteStore, sqlx::Sqlite, sqlx::sqlite::SqliteRow);
