//! The whole state as a position.

use lusoria_core::Seat;
use serde_json::{Map, Value as Json, json};

use crate::data::{all_tiles, data};
use crate::state::{Decision, Plan, Player, State};
use crate::vocab::{Goods, Resource, Source, Stand, TileId};

pub(super) fn write(state: &State) -> Json {
    let built = || all_tiles().filter(|tile| state.city.built().contains(*tile));
    let mut arrivals: Vec<Seat> = Seat::all(state.n_seats()).collect();
    arrivals.sort_by_key(|seat| state.players[*seat].arrival);
    let seats: Map<String, Json> =
        state.players.pairs().map(|(seat, player)| (seat.to_string(), write_player(player))).collect();
    let mut position = json!({
        "turn": state.turn,
        "last_turn": state.is_last_turn(),
        "order": state.order.to_vec(),
        "arrivals": arrivals,
        "passed": state.passed.iter().collect::<Vec<_>>(),
        "decision": write_decision(state),
        "city": built().map(|tile| write_tile(state, tile)).collect::<Vec<_>>(),
        "row": state.row.iter().collect::<Vec<_>>(),
        "city_stack": state.stack.iter().rev().collect::<Vec<_>>(),
        "token": state.token.map_or("none", |token| token.id()),
        "wall_stack": state.walls.iter().rev().collect::<Vec<_>>(),
        "seats": seats,
    });
    let reprinted: Map<String, Json> = all_tiles()
        .filter(|tile| state.city.printed(*tile) != data().tile(*tile).corners)
        .map(|tile| (tile.to_string(), json!(state.city.printed(tile).names())))
        .collect();
    if !reprinted.is_empty() {
        position["corners"] = reprinted.into();
    }
    position
}

fn write_tile(state: &State, tile: TileId) -> Json {
    let cell = state.city.cell(tile);
    let mut json = json!({"tile": tile, "x": cell.x, "y": cell.y, "rotation": state.city.rotation(tile)});
    match state.owner(tile) {
        Some(owner) => json["owner"] = json!(owner),
        None if State::layout(&state.options).any(|placement| placement.tile == tile && placement.owner.is_some()) => {
            json["owner"] = "none".into();
        }
        None => {}
    }
    let stands = [("builder", state.builders[tile.index()]), ("activator", state.activators[tile.index()])];
    for (key, stand) in stands.into_iter().filter(|(_, stand)| *stand != Stand::NOBODY) {
        json[key] = stand.to_string().into();
    }
    json
}

fn write_player(player: &Player) -> Json {
    let active = |experience: u8| std::iter::repeat_n(experience, player.idle[experience as usize].into());
    let sources: Map<String, Json> = Source::ALL
        .into_iter()
        .filter(|source| player.sources[*source as usize] != 0)
        .map(|source| (source.to_string(), player.sources[source as usize].into()))
        .collect();
    let mut json = json!({
        "score": player.score,
        "sources": sources,
        "morale": player.morale_level(),
        "villagers": player.villagers,
        "novices": player.novices,
        "active": (1..8).flat_map(active).collect::<Vec<_>>(),
        "retired": player.retired,
        "walls": player.walls.iter().collect::<Vec<_>>(),
        "used": player.used.iter().collect::<Vec<_>>(),
    });
    for resource in Resource::ALL {
        json[resource.id()] = player.goods[resource].into();
    }
    if player.is_seated {
        json["side"] = player.board().side.id().into();
    }
    json
}

fn write_decision(state: &State) -> Json {
    let mut json = json!({"kind": state.decision.id()});
    if state.decision == Decision::Over {
        return json;
    }
    json["seat"] = json!(state.actor);
    let Plan { camp, tile, experience, cell, good, sold, bought, .. } = &state.plan;
    if let Some(camp) = camp {
        json["camp"] = json!(camp);
    }
    if let Some(tile) = tile {
        json["tile"] = json!(tile);
    }
    if *experience > 0 && camp.is_none() {
        json["worker"] = (*experience).into();
    }
    if let Some(cell) = cell {
        json["cell"] = json!({"x": cell.x, "y": cell.y});
    }
    if matches!(state.decision, Decision::MarketSell | Decision::MarketBuy) {
        json["good"] = good.id().into();
    }
    for (key, goods) in [("sold", sold), ("bought", bought)] {
        if *goods != Goods::default() {
            json[key] = json!(goods);
        }
    }
    json
}
