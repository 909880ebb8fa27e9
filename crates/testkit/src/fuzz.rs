//! Readers against changed and random input: everything is read or refused, nothing panics.

use std::panic::{AssertUnwindSafe, catch_unwind};

use lusoria_core::{GameText, Match, Record, Rng, Seat, Seed};
use serde_json::{Map, Value};

use crate::random::{games_asked, random_match, random_move};

fn random_game<G: GameText>(number: usize, max_plies: usize, rng: &mut Rng) -> Match<G> {
    let variants = G::option_variants();
    let options = G::options(&variants[number % variants.len()]).expect("variants are sound");
    random_match::<G>(&options, Seed::from_text(&format!("fuzz {number}")), max_plies, rng)
}

/// A record with one changed character in its moves, seed, options or result is refused.
pub fn changed_records<G: GameText>() {
    let mut rng = Rng::from_number(11);
    for number in 0..games_asked().unwrap_or(2).min(20) {
        let game = random_game::<G>(number, usize::MAX, &mut rng);
        let seats: Vec<String> = Seat::all(G::n_seats(game.state())).map(|seat| seat.to_string()).collect();
        let text = Record::of(&game, &seats).to_toml();
        for _ in 0..24 {
            let changed = change_one_character(&text, &mut rng);
            let same = Record::from_toml(&changed).is_ok_and(|record| record.to_toml() == text);
            if !same {
                let read = Record::from_toml(&changed).and_then(|record| record.replay::<G>());
                assert!(read.is_err(), "a changed record is accepted:\n{changed}");
            }
        }
    }
}

fn change_one_character(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let place = rng.index(chars.len());
    let alphabet: Vec<char> = "0123456789abcdefxyzABC# \"=[]\n".chars().collect();
    chars[place] = alphabet[rng.index(alphabet.len())];
    chars.into_iter().collect()
}

/// Changed move texts are refused, or read as a move that prints back to itself.
pub fn move_texts<G: GameText>() {
    let mut rng = Rng::from_number(13);
    let mut moves = Vec::new();
    for number in 0..8 {
        let game = random_game::<G>(number, 60 * (number + 1), &mut rng);
        for ply in game.plies() {
            let mut text = ply.mv.to_string();
            for _ in 0..3 {
                text = change_text(&text, &mut rng);
                if let Ok(mv) = text.parse::<G::Move>() {
                    assert_eq!(mv.to_string().parse().as_ref(), Ok(&mv), "{text:?}");
                    // Whatever it is, it is refused or listed, never a crash.
                    for seat in Seat::all(G::n_seats(game.state())) {
                        G::legal_moves(game.state(), seat, &mut moves);
                        assert_eq!(G::check(game.state(), seat, mv).is_ok(), moves.contains(&mv), "seat {seat}: {mv}");
                    }
                }
            }
        }
    }
    for text in ["", " ", "\u{301}", "é è", "#", "A", "pass pass", "99999999999999999999"] {
        let _ = text.parse::<G::Move>();
    }
}

fn change_text(text: &str, rng: &mut Rng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let place = rng.index(words.len());
    match rng.below(5) {
        0 => drop(words.remove(place)),
        1 => words.insert(place, words[place]),
        2 => words[place] = ["A", "F", "0", "-1", "255", "256", "x", "é", "two", "brick"][rng.index(10)],
        3 => words.reverse(),
        _ => return text.chars().filter(|_| rng.below(12) != 0).collect(),
    }
    words.join(" ")
}

/// Changed positions are refused, or read as a sound state that can be played on and printed again.
pub fn positions<G: GameText>() {
    let mut rng = Rng::from_number(17);
    let (mut n_read, mut n_refused) = (0, 0);
    for number in 0..games_asked().unwrap_or(8).min(2000) {
        let max_plies = rng.index(300);
        let game = random_game::<G>(number, max_plies, &mut rng);
        let options = G::state_options(game.state());
        let position = G::write_position(game.state());
        for _ in 0..40 {
            let mut changed = position.clone();
            for _ in 0..=rng.below(3) {
                change_value(&mut changed, &mut rng);
            }
            let attempt = catch_unwind(AssertUnwindSafe(|| match G::read_position(&options, &changed) {
                Ok(state) => {
                    let broken = G::check_invariants(&state);
                    assert!(broken.is_empty(), "{broken:?}");
                    play_on::<G>(state, &mut Rng::from_number(number as u64));
                    true
                }
                Err(problems) => {
                    assert!(!problems.is_empty());
                    false
                }
            }));
            match attempt {
                Ok(true) => n_read += 1,
                Ok(false) => n_refused += 1,
                Err(_) => panic!("this position was read but is not sound:\n{changed}"),
            }
        }
    }
    assert!(n_read > 0 && n_refused > 0, "the changes are neither all harmless nor all harmful");
}

fn play_on<G: GameText>(mut state: G::State, rng: &mut Rng) {
    let mut moves = Vec::new();
    for _ in 0..40 {
        let Some((seat, mv)) = random_move::<G>(&state, rng, &mut moves) else { return };
        G::apply_unchecked(&mut state, seat, mv, &mut ());
        let broken = G::check_invariants(&state);
        assert!(broken.is_empty(), "{broken:?} after {mv}");
    }
    G::write_position(&state);
}

/// Changes one place somewhere inside.
fn change_value(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(map) if !map.is_empty() && rng.below(8) != 0 => {
            let place = rng.index(map.len());
            let child = map.values_mut().nth(place).expect("the index is below the number");
            change_value(child, rng);
        }
        Value::Array(items) if !items.is_empty() && rng.below(3) != 0 => {
            let place = rng.index(items.len());
            change_value(&mut items[place], rng);
        }
        Value::Object(map) => change_map(map, rng),
        Value::Array(items) => change_list(items, rng),
        scalar => change_scalar(scalar, rng),
    }
}

fn change_map(map: &mut Map<String, Value>, rng: &mut Rng) {
    if rng.below(4) == 0 {
        map.insert("no-such-key".to_owned(), Value::from(1));
    } else if !map.is_empty() {
        let key = map.keys().nth(rng.index(map.len())).expect("the index is below the number").clone();
        map.remove(&key);
    }
}

fn change_list(items: &mut Vec<Value>, rng: &mut Rng) {
    if items.is_empty() {
        return items.push(Value::from("brick"));
    }
    let place = rng.index(items.len());
    match rng.below(3) {
        0 => drop(items.remove(place)),
        1 => items.push(items[place].clone()),
        _ => items.reverse(),
    }
}

fn change_scalar(value: &mut Value, rng: &mut Rng) {
    *value = match (rng.below(4), &*value) {
        (0..3, Value::Number(number)) => {
            Value::from(number.as_i64().unwrap_or(0) + [-1, 1, 2, 100, -100, 1 << 40][rng.index(6)])
        }
        (0..3, Value::Bool(flag)) => Value::from(!flag),
        (0, _) => Value::from("A"),
        (1, _) => Value::from("F"),
        (2, _) => Value::from(3),
        _ => Value::Null,
    };
}
