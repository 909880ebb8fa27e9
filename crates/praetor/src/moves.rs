//! What a seat may choose.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::vocab::{Resource, Side, TileId};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Move {
    /// Take this side of the board, `side a`. PRA-19.16.
    Side {
        /// Which side.
        side: Side,
    },
    /// Build a tile, `build`. PRA-19.4.
    Build,
    /// Activate a tile, `activate`. PRA-19.4.
    Activate,
    /// Send a retired worker through a labor camp, `labor-camp`. PRA-19.4.
    LaborCamp,
    /// Pass for the rest of the turn, `pass`. PRA-19.4.
    Pass,
    /// Through this labor camp, `camp labor-camp-1`. PRA-19.7.
    Camp {
        /// Which camp.
        tile: TileId,
    },
    /// Build or activate this tile, `tile sawmill-1`. PRA-19.5, PRA-19.6.
    Tile {
        /// Which tile.
        tile: TileId,
    },
    /// With a worker of this experience, `worker 3`. PRA-19.8.
    Worker {
        /// Its pips.
        experience: u8,
    },
    /// On this cell, `cell 1 -2`. PRA-19.9.
    Cell {
        /// Columns to the east.
        x: i8,
        /// Rows to the south.
        y: i8,
    },
    /// Turned clockwise by so many quarters, `rotate 1`. PRA-19.10.
    Rotate {
        /// Quarter turns.
        rotation: u8,
    },
    /// Forge so many weapons, `smith 2`. PRA-19.11.
    Smith {
        /// How many.
        amount: u16,
    },
    /// Sell so much, `sell wood 2`. PRA-19.12.
    Sell {
        /// What.
        good: Resource,
        /// How much.
        amount: u16,
    },
    /// Buy so much, `buy stone 1`. PRA-19.13.
    Buy {
        /// What.
        good: Resource,
        /// How much.
        amount: u16,
    },
    /// Let the novices of stage I skip stage II at this academy, `skip academy-1`. PRA-19.14.
    Skip {
        /// Which academy.
        tile: TileId,
    },
    /// Train the novices normally, `normal`. PRA-19.14.
    Normal,
    /// Answer whether to recruit in the emergency, `recruit yes`. PRA-19.15.
    Recruit {
        /// Whether a villager becomes active.
        hire: bool,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_fits_into_eight_bytes() {
        assert!(size_of::<Move>() <= 8, "{}", size_of::<Move>());
    }
}
