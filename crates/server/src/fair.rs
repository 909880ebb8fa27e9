//! A queue in which owners take turns: who brings much waits for it, and nobody else does.

use std::collections::{HashMap, VecDeque};
use std::sync::{Condvar, Mutex, PoisonError};

use crate::hall::lock;

/// What goes first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Weight {
    First,
    /// Only when nothing else waits.
    Later,
}

/// The queue.
pub(crate) struct FairQueue<T> {
    lines: Mutex<Lines<T>>,
    filled: Condvar,
    most: usize,
    most_of_one: usize,
}

struct Lines<T> {
    first: Line<T>,
    later: Line<T>,
    is_closed: bool,
}

/// Those of one weight.
struct Line<T> {
    /// Owners with something that waits, in the order of their turns.
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<T>>,
    n_waiting: usize,
}

impl<T> Line<T> {
    fn new() -> Line<T> {
        Line { turns: VecDeque::new(), waiting: HashMap::new(), n_waiting: 0 }
    }

    fn n_of(&self, owner: &str) -> usize {
        self.waiting.get(owner).map_or(0, VecDeque::len)
    }

    fn push(&mut self, owner: String, item: T) {
        let own = self.waiting.entry(owner.clone()).or_default();
        if own.is_empty() {
            self.turns.push_back(owner);
        }
        own.push_back(item);
        self.n_waiting += 1;
    }

    fn pop(&mut self) -> Option<T> {
        let owner = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&owner)?;
        let item = own.pop_front()?;
        if own.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        self.n_waiting -= 1;
        Some(item)
    }
}

impl<T> FairQueue<T> {
    /// A queue for so many, and so many of one owner.
    pub(crate) fn new(most: usize, most_of_one: usize) -> FairQueue<T> {
        let lines = Lines { first: Line::new(), later: Line::new(), is_closed: false };
        FairQueue { lines: Mutex::new(lines), filled: Condvar::new(), most, most_of_one }
    }

    /// Lets something wait; tells whether there is room for it.
    pub(crate) fn push(&self, weight: Weight, owner: String, item: T) -> bool {
        let mut lines = lock(&self.lines);
        let n_waiting = lines.first.n_waiting + lines.later.n_waiting;
        let n_own = lines.first.n_of(&owner) + lines.later.n_of(&owner);
        if n_waiting >= self.most || n_own >= self.most_of_one {
            return false;
        }
        match weight {
            Weight::First => lines.first.push(owner, item),
            Weight::Later => lines.later.push(owner, item),
        }
        drop(lines);
        self.filled.notify_one();
        true
    }

    /// What is next; waits for something to come. Nothing when the queue is closed.
    pub(crate) fn pop(&self) -> Option<T> {
        let mut lines = lock(&self.lines);
        loop {
            if lines.is_closed {
                return None;
            }
            if let Some(item) = lines.first.pop().or_else(|| lines.later.pop()) {
                return Some(item);
            }
            lines = self.filled.wait(lines).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Nothing comes any more.
    pub(crate) fn close(&self) {
        lock(&self.lines).is_closed = true;
        self.filled.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(queue: &FairQueue<&'static str>, weight: Weight, owner: &str, item: &'static str) -> bool {
        queue.push(weight, owner.to_owned(), item)
    }

    #[test]
    fn owners_take_turns_and_people_come_before_bots_alone() {
        let queue = FairQueue::new(100, 100);
        (0..3).for_each(|_| assert!(push(&queue, Weight::Later, "eve", "bots of eve")));
        (0..3).for_each(|_| assert!(push(&queue, Weight::First, "eve", "eve")));
        assert!(push(&queue, Weight::First, "ann", "ann"));
        let order: Vec<_> = (0..7).filter_map(|_| queue.pop()).collect();
        assert_eq!(order, ["eve", "ann", "eve", "eve", "bots of eve", "bots of eve", "bots of eve"]);
    }

    #[test]
    fn a_queue_has_an_end_for_all_and_for_each() {
        let queue = FairQueue::new(5, 2);
        let pushed: Vec<_> = (0..4).map(|_| push(&queue, Weight::First, "eve", "x")).collect();
        assert_eq!(pushed, [true, true, false, false]);
        assert!(push(&queue, Weight::First, "ann", "y"), "others still have room");
        assert_eq!(queue.pop(), Some("x"));
        assert!(push(&queue, Weight::First, "eve", "x"), "what was taken makes room");
        assert!(["a", "b", "c"].iter().filter(|owner| push(&queue, Weight::First, owner, "z")).count() == 2);
        queue.close();
        assert_eq!(queue.pop(), None);
    }
}
