//! The whole state in position notation.

use serde_json::{Map, Value, json};

use crate::bags::bits;
use crate::data::data;
use crate::position::pending;
use crate::setup;
use crate::shape::{counted, extras};
use crate::state::{Mat, State};
use crate::vocab::{
    Action, Bonus, BuildingTile, Category, Points, Province, Ship, Side, Space, Tile, TrajanTile, Tray,
};

/// Writes a state; nothing is left out.
pub(super) fn write(state: &State) -> Value {
    let mut position = json!({
        "starter": state.starter,
        "active": state.active,
        "time": state.time,
        "quarter": state.quarter,
        "laps_due": state.laps_due,
        "extra_used": state.extra_used,
        "held": state.held.iter().collect::<Vec<_>>(),
        "pending": state.pending.as_slice().iter().map(|pending| pending::write(*pending)).collect::<Vec<_>>(),
        "senate": state.senate[..state.n_seats()],
        "forum": counted(&state.forum),
        "forum_extra": extras(&state.forum_yellow),
        "provinces": table(Province::ALL.map(|province| (province, state.provinces[province.index()]))),
        "district": table(Space::all().map(|space| (space, state.district[space.index()]))),
        "gray_ships": bits(state.gray_ships.into()).map(Ship::at).collect::<Vec<_>>(),
        "deck": top_first(state.deck.as_slice()),
        "discards": {
            "left": top_first(state.discard(Side::Left).as_slice()),
            "right": top_first(state.discard(Side::Right).as_slice()),
        },
        "forum_stack": top_first(state.forum_stack.as_slice()),
        "extra_stack": top_first(state.yellow_stack.as_slice()),
        "trajan_stacks": Category::ALL.into_iter().map(|category| {
            (category.id().to_owned(), top_first(state.trajan_stacks[category.index()].as_slice()))
        }).collect::<Map<_, _>>(),
        "bag": top_first(state.bag.as_slice()),
        "offered": table(Side::ALL.map(|side| (side, state.offered[side.index()]))),
        "past_demands": state.demands[..state.put_away()],
        "demands": [],
        "demand_stack": state.demands[state.revealed as usize..],
        "removed": removed_tiles(state),
        "removed_extra": removed_yellow(state),
        "removed_trajan": removed_trajan(state),
    });
    if !state.is_over() {
        position["demands"] = json!(state.open_demands());
    }
    let seats = state.seats().map(|seat| (seat.to_string(), write_mat(state.mat(seat))));
    position["seats"] = Value::Object(seats.collect());
    position
}

fn write_mat(mat: &Mat) -> Value {
    let points = Points::ALL.into_iter().filter(|source| mat.points[source.index()] != 0);
    let points: Map<_, _> = points.map(|source| (source.to_string(), mat.points[source.index()].into())).collect();
    let trays = Tray::ALL.map(|tray| (tray.to_string(), json!(mat.trays[tray.index()].iter().collect::<Vec<_>>())));
    let mut json = json!({
        "vp": mat.vp(),
        "points": points,
        "hand": mat.hand.iter().collect::<Vec<_>>(),
        "known": mat.known.iter().collect::<Vec<_>>(),
        "display": mat.display.iter().collect::<Vec<_>>(),
        "trays": trays.into_iter().collect::<Map<_, _>>(),
        "slots": table(Tray::ALL.map(|slot| (slot, mat.slots[slot.index()]))),
        "arch": mat.arch.map_or("center", Tray::id),
        "tiles": counted(&mat.tiles),
        "extra_tiles": extras(&mat.yellow),
        "kept": mat.kept_tiles().collect::<Vec<_>>(),
        "plus_two": bits(mat.plus_two.into()).map(Action::at).collect::<Vec<_>>(),
        "buildings": bits(mat.buildings).map(BuildingTile::at).collect::<Vec<_>>(),
        "bonus": bits(mat.yellow_bonus.into()).map(Bonus::at).collect::<Vec<_>>(),
        "gray_bonus": bits(mat.gray_bonus.into()).map(Bonus::at).collect::<Vec<_>>(),
        "supply": mat.supply,
        "worker_camp": mat.worker_camp,
        "military_camp": mat.military_camp,
        "worker_spaces": bits(mat.workers).map(Space::at).collect::<Vec<_>>(),
        "legions": bits(mat.legions.into()).map(Province::at).collect::<Vec<_>>(),
        "senate": mat.senate,
    });
    if let Some(province) = mat.leader {
        json["leader"] = json!(province);
    }
    json
}

/// A table of what is there.
fn table<K: ToString, V: serde::Serialize>(entries: impl IntoIterator<Item = (K, Option<V>)>) -> Map<String, Value> {
    entries.into_iter().filter_map(|(key, value)| Some((key.to_string(), json!(value?)))).collect()
}

fn top_first<T: serde::Serialize>(pile: &[T]) -> Value {
    Value::Array(pile.iter().rev().map(|item| json!(item)).collect())
}

/// Forum tiles that are nowhere: removed from the game.
fn removed_tiles(state: &State) -> Vec<Tile> {
    let mut left = data().tile_counts;
    let mut take = |tile: Tile, count: u8| left[tile.index()] -= count;
    state.forum_stack.as_slice().iter().chain(state.provinces.iter().flatten()).for_each(|tile| take(*tile, 1));
    for tile in Tile::ALL {
        take(tile, state.forum[tile.index()]);
        state.seats().for_each(|seat| take(tile, state.mat(seat).tiles[tile.index()]));
    }
    counted(&left)
}

fn removed_yellow(state: &State) -> Vec<Action> {
    let mut left = data().yellow_counts;
    state.yellow_stack.as_slice().iter().for_each(|action| left[action.index()] -= 1);
    for action in Action::ALL {
        left[action.index()] -= state.forum_yellow[action.index()];
        state.seats().for_each(|seat| left[action.index()] -= state.mat(seat).yellow[action.index()]);
    }
    extras(&left)
}

fn removed_trajan(state: &State) -> Vec<TrajanTile> {
    let placed: Vec<TrajanTile> = placed_trajan(state);
    let all = Category::ALL.into_iter().flat_map(setup::tiles_of);
    let in_stack = |tile: &TrajanTile| state.trajan_stacks[tile.category().index()].as_slice().contains(tile);
    all.filter(|tile| !placed.contains(tile) && !in_stack(tile)).collect()
}

/// Trajan tiles on slots, on mats and in a hand.
pub(super) fn placed_trajan(state: &State) -> Vec<TrajanTile> {
    let on_mats = |seat: lusoria_core::Seat| {
        let mat = state.mat(seat);
        mat.slots.into_iter().flatten().chain(mat.kept_tiles())
    };
    state.seats().flat_map(on_mats).chain(state.tile_between()).collect()
}
