//! Simulations of the toy game: repeatable, fair to seats, and readable as a page.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use lusoria_arena::analysis::analyze;
use lusoria_arena::ladder::ladder;
use lusoria_arena::plan::Plan;
use lusoria_arena::report::{analysis_page, simulation_page};
use lusoria_arena::run::run;
use lusoria_arena::stats::summary;
use lusoria_arena::table::{Played, play};
use lusoria_bots::knowledge::MicatioKnowledge;
use lusoria_bots::{BotSpec, Level, Limit, Tuning};
use lusoria_core::contract::*;
use lusoria_core::face::Face;
use lusoria_core::{Lang, Match, OptionMap, OptionValue, Rng, Seed};
use lusoria_i18n::Speaker;
use lusoria_toy::Micatio;

fn plan(players: i32, bots: &[&str], ladder: bool) -> Plan {
    let chosen = OptionMap::from([("players".to_owned(), OptionValue::Number(players))]);
    Plan {
        game: Micatio::ID.to_owned(),
        options: Micatio::option_map(&Micatio::options(&chosen).unwrap()),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        seed: "test".to_owned(),
        ladder,
        things: true,
    }
}

/// Plays a plan; the times are left out, since they differ from run to run.
fn played(plan: &Plan, games: u64, threads: usize, before: &BTreeMap<u64, Played>) -> BTreeMap<u64, Played> {
    let (options, specs) = (Micatio::options(&plan.options).unwrap(), plan.specs().unwrap());
    let stop = AtomicBool::new(false);
    let mut all = before.clone();
    let play = |job: &_| play::<Micatio, MicatioKnowledge>(&options, &specs, job, plan.things, &Limit::default());
    run(plan, games, before, threads, &stop, play, |mut game| {
        game.seats.iter_mut().for_each(|seat| (seat.thought_us, seat.longest_us) = (0, 0));
        all.insert(game.index, game);
    });
    all
}

#[test]
fn the_same_plan_gives_the_same_games_on_any_number_of_threads() {
    let plan = plan(3, &["easy", "greedy", "random"], false);
    let one = played(&plan, 30, 1, &BTreeMap::new());
    assert_eq!(one.len(), 30);
    assert_eq!(one, played(&plan, 30, 4, &BTreeMap::new()));
    let half: BTreeMap<u64, Played> =
        one.iter().filter(|(index, _)| *index % 3 == 0).map(|(i, g)| (*i, g.clone())).collect();
    assert_eq!(one, played(&plan, 30, 2, &half), "a run that goes on ends as one that was never stopped");
}

#[test]
fn a_mirror_match_stays_around_an_equal_share() {
    let plan = plan(2, &["easy", "easy"], false);
    let games = played(&plan, 400, 2, &BTreeMap::new());
    let summary = summary(&plan, games.values());
    let wins = summary.bots[0].wins;
    assert!(wins.low < 0.5 && 0.5 < wins.high, "{wins:?}");
    assert_eq!(summary.bots.iter().map(|bot| bot.games).collect::<Vec<_>>(), [400, 400]);
}

#[test]
fn the_ladder_puts_a_search_above_random() {
    let plan = plan(2, &["random", "medium@300", "greedy"], true);
    let games = played(&plan, 180, 2, &BTreeMap::new());
    let rungs = ladder(&plan, games.values());
    assert_eq!(rungs[0].label, "medium@300", "{rungs:?}");
}

#[test]
fn a_stopped_run_ends_soon_and_keeps_what_is_finished() {
    let plan = plan(2, &["random", "random"], false);
    let (options, specs) = (Micatio::options(&plan.options).unwrap(), plan.specs().unwrap());
    let (stop, told) = (AtomicBool::new(false), Mutex::new(0));
    let limit = Limit::default().stopped_by(&stop);
    let play = |job: &_| play::<Micatio, MicatioKnowledge>(&options, &specs, job, false, &limit);
    run(&plan, 1_000_000, &BTreeMap::new(), 2, &stop, play, |_| {
        *told.lock().unwrap() += 1;
        stop.store(*told.lock().unwrap() >= 10, Ordering::Relaxed);
    });
    assert!((10..100_000).contains(&*told.lock().unwrap()));
}

#[test]
fn the_page_of_a_simulation_holds_its_plots_and_nothing_to_load() {
    let plan = plan(2, &["greedy", "random"], true);
    let games = played(&plan, 60, 2, &BTreeMap::new());
    let summary = summary(&plan, games.values());
    assert!(summary.things.iter().any(|thing| thing.event == "cashed"), "{:?}", summary.things);
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang).at(Face::<Micatio>::object(), &[]);
        let rungs = ladder(&plan, games.values());
        let page = simulation_page(&plan, Face::<Micatio>::object(), &summary, &rungs, &speaker);
        assert_eq!(page.matches("<svg").count(), 5);
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
        assert!(!page.contains("NaN") && !page.contains("http") && !page.contains("<script"));
        assert!(!page.contains("arena-"), "every text has words");
    }
}

#[test]
fn an_analysis_finds_the_move_that_threw_the_game_away() {
    let options = Micatio::options(&OptionMap::from([("goal".to_owned(), OptionValue::Number(6))])).unwrap();
    let position = serde_json::json!({
        "seats": {"A": {"hand": ["five", "four", "one"], "won": 4}, "B": {"hand": ["five", "five"], "won": 5}},
        "pending": [{"favor": "A", "left": 2}],
    });
    let state = <Micatio as lusoria_core::contract::Position>::read_position(&options, &position).unwrap();
    let mut game = Match::<Micatio>::from_state(state);
    // Cashing both would win at once; passing does not.
    let seat = lusoria_core::Seat::new(0);
    game.play(seat, "pass".parse().unwrap()).unwrap();
    game.play(seat, "pass".parse().unwrap()).unwrap();
    let settings = BotSpec::from(Level::Hard).settings::<Micatio, MicatioKnowledge>().unwrap();
    let mut n_told = 0;
    let analysis = analyze::<Micatio, MicatioKnowledge>(&game, &settings, &Limit::default(), &mut |_| n_told += 1);
    assert_eq!(n_told, 2);
    assert_eq!(analysis.turning_points.first(), Some(&0));
    assert!(analysis.decisions[0].best.starts_with("cash") && analysis.decisions[0].lost > 0.05, "{analysis:?}");
    let speaker = Speaker::new(Lang::En).at(Face::<Micatio>::object(), &[]);
    let page = analysis_page("x", &["a".to_owned(), "b".to_owned()], &analysis, &speaker);
    assert!(page.contains("<svg") && !page.contains("NaN") && !page.contains("arena-"));
}

#[test]
fn a_whole_random_game_can_be_analyzed() {
    let options = Micatio::options(&OptionMap::new()).unwrap();
    let mut game = Match::<Micatio>::start(&options, Seed::from_text("analyzed"));
    let (mut rng, mut moves) = (Rng::from_number(1), Vec::new());
    while let Some(seat) = game.turn().seats().first() {
        Micatio::legal_moves(game.state(), seat, &mut moves);
        game.play(seat, moves[rng.index(moves.len())]).unwrap();
    }
    let settings = Level::Easy.settings(Tuning::plain()).unwrap();
    let analysis = analyze::<Micatio, MicatioKnowledge>(&game, &settings, &Limit::default(), &mut |_| ());
    assert!(analysis.turning_points.len() <= 3);
    assert!(analysis.decisions.iter().all(|judged| judged.lost >= 0.0 && (0.0..=1.0).contains(&judged.expected)));
    let lost: f32 = analysis.decisions.iter().map(|judged| judged.lost).sum();
    assert!((lost - analysis.lost_by_seat.iter().sum::<f32>()).abs() < 1e-3);
}
