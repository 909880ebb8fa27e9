//! The labor camp: a retired worker builds or activates once more. PRA-9.4 to PRA-9.7.

use lusoria_core::{Seat, Witness};

use crate::Event;
use crate::Praetor;
use crate::data::data;
use crate::legal::choices;
use crate::state::{Decision, State};
use crate::vocab::{Stand, TileId};

/// PRA-19.7: which camp is asked only when there are several.
pub(crate) fn begin(state: &mut State) {
    let mut camps = state.choices.camps.iter();
    let first = camps.next().expect("the labor camp is offered only when one can be used");
    match camps.next() {
        Some(_) => state.decision = Decision::LaborCamp,
        None => choose(state, first),
    }
}

/// The camp is known: what the helper may do follows from what its fee leaves.
pub(crate) fn choose(state: &mut State, camp: TileId) {
    state.plan.camp = Some(camp);
    // PRA-9.4: the retired worker works with experience 6.
    state.plan.experience = data().rules.labor_camp_experience;
    state.choices = choices(state, state.actor, Some(camp));
    state.decision = Decision::LaborMode;
}

/// Takes the planned worker from its board, or sends the helper through the camp and pays for it. PRA-9.5: first.
#[inline]
pub(crate) fn take_worker(state: &mut State, seat: Seat, witness: &mut impl Witness<Praetor>) -> Stand {
    let Some(camp) = state.plan.camp else {
        state.players[seat].idle[state.plan.experience as usize] -= 1;
        return Stand::worker(seat, state.plan.experience);
    };
    witness.see(Event::CampUsed { seat, tile: camp });
    pay_fee(state, seat, camp, witness);
    // PRA-9.1, PRA-20.25: the engine notes the use; no marker is needed.
    state.players[seat].used.insert(camp);
    state.players[seat].helpers += 1;
    Stand::helper(seat)
}

/// PRA-7.3, PRA-9.2: the fee goes to the owner of the tile, if that is somebody else.
#[inline]
pub(crate) fn pay_fee(state: &mut State, seat: Seat, tile: TileId, witness: &mut impl Witness<Praetor>) {
    let Some(owner) = state.owner(tile).filter(|owner| *owner != seat) else { return };
    let fee = data().tile(tile).fee;
    if fee.is_nothing() {
        return;
    }
    // PRA-5.7: exactly as shown.
    state.players[seat].goods.take(&fee);
    state.players[owner].goods.add(&fee);
    witness.see(Event::FeePaid { seat, owner, tile, fee });
}
