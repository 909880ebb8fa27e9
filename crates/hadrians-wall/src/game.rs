//! Which game it is, and the types it is about.

use lusoria_core::Kind;

use crate::{Event, Illegal, Move, Options, State, View};

/// Hadrian's Wall.
pub struct HadriansWall;

impl Kind for HadriansWall {
    const ID: &'static str = "hadrians-wall";
    const CLAUSES: &'static str = "HW";
    const REVISION: u32 = 2;
    const TITLE: &'static str = "hw-title";
    const RULES: &'static str = include_str!("../../../docs/rules/hadrians-wall.md");

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
}
