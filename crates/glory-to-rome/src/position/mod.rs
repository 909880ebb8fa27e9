//! Position notation, both ways.

mod read;
mod write;

use lusoria_core::Problems;
use lusoria_core::contract::Position;
use serde_json::Value as Json;

use crate::{GloryToRome, Options, State};

impl Position for GloryToRome {
    const ORDERED: &'static [&'static str] = &["deck", "aside", "pending"];

    fn write_position(state: &State) -> Json {
        write::write(state)
    }

    fn read_position(options: &Options, position: &Json) -> Result<State, Problems> {
        read::read(options, position)
    }
}
