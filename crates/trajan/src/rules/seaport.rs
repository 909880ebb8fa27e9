//! The seaport action, and drawing cards.

use lusoria_core::Witness;

use crate::Trajan;
use crate::data::data;
use crate::state::{Pending, State};
use crate::vocab::{Commodity, Points, Ship, Side, Source, Tile};
use crate::{Event, Move};

/// The active player draws the top card of the deck, if there is one. Rules: TRJ-7.13 (no card, no draw), TRJ-7.12.
pub fn draw(state: &mut State, witness: &mut impl Witness<Trajan>) {
    if let Some(card) = state.deck.pop() {
        state.active_mat_mut().hand.add(card);
        witness.see(Event::Drew { seat: state.active, card: Some(card) });
    }
}

/// The active player takes the top card of a discard pile. Rules: TRJ-7.5, TRJ-3.17.
pub fn take_from_pile(state: &mut State, pile: Side, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    let card = state.discards[pile.index()].pop().expect("the pile was checked");
    let mat = state.active_mat_mut();
    mat.hand.add(card);
    // TRJ-12.2: everybody saw it.
    mat.known.add(card);
    witness.see(Event::TookDiscard { seat, pile, card });
    if state.discards[pile.index()].is_empty() {
        turn_up(state, pile, witness);
    }
}

/// The top card of the deck becomes a discard pile. Rules: TRJ-3.16, TRJ-3.17.
pub fn turn_up(state: &mut State, pile: Side, witness: &mut impl Witness<Trajan>) {
    if let Some(card) = state.deck.pop() {
        state.discards[pile.index()].push(card);
        witness.see(Event::PileTurned { pile, card });
    }
}

/// TRJ-7.4: two cards, as far as the deck goes (A5), then one is discarded.
pub fn draw_two(state: &mut State, witness: &mut impl Witness<Trajan>) {
    draw(state, witness);
    draw(state, witness);
    state.pending.replace_top(Pending::Discard);
}

/// TRJ-7.5: the option "take a discard".
pub fn take_discard(state: &mut State, from: Source, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    if let Some(pile) = from.pile() {
        take_from_pile(state, pile, witness);
    }
}

/// TRJ-7.4: the card leaves the hand, an old or a new one.
pub fn discard(state: &mut State, card: Commodity, witness: &mut impl Witness<Trajan>) {
    leave_hand(state, card);
    witness.see(Event::Discarding { seat: state.active, card });
    state.pending.replace_top(Pending::DiscardOnto { card });
}

/// TRJ-7.4: the card goes face up on one of the two piles.
pub fn discard_onto(state: &mut State, card: Commodity, pile: Side, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    state.discards[pile.index()].push(card);
    witness.see(Event::Discarded { seat: state.active, card, pile });
}

/// TRJ-7.6: one or two cards go into the display.
pub fn lay_card(state: &mut State, laid: u8, card: Commodity, witness: &mut impl Witness<Trajan>) {
    lay(state, card, witness);
    if laid == 0 {
        state.pending.replace_top(Pending::LayCard { laid: 1 });
    } else {
        replace_laid(state, laid + 1, witness);
    }
}

/// TRJ-7.6: as many cards are drawn as were laid.
pub fn replace_laid(state: &mut State, laid: u8, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    (0..laid).for_each(|_| draw(state, witness));
}

/// Adds a unit to the shipment or sends it off. Rules: TRJ-7.7, TRJ-7.9, TRJ-7.10, TRJ-12.10.
pub fn load(state: &mut State, ship: Ship, units: u8, kinds: u16, mv: Move, witness: &mut impl Witness<Trajan>) {
    let kind = match mv {
        Move::Add { card } => {
            lay(state, card, witness);
            card.bit()
        }
        Move::Pair { card } => {
            lay(state, card, witness);
            lay(state, card, witness);
            card.bit()
        }
        Move::HalfPair { card } => {
            lay(state, card, witness);
            load_joker(state, witness);
            card.bit()
        }
        Move::AddJoker => {
            load_joker(state, witness);
            0
        }
        Move::JokerPair => {
            load_joker(state, witness);
            load_joker(state, witness);
            0
        }
        _ => return send_off(state, ship, units, witness),
    };
    let units = units + 1;
    if units == data().ships[ship.index()].max_units {
        send_off(state, ship, units, witness);
    } else {
        state.pending.replace_top(Pending::Load { ship, units, kinds: kinds | kind as u16 });
    }
}

/// Scores the shipment and turns the ship. Rules: TRJ-7.7, TRJ-7.8.
fn send_off(state: &mut State, ship: Ship, units: u8, witness: &mut impl Witness<Trajan>) {
    let points = state.shipment_vp(ship, units);
    state.pending.pop();
    state.active_mat_mut().score(Points::Ships, points.into());
    witness.see(Event::Shipped { seat: state.active, ship, units, points });
    if !state.is_gray(ship) {
        state.gray_ships |= ship.bit() as u8;
        witness.see(Event::ShipTurned { ship });
    }
}

fn lay(state: &mut State, card: Commodity, witness: &mut impl Witness<Trajan>) {
    leave_hand(state, card);
    state.active_mat_mut().display.add(card);
    witness.see(Event::Laid { seat: state.active, card });
}

/// TRJ-7.10: the joker is removed from the game and does not enter the display.
fn load_joker(state: &mut State, witness: &mut impl Witness<Trajan>) {
    state.active_mat_mut().tiles[Tile::JokerCommodity.index()] -= 1;
    witness.see(Event::JokerLoaded { seat: state.active });
}

fn leave_hand(state: &mut State, card: Commodity) {
    let mat = state.active_mat_mut();
    mat.hand.remove(card);
    mat.known.remove_if_any(card);
}
