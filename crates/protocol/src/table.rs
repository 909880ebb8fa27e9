//! Tables before and around the game: what was agreed on, who sits where, how they are listed.

use lusoria_core::{OptionMap, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Asks for a new table. Whoever asks is its host.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Its options; what is left out has its default. `players` is the number of `seats`.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: OptionMap,
    /// The places at the table, in order.
    pub seats: Vec<NewSeat>,
    /// How time is kept.
    #[serde(default)]
    pub clock: ClockRule,
    /// Whether the lobby lists it; otherwise only link and code lead there.
    #[serde(default)]
    pub listed: bool,
    /// Draw who sits where by the committed seed when the game starts.
    #[serde(default)]
    pub draw_seats: bool,
    /// Whether seats may ask the computer for its best moves. Tables with hints are not rated among people.
    #[serde(default)]
    pub hints: bool,
    /// Start by itself as soon as nobody is missing.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<bool>")]
    pub auto_start: bool,
}

fn yes() -> bool {
    true
}

/// A place of a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// For the one who asks; at most one.
    Me,
    /// For anybody who comes.
    Open,
    /// For a computer opponent.
    Bot {
        /// Its level.
        level: String,
    },
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// Nobody counts.
    #[default]
    None,
    /// Each person has some time for the whole game, and gets some more for each decision.
    RealTime {
        /// At the start.
        seconds: u32,
        /// For each decision.
        increment: u32,
    },
    /// Each decision has to be made within some days.
    Correspondence {
        /// How many.
        days: u32,
    },
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People may still sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game rests until somebody goes on.
    Paused,
    /// The game is over; everything is open now.
    Over,
    /// The host closed the table before the start.
    Closed,
}

/// What was agreed on when the table was made. It never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// The id, for links.
    pub id: String,
    /// The short code, to tell somebody.
    pub code: String,
    /// The game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// All options with their values.
    #[schema(value_type = Object)]
    pub options: OptionMap,
    /// How time is kept.
    pub clock: ClockRule,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether places are drawn at the start.
    pub draw_seats: bool,
    /// Whether seats may ask for hints.
    pub hints: bool,
    /// The id of the person who made it.
    pub host: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// The SHA-256 of the seed, published before anybody sat down.
    pub commitment: String,
    /// The game and moment it branched from, for a "what if".
    pub branch_of: Option<Branch>,
}

/// A moment of another table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Branch {
    /// The table.
    pub table: String,
    /// How many moves had been made.
    pub ply: u32,
}

/// A seat and who is behind it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// The letter.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// Who it belongs to.
    pub holder: Holder,
    /// The level of the bot that plays for an absent, resigned or timed-out person.
    pub stand_in: Option<String>,
    /// Whether the person gave up, or ran out of time.
    pub left: Option<LeftHow>,
    /// Whether the person is connected to any node that told us; bots always are.
    pub present: bool,
}

/// How a person left a game for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeftHow {
    /// By giving up.
    Resigned,
    /// By running out of time.
    TimedOut,
}

/// Who a seat belongs to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The public id.
        id: String,
        /// The name.
        name: String,
    },
    /// A computer opponent.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A table as the lobby shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// The id, for links.
    pub id: String,
    /// The game.
    pub game: String,
    /// All options with their values.
    #[schema(value_type = Object)]
    pub options: OptionMap,
    /// How time is kept.
    pub clock: ClockRule,
    /// How far it is.
    pub phase: Phase,
    /// Who sits where.
    pub holders: Vec<Holder>,
    /// The seats that are to decide.
    #[schema(value_type = Vec<String>)]
    pub to_act: Vec<Seat>,
    /// Whether the one who asks is to decide; false for strangers.
    pub my_turn: bool,
    /// How many moves were made.
    pub ply: u32,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed_at: i64,
}

/// A table that was made or found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableRef {
    /// The id.
    pub id: String,
    /// The short code.
    pub code: String,
}

/// Asks for a table that goes on alone from a moment of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// How many moves had been made.
    pub ply: u32,
    /// The seat to play; bots play the others.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// The level of the others.
    pub level: String,
}
