//! The bodies of the rules, one file per part of a turn.

pub mod board;
pub mod extra;
pub mod needs;
pub mod quarter;
pub mod seaport;
pub mod sowing;
