//! Position notation, both ways; `docs/notation/trajan.md` describes it.

mod fill;
mod pending;
mod read;
mod write;

pub use read::read;
pub use write::write;

/// Keys whose lists are in order. Piles and stacks begin with their top.
pub const ORDERED: &[&str] = &[
    "pending",
    "senate",
    "deck",
    "left",
    "right",
    "forum_stack",
    "extra_stack",
    "bag",
    "demands",
    "past_demands",
    "demand_stack",
    "cards",
    "vp",
    "workers",
    "legion",
    "plus-two",
    "need",
];
