//! Position notation, both ways.

mod fill;
mod pending;
mod read;
mod write;

use lusoria_core::Problems;
use lusoria_core::contract::Position;
use serde_json::Value as Json;

use crate::{Options, State, Trajan};

impl Position for Trajan {
    const ORDERED: &'static [&'static str] = &[
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

    fn write_position(state: &State) -> Json {
        write::write(state)
    }

    fn read_position(options: &Options, position: &Json) -> Result<State, Problems> {
        read::read(*options, position)
    }
}
