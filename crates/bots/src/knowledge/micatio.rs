//! The toy game: points made, and what the hand may still bring.

use std::sync::LazyLock;

use lusoria_core::{BySeat, Seat};
use lusoria_toy::{Micatio, Move, State};

use super::{Knowledge, Tuning};

/// What a bot knows of the toy game.
pub struct MicatioKnowledge;

struct Weights {
    tuning: Tuning,
    card: f32,
    pip: f32,
    cash: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    let tuning = Tuning::read("micatio.toml", include_str!("../../data/micatio.toml"));
    let (card, pip, cash) = (tuning.weight("card"), tuning.weight("pip"), tuning.weight("cash"));
    Weights { tuning, card, pip, cash }
});

impl Knowledge<Micatio> for MicatioKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, points: &mut BySeat<f32>) {
        for (seat, area) in state.areas.pairs() {
            let hand = WEIGHTS.card * area.hand.len() as f32 + WEIGHTS.pip * area.hand.sum() as f32;
            points[seat] = f32::from(area.points()) + hand;
        }
    }

    fn weight(_state: &State, _seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Cash { .. } => WEIGHTS.cash,
            Move::Pass => 0.1,
            _ => 1.0,
        }
    }

    fn tuning() -> &'static Tuning {
        &WEIGHTS.tuning
    }
}
