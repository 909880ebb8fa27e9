//! Random games on tables where nearly every function is active, so that they meet each other all the time.

use lusoria_core::contract::*;
use lusoria_core::{OptionMap, OptionValue, Rng, Seat, Viewer};
use lusoria_glory_to_rome::{Building, Edition, GloryToRome, Options, State};
use serde_json::json;

/// Structures that would end the game at once or soon.
const ENDINGS: [Building; 3] = [Building::Catacomb, Building::Forum, Building::ForumRomanum];

fn options(edition: Edition, players: usize) -> Options {
    let chosen: OptionMap = [
        ("edition".to_owned(), OptionValue::Word(edition.id().to_owned())),
        ("players".to_owned(), OptionValue::Number(players as i32)),
    ]
    .into();
    GloryToRome::options(&chosen).unwrap()
}

/// Every building of the edition in front of somebody: most of them completed, some founded only.
fn crowded_table(options: &Options, rng: &mut Rng) -> State {
    let players = options.players as usize;
    let has_card = |building: &Building| {
        let position = json!({ "seats": { "A": { "hand": [building] } } });
        !ENDINGS.contains(building) && GloryToRome::read_position(options, &position).is_ok()
    };
    let mut buildings: Vec<Building> = Building::ALL.iter().copied().filter(has_card).collect();
    rng.shuffle(&mut buildings);
    let mut seats = serde_json::Map::new();
    for seat in Seat::all(players) {
        let own = buildings.iter().skip(seat.index()).step_by(players).copied();
        let (unfinished, completed): (Vec<_>, Vec<_>) = own.take(16 / players).partition(|_| rng.below(4) == 0);
        // Without materials under them, so that there are cards left to play with.
        let materials: serde_json::Map<_, _> = completed.iter().map(|b| (b.to_string(), json!([]))).collect();
        // Shared, every function is everybody's.
        let marks = completed.iter().filter(|_| rng.below(2) == 0);
        let shared: serde_json::Map<_, _> = marks.map(|b| (b.to_string(), json!(b.material()))).collect();
        let area = json!({
            "shared": shared,
            "materials": materials,
            "completed": completed,
            "unfinished": unfinished,
            "sites": sites(seat.index(), players),
            "clients": ["merchant", "patron"],
            "stockpile": ["marble", "brick", "rubble", "concrete", "stone"],
            "hand": ["jack"],
        });
        seats.insert(seat.to_string(), area);
    }
    let pool = ["wood", "brick", "marble", "marble", "stone", "concrete", "rubble", "wood", "brick", "marble"];
    let position = json!({ "seats": seats, "pool": pool });
    // Now and then more structures of a material are founded than there are sites: then another table.
    GloryToRome::read_position(options, &position).unwrap_or_else(|_| crowded_table(options, rng))
}

/// Enough sites for all completed structures: three of each material are won already.
fn sites(seat: usize, players: usize) -> Vec<&'static str> {
    let all = ["rubble", "wood", "brick", "concrete", "stone", "marble"].repeat(3);
    all.into_iter().skip(seat).step_by(players).collect()
}

fn check(state: &State, rng: &mut Rng) {
    let broken = GloryToRome::check_invariants(state);
    assert!(broken.is_empty(), "{broken:?}\n{state:?}");
    if rng.below(20) == 0 {
        let position = GloryToRome::write_position(state);
        let read =
            GloryToRome::read_position(&state.options, &position).unwrap_or_else(|problems| panic!("{problems}"));
        assert!(read == *state, "{position}");
        for viewer in Viewer::all(state.n_seats()) {
            let view = GloryToRome::view(state, viewer);
            let sampled = GloryToRome::sample(&view, rng);
            assert_eq!(GloryToRome::check_invariants(&sampled), Vec::<String>::new());
            assert!(GloryToRome::view(&sampled, viewer) == view);
        }
    }
}

#[test]
fn functions_meet_each_other_without_breaking_anything() {
    let mut rng = Rng::from_number(7);
    let mut moves = Vec::new();
    let mut deepest = 0;
    for game in 0..120 {
        let edition = Edition::ALL[game % 4];
        let mut state = crowded_table(&options(edition, 2 + game % 3), &mut rng);
        for _ in 0..2_000 {
            let Some(seat) = GloryToRome::turn(&state).seats().first() else { break };
            GloryToRome::legal_moves(&state, seat, &mut moves);
            assert!(!moves.is_empty() && moves.len() <= 200, "{} moves", moves.len());
            let mv = moves[rng.index(moves.len())];
            GloryToRome::apply_unchecked(&mut state, seat, mv, &mut ());
            deepest = deepest.max(state.pending.all().len());
            check(&state, &mut rng);
        }
        assert!(GloryToRome::turn(&state).is_over(), "a game that does not end");
    }
    assert!(deepest >= 5, "nesting was never deeper than {deepest}");
}
