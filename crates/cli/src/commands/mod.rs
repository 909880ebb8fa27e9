//! One module per command: its arguments and what it prints.

pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod common;
pub(crate) mod docs;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
