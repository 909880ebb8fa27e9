//! Scoring, from the state alone (HW-8, HW-10.6, HW-13).

use lusoria_core::contract::Scoring;
use lusoria_core::{Arg, BySeat, Outcome, Reason, ScoreLine, Seat, Standings, Text};
use serde::Serialize;
use ts_rs::TS;

use crate::HadriansWall;
use crate::data::{ATTRIBUTE_BOXES, CITIZEN_BOXES, COHORT_BOXES, Data, Figure, Goal, data};
use crate::state::{Player, State};
use crate::view::View;
use crate::vocab::*;

/// The points of one player, as they are now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Score {
    /// A point for each attribute box.
    pub attributes: i32,
    /// Points of the Path Cards revealed so far.
    pub paths: i32,
    /// Points lost by disdain.
    pub penalty: i32,
    /// The sum.
    pub total: i32,
}

/// HW-8.2: attribute boxes, plus Path Cards, minus the penalty for disdain. May be negative (HW-8.19).
pub(crate) fn score(player: &Player, data: &Data, n_years: usize) -> Score {
    let attributes = player.attributes.iter().map(|filled| i32::from(*filled)).sum();
    let paths = (1..=n_years as u8).map(|year| i32::from(path_points(player, data, player.path(year)))).sum();
    let penalty = penalty(data, player.disdain());
    Score { attributes, paths, penalty, total: attributes + paths - penalty }
}

/// HW-8.3: nine disdain or more cost the same.
fn penalty(data: &Data, disdain: u8) -> i32 {
    let last = data.disdain_penalty.len() - 1;
    data.disdain_penalty[usize::from(disdain).min(last)]
}

/// HW-8.4, HW-8.18: the highest level reached, not the sum of the levels.
pub(crate) fn path_points(player: &Player, data: &Data, card: Card) -> u8 {
    let card = &data.cards[card.index()];
    let count = path_count(player, data, card.path);
    let is_met = |threshold: u8| if card.at_most { count <= threshold } else { count >= threshold };
    (1..=3).rev().find(|level| is_met(card.thresholds[usize::from(*level) - 1])).unwrap_or(0)
}

/// What a path counts.
pub(crate) fn path_count(player: &Player, data: &Data, path: PathCount) -> u8 {
    let sections = |track: Track| {
        let filled = player.tracks[track.index()];
        data.tracks[track.index()].columns.iter().filter(|last| **last <= filled).count() as u8
    };
    match path {
        // HW-8.5
        PathCount::Landmarks => (player.buildings & data.landmarks).count_ones() as u8,
        // HW-8.6
        PathCount::Disdain => player.disdain(),
        // HW-8.7
        PathCount::WallSections => sections(Track::Wall),
        // HW-8.8: built, not filled.
        PathCount::LargeBuildings => (player.buildings & data.large).count_ones() as u8,
        // HW-8.9
        PathCount::Cohorts => player.cohorts.iter().filter(|filled| **filled == COHORT_BOXES).count() as u8,
        // HW-8.10: the preprinted circle counts.
        PathCount::Production => player.production,
        // HW-8.11: duplicates count.
        PathCount::Goods => player.n_goods(),
        // HW-8.12
        PathCount::CitizenTracks => player.citizens.iter().filter(|filled| **filled == CITIZEN_BOXES).count() as u8,
        // HW-8.13
        PathCount::Temples => player.full_temples(data),
        // HW-8.14
        PathCount::ScoutColumns => data.map_columns.iter().filter(|one| player.map.contains(**one)).count() as u8,
        // HW-8.15: dead or alive.
        PathCount::GladiatorStrength => player.gladiators.iter().map(|fighter| fighter.trained).sum(),
        // HW-8.16
        PathCount::WallGuardSections => sections(Track::WallGuard),
    }
}

/// The clause of a path.
const fn path_clause(path: PathCount) -> &'static str {
    match path {
        PathCount::Landmarks => "HW-8.5",
        PathCount::Disdain => "HW-8.6",
        PathCount::WallSections => "HW-8.7",
        PathCount::LargeBuildings => "HW-8.8",
        PathCount::Cohorts => "HW-8.9",
        PathCount::Production => "HW-8.10",
        PathCount::Goods => "HW-8.11",
        PathCount::CitizenTracks => "HW-8.12",
        PathCount::Temples => "HW-8.13",
        PathCount::ScoutColumns => "HW-8.14",
        PathCount::GladiatorStrength => "HW-8.15",
        PathCount::WallGuardSections => "HW-8.16",
    }
}

/// HW-10.6: the solo rank of a score; everything below the first is the lowest too.
pub(crate) fn solo_rank(data: &Data, total: i32) -> &'static str {
    let reached = data.ranks.iter().rev().find(|rank| rank.min <= total);
    reached.unwrap_or(&data.ranks[0]).id
}

/// HW-13.1: whether a goal of the campaign is met.
pub(crate) fn is_met(player: &Player, data: &Data, n_years: usize, goal: &Goal) -> bool {
    let value = goal_value(player, data, n_years, goal);
    if goal.exactly { value == goal.value } else { value >= goal.value }
}

/// What a goal of the campaign counts, as things stand.
pub(crate) fn goal_value(player: &Player, data: &Data, n_years: usize, goal: &Goal) -> i32 {
    let points = score(player, data, n_years);
    match goal.figure {
        Figure::Score => points.total,
        Figure::PathPoints => points.paths,
        Figure::Path(path) => i32::from(path_count(player, data, path)),
        Figure::AttributesAtLeast(least) => player.attributes.iter().filter(|one| **one >= least).count() as i32,
        Figure::Attribute(attribute) => i32::from(player.attributes[attribute.index()].min(ATTRIBUTE_BOXES)),
        Figure::Built(building) => i32::from(player.has(building)),
        Figure::Complete(track) => i32::from(player.tracks[track.index()] == data.tracks[track.index()].len),
        Figure::FullMap => i32::from(player.map == Cells::ALL),
        Figure::FavorsUsed => i32::from(player.favors_used(data)),
    }
}

/// HW-13.1, HW-13.2: whether the fort is won, and whether its challenge is met in a won game.
pub(crate) fn campaign_result(state: &State, data: &Data) -> Option<(bool, bool)> {
    let fort = &data.forts[usize::from(state.options.fort?) - 1];
    let player = &state.players[Seat::new(0)];
    let all_met = |goals: &[Goal]| goals.iter().all(|goal| is_met(player, data, state.revealed_years(), goal));
    let won = all_met(&fort.goals);
    Some((won, won && all_met(&fort.challenge)))
}

fn scores(state: &State) -> BySeat<Score> {
    let data = data();
    BySeat::from_fn(state.n_seats(), |seat| score(&state.players[seat], data, state.revealed_years()))
}

/// HW-8.17: the highest score; then least disdain, then most path points, then shared.
fn key(state: &State, scores: &BySeat<Score>, seat: Seat) -> (i32, i32, i32) {
    (scores[seat].total, -i32::from(state.players[seat].disdain()), scores[seat].paths)
}

impl Scoring for HadriansWall {
    fn points(view: &View) -> Vec<Option<i32>> {
        scores(&view.known).iter().map(|score| Some(score.total)).collect()
    }

    /// Points and ranks.
    fn standings(state: &State) -> Standings {
        let scores = scores(state);
        let points = BySeat::from_fn(state.n_seats(), |seat| scores[seat].total);
        Standings::ranked(&points, |seat| key(state, &scores, seat))
    }

    /// The result with every point explained.
    fn outcome(state: &State) -> Outcome {
        Outcome {
            standings: Self::standings(state),
            lines: Seat::all(state.n_seats()).flat_map(|seat| lines(state, seat)).collect(),
            tie_break: tie_break(state),
            reason: Reason { clause: "HW-8.1", text: Text::new("hw-end-years") },
        }
    }
}

fn lines(state: &State, seat: Seat) -> Vec<ScoreLine> {
    let data = data();
    let player = &state.players[seat];
    let line = |clause, text: Text, points: i32| ScoreLine { seat, clause, text, points };
    let mut lines: Vec<ScoreLine> = Attribute::ALL
        .iter()
        .map(|one| {
            let text = Text::new("hw-score-attribute").with("attribute", Arg::Name(one.id()));
            line("HW-8.2", text, i32::from(player.attributes[one.index()]))
        })
        .collect();
    for year in 1..=state.revealed_years() as u8 {
        let card = player.path(year);
        let path = data.cards[card.index()].path;
        let count = path_count(player, data, path);
        let text = Text::new("hw-score-path").with("card", Arg::Name(card.id())).with("count", count);
        lines.push(line(path_clause(path), text, path_points(player, data, card).into()));
    }
    let disdain = player.disdain();
    let text = Text::new("hw-score-disdain").with("count", disdain);
    lines.push(line("HW-8.3", text, -penalty(data, disdain)));
    if state.n_seats() == 1 {
        let rank = solo_rank(data, score(player, data, state.revealed_years()).total);
        lines.push(line("HW-10.6", Text::new("hw-score-rank").with("rank", Arg::Name(rank)), 0));
    }
    if let (Some((won, challenge)), Some(fort)) = (campaign_result(state, data), state.options.fort) {
        let fort = Arg::Name(data.forts[usize::from(fort) - 1].id);
        let key = if won { "hw-score-fort-won" } else { "hw-score-fort-lost" };
        lines.push(line("HW-13.1", Text::new(key).with("fort", fort), 0));
        let key = if challenge { "hw-score-challenge-met" } else { "hw-score-challenge-missed" };
        lines.push(line("HW-13.2", Text::new(key), 0));
    }
    lines
}

/// HW-8.17: what decided between the players with most points, if several have them.
fn tie_break(state: &State) -> Option<Reason> {
    let scores = scores(state);
    let best = Seat::all(state.n_seats()).map(|seat| key(state, &scores, seat)).max()?;
    let tied: Vec<_> =
        Seat::all(state.n_seats()).map(|seat| key(state, &scores, seat)).filter(|one| one.0 == best.0).collect();
    if tied.len() < 2 {
        return None;
    }
    let text = if tied.iter().filter(|one| one.1 == best.1).count() == 1 {
        Text::new("hw-tie-disdain")
    } else if tied.iter().filter(|one| (one.1, one.2) == (best.1, best.2)).count() == 1 {
        Text::new("hw-tie-paths")
    } else {
        Text::new("hw-tie-shared")
    };
    Some(Reason { clause: "HW-8.17", text })
}
