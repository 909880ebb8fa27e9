//! Options, and the first state from options and a seed.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use lusoria_core::contract::Setup;
use lusoria_core::options;
use lusoria_core::{
    BySeat, OptionMap, OptionReader, OptionSpec, OptionValue, OptionValues, Problems, Seat, SeatSet, Seed,
};
use serde::Deserialize;

use crate::Praetor;
use crate::city::City;
use crate::data::{all_tiles, all_walls, data};
use crate::rules::turn::begin_turn;
use crate::state::{Choices, Decision, Plan, Player, State};
use crate::vocab::{
    Corners, MAX_PLAYERS, N_TILES, N_WALLS, Side, Source, Stack, Stand, TileId, TileSet, WallId, WallSet,
};

/// The choices made before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many players, 2 to 5.
    pub n_players: u8,
    /// The advanced game. PRA-18.1.
    pub advanced: bool,
    /// The hard game. PRA-18.5.
    pub hard: bool,
    /// Which sides of the boards are used.
    pub sides: Sides,
    /// Where the rules had to be interpreted.
    pub switches: Switches,
    /// The color of each seat, an index into the colors of the data. PRA-17.3.
    pub colors: [u8; MAX_PLAYERS],
    /// The board of each seat, named by the color of its side B. PRA-17.3.
    pub boards: [u8; MAX_PLAYERS],
    /// The age of each seat for the last tie-break, 0 when unknown. PRA-12.3.
    pub ages: [u8; MAX_PLAYERS],
}

/// Which sides of the boards are used. PRA-3.7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    /// Each player chooses.
    Choose,
    /// The same for everyone.
    All(Side),
}

/// Where the rules had to be interpreted; the data holds the defaults and says what each means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Switches {
    /// PRA-6.7
    pub plaza_diagonals_count: bool,
    /// PRA-5.4
    pub labor_camp_after_last_worker: bool,
    /// PRA-8.20
    pub retired_helper_counts_as_active: bool,
    /// PRA-8.12
    pub venus_floor_zero: bool,
    /// PRA-11.1
    pub worker_upkeep_in_last_turn: bool,
    /// PRA-10.8
    pub score_may_go_negative: bool,
    /// PRA-2.10
    pub markers_limit_building: bool,
    /// PRA-12.3
    pub morale_tie_by_points: bool,
}

/// The option of a switch: its id, the message that explains it, and its place.
type SwitchOption = (&'static str, &'static str, fn(&mut Switches) -> &mut bool);

const SWITCHES: [SwitchOption; 8] = [
    ("plaza_diagonals_count", "pra-option-plaza-diagonals", |on| &mut on.plaza_diagonals_count),
    ("labor_camp_after_last_worker", "pra-option-labor-camp-late", |on| &mut on.labor_camp_after_last_worker),
    ("retired_helper_counts_as_active", "pra-option-helper-active", |on| &mut on.retired_helper_counts_as_active),
    ("venus_floor_zero", "pra-option-venus-floor", |on| &mut on.venus_floor_zero),
    ("worker_upkeep_in_last_turn", "pra-option-last-upkeep", |on| &mut on.worker_upkeep_in_last_turn),
    ("score_may_go_negative", "pra-option-negative-score", |on| &mut on.score_may_go_negative),
    ("markers_limit_building", "pra-option-markers-limit", |on| &mut on.markers_limit_building),
    ("morale_tie_by_points", "pra-option-morale-tie", |on| &mut on.morale_tie_by_points),
];
const DEFAULT: &str = "default";
const COLOR_IDS: [&str; MAX_PLAYERS] = ["seat_a_color", "seat_b_color", "seat_c_color", "seat_d_color", "seat_e_color"];
const BOARD_IDS: [&str; MAX_PLAYERS] = ["seat_a_board", "seat_b_board", "seat_c_board", "seat_d_board", "seat_e_board"];
const AGE_IDS: [&str; MAX_PLAYERS] = ["seat_a_age", "seat_b_age", "seat_c_age", "seat_d_age", "seat_e_age"];

impl Setup for Praetor {
    /// The options of the game; the defaults of the switches and the words of the lists come from the data.
    fn option_specs() -> &'static [OptionSpec] {
        static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(specs);
        &SPECS
    }

    /// Checks the choices and fills in the defaults.
    fn options(chosen: &OptionMap) -> Result<Options, Problems> {
        let mut reader = OptionReader::new(Self::option_specs(), chosen);
        let n_players = reader.number("players") as u8;
        let advanced = reader.flag("advanced");
        // PRA-18.1: the advanced game is for three players or more.
        if advanced && n_players < data().advanced.players_min {
            reader.problem("advanced", "the advanced game is for 3 to 5 players (PRA-18.1)");
        }
        let mut switches = data().rules.switches;
        SWITCHES.iter().for_each(|(id, _, place)| *place(&mut switches) = reader.flag(id));
        let options = Options {
            n_players,
            advanced,
            hard: reader.flag("hard"),
            sides: [Sides::Choose, Sides::All(Side::A), Sides::All(Side::B)][reader.choice("sides")],
            switches,
            colors: deal(&mut reader, &COLOR_IDS, n_players),
            boards: deal(&mut reader, &BOARD_IDS, n_players),
            ages: std::array::from_fn(|seat| {
                let age = reader.number(AGE_IDS[seat]) as u8;
                refuse_absent(&mut reader, AGE_IDS[seat], seat >= n_players as usize && age > 0);
                age
            }),
        };
        reader.finish(options)
    }

    /// People choose the game and the sides; colors, boards, ages and the single rulings are for those who look for
    /// them.
    fn is_house_rule(option: &str) -> bool {
        !["players", "advanced", "hard", "sides"].contains(&option)
    }

    /// All options with their values.
    fn option_map(options: &Options) -> OptionMap {
        let mut switches = options.switches;
        let flags = SWITCHES.map(|(id, _, place)| (id, *place(&mut switches)));
        let flags = flags.into_iter().chain([("advanced", options.advanced), ("hard", options.hard)]);
        let mut map: OptionMap = flags.map(|(id, flag)| (id.to_owned(), OptionValue::Flag(flag))).collect();
        let word = |text: &str| OptionValue::Word(text.to_owned());
        map.insert("players".to_owned(), OptionValue::Number(options.n_players.into()));
        let sides = match options.sides {
            Sides::Choose => "choose",
            Sides::All(side) => side.id(),
        };
        map.insert("sides".to_owned(), word(sides));
        for seat in 0..MAX_PLAYERS {
            let sits = seat < options.n_players as usize;
            let color = if sits { data().colors[options.colors[seat] as usize] } else { DEFAULT };
            let board = if sits { data().boards[options.boards[seat] as usize + 1].id } else { DEFAULT };
            map.insert(COLOR_IDS[seat].to_owned(), word(color));
            map.insert(BOARD_IDS[seat].to_owned(), word(board));
            map.insert(AGE_IDS[seat].to_owned(), OptionValue::Number(options.ages[seat].into()));
        }
        map
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

    /// The first state.
    fn start(options: &Options, seed: &Seed) -> State {
        let mut state = laid_out(options);
        deal_stacks(&mut state, seed);
        // PRA-3.6: players + 1 tiles and one wall token are turned up.
        refill(&mut state, |_| ());
        state.token = state.walls.pop();
        // PRA-3.7: after that the sides are chosen, unless the setup has fixed them.
        match options.sides {
            Sides::Choose => state.decision = Decision::BoardSide,
            Sides::All(side) => {
                Seat::all(state.n_seats()).for_each(|seat| take_side(&mut state, seat, side));
                begin_turn(&mut state, &mut ());
            }
        }
        state
    }
}

fn specs() -> Vec<OptionSpec> {
    const SIDES: OptionValues =
        OptionValues::OneOf(&[("choose", "pra-sides-choose"), ("a", "pra-sides-a"), ("b", "pra-sides-b")]);
    let spec = |id, about, values, default| OptionSpec { id, about, values, default };
    let flag = |id, about, default: bool| spec(id, about, OptionValues::Flag, if default { "true" } else { "false" });
    let mut specs = vec![
        spec("players", "pra-option-players", OptionValues::Range(2, MAX_PLAYERS as i32), "3"),
        flag("advanced", "pra-option-advanced", false),
        flag("hard", "pra-option-hard", false),
        spec("sides", "pra-option-sides", SIDES, "choose"),
    ];
    let mut switches = data().rules.switches;
    specs.extend(SWITCHES.map(|(id, about, place)| flag(id, about, *place(&mut switches))));
    let list = |words: [&'static str; MAX_PLAYERS], about: &'static str| {
        let all = std::iter::once((DEFAULT, "pra-seat-default")).chain(words.map(|word| (word, about)));
        OptionValues::OneOf(all.collect::<Vec<_>>().leak())
    };
    let colors = list(data().colors, "pra-seat-color");
    let boards = list(std::array::from_fn(|board| data().boards[board + 1].id), "pra-seat-board");
    for seat in 0..MAX_PLAYERS {
        specs.push(spec(COLOR_IDS[seat], "pra-option-color", colors, DEFAULT));
        specs.push(spec(BOARD_IDS[seat], "pra-option-board", boards, DEFAULT));
        specs.push(spec(AGE_IDS[seat], "pra-option-age", OptionValues::Range(0, 120), "0"));
    }
    specs
}

/// PRA-17.3, PRA-20.27: what was chosen, then each other seat its own, or the first that is left when somebody took it.
/// Seats beyond the table have 0.
fn deal(reader: &mut OptionReader, ids: &[&str; MAX_PLAYERS], n_players: u8) -> [u8; MAX_PLAYERS] {
    let chosen: [Option<u8>; MAX_PLAYERS] = std::array::from_fn(|seat| {
        let choice = (reader.choice(ids[seat]) as u8).checked_sub(1);
        refuse_absent(reader, ids[seat], seat >= n_players as usize && choice.is_some());
        choice
    });
    for seat in 1..n_players as usize {
        if chosen[seat].is_some() && chosen[..seat].contains(&chosen[seat]) {
            reader.problem(ids[seat], "somebody else has the same (PRA-17.3)");
        }
    }
    let mut dealt = chosen;
    for seat in 0..n_players as usize {
        let is_left = |index: &u8| !dealt.contains(&Some(*index));
        let own = Some(seat as u8).filter(is_left);
        let any = || (0..MAX_PLAYERS as u8).find(is_left);
        dealt[seat] = dealt[seat].or(own).or_else(any);
    }
    std::array::from_fn(|seat| if seat < n_players as usize { dealt[seat].unwrap_or(0) } else { 0 })
}

fn refuse_absent(reader: &mut OptionReader, id: &str, absent: bool) {
    if absent {
        reader.problem(id, "there is no such seat at this table");
    }
}

/// The table before stacks are shuffled: start layout, boards, workers, goods and scores.
pub(crate) fn laid_out(options: &Options) -> State {
    let n_players = options.n_players as usize;
    // PRA-3.1: tiles marked for more players stay in the box.
    let in_play = data().tiles_in_play(n_players, options.hard);
    let printed: [Corners; N_TILES] = std::array::from_fn(|tile| data().tiles[tile].corners);
    let mut state = State {
        options: *options,
        turn: 1,
        order: ArrayVec::new(),
        passed: SeatSet::EMPTY,
        decision: Decision::Over,
        actor: Seat::new(0),
        plan: Plan::default(),
        choices: Choices::default(),
        city: City::new(printed),
        builders: [Stand::NOBODY; N_TILES],
        activators: [Stand::NOBODY; N_TILES],
        new_tiles: TileSet::EMPTY,
        activated: TileSet::EMPTY,
        row: TileSet::EMPTY,
        stack: ArrayVec::new(),
        in_box: all_tiles().filter(|tile| !in_play.contains(*tile)).collect(),
        token: None,
        walls: ArrayVec::new(),
        lost_walls: WallSet::EMPTY,
        players: BySeat::from_fn(n_players, |seat| first_player(seat, n_players)),
    };
    // PRA-3.2, PRA-3.3, PRA-20.10: the start layout.
    for placement in State::layout(options) {
        state.city.place(placement.tile, placement.cell, placement.rotation);
        // PRA-3.9: each player owns a gold mine.
        if let Some(owner) = placement.owner {
            state.players[Seat::new(owner as usize)].owned.insert(placement.tile);
        }
    }
    // PRA-3.11
    state.order = state.turn_order();
    state
}

/// PRA-3.8: what a player begins with.
fn first_player(seat: Seat, n_players: usize) -> Player {
    let rules = &data().rules;
    // PRA-3.10: seat 0 has most, the others follow counter-clockwise.
    let score = rules.start_scores_descending[(n_players - seat.index()) % n_players];
    let mut player = Player {
        score,
        arrival: seat.index() as u8,
        goods: rules.start_goods(),
        morale: data().boards[0].morale_zero,
        ..Player::default()
    };
    player.sources[Source::Start as usize] = score;
    rules.start_active_experience.iter().for_each(|experience| player.idle[*experience as usize] += 1);
    player.villagers = data().totals.workers_per_player - rules.start_active_experience.len() as u8;
    player
}

/// PRA-3.4, PRA-3.5, PRA-20.17: the shuffled stacks with all wall tokens, the top piece last.
fn deal_stacks(state: &mut State, seed: &Seed) {
    let mut rng = seed.stream("city");
    for stack in [Stack::Second, Stack::First] {
        let mut tiles: ArrayVec<TileId, N_TILES> = tiles_of_stack(state, stack).iter().collect();
        rng.shuffle(&mut tiles);
        state.stack.extend(tiles);
    }
    let mut walls: ArrayVec<WallId, N_WALLS> = all_walls().collect();
    seed.stream("wall").shuffle(&mut walls);
    state.walls = walls;
}

/// The tiles of this game whose back names the stack.
pub(crate) fn tiles_of_stack(state: &State, stack: Stack) -> TileSet {
    let is_of = |tile: &TileId| data().tile(*tile).stack == stack && !state.in_box.contains(*tile);
    all_tiles().filter(is_of).collect()
}

/// PRA-3.6, PRA-10.9, PRA-20.21: turns tiles up until there are players + 1 or the stack is empty.
pub(crate) fn refill(state: &mut State, mut see: impl FnMut(TileId)) {
    let wanted = state.n_seats() + data().rules.available_tiles_extra as usize;
    for _ in state.row.len()..wanted {
        let Some(tile) = state.stack.pop() else { return };
        state.row.insert(tile);
        see(tile);
    }
}

/// PRA-3.7: a player takes a side of the board; PRA-3.8: the morale marker lies on its 0 space.
pub(crate) fn take_side(state: &mut State, seat: Seat, side: Side) {
    let board = match side {
        Side::A => 0,
        Side::B => state.options.boards[seat.index()] + 1,
    };
    let player = &mut state.players[seat];
    player.board = board;
    player.morale = data().boards[board as usize].morale_zero;
    player.is_seated = true;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(pairs: &[(&str, &str)]) -> Result<Options, Problems> {
        let map = pairs.iter().map(|(id, text)| ((*id).to_owned(), OptionValue::from_text(text))).collect();
        Praetor::options(&map)
    }

    #[test]
    fn options_read_back_what_they_print() {
        for pairs in [
            &[("players", "5"), ("advanced", "yes"), ("seat_b_color", "blue"), ("seat_e_age", "33")][..],
            &[("players", "2"), ("sides", "b"), ("hard", "yes"), ("seat_a_board", "board-b4")],
        ] {
            let options = chosen(pairs).unwrap();
            assert_eq!(Praetor::options(&Praetor::option_map(&options)), Ok(options));
        }
    }

    #[test]
    fn a_taken_color_leaves_the_first_free_one() {
        let options = chosen(&[("players", "3"), ("seat_a_color", "yellow")]).unwrap();
        let colors = options.colors.map(|color| data().colors[color as usize]);
        assert_eq!(colors[..3], ["yellow", "blue", "white"]);
        assert_eq!(options.boards[..3], [0, 1, 2]);
    }

    #[test]
    fn every_wrong_choice_is_named() {
        let problems = chosen(&[
            ("players", "2"),
            ("advanced", "yes"),
            ("seat_a_color", "white"),
            ("seat_b_color", "white"),
            ("seat_c_age", "9"),
            ("seat_d_board", "board-b1"),
        ]);
        let problems = problems.unwrap_err().to_string();
        for part in ["PRA-18.1", "seat_b_color: somebody else", "seat_c_age: there is no", "seat_d_board: there is no"]
        {
            assert!(problems.contains(part), "{problems}");
        }
    }
}
