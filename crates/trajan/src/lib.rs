//! Trajan by Stefan Feld (2011) for 2 to 4 players, as pure rules.
//!
//! Players sow action markers around their circle of six trays; the tray of the last marker gives the action, its
//! colors may fulfill a Trajan tile, and the number of markers moves time. After four laps a quarter is scored: the
//! needs of the people, then the senate. After four quarters the most points win. The rules are the numbered clauses of
//! `docs/rules/trajan.md`; printed content is `data/components.toml`.
//!
//! Reading order: [`vocab`], [`data`], [`bags`], [`state`], [`moves`], [`setup`], [`legal`], [`apply`], [`rules`],
//! [`score`], [`view`], [`notation`], [`position`], [`text`].
//!
//! ```
//! use lusoria_core::{Game, OptionMap, Seed};
//! use lusoria_trajan::Trajan;
//!
//! let options = Trajan::options(&OptionMap::new()).unwrap();
//! let mut state = Trajan::start(&options, &Seed::from_text("ides of march"));
//! let seat = Trajan::turn(&state).seats().first().unwrap();
//! Trajan::apply(&mut state, seat, "place green".parse().unwrap(), &mut ()).unwrap();
//! ```

pub mod apply;
pub mod bags;
pub mod data;
pub mod facts;
pub mod legal;
pub mod moves;
pub mod notation;
pub mod position;
pub mod rules;
pub mod score;
pub mod setup;
pub mod shape;
pub mod sheet;
pub mod state;
pub mod text;
pub mod view;
pub mod vocab;

use lusoria_core::game_text::Name;
use lusoria_core::{
    Game, GameText, OptionMap, OptionReader, OptionSpec, OptionValue, OptionValues, Outcome, Problems, Rng, Seat, Seed,
    Sheet, Standings, Text, Turn, Viewer, Witness,
};
use serde_json::Value;

pub use moves::{Event, Illegal, Move};
pub use state::{Options, State};
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Trajan;

const TRACKS: &[(&str, &str)] = &[("standard", "trj-option-track-standard"), ("long", "trj-option-track-long")];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "players", about: "trj-option-players", values: OptionValues::Range(2, 4), default: "3" },
    OptionSpec {
        id: "time-track",
        about: "trj-option-track",
        values: OptionValues::OneOf(TRACKS),
        default: "standard",
    },
    OptionSpec { id: "unfinished-tiles", about: "trj-option-unfinished", values: OptionValues::Flag, default: "false" },
];

impl Game for Trajan {
    const ID: &'static str = "trajan";
    const CLAUSES: &'static str = "TRJ";
    const REVISION: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn option_specs() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn options(chosen: &OptionMap) -> Result<Options, Problems> {
        let mut reader = OptionReader::new(OPTIONS, chosen);
        let options = Options {
            players: reader.number("players") as u8,
            long_track: reader.choice("time-track") == 1,
            unfinished_tiles: reader.flag("unfinished-tiles"),
        };
        reader.finish(options)
    }

    fn option_map(options: &Options) -> OptionMap {
        let track = TRACKS[options.long_track as usize].0;
        OptionMap::from([
            ("players".to_owned(), OptionValue::Number(options.players.into())),
            ("time-track".to_owned(), OptionValue::Word(track.to_owned())),
            ("unfinished-tiles".to_owned(), OptionValue::Flag(options.unfinished_tiles)),
        ])
    }

    fn start(options: &Options, seed: &Seed) -> State {
        setup::start(*options, seed)
    }

    fn state_options(state: &State) -> Options {
        state.options
    }

    fn n_seats(state: &State) -> usize {
        state.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        state.turn()
    }

    #[inline]
    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if state.decider() == seat {
            legal::list(state, moves);
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        if state.is_over() {
            return Err(Illegal::GameOver);
        }
        // TRJ-4.2: decisions are made in turn.
        if state.decider() != seat {
            return Err(Illegal::NotYourDecision);
        }
        legal::check(state, mv)
    }

    #[inline]
    fn apply_unchecked(state: &mut State, _seat: Seat, mv: Move, witness: &mut impl Witness<Trajan>) {
        apply::apply(state, mv, witness);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn sample(view: &View, rng: &mut Rng) -> State {
        view::sample(view, rng)
    }

    fn standings(state: &State) -> Standings {
        score::standings(state)
    }

    fn outcome(state: &State) -> Outcome {
        score::outcome(state)
    }

    fn check_invariants(state: &State) -> Vec<String> {
        state.check_invariants()
    }
}

impl GameText for Trajan {
    type Facts = crate::facts::Facts;

    const TITLE: &'static str = "trj-title";
    const RULES: &'static str = include_str!("../../../docs/rules/trajan.md");
    const ORDERED: &'static [&'static str] = position::ORDERED;

    fn write_position(state: &State) -> Value {
        position::write(state)
    }

    fn read_position(options: &Options, position: &Value) -> Result<State, Problems> {
        position::read(*options, position)
    }

    fn prompt(view: &View) -> Text {
        text::prompt(view)
    }

    fn describe(view: &View, mv: Move) -> Text {
        text::describe(view, mv)
    }

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }

    fn facts() -> Self::Facts {
        crate::facts::facts()
    }

    fn names() -> &'static [Name] {
        &data::data().names
    }
}
