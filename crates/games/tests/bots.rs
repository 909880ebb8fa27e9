//! Bots at the tables of every registered game: they play every variant to the end and see nothing hidden.

use lusoria_arena::plan::Plan;
use lusoria_bots::{BotSpec, Level, Limit};
use lusoria_core::face::AnyMatch;
use lusoria_core::{OptionMap, OptionValue, Rng, Seat, Seed};

fn specs() -> Vec<BotSpec> {
    ["random", "greedy", "easy@8", "hard@12+plain"].iter().map(|text| text.parse().unwrap()).collect()
}

/// Every player count, and every value of every option with one of them.
fn variants(game: &'static dyn lusoria_core::face::AnyGame) -> Vec<OptionMap> {
    lusoria_core::options::variants(game.option_specs())
        .into_iter()
        .filter_map(|chosen| game.options(&chosen).ok())
        .collect()
}

#[test]
fn bots_of_every_kind_play_every_variant_to_the_end() {
    for entry in lusoria_games::all() {
        for (number, options) in variants(entry.face).into_iter().enumerate() {
            let bots: Vec<String> = specs().iter().cycle().skip(number).take(6).map(BotSpec::to_string).collect();
            let mut plan = Plan {
                game: entry.face.id().to_owned(),
                options,
                bots,
                seed: format!("variants {number}"),
                ladder: false,
                things: true,
            };
            plan.bots.truncate(plan.n_seats());
            let played = entry.play(&plan.options, &plan.specs().unwrap(), &plan.job(0), true, &Limit::default());
            let played = played.unwrap().expect("nothing stops it");
            assert!(played.seats.iter().any(|seat| seat.rank == 1), "{}: {played:?}", entry.face.id());
        }
    }
}

/// A match somewhere in the middle of a random game, with a seat to act that has a choice.
fn some_moment(entry: &lusoria_games::Entry, number: u64) -> Option<(Box<dyn AnyMatch>, Seat)> {
    let mut rng = Rng::from_number(number);
    let players = entry.face.players().1.min(3) as i32;
    let options = OptionMap::from([("players".to_owned(), OptionValue::Number(players))]);
    let mut game = entry.face.start(&options, Seed::from_text(&format!("moment {number}"))).unwrap();
    // The toy game is over after a dozen moves.
    let n_plies = if entry.listed { 20 + rng.index(60) } else { rng.index(6) };
    for _ in 0..n_plies {
        let seat = game.turn().seats().first()?;
        let moves = game.legal(seat);
        game.play(seat, &moves[rng.index(moves.len())].notation).unwrap();
    }
    let seat = game.turn().seats().first()?;
    (game.legal(seat).len() > 1).then_some((game, seat))
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_move() {
    for entry in lusoria_games::all() {
        let (mut n_checked, mut n_different) = (0, 0);
        for number in 0..16 {
            let Some((game, seat)) = some_moment(entry, number) else { continue };
            let other = entry.redeal(game.as_ref(), seat, &mut Rng::from_number(number + 77));
            n_checked += 1;
            n_different += u32::from(other.position() != game.position());
            for spec in specs() {
                let choose = |game: &dyn AnyMatch| {
                    entry.player(&spec).choose(game, seat, &Limit::default(), &mut Rng::from_number(number))
                };
                assert_eq!(choose(game.as_ref()), choose(other.as_ref()), "{}: {spec} peeks", entry.face.id());
            }
        }
        assert!(n_checked > 3 && n_different > 0, "{}: {n_checked} {n_different}", entry.face.id());
    }
}

#[test]
fn a_hint_names_legal_moves_and_the_best_one_first() {
    for entry in lusoria_games::all() {
        let (game, seat) = (0..).find_map(|number| some_moment(entry, number)).unwrap();
        let spec: BotSpec = "medium@60".parse().unwrap();
        let hint = entry.hint(game.as_ref(), seat, &spec, &Limit::default(), &mut Rng::from_number(1));
        let legal: Vec<String> = game.legal(seat).into_iter().map(|legal| legal.notation).collect();
        assert_eq!(hint.moves.len(), legal.len());
        assert!(hint.moves.iter().all(|mv| legal.contains(&mv.notation)));
        assert!(hint.moves.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
    }
}

#[test]
fn a_level_that_does_not_search_gives_hints_as_a_hard_one() {
    let entry = lusoria_games::find("micatio").unwrap();
    let game = entry.face.start(&OptionMap::new(), Seed::from_text("hint")).unwrap();
    let hint = |level: Level| {
        let seat = Seat::new(0);
        entry.hint(game.as_ref(), seat, &level.into(), &Limit::default(), &mut Rng::from_number(1)).visits
    };
    assert_eq!(hint(Level::Random), hint(Level::Hard));
}
