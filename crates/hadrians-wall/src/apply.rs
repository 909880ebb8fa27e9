//! What a decision does: a dispatcher in the order of the moves.

use lusoria_core::contract::Apply;
use lusoria_core::{Seat, Witness};

use crate::HadriansWall;
use crate::moves::Move;
use crate::rules::{actions, attack, year};
use crate::state::State;
use crate::vocab::Phase;

impl Apply for HadriansWall {
    /// Applies a move that was listed or checked.
    #[inline]
    fn apply_unchecked(state: &mut State, seat: Seat, mv: Move, witness: &mut impl Witness<HadriansWall>) {
        match mv {
            Move::Path { card } => year::choose(state, seat, card, witness),
            // HW-12.2
            Move::Gain { attribute } if state.phase == Phase::Income => {
                year::road_income(state, seat, attribute, witness);
            }
            // HW-12.4
            Move::Gain { .. } | Move::Cohort { .. } => actions::answer(state, seat, mv, witness),
            Move::Favor { cohort, temple, diplomat } => attack::favor(state, seat, cohort, (temple, diplomat), witness),
            Move::Stop => year::stop(state, seat, witness),
            _ => actions::act(state, seat, mv, witness),
        }
    }
}
