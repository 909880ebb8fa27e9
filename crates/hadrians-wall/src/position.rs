//! Position notation, both ways. `docs/notation/hadrians-wall.md` describes it.

mod read;
mod write;

pub(crate) use read::read_position;
pub(crate) use write::write_position;

/// Keys whose lists are in order.
pub(crate) const ORDERED: &[&str] = &[
    "fate_deck",
    "fate_discard",
    "neutral_deck",
    "neutral_cards",
    "neutral_discard",
    "neutral_pieces",
    "deck",
    "drawn",
    "paths",
    "prospects",
    "market",
    "theater",
    "baths",
    "diplomats",
    "pending",
];
