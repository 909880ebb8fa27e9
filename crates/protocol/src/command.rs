//! What people can do at a table. The same commands travel over the WebSocket and as REST requests.

use lusoria_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A command with what makes repeating it harmless.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Chosen by the client, unique among its commands, at most 40 characters. A repeat gets the same acknowledgement.
    pub id: String,
    /// The version of the table this answers. It is refused as stale when what it decides has changed since.
    #[ts(type = "number")]
    pub answers: i64,
    /// What to do.
    pub command: Command,
}

/// What people can do at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Sit down at an open place; at the first one when left out.
    Join {
        /// The place.
        #[serde(default)]
        #[ts(optional)]
        #[schema(value_type = Option<String>)]
        seat: Option<Seat>,
    },
    /// Give the place back, before the start.
    Leave,
    /// Change a place that no other person holds, before the start; for the host.
    Place {
        /// The place.
        #[schema(value_type = String)]
        seat: Seat,
        /// A level for a bot, or nothing for an open place.
        bot: Option<String>,
    },
    /// Start the game once nobody is missing; for the host.
    Start,
    /// Close the table before the start; for the host.
    Close,
    /// Make a move. More than one are made one after another as long as they are the same seat's and nothing hidden
    /// was revealed in between; the rest is then dropped.
    Play {
        /// In notation, 1 to 32 of them.
        moves: Vec<String>,
    },
    /// Take back the own last decision; asks the others for consent where needed.
    Undo,
    /// Answer the question about taking back.
    AnswerUndo {
        /// Whether it may be taken back.
        consent: bool,
    },
    /// Give up. A bot plays on where others go on playing.
    Resign,
    /// Let a bot play for the own seat, or for a person who has been away for a while.
    StandIn {
        /// The seat.
        #[schema(value_type = String)]
        seat: Seat,
        /// The level of the bot.
        level: String,
    },
    /// Take the own seat back from the bot.
    Return,
    /// Let the game and the clocks rest.
    Pause,
    /// Go on.
    Resume,
    /// Play the same again: makes the next table, or sits down there.
    Rematch,
    /// Say something; at most 500 characters.
    Say {
        /// What.
        text: String,
    },
    /// No longer hear a person at this table, or hear again.
    Mute {
        /// The person's id.
        person: String,
        /// Whether to be silent.
        on: bool,
    },
}

/// What became of a command.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Acknowledged {
    /// The id of the command.
    pub id: String,
    /// The version it brought the table to; everything up to it is stored.
    #[ts(type = "number")]
    pub version: i64,
    /// How many of several moves were made.
    pub moves: u32,
    /// The next table, for a rematch.
    pub table: Option<String>,
}
