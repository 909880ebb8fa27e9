//! What a search found, for people: the best moves, how they were judged, and how play may go on.

use lusoria_core::{Game, Rng, Seat};
use serde::Serialize;

use super::trace::Trace;
use super::tree::{Edge, Tree, compare, totals};
use crate::bot::Decision;
use crate::playout::seat_to_act;

/// What was found of a decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Insight<M> {
    /// How often the decision was looked at.
    pub visits: u32,
    /// The moves, the best first.
    pub lines: Vec<Line<M>>,
}

/// What was found of one move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line<M> {
    /// The move.
    pub mv: M,
    /// How often it was looked at.
    pub visits: u32,
    /// The expected result for the seat that decides, from 0 (lost) to 1 (won).
    pub expected: f32,
    /// How play may go on after it, as the search expects.
    pub continuation: Vec<(Seat, M)>,
}

/// The longest continuation worth reading.
const MAX_CONTINUATION: usize = 8;
/// A continuation that was looked at less often is guesswork.
const MIN_VISITS: u32 = 8;

pub(super) fn insight<G: Game>(
    trees: &[Tree<G>],
    decision: &Decision<G>,
    root: &Trace,
    rng: &mut Rng,
) -> Insight<G::Move> {
    let mut edges = totals(trees, root.key(decision.seat), decision.moves);
    edges.sort_by(|a, b| compare(b, a));
    let all: u32 = edges.iter().map(|edge| edge.visits).sum();
    let mean = edges.iter().map(|edge| edge.total).sum::<f32>() / all.max(1) as f32;
    let state = G::sample(decision.view, rng);
    let line = |edge: &Edge<G::Move>| Line {
        mv: edge.mv,
        visits: edge.visits,
        expected: edge.mean(mean),
        continuation: continuation(&trees[0], state.clone(), root.clone(), decision.seat, edge.mv),
    };
    Insight { visits: all, lines: edges.iter().map(line).collect() }
}

/// The moves the tree likes best after a move, in one world.
fn continuation<G: Game>(
    tree: &Tree<G>,
    mut state: G::State,
    mut trace: Trace,
    first: Seat,
    mv: G::Move,
) -> Vec<(Seat, G::Move)> {
    let mut line = Vec::new();
    let mut moves = Vec::new();
    trace.play::<G>(&mut state, first, mv);
    while let Some(seat) = seat_to_act(G::turn(&state).seats(), first).filter(|_| line.len() < MAX_CONTINUATION) {
        G::legal_moves(&state, seat, &mut moves);
        let best = match moves[..] {
            [only] => Some(only),
            _ => {
                let edges = tree.edges(trace.key(seat)).iter().filter(|edge| moves.contains(&edge.mv));
                edges.max_by(|a, b| compare(a, b)).filter(|edge| edge.visits >= MIN_VISITS).map(|edge| edge.mv)
            }
        };
        let Some(mv) = best else { break };
        line.push((seat, mv));
        trace.play::<G>(&mut state, seat, mv);
    }
    line
}
