//! PostgreSQL: several server nodes on the same tables; LISTEN/NOTIFY carries the news between them.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::broadcast;

use crate::commit::Committer;
use crate::{Append, News, Stored, TableNews};

/// The channel of the news.
const CHANNEL: &str = "lusoria";
/// PostgreSQL carries less than 8000 bytes at once.
const MOST_BYTES: usize = 7800;

pub(crate) struct PostgresStore {
    read: PgPool,
    write: PgPool,
    committer: Committer,
    news: broadcast::Sender<News>,
}

impl PostgresStore {
    pub(crate) async fn open(url: &str, node: &str) -> Stored<PostgresStore> {
        let options = PgPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(10));
        let pool = options.connect(url).await?;
        migrate(&pool).await?;
        let news = broadcast::channel(1024).0;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        tokio::spawn(listen(listener, news.clone(), node.to_owned()));
        let (writer, name) = (pool.clone(), node.to_owned());
        let committer = Committer::start(move |batch: Vec<Append>| {
            let (pool, node) = (writer.clone(), name.clone());
            async move { commit(&pool, &batch, &node).await }
        });
        Ok(PostgresStore { read: pool.clone(), write: pool, committer, news })
    }
}

impl PostgresStore {
    /// Nothing is held besides the connections.
    fn closed(&self) {}
}

/// Hands on what other nodes announce, until nobody listens any more.
async fn listen(mut listener: PgListener, news: broadcast::Sender<News>, node: String) {
    loop {
        let item = match listener.try_recv().await {
            Ok(Some(notification)) => match read_news(notification.payload(), &node) {
                Some(item) => item,
                None => continue,
            },
            // The connection was lost and is being made again: what was said meanwhile is gone.
            Ok(None) => News::Lost,
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => {
                tracing::warn!(%error, "the news channel is down");
                tokio::time::sleep(Duration::from_millis(500)).await;
                News::Lost
            }
        };
        // Without a receiver there is nobody to tell yet.
        let _ = news.send(item);
    }
}

/// Reads `NODE TABLE:VERSION:BOTS …`; nothing for what this node said itself.
fn read_news(payload: &str, node: &str) -> Option<News> {
    let mut words = payload.split(' ');
    if words.next()? == node {
        return None;
    }
    let read = |word: &str| {
        let mut parts = word.split(':');
        let table = parts.next()?.to_owned();
        Some(TableNews { table, version: parts.next()?.parse().ok()?, bots: parts.next()? == "1" })
    };
    Some(News::Tables(words.filter_map(read).collect()))
}

/// Tells the other nodes, as part of the transaction: they hear it exactly when it is durable.
async fn announce(
    tx: &mut sqlx::Transaction<'_, sqlx::Postgres>,
    appends: impl Iterator<Item = &Append>,
    node: &str,
) -> Stored<()> {
    let mut payloads = vec![node.to_owned()];
    for append in appends {
        let version = append.version + append.entries.len() as i64 - 1;
        let word = format!(" {}:{version}:{}", append.table, u8::from(append.head.bots));
        if payloads.last().is_some_and(|payload| payload.len() + word.len() > MOST_BYTES) {
            payloads.push(node.to_owned());
        }
        payloads.last_mut().expect("there is one payload at least").push_str(&word);
    }
    for payload in payloads.iter().filter(|payload| payload.len() > node.len()) {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute(&mut **tx).await?;
    }
    Ok(())
}

// Sorted, so that two nodes that write the same tables wait for each other in the same order.
const INSERT_ENTRIES: &str = "\
INSERT INTO journal (table_id, version, command, entry, at)
SELECT t, v, c, e, at FROM jsonb_to_recordset($1::jsonb) AS j(t TEXT, v BIGINT, i BIGINT, c TEXT, e TEXT,
  at BIGINT) ORDER BY t, v, i ON CONFLICT DO NOTHING RETURNING table_id, version";

const INSERT_TABLES: &str = "\
INSERT INTO game_tables (id, code, game, listed, version, phase, bots, deadline, settled, summary, created_at, changed_at)
SELECT t, code, game, listed, v, p, b, d, FALSE, s, at, at FROM jsonb_to_recordset($1::jsonb)
AS j(t TEXT, code TEXT, game TEXT, listed BOOLEAN, v BIGINT, p TEXT, b BOOLEAN, d BIGINT, s TEXT, at BIGINT)";

const UPDATE_TABLES: &str = "\
UPDATE game_tables SET version = v, phase = p, bots = b, deadline = d, summary = s, changed_at = at
FROM jsonb_to_recordset($1::jsonb) AS j(t TEXT, v BIGINT, p TEXT, b BOOLEAN, d BIGINT, s TEXT, at BIGINT)
WHERE id = t";

/// Migrations and settlements happen one after another, whichever node does them.
const LOCK_ALL: &str = "SELECT pg_advisory_xact_lock(806400)";

crate::sql::sql_store!(PostgresStore, sqlx::Postgres, sqlx::postgres::PgRow);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_of_this_node_is_no_news() {
        assert_eq!(read_news("me t:1:0", "me"), None);
        let news = TableNews { table: "t".to_owned(), version: 7, bots: true };
        assert_eq!(read_news("you t:7:1", "me"), Some(News::Tables(vec![news])));
        assert_eq!(read_news("you t:x:1 broken", "me"), Some(News::Tables(vec![])));
    }
}
