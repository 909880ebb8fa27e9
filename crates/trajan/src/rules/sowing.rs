//! Steps 1 and 2 of a turn: moving markers and time, and fulfilling a Trajan tile.

use lusoria_core::Witness;

use crate::Event;
use crate::Trajan;
use crate::bags::Markers;
use crate::data::data;
use crate::rules::seaport;
use crate::state::{Pending, State};
use crate::vocab::{Action, Category, Color, Points, Tray};

/// Takes all markers of a tray and moves time. Rules: TRJ-5.1, TRJ-5.2, TRJ-5.6, TRJ-5.7.
pub fn sow(state: &mut State, tray: Tray, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    let mat = state.active_mat_mut();
    state.held = std::mem::replace(&mut mat.trays[tray.index()], Markers::NONE);
    let count = state.held.len() as u8;
    witness.see(Event::Sowed { seat, tray, count });
    let (time, lap) = (state.time + count, state.options.lap());
    // TRJ-5.7: a lap ends the round after this whole turn; the marker is not moved back.
    state.laps_due = time / lap;
    state.time = time % lap;
    witness.see(Event::TimeMoved { count, time: state.time });
    state.pending.replace_top(Pending::Drop { tray: tray.after(1) });
}

/// Drops one marker; the tray of the last one is the target tray. Rules: TRJ-5.2 to 5.5.
pub fn drop(state: &mut State, tray: Tray, color: Color, witness: &mut impl Witness<Trajan>) {
    state.held.remove(color);
    // TRJ-5.4: no tray is skipped; TRJ-5.8: markers only change trays.
    state.active_mat_mut().trays[tray.index()].add(color);
    witness.see(Event::MarkerDropped { seat: state.active, color, tray });
    if state.held.is_empty() {
        // TRJ-5.5: this is the target tray. TRJ-4.3: first the Trajan tile, then the action of the target tray.
        state.pending.replace_top(Pending::Act { action: tray.action() });
        fulfill(state, tray, witness);
    } else {
        state.pending.replace_top(Pending::Drop { tray: tray.after(1) });
    }
}

/// Fulfills the tile beside the target tray, if its colors are there. Rules: TRJ-6.1, TRJ-6.2.
///
/// It is called once per turn and looks at one slot, so that no other tile is fulfilled (TRJ-6.5), nor one that comes to
/// lie there later (TRJ-6.17).
fn fulfill(state: &mut State, target: Tray, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    let n_deck = state.deck.len() as u8;
    let mat = state.active_mat_mut();
    let Some(tile) = mat.slots[target.index()] else { return };
    let info = &data().trajan[tile.index()];
    // TRJ-6.3: other markers do not matter, and the markers stay.
    if !mat.trays[target.index()].fulfill(info.colors) {
        return;
    }
    // TRJ-6.4: the points are not optional; TRJ-6.16: they come first.
    mat.score(Points::TrajanTiles, info.vp.into());
    witness.see(Event::Fulfilled { seat, tile, slot: target, points: info.vp });
    // TRJ-6.10: no more than there is; TRJ-12.12: nothing is asked when there is nothing.
    let most = match tile.category() {
        Category::Cards => info.amount.min(n_deck),
        Category::Workers | Category::Legion => info.amount.min(mat.supply),
        Category::Vp | Category::PlusTwo | Category::Need => 0,
    };
    match tile.category() {
        _ if most > 0 => state.pending.push(Pending::Special { slot: target, most }),
        // TRJ-6.11: with six markers there is no further effect.
        Category::PlusTwo if mat.plus_two != 0x3F => state.pending.push(Pending::PlusTwo { slot: target }),
        Category::Need => {
            // TRJ-6.12: the tile moves to its space on the mat.
            mat.kept |= tile.bit();
            witness.see(Event::NeedTileKept { seat, tile });
            clear_slot(state, target, witness);
        }
        // TRJ-6.6: nothing else; TRJ-6.10: or nothing is left to be had.
        _ => clear_slot(state, target, witness),
    }
}

/// Draws cards or moves tokens as the tile says. Rules: TRJ-6.7, TRJ-6.8, TRJ-6.9; no extra action tile repeats it
/// (TRJ-6.15).
pub fn use_special(state: &mut State, slot: Tray, count: u8, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    let mat = state.active_mat_mut();
    let category = mat.slots[slot.index()].map(|tile| tile.category());
    match category {
        Some(Category::Workers) => {
            mat.supply -= count;
            mat.worker_camp += count;
            witness.see(Event::Hired { seat, count });
        }
        Some(Category::Legion) => {
            mat.supply -= count;
            mat.military_camp += count;
            witness.see(Event::Recruited { seat, count });
        }
        _ => (0..count).for_each(|_| seaport::draw(state, witness)),
    }
    state.pending.pop();
    clear_slot(state, slot, witness);
}

/// Puts the +2 marker on an action. Rules: TRJ-6.11.
pub fn assign_plus_two(state: &mut State, slot: Tray, action: Action, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    state.active_mat_mut().plus_two |= action.bit() as u8;
    witness.see(Event::PlusTwoAssigned { seat, action });
    state.pending.pop();
    clear_slot(state, slot, witness);
}

/// Does without the special action. Rules: TRJ-6.4.
pub fn decline(state: &mut State, slot: Tray, witness: &mut impl Witness<Trajan>) {
    witness.see(Event::SpecialDeclined { seat: state.active });
    state.pending.pop();
    clear_slot(state, slot, witness);
}

/// The tile leaves the slot, which a waiting Arch takes. Rules: TRJ-6.13, TRJ-6.14, TRJ-6.16.
fn clear_slot(state: &mut State, slot: Tray, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    let mat = state.active_mat_mut();
    mat.slots[slot.index()] = None;
    if mat.arch.is_none() {
        mat.arch = Some(slot);
        witness.see(Event::ArchMoved { seat, slot: Some(slot) });
    }
}
