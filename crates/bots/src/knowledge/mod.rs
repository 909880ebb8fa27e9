//! What a bot knows of a game beyond its rules: how good a position looks and which moves are worth a try.
//!
//! One module per game, each with its numbers in `data/<game>.toml`. A game without a module is played with [`Plain`],
//! which knows nothing: play-outs go to the end and every move is tried alike.

pub mod glory_to_rome;
pub mod hadrians_wall;
mod micatio;
mod praetor;
pub mod trajan;
pub(crate) mod tuning;

use lusoria_core::{BySeat, Game, Seat, SeatSet};

pub use glory_to_rome::GloryToRomeKnowledge;
pub use hadrians_wall::HadriansWallKnowledge;
pub use micatio::MicatioKnowledge;
pub use praetor::PraetorKnowledge;
pub use trajan::TrajanKnowledge;
pub use tuning::Tuning;

/// What a bot knows of a game. All functions see full states, but only sampled ones: a bot has no other.
pub trait Knowledge<G: Game>: Send + Sync + 'static {
    /// Whether [`Knowledge::estimate`] says anything; without it play-outs go to the end of the game.
    const CAN_ESTIMATE: bool;

    /// Whether a move is weighed so quickly that play-outs had better weigh all of a decision in their order, which a processor
    /// foresees, than a few in any order.
    const WEIGHS_QUICKLY: bool = false;

    /// The points that these seats may expect at the end of a game that is not over.
    fn estimate(state: &G::State, seats: SeatSet, points: &mut BySeat<f32>);

    /// Whether an estimate makes sense at this moment; a play-out goes on until it does.
    fn is_settled(_state: &G::State) -> bool {
        true
    }

    /// The legal move of a seat that need not be thought about, while another seat thinks: what it does then hardly
    /// touches anybody, and asking for it costs time that is better spent on the own moves.
    fn aside(_state: &G::State, _seat: Seat) -> Option<G::Move> {
        None
    }

    /// How much a legal move is worth a try, compared with the other moves of the decision; usually about 1. A move of
    /// weight 0 is never tried where there is another, such as giving up.
    fn weight(state: &G::State, seat: Seat, mv: G::Move) -> f32;

    /// The numbers that fit this game.
    fn tuning() -> &'static Tuning;
}

/// Knows nothing of the game.
pub struct Plain;

impl<G: Game> Knowledge<G> for Plain {
    const CAN_ESTIMATE: bool = false;

    fn estimate(_state: &G::State, _seats: SeatSet, _points: &mut BySeat<f32>) {}

    fn weight(_state: &G::State, _seat: Seat, _mv: G::Move) -> f32 {
        1.0
    }

    fn tuning() -> &'static Tuning {
        Tuning::plain()
    }
}
