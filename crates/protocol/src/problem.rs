//! Why something was refused. The player's mistakes are explained, ours are logged and answered plainly.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::Text;

/// Why something was refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// For programs.
    pub code: ProblemCode,
    /// For people.
    pub text: Text,
    /// In English, with details such as the column of a wrong move; for logs and the curious.
    pub detail: String,
    /// The clause of the rules that refuses, if it was a move.
    pub clause: Option<String>,
}

/// The kinds of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    /// The message cannot be read.
    BadMessage,
    /// Too large, or too much at once.
    TooMuch,
    /// Nobody knows who asks: ask for a guest first.
    NotKnown,
    /// Name or password are wrong.
    WrongPassword,
    /// The name is taken.
    NameTaken,
    /// It may not be called that.
    BadName,
    /// Passwords have at least 8 characters.
    BadPassword,
    /// There is no such thing.
    NotFound,
    /// That is for others to do.
    NotYours,
    /// Not at this point of the table's life.
    NotNow,
    /// What it answers has changed since.
    Stale,
    /// The text is not a move.
    NotAMove,
    /// The rules refuse the move.
    Refused,
    /// The options, seats or clock do not fit.
    BadSetup,
    /// There is nothing that may be taken back.
    NoUndo,
    /// No place is free.
    Full,
    /// The server goes away or is overloaded; try again.
    Unavailable,
    /// A fault of the server, which was logged.
    Internal,
}
