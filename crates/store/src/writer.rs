//! The one way to write: a transaction of our own on a connection that is known to be in none, and that is never used
//! again after anything went wrong with it.
//!
//! `sqlx::Transaction` counts how deep it believes to be in transactions. A database that rolls back by itself, as SQLite
//! does when the disk is full, leaves that count wrong, and from then on it only sets and releases savepoints: everything
//! looks written and nothing is. Here `BEGIN` fails inside a transaction and `COMMIT` fails outside of one, so that when
//! both succeed everything in between is committed.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Database, Executor, Pool};

use crate::Stored;

/// Looks whether what is written still ends up where a server that starts anew will read it.
pub(crate) type Proof = std::sync::Arc<dyn Fn() -> Stored<()> + Send + Sync>;

/// Begins transactions.
pub(crate) struct Writer<DB: Database> {
    pool: Pool<DB>,
    begin: &'static str,
    proof: Proof,
}

impl<DB: Database> Clone for Writer<DB> {
    fn clone(&self) -> Writer<DB> {
        Writer { pool: self.pool.clone(), begin: self.begin, proof: self.proof.clone() }
    }
}

impl<DB: Database> Writer<DB>
where
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
{
    /// `begin` is the statement that begins a transaction which writes.
    pub(crate) fn new(pool: Pool<DB>, begin: &'static str, proof: Proof) -> Writer<DB> {
        Writer { pool, begin, proof }
    }

    pub(crate) async fn begin(&self) -> Stored<Writing<DB>> {
        (self.proof)()?;
        let connection = self.pool.acquire().await?;
        let mut writing = Writing { connection, is_committed: false, proof: self.proof.clone() };
        (&mut **writing).execute(self.begin).await?;
        Ok(writing)
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

/// A transaction. Unless it is committed, it ends together with its connection.
pub(crate) struct Writing<DB: Database> {
    connection: PoolConnection<DB>,
    is_committed: bool,
    proof: Proof,
}

impl<DB: Database> Writing<DB>
where
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
{
    /// What was written is durable when this succeeds. When it fails it may be, or not: read before you say anything.
    pub(crate) async fn commit(mut self) -> Stored<()> {
        (&mut **self).execute("COMMIT").await?;
        (self.proof)()?;
        self.is_committed = true;
        Ok(())
    }
}

impl<DB: Database> Deref for Writing<DB> {
    type Target = PoolConnection<DB>;

    fn deref(&self) -> &PoolConnection<DB> {
        &self.connection
    }
}

impl<DB: Database> DerefMut for Writing<DB> {
    fn deref_mut(&mut self) -> &mut PoolConnection<DB> {
        &mut self.connection
    }
}

impl<DB: Database> Drop for Writing<DB> {
    fn drop(&mut self) {
        if !self.is_committed {
            self.connection.close_on_drop();
        }
    }
}
