//! The conformance battery: the promises of the contract, checked on random games of every variant of a game.

mod foresight;
mod say;
mod swift;
mod walk;

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};

use lusoria_core::{GameText, OptionMap, OptionValue, Outcome, Rng, Seed, Text};

use self::say::say_everywhere;
use self::walk::Walk;
use crate::alloc::allocations;
use crate::random::{games_asked, games_per_set, random_move};

/// In a long run, one in so many games is looked at closely.
const WALK_ONE_IN: usize = 256;

/// Plays random games of every variant on all cores and checks every promise on the way. In a long run most games are
/// looked at in passing and a few closely; otherwise each game is looked at closely.
pub fn random_games<G: GameText>() {
    let sets = G::option_variants();
    let games: Vec<(usize, usize)> = games_per_set(&sets)
        .into_iter()
        .enumerate()
        .flat_map(|(index, n_games)| (0..n_games).map(move |game| (index, game)))
        .collect();
    let next = AtomicUsize::new(0);
    let n_threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some(&(index, game)) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                    random_game::<G>(&sets[index], index, game);
                }
            });
        }
    });
    if games_asked().is_some() {
        println!("{}: {} random games of {} variants kept every promise", G::ID, games.len(), sets.len());
    }
}

fn random_game<G: GameText>(chosen: &OptionMap, index: usize, game: usize) {
    let options = G::options(chosen).unwrap_or_else(|problems| panic!("{chosen:?}: {problems}"));
    let seed = Seed::from_text(&format!("conformance {index} {game}"));
    let rng = Rng::from_number(index as u64 * 1_000_003 + game as u64);
    if games_asked().is_some() && !game.is_multiple_of(WALK_ONE_IN) {
        swift::whole_game::<G>(&options, &seed, rng);
    } else {
        let closeness = if game.is_multiple_of(16) { 6 } else { 97 };
        Walk::<G>::new(&options, seed, rng, closeness).whole_game();
    }
}

/// The result of a finished game: somebody won, and each seat's lines add up to its points.
fn check_outcome<G: GameText>(state: &G::State) -> Outcome {
    let outcome = G::outcome(state);
    assert_eq!(outcome.standings, G::standings(state));
    assert!(outcome.standings.iter().any(|standing| standing.rank == 1), "nobody won");
    for (seat, standing) in outcome.standings.pairs() {
        let sum: i32 = outcome.lines.iter().filter(|line| line.seat == seat).map(|line| line.points).sum();
        assert_eq!(sum, standing.points, "the score lines of {seat} do not add up: {:?}", outcome.lines);
    }
    outcome
}

/// Neither listing nor applying allocates, in whole games of every variant.
pub fn no_allocation<G: GameText>() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1]))) > 0, "the counting allocator is in use");
    for chosen in G::option_variants() {
        let options = G::options(&chosen).expect("variants are sound");
        let mut state = G::start(&options, &Seed::from_text("allocation"));
        let mut rng = Rng::from_number(7);
        let mut moves = Vec::with_capacity(1024);
        let calls = allocations(|| {
            while let Some((seat, mv)) = random_move::<G>(&state, &mut rng, &mut moves) {
                G::apply_unchecked(&mut state, seat, mv, &mut ());
            }
        });
        assert_eq!(calls, 0, "{chosen:?}: a game allocated");
    }
}

/// Options read back to themselves; unknown ones and values outside the range are refused.
pub fn options<G: GameText>() {
    for chosen in G::option_variants() {
        let options = G::options(&chosen).expect("variants are sound");
        let map = G::option_map(&options);
        assert_eq!(G::options(&map).as_ref(), Ok(&options), "{map:?} reads back as other options");
        assert!(chosen.iter().all(|(id, value)| map.get(id) == Some(value)), "{chosen:?} became {map:?}");
        assert_eq!(G::state_options(&G::start(&options, &Seed::from_text(""))), options);
    }
    for spec in G::option_specs() {
        let wrong = OptionMap::from([(spec.id.to_owned(), OptionValue::Word("no such value".to_owned()))]);
        let problems = G::options(&wrong).expect_err("a wrong value is refused").to_string();
        assert!(problems.contains(spec.id), "{problems}");
        say_everywhere::<G>(&Text::new(spec.about));
    }
    let unknown = OptionMap::from([("no-such-option".to_owned(), OptionValue::Flag(true))]);
    assert!(G::options(&unknown).is_err());
    say_everywhere::<G>(&Text::new(G::TITLE));
}
