//! One step of look-ahead: the move after which the position looks best, averaged over a few worlds the seat cannot
//! rule out.

use std::marker::PhantomData;

use lusoria_core::{Game, Rng, Seat, SeatSet};

use crate::bot::{Bot, Decision, Limit};
use crate::knowledge::Knowledge;
use crate::playout::{Buffers, Rollout, playout};

/// Plays the move that looks best at once.
pub struct Greedy<K> {
    worlds: u32,
    knowledge: PhantomData<fn() -> K>,
}

impl<K> Greedy<K> {
    /// Looks at so many worlds.
    pub const fn new(worlds: u32) -> Greedy<K> {
        Greedy { worlds, knowledge: PhantomData }
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Greedy<K> {
    fn choose(&mut self, decision: &Decision<G>, limit: &Limit, rng: &mut Rng) -> G::Move {
        let moves = decision.moves;
        if let [only] = moves[..] {
            return only;
        }
        let mut totals = vec![0.0; moves.len()];
        let mut senseless = vec![false; moves.len()];
        let mut buffers = Buffers::default();
        for world in 0..self.worlds {
            let state = G::sample(decision.view, rng);
            for (place, &mv) in moves.iter().enumerate() {
                senseless[place] |= K::weight(&state, decision.seat, mv) == 0.0;
                if !senseless[place] {
                    totals[place] += after::<G, K>(&state, decision.seat, mv, rng, &mut buffers);
                }
            }
            if world > 0 && limit.is_reached() {
                break;
            }
        }
        // A move without weight is not played where there is another.
        totals.iter_mut().zip(&senseless).filter(|(_, senseless)| **senseless).for_each(|(total, _)| *total = -1.0);
        best_of(moves, &totals, rng)
    }
}

/// The worth of the state after a move. What the move began is finished first, until an estimate makes sense; where
/// nothing can be estimated, that is a random play-out to the end. Between moves that look the same the weights decide.
fn after<G: Game, K: Knowledge<G>>(
    state: &G::State,
    seat: Seat,
    mv: G::Move,
    rng: &mut Rng,
    buffers: &mut Buffers<G::Move>,
) -> f32 {
    let mut next = state.clone();
    G::apply_unchecked(&mut next, seat, mv, &mut ());
    let rollout = Rollout {
        decisions: 0,
        contest: K::tuning().contest,
        hindsight: None,
        seats: SeatSet::only(seat),
        goes_beyond: false,
    };
    let outcome = playout::<G, K>(&mut next, seat, rollout, rng, buffers, &mut 0);
    outcome.worth[seat] + 1e-3 * K::weight(state, seat, mv)
}

/// The move with the highest total; equal ones are equally likely.
fn best_of<M: Copy>(moves: &[M], totals: &[f32], rng: &mut Rng) -> M {
    let best = totals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let n_best = totals.iter().filter(|&&total| total == best).count();
    let chosen = rng.index(n_best);
    let mut ties = moves.iter().zip(totals).filter(|&(_, &total)| total == best).map(|(&mv, _)| mv);
    ties.nth(chosen).expect("the index is below the number of ties")
}
