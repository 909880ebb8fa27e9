//! Praetor (Pretor), Andrei Novac and Agnieszka Kopera, NSKN Games 2014: engineers build a Roman city together and work it
//! with dice that never roll. Rules: `docs/rules/praetor.md`; printed values, many of them reconstructed:
//! `data/components.toml`.
//!
//! Reading order: [`vocab`], [`data`], [`city`], `setup`, [`state`], [`moves`], `refusal`, `legal`, `apply`, `rules`
//! (`turn`, `camp`, `build`, `activate`, `update`), `score`, `forecast`, [`view`], `notation`, `position`, `text`, `sheet`.
//!
//! ```
//! use lusoria_core::contract::*;
//! use lusoria_core::{OptionMap, Seat, Seed};
//! use lusoria_praetor::{Move, Praetor};
//!
//! let options = Praetor::options(&OptionMap::new()).unwrap();
//! let mut state = Praetor::start(&options, &Seed::from_text("example"));
//! let mut moves = Vec::new();
//! Praetor::legal_moves(&state, Seat::new(0), &mut moves);
//! assert!(moves.iter().all(|mv| matches!(mv, Move::Side { .. })));
//! Praetor::apply(&mut state, Seat::new(0), moves[0], &mut ()).unwrap();
//! ```

mod apply;
mod check;
pub mod city;
pub mod data;
pub mod events;
pub mod facts;
mod forecast;
mod game;
mod legal;
pub mod moves;
mod notation;
mod position;
pub mod refusal;
mod rules;
mod score;
mod setup;
mod shape;
mod sheet;
pub mod state;
mod text;
pub mod view;
pub mod vocab;

pub use events::Event;
pub use game::Praetor;
pub use moves::Move;
pub use refusal::Illegal;
pub use setup::{Options, Sides, Switches};
pub use state::State;
pub use view::View;
