//! A state as a position.

use serde_json::{Map, Value as Json, json};

use super::end_word;
use crate::state::{Pending, State};
use crate::vocab::{Bag, Value};

pub(super) fn write(state: &State) -> Json {
    let cards = |bag: Bag| bag.cards().map(Value::id).collect::<Vec<_>>();
    let mut seats = Map::new();
    for (seat, area) in state.areas.pairs() {
        let mut json = json!({
            "hand": cards(area.hand), "known": cards(area.known), "won": area.won, "cashed": area.cashed,
        });
        if let Some(laid) = area.laid {
            json["laid"] = laid.id().into();
        }
        seats.insert(seat.to_string(), json);
    }
    let mut position = json!({
        "deck": state.deck.iter().map(|card| card.id()).collect::<Vec<_>>(),
        "discard": cards(state.discard),
        "seats": seats,
        "pending": state.pending.iter().map(write_pending).collect::<Vec<_>>(),
    });
    if let Some(end) = state.end {
        position["end"] = end_word(end).into();
    }
    position
}

fn write_pending(pending: &Pending) -> Json {
    match pending {
        Pending::Lay { waiting } => json!({"lay": waiting.iter().collect::<Vec<_>>()}),
        Pending::Favor { seat, left } => json!({"favor": seat, "left": left}),
        Pending::Give { from, to } => json!({"give": from, "to": to}),
    }
}
