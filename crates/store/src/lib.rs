//! Where tables, people and results are kept: one [`Store`], on SQLite (nothing to install) or PostgreSQL (several
//! server nodes on the same tables).
//!
//! Records are the truth. Everything that happens at a table is one entry of its journal, and `(table, version)` is
//! unique: two nodes can never both accept the next move. All other rows are there to find tables and people quickly,
//! and are written in the same transaction as the entry they follow from. An append is answered only after it is
//! durable; appends that wait at the same moment share one commit (`commit`).
#![warn(missing_docs)]

mod commit;
mod memory;
mod postgres;
mod rows;
mod sql;
mod sqlite;
pub mod testing;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::broadcast;

pub use rows::{
    Append, Head, NewEntry, NewRow, News, Person, PersonChange, Rate, Rated, ResultRow, Settlement, StatisticsRow,
    StoredEntry, TableNews, TableRow,
};

/// What went wrong in the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written that version: read the journal and think again.
    #[error("that version of the table is taken")]
    Conflict,
    /// The name, code or id is taken.
    #[error("that is taken already")]
    Taken,
    /// The database cannot be opened or understood.
    #[error("{0}")]
    Unusable(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The database cannot write at the moment.
    #[error("the database is away")]
    Away,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// A result of the store.
pub type Stored<T> = Result<T, StoreError>;

/// The one door to everything that outlives a process.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends entries to the journal of a table, with what follows from them, all or nothing. Returns after it is
    /// durable; [`StoreError::Conflict`] when the first version is taken. After any other error it may be there or not:
    /// the journal tells.
    async fn append(&self, append: Append) -> Stored<()>;
    /// The entries of a table after a version, in order.
    async fn journal(&self, table: &str, after: i64) -> Stored<Vec<StoredEntry>>;
    /// The entry that a command led to.
    async fn entry_of_command(&self, table: &str, command: &str) -> Stored<Option<StoredEntry>>;
    /// The row of a table.
    async fn table(&self, id: &str) -> Stored<Option<TableRow>>;
    /// The row of a table by its short code.
    async fn table_by_code(&self, code: &str) -> Stored<Option<TableRow>>;
    /// Listed tables of these phases, changed last first; of one host only a few.
    async fn listed(&self, phases: &[&str], limit: i64) -> Stored<Vec<TableRow>>;
    /// Tables of a person that are not over.
    async fn tables_of(&self, person: &str) -> Stored<Vec<TableRow>>;
    /// Tables where a bot is to act or a clock has run out by `now`.
    async fn due(&self, now: i64) -> Stored<Vec<TableRow>>;
    /// Tables that are over and whose results are not settled yet.
    async fn unsettled(&self) -> Stored<Vec<TableRow>>;
    /// How many tables there are that are neither over nor closed.
    async fn count_live(&self) -> Stored<i64>;
    /// How many of these a person made.
    async fn count_hosted(&self, host: &str) -> Stored<i64>;

    /// A new person.
    async fn add_person(&self, person: &Person) -> Stored<()>;
    /// A person by id.
    async fn person(&self, id: &str) -> Stored<Option<Person>>;
    /// An account by its name in lower case.
    async fn account(&self, key: &str) -> Stored<Option<Person>>;
    /// Changes the person of a session; nothing when the session has ended.
    async fn change_person(&self, session: &str, change: &PersonChange) -> Stored<Option<Person>>;
    /// Makes the guest of a session an account; [`StoreError::Taken`] when another account has the name, nothing when the
    /// session has ended or it is an account already.
    async fn make_account(&self, session: &str, name: &str, key: &str, password: &str) -> Stored<Option<Person>>;
    /// Changes the password of the person of a session and ends all their other sessions and their codes. Tells whether
    /// the session and the old password still held.
    async fn change_password(&self, session: &str, old: &str, new: &str) -> Stored<bool>;
    /// A new session, by the hash of its secret. Tells whether the person still had that password, or none.
    async fn add_session(&self, hash: &str, person: &str, password: Option<&str>, now: i64) -> Stored<bool>;
    /// The person of a session.
    async fn session(&self, hash: &str, now: i64) -> Stored<Option<Person>>;
    /// Ends a session, and the codes of its person.
    async fn end_session(&self, hash: &str) -> Stored<()>;
    /// Keeps a one-time code for another device of the person of a session, by its hash. Tells whether the session holds.
    async fn add_device_code(&self, hash: &str, session: &str, expires: i64) -> Stored<bool>;
    /// Uses up a one-time code.
    async fn take_device_code(&self, hash: &str, now: i64) -> Stored<Option<Person>>;

    /// Writes the results of a table and the ratings that follow from them, once: a repeat changes nothing.
    async fn settle(&self, settlement: Settlement) -> Stored<()>;
    /// Results of a person added up.
    async fn statistics(&self, person: &str) -> Stored<Vec<StatisticsRow>>;
    /// Ratings of a person.
    async fn ratings(&self, subject: &str) -> Stored<Vec<Rated>>;
    /// The best ratings of a game and number of players, with names.
    async fn ranking(&self, game: &str, players: i64, with_bots: bool, limit: i64) -> Stored<Vec<(Rated, String)>>;
    /// All results of the tables a person finished before a moment, the newest first; `limit` counts tables. Of tables
    /// that are not listed only those the viewer took part in.
    async fn history(&self, person: &str, viewer: Option<&str>, before: i64, limit: i64) -> Stored<Vec<ResultRow>>;

    /// Tells that a node is alive, and which are.
    async fn heartbeat(&self, node: &str, now: i64) -> Stored<Vec<String>>;
    /// When any node was last alive; nothing in a new database.
    async fn last_alive(&self) -> Stored<Option<i64>>;
    /// Tells that a node goes away.
    async fn retire(&self, node: &str, now: i64) -> Stored<()>;
    /// Tells the other nodes a word (without spaces) that need not outlive this moment. Words arrive in order.
    fn tell(&self, word: String);
    /// News that other nodes bring.
    fn news(&self) -> broadcast::Receiver<News>;
    /// Proves that the database can be written and read, by doing so.
    async fn prove(&self, node: &str, now: i64) -> Stored<()>;
    /// Finishes what was accepted and closes.
    async fn close(&self);
}

/// Where a database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// An SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL address.
    Postgres(String),
    /// Nowhere: gone with the process. For tests and trying out.
    Memory,
}

impl Place {
    /// Reads `postgres://…`, `sqlite:PATH`, `memory` or a path.
    pub fn from_text(text: &str) -> Stored<Place> {
        let text = text.trim();
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Place::Postgres(text.to_owned()));
        }
        if text == "memory" {
            return Ok(Place::Memory);
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        // An address of something else is no path; what stands behind its first word may be a password.
        let what = match path.split_once("://") {
            Some((scheme, _)) => format!("there is no database \"{scheme}://\""),
            None if path.is_empty() => "no database is named".to_owned(),
            None => return Ok(Place::Sqlite(path.into())),
        };
        Err(StoreError::Unusable(format!("{what}: give a path, sqlite:PATH, postgres://USER@HOST/NAME or memory")))
    }
}

/// Opens a store and brings its tables up to date. `node` names this process among several.
pub async fn open(place: &Place, node: &str) -> Stored<Arc<dyn Store>> {
    Ok(match place {
        Place::Sqlite(path) => Arc::new(sqlite::SqliteStore::open(path).await?),
        Place::Postgres(url) => Arc::new(postgres::PostgresStore::open(url, node).await?),
        Place::Memory => Arc::new(memory::open().await?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_from_text() {
        let place = |text| Place::from_text(text).unwrap();
        assert_eq!(place("postgres://u@h/d"), Place::Postgres("postgres://u@h/d".to_owned()));
        assert_eq!(place("sqlite:a.db"), Place::Sqlite("a.db".into()));
        assert_eq!(place("/var/a.db"), Place::Sqlite("/var/a.db".into()));
        assert_eq!(place("memory"), Place::Memory);
    }

    #[test]
    fn an_address_of_something_else_is_refused_without_its_password() {
        for text in ["postgre://u:secret@h/d", "mysql://u:secret@h/d", "", "sqlite:"] {
            let error = Place::from_text(text).unwrap_err().to_string();
            assert!(error.contains("postgres://") && !error.contains("secret"), "{text}: {error}");
        }
    }
}
