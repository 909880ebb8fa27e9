//! Group commit: appends that wait at the same moment share one transaction, so durability costs one flush for all.

use std::future::Future;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::{Append, StoreError, Stored};

/// The most appends in one transaction; keeps the wait of the first one short.
const MOST: usize = 512;
/// How many appends may wait; beyond that whoever appends waits for a place.
const QUEUE: usize = 4096;
/// How long a commit may take.
const PATIENCE: Duration = Duration::from_secs(15);

struct Waiting {
    append: Append,
    done: oneshot::Sender<Stored<()>>,
}

/// Hands appends to the one task that commits.
#[derive(Clone)]
pub(crate) struct Committer(mpsc::Sender<Waiting>);

impl Committer {
    /// Starts the task. `commit` makes a batch durable and tells for each append whether it holds.
    pub(crate) fn start<F, C>(mut commit: F) -> Committer
    where
        F: FnMut(Vec<Append>) -> C + Send + 'static,
        C: Future<Output = Stored<Vec<bool>>> + Send,
    {
        let (sender, mut receiver) = mpsc::channel::<Waiting>(QUEUE);
        tokio::spawn(async move {
            let mut waiting = Vec::with_capacity(MOST);
            while receiver.recv_many(&mut waiting, MOST).await > 0 {
                let (appends, done): (Vec<_>, Vec<_>) = waiting.drain(..).map(|w| (w.append, w.done)).unzip();
                answer(commit_all(&mut commit, appends).await, done);
            }
        });
        Committer(sender)
    }

    /// Appends and waits until it is durable.
    pub(crate) async fn append(&self, append: Append) -> Stored<()> {
        let (done, result) = oneshot::channel();
        self.0.send(Waiting { append, done }).await.map_err(|_| StoreError::Closed)?;
        result.await.map_err(|_| StoreError::Closed)?
    }
}

/// Commits a batch; one that cannot be written must not take the others down with it, so then each goes alone. When not
/// even that works because of the database and not of what is written, nobody is kept waiting.
async fn commit_all<F, C>(commit: &mut F, appends: Vec<Append>) -> Vec<Stored<()>>
where
    F: FnMut(Vec<Append>) -> C,
    C: Future<Output = Stored<Vec<bool>>>,
{
    let held = |held: bool| if held { Ok(()) } else { Err(StoreError::Conflict) };
    match in_time(commit(appends.clone())).await {
        Ok(all) => return all.into_iter().map(held).collect(),
        Err(error) => tracing::warn!(%error, appends = appends.len(), "a commit failed; each append goes alone now"),
    }
    let mut results = Vec::with_capacity(appends.len());
    let mut is_away = false;
    for append in appends {
        if is_away {
            results.push(Err(StoreError::Away));
            continue;
        }
        let result = in_time(commit(vec![append])).await;
        is_away = result.as_ref().is_err_and(|error| !is_about_data(error));
        results.push(result.and_then(|one| held(one.first().copied().unwrap_or(false))));
    }
    results
}

/// A database that does not answer is away, whatever the network says.
async fn in_time<T>(write: impl Future<Output = Stored<T>>) -> Stored<T> {
    tokio::time::timeout(PATIENCE, write).await.unwrap_or(Err(StoreError::Away))
}

/// Whether the database is well and only refuses what was to be written.
fn is_about_data(error: &StoreError) -> bool {
    let StoreError::Database(sqlx::Error::Database(error)) = error else { return false };
    // Class 22 of PostgreSQL: texts and numbers it cannot keep.
    error.kind() != sqlx::error::ErrorKind::Other || error.code().is_some_and(|code| code.starts_with("22"))
}

/// Whoever no longer waits does not hear it; the entry stands all the same.
fn answer(results: Vec<Stored<()>>, done: Vec<oneshot::Sender<Stored<()>>>) {
    for (result, done) in results.into_iter().zip(done) {
        if let Err(StoreError::Database(error)) = &result {
            tracing::error!(%error, "an append failed");
        }
        let _ = done.send(result);
    }
}
