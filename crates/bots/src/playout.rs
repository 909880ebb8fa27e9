//! Play-outs: quick play from a state to a worth for each seat.

use lusoria_core::{BySeat, Game, Rng, Seat, SeatSet};

use crate::knowledge::Knowledge;
use crate::worth::worth;

/// How play-outs are played.
#[derive(Clone, Copy, Debug)]
pub struct Rollout {
    /// Decisions before the estimate cuts the play-out.
    pub decisions: u32,
    /// A move is the best of so many random ones.
    pub contest: u32,
}

/// Of several seats that may act, `first` is asked first, then the others in order.
#[inline]
pub fn seat_to_act(seats: SeatSet, first: Seat) -> Option<Seat> {
    if seats.contains(first) { Some(first) } else { seats.first() }
}

/// Plays on from `state` and says what the end is worth to each seat; adds the decisions played to `n_decisions`.
pub fn playout<G: Game, K: Knowledge<G>>(
    state: &mut G::State,
    first: Seat,
    rollout: Rollout,
    rng: &mut Rng,
    moves: &mut Vec<G::Move>,
    n_decisions: &mut u64,
) -> BySeat<f32> {
    let mut left = if K::CAN_ESTIMATE { rollout.decisions } else { u32::MAX };
    while let Some(seat) = seat_to_act(G::turn(state).seats(), first) {
        G::legal_moves(state, seat, moves);
        let aside = if seat == first { None } else { K::aside(state, moves) };
        let mv = match (moves.as_slice(), aside) {
            (_, Some(mv)) => mv,
            (&[only], _) => only,
            _ if left == 0 && K::is_settled(state) => break,
            _ => {
                left = left.saturating_sub(1);
                *n_decisions += 1;
                pick::<G, K>(state, seat, moves, rollout.contest, rng)
            }
        };
        G::apply_unchecked(state, seat, mv, &mut ());
    }
    worth::<G, K>(state)
}

/// The weightiest of a few random moves. Cheaper than weighing all, and never blind to any.
#[inline]
fn pick<G: Game, K: Knowledge<G>>(
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    contest: u32,
    rng: &mut Rng,
) -> G::Move {
    let mut best = moves[rng.index(moves.len())];
    if contest < 2 {
        return best;
    }
    let mut best_weight = K::weight(state, seat, best);
    for _ in 1..contest {
        let other = moves[rng.index(moves.len())];
        let weight = K::weight(state, seat, other);
        if weight > best_weight {
            (best, best_weight) = (other, weight);
        }
    }
    best
}
