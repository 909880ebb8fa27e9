//! What the server has to offer: games, options, levels, names, rules and message files. None of it changes while a
//! server runs.

use lusoria_core::OptionValue;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::Text;

/// Everything on offer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Catalog {
    /// The protocol version of the server.
    pub protocol: u32,
    /// The version of the program.
    pub version: String,
    /// The games, in the order to show them.
    pub games: Vec<GameInfo>,
    /// The strengths of computer opponents, the weakest first.
    pub levels: Vec<LevelInfo>,
}

/// A game on offer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses and records.
    pub id: String,
    /// The message key of its title.
    pub title: String,
    /// The revision of its rules.
    pub revision: u32,
    /// What its clause numbers begin with, such as `GTR`.
    pub clauses: String,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// What can be chosen before a game, `players` among them.
    pub options: Vec<OptionInfo>,
}

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its id.
    pub id: String,
    /// The message key that explains it.
    pub about: String,
    /// What it may be.
    pub values: OptionKind,
    /// Its default; absent when it follows from another option.
    #[schema(value_type = serde_json::Value)]
    pub default: Option<OptionValue>,
    /// Whether it is a detail of the rules, to be offered apart from what people choose at a table.
    pub house_rule: bool,
}

/// What an option may be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// A number of this range, both ends included.
    Range {
        /// The lowest.
        min: i32,
        /// The highest.
        max: i32,
    },
    /// One of these words.
    OneOf {
        /// The words in order.
        words: Vec<OptionWord>,
    },
}

/// One word an option may be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionWord {
    /// The value.
    pub word: String,
    /// The message key that explains it.
    pub about: String,
}

/// A strength of computer opponents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelInfo {
    /// Its id, such as `medium`.
    pub id: String,
    /// The message key of its name.
    pub name: String,
    /// The message key of a sentence about it.
    pub about: String,
}

/// The printed name of a thing in each language, and what it is and does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ThingName {
    /// Its id in moves, events and views.
    pub id: String,
    /// English.
    pub en: String,
    /// Polish.
    pub pl: String,
    /// Russian.
    pub ru: String,
    /// What it is and does; absent for what has only a name.
    pub about: Option<Text>,
    /// The clause behind it.
    pub clause: Option<String>,
}

/// The rules page of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesPage {
    /// The game.
    pub game: String,
    /// Markdown, numbered by clauses such as `**GTR-4.2**`.
    pub markdown: String,
}

/// One Fluent message file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MessageFile {
    /// Its path, such as `pl/trajan.ftl`.
    pub path: String,
    /// Its contents.
    pub source: String,
}
