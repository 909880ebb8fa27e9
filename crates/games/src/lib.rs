//! The registry: the one place that names every game. Shells see games through the face of `lusoria_core::face`.
//!
//! ```
//! let game = lusoria_games::find("micatio").unwrap();
//! assert_eq!(game.face.players(), (2, 4));
//! ```
#![warn(missing_docs)]

mod player;

use std::time::Duration;

use lusoria_arena::analysis::Analysis;
use lusoria_arena::plan::Job;
use lusoria_arena::speed::{self, Speed};
use lusoria_arena::table::{self, Played};
use lusoria_bots::knowledge::{
    GloryToRomeKnowledge, HadriansWallKnowledge, MicatioKnowledge, PraetorKnowledge, TrajanKnowledge,
};
use lusoria_bots::{BotSpec, Knowledge, Level, Limit};
use lusoria_core::face::{AnyGame, AnyMatch, Face};
use lusoria_core::{GameText, OptionMap, Problems, Rng, Seat};

pub use player::{Hint, HintMove, Player};

/// A registered game.
pub struct Entry {
    /// The game as an object.
    pub face: &'static dyn AnyGame,
    /// Whether players are offered it; the toy game is for tests only.
    pub listed: bool,
    player: fn(&BotSpec) -> Box<dyn Player>,
    hint: fn(&dyn AnyMatch, Seat, &BotSpec, &Limit, &mut Rng) -> Hint,
    redeal: fn(&dyn AnyMatch, Seat, &mut Rng) -> Box<dyn AnyMatch>,
    measure: fn(&OptionMap, Duration) -> Result<Speed, Problems>,
    play_random: fn(&OptionMap, u64) -> Result<u64, Problems>,
    play: Play,
    analyze: Analyze,
}

type Play = fn(&OptionMap, &[BotSpec], &Job, bool, &Limit) -> Result<Option<Played>, Problems>;
type Analyze = fn(&dyn AnyMatch, &BotSpec, &Limit, &mut dyn FnMut(usize)) -> Analysis;

/// A game is played by bots that know it, or by bots without knowledge where the list names none.
macro_rules! games {
    ($($game:ty { listed: $listed:literal $(, knowledge: $knowledge:ty)? })*) => {
        static GAMES: &[Entry] = &[$(games!(@entry $game, $listed $(, $knowledge)?)),*];
    };
    (@entry $game:ty, $listed:literal) => { entry::<$game, lusoria_bots::Plain>($listed) };
    (@entry $game:ty, $listed:literal, $knowledge:ty) => { entry::<$game, $knowledge>($listed) };
}

games! {
    lusoria_glory_to_rome::GloryToRome { listed: true, knowledge: GloryToRomeKnowledge }
    lusoria_trajan::Trajan { listed: true, knowledge: TrajanKnowledge }
    lusoria_hadrians_wall::HadriansWall { listed: true, knowledge: HadriansWallKnowledge }
    lusoria_praetor::Praetor { listed: true, knowledge: PraetorKnowledge }
    lusoria_toy::Micatio { listed: false, knowledge: MicatioKnowledge }
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
    ///
    /// For a single answer; who plays on asks a [`Player`], which keeps what it thought.
    pub fn choose(&self, game: &dyn AnyMatch, seat: Seat, level: Level, rng: &mut Rng) -> String {
        self.choose_within(game, seat, level, &Limit::default(), rng)
    }

    /// The same within a limit: a time, or a flag that others raise. A bot that is stopped answers with the best it has.
    pub fn choose_within(&self, game: &dyn AnyMatch, seat: Seat, level: Level, limit: &Limit, rng: &mut Rng) -> String {
        self.player(&level.into()).choose(game, seat, limit, rng)
    }

    /// A bot that takes a seat.
    pub fn player(&self, spec: &BotSpec) -> Box<dyn Player> {
        (self.player)(spec)
    }

    /// The best moves of a seat to act, with visits, expected result and continuation. A level that does not search
    /// is asked as `hard`.
    pub fn hint(&self, game: &dyn AnyMatch, seat: Seat, spec: &BotSpec, limit: &Limit, rng: &mut Rng) -> Hint {
        (self.hint)(game, seat, spec, limit, rng)
    }

    /// A match from now on that looks the same to a seat, with everything it cannot know dealt anew. For tests.
    pub fn redeal(&self, game: &dyn AnyMatch, seat: Seat, rng: &mut Rng) -> Box<dyn AnyMatch> {
        (self.redeal)(game, seat, rng)
    }

    /// Judges every decision of a match that is played or being played; a level that does not search is asked as
    /// `hard`. `tell` hears how many moves are done.
    pub fn analyze(&self, game: &dyn AnyMatch, spec: &BotSpec, limit: &Limit, tell: &mut dyn FnMut(usize)) -> Analysis {
        (self.analyze)(game, spec, limit, tell)
    }

    /// Plays a game between bots; nothing if the limit ended it. With `things` the events are looked at as well.
    pub fn play(
        &self,
        options: &OptionMap,
        specs: &[BotSpec],
        job: &Job,
        things: bool,
        limit: &Limit,
    ) -> Result<Option<Played>, Problems> {
        (self.play)(options, specs, job, things, limit)
    }

    /// Plays exactly so many random games and returns their decisions.
    pub fn play_random(&self, options: &OptionMap, n_games: u64) -> Result<u64, Problems> {
        (self.play_random)(options, n_games)
    }

    /// How fast the engine plays with these options.
    pub fn measure(&self, options: &OptionMap, time: Duration) -> Result<Speed, Problems> {
        (self.measure)(options, time)
    }
}

const fn entry<G: GameText, K: Knowledge<G>>(listed: bool) -> Entry {
    Entry {
        face: &Face::<G>::GAME,
        listed,
        player: player::player::<G, K>,
        hint: player::hint::<G, K>,
        redeal: player::redeal::<G>,
        measure: measure::<G, K>,
        play_random: play_random::<G>,
        play: play::<G, K>,
        analyze: player::analyze::<G, K>,
    }
}

fn measure<G: GameText, K: Knowledge<G>>(options: &OptionMap, time: Duration) -> Result<Speed, Problems> {
    Ok(speed::measure::<G, K>(&G::options(options)?, time))
}

fn play_random<G: GameText>(options: &OptionMap, n_games: u64) -> Result<u64, Problems> {
    Ok(speed::play_random::<G>(&G::options(options)?, n_games))
}

fn play<G: GameText, K: Knowledge<G>>(
    options: &OptionMap,
    specs: &[BotSpec],
    job: &Job,
    things: bool,
    limit: &Limit,
) -> Result<Option<Played>, Problems> {
    Ok(table::play::<G, K>(&G::options(options)?, specs, job, things, limit))
}
