//! What may be done: one list per pending decision, and the reasons of refusals in the same order.

use lusoria_core::Seat;

use crate::moves::{Illegal, Move};
use crate::state::{Pending, State};
use crate::vocab::Value;

/// Lists what `seat` may do now.
pub(crate) fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.clear();
    if !state.turn().seats().contains(seat) {
        return;
    }
    let hand = state.areas[seat].hand;
    match state.asked() {
        None => {}
        Some(Pending::Lay { .. }) => moves.extend(hand.values().map(|card| Move::Lay { card })),
        Some(Pending::Favor { .. }) => legal_favors(state, seat, moves),
        Some(Pending::Give { .. }) => moves.extend(hand.values().map(|card| Move::Give { card })),
    }
}

/// MIC-3.4: draw, demand, cash or pass.
fn legal_favors(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    if !state.deck.is_empty() {
        moves.push(Move::Draw);
    }
    let others = Seat::all(state.n_seats()).filter(|&other| can_demand(state, seat, other));
    moves.extend(others.map(|seat| Move::Demand { seat }));
    moves.extend(state.areas[seat].hand.values().filter(|&card| can_cash(card)).map(|card| Move::Cash { card }));
    moves.push(Move::Pass);
}

/// MIC-3.6: from another player who has a card.
fn can_demand(state: &State, seat: Seat, other: Seat) -> bool {
    other != seat && other.index() < state.n_seats() && !state.areas[other].hand.is_empty()
}

/// MIC-3.7: only fours and fives.
fn can_cash(card: Value) -> bool {
    card >= Value::Four
}

/// Says why a move is refused.
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
    let asked = state.asked().ok_or(Illegal::Over)?;
    if !state.turn().seats().contains(seat) {
        return Err(Illegal::NotYourTurn { seat });
    }
    let in_hand = |card: Value| match state.areas[seat].hand.count(card) {
        0 => Err(Illegal::NotInHand { card }),
        _ => Ok(()),
    };
    match (asked, mv) {
        (Pending::Lay { .. }, Move::Lay { card }) | (Pending::Give { .. }, Move::Give { card }) => in_hand(card),
        (Pending::Favor { .. }, Move::Draw) if state.deck.is_empty() => Err(Illegal::DeckEmpty),
        (Pending::Favor { .. }, Move::Demand { seat: other }) if !can_demand(state, seat, other) => {
            Err(Illegal::NothingToDemand)
        }
        (Pending::Favor { .. }, Move::Cash { card }) if !can_cash(card) => Err(Illegal::TooLow),
        (Pending::Favor { .. }, Move::Cash { card }) => in_hand(card),
        (Pending::Favor { .. }, Move::Draw | Move::Demand { .. } | Move::Pass) => Ok(()),
        _ => Err(Illegal::NotAsked),
    }
}
