//! A game being played: its first state, its moves, and taking them back.

use thiserror::Error;

use crate::game::{Game, GameEvent, Kind, Turn, Witness};
use crate::{Seat, Seed};

/// One move that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply<M> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub mv: M,
    /// Whether it revealed something hidden or drew chance, so that it stays.
    pub irrevocable: bool,
}

/// A game in progress or finished: every state of it follows from what is kept here.
pub struct Match<G: Game> {
    seed: Option<Seed>,
    first: G::State,
    state: G::State,
    plies: Vec<Ply<G::Move>>,
}

// Written out, since a derive would ask for `G: Clone`.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        let Match { seed, first, state, plies } = self;
        Match { seed: seed.clone(), first: first.clone(), state: state.clone(), plies: plies.clone() }
    }
}

impl<G: Game> Match<G> {
    /// A new game.
    pub fn start(options: &G::Options, seed: Seed) -> Match<G> {
        let first = G::start(options, &seed);
        Match { seed: Some(seed), state: first.clone(), first, plies: Vec::new() }
    }

    /// A game that goes on from any state, such as one read from a position.
    pub fn from_state(first: G::State) -> Match<G> {
        Match { seed: None, state: first.clone(), first, plies: Vec::new() }
    }

    /// The moment now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The moment before the first move.
    pub fn first(&self) -> &G::State {
        &self.first
    }

    /// The seed, when the game began with one. Secret until the game is over.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// The moves so far.
    pub fn plies(&self) -> &[Ply<G::Move>] {
        &self.plies
    }

    /// Who is to decide now.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// Makes a move; returns what happened, for the referee's eyes. A refusal changes nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, G::Illegal> {
        let mut events = Vec::new();
        G::apply(&mut self.state, seat, mv, &mut events)?;
        let irrevocable = events.iter().any(G::Event::is_irrevocable);
        self.plies.push(Ply { seat, mv, irrevocable });
        Ok(events)
    }

    /// Whether `seat` may take back the last move, and if not, why.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        let last = self.plies.last().ok_or(UndoRefusal::Nothing)?;
        if last.seat != seat {
            return Err(UndoRefusal::NotYours { seat: last.seat });
        }
        if last.irrevocable { Err(UndoRefusal::Revealed) } else { Ok(()) }
    }

    /// Takes back the last move of `seat`, as long as nothing hidden was revealed, nothing random was drawn and nobody
    /// else has acted since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.may_undo(seat)?;
        self.rewind(self.plies.len() - 1);
        Ok(())
    }

    /// Goes back to the moment before move number `n_plies`, whatever was revealed since. For replays and for undo by
    /// consent.
    pub fn rewind(&mut self, n_plies: usize) {
        self.plies.truncate(n_plies);
        self.state = self.first.clone();
        for ply in &self.plies {
            G::apply_unchecked(&mut self.state, ply.seat, ply.mv, &mut ());
        }
    }

    /// What happened before the first move, for the referee's eyes; nothing where the game went on from a position.
    pub fn opening(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        if let Some(seed) = &self.seed {
            G::start_before(&G::state_options(&self.first), seed, &mut events);
        }
        events
    }

    /// Everything that happened so far, move by move, for the referee's eyes.
    pub fn history(&self) -> Vec<Vec<G::Event>> {
        let mut state = self.first.clone();
        let events_of = |ply: &Ply<G::Move>| {
            let mut events = Vec::new();
            G::apply_unchecked(&mut state, ply.seat, ply.mv, &mut events);
            events
        };
        self.plies.iter().map(events_of).collect()
    }
}

/// Why a move cannot be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UndoRefusal {
    /// There is no move yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Somebody else has moved since.
    #[error("seat {seat} has acted since")]
    NotYours {
        /// Who moved last.
        seat: Seat,
    },
    /// The last move showed something hidden or drew chance.
    #[error("the last move revealed something hidden or drew chance")]
    Revealed,
}

/// Listens with a function.
pub struct Listener<F>(pub F);

impl<G: Kind, F: FnMut(G::Event)> Witness<G> for Listener<F> {
    fn see(&mut self, event: G::Event) {
        (self.0)(event);
    }
}
