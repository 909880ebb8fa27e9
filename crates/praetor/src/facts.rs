//! What is printed on tiles, tokens and boards, for whoever draws them.

use serde::Serialize;
use ts_rs::TS;

use crate::data::data;
use crate::vocab::Goods;

/// What is printed.
#[derive(Serialize, TS)]
pub struct Facts {
    /// The wall tokens.
    pub walls: Vec<WallFacts>,
}

/// One wall token.
#[derive(Serialize, TS)]
pub struct WallFacts {
    /// Its id.
    pub id: &'static str,
    /// What it costs.
    pub cost: Goods,
    /// Its points.
    pub points: i16,
}

/// Everything printed.
pub(crate) fn facts() -> Facts {
    let walls = data().walls.iter().map(|wall| WallFacts { id: wall.id, cost: wall.cost, points: wall.points });
    Facts { walls: walls.collect() }
}
