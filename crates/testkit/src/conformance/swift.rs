//! A random game looked at in passing, for long runs: what can break in play, without texts, records and undo.

use lusoria_core::{GameText, Rng, Seed, Viewer};

use super::check_outcome;
use crate::random::{MAX_PLIES, random_move};

/// Moves kept to be tried where they were not listed.
const FOREIGN_MOVES: usize = 64;
/// At one in so many moments a viewer's state is sampled.
const SAMPLE_ONE_IN: u32 = 64;

/// Plays a whole game.
pub(super) fn whole_game<G: GameText>(options: &G::Options, seed: &Seed, mut rng: Rng) {
    let mut state = G::start(options, seed);
    let (mut moves, mut foreign) = (Vec::new(), Vec::new());
    for ply in 0..MAX_PLIES {
        let broken = G::check_invariants(&state);
        assert!(broken.is_empty(), "{broken:?} at ply {ply} of {seed:?}\n{state:?}");
        if rng.below(SAMPLE_ONE_IN) == 0 {
            check_sample::<G>(&state, &mut rng);
        }
        let Some((seat, mv)) = random_move::<G>(&state, &mut rng, &mut moves) else {
            check_outcome::<G>(&state);
            return;
        };
        if let Some(&other) = foreign.get(rng.index(FOREIGN_MOVES)) {
            let is_accepted = G::check(&state, seat, other).is_ok();
            assert_eq!(is_accepted, moves.contains(&other), "seat {seat}: {other} is accepted or listed\n{state:?}");
        }
        if foreign.len() < FOREIGN_MOVES {
            foreign.push(mv);
        } else {
            foreign[rng.index(FOREIGN_MOVES)] = mv;
        }
        let refused = G::apply(&mut state, seat, mv, &mut ()).err();
        assert!(refused.is_none(), "seat {seat}: {mv} is listed but refused: {refused:?}\n{state:?}");
    }
    panic!("the game of {seed:?} does not end");
}

/// A state sampled from a view is sound and looks the same.
fn check_sample<G: GameText>(state: &G::State, rng: &mut Rng) {
    let viewers: Vec<Viewer> = Viewer::all(G::n_seats(state)).collect();
    let viewer = viewers[rng.index(viewers.len())];
    let view = G::view(state, viewer);
    let sampled = G::sample(&view, rng);
    let broken = G::check_invariants(&sampled);
    assert!(broken.is_empty(), "a state sampled for {viewer:?} is broken: {broken:?}");
    assert!(G::view(&sampled, viewer) == view, "{viewer:?} tells a sampled state from the real one:\n{state:?}");
}
