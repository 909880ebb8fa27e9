//! Search is proven on the toy game: where a move is provably the best one, it is found.
//!
//! The proof is a solver of its own, for two seats at the end of the game with nothing left to draw. It bounds what a
//! seat can reach: from below by letting the other seat see what is laid face down, from above by letting it be seen.
//! A move whose lower bound exceeds the upper bound of every other move is the optimum, whatever anybody plays.

use std::sync::LazyLock;

use lusoria_bots::knowledge::{MicatioKnowledge, Tuning};
use lusoria_bots::{Bot, Decision, Knowledge, Limit, Plain, Search, Settings};
use lusoria_core::contract::*;
use lusoria_core::{BySeat, OptionMap, OptionValue, Rng, Seat, SeatSet, Viewer};
use lusoria_toy::{Micatio, Move, State};
use serde_json::{Value, json};

/// What a result is worth to a seat: 1 won, 0.5 shared, 0 lost.
fn result(state: &State, seat: Seat) -> f32 {
    let standings = Micatio::standings(state);
    let winners = standings.iter().filter(|standing| standing.rank == 1).count();
    if standings[seat].rank == 1 { 1.0 / winners as f32 } else { 0.0 }
}

/// The result for `seat` when the two sides act in the order that helps it most or least.
fn bound(state: &State, seat: Seat, others_last: bool) -> f32 {
    let acting = Micatio::turn(state).seats();
    if acting.is_empty() {
        return result(state, seat);
    }
    let own_first = acting.iter().find(|&acting| (acting == seat) == others_last);
    let to_act = own_first.or(acting.first()).expect("somebody acts");
    let mut moves = Vec::new();
    Micatio::legal_moves(state, to_act, &mut moves);
    let after = moves.iter().map(|&mv| bound(&played(state, to_act, mv), seat, others_last));
    if to_act == seat { after.fold(0.0, f32::max) } else { after.fold(1.0, f32::min) }
}

fn played(state: &State, seat: Seat, mv: Move) -> State {
    let mut next = state.clone();
    Micatio::apply(&mut next, seat, mv, &mut ()).expect("a listed move is legal");
    next
}

/// The move that is better than all others whatever anybody plays, if there is one.
fn optimum(state: &State, seat: Seat) -> Option<Move> {
    let mut moves = Vec::new();
    Micatio::legal_moves(state, seat, &mut moves);
    let bounds: Vec<(f32, f32)> = moves
        .iter()
        .map(|&mv| played(state, seat, mv))
        .map(|next| (bound(&next, seat, true), bound(&next, seat, false)))
        .collect();
    let is_best = |&place: &usize| {
        let others = bounds.iter().enumerate().filter(|&(other, _)| other != place);
        others.into_iter().all(|(_, other)| bounds[place].0 > other.1)
    };
    (0..moves.len()).find(is_best).filter(|_| moves.len() > 1).map(|place| moves[place])
}

fn options(goal: i32) -> lusoria_toy::Options {
    Micatio::options(&OptionMap::from([("goal".to_owned(), OptionValue::Number(goal))])).unwrap()
}

const SETTINGS: Settings = Settings { iterations: 3000, time: None, threads: 1, spread: 0.0, beyond: 0.0 };

fn search<K: Knowledge<Micatio>>(state: &State, seat: Seat, settings: Settings) -> Move {
    let view = Micatio::view(state, Viewer::Seat(seat));
    let mut moves = Vec::new();
    Micatio::legal_moves(state, seat, &mut moves);
    let decision = Decision { seat, view: &view, moves: &moves };
    Search::<Micatio, K>::new(settings).choose(&decision, &Limit::default(), &mut Rng::from_number(7))
}

/// A position with all cards in two hands and the discard pile, where a seat uses a favor or both lay a card.
fn random_position(rng: &mut Rng) -> Value {
    let mut cards: Vec<&str> = ["one", "two", "three", "four", "five"].repeat(4);
    rng.shuffle(&mut cards);
    let (n_a, n_b) = (1 + rng.index(3), 1 + rng.index(3));
    let (a, rest) = cards.split_at(n_a);
    let (b, discard) = rest.split_at(n_b);
    let mut position = json!({
        "discard": discard,
        "seats": {
            // Everything is known, so that the solver and the search answer the same question.
            "A": {"hand": a, "known": a, "won": rng.below(5)},
            "B": {"hand": b, "known": b, "won": rng.below(5)},
        },
    });
    if rng.below(4) > 0 {
        position["pending"] = json!([{"favor": "A", "left": 1 + rng.below(2)}]);
    }
    position
}

fn finds_every_optimum<K: Knowledge<Micatio>>(settings: &Settings) {
    let mut rng = Rng::from_number(20);
    let mut n_proven = 0;
    while n_proven < 60 {
        let position = random_position(&mut rng);
        let state = Micatio::read_position(&options(6), &position).unwrap_or_else(|e| panic!("{position}: {e}"));
        let Some(best) = optimum(&state, Seat::new(0)) else { continue };
        assert_eq!(search::<K>(&state, Seat::new(0), settings.clone()), best, "{position}");
        n_proven += 1;
    }
}

#[test]
fn search_with_knowledge_finds_every_proven_optimum() {
    finds_every_optimum::<MicatioKnowledge>(&SETTINGS);
}

#[test]
fn search_without_knowledge_finds_every_proven_optimum() {
    finds_every_optimum::<Plain>(&SETTINGS);
}

/// Nothing but what its own play-outs and its own best moves teach the search.
struct Hopeful;

impl Knowledge<Micatio> for Hopeful {
    const CAN_ESTIMATE: bool = false;

    fn estimate(_state: &State, _seats: SeatSet, _points: &mut BySeat<f32>) {}

    fn weight(_state: &State, _seat: Seat, _mv: Move) -> f32 {
        1.0
    }

    fn tuning() -> &'static Tuning {
        static TUNING: LazyLock<Tuning> =
            LazyLock::new(|| Tuning { hindsight: 20.0, optimism: 0.3, contest: 4, ..Tuning::plain().clone() });
        &TUNING
    }
}

#[test]
fn search_with_hindsight_and_optimism_finds_every_proven_optimum() {
    finds_every_optimum::<Hopeful>(&SETTINGS);
}

#[test]
fn search_that_looks_beyond_its_estimates_finds_every_proven_optimum() {
    finds_every_optimum::<MicatioKnowledge>(&Settings { beyond: 0.5, ..SETTINGS });
}

#[test]
fn search_on_two_threads_finds_every_proven_optimum() {
    finds_every_optimum::<Plain>(&Settings { iterations: 6000, threads: 2, ..SETTINGS });
}

/// A holds 5 and 4 with two favors and two points to go: cashing both wins at once; nothing else is certain.
#[test]
fn a_win_in_two_decisions_is_seen() {
    let position = json!({
        "seats": {"A": {"hand": ["five", "four", "one"], "won": 4}, "B": {"hand": ["five", "five"], "won": 5}},
        "pending": [{"favor": "A", "left": 2}],
    });
    let state = Micatio::read_position(&options(6), &position).unwrap();
    assert!(matches!(search::<Plain>(&state, Seat::new(0), SETTINGS), Move::Cash { .. }));
}
