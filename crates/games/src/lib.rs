//! The registry: the one place that names every game. Shells see games through the face of `lusoria_core::face`.
//!
//! ```
//! let game = lusoria_games::find("micatio").unwrap();
//! assert_eq!(game.face.players(), (2, 4));
//! ```
#![warn(missing_docs)]

use std::time::Duration;

use lusoria_arena::speed::{self, Speed};
use lusoria_bots::Level;
use lusoria_core::face::{AnyGame, AnyMatch, Face};
use lusoria_core::{GameText, Match, OptionMap, Problems, Rng, Seat, Viewer};

/// A registered game.
pub struct Entry {
    /// The game as an object.
    pub face: &'static dyn AnyGame,
    /// Whether players are offered it; the toy game is for tests only.
    pub listed: bool,
    choose: fn(&dyn AnyMatch, Seat, Level, &mut Rng) -> String,
    measure: fn(&OptionMap, Duration) -> Result<Speed, Problems>,
}

macro_rules! games {
    ($($game:ty { listed: $listed:literal })*) => {
        static GAMES: &[Entry] = &[$(entry::<$game>($listed)),*];
    };
}

games! {
    lusoria_toy::Micatio { listed: false }
}

/// The games that players are offered.
pub fn listed() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter().filter(|entry| entry.listed)
}

/// Every game, the toy game included.
pub fn all() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter()
}

/// A game by its id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.face.id() == id)
}

/// The object of a game by its id.
pub fn find_face(id: &str) -> Option<&'static dyn AnyGame> {
    find(id).map(|entry| entry.face)
}

/// The entry of the game that a match plays.
pub fn entry_of(game: &dyn AnyMatch) -> &'static Entry {
    find(game.game().id()).expect("every match is of a registered game")
}

impl Entry {
    /// The move a bot of this level makes for a seat to act, in notation. The bot is given the seat's view only.
    pub fn choose(&self, game: &dyn AnyMatch, seat: Seat, level: Level, rng: &mut Rng) -> String {
        (self.choose)(game, seat, level, rng)
    }

    /// How fast the engine plays with these options.
    pub fn measure(&self, options: &OptionMap, time: Duration) -> Result<Speed, Problems> {
        (self.measure)(options, time)
    }
}

const fn entry<G: GameText>(listed: bool) -> Entry {
    Entry { face: &Face::<G>::GAME, listed, choose: choose::<G>, measure: measure::<G> }
}

fn choose<G: GameText>(game: &dyn AnyMatch, seat: Seat, level: Level, rng: &mut Rng) -> String {
    let game: &Match<G> = game.as_any().downcast_ref().expect("a match is asked about by its own game");
    let view = G::view(game.state(), Viewer::Seat(seat));
    let mut moves = Vec::new();
    G::legal_moves(game.state(), seat, &mut moves);
    level.bot::<G>().choose(&view, &moves, rng).to_string()
}

fn measure<G: GameText>(options: &OptionMap, time: Duration) -> Result<Speed, Problems> {
    Ok(speed::measure::<G>(&G::options(options)?, time))
}
