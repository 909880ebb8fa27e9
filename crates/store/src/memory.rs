//! A store that is gone with the process: SQLite on a temporary file, so that it behaves as the real one does.

use crate::Stored;
use crate::sqlite::SqliteStore;

pub(crate) async fn open() -> Stored<SqliteStore> {
    SqliteStore::open_in_memory().await
}
