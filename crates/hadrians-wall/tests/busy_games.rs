//! Games in which everybody builds and stops late, so that the sheets fill: uniform random players stop too soon to see
//! most of them.

use std::collections::BTreeSet;

use lusoria_core::contract::*;
use lusoria_core::{OptionMap, OptionValue, Rng, Seat, Seed, Viewer};
use lusoria_hadrians_wall::data::data;
use lusoria_hadrians_wall::vocab::*;
use lusoria_hadrians_wall::{Event, HadriansWall, Move, State};

/// Plays a busy game; `see` is shown each state with the seat to act, the moves it lists and the events that led here.
fn play(number: i32, mut see: impl FnMut(&State, Seat, &[Move], &[Event])) {
    let mode = OptionValue::Word(Mode::ALL[number as usize % 3].to_string());
    let players = OptionValue::Number(1 + number % 6);
    let difficulty = OptionValue::Word(Difficulty::ALL[number as usize / 6 % 3].to_string());
    let chosen = [("players", players), ("mode", mode), ("difficulty", difficulty)];
    let chosen: OptionMap = chosen.into_iter().map(|(id, value)| (id.to_owned(), value)).collect();
    let options = HadriansWall::options(&chosen).unwrap();
    let mut state = HadriansWall::start(&options, &Seed::from_text(&format!("busy {number}")));
    let mut rng = Rng::from_number(number as u64);
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    loop {
        let seats: Vec<Seat> = HadriansWall::turn(&state).seats().iter().collect();
        if seats.is_empty() {
            return;
        }
        let seat = seats[rng.index(seats.len())];
        HadriansWall::legal_moves(&state, seat, &mut moves);
        see(&state, seat, &moves, &events);
        let builds: Vec<Move> = moves.iter().copied().filter(|mv| matches!(mv, Move::Build { .. })).collect();
        let actions: Vec<Move> = moves.iter().copied().filter(|mv| *mv != Move::Stop).collect();
        let pool = match (builds.is_empty(), actions.is_empty()) {
            (false, _) if rng.below(2) == 0 => &builds,
            (_, false) => &actions,
            _ => &moves,
        };
        let mv = pool[rng.index(pool.len())];
        events.clear();
        HadriansWall::apply_unchecked(&mut state, seat, mv, &mut events);
    }
}

/// Every move that could ever be listed, and many that could not.
fn universe() -> Vec<Move> {
    let mut all = vec![Move::Mine, Move::WallGuard, Move::Cippi, Move::Wall, Move::TrainBuilder, Move::Stop];
    all.extend(Card::ALL.map(|card| Move::Path { card }));
    all.extend(Attribute::ALL.map(|attribute| Move::Gain { attribute }));
    all.extend(Cohort::ALL.map(|cohort| Move::Cohort { cohort }));
    all.extend(Cohort::ALL.map(|cohort| Move::Diplomat { cohort }));
    for cohort in Cohort::ALL {
        let favors = (0..=4).flat_map(|temple| (0..=3).map(move |diplomat| (temple, diplomat)));
        all.extend(favors.map(|(temple, diplomat)| Move::Favor { cohort, temple, diplomat }));
    }
    for pay in Piece::ALL {
        all.extend([Move::Fort { pay }, Move::ServeTemple { pay }]);
        all.extend(Gladiator::ALL.map(|gladiator| Move::TrainGladiator { gladiator, pay }));
        all.extend(
            Piece::ALL.into_iter().flat_map(|also| Piece::ALL.map(|gain| Move::Forum { give: pay, also, gain })),
        );
    }
    all.extend(Building::ALL.map(|building| Move::Build { building }));
    all.extend(Citizen::ALL.map(|citizen| Move::Citizen { citizen }));
    all.extend(Gladiator::ALL.map(|gladiator| Move::Battle { gladiator }));
    all.extend(Column::ALL.map(|column| Move::Ruling { column }));
    all.extend((0..=7).flat_map(|number| [Move::Perform { performance: number }, Move::Bribe { bribe: number }]));
    for source in Source::ALL {
        all.extend((0..=9).map(|hexagon| Move::BuyGood { source, hexagon }));
        all.extend(data().placements.iter().flatten().map(|cells| Move::Scout { source, cells: *cells }));
    }
    all
}

#[test]
fn of_all_moves_exactly_the_listed_ones_are_accepted() {
    let universe = universe();
    for number in 0..18 {
        let mut n_states = 0;
        play(number, |state, _, _, _| {
            n_states += 1;
            if n_states % 7 != 0 {
                return;
            }
            let mut moves = Vec::new();
            for seat in Seat::all(HadriansWall::n_seats(state)) {
                HadriansWall::legal_moves(state, seat, &mut moves);
                let listed: BTreeSet<Move> = moves.iter().copied().collect();
                assert_eq!(listed.len(), moves.len(), "a move is listed twice");
                for mv in &universe {
                    let accepted = HadriansWall::check(state, seat, *mv);
                    assert_eq!(accepted.is_ok(), listed.contains(mv), "{seat} {mv}: {accepted:?}\n{state:?}");
                }
                assert!(moves.iter().all(|mv| universe.contains(mv)), "a listed move is none of all moves");
            }
        });
    }
}

#[test]
fn busy_games_keep_the_invariants_and_the_laws_of_views_and_positions() {
    let mut rng = Rng::from_number(5);
    for number in 0..18 {
        let mut n_states = 0;
        play(number, |state, seat, moves, _| {
            assert_eq!(HadriansWall::check_invariants(state), Vec::<String>::new());
            n_states += 1;
            if n_states % 20 == 0 {
                let position = HadriansWall::write_position(state);
                let read = HadriansWall::read_position(&HadriansWall::state_options(state), &position);
                assert_eq!(read.as_ref(), Ok(state));
                let view = HadriansWall::view(state, Viewer::Seat(seat));
                let sampled = HadriansWall::sample(&view, &mut rng);
                assert!(HadriansWall::view(&sampled, Viewer::Seat(seat)) == view);
                let mut there = Vec::new();
                HadriansWall::legal_moves(&sampled, seat, &mut there);
                assert_eq!(there, moves);
            }
        });
    }
}

#[test]
fn busy_games_build_everything_but_landmarks_and_see_every_rare_event() {
    let mut built = BTreeSet::new();
    let mut rare = BTreeSet::new();
    let mut longest = 0;
    for number in 0..240 {
        play(number, |_, _, moves, events| {
            longest = longest.max(moves.len());
            for event in events {
                match event {
                    Event::Acted { action: Move::Build { building }, .. } => _ = built.insert(*building),
                    Event::Acted { action: Move::Bribe { .. }, .. } => _ = rare.insert("a bribe"),
                    Event::Acted { action: Move::Ruling { .. }, .. } => _ = rare.insert("a ruling"),
                    Event::Acted { action: Move::Scout { .. }, .. } => _ = rare.insert("a scout"),
                    Event::Acted { action: Move::Perform { .. }, .. } => _ = rare.insert("a performance"),
                    Event::Acted { action: Move::ServeTemple { .. }, .. } => _ = rare.insert("a temple service"),
                    Event::Favors { temple: 1.., .. } => _ = rare.insert("a temple favor"),
                    Event::Favors { diplomat: 1.., .. } => _ = rare.insert("a diplomat favor"),
                    Event::DamageTurned { alive: true, .. } => _ = rare.insert("a victory"),
                    Event::DamageTurned { alive: false, .. } => _ = rare.insert("a death"),
                    Event::RoadIncome { .. } => _ = rare.insert("a road's income"),
                    Event::Reshuffled => _ = rare.insert("a reshuffle"),
                    Event::Reopened { .. } => _ = rare.insert("a player re-opened"),
                    Event::PaidNeutral { .. } => _ = rare.insert("a piece on a neutral card"),
                    _ => {}
                }
            }
        });
    }
    // The 15 boxes a landmark needs come only to players who plan for them; scenarios build all four.
    let expected = Building::ALL.into_iter().filter(|one| data().landmarks & one.bit() == 0);
    let missing: Vec<Building> = expected.filter(|one| !built.contains(one)).collect();
    assert_eq!(missing, [], "never built");
    assert_eq!(rare.len(), 13, "{rare:?}");
    assert!(longest <= 240, "a decision lists {longest} moves");
}
