//! What may be done: one list per pending decision.

use lusoria_core::Seat;
use lusoria_core::contract::Legal;

use crate::Micatio;
use crate::Move;
use crate::state::{Pending, State};
use crate::vocab::Value;

impl Legal for Micatio {
    /// Lists what `seat` may do now.
    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
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
pub(crate) fn can_demand(state: &State, seat: Seat, other: Seat) -> bool {
    other != seat && other.index() < state.n_seats() && !state.areas[other].hand.is_empty()
}

/// MIC-3.7: only fours and fives.
pub(crate) fn can_cash(card: Value) -> bool {
    card >= Value::Four
}
