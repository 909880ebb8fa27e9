//! One table: its journal entries, the state they fold into, what people may do, and what they may see.
//!
//! Reading order: [`entry`], [`clock`], [`state`], [`orders`], [`seen`], [`actor`].

pub(crate) mod actor;
pub(crate) mod clock;
pub(crate) mod create;
pub(crate) mod entry;
pub(crate) mod head;
pub(crate) mod orders;
pub(crate) mod seen;
pub(crate) mod state;
