//! Which game it is, and the types it is about.

use lusoria_core::Kind;

use crate::{Event, Illegal, Move, Options, State, View};

/// Glory to Rome.
pub struct GloryToRome;

impl Kind for GloryToRome {
    const ID: &'static str = "glory-to-rome";
    const CLAUSES: &'static str = "GTR";
    const REVISION: u32 = 3;
    const TITLE: &'static str = "gtr-title";
    const RULES: &'static str = include_str!("../../../docs/rules/glory-to-rome.md");

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
}
