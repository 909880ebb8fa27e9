//! What a table can be asked over the WebSocket without changing it, and the answers.

use lusoria_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::state::LegalMove;
use crate::text::Text;

/// The most lines in one question.
pub const MOST_LINES: usize = 64;
/// The most moves in one line.
pub const MOST_MOVES: usize = 32;

/// A question about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// What would happen: for whoever holds a seat, while the game is on.
    Preview {
        /// At most 64 lines; each has at most 32 moves in notation, decisions of the own seat one after another.
        lines: Vec<Vec<String>>,
        /// Whether the table afterwards is told too (`then`); it is, unless said otherwise.
        #[serde(default = "yes")]
        #[ts(optional, as = "Option<bool>")]
        then: bool,
    },
}

fn yes() -> bool {
    true
}

/// What is answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// What would happen, line by line.
    Previews {
        /// The version of the table that the lines begin at.
        #[ts(type = "number")]
        version: i64,
        /// As many as there were lines, in the same order.
        previews: Vec<Preview>,
    },
}

/// What a line of moves would bring, as far as the seat can know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Preview {
    /// What the seat would see happen, in order, up to the first thing that is hidden or random.
    pub events: Vec<ForetoldEvent>,
    /// The change in the points of each seat by every move that is told to its end.
    pub points: Vec<i32>,
    /// The first thing that the seat cannot know yet; nothing after it is told.
    pub unknown: Option<Text>,
    /// The table afterwards as this seat would see it; absent when something unknown or refused came first, and where it
    /// was not asked for.
    pub then: Option<Look>,
    /// Why a move of the line cannot be made; those before it are told.
    pub refused: Option<Problem>,
}

/// An event that would happen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ForetoldEvent {
    /// The line in words.
    pub text: Text,
    /// The event with named fields, in the game's own shape.
    #[ts(type = "Record<string, unknown>")]
    pub event: Value,
}

/// A moment as a seat would see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Look {
    /// What the seat would know, in the game's own shape.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What would be asked of the seat, or what the table would wait for.
    pub prompt: Text,
    /// What the seat could do next; empty when it would not be for this seat to decide.
    pub legal: Vec<LegalMove>,
    /// Points by seat, as far as the seat may know them.
    pub points: Vec<Option<i32>>,
    /// The seats that would have to decide.
    #[schema(value_type = Vec<String>)]
    pub to_act: Vec<Seat>,
}

impl From<lusoria_core::Look> for Look {
    fn from(look: lusoria_core::Look) -> Look {
        Look {
            view: look.view,
            prompt: look.prompt.into(),
            legal: look.legal.into_iter().map(LegalMove::from).collect(),
            points: look.points,
            to_act: look.to_act,
        }
    }
}

impl From<lusoria_core::face::SeenEvent> for ForetoldEvent {
    fn from(seen: lusoria_core::face::SeenEvent) -> ForetoldEvent {
        ForetoldEvent { text: seen.text.into(), event: seen.event }
    }
}
