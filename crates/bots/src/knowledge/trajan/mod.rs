//! Trajan: points as if the game ended now and what everything else on a mat may still bring, and which moves are worth a
//! try.

mod features;
mod policy;

use lusoria_core::{BySeat, Seat};
use lusoria_trajan::score::total;
use lusoria_trajan::state::Pending;
use lusoria_trajan::{Move, State, Trajan};
use serde::Deserialize;
use std::collections::BTreeMap;

pub use features::{FEATURES, features, left};

use super::Knowledge;
use super::tuning::{Numbers, Tuning, in_order};

/// What a bot knows of Trajan.
pub struct TrajanKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    prospects: Prospects,
    tries: policy::Tries,
}

/// What each feature is worth: at the end of the game, and besides with all of it to come.
#[derive(Deserialize)]
#[serde(try_from = "BTreeMap<String, [f32; 2]>")]
struct Prospects(Vec<[f32; 2]>);

impl TryFrom<BTreeMap<String, [f32; 2]>> for Prospects {
    type Error = String;

    fn try_from(named: BTreeMap<String, [f32; 2]>) -> Result<Prospects, String> {
        in_order(named, FEATURES.into_iter().map(str::to_owned)).map(Prospects)
    }
}

static KNOWN: Numbers<Weights> = Numbers::new("trajan.toml", include_str!("../../../data/trajan.toml"));

impl Knowledge<Trajan> for TrajanKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, points: &mut BySeat<f32>) {
        let left = left(state);
        for seat in state.seats() {
            let weights = KNOWN.weights.prospects.0.iter().map(|[end, start]| end + left * start);
            let prospects: f32 =
                features(state, seat).iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            points[seat] = total(state, seat) as f32 + prospects;
        }
    }

    /// In the middle of a turn markers are in the hand and actions are owed, which the features do not see.
    fn is_settled(state: &State) -> bool {
        state.decision() == Some(Pending::Sow)
    }

    fn weight(state: &State, seat: Seat, mv: Move) -> f32 {
        policy::weight(&KNOWN.weights.tries, state, seat, mv)
    }

    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}
