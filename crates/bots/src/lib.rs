//! Computer opponents. A bot is given a view and the legal moves, never a state, so that peeking does not compile.
//!
//! Three kinds of bots play any game: [`Random`], [`Greedy`] (one step of look-ahead) and [`Search`] (information-set
//! Monte Carlo tree search for several players). What they know of a particular game is its [`Knowledge`]; a game
//! without any is played with [`Plain`]. A [`Level`] is a bot with settings from `data/levels.toml`.
//!
//! Reading order: [`bot`], [`knowledge`], [`worth`], [`greedy`], [`hindsight`], [`search`], [`level`], [`spec`].
#![warn(missing_docs)]

pub mod bot;
pub mod greedy;
pub mod hindsight;
pub mod knowledge;
pub mod level;
pub mod playout;
pub mod search;
pub mod spec;
pub mod worth;

pub use bot::{Bot, Decision, Limit, Random};
pub use greedy::Greedy;
pub use knowledge::{Knowledge, Plain, Tuning};
pub use level::{Level, ParseLevelError};
pub use search::{Insight, Line, Search, Settings};
pub use spec::BotSpec;
