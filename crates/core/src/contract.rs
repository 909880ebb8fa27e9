//! Every part of the contract under one roof: `use lusoria_core::contract::*;` and `Trajan::legal_moves(…)` is found.
//!
//! Code that is generic over a game needs only the bound `G: Game` or `G: GameText`.

pub use crate::game::{Apply, Check, Course, Game, Kind, Legal, Scoring, Setup, Sight};
pub use crate::game_text::{GameText, Layout, Position, Printed, Speak};
