//! Trajan: points as if the game ended now and what everything else on a mat may still bring, and which moves are worth a
//! try.

mod features;
mod policy;

use lusoria_core::{BySeat, Seat, SeatSet};
use lusoria_trajan::score::total;
use lusoria_trajan::state::Pending;
use lusoria_trajan::{Move, State, Trajan};
use serde::Deserialize;

pub use features::{FEATURES, features, left};

use super::Knowledge;
use super::tuning::{Features, Numbers, Prospects, Tuning};

/// What a bot knows of Trajan.
pub struct TrajanKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    prospects: Prospects<TrajanKnowledge>,
    tries: policy::Tries,
}

impl Features for TrajanKnowledge {
    fn names() -> impl Iterator<Item = String> {
        FEATURES.into_iter().map(str::to_owned)
    }
}

static KNOWN: Numbers<Weights> = Numbers::new("trajan.toml", include_str!("../../../data/trajan.toml"));

impl Knowledge<Trajan> for TrajanKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, seats: SeatSet, points: &mut BySeat<f32>) {
        let left = left(state);
        for seat in seats.iter() {
            let worth = |(place, feature)| feature * KNOWN.weights.prospects.worth(place, left);
            let prospects: f32 = features(state, seat).into_iter().enumerate().map(worth).sum();
            points[seat] = total(state, seat) as f32 + prospects;
        }
    }

    /// In the middle of a turn markers are in the hand and actions are owed, which the features do not see.
    #[inline]
    fn is_settled(state: &State) -> bool {
        state.decision() == Some(Pending::Sow)
    }

    #[inline]
    fn weight(state: &State, seat: Seat, mv: Move) -> f32 {
        policy::weight(&KNOWN.weights.tries, state, seat, mv)
    }

    #[inline]
    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}
