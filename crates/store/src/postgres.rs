//! PostgreSQL: several server nodes on the same tables; LISTEN/NOTIFY carries the news between them.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{Connection, PgConnection, PgPool, Postgres};
use tokio::sync::{broadcast, mpsc};

use crate::commit::Committer;
use crate::writer::{Writer, Writing};
use crate::{Append, News, StoreError, Stored, TableNews};

/// The channel of the news about tables.
const CHANNEL: &str = "lusoria";
/// The channel of everything else that nodes tell each other.
const WORDS: &str = "lusoria_words";
/// The most words in one transaction.
const MOST_WORDS: usize = 256;
/// PostgreSQL carries less than 8000 bytes at once.
const MOST_BYTES: usize = 7800;

pub(crate) struct PostgresStore {
    pool: PgPool,
    writer: Writer<Postgres>,
    committer: Committer,
    news: broadcast::Sender<News>,
    words: Speaker,
}

impl PostgresStore {
    pub(crate) async fn open(url: &str, node: &str) -> Stored<PostgresStore> {
        let options = PgPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(10));
        let address = PgConnectOptions::from_str(url).map_err(|error| unusable("", &error))?;
        // The pool would go on trying and then tell of the time only, so one connection asks first.
        let place = format!(" at {}", address.get_host());
        let first = PgConnection::connect_with(&address).await.map_err(|error| unusable(&place, &error))?;
        first.close().await?;
        let pool = options.connect_with(address).await.map_err(|error| unusable(&place, &error))?;
        // Where a transaction ends up is PostgreSQL's to know.
        let writer = Writer::new(pool.clone(), "BEGIN", Arc::new(|| Ok(())));
        migrate(&writer).await?;
        let news = broadcast::channel(1024).0;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen_all([CHANNEL, WORDS]).await?;
        tokio::spawn(listen(listener, news.clone(), node.to_owned()));
        let (committing, name) = (writer.clone(), node.to_owned());
        let committer = Committer::start(move |batch: Vec<Append>| {
            let (writer, node) = (committing.clone(), name.clone());
            async move { commit(&writer, &batch, &node).await }
        });
        let words = Speaker::start(pool.clone(), node.to_owned());
        Ok(PostgresStore { pool, writer, committer, news, words })
    }
}

/// Says which database cannot be used, never with its password.
fn unusable(place: &str, error: &sqlx::Error) -> StoreError {
    StoreError::Unusable(format!("cannot use the PostgreSQL database{place}: {error}"))
}

/// Tells the other nodes one word after another, those that wait at the same moment at once.
struct Speaker(mpsc::UnboundedSender<String>);

impl Speaker {
    fn start(pool: PgPool, node: String) -> Speaker {
        let (sender, mut receiver) = mpsc::unbounded_channel::<String>();
        tokio::spawn(async move {
            let mut waiting = Vec::new();
            while receiver.recv_many(&mut waiting, MOST_WORDS).await > 0 {
                for payload in payloads(&node, waiting.drain(..)) {
                    let told = sqlx::query("SELECT pg_notify($1, $2)").bind(WORDS).bind(payload).execute(&pool).await;
                    match told {
                        Ok(_) => {}
                        Err(sqlx::Error::PoolClosed) => return,
                        Err(error) => tracing::warn!(%error, "the other nodes were not told"),
                    }
                }
            }
        });
        Speaker(sender)
    }

    fn tell(&self, word: String) {
        // Fails only when the runtime ends, and then nobody needs to know any more.
        let _ = self.0.send(word);
    }
}

/// Words after the name of the node, in as few pieces as PostgreSQL carries.
fn payloads(node: &str, words: impl Iterator<Item = String>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for word in words {
        match payloads.last_mut().filter(|payload| payload.len() + 1 + word.len() <= MOST_BYTES) {
            Some(payload) => {
                payload.push(' ');
                payload.push_str(&word);
            }
            None => payloads.push(format!("{node} {word}")),
        }
    }
    payloads
}

impl PostgresStore {
    fn reading(&self) -> Stored<&PgPool> {
        Ok(&self.pool)
    }

    /// The one pool is closed with the writer, and nothing else is held.
    async fn closed(&self) {}
}

/// Hands on what other nodes announce, until nobody listens any more.
async fn listen(mut listener: PgListener, news: broadcast::Sender<News>, node: String) {
    loop {
        let item = match listener.try_recv().await {
            Ok(Some(notification)) => {
                let read = if notification.channel() == WORDS { read_words } else { read_news };
                match read(notification.payload(), &node) {
                    Some(item) => item,
                    None => continue,
                }
            }
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

/// Reads `NODE WORD …`; nothing for what this node said itself.
fn read_words(payload: &str, node: &str) -> Option<News> {
    let mut words = payload.split(' ');
    let teller = words.next().filter(|teller| *teller != node)?;
    Some(News::Words { node: teller.to_owned(), words: words.map(str::to_owned).collect() })
}

/// Tells the other nodes, as part of the transaction: they hear it exactly when it is durable.
async fn announce(tx: &mut Writing<Postgres>, appends: impl Iterator<Item = &Append>, node: &str) -> Stored<()> {
    let word = |append: &Append| {
        let version = append.version + append.entries.len() as i64 - 1;
        format!("{}:{version}:{}", append.table, u8::from(append.head.bots))
    };
    for payload in payloads(node, appends.map(word)) {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute(&mut ***tx).await?;
    }
    Ok(())
}

// Sorted, so that two nodes that write the same tables wait for each other in the same order.
const INSERT_ENTRIES: &str = "\
INSERT INTO journal (table_id, version, command, entry, at)
SELECT t, v, c, e, at FROM jsonb_to_recordset($1::jsonb) AS j(t TEXT, v BIGINT, i BIGINT, c TEXT, e TEXT,
  at BIGINT) ORDER BY t, v, i ON CONFLICT DO NOTHING RETURNING table_id, version";

const INSERT_TABLES: &str = "\
INSERT INTO game_tables (id, code, game, listed, version, phase, bots, deadline, settled, summary, created_at, changed_at,
  host)
SELECT t, code, game, listed, v, p, b, d, FALSE, s, at, at, host FROM jsonb_to_recordset($1::jsonb)
AS j(t TEXT, code TEXT, game TEXT, listed BOOLEAN, v BIGINT, p TEXT, b BOOLEAN, d BIGINT, s TEXT, at BIGINT, host TEXT)";

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

    #[test]
    fn words_are_told_in_order_and_in_pieces_that_fit() {
        let words: Vec<String> = (0..3_000).map(|n| format!("word{n}")).collect();
        let pieces = payloads("me", words.iter().cloned());
        assert!(pieces.len() > 1 && pieces.iter().all(|piece| piece.len() <= MOST_BYTES));
        assert!(pieces.iter().all(|piece| read_words(piece, "me").is_none()), "not to oneself");
        let heard = pieces.iter().filter_map(|piece| match read_words(piece, "you")? {
            News::Words { node, words } if node == "me" => Some(words),
            other => panic!("{other:?}"),
        });
        assert_eq!(heard.flatten().collect::<Vec<_>>(), words);
    }
}
