//! Games in which nobody likes to pass, so that the city grows to its end: uniform random players rarely see II tiles.

use std::collections::BTreeSet;

use lusoria_core::contract::*;
use lusoria_core::{OptionMap, OptionValue, Rng, Seed};
use lusoria_praetor::data::data;
use lusoria_praetor::vocab::{Effect, Kind};
use lusoria_praetor::{Event, Move, Praetor, State};

/// PRA-11.3: the wall stack empties after 13 updates.
const MOST_TURNS: u8 = 14;

/// Plays a busy game; `see` is shown each state with the moves it lists and the events that led to it.
fn play(number: i32, mut see: impl FnMut(&State, &[Move], &[Event])) -> State {
    let players = OptionValue::Number(2 + number % 4);
    let options = Praetor::options(&OptionMap::from([("players".to_owned(), players)])).unwrap();
    let mut state = Praetor::start(&options, &Seed::from_text(&format!("busy {number}")));
    let mut rng = Rng::from_number(number as u64);
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = Praetor::turn(&state).seats().first() {
        Praetor::legal_moves(&state, seat, &mut moves);
        see(&state, &moves, &events);
        // Passing is listed last.
        let n_moves = if rng.below(16) == 0 { moves.len() } else { moves.len().max(2) - 1 };
        let mv = moves[rng.index(n_moves)];
        events.clear();
        Praetor::apply_unchecked(&mut state, seat, mv, &mut events);
    }
    state
}

#[test]
fn busy_games_keep_the_invariants_and_their_positions_read_back() {
    for number in 0..32 {
        let mut n_states = 0;
        play(number, |state, _, _| {
            assert_eq!(Praetor::check_invariants(state), Vec::<String>::new());
            n_states += 1;
            if n_states % 10 == 0 {
                let read = Praetor::read_position(state.options(), &Praetor::write_position(state));
                assert_eq!(read.as_ref(), Ok(state));
            }
        });
    }
}

#[test]
fn no_decision_lists_more_than_two_hundred_moves_and_no_game_exceeds_fourteen_turns() {
    for number in 0..200 {
        let last = play(number, |state, moves, _| assert!(moves.len() <= 200, "{} moves in {state:?}", moves.len()));
        assert!(last.turn() <= MOST_TURNS, "{} turns", last.turn());
    }
}

#[test]
fn busy_games_use_every_tile_and_every_rare_event() {
    let mut used = BTreeSet::new();
    let mut rare = BTreeSet::new();
    for number in 0..200 {
        play(number, |_, _, events| {
            for event in events {
                match event {
                    Event::Activated { tile, .. } => _ = used.insert(data().tile(*tile).effect),
                    Event::CampUsed { .. } => _ = rare.insert("a labor camp"),
                    Event::AcademyUsed { .. } => _ = rare.insert("an academy"),
                    Event::EmergencyAnswered { hired: true, .. } => _ = rare.insert("an emergency recruit"),
                    Event::WagesMissed { points: 1.., .. } => _ = rare.insert("points lost for wages"),
                    Event::WallBuilt { bonus: 1.., .. } => _ = rare.insert("a second wall token"),
                    _ => {}
                }
            }
        });
    }
    let with_space = data().tiles.iter().filter(|tile| matches!(tile.kind, Kind::Red | Kind::Green));
    assert_eq!(used, with_space.map(|tile| tile.effect).collect::<BTreeSet<Effect>>());
    assert_eq!(rare.len(), 5, "{rare:?}");
}
