//! What happened, and who may know it.

use arrayvec::ArrayVec;
use lusoria_core::{GameEvent, Seat, Text, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::vocab::{Goods, MAX_PLAYERS, Resource, Side, TileId, WallId};

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

    fn unknown_to(&self, _viewer: Viewer) -> Option<Text> {
        match self {
            Event::TileRevealed { .. } => Some(Text::new("pra-unknown-tile")),
            Event::TokenRevealed { .. } => Some(Text::new("pra-unknown-token")),
            _ => None,
        }
    }

    fn say(&self) -> Text {
        crate::text::say_event(self)
    }
}
