//! A position as a state. Whatever it leaves out is empty or 0; cards that are nowhere else are in the deck, beneath those
//! named.

use arrayvec::ArrayVec;
use lusoria_core::fields::Fields;
use lusoria_core::{BySeat, Problems, Seat, SeatSet};
use serde_json::Value as Json;

use super::end_word;
use crate::data::DATA;
use crate::setup::Options;
use crate::state::{Area, End, MAX_PLAYERS, N_CARDS, Pending, State};
use crate::vocab::{Bag, Value};

type Areas = BySeat<Area, MAX_PLAYERS>;

pub(super) fn read(options: &Options, json: &Json) -> Result<State, Problems> {
    let state = Fields::read(json, |fields| read_state(options, fields))?;
    let mut problems = Problems::default();
    state.check_invariants().into_iter().for_each(|message| problems.add("position", message));
    problems.into_result(state)
}

fn read_state(options: &Options, fields: &Fields) -> State {
    let n_seats = usize::from(options.players);
    let mut seats = fields.seats(n_seats).into_iter();
    let areas = BySeat::from_fn(n_seats, |_| seats.next().flatten().map_or_else(Area::default, read_area));
    let named: Vec<Value> = fields.words("deck").unwrap_or_default();
    let discard: Bag = fields.words("discard").unwrap_or_default().into_iter().collect();
    let deck = read_deck(fields, &areas, discard, &named);
    let end = read_end(fields);
    let pending = read_pending(fields, &areas, end);
    State { options: *options, deck, areas, discard, pending, end }
}

fn read_area(fields: Fields) -> Area {
    let bag = |key| fields.words(key).unwrap_or_default().into_iter().collect();
    let area = Area {
        hand: bag("hand"),
        known: bag("known"),
        laid: fields.word("laid"),
        won: fields.number("won", 0..=9).unwrap_or(0),
        cashed: fields.number("cashed", 0..=9).unwrap_or(0),
    };
    fields.finish();
    area
}

/// The named cards on top of all that are nowhere else; a card placed too often is a problem.
fn read_deck(fields: &Fields, areas: &Areas, discard: Bag, named: &[Value]) -> ArrayVec<Value, N_CARDS> {
    let in_seats = areas.iter().flat_map(|area| area.hand.cards().chain(area.laid));
    let placed: Vec<Value> = in_seats.chain(discard.cards()).chain(named.iter().copied()).collect();
    let mut deck = ArrayVec::new();
    for value in Value::ALL {
        let n_placed = placed.iter().filter(|&&card| card == value).count();
        let n_cards = usize::from(DATA.cards.count(value));
        if n_placed > n_cards {
            fields.problem(format!("{n_placed} cards {value} are placed, but there are only {n_cards}"));
        }
        deck.extend(std::iter::repeat_n(value, n_cards.saturating_sub(n_placed)));
    }
    deck.extend(named.iter().copied().take(N_CARDS - deck.len()));
    deck
}

fn read_end(fields: &Fields) -> Option<End> {
    let word: String = fields.word("end")?;
    let end = [End::Goal, End::NoCards].into_iter().find(|&end| end_word(end) == word);
    if end.is_none() {
        fields.problem_at("end", "expected \"goal\" or \"no-cards\"");
    }
    end
}

/// What is due; left out, everybody without a laid card lays one.
fn read_pending(fields: &Fields, areas: &Areas, end: Option<End>) -> ArrayVec<Pending, 4> {
    let entries = match fields.tables("pending") {
        Some(entries) => entries.into_iter().filter_map(|entry| read_entry(entry, areas)).collect(),
        None if end.is_some() => Vec::new(),
        None => {
            let waiting = areas.pairs().filter(|(_, area)| area.laid.is_none()).map(|(seat, _)| seat);
            vec![Pending::Lay { waiting: waiting.collect() }]
        }
    };
    if end.is_some() != entries.is_empty() {
        fields.problem_at("pending", "something is due exactly while the game is not over");
    }
    match entries[..] {
        [] | [Pending::Favor { .. } | Pending::Give { .. }] => {}
        [Pending::Lay { waiting }] => check_waiting(fields, waiting, areas),
        [Pending::Favor { seat, .. }, Pending::Give { to, .. }] if seat == to => {}
        _ => fields
            .problem_at("pending", "what is due is a lay, a favor, or a give with the favors of its taker beneath"),
    }
    if !matches!(entries[..], [Pending::Lay { .. }]) && areas.iter().any(|area| area.laid.is_some()) {
        fields.problem_at("pending", "cards lie face down only while others still lay theirs");
    }
    entries.into_iter().take(2).collect()
}

fn read_entry(entry: Fields, areas: &Areas) -> Option<Pending> {
    let seat_at = |key: &str| -> Option<Seat> {
        let seat: Seat = entry.word(key)?;
        if seat.index() < areas.len() {
            return Some(seat);
        }
        entry.problem_at(key, format!("there is no seat {seat}"));
        None
    };
    let pending = if entry.has("lay") {
        let waiting: Vec<Seat> = entry.words("lay")?;
        Some(Pending::Lay { waiting: waiting.into_iter().filter(|seat| seat.index() < areas.len()).collect() })
    } else if entry.has("favor") {
        seat_at("favor").map(|seat| Pending::Favor { seat, left: entry.number("left", 1..=2).unwrap_or(1) })
    } else {
        seat_at("give").zip(seat_at("to")).map(|(from, to)| Pending::Give { from, to })
    };
    match pending {
        Some(Pending::Give { from, to }) if from == to || areas[from].hand.is_empty() => {
            entry.problem(format!("seat {from} cannot give seat {to} a card"));
        }
        None if !entry.has_problems() => entry.problem("a decision is one of lay, favor, give"),
        _ => {}
    }
    entry.finish();
    pending
}

/// MIC-3.1: a seat has laid a card exactly when it need not lay one, and can lay one if it must.
fn check_waiting(fields: &Fields, waiting: SeatSet, areas: &Areas) {
    if waiting.is_empty() {
        fields.problem_at("pending", "somebody has to lay a card");
    }
    for (seat, area) in areas.pairs() {
        if waiting.contains(seat) == area.laid.is_some() {
            fields.problem_at(&format!("seats.{seat}.laid"), "a card is laid exactly when none is due");
        }
        if waiting.contains(seat) && area.hand.is_empty() {
            fields.problem_at(&format!("seats.{seat}.hand"), "the seat has to lay a card, but has none");
        }
    }
}
