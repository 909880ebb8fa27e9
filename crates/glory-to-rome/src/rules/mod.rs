//! The rules by chapter, as methods of a state being changed.

pub(crate) mod building;
pub(crate) mod completing;
pub(crate) mod demands;
pub(crate) mod forums;
pub(crate) mod goods;
pub(crate) mod hands;
pub(crate) mod hiring;
pub(crate) mod playing;
pub(crate) mod rounds;
pub(crate) mod thinking;
