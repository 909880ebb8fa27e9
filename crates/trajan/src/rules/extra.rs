//! Extra action tiles and +2 markers.

use lusoria_core::Witness;

use crate::Trajan;
use crate::apply;
use crate::state::{Pending, State};
use crate::vocab::{Action, Resource, Tile};
use crate::{Event, Move};

/// Spends a tile or joker and repeats the action, which may yield bonus actions again. Rules: TRJ-8.1, TRJ-8.5, TRJ-8.7,
/// TRJ-8.9, TRJ-10.6, TRJ-12.5.
pub fn spend(state: &mut State, action: Action, resource: Resource, witness: &mut impl Witness<Trajan>) {
    // TRJ-8.4: one per turn.
    state.extra_used = true;
    let mat = state.active_mat_mut();
    match resource {
        Resource::Joker => mat.tiles[Tile::JokerExtraAction.index()] -= 1,
        // TRJ-12.11: of two equal tiles the yellow-backed one is discarded.
        Resource::Tile if mat.yellow[action.index()] > 0 => mat.yellow[action.index()] -= 1,
        Resource::Tile => mat.tiles[Tile::of_action(action).index()] -= 1,
    }
    // TRJ-8.2, TRJ-8.3: a +2 marker allows a second repetition and stays.
    let has_plus_two = u32::from(mat.plus_two) & action.bit() != 0;
    witness.see(Event::ExtraActionSpent { seat: state.active, action, resource });
    if has_plus_two {
        state.pending.replace_top(Pending::Repeat { action });
    } else {
        state.pending.pop();
    }
    apply::begin(state, action, witness);
}

/// TRJ-8.2: the second repetition, or not.
pub fn repeat(state: &mut State, action: Action, mv: Move, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    if mv == Move::Again {
        apply::begin(state, action, witness);
    }
}
