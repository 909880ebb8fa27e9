//! What is printed on the sheets and cards, for whoever draws them.

use serde::Serialize;
use ts_rs::TS;

use crate::data::data;

/// What is printed.
#[derive(Serialize, TS)]
pub struct Facts {
    /// Points lost by disdain left; the last entry holds for more.
    pub disdain_penalty: Vec<i32>,
}

/// Everything printed.
pub(crate) fn facts() -> Facts {
    Facts { disdain_penalty: data().disdain_penalty.clone() }
}
