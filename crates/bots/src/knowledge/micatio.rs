//! The toy game: points made, and what the hand may still bring.

use lusoria_core::{BySeat, Seat, SeatSet};
use lusoria_toy::{Micatio, Move, State};
use serde::Deserialize;

use super::Knowledge;
use super::tuning::{Numbers, Tuning};

/// What a bot knows of the toy game.
pub struct MicatioKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    card: f32,
    pip: f32,
    cash: f32,
}

static KNOWN: Numbers<Weights> = Numbers::new("micatio.toml", include_str!("../../data/micatio.toml"));

impl Knowledge<Micatio> for MicatioKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, seats: SeatSet, points: &mut BySeat<f32>) {
        let weights = &KNOWN.weights;
        for seat in seats.iter() {
            let area = &state.areas[seat];
            let hand = weights.card * area.hand.len() as f32 + weights.pip * area.hand.sum() as f32;
            points[seat] = f32::from(area.points()) + hand;
        }
    }

    fn weight(_state: &State, _seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Cash { .. } => KNOWN.weights.cash,
            Move::Pass => 0.1,
            _ => 1.0,
        }
    }

    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}
