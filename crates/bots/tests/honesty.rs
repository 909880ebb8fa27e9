//! Promises every bot keeps: it sees nothing hidden, plays legal moves, repeats itself from a seed, and stops in time.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use lusoria_bots::knowledge::MicatioKnowledge;
use lusoria_bots::{Bot, BotSpec, Decision, Level, Limit, Plain, Search, Settings};
use lusoria_core::contract::*;
use lusoria_core::{OptionMap, OptionValue, Rng, Seat, Seed, Viewer};
use lusoria_toy::{Micatio, Move, State};

fn start(players: i32, seed: &str) -> State {
    let options = OptionMap::from([("players".to_owned(), OptionValue::Number(players))]);
    Micatio::start(&Micatio::options(&options).unwrap(), &Seed::from_text(seed))
}

fn ask(bot: &mut dyn Bot<Micatio>, state: &State, seat: Seat, limit: &Limit, rng: &mut Rng) -> Move {
    let view = Micatio::view(state, Viewer::Seat(seat));
    let mut moves = Vec::new();
    Micatio::legal_moves(state, seat, &mut moves);
    let mv = bot.choose(&Decision { seat, view: &view, moves: &moves }, limit, rng);
    assert!(moves.contains(&mv));
    mv
}

fn specs() -> impl Iterator<Item = BotSpec> {
    ["random", "greedy", "easy", "medium", "hard@300", "expert@500", "hard@200*2", "medium@100+plain", "greedy+plain"]
        .into_iter()
        .map(|text| text.parse().unwrap())
}

/// A state from the middle of a random game, with a seat to act.
fn some_moment(number: u64) -> (State, Seat) {
    let mut rng = Rng::from_number(number);
    let mut state = start(2 + (number % 3) as i32, &format!("moment {number}"));
    let mut moves = Vec::new();
    for _ in 0..rng.index(12) {
        let Some(seat) = Micatio::turn(&state).seats().first() else { break };
        Micatio::legal_moves(&state, seat, &mut moves);
        let mut next = state.clone();
        Micatio::apply(&mut next, seat, moves[rng.index(moves.len())], &mut ()).unwrap();
        if Micatio::turn(&next).is_over() {
            break;
        }
        state = next;
    }
    let seat = Micatio::turn(&state).seats().first().unwrap();
    (state, seat)
}

#[test]
fn two_states_that_look_the_same_to_a_seat_get_the_same_move() {
    let mut n_different = 0;
    for number in 0..40 {
        let (state, seat) = some_moment(number);
        let view = Micatio::view(&state, Viewer::Seat(seat));
        let other = Micatio::sample(&view, &mut Rng::from_number(number + 1000));
        n_different += u32::from(other != state);
        for spec in specs() {
            let choose = |state: &State| {
                let mut bot = spec.bot::<Micatio, MicatioKnowledge>();
                ask(&mut *bot, state, seat, &Limit::default(), &mut Rng::from_number(number))
            };
            assert_eq!(choose(&state), choose(&other), "{spec} peeks");
        }
    }
    assert!(n_different > 20, "the states differ in what is hidden");
}

#[test]
fn every_bot_plays_whole_games_at_every_player_count() {
    for (players, spec) in (2..=4).flat_map(|players| specs().map(move |spec| (players, spec))) {
        let mut bots: Vec<_> = (0..players).map(|_| spec.bot::<Micatio, MicatioKnowledge>()).collect();
        let mut state = start(players, &format!("whole {spec}"));
        let mut rng = Rng::from_number(3);
        while let Some(seat) = Micatio::turn(&state).seats().first() {
            let mv = ask(&mut *bots[seat.index()], &state, seat, &Limit::default(), &mut rng);
            Micatio::apply(&mut state, seat, mv, &mut ()).unwrap();
        }
    }
}

#[test]
fn a_limit_is_kept() {
    let (state, seat) = (start(4, "limit"), Seat::new(0));
    let time = Duration::from_millis(60);
    let mut bot = "expert@100000000".parse::<BotSpec>().unwrap().bot::<Micatio, MicatioKnowledge>();
    let before = Instant::now();
    ask(&mut *bot, &state, seat, &Limit::within(time), &mut Rng::from_number(1));
    assert!(before.elapsed() < time + Duration::from_millis(50), "{:?}", before.elapsed());
}

#[test]
fn a_bot_that_is_stopped_answers_at_once() {
    let (state, seat) = (start(4, "stop"), Seat::new(0));
    let stop = AtomicBool::new(true);
    let mut bot = "expert@100000000".parse::<BotSpec>().unwrap().bot::<Micatio, MicatioKnowledge>();
    let before = Instant::now();
    ask(&mut *bot, &state, seat, &Limit::default().stopped_by(&stop), &mut Rng::from_number(1));
    assert!(before.elapsed() < Duration::from_millis(50), "{:?}", before.elapsed());
}

#[test]
fn a_forced_move_takes_no_search() {
    let settings = Settings { iterations: 1000, time: None, threads: 1, spread: 0.0, beyond: 0.0 };
    let mut bot = Search::<Micatio, Plain>::new(settings);
    let (state, seat) = (start(2, "forced"), Seat::new(0));
    let view = Micatio::view(&state, Viewer::Seat(seat));
    let mut moves = Vec::new();
    Micatio::legal_moves(&state, seat, &mut moves);
    let decision = Decision { seat, view: &view, moves: &moves[..1] };
    assert_eq!(bot.choose(&decision, &Limit::default(), &mut Rng::from_number(1)), moves[0]);
    assert_eq!(bot.counts().iterations, 0);
}

/// Cashing reveals nothing and draws nothing, so the second favor goes on in the tree of the first.
#[test]
fn the_tree_is_kept_between_decisions_of_one_turn() {
    let options = Micatio::options(&OptionMap::new()).unwrap();
    let position = serde_json::json!({
        "seats": {"A": {"hand": ["five", "five", "four", "one"], "won": 2}, "B": {"hand": ["two", "two"], "won": 1}},
        "pending": [{"favor": "A", "left": 2}],
    });
    let mut state = <Micatio as lusoria_core::contract::Position>::read_position(&options, &position).unwrap();
    let settings = Settings { iterations: 2000, time: None, threads: 1, spread: 0.0, beyond: 0.0 };
    let mut bot = Search::<Micatio, MicatioKnowledge>::new(settings);
    let (seat, mut rng) = (Seat::new(0), Rng::from_number(5));
    let first = ask(&mut bot, &state, seat, &Limit::default(), &mut rng);
    assert!(matches!(first, Move::Cash { .. }), "{first}");
    let before = bot.counts().iterations;
    Micatio::apply(&mut state, seat, first, &mut ()).unwrap();
    ask(&mut bot, &state, seat, &Limit::default(), &mut rng);
    let kept = bot.counts().iterations - before;
    let mut fresh = Search::<Micatio, MicatioKnowledge>::new(Settings {
        iterations: 2000,
        time: None,
        threads: 1,
        spread: 0.0,
        beyond: 0.0,
    });
    ask(&mut fresh, &state, seat, &Limit::default(), &mut rng);
    assert!(kept < fresh.counts().iterations, "{kept} of {:?}: nothing was kept", fresh.counts());
}

/// The same generator grows the same tree, so that the best move of an explanation, which spends everything, is the one
/// a search that ends early plays, but for a tie now and then.
#[test]
fn a_search_ends_when_its_move_is_decided_and_plays_the_same() {
    let settings = || Settings { iterations: 1500, time: None, threads: 1, spread: 0.0, beyond: 0.0 };
    let (mut n_spent, mut n_whole, mut n_other) = (0, 0, 0);
    for number in 0..60 {
        let (state, seat) = some_moment(number);
        let view = Micatio::view(&state, Viewer::Seat(seat));
        let mut moves = Vec::new();
        Micatio::legal_moves(&state, seat, &mut moves);
        if moves.len() < 2 {
            continue;
        }
        let decision = Decision { seat, view: &view, moves: &moves };
        let mut hasty = Search::<Micatio, MicatioKnowledge>::new(settings());
        let mut thorough = Search::<Micatio, MicatioKnowledge>::new(settings());
        let played = hasty.choose(&decision, &Limit::default(), &mut Rng::from_number(number));
        let insight = thorough.explain(&decision, &Limit::default(), &mut Rng::from_number(number));
        let line = insight.lines.iter().find(|line| line.mv == played).expect("every move has a line");
        let lost = insight.lines[0].expected - line.expected;
        assert!(lost < 0.02, "moment {number}: {played} loses {lost}");
        n_other += u32::from(played != insight.lines[0].mv);
        assert_eq!(thorough.counts().iterations, 1500);
        n_spent += hasty.counts().iterations;
        n_whole += thorough.counts().iterations;
    }
    assert!(n_other <= 1, "{n_other} other moves");
    assert!(n_spent < n_whole * 4 / 5, "{n_spent} of {n_whole}");
}

#[test]
fn a_careless_level_spends_all_its_iterations() {
    let (state, seat) = (start(2, "careless"), Seat::new(0));
    let settings = Settings { iterations: 400, time: None, threads: 1, spread: 0.5, beyond: 0.0 };
    let mut bot = Search::<Micatio, MicatioKnowledge>::new(settings);
    ask(&mut bot, &state, seat, &Limit::default(), &mut Rng::from_number(1));
    assert_eq!(bot.counts().iterations, 400);
}

#[test]
fn an_insight_lists_every_move_the_best_first() {
    let (state, seat) = (start(3, "insight"), Seat::new(1));
    let settings = Level::Hard.settings(lusoria_bots::Tuning::plain()).unwrap();
    let view = Micatio::view(&state, Viewer::Seat(seat));
    let mut moves = Vec::new();
    Micatio::legal_moves(&state, seat, &mut moves);
    let decision = Decision { seat, view: &view, moves: &moves };
    let mut search = Search::<Micatio, MicatioKnowledge>::new(settings);
    let insight = search.explain(&decision, &Limit::default(), &mut Rng::from_number(1));
    assert_eq!(insight.lines.len(), moves.len());
    assert!(insight.lines.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
    assert!(insight.lines.iter().all(|line| (0.0..=1.0).contains(&line.expected)));
    assert!(!insight.lines[0].continuation.is_empty());
    assert_eq!(insight.visits, insight.lines.iter().map(|line| line.visits).sum::<u32>());
}
