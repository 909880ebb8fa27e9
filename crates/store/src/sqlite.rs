//! SQLite: one file, nothing to install, one server process.

use std::fs::File;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Sqlite, SqliteConnection, SqlitePool};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::commit::Committer;
use crate::writer::{Proof, Writer, Writing};
use crate::{Append, News, StoreError, Stored};

/// How often the log is copied into the file, beside the commits.
const CHECKPOINT: Duration = Duration::from_millis(300);
/// A log of so many pages is copied by the commit that makes it so long: 64 MiB.
const LONGEST_LOG: &str = "16000";
/// Takes the lock at once: a transaction that only reads at first could lose its place to another one.
const BEGIN: &str = "BEGIN IMMEDIATE";

pub(crate) struct SqliteStore {
    read: SqlitePool,
    writer: Writer<Sqlite>,
    proof: Proof,
    committer: Committer,
    news: broadcast::Sender<News>,
    words: Nobody,
    held: Mutex<Option<Held>>,
}

/// What is held as long as the store is open.
struct Held {
    /// A second server on the same file would not hear of our moves.
    _lock: Option<File>,
    /// Without any connection the log would be deleted, and with it what is in memory only.
    copying: JoinHandle<()>,
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
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", LONGEST_LOG)
            .busy_timeout(Duration::from_secs(10));
        let first = SqliteConnection::connect_with(&options.clone().create_if_missing(true)).await;
        let mut first = first.map_err(|error| unusable(path, error))?;
        // From here on a file that is missing was removed, and an empty one in its place would lose everything.
        let write = one_connection().connect_with(options.clone()).await.map_err(|error| unusable(path, error))?;
        begin_with(&Writer::new(write.clone(), BEGIN, Arc::new(|| Ok(())))).await.map_err(|error| match error {
            StoreError::Database(error) => unusable(path, error),
            error => error,
        })?;
        // A connection that never read does not keep the log: SQLite would delete it with the next one that closes.
        sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(&mut first).await?;
        // A new connection on another file or log than the others use would destroy the database, so none closes by itself.
        let four = SqlitePoolOptions::new().max_connections(4).idle_timeout(None).max_lifetime(None);
        let read = four.connect_with(options.read_only(true)).await?;
        let files = [path.to_owned(), log_of(path)].map(SameFile::now);
        let proof: Proof = Arc::new(move || files.iter().try_for_each(SameFile::check));
        let held = Held { _lock: Some(lock), copying: tokio::spawn(copy_log(first)) };
        Ok(SqliteStore::start(read, write, proof, held))
    }

    pub(crate) async fn open_in_memory() -> Stored<SqliteStore> {
        let options = SqliteConnectOptions::from_str("sqlite::memory:")?;
        let keeping = SqliteConnection::connect_with(&options).await?;
        // One connection, since readers of the same memory would be in its way.
        let write = one_connection().connect_with(options).await?;
        let proof: Proof = Arc::new(|| Ok(()));
        begin_with(&Writer::new(write.clone(), BEGIN, proof.clone())).await?;
        let copying = tokio::spawn(async move {
            let _keeping = keeping;
            std::future::pending().await
        });
        Ok(SqliteStore::start(write.clone(), write, proof, Held { _lock: None, copying }))
    }

    fn start(read: SqlitePool, write: SqlitePool, proof: Proof, held: Held) -> SqliteStore {
        let writer = Writer::new(write, BEGIN, proof.clone());
        let committing = writer.clone();
        let committer = Committer::start(move |batch: Vec<Append>| {
            let writer = committing.clone();
            async move { commit(&writer, &batch, "").await }
        });
        let news = broadcast::channel(1).0;
        SqliteStore { read, writer, proof, committer, news, words: Nobody, held: Mutex::new(Some(held)) }
    }

    /// What is read of a file that was removed is gone after a restart: nothing of it may be acknowledged either.
    fn reading(&self) -> Stored<&SqlitePool> {
        (self.proof)()?;
        Ok(&self.read)
    }

    async fn closed(&self) {
        self.read.close().await;
        if let Some(held) = self.held.lock().unwrap_or_else(PoisonError::into_inner).take() {
            held.copying.abort();
        }
    }
}

fn one_connection() -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None)
}

/// Brings the tables up to date.
async fn begin_with(writer: &Writer<Sqlite>) -> Stored<()> {
    migrate(writer).await?;
    // The lock says that nobody else is there: what stands here are processes that died.
    let mut tx = writer.begin().await?;
    sqlx::query("DELETE FROM nodes").execute(&mut **tx).await?;
    tx.commit().await
}

/// A file as it was when the store was opened.
struct SameFile {
    path: PathBuf,
    id: Option<(u64, u64)>,
}

impl SameFile {
    fn now(path: PathBuf) -> SameFile {
        SameFile { id: file_id(&path), path }
    }

    /// SQLite goes on writing to a file that was removed or replaced, and nobody would ever find what it wrote.
    fn check(&self) -> Stored<()> {
        if self.id.is_some() && file_id(&self.path) == self.id {
            return Ok(());
        }
        Err(unusable(&self.path, "it was removed or replaced; put it back, or start the server anew"))
    }
}

fn file_id(path: &Path) -> Option<(u64, u64)> {
    std::fs::metadata(path).ok().map(|data| (data.dev(), data.ino()))
}

/// The log that SQLite writes beside the file.
fn log_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
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
INSERT INTO game_tables (id, code, game, listed, version, phase, bots, deadline, settled, summary, created_at, changed_at,
       host)
SELECT json_extract(value, '$.t'), json_extract(value, '$.code'), json_extract(value, '$.game'),
       json_extract(value, '$.listed'), json_extract(value, '$.v'), json_extract(value, '$.p'), json_extract(value, '$.b'),
       json_extract(value, '$.d'), FALSE, json_extract(value, '$.s'), json_extract(value, '$.at'),
       json_extract(value, '$.at'), json_extract(value, '$.host')
FROM json_each($1)";

const UPDATE_TABLES: &str = "\
UPDATE game_tables SET version = json_extract(value, '$.v'), phase = json_extract(value, '$.p'),
       bots = json_extract(value, '$.b'), deadline = json_extract(value, '$.d'), summary = json_extract(value, '$.s'),
       changed_at = json_extract(value, '$.at')
FROM json_each($1) WHERE game_tables.id = json_extract(value, '$.t')";

/// The one writing connection is lock enough.
const LOCK_ALL: &str = "SELECT 1";

/// There is nobody else to tell.
async fn announce(_tx: &mut Writing<Sqlite>, _appends: impl Iterator<Item = &Append>, _node: &str) -> Stored<()> {
    Ok(())
}

crate::sql::sql_store!(SqliteStore, sqlx::Sqlite, sqlx::sqlite::SqliteRow);
