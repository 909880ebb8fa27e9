//! Which game it is, and the types it is about.

use lusoria_core::Kind;

use crate::{Event, Illegal, Move, Options, State, View};

/// Praetor.
pub struct Praetor;

impl Kind for Praetor {
    const ID: &'static str = "praetor";
    const CLAUSES: &'static str = "PRA";
    const REVISION: u32 = 2;
    const TITLE: &'static str = "pra-title";
    const RULES: &'static str = include_str!("../../../docs/rules/praetor.md");

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
}
