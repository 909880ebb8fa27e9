//! What every bot is: something that chooses a move from what a seat knows, within limits.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use lusoria_core::{Game, Rng, Seat};

/// What a bot is asked: to choose for this seat, from what it knows and may do.
pub struct Decision<'a, G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What the seat knows.
    pub view: &'a G::View,
    /// What the seat may do; at least one move.
    pub moves: &'a [G::Move],
}

/// Chooses moves for a seat from what the seat knows.
pub trait Bot<G: Game>: Send {
    /// One of the legal moves. The same decisions, generator and no limit give the same moves.
    fn choose(&mut self, decision: &Decision<G>, limit: &Limit, rng: &mut Rng) -> G::Move;
}

/// What may end the thinking early. A bot that is stopped still answers, with the best it has.
#[derive(Clone, Copy, Default, Debug)]
pub struct Limit<'a> {
    deadline: Option<Instant>,
    stop: Option<&'a AtomicBool>,
}

impl<'a> Limit<'a> {
    /// Thinks no longer than this, counted from now.
    pub fn within(time: Duration) -> Limit<'a> {
        Limit::default().and_within(time)
    }

    /// Thinks no longer than this either, counted from now.
    #[must_use]
    pub fn and_within(self, time: Duration) -> Limit<'a> {
        let deadline = Instant::now() + time;
        Limit { deadline: Some(self.deadline.map_or(deadline, |other| other.min(deadline))), ..self }
    }

    /// Stops as soon as the flag is raised.
    #[must_use]
    pub fn stopped_by(self, stop: &'a AtomicBool) -> Limit<'a> {
        Limit { stop: Some(stop), ..self }
    }

    /// Whether it is time to answer.
    pub fn is_reached(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// Plays any legal move, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, decision: &Decision<G>, _limit: &Limit, rng: &mut Rng) -> G::Move {
        decision.moves[rng.index(decision.moves.len())]
    }
}
