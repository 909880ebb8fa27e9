//! What a seat may choose.

use lusoria_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::vocab::Value;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Move {
    /// MIC-3.1: lay a card face down, `lay three`.
    Lay { card: Value },
    /// MIC-3.5: draw the top card of the deck, `draw`.
    Draw,
    /// MIC-3.6: demand a card from another player, `demand B`.
    Demand { seat: Seat },
    /// MIC-3.7: discard a high card for a point, `cash five`.
    Cash { card: Value },
    /// MIC-3.8: give up this favor, `pass`.
    Pass,
    /// MIC-3.6: hand over a card, `give one`.
    Give { card: Value },
}
