//! Micatio, a toy game for tests: small, but with every difficulty of the real games — hidden hands, a shuffled deck,
//! a simultaneous phase, nested decisions, an early end and a tie-break. Rules: `docs/rules/micatio.md`.
//!
//! Reading order: [`vocab`], `data`, `setup`, [`state`], [`moves`], `legal`, `apply`, `score`, [`view`], `notation`,
//! `position`, `text`.
//!
//! ```
//! use lusoria_core::contract::*;
//! use lusoria_core::{OptionMap, Seat, Seed};
//! use lusoria_toy::{Micatio, Move};
//!
//! let options = Micatio::options(&OptionMap::new()).unwrap();
//! let mut state = Micatio::start(&options, &Seed::from_text("example"));
//! let mut moves = Vec::new();
//! Micatio::legal_moves(&state, Seat::new(0), &mut moves);
//! assert!(moves.iter().all(|mv| matches!(mv, Move::Lay { .. })));
//! Micatio::apply(&mut state, Seat::new(0), moves[0], &mut ()).unwrap();
//! ```

mod apply;
mod check;
mod data;
pub mod events;
pub mod facts;
mod game;
mod legal;
pub mod moves;
mod notation;
mod position;
pub mod refusal;
mod score;
mod setup;
mod shape;
mod sheet;
pub mod state;
mod text;
pub mod view;
pub mod vocab;

pub use events::Event;
pub use game::Micatio;
pub use moves::Move;
pub use refusal::Illegal;
pub use setup::Options;
pub use state::State;
pub use view::View;
pub use vocab::{Bag, Value};
