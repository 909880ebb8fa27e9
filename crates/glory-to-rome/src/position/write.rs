//! Position notation: writing a state in full. Reading is in [`crate::position_reader`]. See `docs/notation/glory-to-rome.md`.

use lusoria_core::Seat;
use lusoria_core::contract::Scoring;
use serde_json::{Map, Value, json};

use crate::score::scores;
use crate::state::{Area, End, Pending, State, Status, Structure, UNBOUNDED};
use crate::vocab::{Building, Kinds, Material, Materials};

/// The whole state.
pub(super) fn write(state: &State) -> Value {
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| {
        out.insert(key.to_owned(), value);
    };
    put("round", json!(state.round));
    put("leader", json!(state.leader));
    put("led", json!(state.led));
    put("pending", state.pending.all().iter().map(Pending::to_string).collect());
    put("pool", materials(&state.pool));
    put("deck_size", json!(state.n_drawable()));
    put("deck", cards_of(&state.deck[state.n_aside as usize..state.n_deck as usize]));
    put("jacks", json!(state.jacks));
    put("in_town", table(&state.in_town, |_| true));
    put("out_of_town", table(&state.out_of_town, |_| true));
    put("open", kinds(&state.open));
    if state.n_aside > 0 {
        put("aside", cards_of(&state.deck[..state.n_aside as usize]));
    }
    let turn = &state.turn;
    put("used", json!(turn.used));
    if let Pending::Turn { seat } = state.pending.base() {
        put("actions_left", json!(state.actions_left(seat)));
    }
    put("fresh", roles(&turn.fresh));
    if let Some(role) = turn.held {
        put("held", json!(role));
    }
    put("revealed", kinds(&turn.revealed));
    put("demands", materials(&turn.demands));
    put("owed", materials(&turn.owed));
    put(
        "taken",
        by_seat(state, |seat| {
            let taken = &turn.taken[seat.index()];
            (!taken.is_empty()).then(|| materials(taken))
        }),
    );
    put("statues", by_seat(state, |seat| turn.statues[seat.index()].map(|site| json!(site))));
    let crafted = Seat::all(state.n_seats()).filter(|seat| state.crafted & 1 << seat.index() != 0);
    put("crafted", crafted.map(|seat| json!(seat)).collect());
    put("conceded", by_seat(state, |seat| state.conceded[seat.index()].map(|to| json!(to))));
    if let Some(end) = state.end {
        put("over", write_end(state, end));
    } else {
        put("asks", json!(state.asked()));
    }
    let scores = scores(state);
    put("seats", by_seat(state, |seat| Some(write_seat(state, seat, scores[seat].total()))));
    Value::Object(out)
}

fn write_seat(state: &State, seat: Seat, score: i32) -> Value {
    let area = &state.areas[seat];
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| {
        out.insert(key.to_owned(), value);
    };
    put("hand", with_jacks(kinds(area.hand.counts()), area.jacks));
    put("hand_size", json!(area.n_hand()));
    put("known", kinds(&area.known));
    put("at_most", table(&area.at_most, |n| n != UNBOUNDED));
    put("camp", with_jacks(materials(&area.camp), area.camp_jacks));
    put("units", json!(area.units));
    put("clients", roles(&area.clients));
    put("stockpile", materials(&area.stockpile));
    put("vault", materials(&area.vault));
    put("vault_hand", kinds(&area.hidden.from_hand()));
    put("vault_deck", kinds(&area.hidden.from_deck()));
    put("vault_size", json!(area.n_vault()));
    put("sites", materials(&area.sites));
    put("influence", json!(area.influence));
    write_structures(state, seat, &mut put);
    put("functions", write_functions(area));
    put("hand_limit", json!(state.hand_limit(seat)));
    put("client_limit", json!(state.client_limit(seat)));
    put("vault_limit", json!(state.vault_limit(seat)));
    put("score", json!(score));
    Value::Object(out)
}

fn write_structures(state: &State, seat: Seat, put: &mut impl FnMut(&str, Value)) {
    let own = || state.structures.of(seat);
    let names = |complete: bool| -> Value {
        own().filter(|structure| structure.is_complete() == complete).map(|s| json!(s.building)).collect()
    };
    put("completed", names(true));
    put("unfinished", names(false));
    let piles = own().map(|s: &Structure| (s.building.to_string(), materials(&s.materials())));
    put("materials", Value::Object(piles.collect()));
    let marks = own().filter_map(|structure| match structure.status {
        Status::Shared(material) => Some((structure.building.to_string(), json!(material))),
        _ => None,
    });
    put("shared", Value::Object(marks.collect()));
    if let Some(statue) = state.structures.get(seat, Building::Statue) {
        put("statue_site", json!(statue.site));
    }
}

fn write_functions(area: &Area) -> Value {
    area.active.iter().map(|building| json!(building)).collect()
}

fn write_end(state: &State, end: End) -> Value {
    let mut out = Map::new();
    out.insert("reason".to_owned(), json!(end.reason()));
    let winners: Vec<Seat> = match end {
        End::Forum { winners } => Seat::all(state.n_seats()).filter(|seat| winners & 1 << seat.index() != 0).collect(),
        End::Concession { winner } => vec![winner],
        _ => Vec::new(),
    };
    if !winners.is_empty() {
        out.insert("winners".to_owned(), json!(winners));
    }
    let first = crate::GloryToRome::standings(state)
        .pairs()
        .filter(|(_, s)| s.rank == 1)
        .map(|(seat, _)| seat)
        .collect::<Vec<_>>();
    out.insert("first".to_owned(), json!(first));
    Value::Object(out)
}

fn kinds(kinds: &Kinds) -> Value {
    kinds.each().map(|card| json!(card)).collect()
}

fn materials(bag: &Materials) -> Value {
    bag.each().map(|material| json!(material)).collect()
}

fn roles(bag: &Materials) -> Value {
    bag.each().map(|material| json!(material.role())).collect()
}

fn table(bag: &Materials, shown: impl Fn(u8) -> bool) -> Value {
    let entries = Material::ALL.iter().filter(|&&material| shown(bag[material]));
    Value::Object(entries.map(|&material| (material.to_string(), json!(bag[material]))).collect())
}

fn with_jacks(cards: Value, n_jacks: u8) -> Value {
    let Value::Array(mut cards) = cards else { return cards };
    cards.extend((0..n_jacks).map(|_| json!("jack")));
    Value::Array(cards)
}

/// Cards of the deck, the top one first.
fn cards_of(deck: &[u8]) -> Value {
    deck.iter().rev().map(|&card| json!(Building::at(card as usize))).collect()
}

fn by_seat(state: &State, value: impl Fn(Seat) -> Option<Value>) -> Value {
    let entries = Seat::all(state.n_seats()).filter_map(|seat| value(seat).map(|value| (seat.to_string(), value)));
    Value::Object(entries.collect())
}
