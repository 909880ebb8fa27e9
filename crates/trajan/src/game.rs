//! Which game it is, and the types it is about.

use lusoria_core::Kind;

use crate::{Event, Illegal, Move, Options, State, View};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Trajan;

impl Kind for Trajan {
    const ID: &'static str = "trajan";
    const CLAUSES: &'static str = "TRJ";
    const REVISION: u32 = 2;
    const TITLE: &'static str = "trj-title";
    const RULES: &'static str = include_str!("../../../docs/rules/trajan.md");

    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
}
