//! People: guests, accounts, their settings, history, statistics and ratings.

use lusoria_core::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Who is asking, as told by the cookie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The public id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Whether there is an account behind it, or just this browser.
    pub account: bool,
    /// The language chosen, if any.
    #[schema(value_type = Option<String>)]
    pub lang: Option<Lang>,
    /// What the client wants to remember, as it sent it.
    #[ts(type = "Record<string, unknown>")]
    pub settings: Value,
    /// Tables where this person has a seat and the game is not over, those that wait for this person first.
    pub tables: Vec<super::table::TableSummary>,
}

/// Asks for a guest. Whoever has a valid cookie already stays who they are.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name others see; a Roman one is drawn when left out.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// The language.
    #[serde(default)]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub lang: Option<Lang>,
}

/// Changes what is told; what is left out stays.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// The name others see. An account's name cannot be changed.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// The language.
    #[serde(default)]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub lang: Option<Lang>,
    /// What the client wants to remember: an object of at most 4 KiB.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub settings: Option<Value>,
}

/// A name with a password: to log in, or to turn a guest into an account, who keeps all games.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name others see, 2 to 24 characters.
    pub name: String,
    /// At least 8 characters.
    pub password: String,
}

/// Secret: shown without the password, so that no log line carries it.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A new password.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The one that holds until now.
    pub old: String,
    /// At least 8 characters.
    pub new: String,
}

impl std::fmt::Debug for ChangePassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ChangePassword(..)")
    }
}

/// A code that makes another device the same person: once, within ten minutes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeviceCode {
    /// To type or to put into a link on the other device.
    pub code: String,
    /// How many seconds it still works.
    pub seconds: u32,
}

/// What everybody may know about a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether there is an account behind it.
    pub account: bool,
    /// When the person first came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
    /// Results added up per game and number of players.
    pub statistics: Vec<Statistics>,
    /// Ratings per game and number of players.
    pub ratings: Vec<Rating>,
}

/// Results added up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// Whether bots sat at these tables.
    pub with_bots: bool,
    /// Games finished.
    pub games: u32,
    /// Games won, alone or shared.
    pub wins: u32,
    /// The mean of the ranks, 1 for a winner.
    pub mean_rank: f64,
    /// The mean of the points.
    pub mean_points: f64,
    /// The most points.
    pub best_points: i32,
}

/// How strong a person or bot is thought to be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rating {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// Whether it counts tables with bots; ratings among people are kept apart.
    pub with_bots: bool,
    /// The estimate (Weng-Lin, 25 at the start).
    pub rating: f64,
    /// How uncertain it is; rating minus three times this is a safe lower end.
    pub uncertainty: f64,
    /// Games it rests on.
    pub games: u32,
}

/// A line of a ranking list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RankedPerson {
    /// The person's id, or `bot:LEVEL`.
    pub id: String,
    /// The name, or the level.
    pub name: String,
    /// The rating.
    pub rating: Rating,
}

/// A finished game in somebody's history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HistoryEntry {
    /// The table, for its replay and record.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended_at: i64,
    /// Who sat there, in seat order.
    pub seats: Vec<HistorySeat>,
    /// Which of the seats was the person's.
    pub mine: u8,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HistorySeat {
    /// The person's id; absent for bots.
    pub person: Option<String>,
    /// The name, or the level of a bot.
    pub name: String,
    /// Points at the end; absent when the game was not played to its end.
    pub points: Option<i32>,
    /// 1 for the winner.
    pub rank: u8,
}

/// A page of a history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct History {
    /// The newest first.
    pub games: Vec<HistoryEntry>,
    /// Give this as `before` for the next page; absent on the last one.
    #[ts(type = "number | null")]
    pub next: Option<i64>,
}
