//! What waits to be sent to one connection. Nobody waits for a connection that does not keep up: it is closed, and catches
//! up in one message when it is back.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// How many messages may wait.
const MOST: usize = 64;
/// How many bytes may wait, besides the first message.
const MOST_BYTES: usize = 512 * 1024;

/// Where tables put messages.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    given_up: Arc<Notify>,
}

/// Where the connection takes them.
pub(crate) struct Waiting {
    messages: mpsc::Receiver<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    given_up: Arc<Notify>,
}

/// Both ends.
pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(MOST);
    let (bytes, given_up) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
    let outbox = Outbox { messages: sender, bytes: bytes.clone(), given_up: given_up.clone() };
    (outbox, Waiting { messages: receiver, bytes, given_up })
}

impl Outbox {
    /// Puts a message there, without waiting.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        let length = message.len();
        let before = self.bytes.fetch_add(length, Ordering::Relaxed);
        let is_too_much = before > 0 && before + length > MOST_BYTES;
        if is_too_much || self.messages.try_send(message).is_err() {
            self.bytes.fetch_sub(length, Ordering::Relaxed);
            self.give_up();
        }
    }

    /// Lets the connection end.
    pub(crate) fn give_up(&self) {
        self.given_up.notify_one();
    }
}

impl Waiting {
    /// The next message; nothing when the connection is to end.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        tokio::select! {
            biased;
            () = self.given_up.notified() => None,
            message = self.messages.recv() => {
                let message = message?;
                self.bytes.fetch_sub(message.len(), Ordering::Relaxed);
                Some(message)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(length: usize) -> Utf8Bytes {
        "x".repeat(length).into()
    }

    #[tokio::test]
    async fn one_large_message_is_sent_and_many_are_given_up() {
        let (outbox, mut waiting) = outbox();
        outbox.send(text(2 * MOST_BYTES));
        assert_eq!(waiting.next().await.map(|message| message.len()), Some(2 * MOST_BYTES));
        (0..3).for_each(|_| outbox.send(text(MOST_BYTES / 2)));
        assert!(waiting.next().await.is_none(), "three times half of it is too much");
    }

    #[tokio::test]
    async fn what_was_taken_makes_room() {
        let (outbox, mut waiting) = outbox();
        for _ in 0..10 * MOST {
            outbox.send(text(MOST_BYTES / 2));
            assert!(waiting.next().await.is_some());
        }
        (0..=MOST).for_each(|_| outbox.send(text(1)));
        assert!(waiting.next().await.is_none(), "too many at once");
    }
}
