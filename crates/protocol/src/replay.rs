//! Past moments of a game, hints and the check of the deal.

use lusoria_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::state::{LogLine, Sheet};
use crate::text::Text;

/// Moments of a game one after another, as one viewer saw or sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moments {
    /// How many moves the game has by now; there is one moment more.
    pub plies: u32,
    /// The moments asked for, at most 64.
    pub moments: Vec<Moment>,
}

/// A moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// How many moves had been made.
    pub ply: u32,
    /// What the viewer knew then.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The same laid out as text.
    pub sheet: Sheet,
    /// What was asked.
    pub prompt: Text,
    /// The seats that were to decide.
    #[schema(value_type = Vec<String>)]
    pub to_act: Vec<Seat>,
    /// The move that led here; absent at the start, and where the viewer may not know it.
    pub made: Option<MoveMade>,
    /// What happened with that move.
    pub log: Vec<LogLine>,
}

/// A move that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MoveMade {
    /// By whom.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// In notation.
    pub notation: String,
}

/// What a computer opponent would do in the place of whoever asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// The version it is about.
    #[ts(type = "number")]
    pub version: i64,
    /// The best moves, the best first.
    pub moves: Vec<HintedMove>,
}

/// A move a computer opponent thought about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HintedMove {
    /// The move.
    pub notation: String,
    /// The share of thinking it got, 0 to 1; absent where the bot does not search.
    pub share: Option<f64>,
    /// The result expected from it, 0 (last) to 1 (winning); absent where the bot does not search.
    pub expected: Option<f64>,
    /// How it would go on, in notation.
    pub line: Vec<String>,
}

/// A finished game judged by a computer opponent, decision by decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// The decisions in order, without those that had only one move.
    pub decisions: Vec<JudgedMove>,
    /// The decisions that cost the most, the dearest first, as places in `decisions`.
    pub turning_points: Vec<u32>,
    /// What each seat gave away in all.
    pub lost_by_seat: Vec<f64>,
}

/// A decision of a finished game, judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct JudgedMove {
    /// How many moves had been made before it.
    pub ply: u32,
    /// Who decided.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// What was played.
    pub played: String,
    /// What looked best.
    pub best: String,
    /// How the best would have gone on.
    pub line: Vec<String>,
    /// The result expected from the best, 0 (last) to 1 (winning).
    pub expected: f64,
    /// How much of it the move gave away.
    pub lost: f64,
}

/// The check of a finished game by the server; the client can repeat the first part of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fairness {
    /// The SHA-256 published before the game.
    pub commitment: String,
    /// The seed.
    pub seed: String,
    /// Whether the seed fits, and playing the record again gives the same game.
    pub verified: bool,
    /// What did not fit.
    pub problem: Option<String>,
}
