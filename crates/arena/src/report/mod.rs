//! Self-contained pages: one HTML file with its style and plots inside, nothing to load, nothing to run.

mod analysis;
mod page;
mod plot;
mod simulation;

pub use analysis::{analysis_page, turning_point};
pub use simulation::{simulation_page, table};
