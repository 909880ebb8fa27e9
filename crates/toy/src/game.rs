//! The game as the rest of the project knows it.

use lusoria_core::game_text::Name;
use lusoria_core::{
    Game, GameText, OptionMap, OptionSpec, Outcome, Problems, Rng, Seat, Seed, Sheet, Standings, Text, Turn, Viewer,
    Witness,
};
use serde_json::Value as Json;

use crate::data::DATA;
use crate::{Event, Illegal, Move, Options, State, View};
use crate::{apply, facts, legal, position, score, setup, text, view};

/// Micatio.
pub struct Micatio;

impl Game for Micatio {
    const ID: &'static str = "micatio";
    const CLAUSES: &'static str = "MIC";
    const REVISION: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn option_specs() -> &'static [OptionSpec] {
        setup::OPTION_SPECS
    }

    fn options(chosen: &OptionMap) -> Result<Options, Problems> {
        setup::options(chosen)
    }

    fn option_map(options: &Options) -> OptionMap {
        setup::option_map(options)
    }

    fn start(options: &Options, seed: &Seed) -> State {
        setup::start(options, seed)
    }

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

    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        legal::legal_moves(state, seat, moves);
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        legal::check(state, seat, mv)
    }

    fn apply_unchecked(state: &mut State, seat: Seat, mv: Move, witness: &mut impl Witness<Micatio>) {
        apply::apply(state, seat, mv, witness);
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

impl GameText for Micatio {
    type Facts = crate::facts::Facts;

    const TITLE: &'static str = "mic-title";
    const RULES: &'static str = include_str!("../../../docs/rules/micatio.md");
    const ORDERED: &'static [&'static str] = &["deck", "pending"];

    fn write_position(state: &State) -> Json {
        position::write_position(state)
    }

    fn read_position(options: &Options, position: &Json) -> Result<State, Problems> {
        position::read_position(options, position)
    }

    fn prompt(view: &View) -> Text {
        text::prompt(view)
    }

    fn describe(_view: &View, mv: Move) -> Text {
        text::describe(mv)
    }

    fn sheet(view: &View) -> Sheet {
        text::sheet(view)
    }

    fn facts() -> Self::Facts {
        facts::facts()
    }

    fn names() -> &'static [Name] {
        &DATA.names
    }
}
