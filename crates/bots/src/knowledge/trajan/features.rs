//! What lies on a mat of Trajan besides points, in numbers.

use lusoria_core::Seat;
use lusoria_trajan::State;
use lusoria_trajan::bags::{Markers, bits};
use lusoria_trajan::data::{BonusScoring, data};
use lusoria_trajan::legal::spaces;
use lusoria_trajan::state::Mat;
use lusoria_trajan::vocab::{
    Action, Bonus, Building, BuildingTile, Commodity, Need, Province, Ship, Space, Tile, TrajanTile, Tray,
};

/// The features of a mat, in the order in which [`features`] counts them.
pub const FEATURES: [&str; 43] = [
    "everybody",
    "to_move",
    "slot_cards",
    "slot_vp",
    "slot_workers",
    "slot_legion",
    "slot_plus_two",
    "slot_need",
    "matched",
    "ready",
    "reach",
    "reach_best",
    "trays_empty",
    "tray_largest",
    "penalty",
    "needs_spare",
    "needs_kinds",
    "kept",
    "joker_demand",
    "senate",
    "votes",
    "consul",
    "extras",
    "extras_doubled",
    "joker_extra",
    "plus_two",
    "hand",
    "hand_pairs",
    "hand_same",
    "shipment",
    "hand_bonus",
    "joker_commodity",
    "commodity_bonus",
    "legion_camp",
    "leader",
    "deploy",
    "march",
    "worker_camp",
    "build",
    "first_types",
    "types_of_2",
    "types_of_3",
    "joker_construction",
];

/// Which part of the game is still to come, from 1 to 0, by the time marker.
pub fn left(state: &State) -> f32 {
    let rounds = 4.0 * (f32::from(state.quarter) - 1.0) + state.open_demands().len() as f32;
    let round = f32::from(state.time) / f32::from(state.options.lap());
    (1.0 - (rounds + round) / 16.0).clamp(0.0, 1.0)
}

/// What a seat has besides points, as [`FEATURES`] names it.
pub fn features(state: &State, seat: Seat) -> [f32; FEATURES.len()] {
    let mat = state.mat(seat);
    let slots = Slots::of(mat);
    let needs = Needs::of(state, mat);
    let count = |tile: Tile| f32::from(mat.count(tile));
    let yes = |is_so: bool| f32::from(u8::from(is_so));
    let extras = |action: &Action| f32::from(mat.extras(*action));
    let doubled = |action: &Action| u32::from(mat.plus_two) & action.bit() != 0;
    let consul = *state.by_votes()[..state.n_seats()].last().expect("there are seats");
    let tiles_of = |n: u32| Building::ALL.iter().filter(|&&building| mat.built(building) == n).count() as f32;
    [
        1.0,
        yes(state.active == seat),
        slots.kinds[0],
        slots.kinds[1],
        slots.kinds[2],
        slots.kinds[3],
        slots.kinds[4],
        slots.kinds[5],
        slots.matched,
        slots.ready,
        slots.reach,
        slots.reach_best,
        mat.trays.iter().filter(|tray| tray.is_empty()).count() as f32,
        mat.trays.iter().map(|tray| tray.len()).max().unwrap_or(0) as f32,
        needs.penalty,
        needs.spare,
        needs.kinds,
        mat.kept.count_ones() as f32,
        count(Tile::JokerDemand),
        f32::from(mat.senate),
        f32::from(mat.votes()),
        yes(consul == seat),
        Action::ALL.iter().map(extras).sum(),
        Action::ALL.iter().filter(|action| doubled(action)).map(extras).sum(),
        count(Tile::JokerExtraAction),
        mat.plus_two.count_ones() as f32,
        mat.hand.len() as f32,
        mat.hand.pairs().count_ones() as f32,
        mat.hand.most_of_a_kind().into(),
        best_shipment(state, mat),
        bonus_in_hand(mat),
        count(Tile::JokerCommodity),
        n_bonus_tiles(mat),
        f32::from(mat.military_camp),
        yes(mat.leader.is_some()),
        mat.leader.map_or(0.0, |province| deploy(state, seat, province)),
        march(state, seat),
        f32::from(mat.worker_camp),
        build(state, mat),
        tiles_of(0),
        tiles_of(2),
        tiles_of(3),
        count(Tile::JokerConstruction),
    ]
}

/// The Trajan tiles of a mat and how near they are to being fulfilled.
#[derive(Default)]
struct Slots {
    /// Tiles by category.
    kinds: [f32; 6],
    /// Colors of tiles that lie in the tray beside them.
    matched: f32,
    /// Tiles with both colors in the tray.
    ready: f32,
    /// Tiles that the next sowing can fulfill.
    reach: f32,
    /// The most points of one of them.
    reach_best: f32,
}

impl Slots {
    fn of(mat: &Mat) -> Slots {
        let mut slots = Slots::default();
        let mut within_reach = 0u32;
        for tray in Tray::ALL {
            let there = mat.trays[tray.index()];
            if let Some(tile) = mat.slots[tray.index()] {
                slots.kinds[tile.category().index()] += 1.0;
                slots.matched += n_matched(tile, there) as f32;
                slots.ready += f32::from(u8::from(there.fulfill(data().trajan[tile.index()].colors)));
            }
            let target = tray.after(there.len() as usize);
            if !there.is_empty()
                && let Some(tile) = mat.slots[target.index()]
                && is_in_reach(tile, there, mat.trays[target.index()])
            {
                within_reach |= target.bit();
                slots.reach_best = slots.reach_best.max(f32::from(data().trajan[tile.index()].vp));
            }
        }
        slots.reach = within_reach.count_ones() as f32;
        slots
    }
}

/// How many of the two colors of a tile lie in a tray.
pub(super) fn n_matched(tile: TrajanTile, tray: Markers) -> usize {
    let [first, second] = data().trajan[tile.index()].colors;
    if first == second {
        tray.count(first).into()
    } else {
        usize::from(tray.count(first) > 0) + usize::from(tray.count(second) > 0)
    }
}

/// Whether the last marker of a sowing can fulfill a tile beside the tray it ends in.
pub(super) fn is_in_reach(tile: TrajanTile, sown: Markers, target: Markers) -> bool {
    let colors = data().trajan[tile.index()].colors;
    target.fulfill(colors)
        || colors.into_iter().any(|color| {
            let mut then = target;
            sown.count(color) > 0 && then.count(color) < 2 && {
                then.add(color);
                then.fulfill(colors)
            }
        })
}

/// How a mat stands against the demands of the people.
pub(super) struct Needs {
    /// The points that the open demands would cost now.
    pub(super) penalty: f32,
    /// Need tiles that no open demand asks for.
    spare: f32,
    /// Needs that could be met once more, by such a tile or a kept one.
    kinds: f32,
}

impl Needs {
    /// Whether an open demand asks for a need that the mat cannot meet, jokers aside.
    pub(super) fn is_unmet(state: &State, mat: &Mat, need: Need) -> bool {
        n_asked(state, need) > mat.kept_for(need) + mat.count(Tile::of_need(need))
    }

    pub(super) fn of(state: &State, mat: &Mat) -> Needs {
        let (mut unmet, mut spare, mut kinds) = (0u8, 0u8, 0u8);
        for need in Need::ALL {
            let asked = n_asked(state, need);
            let (kept, tiles) = (mat.kept_for(need), mat.count(Tile::of_need(need)));
            unmet += asked.saturating_sub(kept + tiles);
            spare += tiles.saturating_sub(asked.saturating_sub(kept));
            kinds += u8::from(kept + tiles > asked);
        }
        let unmet = unmet.saturating_sub(mat.count(Tile::JokerDemand));
        let penalty = data().penalty[usize::from(unmet.min(3))];
        Needs { penalty: penalty.into(), spare: spare.into(), kinds: kinds.into() }
    }
}

/// How many open demands ask for a need.
fn n_asked(state: &State, need: Need) -> u8 {
    state.open_demands().iter().filter(|&&open| open == need).count() as u8
}

/// The points of the best shipment that the hand allows now, without jokers.
pub(super) fn best_shipment(state: &State, mat: &Mat) -> f32 {
    Ship::ALL.into_iter().map(|ship| shipment(state, mat, ship)).fold(0.0, f32::max)
}

/// The points of the largest shipment by a ship, without jokers.
pub(super) fn shipment(state: &State, mat: &Mat, ship: Ship) -> f32 {
    let units = match ship {
        Ship::Identical => mat.hand.most_of_a_kind(),
        Ship::Pairs => mat.hand.pairs().count_ones() as u8,
        Ship::Different => mat.hand.kinds().count_ones() as u8,
    };
    match units.min(data().ships[ship.index()].max_units) {
        0 => 0.0,
        units => state.shipment_vp(ship, units).into(),
    }
}

/// Cards in hand that a bonus tile would count if they were laid open.
fn bonus_in_hand(mat: &Mat) -> f32 {
    bonus_tiles(mat).flatten().map(|kind| f32::from(mat.hand.count(kind))).sum()
}

/// How many bonus tiles for commodities lie here.
fn n_bonus_tiles(mat: &Mat) -> f32 {
    bonus_tiles(mat).count() as f32
}

/// The kinds that each bonus tile for commodities counts.
fn bonus_tiles(mat: &Mat) -> impl Iterator<Item = [Commodity; 2]> {
    bits(u32::from(mat.yellow_bonus | mat.gray_bonus)).filter_map(|index| {
        match data().bonus[Bonus::at(index).index()].scoring {
            BonusScoring::Commodities(kinds) => Some(kinds),
            _ => None,
        }
    })
}

/// The points of a legionnaire in a province, if one could be sent there from the camp.
pub(super) fn deploy(state: &State, seat: Seat, province: Province) -> f32 {
    let mat = state.mat(seat);
    let is_there = u32::from(mat.legions) & province.bit() != 0;
    if is_there || mat.military_camp == 0 { 0.0 } else { state.deploy_vp(seat, province).into() }
}

/// The best of what the leader's next move opens.
pub(super) fn march(state: &State, seat: Seat) -> f32 {
    let next = state.mat(seat).leader.map_or(data().camp_adjacent, |province| data().adjacent[province.index()]);
    bits(next).map(|index| arrive(state, seat, Province::at(index))).fold(0.0, f32::max)
}

/// What the leader finds in a province: points for a legionnaire, and a tile, taken to be worth three points.
pub(super) fn arrive(state: &State, seat: Seat, province: Province) -> f32 {
    let tile = if state.provinces[province.index()].is_some() { 3.0 } else { 0.0 };
    tile + deploy(state, seat, province)
}

/// The points of the best construction tile that a worker could reach.
pub(super) fn build(state: &State, mat: &Mat) -> f32 {
    let points = |tile: BuildingTile| f32::from(data().buildings[tile.index()].vp);
    bits(spaces(mat.workers))
        .filter_map(|index| state.district[Space::at(index).index()])
        .map(points)
        .fold(0.0, f32::max)
}
