//! The game as the rest of the project knows it.

use lusoria_core::game_text::Name;
use lusoria_core::{
    Game, GameText, OptionMap, OptionSpec, Outcome, Problems, Rng, Seat, Seed, Sheet, Standings, Text, Turn, Viewer,
    Witness,
};
use serde_json::Value as Json;

use crate::data::data;
use crate::vocab::Phase;
use crate::{Event, Illegal, Move, Options, State, View};
use crate::{apply, check, legal, position, score, setup, text, view};

/// Hadrian's Wall.
pub struct HadriansWall;

impl Game for HadriansWall {
    const ID: &'static str = "hadrians-wall";
    const CLAUSES: &'static str = "HW";
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
        setup::start(options, seed, &mut ())
    }

    fn start_before(options: &Options, seed: &Seed, witness: &mut impl Witness<HadriansWall>) -> State {
        setup::start(options, seed, witness)
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
        if state.phase == Phase::Over { Turn::Over } else { Turn::Seats(state.may_act()) }
    }

    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        legal::legal_moves(state, seat, moves);
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        check::check(state, seat, mv)
    }

    fn apply_unchecked(state: &mut State, seat: Seat, mv: Move, witness: &mut impl Witness<HadriansWall>) {
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

impl GameText for HadriansWall {
    type Facts = crate::facts::Facts;

    const TITLE: &'static str = "hw-title";
    const RULES: &'static str = include_str!("../../../docs/rules/hadrians-wall.md");
    const ORDERED: &'static [&'static str] = position::ORDERED;

    fn write_position(state: &State) -> Json {
        position::write_position(state)
    }

    fn read_position(options: &Options, position: &Json) -> Result<State, Problems> {
        position::read_position(options, position)
    }

    fn prompt(view: &View) -> Text {
        text::prompt(view)
    }

    fn describe(view: &View, mv: Move) -> Text {
        text::describe(view, mv)
    }

    fn sheet(view: &View) -> Sheet {
        text::sheet(view)
    }

    fn facts() -> Self::Facts {
        crate::facts::facts()
    }

    fn names() -> &'static [Name] {
        &data().names
    }

    fn option_variants() -> Vec<OptionMap> {
        setup::option_variants()
    }
}
