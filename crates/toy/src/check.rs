//! Why something may not be done, in the order of the lists.

use lusoria_core::Seat;
use lusoria_core::contract::Check;

use crate::Micatio;
use crate::legal::{can_cash, can_demand};
use crate::state::{Pending, State};
use crate::vocab::Value;
use crate::{Illegal, Move};

impl Check for Micatio {
    /// Says why a move is refused.
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
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
}
