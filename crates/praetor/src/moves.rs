//! What a seat can do, what then happens, and why something is refused.

use arrayvec::ArrayVec;
use lusoria_core::{GameEvent, Seat, Text, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::vocab::{Goods, MAX_PLAYERS, Resource, Side, TileId, WallId};

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

/// Something that happened. All of it is public; only the reveals cannot be taken back.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are the nouns of the log line")]
pub enum Event {
    /// PRA-3.7
    SideTaken { seat: Seat, side: Side },
    /// PRA-4.2
    TurnBegan {
        turn: u8,
        #[ts(as = "Vec<Seat>")]
        order: ArrayVec<Seat, MAX_PLAYERS>,
        last: bool,
    },
    /// PRA-6
    Built {
        seat: Seat,
        tile: TileId,
        x: i8,
        y: i8,
        rotation: u8,
        experience: u8,
        cost: Goods,
        points: i16,
        plazas: i16,
    },
    /// PRA-7.1
    Activated { seat: Seat, tile: TileId, experience: u8 },
    /// PRA-9.4
    CampUsed { seat: Seat, tile: TileId },
    /// PRA-7.3, PRA-9.2
    FeePaid { seat: Seat, owner: Seat, tile: TileId, fee: Goods },
    /// PRA-8.1 to PRA-8.7
    Gained { seat: Seat, good: Resource, amount: u16 },
    /// PRA-8.5
    Forged { seat: Seat, amount: u16 },
    /// PRA-8.8 to PRA-8.12
    TempleScored { seat: Seat, tile: TileId, points: i16 },
    /// PRA-16.2
    MoraleRose { seat: Seat, levels: u8, points: i16 },
    /// PRA-8.15
    VillagerRecruited { seat: Seat },
    /// PRA-14.2
    Traded { seat: Seat, sold: Goods, bought: Goods, gold: i32 },
    /// PRA-15.2
    WallBuilt { seat: Seat, token: WallId, points: i16, bonus: i16 },
    /// PRA-5.2, PRA-5.4
    Passed { seat: Seat, forced: bool },
    /// PRA-10.1
    NovicesAdvanced { seat: Seat, second: u8, active: u8 },
    /// PRA-10.2
    AcademyUsed { seat: Seat, tile: TileId, novices: u8 },
    /// PRA-10.4
    ExperienceGained { seat: Seat, workers: u8 },
    /// PRA-10.5
    Retired { seat: Seat, workers: u8, points: i16 },
    /// PRA-10.6
    WagesPaid { seat: Seat, gold: u16 },
    /// PRA-10.7
    WagesMissed { seat: Seat, missing: u16, levels: u8, points: i16 },
    /// PRA-10.8
    EmergencyAnswered { seat: Seat, hired: bool, points: i16 },
    /// PRA-10.9
    TileRevealed { tile: TileId },
    /// PRA-10.9
    TokenRemoved { token: WallId },
    /// PRA-10.9
    TokenRevealed { token: WallId },
    /// PRA-11.4
    GameEnded { turn: u8 },
}

impl GameEvent for Event {
    /// PRA-19.1: everything that happens is public.
    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    /// PRA-19.1: turning up a piece shows what was hidden, its successor's back included.
    fn is_irrevocable(&self) -> bool {
        matches!(self, Event::TileRevealed { .. } | Event::TokenRevealed { .. })
    }

    fn say(&self) -> Text {
        crate::text::say_event(self)
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// PRA-11.4
    GameOver,
    /// PRA-5.1
    NotYourTurn,
    /// PRA-19.4: something else is asked now.
    OtherDecision,
    /// PRA-6.1, PRA-7.1: all active workers are placed.
    NoWorker,
    /// PRA-2.10
    NoMarker,
    /// PRA-6.1
    NotAvailable,
    /// PRA-6.1
    CostTooHigh,
    /// PRA-19.4
    NothingToBuild,
    /// PRA-19.4
    NothingToActivate,
    /// PRA-7.1
    NotBuilt,
    /// PRA-8.18
    NoSpace,
    /// PRA-9.3, PRA-9.4
    SpecialTile,
    /// PRA-7.2
    AlreadyActivated,
    /// PRA-7.3
    FeeTooHigh,
    /// PRA-8.15
    NoVillager,
    /// PRA-15.1
    NoToken,
    /// PRA-8.17
    DemandTooHigh,
    /// PRA-19.8
    NoSuchWorker,
    /// PRA-6.3
    CellTaken,
    /// PRA-6.3
    CellApart,
    /// PRA-6.4
    NoSuchRotation,
    /// PRA-19.10
    SameRotation,
    /// PRA-8.5
    TooManyWeapons,
    /// PRA-14.3
    OtherGood,
    /// PRA-19.12
    NotHeld,
    /// PRA-19.13
    NotAffordable,
    /// PRA-9.4
    NoRetired,
    /// PRA-5.4
    CampNeedsWorker,
    /// PRA-9.4
    NoCamp,
    /// PRA-9.1
    CampUsed,
    /// PRA-9.5
    CampFeeTooHigh,
    /// PRA-9.5
    CampUseless,
    /// PRA-10.2
    NoSuchAcademy,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_fits_into_eight_bytes() {
        assert!(size_of::<Move>() <= 8, "{}", size_of::<Move>());
    }
}
