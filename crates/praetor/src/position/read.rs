//! A state from a position that says only what matters.

use arrayvec::ArrayVec;
use lusoria_core::fields::Fields;
use lusoria_core::{BySeat, Problems, Seat, SeatSet};
use serde_json::Value as Json;

use super::decision::{read_asked, settle};
use crate::city::{City, is_connected};
use crate::data::{all_tiles, all_walls, data};
use crate::setup::{Options, laid_out, take_side, tiles_of_stack};
use crate::state::{Decision, Player, State};
use crate::vocab::{
    Cell, Corners, MAX_PLAYERS, Resource, Side, Source, Stack, Stand, TileId, TileSet, WallId, WallSet,
};

/// The most of a resource that a position may name.
const MOST: u16 = 999;

pub(super) fn read(options: &Options, json: &Json) -> Result<State, Problems> {
    let mut state = Fields::read(json, |fields| read_state(options, fields))?;
    let mut problems = Problems::default();
    settle(&mut state, &mut problems);
    state.check_invariants().into_iter().for_each(|message| problems.add("position", message));
    problems.into_result(state)
}

fn read_state(options: &Options, fields: &Fields) -> State {
    let mut state = laid_out(options);
    let asked = read_asked(fields, options);
    state.turn = fields.number("turn", 1..=99).unwrap_or(1);
    read_corners(fields, &mut state);
    read_city(fields, &mut state);
    read_seats(fields, &mut state, &asked);
    read_tiles(fields, &mut state);
    read_walls(fields, &mut state);
    if let Some(last) = fields.flag("last_turn")
        && last != state.is_last_turn()
    {
        fields.problem_at("last_turn", "it is the last turn exactly when the city stack or the wall stack is empty");
    }
    read_arrivals(fields, &mut state);
    state.order = read_order(fields, "order", state.n_seats()).unwrap_or_else(|| state.turn_order());
    read_passed(fields, &mut state, asked.decision);
    asked.into_state(fields, &mut state);
    state
}

/// The printed plazas of tiles, where they differ from the data.
fn read_corners(fields: &Fields, state: &mut State) {
    let Some(table) = fields.table("corners") else { return };
    for key in table.keys() {
        let names: Vec<String> = table.words(key).unwrap_or_default();
        let patterns: Vec<u8> = names.iter().filter_map(|name| pattern(name)).collect();
        match (key.parse::<TileId>(), <[u8; 4]>::try_from(patterns)) {
            (Ok(tile), Ok(patterns)) => state.city.reprint(tile, Corners::new(patterns)),
            (Err(error), _) => table.problem_at(key, error.to_string()),
            (_, Err(_)) => table.problem_at(key, format!("expected four of {}", data().patterns.join(", "))),
        }
    }
    table.finish();
}

fn pattern(name: &str) -> Option<u8> {
    data().patterns.iter().position(|known| *known == name).map(|index| index as u8)
}

/// A tile of the city as a position names it.
struct Laid {
    tile: TileId,
    cell: Cell,
    rotation: u8,
    owner: Option<Seat>,
    builder: Stand,
    activator: Stand,
}

/// The tiles named, and the start tiles not named where the layout puts them.
fn read_city(fields: &Fields, state: &mut State) {
    let options = state.options;
    let mut laid: Vec<Laid> = Vec::new();
    for entry in fields.tables("city").unwrap_or_default() {
        if let Some(tile) = read_laid(&entry, &options) {
            if laid.iter().any(|other| other.tile == tile.tile) {
                entry.problem(format!("{} is in the city twice", tile.tile));
            } else {
                laid.push(tile);
            }
        }
        entry.finish();
    }
    for placement in State::layout(&options) {
        if laid.iter().all(|other| other.tile != placement.tile) {
            let owner = placement.owner.map(|owner| Seat::new(owner as usize));
            let (cell, rotation) = (placement.cell, placement.rotation);
            let nobody = Stand::NOBODY;
            laid.push(Laid { tile: placement.tile, cell, rotation, owner, builder: nobody, activator: nobody });
        }
    }
    let cells: Vec<Cell> = laid.iter().map(|tile| tile.cell).collect();
    for (index, tile) in laid.iter().enumerate() {
        if cells[..index].contains(&tile.cell) {
            return fields.problem_at("city", format!("another tile lies where {} is, on {}", tile.tile, tile.cell));
        }
    }
    if !is_connected(&cells) {
        return fields.problem_at("city", "the tiles do not hang together by their sides (PRA-6.3)");
    }
    lay(state, &laid);
}

fn lay(state: &mut State, laid: &[Laid]) {
    let mut city = City::new(std::array::from_fn(|tile| state.city.printed(TileId(tile as u8))));
    state.players.iter_mut().for_each(|player| player.owned = TileSet::EMPTY);
    for tile in laid {
        city.place(tile.tile, tile.cell, tile.rotation);
        if let Some(owner) = tile.owner {
            state.players[owner].owned.insert(tile.tile);
        }
        state.builders[tile.tile.index()] = tile.builder;
        state.activators[tile.tile.index()] = tile.activator;
        if tile.builder != Stand::NOBODY {
            state.new_tiles.insert(tile.tile);
        }
        if tile.activator != Stand::NOBODY {
            state.activated.insert(tile.tile);
        }
    }
    state.city = city;
}

fn read_laid(entry: &Fields, options: &Options) -> Option<Laid> {
    let read: Option<TileId> = entry.word("tile");
    let place = read.and_then(|tile| State::layout(options).find(|placement| placement.tile == tile));
    let reach = -Cell::REACH..=Cell::REACH;
    let coordinate = |key: &str, start: Option<i8>| {
        let number = entry.number(key, reach.clone());
        if number.is_none() && start.is_none() && !entry.has(key) {
            entry.problem_at(key, "a tile that is not of the start layout needs a place");
        }
        number.or(start)
    };
    let x = coordinate("x", place.map(|place| place.cell.x));
    let y = coordinate("y", place.map(|place| place.cell.y));
    let rotation = entry.number("rotation", 0..=3).or(place.map(|place| place.rotation)).unwrap_or(0);
    let start_owner = place.and_then(|place| place.owner).map(|owner| Seat::new(owner as usize));
    let owner = match entry.get("owner").and_then(Json::as_str) {
        Some("none") => None,
        _ => seat_at(entry, "owner", options).or(start_owner.filter(|_| !entry.has("owner"))),
    };
    let stand = |key: &str| read_stand(entry, key, options);
    let (builder, activator) = (stand("builder"), stand("activator"));
    let Some(tile) = read else {
        if !entry.has("tile") {
            entry.problem_at("tile", "which tile is it");
        }
        return None;
    };
    if !data().tiles_in_play(options.n_players as usize, options.hard).contains(tile) {
        entry.problem_at("tile", format!("{tile} is not used in this game (PRA-3.1)"));
        return None;
    }
    if activator != Stand::NOBODY && !data().with_space.contains(tile) {
        entry.problem_at("activator", format!("{tile} has no activation space (PRA-7.1)"));
        return None;
    }
    Some(Laid { tile, cell: Cell::new(x?, y?), rotation, owner, builder, activator })
}

fn read_stand(entry: &Fields, key: &str, options: &Options) -> Stand {
    let Some(stand) = entry.word::<Stand>(key) else { return Stand::NOBODY };
    if stand.seat().is_some_and(|seat| seat.index() < options.n_players as usize) {
        return stand;
    }
    entry.problem_at(key, "there is no such seat at this table");
    Stand::NOBODY
}

/// A seat of this table.
pub(super) fn seat_at(fields: &Fields, key: &str, options: &Options) -> Option<Seat> {
    let seat: Seat = fields.word(key)?;
    if seat.index() < options.n_players as usize {
        return Some(seat);
    }
    fields.problem_at(key, format!("there is no seat {seat} at this table"));
    None
}

fn read_seats(fields: &Fields, state: &mut State, asked: &super::decision::Asked) {
    let seats = fields.seats(state.n_seats());
    for (seat, entry) in Seat::all(state.n_seats()).zip(seats) {
        // PRA-3.7: seats choose their sides in order; who has not chosen yet has none.
        let waits = asked.decision == Decision::BoardSide && asked.seat.is_some_and(|asked| seat >= asked);
        let side = entry.as_ref().and_then(|entry| entry.word::<Side>("side"));
        match (waits, side) {
            (false, side) => take_side(state, seat, side.unwrap_or(Side::A)),
            (true, None) => {}
            (true, Some(_)) => fields.problem_at(&format!("seats.{seat}.side"), "this seat has not chosen yet"),
        }
        let placed = state.builders.iter().chain(&state.activators).filter(|stand| stand.seat() == Some(seat));
        let n_helpers = placed.clone().filter(|stand| stand.is_helper()).count() as u8;
        let n_placed = placed.count() as u8 - n_helpers;
        let player = &mut state.players[seat];
        player.helpers = n_helpers;
        match entry {
            Some(entry) => {
                read_player(&entry, player, n_placed);
                entry.finish();
            }
            None if n_placed > 0 => settle_villagers(fields, &format!("seats.{seat}"), player, n_placed, None),
            None => {}
        }
    }
}

fn read_player(entry: &Fields, player: &mut Player, n_placed: u8) {
    let rules = &data().rules;
    for resource in Resource::ALL {
        if let Some(amount) = entry.number(resource.id(), 0..=MOST) {
            player.goods[resource] = amount;
        }
    }
    read_score(entry, player);
    let board = player.board();
    let lowest = -(board.morale_zero as i8);
    let highest = (board.n_morale - board.morale_zero) as i8 - 1;
    let level = entry.number("morale", lowest..=highest).unwrap_or(0);
    player.morale = (level - lowest) as u8;
    let most = data().totals.workers_per_player;
    if let Some(active) = entry.numbers("active", 1..=rules.active_experience_max) {
        player.idle = [0; 8];
        active.iter().take(most as usize + 1).for_each(|experience| player.idle[*experience as usize] += 1);
    }
    match entry.numbers("novices", 0..=most) {
        Some(novices) if novices.len() == 2 => player.novices = [novices[0], novices[1]],
        Some(_) => entry.problem_at("novices", "expected two numbers, for stage I and stage II"),
        None => {}
    }
    player.retired = entry.number("retired", 0..=most).unwrap_or(0);
    player.walls = entry.words::<WallId>("walls").unwrap_or_default().into_iter().collect();
    player.used = entry.words::<TileId>("used").unwrap_or_default().into_iter().collect();
    let villagers = entry.number("villagers", 0..=most);
    settle_villagers(entry, "villagers", player, n_placed, villagers);
}

/// PRA-2.8: each player has eight workers; the villagers are those who are nowhere else.
fn settle_villagers(fields: &Fields, key: &str, player: &mut Player, n_placed: u8, named: Option<u8>) {
    let idle: u32 = player.idle.iter().map(|count| u32::from(*count)).sum();
    let others = idle
        + u32::from(n_placed)
        + u32::from(player.novices[0])
        + u32::from(player.novices[1])
        + u32::from(player.retired);
    let most = u32::from(data().totals.workers_per_player);
    match most.checked_sub(others) {
        None => fields.problem_at(key, format!("{others} workers are somewhere else, but there are only {most}")),
        Some(left) if named.is_some_and(|named| u32::from(named) != left) => {
            fields.problem_at(key, format!("{left} of the {most} workers are left to be villagers"));
        }
        Some(left) => player.villagers = left as u8,
    }
}

/// The score, its sources, or both; what no source explains counts as the start.
fn read_score(entry: &Fields, player: &mut Player) {
    let score: Option<i16> = entry.number("score", -999..=9999);
    let Some(table) = entry.table("sources") else {
        if let Some(score) = score {
            player.sources[Source::Start as usize] += score - player.score;
            player.score = score;
        }
        return;
    };
    let mut sources = [0i16; Source::COUNT];
    for source in Source::ALL {
        sources[source as usize] = table.number(source.id(), -999..=2999).unwrap_or(0);
    }
    table.finish();
    let sum: i16 = sources.iter().sum();
    if let Some(score) = score.filter(|score| *score != sum) {
        entry.problem_at("score", format!("the sources add up to {sum}, not to {score}"));
    }
    player.sources = sources;
    player.score = sum;
}

/// Row and stack; what is named nowhere is in the stack, or in the box when the stack is named.
fn read_tiles(fields: &Fields, state: &mut State) {
    let mut taken = TileSet(state.city.built().0 | tiles_of_stack(state, Stack::Start).0 | state.in_box.0);
    let mut take = |key: &str| -> Option<Vec<TileId>> {
        let tiles: Vec<TileId> = fields.words(key)?;
        let mut kept = Vec::new();
        for tile in tiles {
            if taken.contains(tile) {
                fields.problem_at(key, format!("{tile} is somewhere else too or not used in this game"));
            } else {
                taken.insert(tile);
                kept.push(tile);
            }
        }
        Some(kept)
    };
    let row = take("row");
    let stack = take("city_stack");
    let mut rest: Vec<TileId> = all_tiles().filter(|tile| !taken.contains(*tile)).collect();
    rest.sort_by_key(|tile| data().tile(*tile).stack);
    let n_row = state.n_seats() + data().rules.available_tiles_extra as usize;
    let row = row.unwrap_or_else(|| rest.drain(..n_row.min(rest.len())).collect());
    state.row = row.into_iter().collect();
    let stack = stack.unwrap_or_else(|| std::mem::take(&mut rest));
    state.stack = stack.into_iter().rev().collect();
    state.in_box.0 |= rest.into_iter().collect::<TileSet>().0;
}

/// The visible token and the wall stack, in the same way; what is left over was removed from the game.
fn read_walls(fields: &Fields, state: &mut State) {
    let mut taken = WallSet::EMPTY;
    for (seat, player) in state.players.pairs() {
        for wall in player.walls.iter() {
            if taken.contains(wall) {
                fields.problem_at(&format!("seats.{seat}.walls"), format!("{wall} is somewhere else too"));
            }
            taken.insert(wall);
        }
    }
    let mut take = |key: &str, wall: WallId| {
        let is_new = !taken.contains(wall);
        if !is_new {
            fields.problem_at(key, format!("{wall} is somewhere else too"));
        }
        taken.insert(wall);
        is_new
    };
    let no_token = fields.get("token").and_then(Json::as_str) == Some("none");
    let token = if no_token { None } else { fields.word::<WallId>("token") };
    let token = token.filter(|token| take("token", *token));
    let stack: Option<Vec<WallId>> = fields.words("wall_stack");
    let stack = stack.map(|walls| walls.into_iter().filter(|wall| take("wall_stack", *wall)).collect::<Vec<_>>());
    let mut rest: Vec<WallId> = all_walls().filter(|wall| !taken.contains(*wall)).collect();
    state.token = match token {
        None if !no_token && !fields.has("token") && !rest.is_empty() => Some(rest.remove(0)),
        token => token,
    };
    let stack = stack.unwrap_or_else(|| std::mem::take(&mut rest));
    state.walls = stack.into_iter().rev().collect();
    state.lost_walls = rest.into_iter().collect();
}

fn read_order(fields: &Fields, key: &str, n_players: usize) -> Option<ArrayVec<Seat, MAX_PLAYERS>> {
    let seats: Vec<Seat> = fields.words(key)?;
    let mut sorted = seats.clone();
    sorted.sort_unstable();
    if sorted.iter().copied().eq(Seat::all(n_players)) {
        return Some(seats.into_iter().collect());
    }
    fields.problem_at(key, "expected every seat of the table once");
    None
}

/// PRA-4.4: who moved on the score track, the last one last.
fn read_arrivals(fields: &Fields, state: &mut State) {
    let Some(arrivals) = read_order(fields, "arrivals", state.n_seats()) else { return };
    let players: &mut BySeat<Player, MAX_PLAYERS> = &mut state.players;
    arrivals.iter().enumerate().for_each(|(rank, seat)| players[*seat].arrival = rank as u8);
}

/// PRA-5.2: who has passed; in the update phase everybody has.
fn read_passed(fields: &Fields, state: &mut State, decision: Decision) {
    let in_update = matches!(decision, Decision::Academy | Decision::EmergencyRecruit | Decision::Over);
    let all = SeatSet::all(state.n_seats());
    let named = fields.words::<Seat>("passed");
    if let Some(seat) = named.iter().flatten().find(|seat| !all.contains(**seat)) {
        fields.problem_at("passed", format!("there is no seat {seat} at this table"));
    }
    let default = if in_update { all } else { SeatSet::EMPTY };
    state.passed = named.map_or(default, |seats| seats.into_iter().collect());
    if in_update && state.passed != all {
        fields.problem_at("passed", "in the update phase everybody has passed (PRA-5.5)");
    }
    if !in_update && state.passed == all {
        fields.problem_at("passed", "when everybody has passed the action phase is over (PRA-5.5)");
    }
}
