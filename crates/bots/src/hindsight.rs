//! What the play-outs of a decision have taught of the own moves, whenever they were made. Where the order of moves hardly matters,
//! as in a Year of Hadrian's Wall, a move that was good late would have been good early.

use std::hash::Hash;

use lusoria_core::Seat;

use crate::search::digest;

/// How iterations went in which a move was made, for each move.
#[derive(Default)]
pub struct Hindsight {
    /// By the digest of the move; empty as long as nothing is known. Moves that meet in a place share it, which is rare.
    by_move: Vec<Tally>,
    all: Tally,
    /// What an iteration was worth on average.
    mean: f32,
}

#[derive(Clone, Copy)]
struct Tally {
    visits: f32,
    total: f32,
    /// One part of so many visits and a few more: a division for each time it is written, instead of each time it is read.
    share: f32,
}

const PLACES: usize = 1 << 11;
/// A move seen less often than this is taken to be nearly like all others.
const FEW: f32 = 8.0;
/// No move is given up for what was seen of it.
const LEAST: f32 = 0.05;

impl Hindsight {
    /// Takes note of what an iteration with these moves was worth.
    pub fn learn<M: Hash>(&mut self, moves: &[M], worth: f32) {
        self.by_move.resize(PLACES, Tally::default());
        self.all.add(worth);
        self.mean = self.all.total / self.all.visits;
        moves.iter().for_each(|mv| self.by_move[place(mv)].add(worth));
    }

    /// How many times as much a move deserves to be made, given how much that shall count.
    #[inline]
    pub fn factor<M: Hash>(&self, mv: &M, strength: f32) -> f32 {
        match self.by_move.get(place(mv)) {
            Some(tally) => (1.0 + strength * tally.lead_over(self.mean)).max(LEAST),
            None => 1.0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Hindsight::default();
    }
}

impl Tally {
    #[inline]
    fn add(&mut self, worth: f32) {
        self.visits += 1.0;
        self.total += worth;
        self.share = 1.0 / (self.visits + FEW);
    }

    /// How much better it went than on average.
    #[inline]
    fn lead_over(&self, mean: f32) -> f32 {
        (self.total - mean * self.visits) * self.share
    }
}

impl Default for Tally {
    fn default() -> Tally {
        Tally { visits: 0.0, total: 0.0, share: 1.0 / FEW }
    }
}

#[inline]
fn place<M: Hash>(mv: &M) -> usize {
    digest(Seat::new(0), mv) as usize % PLACES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_of_good_iterations_count_more_and_those_of_bad_ones_less() {
        let mut hindsight = Hindsight::default();
        assert_eq!(hindsight.factor(&'a', 2.0), 1.0);
        for _ in 0..50 {
            hindsight.learn(&['a', 'c'], 0.8);
            hindsight.learn(&['b', 'c'], 0.2);
        }
        let factor = |mv: char| hindsight.factor(&mv, 2.0);
        assert!(factor('a') > 1.3 && factor('b') < 0.7, "{} {}", factor('a'), factor('b'));
        assert!((factor('c') - 1.0).abs() < 1e-3 && (factor('d') - 1.0).abs() < 1e-3);
        assert_eq!(hindsight.factor(&'b', 100.0), LEAST);
        hindsight.clear();
        assert_eq!(hindsight.factor(&'a', 2.0), 1.0);
    }
}
