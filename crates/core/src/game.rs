//! The rules contract: states, moves, events, refusals and views.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

use crate::{OptionMap, OptionSpec, Outcome, ParseMoveError, Problems, Rng, Seat, SeatSet, Seed, Standings, Text};

/// A board game as pure rules: same options, seed and moves, same bytes, on every machine.
///
/// A game implements each part of the contract in the file where its code is, and is a game by having them all: `Kind`
/// in `game.rs`, [`Setup`] in `setup.rs`, [`Course`] in `state.rs`, [`Legal`] in `legal.rs`, [`Check`] in `check.rs`,
/// [`Apply`] in `apply.rs`, [`Sight`] in `view.rs`, [`Scoring`] in `score.rs`.
///
/// Three laws hold for every state `s` and seat `p`, and the test kit checks them:
/// listed moves are exactly the accepted moves; `view(sample(view(s, p)), p) == view(s, p)`; and what `p` may do
/// follows from what `p` knows, `legal_moves(sample(view(s, p)), p) == legal_moves(s, p)`.
pub trait Game: Setup + Course + Legal + Check + Apply + Sight + Scoring {}

impl<G: Setup + Course + Legal + Check + Apply + Sight + Scoring> Game for G {}

/// Which game it is, and the types everything else of it is about.
pub trait Kind: Sized + Send + Sync + 'static {
    /// The name in commands, records and addresses, such as `glory-to-rome`.
    const ID: &'static str;
    /// What its clause numbers begin with, such as `GTR`.
    const CLAUSES: &'static str;
    /// Raised when the same record would no longer replay to the same states.
    const REVISION: u32;
    /// The name people read, as a message key.
    const TITLE: &'static str;
    /// The rules page, numbered by clauses.
    const RULES: &'static str;

    /// The choices made before the start, checked.
    type Options: Clone + Eq + Debug + Send + Sync;
    /// Everything about a moment of the game, as a plain value that is cheap to copy.
    type State: Clone + Eq + Debug + Send + Sync;
    /// One decision of one seat, at most 8 bytes. Its text is the move notation, its JSON has named fields.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseMoveError>
        + Serialize
        + DeserializeOwned
        + TS
        + Send
        + Sync;
    /// Something that happened, plain data without a heap.
    type Event: GameEvent + Clone + PartialEq + Debug + Serialize + TS + Send + Sync;
    /// What one viewer may know, with what it saw earlier and may remember.
    type View: Clone + Eq + Debug + Serialize + TS + Send + Sync;
    /// Why a move was refused.
    type Illegal: Refusal;
}

/// From options and a seed to the first state.
pub trait Setup: Kind {
    /// The options of this game, `players` among them.
    fn option_specs() -> &'static [OptionSpec];
    /// Checks the choices and fills in the defaults; every problem is named.
    fn options(chosen: &OptionMap) -> Result<Self::Options, Problems>;
    /// All options with their values; `options` reads it back to the same.
    fn option_map(options: &Self::Options) -> OptionMap;

    /// Whether an option is a detail of the rules that only those look for who know the game, and not a choice that
    /// people make when they sit down.
    fn is_house_rule(_option: &str) -> bool {
        false
    }

    /// All option sets worth testing: each player count with defaults, and each other value of each option once.
    fn option_variants() -> Vec<OptionMap> {
        crate::options::variants(Self::option_specs())
    }

    /// The first state. All chance comes from the seed.
    fn start(options: &Self::Options, seed: &Seed) -> Self::State;
    /// The same before a witness, where something of the set-up belongs in the log.
    fn start_before(options: &Self::Options, seed: &Seed, _witness: &mut impl Witness<Self>) -> Self::State {
        Self::start(options, seed)
    }
}

/// What every state can be asked.
pub trait Course: Kind {
    /// The options this state was started with.
    fn state_options(state: &Self::State) -> Self::Options;
    /// How many seats the table has.
    fn n_seats(state: &Self::State) -> usize;
    /// Who is to decide now.
    fn turn(state: &Self::State) -> Turn;
    /// Every broken promise of the state: components lost or doubled, limits passed, caches out of date.
    fn check_invariants(state: &Self::State) -> Vec<String>;
}

/// What may be done.
pub trait Legal: Kind {
    /// Replaces the contents of `moves` by what `seat` may do now: distinct, in an order that follows from what the
    /// seat knows, empty exactly when the seat is not to act. Does not allocate while the buffer has room.
    fn legal_moves(state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);
}

/// Why something may not be done.
pub trait Check: Kind {
    /// Says why a move is refused, or that it is legal.
    fn check(state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Self::Illegal>;
}

/// What a move does.
pub trait Apply: Check {
    /// Applies a move that was listed or checked; with the witness `()` it does not allocate.
    fn apply_unchecked(state: &mut Self::State, seat: Seat, mv: Self::Move, witness: &mut impl Witness<Self>);

    /// Applies a move or refuses it; a refusal leaves the state untouched.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        witness: &mut impl Witness<Self>,
    ) -> Result<(), Self::Illegal> {
        Self::check(state, seat, mv)?;
        Self::apply_unchecked(state, seat, mv, witness);
        Ok(())
    }
}

/// Who knows what.
pub trait Sight: Kind {
    /// What the viewer may know; the seed is never in it. The state is taken apart field by field, so that a new field
    /// does not compile until it is said what of it is seen.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
    /// A full state that the viewer cannot rule out, each as likely as the rules make it.
    fn sample(view: &Self::View, rng: &mut Rng) -> Self::State;
}

/// Points, and the result.
pub trait Scoring: Kind {
    /// The points of each seat at any moment, as far as the viewer may know them.
    fn points(view: &Self::View) -> Vec<Option<i32>>;
    /// Points and ranks of a game that is over, without a heap.
    fn standings(state: &Self::State) -> Standings;
    /// The result of a game that is over, with every point explained.
    fn outcome(state: &Self::State) -> Outcome;
}

/// Who is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats, at least one; with several, each may act now, in any order.
    Seats(SeatSet),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Turn {
        Turn::Seats(SeatSet::only(seat))
    }

    /// The seats to act, none when the game is over.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_over(self) -> bool {
        matches!(self, Turn::Over)
    }
}

/// Whose eyes a view or an event is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who watches: sees what no seat hides.
    Spectator,
    /// Sees everything. For replays of finished games, tests and editors; never sent while a game runs.
    Referee,
}

impl Viewer {
    /// Whether this viewer sees what belongs to `seat` alone.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat) || self == Viewer::Referee
    }

    /// The seat that looks, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }

    /// Every kind of viewer at a table of `n_seats`.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(n_seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee])
    }
}

impl Debug for Viewer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "{seat}"),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Referee => f.write_str("referee"),
        }
    }
}

/// Told what happens while a move is applied. `()` listens to nothing and costs nothing.
pub trait Witness<G: Kind> {
    /// Something happened.
    fn see(&mut self, event: G::Event);
}

impl<G: Kind> Witness<G> for () {
    #[inline(always)]
    fn see(&mut self, _event: G::Event) {}
}

impl<G: Kind> Witness<G> for Vec<G::Event> {
    fn see(&mut self, event: G::Event) {
        self.push(event);
    }
}

/// What every event can say of itself.
pub trait GameEvent: Sized {
    /// What this viewer may know of it, or nothing when the viewer must not even know that it happened.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
    /// Whether something hidden became known to anybody or chance was drawn: no undo goes back behind it.
    fn is_irrevocable(&self) -> bool;
    /// What `viewer` cannot know before this happens, named in a sentence such as "you draw 3 cards"; nothing when the
    /// viewer can foretell the whole event. Whatever somebody cannot foretell is irrevocable.
    fn unknown_to(&self, viewer: Viewer) -> Option<Text>;
    /// The line of the log.
    fn say(&self) -> Text;
}

/// What every refusal can say of itself.
pub trait Refusal: Error + Clone + PartialEq + Send + Sync + 'static {
    /// The clause of the rules that refuses, such as `GTR-14.2`.
    fn clause(&self) -> &'static str;
    /// The sentence a player reads.
    fn say(&self) -> Text;
}
