//! Measures engines by playing: the figures behind `lusoria bench`.
#![warn(missing_docs)]

pub mod speed;
