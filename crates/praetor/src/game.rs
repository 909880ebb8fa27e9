//! The game as the rest of the project knows it.

use lusoria_core::game_text::Name;
use lusoria_core::{
    Game, GameText, OptionMap, OptionSpec, OptionValue, Outcome, Problems, Rng, Seat, Seed, Sheet, Standings, Text,
    Turn, Viewer, Witness, options,
};
use serde_json::Value as Json;

use crate::data::data;
use crate::state::Decision;
use crate::{Event, Illegal, Move, Options, State, View};
use crate::{apply, legal, position, score, setup, text, view};

/// Praetor.
pub struct Praetor;

impl Game for Praetor {
    const ID: &'static str = "praetor";
    const CLAUSES: &'static str = "PRA";
    const REVISION: u32 = 2;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn option_specs() -> &'static [OptionSpec] {
        setup::option_specs()
    }

    fn options(chosen: &OptionMap) -> Result<Options, Problems> {
        setup::read_options(chosen)
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
        state.n_players()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.decision {
            Decision::Over => Turn::Over,
            _ => Turn::only(state.actor),
        }
    }

    #[inline]
    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        legal::legal_moves(state, seat, moves);
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        legal::check(state, seat, mv)
    }

    #[inline]
    fn apply_unchecked(state: &mut State, seat: Seat, mv: Move, witness: &mut impl Witness<Praetor>) {
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
        state.problems()
    }
}

impl GameText for Praetor {
    type Facts = crate::facts::Facts;

    const TITLE: &'static str = "pra-title";
    const RULES: &'static str = include_str!("../../../docs/rules/praetor.md");
    const ORDERED: &'static [&'static str] = &["order", "arrivals", "city_stack", "wall_stack", "corners", "novices"];

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
        crate::sheet::sheet(view)
    }

    fn facts() -> Self::Facts {
        crate::facts::facts()
    }

    fn names() -> &'static [Name] {
        data().names
    }

    /// Each player count, each other value of each rule option, and some choices that only make sense together.
    fn option_variants() -> Vec<OptionMap> {
        let set = |pairs: &[(&str, &str)]| -> OptionMap {
            pairs.iter().map(|(id, text)| ((*id).to_owned(), OptionValue::from_text(text))).collect()
        };
        let specs = Praetor::option_specs();
        let mut sets = options::variants(specs);
        sets.retain(|set| set.keys().all(|id| !id.starts_with("seat_")));
        // PRA-18: the advanced game, which needs three players, and the hard game, alone and together.
        for variant in [&[("advanced", "true")][..], &[("hard", "true")], &[("advanced", "true"), ("hard", "true")]] {
            sets.extend(options::at_every_table(specs, &set(variant)));
        }
        sets.retain(|set| Praetor::options(set).is_ok());
        sets.extend([
            set(&[("players", "4"), ("advanced", "true"), ("hard", "true"), ("sides", "a")]),
            set(&[("players", "5"), ("sides", "b"), ("seat_a_color", "violet"), ("seat_e_board", "board-b2")]),
            set(&[("players", "2"), ("seat_a_board", "board-b5"), ("seat_a_age", "40"), ("seat_b_age", "8")]),
        ]);
        sets
    }
}
