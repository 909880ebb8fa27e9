//! Position notation, both ways; `docs/notation/praetor.md` describes it. Whatever a position leaves out is as at the
//! start of the game, with both stacks in the order of the data.

mod decision;
mod read;
mod write;

use lusoria_core::Problems;
use lusoria_core::contract::Position;
use serde_json::Value as Json;

use crate::{Options, Praetor, State};

impl Position for Praetor {
    const ORDERED: &'static [&'static str] = &["order", "arrivals", "city_stack", "wall_stack", "corners", "novices"];

    fn write_position(state: &State) -> Json {
        write::write(state)
    }

    fn read_position(options: &Options, position: &Json) -> Result<State, Problems> {
        read::read(options, position)
    }
}
