//! What goes into the store and comes out of it.

use std::fmt;

/// Entries to append to the journal of a table, with what follows from them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The version of the first entry.
    pub version: i64,
    /// The entries; each raises the version by one.
    pub entries: Vec<NewEntry>,
    /// What the table is like afterwards.
    pub head: Head,
    /// Who belongs to the table from now on, when that changed.
    pub members: Option<Vec<String>>,
    /// What never changes, with the first entry.
    pub new: Option<NewRow>,
}

/// A new entry of a journal.
#[derive(Clone)]
pub struct NewEntry {
    /// The person and command it came from, to recognize a repeat.
    pub command: Option<String>,
    /// The entry as JSON.
    pub entry: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Secret: entries hold seeds and hidden moves, so that no log line may carry them.
impl fmt::Debug for NewEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewEntry").field("at", &self.at).finish_non_exhaustive()
    }
}

/// What a table is like, for finding it.
#[derive(Clone, PartialEq, Debug)]
pub struct Head {
    /// How far it is.
    pub phase: String,
    /// Whether a bot is to act.
    pub bots: bool,
    /// When a clock runs out, if one runs.
    pub deadline: Option<i64>,
    /// What the lobby shows, as JSON. Nothing hidden.
    pub summary: String,
}

/// What never changes about a table.
#[derive(Clone, PartialEq, Debug)]
pub struct NewRow {
    /// The short code.
    pub code: String,
    /// The game.
    pub game: String,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Who made it.
    pub host: String,
}

/// A table as it is found.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// The short code.
    pub code: String,
    /// The version of its last entry.
    pub version: i64,
    /// Whether a bot is to act.
    pub bots: bool,
    /// When a clock runs out, if one runs.
    pub deadline: Option<i64>,
    /// What the lobby shows, as JSON.
    pub summary: String,
    /// When something last happened.
    pub changed_at: i64,
}

/// An entry of a journal.
#[derive(Clone, PartialEq)]
pub struct StoredEntry {
    /// Its version.
    pub version: i64,
    /// The person and command it came from.
    pub command: Option<String>,
    /// The entry as JSON.
    pub entry: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl fmt::Debug for StoredEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredEntry").field("version", &self.version).finish_non_exhaustive()
    }
}

/// A person.
#[derive(Clone, PartialEq)]
pub struct Person {
    /// The public id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// The name in lower case, for accounts.
    pub account: Option<String>,
    /// The hash of the password, for accounts.
    pub password: Option<String>,
    /// The language.
    pub lang: Option<String>,
    /// What clients want to remember, as JSON.
    pub settings: String,
    /// When the person first came.
    pub created_at: i64,
}

impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

/// What a person changes about themselves; what is left out stays as it is by then.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct PersonChange {
    /// The name others see. That of an account stays.
    pub name: Option<String>,
    /// The language.
    pub lang: Option<String>,
    /// What clients want to remember, as JSON.
    pub settings: Option<String>,
}

/// The result of one seat of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// The table.
    pub table: String,
    /// The seat, counted from 0.
    pub seat: i64,
    /// The person, unless a bot held the seat.
    pub person: Option<String>,
    /// The name, or the level of a bot.
    pub name: String,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: i64,
    /// Whether bots sat at the table.
    pub with_bots: bool,
    /// 1 for the winner.
    pub rank: i64,
    /// Points, when the game was played to its end.
    pub points: Option<i64>,
    /// When it ended.
    pub ended_at: i64,
}

/// A rating of a person (by id) or of a level (`bot:LEVEL`).
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// Whose.
    pub subject: String,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: i64,
    /// Whether it counts tables with bots.
    pub with_bots: bool,
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is.
    pub uncertainty: f64,
    /// Games it rests on.
    pub games: i64,
}

/// Computes new ratings from the old ones of the same subjects, in the same order.
pub type Rate = Box<dyn Fn(Vec<Rated>) -> Vec<Rated> + Send + Sync>;

/// The end of a table.
pub struct Settlement {
    /// The table.
    pub table: String,
    /// One row per seat; none when the game does not count.
    pub results: Vec<ResultRow>,
    /// What everybody starts from, one per seat that is rated.
    pub newcomers: Vec<Rated>,
    /// Computes the new ratings.
    pub rate: Rate,
}

/// Results of a person added up.
#[derive(Clone, PartialEq, Debug)]
pub struct StatisticsRow {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: i64,
    /// Whether bots sat at these tables.
    pub with_bots: bool,
    /// Games finished.
    pub games: i64,
    /// Games won.
    pub wins: i64,
    /// The mean rank.
    pub mean_rank: f64,
    /// The mean of the points.
    pub mean_points: f64,
    /// The most points.
    pub best_points: i64,
}

/// What other nodes did.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// These tables have new entries.
    Tables(Vec<TableNews>),
    /// What another node told that is in no table.
    Words {
        /// Which one.
        node: String,
        /// In the order they were told.
        words: Vec<String>,
    },
    /// Some news may have been lost: look at every table again.
    Lost,
}

/// A table with new entries.
#[derive(Clone, PartialEq, Debug)]
pub struct TableNews {
    /// The table.
    pub table: String,
    /// Its version now.
    pub version: i64,
    /// Whether a bot is to act.
    pub bots: bool,
}
