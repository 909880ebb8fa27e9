//! From options and seed to the first state, and the decisions of the set-up.

use lusoria_core::contract::Setup;
use lusoria_core::{OptionMap, OptionReader, OptionSpec, OptionValue, OptionValues, Problems};
use lusoria_core::{Rng, Seat, Seed, Witness};

use crate::Event;
use crate::Trajan;
use crate::apply;
use crate::bags::{Markers, Pile};
use crate::data::data;
use crate::rules::{board, quarter, seaport};
use crate::state::{MAX_SEATS, Mat, Options, Pending, State};
use crate::vocab::{Action, Bonus, BuildingTile, Category, Color, Commodity, Need, Source, Tile, TrajanTile, Tray};

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
    OptionSpec {
        id: "province-votes",
        about: "trj-option-province-votes",
        values: OptionValues::Flag,
        default: "false",
    },
];

impl Setup for Trajan {
    fn option_specs() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn options(chosen: &OptionMap) -> Result<Options, Problems> {
        let mut reader = OptionReader::new(OPTIONS, chosen);
        let options = Options {
            players: reader.number("players") as u8,
            long_track: reader.choice("time-track") == 1,
            unfinished_tiles: reader.flag("unfinished-tiles"),
            province_votes: reader.flag("province-votes"),
        };
        reader.finish(options)
    }

    fn option_map(options: &Options) -> OptionMap {
        let track = TRACKS[options.long_track as usize].0;
        OptionMap::from([
            ("players".to_owned(), OptionValue::Number(options.players.into())),
            ("time-track".to_owned(), OptionValue::Word(track.to_owned())),
            ("unfinished-tiles".to_owned(), OptionValue::Flag(options.unfinished_tiles)),
            ("province-votes".to_owned(), OptionValue::Flag(options.province_votes)),
        ])
    }

    /// The rulings that other printings or programs decide otherwise (A1, A2, A23).
    fn is_house_rule(option: &str) -> bool {
        option != "players"
    }

    /// The first state: everything up to the distribution of the markers. Rules: TRJ-3.1 to 3.8, TRJ-3.11, TRJ-3.12.
    fn start(&options: &Options, seed: &Seed) -> State {
        let starter = Seat::new(seed.stream("starter").index(options.players as usize));
        let mut state = empty(options, starter);
        shuffle_all(&mut state, seed);
        // TRJ-3.4: ten provinces, then the forum.
        for province in 0..10 {
            state.provinces[province] = state.forum_stack.pop();
        }
        for _ in 0..options.forum_spaces() {
            let tile = state.forum_stack.pop().expect("70 tiles are enough");
            state.forum[tile.index()] += 1;
        }
        for _ in 0..data().yellow_spaces {
            let action = state.yellow_stack.pop().expect("12 tiles are enough");
            state.forum_yellow[action.index()] += 1;
        }
        state.held = Markers::ALL;
        state.pending.push(Pending::PlaceMarker { placed: 0 });
        apply::settle(&mut state, &mut ());
        state
    }
}

/// A table with mats as TRJ-3.8 says, without markers, and with all stacks empty.
pub(crate) fn empty(options: Options, starter: Seat) -> State {
    let mut mats = [Mat::default(); MAX_SEATS];
    for mat in &mut mats[..options.players as usize] {
        // TRJ-3.8: one legionnaire, one worker, the rest in the supply; the Arch on slot I.
        *mat =
            Mat { supply: data().tokens - 2, worker_camp: 1, military_camp: 1, arch: Some(Tray::I), ..Mat::default() };
    }
    let mut senate = [Seat::default(); MAX_SEATS];
    // TRJ-3.12: the starting player's disc is lowest.
    starter.clockwise(options.players as usize).zip(&mut senate).for_each(|(seat, place)| *place = seat);
    State {
        options,
        starter,
        active: starter,
        // TRJ-3.7: the marker on the start space, four quarters to come.
        time: 0,
        quarter: 1,
        laps_due: 0,
        extra_used: false,
        held: Markers::NONE,
        pending: Pile::new(),
        choices: 0,
        mats,
        senate,
        forum: [0; 17],
        forum_yellow: [0; 6],
        provinces: [None; 10],
        district: std::array::from_fn(|index| Some(BuildingTile::at(index))),
        // TRJ-3.6: colored sides up.
        gray_ships: 0,
        deck: Pile::new(),
        discards: [Pile::new(); 2],
        forum_stack: Pile::new(),
        yellow_stack: Pile::new(),
        trajan_stacks: [Pile::new(); 6],
        bag: Pile::new(),
        offered: [None; 2],
        demands: [Need::Bread; 12],
        revealed: 0,
    }
}

/// TRJ-3.2, TRJ-3.3, TRJ-3.5, TRJ-3.10, TRJ-3.14, TRJ-3.16: everything that is in random order.
fn shuffle_all(state: &mut State, seed: &Seed) {
    state.forum_stack = all_tiles().collect();
    seed.stream("forum").shuffle(state.forum_stack.as_mut_slice());
    state.yellow_stack = all_yellow().collect();
    seed.stream("extra-actions").shuffle(state.yellow_stack.as_mut_slice());
    // TRJ-3.3: three of the fifteen are removed unseen.
    let mut demands: Pile<Need, 15> = all_demands().collect();
    seed.stream("demands").shuffle(demands.as_mut_slice());
    state.demands.copy_from_slice(&demands.as_slice()[..12]);
    seed.stream("construction").shuffle(&mut state.district);
    state.trajan_stacks = Category::ALL.map(|category| tiles_of(category).collect());
    let mut rng: Rng = seed.stream("trajan");
    state.trajan_stacks.iter_mut().for_each(|stack| rng.shuffle(stack.as_mut_slice()));
    state.bag = Bonus::ALL.into_iter().collect();
    seed.stream("bonus").shuffle(state.bag.as_mut_slice());
    state.deck = all_cards().collect();
    seed.stream("commodities").shuffle(state.deck.as_mut_slice());
}

/// Every forum tile, kind by kind.
pub(crate) fn all_tiles() -> impl Iterator<Item = Tile> {
    Tile::ALL.into_iter().flat_map(|tile| (0..data().tile_counts[tile.index()]).map(move |_| tile))
}

/// Every extra action tile with its own back.
pub(crate) fn all_yellow() -> impl Iterator<Item = Action> {
    Action::ALL.into_iter().flat_map(|action| (0..data().yellow_counts[action.index()]).map(move |_| action))
}

/// Every demand tile.
pub(crate) fn all_demands() -> impl Iterator<Item = Need> {
    Need::ALL.into_iter().flat_map(|need| (0..data().demand_counts[need.index()]).map(move |_| need))
}

/// Every commodity card.
pub(crate) fn all_cards() -> impl Iterator<Item = Commodity> {
    Commodity::ALL.into_iter().flat_map(|card| (0..data().commodity_counts[card.index()]).map(move |_| card))
}

/// The nine Trajan tiles of a category.
pub(crate) fn tiles_of(category: Category) -> impl Iterator<Item = TrajanTile> {
    let first = category.index() * TrajanTile::PER_CATEGORY;
    (first..first + TrajanTile::PER_CATEGORY).map(TrajanTile::at)
}

/// Places one marker: two on each tray, tray after tray, player after player. Rules: TRJ-3.9, TRJ-3.21.
pub fn place(state: &mut State, placed: u8, color: Color, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    let tray = Tray::at(placed as usize / 2);
    state.held.remove(color);
    state.active_mat_mut().trays[tray.index()].add(color);
    witness.see(Event::MarkerPlaced { seat, color, tray });
    let next = seat.left(state.n_seats());
    if !state.held.is_empty() {
        state.pending.replace_top(Pending::PlaceMarker { placed: placed + 1 });
    } else if next != state.starter {
        state.active = next;
        state.held = Markers::ALL;
        state.pending.replace_top(Pending::PlaceMarker { placed: 0 });
    } else {
        turn_up_the_rest(state, witness);
    }
}

/// Trajan stacks, bonus tiles and discard piles come into view only now. Rules: TRJ-3.10, TRJ-3.14 to 3.16, TRJ-3.21.
fn turn_up_the_rest(state: &mut State, witness: &mut impl Witness<Trajan>) {
    for category in Category::ALL {
        board::show_stack(state, category, witness);
    }
    for seat in state.starter.clockwise(state.n_seats()) {
        let bonus = state.bag.pop().expect("the bag holds a tile for everyone");
        state.mat_mut(seat).yellow_bonus |= bonus.bit() as u16;
        witness.see(Event::BonusDealt { seat, bonus });
    }
    quarter::offer_bonus_tiles(state, witness);
    for pile in crate::vocab::Side::ALL {
        seaport::turn_up(state, pile, witness);
    }
    state.active = state.starter;
    state.pending.replace_top(Pending::SetupCard { left: 3 });
}

/// TRJ-3.17: three cards, one after another, before the next player begins.
pub fn take_card(state: &mut State, left: u8, from: Source, witness: &mut impl Witness<Trajan>) {
    match from.pile() {
        Some(pile) => seaport::take_from_pile(state, pile, witness),
        None => seaport::draw(state, witness),
    }
    let next = state.active.left(state.n_seats());
    if left > 1 {
        state.pending.replace_top(Pending::SetupCard { left: left - 1 });
    } else {
        state.active = next;
        let is_last = next == state.starter;
        state.pending.replace_top(if is_last { Pending::SetupTile } else { Pending::SetupCard { left: 3 } });
    }
}

/// TRJ-3.18, TRJ-3.22: the top tile of a stack.
pub fn take_tile(state: &mut State, category: Category, witness: &mut impl Witness<Trajan>) {
    let tile = state.trajan_stacks[category.index()].pop().expect("the stack was checked");
    witness.see(Event::TrajanTileTaken { seat: state.active, tile });
    board::show_stack(state, category, witness);
    state.pending.replace_top(Pending::SetupSlot { tile });
}

/// TRJ-3.18, TRJ-3.20: the slot is fixed with the tile; after three passes the starting player's turn begins.
pub fn lay_tile(state: &mut State, tile: TrajanTile, slot: Tray, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    state.active_mat_mut().slots[slot.index()] = Some(tile);
    witness.see(Event::TrajanTileLaid { seat, tile, slot });
    state.active = seat.left(state.n_seats());
    let is_done = state.active == state.starter && state.active_mat().slots.iter().flatten().count() == 3;
    if is_done {
        // TRJ-4.2: the starting player begins.
        state.pending.replace_top(Pending::Sow);
        witness.see(Event::TurnBegan { seat: state.active });
    } else {
        state.pending.replace_top(Pending::SetupTile);
    }
}
