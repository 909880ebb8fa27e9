//! Glory to Rome by Carl Chudyk, 2 to 5 players, by its full rules: the Polish edition with its classic variant, the
//! black box with Republic and Imperium, and the training game. Rules: `docs/rules/glory-to-rome.md`.
//!
//! Every card is a role, a material, a client and a building at once. A leader plays a role, the others follow or think,
//! and everybody performs the role's actions with cards played and clients. Structures give functions that change
//! nearly every rule, so a turn is a stack of pending work: see [`state::Pending`].
//!
//! Reading order: [`vocab`], `data`, `setup`, [`state`], [`moves`], [`events`], [`refusal`], `legal`, `check`, `apply`,
//! `rules`, [`score`], [`view`], `view_shape`, `notation`, `position`, `position_reader`, `text`.
//!
//! ```
//! use lusoria_core::contract::*;
//! use lusoria_core::{OptionMap, Seed};
//! use lusoria_glory_to_rome::{GloryToRome, Move};
//!
//! let options = GloryToRome::options(&OptionMap::new()).unwrap();
//! let mut state = GloryToRome::start(&options, &Seed::from_text("example"));
//! let leader = state.leader;
//! GloryToRome::apply(&mut state, leader, Move::Think, &mut ()).unwrap();
//! GloryToRome::apply(&mut state, leader, Move::TakeJack, &mut ()).unwrap();
//! assert_eq!(state.areas[leader].jacks, 1);
//! assert_eq!(state.leader, leader.left(3));
//! ```

mod about;
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
mod rules;
pub mod score;
mod setup;
mod shape;
mod sheet;
pub mod state;
mod text;
pub mod view;
pub mod vocab;

pub use events::Event;
pub use game::GloryToRome;
pub use moves::Move;
pub use refusal::Illegal;
pub use setup::Options;
pub use state::State;
pub use view::View;
pub use vocab::{Building, Edition, Material, Role};
