//! Limits that hold in every game: how many moves a decision lists, and how long a game lasts.

use lusoria_core::{Game, OptionMap, OptionValue, Rng, Seed};
use lusoria_praetor::Praetor;

/// PRA-11.3: the wall stack empties after 13 updates.
const MOST_TURNS: u8 = 14;

#[test]
fn no_decision_lists_more_than_two_hundred_moves_and_no_game_exceeds_fourteen_turns() {
    let mut rng = Rng::from_number(1);
    let mut moves = Vec::new();
    for game in 0..400 {
        let players = OptionValue::Number(2 + game % 4);
        let options = Praetor::options(&OptionMap::from([("players".to_owned(), players)])).unwrap();
        let mut state = Praetor::start(&options, &Seed::from_text(&format!("limits {game}")));
        while let Some(seat) = Praetor::turn(&state).seats().first() {
            Praetor::legal_moves(&state, seat, &mut moves);
            assert!(moves.len() <= 200, "{} moves in {state:?}", moves.len());
            // Passing last makes long, busy games.
            let last = moves.len().max(2) - 1;
            let mv = moves[if rng.below(8) == 0 { rng.index(moves.len()) } else { rng.index(last) }];
            Praetor::apply_unchecked(&mut state, seat, mv, &mut ());
        }
        assert!(state.turn() <= MOST_TURNS, "{} turns", state.turn());
    }
}
