//! How fast an engine plays uniform random moves, on one thread.

use std::hint::black_box;
use std::time::{Duration, Instant};

use lusoria_bots::{Decision, Knowledge, Limit, Plain, Search, Settings};
use lusoria_core::face::AnyMatch;
use lusoria_core::preview::Depth;
use lusoria_core::{Game, GameText, Match, Rng, Seat, Seed, Viewer};
use serde::Serialize;

/// The figures of one game with one set of options.
#[derive(Clone, Debug, Serialize)]
pub struct Speed {
    /// Whole games per second, set-up included.
    pub games_per_s: f64,
    /// Decisions per second, set-up included. A decision lists all legal moves and applies one; it counts only where two
    /// or more were legal.
    pub decisions_per_s: f64,
    /// Moves per second, forced ones included.
    pub moves_per_s: f64,
    /// Decisions of an average game.
    pub decisions_per_game: f64,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
    /// Nanoseconds to build the view of the seat to act.
    pub view_ns: f64,
    /// Nanoseconds to sample a state from a view.
    pub sample_ns: f64,
    /// Nanoseconds to say what a move of the seat to act would bring, events and points.
    pub preview_ns: f64,
    /// The same with the table afterwards: its view, legal moves and texts.
    pub preview_table_ns: f64,
    /// Nanoseconds to build what the seat to act sees: view, legal moves and texts.
    pub look_ns: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of a move.
    pub move_bytes: usize,
    /// Search from the first decision of games, every play-out to the end of the game.
    pub search_to_end: SearchSpeed,
    /// Search from the first decision of games as the levels do it, with knowledge of the game.
    pub search: SearchSpeed,
}

/// How fast a search is.
#[derive(Clone, Debug, Serialize)]
pub struct SearchSpeed {
    /// Worlds dealt and played per second.
    pub iterations_per_s: f64,
    /// Decisions per second inside the tree and in play-outs, counted where two or more moves were legal.
    pub decisions_per_s: f64,
}

/// Plays random games for about this long, searches twice for half of it, and copies, views and samples states for about
/// a tenth of it each.
pub fn measure<G: GameText, K: Knowledge<G>>(options: &G::Options, time: Duration) -> Speed {
    let mut rng = Rng::from_number(1);
    let mut seeds = Rng::from_number(2);
    let mut moves = Vec::with_capacity(512);
    let mut total = Counts::default();
    let start = Instant::now();
    while start.elapsed() < time {
        let seed = Seed::from_bytes(seeds.bytes());
        total.add(black_box(playout::<G>(options, &seed, &mut rng, &mut moves)));
    }
    let seconds = start.elapsed().as_secs_f64();
    let states = some_states::<G>(options, &mut rng, &mut moves);
    let questions: Vec<_> =
        states.iter().map(|(state, seat)| question::<G>(state, *seat, &mut rng, &mut moves)).collect();
    let preview_ns = |depth| {
        nanoseconds(time / 10, &questions, |(game, seat, line)| drop(black_box(game.previews(*seat, line, depth))))
    };
    let views: Vec<G::View> = states.iter().map(|(state, seat)| G::view(state, Viewer::Seat(*seat))).collect();
    Speed {
        games_per_s: total.games as f64 / seconds,
        decisions_per_s: total.decisions as f64 / seconds,
        moves_per_s: total.moves as f64 / seconds,
        decisions_per_game: total.decisions as f64 / total.games as f64,
        clone_ns: nanoseconds(time / 10, &states, |(state, _)| drop(black_box(state.clone()))),
        view_ns: nanoseconds(time / 10, &states, |(state, seat)| drop(black_box(G::view(state, Viewer::Seat(*seat))))),
        sample_ns: nanoseconds(time / 10, &views, |view| drop(black_box(G::sample(view, &mut rng)))),
        preview_ns: preview_ns(Depth::Events),
        preview_table_ns: preview_ns(Depth::Table),
        look_ns: nanoseconds(time / 10, &questions, |(game, seat, _)| drop(black_box(game.look(Viewer::Seat(*seat))))),
        state_bytes: size_of::<G::State>(),
        move_bytes: size_of::<G::Move>(),
        search_to_end: search_speed::<G, Plain>(options, time / 2),
        search: search_speed::<G, K>(options, time / 2),
    }
}

/// Plays exactly so many random games and returns their decisions: work that is the same every time, to be counted in
/// instructions.
pub fn play_random<G: Game>(options: &G::Options, n_games: u64) -> u64 {
    let (mut rng, mut seeds) = (Rng::from_number(1), Rng::from_number(2));
    let mut moves = Vec::with_capacity(512);
    let play = |_| playout::<G>(options, &Seed::from_bytes(seeds.bytes()), &mut rng, &mut moves).decisions;
    (0..n_games).map(play).sum()
}

/// Searches the first decision of game after game, with one bot that keeps its memory as those at a table do.
fn search_speed<G: Game, K: Knowledge<G>>(options: &G::Options, time: Duration) -> SearchSpeed {
    let mut rng = Rng::from_number(3);
    let mut moves = Vec::new();
    let settings = Settings { iterations: 2000, time: None, threads: 1, spread: 0.0, beyond: 0.0 };
    let mut search = Search::<G, K>::new(settings);
    let start = Instant::now();
    for game in 0.. {
        let limit = Limit::within(time.saturating_sub(start.elapsed()));
        if limit.is_reached() {
            break;
        }
        let Some((state, seat)) = first_decision::<G>(options, &Seed::from_text(&format!("search {game}")), &mut moves)
        else {
            break;
        };
        let view = G::view(&state, Viewer::Seat(seat));
        black_box(search.explain(&Decision { seat, view: &view, moves: &moves }, &limit, &mut rng));
    }
    let (seconds, counts) = (start.elapsed().as_secs_f64(), search.counts());
    SearchSpeed {
        iterations_per_s: counts.iterations as f64 / seconds,
        decisions_per_s: counts.decisions as f64 / seconds,
    }
}

/// A moment with a move of the seat to act, to be looked ahead.
fn question<G: GameText>(
    state: &G::State,
    seat: Seat,
    rng: &mut Rng,
    moves: &mut Vec<G::Move>,
) -> (Match<G>, Seat, [Vec<String>; 1]) {
    G::legal_moves(state, seat, moves);
    let mv = moves[rng.index(moves.len())].to_string();
    (Match::from_state(state.clone()), seat, [vec![mv]])
}

/// The first moment of a game where somebody has a choice, with the moves to choose from.
fn first_decision<G: Game>(options: &G::Options, seed: &Seed, moves: &mut Vec<G::Move>) -> Option<(G::State, Seat)> {
    let mut state = G::start(options, seed);
    while let Some(seat) = G::turn(&state).seats().first() {
        G::legal_moves(&state, seat, moves);
        match moves[..] {
            [only] => G::apply_unchecked(&mut state, seat, only, &mut ()),
            _ => return Some((state, seat)),
        }
    }
    None
}

#[derive(Default)]
struct Counts {
    games: u64,
    decisions: u64,
    moves: u64,
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.moves += other.moves;
    }
}

/// Plays one random game from the start to the end.
fn playout<G: Game>(options: &G::Options, seed: &Seed, rng: &mut Rng, moves: &mut Vec<G::Move>) -> Counts {
    let mut state = G::start(options, seed);
    let mut counts = Counts { games: 1, ..Counts::default() };
    while let Some(seat) = seat_to_act::<G>(&state, rng) {
        G::legal_moves(&state, seat, moves);
        let mv = match moves[..] {
            [only] => only,
            _ => {
                counts.decisions += 1;
                moves[rng.index(moves.len())]
            }
        };
        counts.moves += 1;
        G::apply_unchecked(&mut state, seat, mv, &mut ());
    }
    counts
}

/// One of the seats to act, none when the game is over.
#[inline]
fn seat_to_act<G: Game>(state: &G::State, rng: &mut Rng) -> Option<Seat> {
    let seats = G::turn(state).seats();
    match seats.len() {
        0 | 1 => seats.first(),
        n_seats => seats.iter().nth(rng.index(n_seats)),
    }
}

/// States from all parts of some games, with a seat to act.
fn some_states<G: Game>(options: &G::Options, rng: &mut Rng, moves: &mut Vec<G::Move>) -> Vec<(G::State, Seat)> {
    let mut states = Vec::new();
    for game in 0..8 {
        let mut state = G::start(options, &Seed::from_text(&format!("speed {game}")));
        while let Some(seat) = seat_to_act::<G>(&state, rng) {
            if rng.below(8) == 0 {
                states.push((state.clone(), seat));
            }
            G::legal_moves(&state, seat, moves);
            G::apply_unchecked(&mut state, seat, moves[rng.index(moves.len())], &mut ());
        }
    }
    states
}

fn nanoseconds<T>(time: Duration, items: &[T], mut f: impl FnMut(&T)) -> f64 {
    let start = Instant::now();
    let mut n_calls = 0u64;
    while start.elapsed() < time {
        items.iter().for_each(&mut f);
        n_calls += items.len() as u64;
    }
    start.elapsed().as_nanos() as f64 / n_calls.max(1) as f64
}
