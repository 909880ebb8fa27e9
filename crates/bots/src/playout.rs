//! Play-outs: quick play from a state to a worth for each seat.

use lusoria_core::{BySeat, Game, Rng, Seat, SeatSet};

use crate::hindsight::Hindsight;
use crate::knowledge::Knowledge;
use crate::worth::worth;

/// How play-outs are played.
#[derive(Clone, Copy)]
pub struct Rollout<'a> {
    /// Decisions before the estimate cuts the play-out.
    pub decisions: u32,
    /// A move is the best of so many random ones.
    pub contest: u32,
    /// What earlier play-outs have taught of the moves of the first seat.
    pub hindsight: Option<&'a Hindsight>,
}

/// Lists that are used again and again.
pub struct Buffers<M> {
    /// The legal moves.
    pub moves: Vec<M>,
    /// What the first seat chose, to which a play-out adds.
    pub own: Vec<M>,
}

impl<M> Default for Buffers<M> {
    fn default() -> Buffers<M> {
        Buffers { moves: Vec::with_capacity(64), own: Vec::with_capacity(64) }
    }
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
    rollout: Rollout<'_>,
    rng: &mut Rng,
    Buffers { moves, own }: &mut Buffers<G::Move>,
    n_decisions: &mut u64,
) -> BySeat<f32> {
    let mut left = if K::CAN_ESTIMATE { rollout.decisions } else { u32::MAX };
    while let Some(seat) = seat_to_act(G::turn(state).seats(), first) {
        if seat != first
            && let Some(mv) = K::aside(state, seat)
        {
            G::apply_unchecked(state, seat, mv, &mut ());
            continue;
        }
        G::legal_moves(state, seat, moves);
        let mv = match moves[..] {
            [only] => only,
            _ if left == 0 && K::is_settled(state) => break,
            _ => {
                left = left.saturating_sub(1);
                *n_decisions += 1;
                let hindsight = rollout.hindsight.filter(|_| seat == first);
                let mv = pick::<G, K>(state, seat, moves, Rollout { hindsight, ..rollout }, rng);
                if hindsight.is_some() {
                    own.push(mv);
                }
                mv
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
    rollout: Rollout<'_>,
    rng: &mut Rng,
) -> G::Move {
    // One word of chance is enough for all draws: each next one is stirred from the last.
    let mut word = rng.word();
    let mut draw = || {
        let place = ((u64::from(word) * moves.len() as u64) >> 32) as usize;
        word = word.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        place
    };
    let first = draw();
    let mut best = moves[first];
    if rollout.contest < 2 {
        return best;
    }
    let weigh = |mv: G::Move| {
        let weight = K::weight(state, seat, mv);
        rollout.hindsight.map_or(weight, |hindsight| weight * hindsight.factor(&mv, K::tuning().hindsight))
    };
    let mut best_weight = weigh(best);
    // Weighing is the dear part, so a move drawn again is not weighed again.
    let mut weighed = place_bit(first);
    for _ in 1..rollout.contest {
        let place = draw();
        if weighed & place_bit(place) != 0 {
            continue;
        }
        weighed |= place_bit(place);
        let weight = weigh(moves[place]);
        if weight > best_weight {
            (best, best_weight) = (moves[place], weight);
        }
    }
    best
}

/// A bit for each of the first 64 places; what stands further back may be weighed twice.
#[inline]
const fn place_bit(place: usize) -> u64 {
    if place < 64 { 1 << place } else { 0 }
}
