//! The bodies of the rules: the chain of icons, the course of a Year, the attack.

pub(crate) mod actions;
pub(crate) mod attack;
pub(crate) mod cascade;
pub(crate) mod year;
