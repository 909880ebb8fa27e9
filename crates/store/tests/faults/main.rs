//! What every store promises when the disk or the database fails: nothing that was acknowledged is missing, and once the
//! fault is gone everything goes on.

mod disk;
mod postgres;
mod sqlite;

use std::sync::Arc;

use lusoria_store::{Append, Head, NewEntry, NewRow, Store};

/// A few tables, written at the same moment so that they share commits, and what was acknowledged of them.
#[derive(Default)]
pub(crate) struct Tables {
    /// The next version of each table.
    next: Vec<i64>,
    acknowledged: Vec<(usize, i64)>,
}

fn id(table: usize) -> String {
    format!("t{table}")
}

fn append(table: usize, version: i64) -> Append {
    let entry = NewEntry { command: None, entry: format!("{table} {version} {}", "x".repeat(3_000)), at: 1 };
    let head = Head { phase: "playing".to_owned(), bots: false, deadline: None, summary: "{}".to_owned() };
    let new = NewRow { code: format!("c{table}"), game: "micatio".to_owned(), listed: true, host: "ann".to_owned() };
    Append {
        table: id(table),
        version,
        entries: vec![entry],
        head,
        members: (version == 0).then(|| vec!["ann".to_owned()]),
        new: (version == 0).then_some(new),
    }
}

impl Tables {
    pub(crate) fn new(n_tables: usize) -> Tables {
        Tables { next: vec![0; n_tables], acknowledged: Vec::new() }
    }

    /// Appends to each table; tells how many were acknowledged. Whoever hears an error reads the journal, as tables do.
    pub(crate) async fn move_on(&mut self, store: &Arc<dyn Store>) -> usize {
        let tasks = self.next.iter().enumerate().map(|(table, version)| {
            let (store, append) = (store.clone(), append(table, *version));
            tokio::spawn(async move { store.append(append).await })
        });
        let tasks: Vec<_> = tasks.collect();
        let mut n_acknowledged = 0;
        for (table, task) in tasks.into_iter().enumerate() {
            if task.await.unwrap().is_ok() {
                n_acknowledged += 1;
                self.acknowledged.push((table, self.next[table]));
                self.next[table] += 1;
            } else if let Ok(journal) = store.journal(&id(table), -1).await {
                self.next[table] = journal.len() as i64;
            }
        }
        n_acknowledged
    }

    /// Every entry that was acknowledged is there, without a gap before it.
    pub(crate) async fn check(&self, store: &dyn Store, about: &str) {
        for table in 0..self.next.len() {
            let journal = store.journal(&id(table), -1).await.unwrap();
            for (n, entry) in journal.iter().enumerate() {
                assert_eq!(entry.version, n as i64, "{about}: a gap");
            }
            let last = self.acknowledged.iter().filter(|(of, _)| *of == table).map(|(_, version)| *version).max();
            let n_needed = last.map_or(0, |last| last as usize + 1);
            assert!(journal.len() >= n_needed, "{about}: {} of {n_needed} acknowledged entries", journal.len());
        }
    }
}
