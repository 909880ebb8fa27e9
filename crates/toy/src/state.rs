//! The state of a game and what must always hold of it.

use arrayvec::ArrayVec;
use lusoria_core::contract::Course;
use lusoria_core::{BySeat, Seat, SeatSet, Turn};

use crate::Micatio;
use crate::data::DATA;
use crate::setup::Options;
use crate::vocab::{Bag, Value};

/// All cards of the game (MIC-1.1).
pub(crate) const N_CARDS: usize = 20;

/// The most players (MIC-2.1).
pub(crate) const MAX_PLAYERS: usize = 4;

/// A moment of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What was chosen before the start.
    pub options: Options,
    /// The face-down deck; the last card is the top.
    pub deck: ArrayVec<Value, N_CARDS>,
    /// What belongs to each seat.
    pub areas: BySeat<Area, MAX_PLAYERS>,
    /// The open discard pile.
    pub discard: Bag,
    /// Decisions that are due; the last one is asked first. Never empty before the end.
    pub pending: ArrayVec<Pending, 4>,
    /// Why the game is over, once it is.
    pub end: Option<End>,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Area {
    /// The cards in hand, seen by the owner only.
    pub hand: Bag,
    /// Cards that everybody has seen come into this hand (MIC-3.6) and not seen leave it since.
    pub known: Bag,
    /// The card laid face down this round.
    pub laid: Option<Value>,
    /// Points for rounds won.
    pub won: u8,
    /// Points for cards cashed.
    pub cashed: u8,
}

impl Area {
    /// All points of the seat.
    #[inline]
    pub const fn points(&self) -> u8 {
        self.won + self.cashed
    }
}

/// A decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// MIC-3.1: these seats still have to lay a card.
    Lay { waiting: SeatSet },
    /// MIC-3.4: favors `seat` may still use.
    Favor { seat: Seat, left: u8 },
    /// MIC-3.6: `from` has to give `to` a card.
    Give { from: Seat, to: Seat },
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// MIC-4.1: somebody reached the goal.
    Goal,
    /// MIC-4.2: somebody has no card left.
    NoCards,
}

impl State {
    /// How many seats the table has.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.areas.len()
    }

    /// The decision that is asked now, none after the end.
    #[inline]
    pub fn asked(&self) -> Option<Pending> {
        if self.end.is_some() { None } else { self.pending.last().copied() }
    }

    /// Who is to decide.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.asked() {
            None => Turn::Over,
            Some(Pending::Lay { waiting }) => Turn::Seats(waiting),
            Some(Pending::Favor { seat, .. }) => Turn::only(seat),
            Some(Pending::Give { from, .. }) => Turn::only(from),
        }
    }

    /// Every broken promise.
    pub fn check_invariants(&self) -> Vec<String> {
        let mut broken = Vec::new();
        let places = self.areas.iter().flat_map(|area| area.hand.cards().chain(area.laid));
        let all: Bag = places.chain(self.deck.iter().copied()).chain(self.discard.cards()).collect();
        if all != DATA.cards {
            broken.push(format!("the cards do not add up: {all:?}"));
        }
        for (seat, area) in self.areas.pairs() {
            let holds = |value| area.hand.count(value) + u8::from(area.laid == Some(value));
            if area.known.values().any(|value| area.known.count(value) > holds(value)) {
                broken.push(format!("seat {seat} is known to hold cards it does not hold"));
            }
        }
        if self.end.is_none() && self.pending.is_empty() {
            broken.push("nobody is asked, but the game is not over".to_owned());
        }
        broken
    }
}

impl Course for Micatio {
    fn state_options(state: &State) -> Options {
        state.options
    }

    #[inline]
    fn n_seats(state: &State) -> usize {
        state.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        state.turn()
    }

    fn check_invariants(state: &State) -> Vec<String> {
        state.check_invariants()
    }
}
