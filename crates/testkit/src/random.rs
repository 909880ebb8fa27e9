//! Random play, shared by the tests.

use lusoria_core::options::PLAYERS;
use lusoria_core::{Game, Match, OptionMap, Rng, Seat, Seed};

/// No game is longer than this.
pub const MAX_PLIES: usize = 200_000;

/// How many games were asked for with `LUSORIA_GAMES`, for a long run.
pub fn games_asked() -> Option<usize> {
    #[allow(clippy::disallowed_methods)]
    std::env::var("LUSORIA_GAMES").ok().and_then(|text| text.parse().ok())
}

/// How many games each of these option sets gets: a few; or, in a long run, the number asked for shared by the tables of
/// one edition (the same options at every player count), and once more shared by all other sets.
pub fn games_per_set(sets: &[OptionMap]) -> Vec<usize> {
    const A_FEW: usize = 6;
    let Some(asked) = games_asked() else { return vec![A_FEW; sets.len()] };
    let edition = |set: &OptionMap| OptionMap::from_iter(set.clone().into_iter().filter(|(id, _)| id != PLAYERS));
    let n_tables = |set: &OptionMap| sets.iter().filter(|other| edition(other) == edition(set)).count();
    let tables: Vec<usize> = sets.iter().map(n_tables).collect();
    let n_counts = tables.iter().copied().max().unwrap_or(1);
    let n_others = tables.iter().filter(|&&n| n < n_counts).count();
    tables.iter().map(|&n| asked.div_ceil(if n < n_counts { n_others } else { n })).collect()
}

/// One of the seats to act, each equally likely; none when the game is over.
pub fn seat_to_act<G: Game>(state: &G::State, rng: &mut Rng) -> Option<Seat> {
    let seats = G::turn(state).seats();
    (!seats.is_empty()).then(|| seats.iter().nth(rng.index(seats.len())).expect("the index is below the number"))
}

/// A seat to act and a legal move of it; none when the game is over.
pub fn random_move<G: Game>(state: &G::State, rng: &mut Rng, moves: &mut Vec<G::Move>) -> Option<(Seat, G::Move)> {
    let seat = seat_to_act::<G>(state, rng)?;
    G::legal_moves(state, seat, moves);
    assert!(!moves.is_empty(), "seat {seat} is to act but has no legal move: {state:?}");
    Some((seat, moves[rng.index(moves.len())]))
}

/// A random game, at most `max_plies` long.
pub fn random_match<G: Game>(options: &G::Options, seed: Seed, max_plies: usize, rng: &mut Rng) -> Match<G> {
    let mut game = Match::<G>::start(options, seed);
    let mut moves = Vec::new();
    while game.plies().len() < max_plies {
        let Some((seat, mv)) = random_move::<G>(game.state(), rng, &mut moves) else { break };
        game.play(seat, mv).expect("a listed move is legal");
    }
    game
}
