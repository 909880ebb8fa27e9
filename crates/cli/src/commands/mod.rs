//! One module per command: its arguments and what it prints.

pub(crate) mod bench;
pub(crate) mod common;
pub(crate) mod games;
