//! Position notation, both ways.

mod read;
mod write;

use lusoria_core::Problems;
use lusoria_core::contract::Position;
use serde_json::Value as Json;

use crate::state::End;
use crate::{Micatio, Options, State};

impl Position for Micatio {
    const ORDERED: &'static [&'static str] = &["deck", "pending"];

    fn write_position(state: &State) -> Json {
        write::write(state)
    }

    fn read_position(options: &Options, position: &Json) -> Result<State, Problems> {
        read::read(options, position)
    }
}

const fn end_word(end: End) -> &'static str {
    match end {
        End::Goal => "goal",
        End::NoCards => "no-cards",
    }
}
