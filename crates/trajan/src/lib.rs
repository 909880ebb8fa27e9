//! Trajan by Stefan Feld (2011) for 2 to 4 players, as pure rules.
//!
//! Players sow action markers around their circle of six trays; the tray of the last marker gives the action, its
//! colors may fulfill a Trajan tile, and the number of markers moves time. After four laps a quarter is scored: the
//! needs of the people, then the senate. After four quarters the most points win. The rules are the numbered clauses of
//! `docs/rules/trajan.md`; printed content is `data/components.toml`.
//!
//! Reading order: [`vocab`], [`data`], [`bags`], [`state`], [`moves`], [`setup`], [`legal`], [`apply`], [`rules`],
//! [`score`], [`view`], [`notation`], [`position`], [`text`].
//!
//! ```
//! use lusoria_core::contract::*;
//! use lusoria_core::{OptionMap, Seed};
//! use lusoria_trajan::Trajan;
//!
//! let options = Trajan::options(&OptionMap::new()).unwrap();
//! let mut state = Trajan::start(&options, &Seed::from_text("ides of march"));
//! let seat = Trajan::turn(&state).seats().first().unwrap();
//! Trajan::apply(&mut state, seat, "place green".parse().unwrap(), &mut ()).unwrap();
//! ```

pub mod apply;
pub mod bags;
mod check;
pub mod data;
pub mod events;
pub mod facts;
mod game;
pub mod legal;
pub mod moves;
pub mod notation;
pub mod position;
pub mod refusal;
pub mod rules;
pub mod score;
pub mod setup;
pub mod shape;
pub mod sheet;
pub mod state;
pub mod text;
pub mod view;
pub mod vocab;

pub use events::Event;
pub use game::Trajan;
pub use moves::Move;
pub use refusal::Illegal;
pub use state::{Options, State};
pub use view::View;
