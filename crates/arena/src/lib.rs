//! Measures engines and opponents by playing them: the figures behind `lusoria bench`, `sim` and `analyze`.
//!
//! Reading order: [`plan`] (which games), [`table`] (one game), [`run`] (all of them, on all cores), [`log`] (so that a
//! run can go on later), [`stats`] and [`ladder`] (what they show), [`analysis`] (one record), [`report`] (pages).
#![warn(missing_docs)]

pub mod analysis;
pub mod ladder;
pub mod log;
pub mod plan;
pub mod report;
pub mod run;
pub mod speed;
pub mod stats;
pub mod table;
