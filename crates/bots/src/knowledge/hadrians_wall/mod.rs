//! Hadrian's Wall: points as they stand, and which actions move a player on.

mod policy;

use lusoria_core::{BySeat, Seat, SeatSet};
use lusoria_hadrians_wall::summary::Summary;
use lusoria_hadrians_wall::vocab::{Building, PathCount, Phase, Track};
use lusoria_hadrians_wall::{HadriansWall, Move, State};
use serde::Deserialize;

use super::Knowledge;
use super::tuning::{Numbers, Tuning};

/// What a bot knows of Hadrian's Wall.
pub struct HadriansWallKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    tries: policy::Tries,
    production: f32,
    house: f32,
    road: f32,
    granary: f32,
    piece: f32,
    cohort: [f32; 7],
    favor: f32,
    late: f32,
    late_year: f32,
    years: [f32; 6],
    tracks: [f32; 5],
    citizens: [f32; 5],
    /// By Year: what is still to come at its start, and how much each feature adds to it.
    standing: Vec<Vec<f32>>,
}

/// How many features [`features`] has.
pub const N_FEATURES: usize = 46 + Building::ALL.len() + 2 * PathCount::ALL.len();

static KNOWN: Numbers<Weights> = Numbers::new("hadrians-wall.toml", include_str!("../../../data/hadrians-wall.toml"));

impl Knowledge<HadriansWall> for HadriansWallKnowledge {
    const CAN_ESTIMATE: bool = true;

    const WEIGHS_QUICKLY: bool = true;

    fn estimate(state: &State, seats: SeatSet, points: &mut BySeat<f32>) {
        for seat in seats.iter() {
            points[seat] = state.points(seat) as f32 + prospects(state, seat);
        }
    }

    /// Goods are lost or idle at the end of a Year, so a Year is played until nothing is left to do.
    #[inline]
    fn is_settled(state: &State) -> bool {
        state.phase() == Phase::ChooseCards
    }

    /// Others finish their Year on sheets of their own.
    #[inline]
    fn aside(state: &State, seat: Seat) -> Option<Move> {
        state.may_stop(seat).then_some(Move::Stop)
    }

    #[inline]
    fn weight(_state: &State, _seat: Seat, mv: Move) -> f32 {
        KNOWN.weights.tries.weight(mv)
    }

    #[inline]
    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}

/// What a seat has besides points: at the start of a Year by fitted weights, in the middle of one by rules of thumb, where
/// income is worth as many times as there are Years to come.
fn prospects(state: &State, seat: Seat) -> f32 {
    if state.phase() == Phase::Over {
        return 0.0;
    }
    let (weights, summary) = (&KNOWN.weights, state.summary(seat));
    if state.phase() == Phase::ChooseCards
        && let Some([base, each @ ..]) = weights.standing.get(usize::from(state.year() - 1)).map(Vec::as_slice)
    {
        return features(&summary).iter().zip(each).fold(*base, |sum, (feature, weight)| sum + feature * weight);
    }
    let years = f32::from(7 - state.year());
    let income = weights.production * f32::from(summary.production)
        + weights.house * f32::from(summary.houses)
        + weights.road * f32::from(summary.roads);
    let sum = |boxes: &[u8; 5], weights: &[f32; 5]| -> f32 {
        boxes.iter().zip(weights).map(|(&filled, weight)| f32::from(filled) * weight).sum()
    };
    let stand = weights.granary * f32::from(summary.granaries)
        + summary.cohorts.iter().map(|&filled| weights.cohort[usize::from(filled)]).sum::<f32>()
        + weights.favor * f32::from(summary.favors)
        + weights.piece * summary.board.total() as f32
        + sum(&summary.tracks, &weights.tracks)
        + sum(&summary.citizens, &weights.citizens);
    // What stands serves every Year that is left, but the last ones most of all.
    weights.years[usize::from(state.year() - 1)]
        + years * income
        + (weights.late + weights.late_year * years).min(1.0) * stand
}

/// What a sheet looks like at the start of a Year, in numbers.
pub fn features(summary: &Summary) -> [f32; N_FEATURES] {
    let mut cohorts = summary.cohorts;
    cohorts.sort_unstable();
    let mut features = [0.0; N_FEATURES];
    let mut places = features.iter_mut();
    let mut fill = |numbers: &[u8], power: i32| {
        for (&number, place) in numbers.iter().zip(&mut places) {
            *place = f32::from(number).powi(power);
        }
    };
    fill(
        &[
            summary.board.total() as u8,
            summary.production,
            summary.favors,
            summary.cells,
            summary.goods,
            summary.performances,
            summary.bribes,
            summary.rulings,
            summary.strength,
            summary.temple_boxes,
            summary.diplomats,
            summary.disdain,
        ],
        1,
    );
    fill(&cohorts, 1);
    fill(&cohorts, 2);
    fill(&summary.attributes, 1);
    fill(&summary.tracks, 1);
    fill(&summary.citizens, 1);
    fill(&summary.buildings.map(u8::from), 1);
    fill(&summary.tracks, 2);
    fill(&summary.citizens, 2);
    fill(&[summary.board.total() as u8, summary.production, summary.disdain, summary.favors], 2);
    fill(&summary.paths.map(|path| u8::from(path.is_some())), 1);
    fill(&PathCount::ALL.map(|path| summary.paths[path.index()].map_or(0, |count| steps(summary, path, count))), 1);
    features
}

/// How far a path has come, in boxes where it counts columns of them.
fn steps(summary: &Summary, path: PathCount, count: u8) -> u8 {
    match path {
        PathCount::WallSections => summary.tracks[Track::Wall.index()],
        PathCount::WallGuardSections => summary.tracks[Track::WallGuard.index()],
        PathCount::Cohorts => summary.cohorts.iter().sum(),
        PathCount::CitizenTracks => summary.citizens.iter().sum(),
        PathCount::Temples => summary.temple_boxes,
        PathCount::ScoutColumns => summary.cells,
        _ => count,
    }
}

#[cfg(test)]
mod tests {
    use lusoria_core::contract::*;
    use lusoria_core::{OptionMap, OptionValue, Seed};

    use super::*;

    #[test]
    fn each_year_has_a_weight_for_each_feature() {
        let standing = &KNOWN.weights.standing;
        assert_eq!(standing.len(), 6);
        assert!(standing.iter().all(|weights| weights.len() == 1 + N_FEATURES));
    }

    #[test]
    fn features_are_as_many_as_they_say_and_know_the_paths_taken() {
        let options = HadriansWall::options(&OptionMap::new()).unwrap();
        let mut summary = HadriansWall::start(&options, &Seed::from_text("a sheet")).summary(Seat::new(0));
        summary.paths[PathCount::WallSections.index()] = Some(1);
        summary.paths[PathCount::WallGuardSections.index()] = Some(2);
        summary.tracks[Track::Wall.index()] = 20;
        summary.tracks[Track::WallGuard.index()] = 13;
        let features = features(&summary);
        let (rest, steps) = features.split_at(N_FEATURES - PathCount::ALL.len());
        assert!(rest.contains(&400.0), "the square of the wall");
        assert_eq!(rest[rest.len() - PathCount::ALL.len()..].iter().sum::<f32>(), 2.0);
        assert_eq!((steps[PathCount::WallSections.index()], steps.iter().sum::<f32>()), (20.0, 33.0));
        assert_eq!(steps.last(), Some(&13.0), "no place is left empty at the end");
    }

    #[test]
    fn the_points_of_a_seat_do_not_depend_on_who_else_is_asked_for() {
        let options = OptionMap::from([("players".to_owned(), OptionValue::Number(3))]);
        let state = HadriansWall::start(&HadriansWall::options(&options).unwrap(), &Seed::from_text("three sheets"));
        let estimate = |seats| {
            let mut points = BySeat::new(3);
            HadriansWallKnowledge::estimate(&state, seats, &mut points);
            points
        };
        let (me, all) = (Seat::new(1), estimate(SeatSet::all(3)));
        assert_eq!(estimate(SeatSet::only(me))[me], all[me]);
        assert!(HadriansWall::standings(&state).pairs().all(|(seat, standing)| standing.points == state.points(seat)));
    }

    #[test]
    fn others_stop_at_once_in_the_action_phase_and_only_there() {
        let options = OptionMap::from([("players".to_owned(), OptionValue::Number(2))]);
        let mut state =
            HadriansWall::start(&HadriansWall::options(&options).unwrap(), &Seed::from_text("beside each other"));
        let mut moves = Vec::new();
        while state.phase() != Phase::Actions {
            let seat = HadriansWall::turn(&state).seats().first().unwrap();
            HadriansWall::legal_moves(&state, seat, &mut moves);
            assert_eq!(HadriansWallKnowledge::aside(&state, seat), None);
            HadriansWall::apply(&mut state, seat, moves[0], &mut ()).unwrap();
        }
        assert_eq!(HadriansWallKnowledge::aside(&state, Seat::new(1)), Some(Move::Stop));
    }
}
