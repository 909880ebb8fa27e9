//! The page of a simulation: who won, by how much, from which seat, with what.

use lusoria_core::Text;
use lusoria_core::face::AnyGame;
use lusoria_i18n::Speaker;

use super::page::Page;
use super::plot::{Bar, Curve, bars, curves, histogram};
use crate::ladder::Rung;
use crate::plan::Plan;
use crate::stats::{Interval, Summary, Thing};

/// Things shown from each end of the list.
const MOST_THINGS: usize = 60;

/// The page of a simulation, in the language of the speaker.
pub fn simulation_page(
    plan: &Plan,
    game: &'static dyn AnyGame,
    summary: &Summary,
    ladder: &[Rung],
    speaker: &Speaker,
) -> String {
    let word = |key| speaker.word(key);
    let title = format!("{}: {}", word(game.title()), plan.bots.join(", "));
    let mut page = Page::new(speaker.lang().code(), &title);
    let about = Text::new("arena-about")
        .with("games", summary.games)
        .with("players", plan.n_seats())
        .with("seed", plan.seed.clone());
    page.paragraph(&speaker.say(&about));
    let (head, rows) = table(summary, speaker);
    page.table(&head, &rows);
    if !ladder.is_empty() {
        page.heading(&word("arena-ladder"));
        let rungs: Vec<Bar> = ladder.iter().enumerate().map(|(color, rung)| rung_bar(color, rung)).collect();
        page.figure(&bars(&word("arena-ladder"), &rungs, None));
    }
    page.heading(&word("arena-scores"));
    page.figure(&scores(summary, &word("arena-scores")));
    page.heading(&word("arena-wins-by-seat"));
    page.figure(&wins_by_seat(plan, summary, &word("arena-wins-by-seat")));
    page.heading(&word("arena-sources"));
    page.figure(&sources(summary, &word("arena-sources")));
    if !summary.things.is_empty() {
        page.heading(&word("arena-things"));
        page.paragraph(&word("arena-things-about"));
        page.figure(&things(plan, game, summary, speaker));
    }
    page.finish()
}

/// The table of a simulation, for pages and terminals.
pub fn table(summary: &Summary, speaker: &Speaker) -> (Vec<String>, Vec<Vec<String>>) {
    let head = [
        "arena-bot",
        "arena-games",
        "arena-wins",
        "arena-rank",
        "arena-points",
        "arena-decision-ms",
        "arena-longest-ms",
    ];
    let rows = summary.bots.iter().map(|bot| {
        vec![
            bot.label.clone(),
            bot.games.to_string(),
            percent(bot.wins),
            figure(bot.rank, 2),
            figure(bot.points, 1),
            format!("{:.2}", bot.decision_ms),
            format!("{:.0}", bot.longest_ms),
        ]
    });
    (head.map(|key| speaker.word(key)).to_vec(), rows.collect())
}

fn percent(interval: Interval) -> String {
    let Interval { mean, low, high } = interval;
    format!("{:.1}% [{:.1}–{:.1}]", 100.0 * mean, 100.0 * low, 100.0 * high)
}

fn figure(interval: Interval, digits: usize) -> String {
    format!("{:.digits$} ±{:.digits$}", interval.mean, interval.high - interval.mean)
}

fn rung_bar(color: usize, rung: &Rung) -> Bar {
    let half = 1.96 * rung.uncertainty;
    let value = Interval { mean: rung.rating, low: rung.rating - half, high: rung.rating + half };
    Bar { label: rung.label.clone(), value, color, text: format!("{:.1}", rung.rating) }
}

fn scores(summary: &Summary, title: &str) -> String {
    let low = summary.bots.iter().filter_map(|bot| bot.scores.first()).min().copied().unwrap_or(0);
    let high = summary.bots.iter().filter_map(|bot| bot.scores.last()).max().copied().unwrap_or(1);
    let curve = |(color, bot): (usize, &crate::stats::BotSummary)| Curve {
        label: bot.label.clone(),
        color,
        points: histogram(&bot.scores, low, high),
    };
    curves(title, &summary.bots.iter().enumerate().map(curve).collect::<Vec<_>>(), None, &[])
}

fn wins_by_seat(plan: &Plan, summary: &Summary, title: &str) -> String {
    let mut all = Vec::new();
    for (color, bot) in summary.bots.iter().enumerate() {
        for (seat, wins) in lusoria_core::Seat::all(bot.wins_by_seat.len()).zip(&bot.wins_by_seat) {
            let text = format!("{:.0}%", 100.0 * wins.mean);
            all.push(Bar { label: format!("{} · {seat}", bot.label), value: *wins, color, text });
        }
    }
    bars(title, &all, Some(1.0 / plan.n_seats() as f64))
}

fn sources(summary: &Summary, title: &str) -> String {
    let clauses: std::collections::BTreeSet<&String> = summary.bots.iter().flat_map(|bot| bot.sources.keys()).collect();
    let mut all = Vec::new();
    for clause in clauses {
        for (color, bot) in summary.bots.iter().enumerate() {
            let mean = bot.sources.get(clause).copied().unwrap_or(0.0);
            let value = Interval { mean, low: mean, high: mean };
            all.push(Bar { label: format!("{clause} · {}", bot.label), value, color, text: format!("{mean:.1}") });
        }
    }
    bars(title, &all, None)
}

fn things(plan: &Plan, game: &'static dyn AnyGame, summary: &Summary, speaker: &Speaker) -> String {
    let bar = |thing: &Thing| {
        let name = game.name(&thing.thing, speaker.lang()).unwrap_or(&thing.thing);
        let text = format!("{:.0}% ({})", 100.0 * thing.wins.mean, thing.seats);
        Bar { label: format!("{name} · {}", thing.event), value: thing.wins, color: 0, text }
    };
    let n_things = summary.things.len();
    let shown =
        summary.things.iter().enumerate().filter(|(place, _)| *place < MOST_THINGS || *place + MOST_THINGS >= n_things);
    let all: Vec<Bar> = shown.map(|(_, thing)| bar(thing)).collect();
    bars(&speaker.word("arena-things"), &all, Some(1.0 / plan.n_seats() as f64))
}
