//! Position notation, both ways. `docs/notation/hadrians-wall.md` describes it.

mod read;
mod write;

use lusoria_core::Problems;
use lusoria_core::contract::Position;
use serde_json::Value as Json;

use crate::{HadriansWall, Options, State};

impl Position for HadriansWall {
    const ORDERED: &'static [&'static str] = &[
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

    fn write_position(state: &State) -> Json {
        write::write(state)
    }

    fn read_position(options: &Options, position: &Json) -> Result<State, Problems> {
        read::read(options, position)
    }
}
