//! Scenario files (`*.scenario.toml`): a position, some steps and what must hold afterwards.
//!
//! ```
//! use lusoria_core::face::Face;
//! let text = r#"
//!     game = "micatio"
//!     title = "a five may be cashed"
//!     clauses = ["MIC-3.7"]
//!     [position]
//!     seats.A.hand = ["five", "one"]
//!     seats.B.hand = ["one"]
//!     pending = [{ favor = "A", left = 1 }]
//!     [[step]]
//!     seat = "A"
//!     move = "cash five"
//!     [expect]
//!     seats.A.hand = ["one"]
//!     seats.A.cashed = 1
//! "#;
//! let find = |id: &str| (id == "micatio").then(Face::<lusoria_toy::Micatio>::object);
//! let scenario = lusoria_scenario::Scenario::read(text).unwrap();
//! assert!(scenario.run(&find).unwrap().is_empty());
//! ```
#![warn(missing_docs)]

mod compare;
mod file;
mod files;
mod outcome;
mod run;
mod shape;
mod spelling;
mod variants;

pub use compare::{Difference, compare};
pub use file::{Scenario, Step, Unreadable};
pub use files::files_in;
pub use run::{Failure, FindGame};
