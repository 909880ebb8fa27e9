//! The forum, military, Trajan, senate and construction actions.

use lusoria_core::{Seat, Witness};

use crate::Event;
use crate::Trajan;
use crate::data::data;
use crate::state::{Pending, State};
use crate::vocab::{Category, Points, Province, Space, Tile};

/// Takes a tile from the forum, which is not refilled now. Rules: TRJ-7.14, TRJ-7.15, TRJ-7.16.
pub fn pick(state: &mut State, tile: Tile, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    let seat = state.active;
    let mat = &mut state.mats[seat.index()];
    match tile.action() {
        // TRJ-12.11: of two equal tiles the one on the yellow space is taken.
        Some(action) if state.forum_yellow[action.index()] > 0 => {
            state.forum_yellow[action.index()] -= 1;
            mat.yellow[action.index()] += 1;
        }
        _ => {
            state.forum[tile.index()] -= 1;
            mat.tiles[tile.index()] += 1;
        }
    }
    witness.see(Event::TilePicked { seat, tile });
}

/// TRJ-7.17: a token becomes a legionnaire.
pub fn recruit(state: &mut State, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    let mat = state.active_mat_mut();
    mat.supply -= 1;
    mat.military_camp += 1;
    witness.see(Event::Recruited { seat: state.active, count: 1 });
}

/// TRJ-7.18: the leader moves and takes the tile that lies there.
pub fn move_leader(state: &mut State, province: Province, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    let seat = state.active;
    state.active_mat_mut().leader = Some(province);
    witness.see(Event::LeaderMoved { seat, province });
    if let Some(tile) = state.provinces[province.index()].take() {
        state.active_mat_mut().tiles[tile.index()] += 1;
        witness.see(Event::ProvinceTileTaken { seat, province, tile });
    }
}

/// TRJ-7.19 to 7.21, TRJ-7.23: a legionnaire joins the leader and scores.
pub fn deploy(state: &mut State, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    let seat = state.active;
    let province = state.mat(seat).leader.expect("the leader is in a province");
    let points = state.deploy_vp(seat, province);
    let mat = state.active_mat_mut();
    mat.military_camp -= 1;
    mat.legions |= province.bit() as u16;
    mat.score(Points::Provinces, points.into());
    witness.see(Event::Deployed { seat, province, points });
}

/// TRJ-7.30, TRJ-7.31, TRJ-7.33: the tile goes to the Arch, and the Arch to the next empty slot or to the center.
pub fn take_trajan_tile(state: &mut State, category: Category, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    let seat = state.active;
    let tile = state.trajan_stacks[category.index()].pop().expect("the stack was checked");
    witness.see(Event::TrajanTileTaken { seat, tile });
    let mat = state.active_mat_mut();
    let arch = mat.arch.expect("the Arch is on a slot");
    mat.slots[arch.index()] = Some(tile);
    mat.arch = (1..6).map(|steps| arch.after(steps)).find(|slot| mat.slots[slot.index()].is_none());
    let slot = mat.arch;
    witness.see(Event::TrajanTileLaid { seat, tile, slot: arch });
    witness.see(Event::ArchMoved { seat, slot });
    show_stack(state, category, witness);
}

/// TRJ-3.22: the next tile of the stack is visible at once.
pub fn show_stack(state: &State, category: Category, witness: &mut impl Witness<Trajan>) {
    if let Some(tile) = state.stack_top(category) {
        witness.see(Event::StackTurned { category, tile });
    }
}

/// TRJ-7.40, TRJ-7.41: the disc moves one space and lies on top there.
pub fn advance_in_senate(state: &mut State, witness: &mut impl Witness<Trajan>) {
    let seat = state.active;
    let mat = state.active_mat_mut();
    mat.senate += 1;
    let space = mat.senate;
    let points = data().senate_vp[space as usize];
    mat.score(Points::Senate, points.into());
    raise_disc(state, seat);
    witness.see(Event::SenateAdvanced { seat, space, points });
}

/// Puts a disc above all discs on its space and below those further on. Rules: TRJ-7.41, TRJ-7.43.
fn raise_disc(state: &mut State, seat: Seat) {
    let space = state.mat(seat).senate;
    let order = &mut state.senate[..state.options.players as usize];
    let mut at = order.iter().position(|other| *other == seat).expect("every seat has a disc");
    while at + 1 < order.len() && state.mats[order[at + 1].index()].senate <= space {
        order.swap(at, at + 1);
        at += 1;
    }
}

/// TRJ-7.50: a token becomes a worker.
pub fn hire(state: &mut State, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    let mat = state.active_mat_mut();
    mat.supply -= 1;
    mat.worker_camp += 1;
    witness.see(Event::Hired { seat: state.active, count: 1 });
}

/// TRJ-7.51, TRJ-7.53 to 7.58: a worker goes to the space and takes the tile, if it is still there.
pub fn build(state: &mut State, space: Space, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    let seat = state.active;
    let mat = &mut state.mats[seat.index()];
    mat.worker_camp -= 1;
    mat.workers |= space.bit();
    witness.see(Event::Built { seat, space });
    // TRJ-7.55: nothing is gained where the tile is gone; TRJ-7.58: otherwise it is always taken.
    let Some(tile) = state.district[space.index()].take() else { return };
    let points = data().buildings[tile.index()].vp;
    // TRJ-7.57: only real tiles count here.
    let is_first = mat.built(tile.building()) == 0;
    mat.buildings |= tile.bit();
    mat.score(Points::Construction, points.into());
    witness.see(Event::BuildingTaken { seat, building: tile, points });
    if is_first {
        // TRJ-7.54, TRJ-7.56: the bonus action comes before anything else.
        let action = data().bonus_action[tile.building().index()];
        state.pending.push(Pending::Act { action });
        witness.see(Event::BonusActionGained { seat, action });
    }
}
