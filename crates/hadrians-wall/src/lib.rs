//! Hadrian's Wall (Bobby Hill, Garphill Games 2020), played by its full rules for one to six players: six Years of
//! building the wall and the town behind it, everybody at the same time, and an attack at the end of each.
//! Rules: `docs/rules/hadrians-wall.md`.
//!
//! The sheets are data: every box, icon and cost is read from `data/components.toml` into tables, and one filled box
//! resolves its whole chain of icons at once, stopping only where something is to be chosen.
//!
//! Reading order: [`vocab`], [`pieces`], [`icon`], [`data`], `setup`, [`state`], [`moves`], [`refusal`], `legal`,
//! `check`, `apply`, `rules`, [`score`], [`summary`], `shape`, [`view`], `notation`, `position`, `text`.
//!
//! ```
//! use lusoria_core::contract::*;
//! use lusoria_core::{OptionMap, Seat, Seed};
//! use lusoria_hadrians_wall::{HadriansWall, Move};
//!
//! let options = HadriansWall::options(&OptionMap::new()).unwrap();
//! let mut state = HadriansWall::start(&options, &Seed::from_text("example"));
//! let mut moves = Vec::new();
//! HadriansWall::legal_moves(&state, Seat::new(0), &mut moves);
//! assert!(moves.iter().all(|mv| matches!(mv, Move::Path { .. })));
//! HadriansWall::apply(&mut state, Seat::new(0), moves[0], &mut ()).unwrap();
//! ```
#![warn(missing_docs)]

mod apply;
mod campaign;
mod check;
pub mod data;
pub mod events;
pub mod facts;
mod game;
pub mod icon;
mod legal;
pub mod moves;
mod notation;
pub mod pieces;
mod position;
pub mod refusal;
mod rules;
pub mod score;
mod setup;
mod shape;
mod sheet;
pub mod state;
pub mod summary;
mod text;
pub mod view;
pub mod vocab;

pub use events::Event;
pub use game::HadriansWall;
pub use moves::Move;
pub use refusal::Illegal;
pub use setup::Options;
pub use state::State;
pub use view::View;
