//! Position notation, both ways; `docs/notation/praetor.md` describes it. Whatever a position leaves out is as at the
//! start of the game, with both stacks in the order of the data.

mod decision;
mod read;
mod write;

pub(crate) use read::read_position;
pub(crate) use write::write_position;
