//! The bodies of the rules, one file for each part of a turn.

pub(crate) mod activate;
pub(crate) mod build;
pub(crate) mod camp;
pub(crate) mod turn;
pub(crate) mod update;
