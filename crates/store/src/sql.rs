//! The queries, once for both databases: they take the same SQL but for the few statements a dialect brings itself.

/// Tables and indexes, one step per release that changed them. Steps are never edited, only added.
pub(crate) const MIGRATIONS: &[&str] = &["
CREATE TABLE persons (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT, lang TEXT, settings TEXT NOT NULL,
  created_at BIGINT NOT NULL);
CREATE TABLE sessions (
  hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES persons(id), created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL);
CREATE INDEX sessions_person ON sessions(person);
CREATE TABLE device_codes (
  hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES persons(id), expires BIGINT NOT NULL);
CREATE TABLE game_tables (
  id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, listed BOOLEAN NOT NULL, version BIGINT NOT NULL,
  phase TEXT NOT NULL, bots BOOLEAN NOT NULL, deadline BIGINT, settled BOOLEAN NOT NULL, summary TEXT NOT NULL,
  created_at BIGINT NOT NULL, changed_at BIGINT NOT NULL);
CREATE INDEX game_tables_phase ON game_tables(phase, changed_at);
CREATE TABLE journal (
  table_id TEXT NOT NULL, version BIGINT NOT NULL, command TEXT, entry TEXT NOT NULL, at BIGINT NOT NULL,
  PRIMARY KEY (table_id, version));
CREATE TABLE members (
  table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (person, table_id));
CREATE INDEX members_table ON members(table_id);
CREATE TABLE results (
  table_id TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT, name TEXT NOT NULL, game TEXT NOT NULL, players BIGINT NOT NULL,
  with_bots BOOLEAN NOT NULL, ranked BIGINT NOT NULL, points BIGINT, ended_at BIGINT NOT NULL, PRIMARY KEY (table_id, seat));
CREATE INDEX results_person ON results(person, ended_at);
CREATE TABLE ratings (
  subject TEXT NOT NULL, game TEXT NOT NULL, players BIGINT NOT NULL, with_bots BOOLEAN NOT NULL,
  rating DOUBLE PRECISION NOT NULL, uncertainty DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL,
  PRIMARY KEY (subject, game, players, with_bots));
CREATE TABLE nodes (id TEXT PRIMARY KEY, seen_at BIGINT NOT NULL);
", "
CREATE TABLE alive (one BIGINT PRIMARY KEY, seen_at BIGINT NOT NULL);
", "
-- A move of a table that is not listed changes no index, and what is settled is looked for no more.
DROP INDEX game_tables_phase;
CREATE INDEX game_tables_phase ON game_tables(phase);
CREATE INDEX game_tables_listed ON game_tables(phase, changed_at) WHERE listed;
CREATE INDEX game_tables_unsettled ON game_tables(id) WHERE phase = 'over' AND NOT settled;
", "
-- When a node last wrote something only to know that it can.
CREATE TABLE proofs (node TEXT PRIMARY KEY, at BIGINT NOT NULL);
", "
-- Who made a table; nobody in particular for tables of earlier releases.
ALTER TABLE game_tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
CREATE INDEX game_tables_host ON game_tables(host) WHERE phase IN ('gathering', 'playing', 'paused');
"];

/// The most tables of one host in a list: whoever makes many does not push the others off it.
pub(crate) const MOST_OF_A_HOST: i64 = 5;

/// How long a node counts as alive after it was last heard of, in milliseconds.
pub(crate) const NODE_LIFE: i64 = 10_000;

/// How long a session lasts after it was last used, in milliseconds: as long as the cookie does.
pub(crate) const SESSION_LIFE: i64 = 365 * 86_400_000;

/// Remembers that a server was there.
pub(crate) const ALIVE: &str = "INSERT INTO alive (one, seen_at) VALUES (1, $1) \
                                ON CONFLICT (one) DO UPDATE SET seen_at = excluded.seen_at";

/// Which appends of a batch hold, given the versions that were inserted, and what was inserted for those that do not.
/// Of two appends for the same version the first one holds, as it does in the insertion.
pub(crate) fn holding(
    batch: &[crate::Append],
    mut inserted: std::collections::HashSet<(String, i64)>,
) -> (Vec<bool>, std::collections::HashSet<(String, i64)>) {
    let mut holds = |append: &crate::Append| {
        let held = inserted.remove(&(append.table.clone(), append.version));
        for version in (append.version + 1..).take(if held { append.entries.len() - 1 } else { 0 }) {
            inserted.remove(&(append.table.clone(), version));
        }
        held
    };
    (batch.iter().map(&mut holds).collect(), inserted)
}

/// The entries of a batch as JSON.
pub(crate) fn entries_json(batch: &[crate::Append]) -> String {
    let mut rows = Vec::new();
    for (index, append) in batch.iter().enumerate() {
        for (offset, new) in append.entries.iter().enumerate() {
            rows.push(serde_json::json!({
                "t": append.table, "v": append.version + offset as i64, "i": index, "c": new.command, "e": new.entry,
                "at": new.at,
            }));
        }
    }
    serde_json::Value::from(rows).to_string()
}

/// What the tables of a batch are like afterwards, as JSON.
pub(crate) fn heads_json<'a>(batch: impl Iterator<Item = &'a crate::Append>) -> String {
    let head = |append: &crate::Append| {
        let at = append.entries.last().map_or(0, |entry| entry.at);
        serde_json::json!({
            "t": append.table, "v": append.version + append.entries.len() as i64 - 1, "p": append.head.phase,
            "b": append.head.bots, "d": append.head.deadline, "s": append.head.summary, "at": at,
            "code": append.new.as_ref().map(|new| &new.code), "game": append.new.as_ref().map(|new| &new.game),
            "listed": append.new.as_ref().map(|new| new.listed), "host": append.new.as_ref().map(|new| &new.host),
        })
    };
    serde_json::Value::from(batch.map(head).collect::<Vec<_>>()).to_string()
}

/// Implements [`crate::Store`] for a type with a `writer`, `reading()`, a `committer`, `news` and the dialect's own
/// statements. A macro, since sqlx asks for a concrete database in every query.
macro_rules! sql_store {
    ($store:ty, $db:ty, $row:ty) => {
        use sqlx::Row as _;

        fn table_row(row: &$row) -> Result<crate::TableRow, sqlx::Error> {
            Ok(crate::TableRow {
                id: row.try_get("id")?,
                code: row.try_get("code")?,
                version: row.try_get("version")?,
                bots: row.try_get("bots")?,
                deadline: row.try_get("deadline")?,
                summary: row.try_get("summary")?,
                changed_at: row.try_get("changed_at")?,
            })
        }

        fn entry_row(row: &$row) -> Result<crate::StoredEntry, sqlx::Error> {
            Ok(crate::StoredEntry {
                version: row.try_get("version")?,
                command: row.try_get("command")?,
                entry: row.try_get("entry")?,
                at: row.try_get("at")?,
            })
        }

        fn person_row(row: &$row) -> Result<crate::Person, sqlx::Error> {
            Ok(crate::Person {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                account: row.try_get("account")?,
                password: row.try_get("password")?,
                lang: row.try_get("lang")?,
                settings: row.try_get("settings")?,
                created_at: row.try_get("created_at")?,
            })
        }

        fn rated_row(row: &$row) -> Result<crate::Rated, sqlx::Error> {
            Ok(crate::Rated {
                subject: row.try_get("subject")?,
                game: row.try_get("game")?,
                players: row.try_get("players")?,
                with_bots: row.try_get("with_bots")?,
                rating: row.try_get("rating")?,
                uncertainty: row.try_get("uncertainty")?,
                games: row.try_get("games")?,
            })
        }

        fn result_row(row: &$row) -> Result<crate::ResultRow, sqlx::Error> {
            Ok(crate::ResultRow {
                table: row.try_get("table_id")?,
                seat: row.try_get("seat")?,
                person: row.try_get("person")?,
                name: row.try_get("name")?,
                game: row.try_get("game")?,
                players: row.try_get("players")?,
                with_bots: row.try_get("with_bots")?,
                rank: row.try_get("ranked")?,
                points: row.try_get("points")?,
                ended_at: row.try_get("ended_at")?,
            })
        }

        fn all<T>(rows: Vec<$row>, read: fn(&$row) -> Result<T, sqlx::Error>) -> crate::Stored<Vec<T>> {
            Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
        }

        /// Turns a broken uniqueness into [`crate::StoreError::Taken`].
        fn taken(error: sqlx::Error) -> crate::StoreError {
            let unique = error.as_database_error().is_some_and(|error| error.is_unique_violation());
            if unique { crate::StoreError::Taken } else { error.into() }
        }

        /// Runs the migrations that this database has not seen.
        async fn migrate(writer: &crate::writer::Writer<$db>) -> crate::Stored<()> {
            let mut tx = writer.begin().await?;
            sqlx::query(LOCK_ALL).execute(&mut **tx).await?;
            sqlx::raw_sql("CREATE TABLE IF NOT EXISTS migrations (step BIGINT PRIMARY KEY)").execute(&mut **tx).await?;
            let done: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM migrations").fetch_one(&mut **tx).await?;
            let known = crate::sql::MIGRATIONS.len() as i64;
            if done > known {
                let message = format!("the database is newer than this program: step {done}, known are {known}");
                return Err(crate::StoreError::Unusable(message));
            }
            for step in done..known {
                sqlx::raw_sql(crate::sql::MIGRATIONS[step as usize]).execute(&mut **tx).await?;
                sqlx::query("INSERT INTO migrations (step) VALUES ($1)").bind(step).execute(&mut **tx).await?;
            }
            tx.commit().await
        }

        async fn session_used(writer: &crate::writer::Writer<$db>, hash: &str, now: i64) -> crate::Stored<()> {
            let sql = "UPDATE sessions SET seen_at = $2 WHERE hash = $1";
            let mut tx = writer.begin().await?;
            sqlx::query(sql).bind(hash).bind(now).execute(&mut **tx).await?;
            tx.commit().await
        }

        /// Makes a batch durable in one transaction; tells for each append, in the order given, whether it holds.
        async fn commit(
            writer: &crate::writer::Writer<$db>,
            batch: &[crate::Append],
            node: &str,
        ) -> crate::Stored<Vec<bool>> {
            let mut tx = writer.begin().await?;
            let inserted: Vec<(String, i64)> =
                sqlx::query_as(INSERT_ENTRIES).bind(crate::sql::entries_json(batch)).fetch_all(&mut **tx).await?;
            let (held, orphans) = crate::sql::holding(batch, inserted.into_iter().collect());
            for (table, version) in orphans {
                let sql = "DELETE FROM journal WHERE table_id = $1 AND version = $2";
                sqlx::query(sql).bind(table).bind(version).execute(&mut **tx).await?;
            }
            let holding = || batch.iter().zip(&held).filter(|(_, held)| **held).map(|(append, _)| append);
            if holding().any(|append| append.new.is_some()) {
                let new = crate::sql::heads_json(holding().filter(|append| append.new.is_some()));
                sqlx::query(INSERT_TABLES).bind(new).execute(&mut **tx).await?;
            }
            if holding().any(|append| append.new.is_none()) {
                let heads = crate::sql::heads_json(holding().filter(|append| append.new.is_none()));
                sqlx::query(UPDATE_TABLES).bind(heads).execute(&mut **tx).await?;
            }
            for append in holding() {
                let Some(members) = &append.members else { continue };
                sqlx::query("DELETE FROM members WHERE table_id = $1").bind(&append.table).execute(&mut **tx).await?;
                for person in members {
                    sqlx::query("INSERT INTO members (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                        .bind(&append.table)
                        .bind(person)
                        .execute(&mut **tx)
                        .await?;
                }
            }
            announce(&mut tx, holding(), node).await?;
            tx.commit().await?;
            Ok(held)
        }

        #[async_trait::async_trait]
        impl crate::Store for $store {
            async fn append(&self, append: crate::Append) -> crate::Stored<()> {
                self.committer.append(append).await
            }

            async fn journal(&self, table: &str, after: i64) -> crate::Stored<Vec<crate::StoredEntry>> {
                let sql = "SELECT version, command, entry, at FROM journal WHERE table_id = $1 AND version > $2 \
                           ORDER BY version";
                all(sqlx::query(sql).bind(table).bind(after).fetch_all(self.reading()?).await?, entry_row)
            }

            async fn entry_of_command(
                &self,
                table: &str,
                command: &str,
            ) -> crate::Stored<Option<crate::StoredEntry>> {
                let sql = "SELECT version, command, entry, at FROM journal WHERE table_id = $1 AND command = $2 \
                           ORDER BY version DESC LIMIT 1";
                let row = sqlx::query(sql).bind(table).bind(command).fetch_optional(self.reading()?).await?;
                Ok(row.as_ref().map(entry_row).transpose()?)
            }

            async fn table(&self, id: &str) -> crate::Stored<Option<crate::TableRow>> {
                let sql = "SELECT * FROM game_tables WHERE id = $1";
                let row = sqlx::query(sql).bind(id).fetch_optional(self.reading()?).await?;
                Ok(row.as_ref().map(table_row).transpose()?)
            }

            async fn table_by_code(&self, code: &str) -> crate::Stored<Option<crate::TableRow>> {
                let sql = "SELECT * FROM game_tables WHERE code = $1";
                let row = sqlx::query(sql).bind(code).fetch_optional(self.reading()?).await?;
                Ok(row.as_ref().map(table_row).transpose()?)
            }

            async fn listed(&self, phases: &[&str], limit: i64) -> crate::Stored<Vec<crate::TableRow>> {
                let sql = "SELECT * FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed_at DESC) \
                           AS place FROM (SELECT * FROM game_tables WHERE listed AND phase = $1 \
                           ORDER BY changed_at DESC LIMIT 2000) AS latest) AS placed \
                           WHERE place <= $3 OR host = '' ORDER BY changed_at DESC LIMIT $2";
                let mut found = Vec::new();
                for phase in phases {
                    let query = sqlx::query(sql).bind(*phase).bind(limit).bind(crate::sql::MOST_OF_A_HOST);
                    let rows = query.fetch_all(self.reading()?).await?;
                    found.extend(all(rows, table_row)?);
                }
                Ok(found)
            }

            async fn tables_of(&self, person: &str) -> crate::Stored<Vec<crate::TableRow>> {
                let sql = "SELECT t.* FROM members m JOIN game_tables t ON t.id = m.table_id \
                           WHERE m.person = $1 AND t.phase IN ('gathering', 'playing', 'paused') \
                           ORDER BY t.changed_at DESC LIMIT 200";
                all(sqlx::query(sql).bind(person).fetch_all(self.reading()?).await?, table_row)
            }

            async fn due(&self, now: i64) -> crate::Stored<Vec<crate::TableRow>> {
                let sql = "SELECT * FROM game_tables WHERE phase = 'playing' AND (bots OR deadline <= $1)";
                all(sqlx::query(sql).bind(now).fetch_all(self.reading()?).await?, table_row)
            }

            async fn unsettled(&self) -> crate::Stored<Vec<crate::TableRow>> {
                let sql = "SELECT * FROM game_tables WHERE phase = 'over' AND NOT settled LIMIT 1000";
                all(sqlx::query(sql).fetch_all(self.reading()?).await?, table_row)
            }

            async fn count_live(&self) -> crate::Stored<i64> {
                let sql = "SELECT COUNT(*) FROM game_tables WHERE phase IN ('gathering', 'playing', 'paused')";
                Ok(sqlx::query_scalar(sql).fetch_one(self.reading()?).await?)
            }

            async fn count_hosted(&self, host: &str) -> crate::Stored<i64> {
                let sql = "SELECT COUNT(*) FROM game_tables WHERE host = $1 \
                           AND phase IN ('gathering', 'playing', 'paused')";
                Ok(sqlx::query_scalar(sql).bind(host).fetch_one(self.reading()?).await?)
            }

            async fn add_person(&self, person: &crate::Person) -> crate::Stored<()> {
                let sql = "INSERT INTO persons (id, name, account, password, lang, settings, created_at) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7)";
                let query = sqlx::query(sql).bind(&person.id).bind(&person.name).bind(&person.account);
                let query = query.bind(&person.password).bind(&person.lang).bind(&person.settings);
                let mut tx = self.writer.begin().await?;
                query.bind(person.created_at).execute(&mut **tx).await.map_err(taken)?;
                tx.commit().await
            }

            async fn person(&self, id: &str) -> crate::Stored<Option<crate::Person>> {
                let row =
                    sqlx::query("SELECT * FROM persons WHERE id = $1").bind(id).fetch_optional(self.reading()?).await?;
                Ok(row.as_ref().map(person_row).transpose()?)
            }

            async fn account(&self, key: &str) -> crate::Stored<Option<crate::Person>> {
                let sql = "SELECT * FROM persons WHERE account = $1";
                let row = sqlx::query(sql).bind(key).fetch_optional(self.reading()?).await?;
                Ok(row.as_ref().map(person_row).transpose()?)
            }

            async fn change_person(
                &self,
                session: &str,
                change: &crate::PersonChange,
            ) -> crate::Stored<Option<crate::Person>> {
                let sql = "UPDATE persons SET name = CASE WHEN account IS NULL THEN COALESCE($2, name) ELSE name END, \
                           lang = COALESCE($3, lang), settings = COALESCE($4, settings) \
                           WHERE id = (SELECT person FROM sessions WHERE hash = $1) RETURNING *";
                let query = sqlx::query(sql).bind(session).bind(&change.name).bind(&change.lang).bind(&change.settings);
                let mut tx = self.writer.begin().await?;
                let row = query.fetch_optional(&mut **tx).await?;
                tx.commit().await?;
                Ok(row.as_ref().map(person_row).transpose()?)
            }

            async fn make_account(
                &self,
                session: &str,
                name: &str,
                key: &str,
                password: &str,
            ) -> crate::Stored<Option<crate::Person>> {
                let sql = "UPDATE persons SET name = $2, account = $3, password = $4 WHERE account IS NULL \
                           AND id = (SELECT person FROM sessions WHERE hash = $1) RETURNING *";
                let query = sqlx::query(sql).bind(session).bind(name).bind(key).bind(password);
                let mut tx = self.writer.begin().await?;
                let row = query.fetch_optional(&mut **tx).await.map_err(taken)?;
                tx.commit().await?;
                Ok(row.as_ref().map(person_row).transpose()?)
            }

            async fn change_password(&self, session: &str, old: &str, new: &str) -> crate::Stored<bool> {
                let mut tx = self.writer.begin().await?;
                let sql = "UPDATE persons SET password = $3 WHERE password = $2 \
                           AND id = (SELECT person FROM sessions WHERE hash = $1) RETURNING id";
                let query = sqlx::query_scalar(sql).bind(session).bind(old).bind(new);
                let person: Option<String> = query.fetch_optional(&mut **tx).await?;
                if let Some(person) = &person {
                    let sql = "DELETE FROM sessions WHERE person = $1 AND hash <> $2";
                    sqlx::query(sql).bind(person).bind(session).execute(&mut **tx).await?;
                    let sql = "DELETE FROM device_codes WHERE person = $1";
                    sqlx::query(sql).bind(person).execute(&mut **tx).await?;
                }
                tx.commit().await?;
                Ok(person.is_some())
            }

            async fn add_session(
                &self,
                hash: &str,
                person: &str,
                password: Option<&str>,
                now: i64,
            ) -> crate::Stored<bool> {
                let sql = "INSERT INTO sessions (hash, person, created_at, seen_at) SELECT $1, id, $3, $3 FROM persons \
                           WHERE id = $2 AND COALESCE(password, '') = COALESCE($4, '')";
                let query = sqlx::query(sql).bind(hash).bind(person).bind(now).bind(password);
                let mut tx = self.writer.begin().await?;
                let n_rows = query.execute(&mut **tx).await?.rows_affected();
                tx.commit().await?;
                Ok(n_rows == 1)
            }

            async fn session(&self, hash: &str, now: i64) -> crate::Stored<Option<crate::Person>> {
                let sql = "SELECT p.*, s.seen_at FROM sessions s JOIN persons p ON p.id = s.person WHERE s.hash = $1";
                let Some(row) = sqlx::query(sql).bind(hash).fetch_optional(self.reading()?).await? else { return Ok(None) };
                let unused = now - row.try_get::<i64, _>("seen_at")?;
                if unused > crate::sql::SESSION_LIFE {
                    return Ok(None);
                }
                // Once a day is enough to know which sessions are forgotten.
                if unused > 86_400_000
                    && let Err(error) = session_used(&self.writer, hash, now).await
                {
                    // Who only wants to look can do so while nothing can be written.
                    tracing::warn!(%error, "that a session was used is not kept");
                }
                Ok(Some(person_row(&row)?))
            }

            async fn end_session(&self, hash: &str) -> crate::Stored<()> {
                let mut tx = self.writer.begin().await?;
                let sql = "DELETE FROM device_codes WHERE person = (SELECT person FROM sessions WHERE hash = $1)";
                sqlx::query(sql).bind(hash).execute(&mut **tx).await?;
                sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash).execute(&mut **tx).await?;
                tx.commit().await
            }

            async fn add_device_code(&self, hash: &str, session: &str, expires: i64) -> crate::Stored<bool> {
                let sql = "INSERT INTO device_codes (hash, person, expires) \
                           SELECT $1, person, $3 FROM sessions WHERE hash = $2";
                let mut tx = self.writer.begin().await?;
                let query = sqlx::query(sql).bind(hash).bind(session).bind(expires);
                let n_rows = query.execute(&mut **tx).await.map_err(taken)?.rows_affected();
                tx.commit().await?;
                Ok(n_rows == 1)
            }

            async fn take_device_code(&self, hash: &str, now: i64) -> crate::Stored<Option<crate::Person>> {
                let mut tx = self.writer.begin().await?;
                let sql = "DELETE FROM device_codes WHERE expires <= $1";
                sqlx::query(sql).bind(now).execute(&mut **tx).await?;
                let sql = "DELETE FROM device_codes WHERE hash = $1 RETURNING person";
                let id: Option<String> = sqlx::query_scalar(sql).bind(hash).fetch_optional(&mut **tx).await?;
                let sql = "SELECT * FROM persons WHERE id = $1";
                let row = sqlx::query(sql).bind(id).fetch_optional(&mut **tx).await?;
                tx.commit().await?;
                Ok(row.as_ref().map(person_row).transpose()?)
            }

            async fn settle(&self, settlement: crate::Settlement) -> crate::Stored<()> {
                let mut tx = self.writer.begin().await?;
                // Two nodes may settle tables of the same people: one after the other.
                sqlx::query(LOCK_ALL).execute(&mut **tx).await?;
                let sql = "UPDATE game_tables SET settled = TRUE WHERE id = $1 AND NOT settled";
                if sqlx::query(sql).bind(&settlement.table).execute(&mut **tx).await?.rows_affected() == 0 {
                    return tx.commit().await;
                }
                for row in &settlement.results {
                    let sql = "INSERT INTO results (table_id, seat, person, name, game, players, with_bots, ranked, \
                               points, ended_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
                    let query = sqlx::query(sql).bind(&row.table).bind(row.seat).bind(&row.person).bind(&row.name);
                    let query = query.bind(&row.game).bind(row.players).bind(row.with_bots).bind(row.rank);
                    query.bind(row.points).bind(row.ended_at).execute(&mut **tx).await?;
                }
                let mut before = Vec::new();
                for newcomer in &settlement.newcomers {
                    let sql = "SELECT * FROM ratings WHERE subject = $1 AND game = $2 AND players = $3 \
                               AND with_bots = $4";
                    let query = sqlx::query(sql).bind(&newcomer.subject).bind(&newcomer.game);
                    let row = query.bind(newcomer.players).bind(newcomer.with_bots).fetch_optional(&mut **tx).await?;
                    before.push(row.as_ref().map(rated_row).transpose()?.unwrap_or_else(|| newcomer.clone()));
                }
                for rated in (settlement.rate)(before) {
                    let sql = "INSERT INTO ratings (subject, game, players, with_bots, rating, uncertainty, games) \
                               VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (subject, game, players, with_bots) \
                               DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty, \
                               games = excluded.games";
                    let query = sqlx::query(sql).bind(&rated.subject).bind(&rated.game).bind(rated.players);
                    let query = query.bind(rated.with_bots).bind(rated.rating).bind(rated.uncertainty);
                    query.bind(rated.games).execute(&mut **tx).await?;
                }
                tx.commit().await
            }

            async fn statistics(&self, person: &str) -> crate::Stored<Vec<crate::StatisticsRow>> {
                let sql = "SELECT game, players, with_bots, COUNT(*) AS games, \
                           CAST(SUM(CASE WHEN ranked = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins, \
                           CAST(AVG(ranked) AS DOUBLE PRECISION) AS mean_rank, \
                           CAST(COALESCE(AVG(points), 0) AS DOUBLE PRECISION) AS mean_points, \
                           CAST(COALESCE(MAX(points), 0) AS BIGINT) AS best_points \
                           FROM results WHERE person = $1 GROUP BY game, players, with_bots \
                           ORDER BY game, players, with_bots";
                let row = |row: &$row| -> Result<crate::StatisticsRow, sqlx::Error> {
                    Ok(crate::StatisticsRow {
                        game: row.try_get("game")?,
                        players: row.try_get("players")?,
                        with_bots: row.try_get("with_bots")?,
                        games: row.try_get("games")?,
                        wins: row.try_get("wins")?,
                        mean_rank: row.try_get("mean_rank")?,
                        mean_points: row.try_get("mean_points")?,
                        best_points: row.try_get("best_points")?,
                    })
                };
                all(sqlx::query(sql).bind(person).fetch_all(self.reading()?).await?, row)
            }

            async fn ratings(&self, subject: &str) -> crate::Stored<Vec<crate::Rated>> {
                let sql = "SELECT * FROM ratings WHERE subject = $1 ORDER BY game, players, with_bots";
                all(sqlx::query(sql).bind(subject).fetch_all(self.reading()?).await?, rated_row)
            }

            async fn ranking(
                &self,
                game: &str,
                players: i64,
                with_bots: bool,
                limit: i64,
            ) -> crate::Stored<Vec<(crate::Rated, String)>> {
                let sql = "SELECT r.*, COALESCE(p.name, r.subject) AS name FROM ratings r \
                           LEFT JOIN persons p ON p.id = r.subject \
                           WHERE r.game = $1 AND r.players = $2 AND r.with_bots = $3 \
                           ORDER BY r.rating - 3 * r.uncertainty DESC, r.subject LIMIT $4";
                let query = sqlx::query(sql).bind(game).bind(players).bind(with_bots).bind(limit);
                all(query.fetch_all(self.reading()?).await?, |row| Ok((rated_row(row)?, row.try_get("name")?)))
            }

            async fn history(
                &self,
                person: &str,
                viewer: Option<&str>,
                before: i64,
                limit: i64,
            ) -> crate::Stored<Vec<crate::ResultRow>> {
                let sql = "SELECT r.* FROM results r JOIN (SELECT m.table_id, m.ended_at FROM results m \
                           JOIN game_tables t ON t.id = m.table_id \
                           WHERE m.person = $1 AND m.ended_at < $2 AND (t.listed OR EXISTS \
                           (SELECT 1 FROM results v WHERE v.table_id = m.table_id AND v.person = $4)) \
                           ORDER BY m.ended_at DESC LIMIT $3) mine \
                           ON mine.table_id = r.table_id ORDER BY r.ended_at DESC, r.table_id, r.seat";
                let query = sqlx::query(sql).bind(person).bind(before).bind(limit).bind(viewer);
                all(query.fetch_all(self.reading()?).await?, result_row)
            }

            async fn heartbeat(&self, node: &str, now: i64) -> crate::Stored<Vec<String>> {
                let sql = "INSERT INTO nodes (id, seen_at) VALUES ($1, $2) \
                           ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at";
                let mut tx = self.writer.begin().await?;
                sqlx::query(sql).bind(node).bind(now).execute(&mut **tx).await?;
                let oldest = now - crate::sql::NODE_LIFE;
                sqlx::query("DELETE FROM nodes WHERE seen_at < $1").bind(oldest).execute(&mut **tx).await?;
                sqlx::query(crate::sql::ALIVE).bind(now).execute(&mut **tx).await?;
                tx.commit().await?;
                Ok(sqlx::query_scalar("SELECT id FROM nodes ORDER BY id").fetch_all(self.reading()?).await?)
            }

            async fn last_alive(&self) -> crate::Stored<Option<i64>> {
                Ok(sqlx::query_scalar("SELECT seen_at FROM alive").fetch_optional(self.reading()?).await?)
            }

            async fn retire(&self, node: &str, now: i64) -> crate::Stored<()> {
                let mut tx = self.writer.begin().await?;
                sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node).execute(&mut **tx).await?;
                sqlx::query(crate::sql::ALIVE).bind(now).execute(&mut **tx).await?;
                tx.commit().await
            }

            fn tell(&self, word: String) {
                self.words.tell(word);
            }

            fn news(&self) -> tokio::sync::broadcast::Receiver<crate::News> {
                self.news.subscribe()
            }

            async fn prove(&self, node: &str, now: i64) -> crate::Stored<()> {
                let sql = "INSERT INTO proofs (node, at) VALUES ($1, $2) \
                           ON CONFLICT (node) DO UPDATE SET at = excluded.at";
                let mut tx = self.writer.begin().await?;
                sqlx::query(sql).bind(node).bind(now).execute(&mut **tx).await?;
                tx.commit().await?;
                sqlx::query("SELECT at FROM proofs WHERE node = $1").bind(node).fetch_one(self.reading()?).await?;
                Ok(())
            }

            async fn close(&self) {
                self.writer.close().await;
                self.closed().await;
            }
        }
    };
}
pub(crate) use sql_store;
