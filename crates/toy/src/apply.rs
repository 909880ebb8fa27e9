//! What a move does.

use lusoria_core::contract::Apply;
use lusoria_core::{Seat, SeatSet, Witness};

use crate::game::Micatio;
use crate::state::{End, Pending, State};
use crate::vocab::Value;
use crate::{Event, Move};

/// MIC-3.3: favors of a won round.
const FAVORS: u8 = 2;

impl Apply for Micatio {
    /// Applies a legal move.
    fn apply_unchecked(state: &mut State, seat: Seat, mv: Move, witness: &mut impl Witness<Micatio>) {
        match mv {
            Move::Lay { card } => apply_lay(state, seat, card, witness),
            Move::Draw => apply_draw(state, seat, witness),
            Move::Demand { seat: from } => {
                spend_favor(state);
                state.pending.push(Pending::Give { from, to: seat });
                witness.see(Event::Demanded { seat, from });
            }
            Move::Cash { card } => apply_cash(state, seat, card, witness),
            Move::Pass => {
                spend_favor(state);
                witness.see(Event::Passed { seat });
            }
            Move::Give { card } => apply_give(state, seat, card, witness),
        }
        settle(state);
    }
}

/// MIC-3.1: the card lies face down; MIC-3.2: when it is the last one, all are turned over.
fn apply_lay(state: &mut State, seat: Seat, card: Value, witness: &mut impl Witness<Micatio>) {
    state.areas[seat].hand.take(card);
    state.areas[seat].laid = Some(card);
    witness.see(Event::Laid { seat, card: Some(card) });
    let Some(Pending::Lay { waiting }) = state.pending.last_mut() else { unreachable!("a card is laid when asked") };
    waiting.remove(seat);
    if waiting.is_empty() {
        state.pending.pop();
        reveal(state, witness);
    }
}

/// MIC-3.2 and MIC-3.3: turn the cards over and find the highest single one.
fn reveal(state: &mut State, witness: &mut impl Witness<Micatio>) {
    let mut laid_by = [SeatSet::EMPTY; 5];
    for seat in Seat::all(state.n_seats()) {
        let card = state.areas[seat].laid.take().expect("everybody has laid a card");
        laid_by[card as usize].insert(seat);
        state.areas[seat].known.discount(card);
        state.discard.add(card);
        witness.see(Event::Revealed { seat, card });
    }
    let winner = laid_by.iter().rev().find(|seats| seats.len() == 1).and_then(|seats| seats.first());
    let Some(seat) = winner else { return witness.see(Event::Tied) };
    state.areas[seat].won += 1;
    state.pending.push(Pending::Favor { seat, left: FAVORS });
    witness.see(Event::Won { seat });
}

/// MIC-3.5: the top card goes to the hand.
fn apply_draw(state: &mut State, seat: Seat, witness: &mut impl Witness<Micatio>) {
    spend_favor(state);
    let card = state.deck.pop().expect("a draw is legal only while there are cards");
    state.areas[seat].hand.add(card);
    witness.see(Event::Drew { seat, card: Some(card) });
}

/// MIC-3.7: a high card for a point.
fn apply_cash(state: &mut State, seat: Seat, card: Value, witness: &mut impl Witness<Micatio>) {
    spend_favor(state);
    let area = &mut state.areas[seat];
    area.hand.take(card);
    area.known.discount(card);
    area.cashed += 1;
    state.discard.add(card);
    witness.see(Event::Cashed { seat, card });
}

/// MIC-3.6: the card changes hands openly, and everybody remembers it.
fn apply_give(state: &mut State, seat: Seat, card: Value, witness: &mut impl Witness<Micatio>) {
    let Some(Pending::Give { to, .. }) = state.pending.pop() else { unreachable!("a card is given when asked") };
    state.areas[seat].hand.take(card);
    state.areas[seat].known.discount(card);
    state.areas[to].hand.add(card);
    state.areas[to].known.add(card);
    witness.see(Event::Gave { seat, to, card });
}

/// MIC-3.4: one favor less.
fn spend_favor(state: &mut State) {
    let Some(Pending::Favor { left, .. }) = state.pending.last_mut() else {
        unreachable!("a favor is used when asked")
    };
    *left -= 1;
    if *left == 0 {
        state.pending.pop();
    }
}

/// Ends the game where it ends, and otherwise begins the next round when nothing is due.
fn settle(state: &mut State) {
    // MIC-4.1: at once, whatever is still due.
    if state.areas.iter().any(|area| area.points() >= state.options.goal) {
        state.end = Some(End::Goal);
    } else if state.pending.is_empty() {
        // MIC-4.2: somebody cannot lay a card.
        if state.areas.iter().any(|area| area.hand.is_empty()) {
            state.end = Some(End::NoCards);
        } else {
            state.pending.push(Pending::Lay { waiting: SeatSet::all(state.n_seats()) });
        }
    }
    if state.end.is_some() {
        state.pending.clear();
    }
}
