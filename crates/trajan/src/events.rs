//! What happened, and who may know it.

use lusoria_core::{GameEvent, Seat, Text, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::vocab::{
    Action, Bonus, BuildingTile, Category, Color, Commodity, Need, Province, Resource, Ship, Side, Space, Tile,
    TrajanTile, Tray,
};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// Set-up: a marker was placed.
    MarkerPlaced { seat: Seat, color: Color, tray: Tray },
    /// A player received the first bonus tile.
    BonusDealt { seat: Seat, bonus: Bonus },
    /// A bonus tile was laid beside the senate track.
    BonusOffered { side: Side, bonus: Bonus },
    /// The deck's top card was turned onto an empty discard pile.
    PileTurned { pile: Side, card: Commodity },
    /// The top tile of a stack became visible.
    StackTurned { category: Category, tile: TrajanTile },
    /// A card was drawn from the deck; only its owner sees which.
    Drew { seat: Seat, card: Option<Commodity> },
    /// A card was taken from a discard pile.
    TookDiscard { seat: Seat, pile: Side, card: Commodity },
    /// A Trajan tile was taken from its stack.
    TrajanTileTaken { seat: Seat, tile: TrajanTile },
    /// A Trajan tile was laid on a slot.
    TrajanTileLaid { seat: Seat, tile: TrajanTile, slot: Tray },
    /// The Arch moved to a slot, or to the center.
    ArchMoved { seat: Seat, slot: Option<Tray> },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// Markers were taken from a tray.
    Sowed { seat: Seat, tray: Tray, count: u8 },
    /// A marker was dropped.
    MarkerDropped { seat: Seat, color: Color, tray: Tray },
    /// The time marker moved.
    TimeMoved { count: u8, time: u8 },
    /// A Trajan tile was fulfilled.
    Fulfilled { seat: Seat, tile: TrajanTile, slot: Tray, points: u8 },
    /// A fulfilled need tile went to the mat.
    NeedTileKept { seat: Seat, tile: TrajanTile },
    /// Tokens went to the worker camp.
    Hired { seat: Seat, count: u8 },
    /// Tokens went to the military camp.
    Recruited { seat: Seat, count: u8 },
    /// A +2 marker was assigned.
    PlusTwoAssigned { seat: Seat, action: Action },
    /// A special action was declined.
    SpecialDeclined { seat: Seat },
    /// An action was declined.
    ActionSkipped { seat: Seat, action: Action },
    /// A card was chosen to be discarded.
    Discarding { seat: Seat, card: Commodity },
    /// A card was put on a discard pile.
    Discarded { seat: Seat, card: Commodity, pile: Side },
    /// A card was laid into the display.
    Laid { seat: Seat, card: Commodity },
    /// A commodity joker joined a shipment.
    JokerLoaded { seat: Seat },
    /// A shipment was scored.
    Shipped { seat: Seat, ship: Ship, units: u8, points: u8 },
    /// A ship was turned to its gray side.
    ShipTurned { ship: Ship },
    /// A tile was taken from the forum.
    TilePicked { seat: Seat, tile: Tile },
    /// A leader moved.
    LeaderMoved { seat: Seat, province: Province },
    /// A tile was taken from a province.
    ProvinceTileTaken { seat: Seat, province: Province, tile: Tile },
    /// A legionnaire was deployed.
    Deployed { seat: Seat, province: Province, points: u8 },
    /// A disc moved on the senate track.
    SenateAdvanced { seat: Seat, space: u8, points: u8 },
    /// A worker went to the district.
    Built { seat: Seat, space: Space },
    /// A construction tile was taken.
    BuildingTaken { seat: Seat, building: BuildingTile, points: u8 },
    /// The first tile of a type gives an action.
    BonusActionGained { seat: Seat, action: Action },
    /// An extra action tile or joker was spent.
    ExtraActionSpent { seat: Seat, action: Action, resource: Resource },
    /// A demand tile was revealed.
    DemandRevealed { need: Need },
    /// A quarter is over and is scored.
    QuarterEnded { quarter: u8 },
    /// A demand was met by a Trajan tile.
    MetByTrajanTile { seat: Seat, need: Need },
    /// A demand was met by spending a tile or a joker.
    Met { seat: Seat, need: Need, resource: Resource },
    /// A demand was not met.
    Unmet { seat: Seat, need: Need },
    /// Points lost for unmet demands.
    Penalty { seat: Seat, unmet: u8, points: u8 },
    /// Votes in the senate.
    Voted { seat: Seat, votes: u8 },
    /// The consul took a bonus tile, yellow side up.
    ConsulChose { seat: Seat, bonus: Bonus },
    /// The vice-consul took the other one, gray side up.
    ViceConsulTook { seat: Seat, bonus: Bonus },
    /// A tile was laid in a province.
    ProvinceRefilled { province: Province, tile: Tile },
    /// A senate tile of a province left the game with the quarter, by option.
    ProvinceCleared { province: Province, tile: Tile },
    /// A tile was laid on the forum.
    ForumRefilled { tile: Tile },
    /// A quarter began.
    QuarterBegan { quarter: u8 },
    /// The game is over.
    GameEnded,
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            // TRJ-12.2: cards drawn are hidden from the other players; TRJ-12.3: everything else is public.
            Event::Drew { seat, .. } if !viewer.sees(seat) => Event::Drew { seat, card: None },
            event => event,
        })
    }

    fn is_irrevocable(&self) -> bool {
        matches!(
            self,
            Event::BonusDealt { .. }
                | Event::BonusOffered { .. }
                | Event::PileTurned { .. }
                | Event::StackTurned { .. }
                | Event::Drew { .. }
                | Event::Discarding { .. }
                | Event::Laid { .. }
                | Event::DemandRevealed { .. }
                | Event::ProvinceRefilled { .. }
                | Event::ForumRefilled { .. }
        )
    }

    fn unknown_to(&self, viewer: Viewer) -> Option<Text> {
        let key = match *self {
            Event::BonusDealt { .. } | Event::BonusOffered { .. } => "trj-unknown-bonus",
            Event::PileTurned { .. } => "trj-unknown-pile",
            Event::StackTurned { .. } => "trj-unknown-stack",
            Event::Drew { .. } => "trj-unknown-draw",
            Event::DemandRevealed { .. } => "trj-unknown-demand",
            Event::ProvinceRefilled { .. } | Event::ForumRefilled { .. } => "trj-unknown-refill",
            // TRJ-12.2: whoever holds a card knows it before it is shown.
            Event::Discarding { seat, .. } | Event::Laid { seat, .. } if !viewer.sees(seat) => "trj-unknown-hand",
            _ => return None,
        };
        Some(Text::new(key))
    }

    fn say(&self) -> Text {
        crate::text::say_event(self)
    }
}
