//! What a move does: a dispatcher in the order of `Pending`, and settling whatever needs no decision after it.

use lusoria_core::Seat;
use lusoria_core::Witness;
use lusoria_core::contract::Apply;

use crate::Trajan;
use crate::legal;
use crate::rules::{board, extra, needs, quarter, seaport, sowing};
use crate::setup;
use crate::state::{Pending, State};
use crate::vocab::{Action, Ship, Tile};
use crate::{Event, Move};

impl Apply for Trajan {
    /// Applies a legal move.
    #[inline]
    fn apply_unchecked(state: &mut State, _seat: Seat, mv: Move, witness: &mut impl Witness<Trajan>) {
        let pending = state.decision().expect("a move is made only while something is asked");
        resolve(state, pending, mv, witness);
        settle(state, witness);
    }
}

/// Goes on until somebody has a choice or the game is over.
pub fn settle(state: &mut State, witness: &mut impl Witness<Trajan>) {
    loop {
        let Some(pending) = state.decision() else {
            if state.is_over() {
                state.choices = 0;
                return;
            }
            quarter::after_turn(state, witness);
            continue;
        };
        match pending {
            // TRJ-7.2: an impossible action is skipped; TRJ-12.5: so is an impossible repetition.
            Pending::Act { action } | Pending::Repeat { action } if !legal::is_possible(state, action) => {
                state.pending.pop();
                continue;
            }
            Pending::Needs { seat, at, unmet } if needs::settle_one(state, seat, at, unmet, witness) => continue,
            _ => {}
        }
        let choices = legal::options(state);
        if choices == 0 {
            debug_assert!(matches!(pending, Pending::Extra { .. }), "{pending:?} has no option");
            state.pending.pop();
            continue;
        }
        if !is_forced(state, pending, choices) {
            state.choices = choices;
            return;
        }
        resolve(state, pending, legal::move_at(pending, choices.trailing_zeros() as usize), witness);
    }
}

/// Whether a decision is settled without asking: one option is left, and everybody can see that (TRJ-12.13).
#[inline]
fn is_forced(state: &State, pending: Pending, choices: u32) -> bool {
    if !choices.is_power_of_two() {
        return false;
    }
    let mat = state.active_mat();
    match pending {
        Pending::Discard | Pending::LayCard { .. } => mat.hand.len() <= 1,
        Pending::Load { units: 0, .. } => mat.hand.len() + u32::from(mat.count(Tile::JokerCommodity)) == 1,
        // A pair without jokers takes two cards.
        Pending::Load { ship: Ship::Pairs, .. } if mat.count(Tile::JokerCommodity) == 0 => mat.hand.len() <= 1,
        Pending::Load { .. } => mat.hand.is_empty(),
        _ => true,
    }
}

#[inline]
fn resolve(state: &mut State, pending: Pending, mv: Move, witness: &mut impl Witness<Trajan>) {
    match (pending, mv) {
        (Pending::Sow, Move::Sow { tray }) => sowing::sow(state, tray, witness),
        (Pending::PlaceMarker { placed }, Move::Place { color }) => setup::place(state, placed, color, witness),
        (Pending::SetupCard { left }, Move::Take { from }) => setup::take_card(state, left, from, witness),
        (Pending::SetupTile, Move::Tile { category }) => setup::take_tile(state, category, witness),
        (Pending::SetupSlot { tile }, Move::Slot { slot }) => setup::lay_tile(state, tile, slot, witness),
        (Pending::Drop { tray }, Move::Drop { color }) => sowing::drop(state, tray, color, witness),
        (Pending::Special { slot, .. }, Move::Use { count }) => sowing::use_special(state, slot, count, witness),
        (Pending::PlusTwo { slot }, Move::Assign { action }) => sowing::assign_plus_two(state, slot, action, witness),
        (Pending::Special { slot, .. } | Pending::PlusTwo { slot }, _) => sowing::decline(state, slot, witness),
        (Pending::Act { action }, Move::Act) => perform(state, action, witness),
        (Pending::Act { action }, _) => skip(state, action, witness),
        (Pending::Seaport, Move::Draw) => seaport::draw_two(state, witness),
        (Pending::Seaport, Move::Take { from }) => seaport::take_discard(state, from, witness),
        (Pending::Seaport, Move::Play) => state.pending.replace_top(Pending::LayCard { laid: 0 }),
        (Pending::Seaport, _) => state.pending.replace_top(Pending::ChooseShip),
        (Pending::Discard, Move::Discard { card }) => seaport::discard(state, card, witness),
        (Pending::DiscardOnto { card }, Move::Onto { pile }) => seaport::discard_onto(state, card, pile, witness),
        (Pending::LayCard { laid }, Move::Lay { card }) => seaport::lay_card(state, laid, card, witness),
        (Pending::LayCard { laid }, _) => seaport::replace_laid(state, laid, witness),
        (Pending::ChooseShip, Move::Load { ship }) => {
            state.pending.replace_top(Pending::Load { ship, units: 0, kinds: 0 });
        }
        (Pending::Load { ship, units, kinds }, mv) => seaport::load(state, ship, units, kinds, mv, witness),
        (Pending::Forum, Move::Pick { tile }) => board::pick(state, tile, witness),
        (Pending::Military, Move::Recruit) => board::recruit(state, witness),
        (Pending::Military, Move::March) => state.pending.replace_top(Pending::LeaderMove),
        (Pending::Military, _) => board::deploy(state, witness),
        (Pending::LeaderMove, Move::Go { province }) => board::move_leader(state, province, witness),
        (Pending::TrajanStack, Move::Tile { category }) => board::take_trajan_tile(state, category, witness),
        (Pending::Construction, Move::Hire) => board::hire(state, witness),
        (Pending::Construction, _) => state.pending.replace_top(Pending::BuildSpace),
        (Pending::BuildSpace, Move::Space { space }) => board::build(state, space, witness),
        (Pending::Extra { action }, Move::Spend { resource }) => extra::spend(state, action, resource, witness),
        (Pending::Extra { .. }, _) => drop(state.pending.pop()),
        (Pending::Repeat { action }, mv) => extra::repeat(state, action, mv, witness),
        (Pending::Needs { seat, at, unmet }, Move::Spend { resource }) => {
            needs::spend(state, seat, at, unmet, resource, witness);
        }
        (Pending::Consul { seat }, Move::Claim { side }) => quarter::claim(state, seat, side, witness),
        (pending, mv) => unreachable!("{mv:?} does not answer {pending:?}"),
    }
}

/// Performs an action in full, then offers an extra action tile for it. Rules: TRJ-7.1, TRJ-8.6, TRJ-8.10.
fn perform(state: &mut State, action: Action, witness: &mut impl Witness<Trajan>) {
    state.pending.replace_top(Pending::Extra { action });
    begin(state, action, witness);
}

/// TRJ-7.1, TRJ-7.56: declining is allowed; TRJ-8.6: then no extra action tile can be used for it.
fn skip(state: &mut State, action: Action, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    witness.see(Event::ActionSkipped { seat: state.active, action });
}

/// Asks for the option of an action (TRJ-7.3), or carries out the senate action, which has none (TRJ-12.4).
pub fn begin(state: &mut State, action: Action, witness: &mut impl Witness<Trajan>) {
    match action {
        Action::Seaport => state.pending.push(Pending::Seaport),
        Action::Forum => state.pending.push(Pending::Forum),
        Action::Military => state.pending.push(Pending::Military),
        Action::Senate => board::advance_in_senate(state, witness),
        Action::Trajan => state.pending.push(Pending::TrajanStack),
        Action::Construction => state.pending.push(Pending::Construction),
    }
}
