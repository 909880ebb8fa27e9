//! A state as a position.

use lusoria_core::contract::Scoring;
use lusoria_core::seed::hex;
use serde_json::{Map, Value as Json, json};

use crate::HadriansWall;
use crate::data::{Data, data};
use crate::rules::attack;
use crate::score;
use crate::shape::{BoardShape, SheetShape};
use crate::state::{Player, State};
use crate::vocab::*;

pub(super) fn write(state: &State) -> Json {
    let data = data();
    let n_shown = state.neutral_cards(data).len();
    let per_year = state.neutral_a_year(data);
    let n_turned = per_year * state.revealed_years();
    let mut position = json!({
        "year": state.year,
        "phase": state.phase,
        "played": state.played,
        "seed": hex(&state.fate.seed),
        "reshuffles": state.fate.reshuffles,
        "fate_deck": state.fate.draw_pile(),
        "fate_discard": state.fate.discard(),
        "attack": state.fate.attack(),
    });
    if per_year > 0 {
        position["neutral_deck"] = json!(state.neutral.deck[n_turned..]);
        position["neutral_cards"] = json!(state.neutral_cards(data));
        position["neutral_discard"] = json!(state.neutral.deck[..n_turned - n_shown]);
        let pieces = state.neutral.pieces.iter().take(n_shown).map(|pieces| BoardShape::from(*pieces));
        position["neutral_pieces"] = json!(pieces.collect::<Vec<_>>());
    }
    if state.phase == Phase::Actions {
        // HW-7.2, HW-7.3: follows from Year, difficulty and neutral cards.
        position["attack_cards"] = json!(attack::n_cards(state, data));
        if state.options.mode == Mode::Canonical {
            position["turn"] = json!(state.turn);
        }
    }
    if state.phase == Phase::Over {
        write_result(state, data, &mut position);
    }
    let seats: Map<String, Json> =
        state.players.pairs().map(|(seat, player)| (seat.to_string(), write_seat(state, seat, player))).collect();
    position["seats"] = seats.into();
    position
}

/// What follows from the end of the game.
fn write_result(state: &State, data: &Data, position: &mut Json) {
    let standings = HadriansWall::standings(state);
    let ranks: Map<String, Json> =
        standings.pairs().map(|(seat, standing)| (seat.to_string(), json!(standing.rank))).collect();
    position["ranks"] = ranks.into();
    if state.n_seats() == 1 {
        let total = standings.as_slice()[0].points;
        position["solo_rank"] = json!(score::solo_rank(data, total));
    }
    if let Some((won, challenge)) = score::campaign_result(state, data) {
        position["fort_won"] = json!(won);
        position["challenge_met"] = json!(challenge);
    }
}

fn write_seat(state: &State, seat: lusoria_core::Seat, player: &Player) -> Json {
    let mut json = serde_json::to_value(SheetShape::of(state, seat)).expect("a sheet has string keys");
    json["deck"] = json!(player.deck[2 * state.year as usize..]);
    match state.phase {
        Phase::ChooseCards => {
            json["drawn"] = json!(player.drawn(state.year));
            if player.has_chosen {
                json["chosen"] = json!(player.chosen(state.year));
            }
        }
        Phase::Income => json["road_income"] = json!(player.road_income),
        Phase::Actions => {
            let pending: Vec<String> = player.pending.as_slice().iter().rev().map(ToString::to_string).collect();
            json["pending"] = json!(pending);
        }
        Phase::Favors => {
            let asked = Cohort::ALL.get(player.favor_step as usize);
            json["asked"] = json!(asked.map_or("done", |cohort| cohort.id()));
            let [left, center, right] = player.canceled;
            json["canceled"] = json!({"left": left, "center": center, "right": right});
        }
        Phase::Over => {}
    }
    json
}
