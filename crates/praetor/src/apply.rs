//! What a move does: one branch for each decision, in the order of `legal.rs`.

use lusoria_core::contract::Apply;
use lusoria_core::{Seat, Witness};

use crate::Praetor;
use crate::rules::{activate, build, camp, turn, update};
use crate::setup::take_side;
use crate::state::{Decision, State};
use crate::vocab::{Cell, Side, TileId};
use crate::{Event, Move};

impl Apply for Praetor {
    /// Applies a move that is legal.
    #[inline]
    fn apply_unchecked(state: &mut State, seat: Seat, mv: Move, witness: &mut impl Witness<Praetor>) {
        match mv {
            Move::Side { side } => apply_side(state, seat, side, witness),
            Move::Build => apply_mode(state, true),
            Move::Activate => apply_mode(state, false),
            Move::LaborCamp => camp::begin(state),
            Move::Camp { tile } => camp::choose(state, tile),
            Move::Pass => turn::pass(state, seat, witness),
            Move::Tile { tile } => apply_tile(state, seat, tile, witness),
            Move::Worker { experience } => {
                state.plan.experience = experience;
                after_worker(state, witness);
            }
            Move::Cell { x, y } => {
                state.plan.cell = Some(Cell::new(x, y));
                state.decision = Decision::Rotation;
            }
            Move::Rotate { rotation } => build::finish(state, rotation, witness),
            Move::Smith { amount } => activate::finish(state, amount, witness),
            Move::Sell { good, amount } => {
                state.plan.sold[good] = amount;
                activate::next_sale(state, good as usize + 1, witness);
            }
            Move::Buy { good, amount } => {
                state.plan.bought[good] = amount;
                activate::next_purchase(state, good as usize + 1, witness);
            }
            Move::Skip { tile } => update::answer_academy(state, seat, Some(tile), witness),
            Move::Normal => update::answer_academy(state, seat, None, witness),
            Move::Recruit { hire } => update::answer_emergency(state, seat, hire, witness),
        }
    }
}

/// PRA-3.7: a side is taken; the next seat chooses, or the first turn begins.
fn apply_side(state: &mut State, seat: Seat, side: Side, witness: &mut impl Witness<Praetor>) {
    take_side(state, seat, side);
    witness.see(Event::SideTaken { seat, side });
    let next = seat.index() + 1;
    if next < state.n_seats() {
        state.actor = Seat::new(next);
    } else {
        turn::begin_turn(state, witness);
    }
}

/// PRA-19.5, PRA-19.6: the kind of action is known, the tile is asked next.
#[inline]
fn apply_mode(state: &mut State, builds: bool) {
    state.plan.builds = builds;
    state.decision = if builds { Decision::BuildTile } else { Decision::ActivateTile };
}

/// PRA-19.8: after the tile comes the worker, unless a retired worker acts or all idle ones are alike.
#[inline]
fn apply_tile(state: &mut State, seat: Seat, tile: TileId, witness: &mut impl Witness<Praetor>) {
    state.plan.tile = Some(tile);
    if state.plan.camp.is_none() {
        let mut experiences = state.players[seat].idle_experiences();
        let first = experiences.next().expect("an action with a worker needs one");
        if experiences.next().is_some() {
            state.decision = Decision::Worker;
            return;
        }
        state.plan.experience = first;
    }
    after_worker(state, witness);
}

#[inline]
fn after_worker(state: &mut State, witness: &mut impl Witness<Praetor>) {
    if state.plan.builds {
        state.decision = Decision::Cell;
    } else {
        activate::begin(state, witness);
    }
}
