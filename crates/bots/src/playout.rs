//! Play-outs: quick play from a state to a worth for each seat.

use lusoria_core::contract::*;
use lusoria_core::{BySeat, Rng, Seat, SeatSet};

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
    /// What earlier play-outs have taught of the moves of the first seat, and how much that counts: of those before the estimate, and
    /// of those beyond it.
    pub hindsight: Option<(&'a [Hindsight; 2], f32)>,
    /// The seats that care about the outcome.
    pub seats: SeatSet,
    /// Whether to play on beyond the estimate, until an estimate makes sense again after a time when it did not, or to the end.
    pub goes_beyond: bool,
}

/// What came of a play-out, for each seat that was asked for.
pub struct Outcome {
    /// The worth of the end of the game or of the estimate that cut it.
    pub worth: BySeat<f32>,
    /// The same of what was played beyond that estimate.
    pub beyond: Option<BySeat<f32>>,
}

/// Lists that are used again and again.
pub struct Buffers<M> {
    /// The legal moves.
    pub moves: Vec<M>,
    /// What the first seat chose before the estimate, and beyond it; a play-out adds to them.
    pub own: [Vec<M>; 2],
}

impl<M> Default for Buffers<M> {
    fn default() -> Buffers<M> {
        Buffers { moves: Vec::with_capacity(64), own: std::array::from_fn(|_| Vec::with_capacity(64)) }
    }
}

/// Of several seats that may act, `first` is asked first, then the others in order.
#[inline]
pub fn seat_to_act(seats: SeatSet, first: Seat) -> Option<Seat> {
    if seats.contains(first) { Some(first) } else { seats.first() }
}

/// Plays on from `state` and says what came of it; adds the decisions played to `n_decisions`.
pub fn playout<G: Game, K: Knowledge<G>>(
    state: &mut G::State,
    first: Seat,
    rollout: Rollout<'_>,
    rng: &mut Rng,
    Buffers { moves, own }: &mut Buffers<G::Move>,
    n_decisions: &mut u64,
) -> Outcome {
    let mut left = if K::CAN_ESTIMATE { rollout.decisions } else { u32::MAX };
    let mut estimate = None;
    // Several decisions may fall into the moment that was estimated.
    let mut is_estimated = false;
    while let Some(seat) = seat_to_act(G::turn(state).seats(), first) {
        if seat != first
            && let Some(mv) = K::aside(state, seat)
        {
            G::apply_unchecked(state, seat, mv, &mut ());
            continue;
        }
        G::legal_moves(state, seat, moves);
        if let [only] = moves[..] {
            G::apply_unchecked(state, seat, only, &mut ());
            continue;
        }
        if left == 0 {
            let is_settled = K::is_settled(state);
            if is_settled && !is_estimated {
                if estimate.is_some() || !rollout.goes_beyond {
                    break;
                }
                estimate = Some(worth::<G, K>(state, rollout.seats));
            }
            is_estimated = is_settled;
        }
        left = left.saturating_sub(1);
        *n_decisions += 1;
        let part = usize::from(estimate.is_some());
        let hindsight = rollout.hindsight.filter(|_| seat == first).map(|(learnt, strength)| (&learnt[part], strength));
        let mv = pick::<G, K>(state, seat, moves, rollout.contest, hindsight, rng);
        if hindsight.is_some() {
            own[part].push(mv);
        }
        G::apply_unchecked(state, seat, mv, &mut ());
    }
    let end = worth::<G, K>(state, rollout.seats);
    match estimate {
        Some(worth) => Outcome { worth, beyond: Some(end) },
        None => Outcome { worth: end, beyond: None },
    }
}

/// Of more moves than these only those drawn are weighed, however quickly.
const MANY: usize = 32;

/// The weightiest of a few random moves. Cheaper than weighing all, and never blind to any.
#[inline]
fn pick<G: Game, K: Knowledge<G>>(
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    contest: u32,
    hindsight: Option<(&Hindsight, f32)>,
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
    if contest < 2 {
        return moves[first];
    }
    let weigh = |mv: G::Move| {
        let weight = K::weight(state, seat, mv);
        hindsight.map_or(weight, |(learnt, strength)| weight * learnt.factor(&mv, strength))
    };
    if K::WEIGHS_QUICKLY && moves.len() <= MANY {
        let mut weights = [0.0; MANY];
        weights.iter_mut().zip(moves).for_each(|(weight, &mv)| *weight = weigh(mv));
        let better = |best, place| if weights[place] > weights[best] { place } else { best };
        return moves[(1..contest).fold(first, |best, _| better(best, draw()))];
    }
    let mut best = moves[first];
    let mut best_weight = weigh(best);
    // Weighing is the dear part, so a move drawn again is not weighed again.
    let mut weighed = place_bit(first);
    for _ in 1..contest {
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

#[cfg(test)]
mod tests {
    use lusoria_core::{OptionMap, OptionValue, Seed};
    use lusoria_hadrians_wall::vocab::Phase;
    use lusoria_hadrians_wall::{HadriansWall, Move, State};

    use super::*;
    use crate::knowledge::{HadriansWallKnowledge, Tuning};

    #[test]
    fn a_play_out_that_goes_beyond_its_estimate_ends_a_year_later_and_keeps_it() {
        let options = OptionMap::from([("players".to_owned(), OptionValue::Number(2))]);
        let options = HadriansWall::options(&options).unwrap();
        let me = Seat::new(0);
        let play = |n_years, goes_beyond| {
            let mut state = HadriansWall::start(&options, &Seed::from_text("two Years"));
            let (mut rng, mut buffers) = (Rng::from_number(1), Buffers::default());
            let hindsight = Default::default();
            let mut outcome = Outcome { worth: BySeat::new(2), beyond: None };
            for _ in 0..n_years {
                let seats = SeatSet::only(me);
                let rollout =
                    Rollout { decisions: 3, contest: 4, hindsight: Some((&hindsight, 80.0)), seats, goes_beyond };
                let play = playout::<HadriansWall, HadriansWallKnowledge>;
                outcome = play(&mut state, me, rollout, &mut rng, &mut buffers, &mut 0);
            }
            (state, outcome, buffers.own.map(|moves| moves.len()))
        };
        let (near, estimate, [n_before, 0]) = play(1, false) else { panic!("nothing was played beyond") };
        let (far, both, [n_soon, n_later]) = play(1, true);
        let both_beyond = both.beyond.unwrap();
        assert_eq!((near.phase(), near.year()), (Phase::ChooseCards, 2));
        assert_eq!((far.phase(), far.year()), (Phase::ChooseCards, 3));
        assert!(estimate.beyond.is_none() && estimate.worth[me] == both.worth[me] && both.worth[me] != both_beyond[me]);
        assert!(n_before == n_soon && n_later > 5);
        let (last, outcome, _) = play(3, true);
        assert!(HadriansWall::turn(&last).is_over() && outcome.beyond.is_some(), "the end is beyond the last estimate");
    }

    /// Knows the same, but takes weighing to be dear.
    struct Unhurried;

    impl Knowledge<HadriansWall> for Unhurried {
        const CAN_ESTIMATE: bool = true;

        fn estimate(state: &State, seats: SeatSet, points: &mut BySeat<f32>) {
            HadriansWallKnowledge::estimate(state, seats, points);
        }

        fn weight(state: &State, seat: Seat, mv: Move) -> f32 {
            HadriansWallKnowledge::weight(state, seat, mv)
        }

        fn tuning() -> &'static Tuning {
            HadriansWallKnowledge::tuning()
        }
    }

    #[test]
    fn weighing_all_moves_in_order_picks_what_weighing_those_drawn_picks() {
        let mut state =
            HadriansWall::start(&HadriansWall::options(&OptionMap::new()).unwrap(), &Seed::from_text("a pick"));
        let (mut rng, mut other_rng, mut moves) = (Rng::from_number(7), Rng::from_number(7), Vec::new());
        let mut hindsight = Hindsight::default();
        let (mut few, mut many) = (0, 0);
        while let Some(seat) = HadriansWall::turn(&state).seats().first() {
            HadriansWall::legal_moves(&state, seat, &mut moves);
            let learnt = Some((&hindsight, 80.0));
            let quick = pick::<HadriansWall, HadriansWallKnowledge>(&state, seat, &moves, 10, learnt, &mut rng);
            let unhurried = pick::<HadriansWall, Unhurried>(&state, seat, &moves, 10, learnt, &mut other_rng);
            assert_eq!(quick, unhurried);
            *(if moves.len() <= MANY { &mut few } else { &mut many }) += 1;
            hindsight.learn(&[quick], (moves.len() % 5) as f32 / 5.0);
            HadriansWall::apply_unchecked(&mut state, seat, quick, &mut ());
        }
        assert!(few > 50 && many > 5, "{few} decisions with few moves, {many} with many");
    }
}
