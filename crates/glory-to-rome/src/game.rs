//! The game as the rest of the project knows it.

use lusoria_core::game_text::Name;
use lusoria_core::{
    Game, GameText, OptionMap, OptionSpec, Outcome, Problems, Rng, Seat, Seed, Sheet, Standings, Text, Turn, Viewer,
    Witness,
};
use serde_json::Value;

use crate::{Event, Illegal, Move, Options, State, View};
use crate::{apply, data, legal, position, position_reader, refusals, score, setup, sheet, text, view};

/// Glory to Rome.
pub struct GloryToRome;

impl Game for GloryToRome {
    const ID: &'static str = "glory-to-rome";
    const CLAUSES: &'static str = "GTR";
    const REVISION: u32 = 2;

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

    #[inline]
    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        legal::legal_moves(state, seat, moves);
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        refusals::check(state, seat, mv)
    }

    #[inline]
    fn apply_unchecked(state: &mut State, seat: Seat, mv: Move, witness: &mut impl Witness<GloryToRome>) {
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

impl GameText for GloryToRome {
    type Facts = crate::facts::Facts;

    const TITLE: &'static str = "gtr-title";
    const RULES: &'static str = include_str!("../../../docs/rules/glory-to-rome.md");
    const ORDERED: &'static [&'static str] = &["deck", "aside", "pending"];

    fn write_position(state: &State) -> Value {
        position::write_position(state)
    }

    fn read_position(options: &Options, position: &Value) -> Result<State, Problems> {
        position_reader::read_position(options, position)
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
        data::names()
    }

    fn option_variants() -> Vec<OptionMap> {
        setup::option_variants()
    }
}
