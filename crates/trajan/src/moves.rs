//! What a seat may choose.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::vocab::{Action, Category, Color, Commodity, Province, Resource, Ship, Side, Source, Space, Tile, Tray};

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
