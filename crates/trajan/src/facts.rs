//! What is printed on the boards and tiles, for whoever draws them.

use serde::Serialize;
use ts_rs::TS;

use crate::data::data;

/// What is printed.
#[derive(Serialize, TS)]
pub struct Facts {
    /// TRJ-2.4: the points of the senate spaces.
    pub senate_points: Vec<u8>,
    /// TRJ-2.4: the votes of the senate spaces.
    pub senate_votes: Vec<u8>,
    /// TRJ-2.5: the points of the provinces, in their order.
    pub province_points: Vec<u8>,
}

/// Everything printed.
pub(crate) fn facts() -> Facts {
    let data = data();
    Facts {
        senate_points: data.senate_vp.to_vec(),
        senate_votes: data.senate_votes.to_vec(),
        province_points: data.province_vp.to_vec(),
    }
}
