//! The contract between the games of Lusoria and everything that plays, shows, stores or tests them.
//!
//! A game is a pure library: a [`Game`] turns options and a [`Seed`] into a plain state, lists and applies moves, and
//! builds what each seat may know. [`GameText`] adds the texts people and programs share. Everything else is a client
//! of these two traits, most of it through the object-safe face of [`face`].
//!
//! Reading order: [`seat`], [`seed`], [`game`], [`contract`], [`outcome`], [`text`], [`sheet`], [`options`], [`position`], [`fields`],
//! [`clauses`], [`game_text`], [`playing`], [`record`], [`look`], [`preview`], [`face`]. [`word`] holds what
//! the nouns of all games have in common.
#![warn(missing_docs)]

pub mod clauses;
pub mod contract;
pub mod face;
pub mod fields;
pub mod game;
pub mod game_text;
pub mod look;
pub mod options;
pub mod outcome;
pub mod playing;
pub mod position;
pub mod preview;
pub mod record;
pub mod seat;
pub mod seed;
pub mod sheet;
pub mod text;
pub mod word;

pub use game::{Game, GameEvent, Kind, Refusal, Turn, Viewer, Witness};
pub use game_text::{GameText, ParseMoveError};
pub use look::Look;
pub use options::{OptionMap, OptionReader, OptionSpec, OptionValue, OptionValues};
pub use outcome::{Outcome, Reason, ScoreLine, Standing, Standings};
pub use playing::{Match, UndoRefusal};
pub use position::{Problem, Problems};
pub use preview::Preview;
pub use record::Record;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use seed::{Rng, Seed};
pub use sheet::{Row, Section, Sheet};
pub use text::{Arg, Lang, Text};
