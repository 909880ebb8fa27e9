//! What finished games show: shares and means with 95% intervals.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::plan::Plan;
use crate::table::{Played, SeatResult};

/// A figure with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Interval {
    /// The figure.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The two-sided 95% point of the normal distribution.
const Z: f64 = 1.96;

impl Interval {
    /// A share of `n` trials, by Wilson's method; shared wins make the share fractional.
    pub fn share(part: f64, n: f64) -> Interval {
        if n == 0.0 {
            return Interval { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let mean = part / n;
        let center = (mean + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z * (mean * (1.0 - mean) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
        Interval { mean, low: (center - half).max(0.0), high: (center + half).min(1.0) }
    }

    /// The mean of some values.
    pub fn mean(values: impl Iterator<Item = f64> + Clone) -> Interval {
        let n = values.clone().count() as f64;
        if n == 0.0 {
            return Interval::default();
        }
        let mean = values.clone().sum::<f64>() / n;
        let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let half = Z * (variance / n).sqrt();
        Interval { mean, low: mean - half, high: mean + half }
    }
}

/// What a simulation shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Finished games.
    pub games: usize,
    /// By bot, in the order of the plan.
    pub bots: Vec<BotSummary>,
    /// Moves of a game, forced ones included.
    pub plies: Interval,
    /// Decisions of all seats in a game.
    pub decisions: Interval,
    /// What wins: how often a seat won that did something with a thing.
    pub things: Vec<Thing>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotSummary {
    /// Its name.
    pub label: String,
    /// Games it played (counted by seat).
    pub games: usize,
    /// How often it won; a shared win counts as its share.
    pub wins: Interval,
    /// Its mean rank.
    pub rank: Interval,
    /// Its mean score.
    pub points: Interval,
    /// Milliseconds of a decision.
    pub decision_ms: f64,
    /// Milliseconds of the longest decision.
    pub longest_ms: f64,
    /// How often it won at each seat.
    pub wins_by_seat: Vec<Interval>,
    /// Mean points by clause.
    pub sources: BTreeMap<String, f64>,
    /// All its scores, ascending.
    pub scores: Vec<i32>,
}

/// How seats fared that did something with a thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thing {
    /// What happened.
    pub event: String,
    /// The id of the thing.
    pub thing: String,
    /// Seats it happened to.
    pub seats: usize,
    /// How often they won.
    pub wins: Interval,
}

/// Something seen by fewer seats says little.
const MIN_SEATS: usize = 10;

/// Adds up finished games.
pub fn summary<'a>(plan: &Plan, games: impl Iterator<Item = &'a Played> + Clone) -> Summary {
    let bots = plan.labels().into_iter().enumerate().map(|(bot, label)| {
        let seats: Vec<(usize, f64, &SeatResult)> = games.clone().flat_map(|game| shares(game, bot)).collect();
        bot_summary(label, plan.n_seats(), &seats)
    });
    Summary {
        games: games.clone().count(),
        bots: bots.collect(),
        plies: Interval::mean(games.clone().map(|game| game.plies.into())),
        decisions: Interval::mean(
            games.clone().map(|game| game.seats.iter().map(|seat| f64::from(seat.decisions)).sum()),
        ),
        things: things(games),
    }
}

/// The seats of a bot in a game, with the share of the win.
fn shares(game: &Played, bot: usize) -> impl Iterator<Item = (usize, f64, &SeatResult)> {
    let seats = game.seats.iter().enumerate().filter(move |(_, seat)| seat.bot == bot);
    seats.map(|(index, seat)| (index, win_share(game, seat), seat))
}

fn win_share(game: &Played, seat: &SeatResult) -> f64 {
    let winners = game.seats.iter().filter(|seat| seat.rank == 1).count();
    if seat.rank == 1 { 1.0 / winners as f64 } else { 0.0 }
}

fn bot_summary(label: String, n_seats: usize, seats: &[(usize, f64, &SeatResult)]) -> BotSummary {
    let wins_at = |seat: Option<usize>| {
        let at = seats.iter().filter(|(index, ..)| seat.is_none_or(|seat| seat == *index));
        Interval::share(at.clone().map(|(_, share, _)| share).sum(), at.count() as f64)
    };
    let mut sources = BTreeMap::<String, f64>::new();
    for (clause, points) in seats.iter().flat_map(|(_, _, seat)| &seat.sources) {
        *sources.entry(clause.clone()).or_default() += f64::from(*points) / seats.len() as f64;
    }
    let mut scores: Vec<i32> = seats.iter().map(|(_, _, seat)| seat.points).collect();
    scores.sort_unstable();
    let decisions: u32 = seats.iter().map(|(_, _, seat)| seat.decisions).sum();
    let thought_us: u64 = seats.iter().map(|(_, _, seat)| seat.thought_us).sum();
    let longest_us = seats.iter().map(|(_, _, seat)| seat.longest_us).max().unwrap_or(0);
    BotSummary {
        label,
        games: seats.len(),
        wins: wins_at(None),
        rank: Interval::mean(seats.iter().map(|(_, _, seat)| seat.rank.into())),
        points: Interval::mean(seats.iter().map(|(_, _, seat)| seat.points.into())),
        decision_ms: thought_us as f64 / 1000.0 / f64::from(decisions.max(1)),
        longest_ms: longest_us as f64 / 1000.0,
        wins_by_seat: (0..n_seats).map(|seat| wins_at(Some(seat))).collect(),
        sources,
        scores,
    }
}

fn things<'a>(games: impl Iterator<Item = &'a Played>) -> Vec<Thing> {
    let mut found = BTreeMap::<&str, (usize, f64)>::new();
    for game in games {
        for seat in &game.seats {
            for thing in &seat.things {
                let (seats, wins) = found.entry(thing).or_default();
                *seats += 1;
                *wins += win_share(game, seat);
            }
        }
    }
    let thing = |(text, (seats, wins)): (&str, (usize, f64))| {
        let (event, thing) = text.split_once(' ').unwrap_or((text, ""));
        Thing { event: event.to_owned(), thing: thing.to_owned(), seats, wins: Interval::share(wins, seats as f64) }
    };
    let mut things: Vec<Thing> = found.into_iter().filter(|(_, (seats, _))| *seats >= MIN_SEATS).map(thing).collect();
    things.sort_by(|a, b| b.wins.mean.total_cmp(&a.wins.mean).then(a.thing.cmp(&b.thing)));
    things
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_has_the_interval_of_wilson() {
        let interval = Interval::share(950.0, 1000.0);
        assert!((interval.low - 0.9347).abs() < 0.001 && (interval.high - 0.9619).abs() < 0.001, "{interval:?}");
        let sure = Interval::share(400.0, 400.0);
        assert!(sure.low > 0.99 && sure.low < 0.991 && sure.high == 1.0, "{sure:?}");
    }

    #[test]
    fn a_mean_has_the_interval_of_its_deviation() {
        let interval = Interval::mean([1.0, 2.0, 3.0, 4.0].into_iter());
        assert_eq!(interval.mean, 2.5);
        assert!((interval.high - interval.mean - 1.96 * (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
    }
}
