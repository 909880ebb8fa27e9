//! Computer opponents. A bot is given a view and the legal moves, never a state, so that peeking does not compile.
#![warn(missing_docs)]

use std::str::FromStr;

use lusoria_core::{Game, Rng};

/// Chooses moves for a seat from what the seat knows.
pub trait Bot<G: Game> {
    /// One of the legal moves, of which there is at least one. The same view, moves and generator give the same move.
    fn choose(&mut self, view: &G::View, moves: &[G::Move], rng: &mut Rng) -> G::Move;
}

/// Plays any legal move, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, moves: &[G::Move], rng: &mut Rng) -> G::Move {
        moves[rng.index(moves.len())]
    }
}

/// How strong an opponent is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Level {
    /// Any legal move.
    Random,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 1] = [Level::Random];

    /// The word for it in commands and files.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }

    /// The bot of this level.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
        }
    }
}

/// The word is no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLevelError(String);

impl std::fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let levels: Vec<_> = Level::ALL.iter().map(|level| level.id()).collect();
        write!(f, "there is no bot {:?}: the levels are {}", self.0, levels.join(", "))
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}
