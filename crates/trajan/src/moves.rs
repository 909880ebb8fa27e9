//! What a seat may choose, what then happens, and why a choice is refused.

use lusoria_core::{GameEvent, Refusal, Seat, Text, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::vocab::{
    Action, Bonus, BuildingTile, Category, Color, Commodity, Need, Province, Resource, Ship, Side, Source, Space, Tile,
    TrajanTile, Tray,
};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// Set-up: put a marker of this color on the tray being filled, `place green`.
    Place {
        /// Its color.
        color: Color,
    },
    /// Take a commodity card, `take left`.
    Take {
        /// From where.
        from: Source,
    },
    /// Take the top Trajan tile of a stack, `tile need`.
    Tile {
        /// Which stack.
        category: Category,
    },
    /// Set-up: lay the tile just taken on a slot, `slot IV`.
    Slot {
        /// Which slot.
        slot: Tray,
    },
    /// Take all markers of a tray, `sow III`.
    Sow {
        /// Which tray.
        tray: Tray,
    },
    /// Drop a marker on the next tray, `drop blue`.
    Drop {
        /// Its color.
        color: Color,
    },
    /// Use the special action of a Trajan tile, `use 2`.
    Use {
        /// How many cards or tokens.
        count: u8,
    },
    /// Do without the special action, `decline`.
    Decline,
    /// Put the +2 marker on an action, `assign forum`.
    Assign {
        /// Which action.
        action: Action,
    },
    /// Perform the action, `act`.
    Act,
    /// Do without the action or the extra action, `skip`.
    Skip,
    /// Seaport: draw two cards and discard one, `draw`.
    Draw,
    /// Seaport: lay cards and draw as many, `play`.
    Play,
    /// Seaport: ship cards, `ship`.
    Ship,
    /// Put a card on a discard pile, `discard wine`.
    Discard {
        /// Its kind.
        card: Commodity,
    },
    /// On this discard pile, `onto left`.
    Onto {
        /// Which pile.
        pile: Side,
    },
    /// Lay a card into the display, `lay wine`.
    Lay {
        /// Its kind.
        card: Commodity,
    },
    /// Choose a ship, `load pairs`.
    Load {
        /// Which ship.
        ship: Ship,
    },
    /// Add a card to the shipment, `add wine`.
    Add {
        /// Its kind.
        card: Commodity,
    },
    /// Add a joker to the shipment, `add-joker`.
    AddJoker,
    /// Add a pair of two cards, `pair wine`.
    Pair {
        /// Their kind.
        card: Commodity,
    },
    /// Add a pair of a card and a joker, `half-pair wine`.
    HalfPair {
        /// The kind of the card.
        card: Commodity,
    },
    /// Add a pair of two jokers, `joker-pair`.
    JokerPair,
    /// Ship what was added, `finish`.
    Finish,
    /// Forum: take a tile, `pick votes-2`.
    Pick {
        /// Its kind.
        tile: Tile,
    },
    /// Military: a token becomes a legionnaire, `recruit`.
    Recruit,
    /// Military: move the leader, `march`.
    March,
    /// Military: a legionnaire joins the leader, `deploy`.
    Deploy,
    /// Where the leader goes, `go belgica`.
    Go {
        /// Which province.
        province: Province,
    },
    /// Construction: a token becomes a worker, `hire`.
    Hire,
    /// Construction: a worker goes to the district, `build`.
    Build,
    /// Where the worker goes, `space r2c3`.
    Space {
        /// Which space.
        space: Space,
    },
    /// Spend a tile or a joker, `spend joker`.
    Spend {
        /// Which of the two.
        resource: Resource,
    },
    /// Repeat the action once more, `again`.
    Again,
    /// Lay no second card, or repeat no more, `stop`.
    Stop,
    /// Consul: take a bonus tile, `claim left`.
    Claim {
        /// Which one.
        side: Side,
    },
}

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

    fn say(&self) -> Text {
        crate::text::say_event(self)
    }
}

/// Why a move was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("it is another player's decision")]
    NotYourDecision,
    #[error("that is not what is being decided now")]
    NotAsked,
    #[error("no marker of that color is left to place")]
    NoMarkerLeft,
    #[error("there is no card to take there")]
    NoCardThere,
    #[error("that discard pile is empty")]
    PileEmpty,
    #[error("the deck is empty")]
    DeckEmpty,
    #[error("that stack of Trajan tiles is empty")]
    StackEmpty,
    #[error("you already took a tile of that category")]
    CategoryTaken,
    #[error("that slot cannot take the tile")]
    SlotNotFree,
    #[error("that tray is empty")]
    TrayEmpty,
    #[error("you hold no marker of that color")]
    MarkerNotHeld,
    #[error("the tile gives another number, or there are not as many left")]
    WrongCount,
    #[error("that action already has a +2 marker")]
    AlreadyPlusTwo,
    #[error("you have no card in hand")]
    HandEmpty,
    #[error("you have no card or joker to ship")]
    NothingToShip,
    #[error("you have no such card in hand")]
    CannotDiscard,
    #[error("you have no such card in hand")]
    CannotLay,
    #[error("at least one card is played")]
    NothingLaid,
    #[error("you have no such card in hand")]
    CannotLoad,
    #[error("you can load no pair")]
    NoPair,
    #[error("that does not fit the ship")]
    DoesNotFit,
    #[error("you have too few commodity jokers")]
    NoJoker,
    #[error("a shipment has at least one unit")]
    ShipmentEmpty,
    #[error("no such tile lies on the forum")]
    NotOnForum,
    #[error("your supply is empty")]
    NobodyToRecruit,
    #[error("your supply is empty")]
    NobodyToHire,
    #[error("your leader is in the camp")]
    LeaderInCamp,
    #[error("you have no legionnaire in the camp")]
    NoLegionnaire,
    #[error("you already have a legionnaire in that province")]
    LegionnaireThere,
    #[error("that province is not next to your leader")]
    NotAdjacent,
    #[error("you have no worker in the camp")]
    NoWorker,
    #[error("you already have a worker on that space")]
    WorkerThere,
    #[error("that space is not next to one of your workers")]
    NotConnected,
    #[error("you have no matching extra action tile")]
    NoExtraTile,
    #[error("you have no extra action joker")]
    NoExtraJoker,
    #[error("as many demands as possible must be met, and that would not do")]
    MustMeetMost,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::GameOver => "TRJ-11.1",
            Illegal::NotYourDecision => "TRJ-4.2",
            Illegal::NotAsked => "TRJ-4.3",
            Illegal::NoMarkerLeft => "TRJ-3.9",
            Illegal::NoCardThere => "TRJ-3.17",
            Illegal::PileEmpty => "TRJ-7.5",
            Illegal::DeckEmpty => "TRJ-7.13",
            Illegal::StackEmpty => "TRJ-7.32",
            Illegal::CategoryTaken => "TRJ-3.19",
            Illegal::SlotNotFree => "TRJ-3.20",
            Illegal::TrayEmpty => "TRJ-5.1",
            Illegal::MarkerNotHeld => "TRJ-5.3",
            Illegal::WrongCount => "TRJ-6.10",
            Illegal::AlreadyPlusTwo => "TRJ-6.11",
            Illegal::CannotDiscard => "TRJ-7.4",
            Illegal::HandEmpty | Illegal::CannotLay | Illegal::NothingLaid => "TRJ-7.6",
            Illegal::NothingToShip | Illegal::ShipmentEmpty => "TRJ-7.9",
            Illegal::CannotLoad | Illegal::NoPair | Illegal::DoesNotFit => "TRJ-7.7",
            Illegal::NoJoker => "TRJ-7.10",
            Illegal::NotOnForum => "TRJ-7.14",
            Illegal::NobodyToRecruit => "TRJ-7.17",
            Illegal::NobodyToHire => "TRJ-7.50",
            Illegal::LeaderInCamp | Illegal::NoLegionnaire => "TRJ-7.19",
            Illegal::LegionnaireThere => "TRJ-7.21",
            Illegal::NotAdjacent => "TRJ-7.18",
            Illegal::NoWorker | Illegal::NotConnected => "TRJ-7.51",
            Illegal::WorkerThere => "TRJ-7.52",
            Illegal::NoExtraTile => "TRJ-8.1",
            Illegal::NoExtraJoker => "TRJ-8.5",
            Illegal::MustMeetMost => "TRJ-9.5",
        }
    }

    fn say(&self) -> Text {
        crate::text::say_refusal(*self)
    }
}
