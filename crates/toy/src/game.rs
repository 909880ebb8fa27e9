//! Which game it is, and the types it is about.

use lusoria_core::Kind;

use crate::{Event, Illegal, Move, Options, State, View};

/// Micatio.
pub struct Micatio;

impl Kind for Micatio {
    const ID: &'static str = "micatio";
    const CLAUSES: &'static str = "MIC";
    const REVISION: u32 = 1;
    const TITLE: &'static str = "mic-title";
    const RULES: &'static str = include_str!("../../../docs/rules/micatio.md");

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
}
