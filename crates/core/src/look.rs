//! The table as one viewer sees it, built from one view.

use serde::Serialize;
use serde_json::Value;

use crate::face::{LegalMove, json};
use crate::{GameText, Seat, Text, Viewer};

/// What one viewer sees of a moment: everything but the sheet, which only plain boards and terminals need.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Look {
    /// What the viewer knows, in the game's own shape.
    pub view: Value,
    /// What is asked of the viewer, or what the table waits for.
    pub prompt: Text,
    /// What the viewer may do now; empty when it is not for the viewer to decide.
    pub legal: Vec<LegalMove>,
    /// Points by seat, as far as the viewer may know them.
    pub points: Vec<Option<i32>>,
    /// The seats that are to decide.
    pub to_act: Vec<Seat>,
}

/// Builds what a viewer sees.
pub(crate) fn look<G: GameText>(state: &G::State, viewer: Viewer) -> Look {
    look_through::<G>(state, &G::view(state, viewer), viewer.seat())
}

/// The same from a view that is there already.
pub(crate) fn look_through<G: GameText>(state: &G::State, view: &G::View, seat: Option<Seat>) -> Look {
    Look {
        view: json(view),
        prompt: G::prompt(view),
        legal: seat.map_or_else(Vec::new, |seat| legal::<G>(state, view, seat)),
        points: G::points(view),
        to_act: G::turn(state).seats().iter().collect(),
    }
}

/// What a seat may do, in its own words; nothing for a seat that the table does not have.
pub(crate) fn legal<G: GameText>(state: &G::State, view: &G::View, seat: Seat) -> Vec<LegalMove> {
    if seat.index() >= G::n_seats(state) {
        return Vec::new();
    }
    let mut moves: Vec<G::Move> = Vec::new();
    G::legal_moves(state, seat, &mut moves);
    let legal_move =
        |mv: G::Move| LegalMove { notation: mv.to_string(), text: G::describe(view, mv), fields: json(&mv) };
    moves.into_iter().map(legal_move).collect()
}
