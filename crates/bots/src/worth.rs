//! What a position is worth to each seat: a number from 0 (lost) to 1 (won), from results or from estimated points.

use lusoria_core::{BySeat, Game, Seat, SeatSet, Standings};

use crate::knowledge::{Knowledge, Tuning};

/// The worth of a state to these seats: of its result when the game is over, of its estimate otherwise. What it says of others
/// means nothing.
pub fn worth<G: Game, K: Knowledge<G>>(state: &G::State, seats: SeatSet) -> BySeat<f32> {
    if G::turn(state).is_over() {
        return of_result(&G::standings(state), K::tuning());
    }
    let mut points = BySeat::new(G::n_seats(state));
    // Only where everybody plays alone the points of others say nothing.
    let compared = if K::tuning().alone { seats } else { SeatSet::all(points.len()) };
    K::estimate(state, compared, &mut points);
    of_points(&points, K::tuning())
}

/// The worth of a finished game: the place, and a little for the points, so that a lost game is still played well.
pub fn of_result(standings: &Standings, tuning: &Tuning) -> BySeat<f32> {
    let points = BySeat::from_fn(standings.len(), |seat| standings[seat].points as f32);
    let by_points = of_points(&points, tuning);
    if standings.len() == 1 || tuning.alone {
        return by_points;
    }
    BySeat::from_fn(standings.len(), |seat| {
        tuning.rank_weight * place(standings, seat) + (1.0 - tuning.rank_weight) * by_points[seat]
    })
}

/// 1 for the winner, less for those behind: half of what remains for each better place; those who share a rank share.
fn place(standings: &Standings, seat: Seat) -> f32 {
    let rank = standings[seat].rank;
    let n_sharing = standings.iter().filter(|standing| standing.rank == rank).count();
    let places = usize::from(rank)..usize::from(rank) + n_sharing;
    let worth_of = |place: usize| if place == standings.len() { 0.0 } else { 0.25f32.powi(place as i32 - 1) };
    places.map(worth_of).sum::<f32>() / n_sharing as f32
}

/// The worth of points: the lead over the best other seat, or over par for somebody who plays alone.
pub fn of_points(points: &BySeat<f32>, tuning: &Tuning) -> BySeat<f32> {
    BySeat::from_fn(points.len(), |seat| {
        let others = points.pairs().filter(|&(other, _)| other != seat).map(|(_, &points)| points);
        let best =
            if points.len() == 1 || tuning.alone { tuning.par } else { others.fold(f32::NEG_INFINITY, f32::max) };
        squash((points[seat] - best) / tuning.scale)
    })
}

/// An S-curve from 0 to 1, steep around 0. Plain arithmetic only, so that every machine computes the same.
fn squash(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (0.5 + lead.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standings(points: [i32; 3]) -> Standings {
        let points = BySeat::from_fn(3, |seat| points[seat.index()]);
        Standings::ranked(&points, |seat| points[seat])
    }

    #[test]
    fn winning_is_worth_more_than_coming_second_and_that_more_than_coming_last() {
        let worth = of_result(&standings([9, 7, 5]), Tuning::plain());
        assert!(worth[Seat::new(0)] > worth[Seat::new(1)] && worth[Seat::new(1)] > worth[Seat::new(2)]);
        assert!(worth.iter().all(|worth| (0.0..=1.0).contains(worth)));
    }

    #[test]
    fn those_who_share_a_rank_share_its_worth() {
        let shared = of_result(&standings([9, 9, 5]), Tuning::plain());
        assert_eq!(shared[Seat::new(0)], shared[Seat::new(1)]);
        assert!(shared[Seat::new(0)] < of_result(&standings([9, 8, 5]), Tuning::plain())[Seat::new(0)]);
    }

    #[test]
    fn where_everybody_plays_alone_the_points_of_others_do_not_matter() {
        let tuning = Tuning { alone: true, ..Tuning::plain().clone() };
        let worth = |points: [i32; 3]| of_result(&standings(points), &tuning)[Seat::new(0)];
        assert_eq!(worth([60, 90, 10]), worth([60, 20, 30]));
        assert!(worth([61, 90, 10]) > worth([60, 20, 30]));
    }

    #[test]
    fn more_points_alone_are_worth_more() {
        let alone = |points: f32| of_points(&BySeat::from_fn(1, |_| points), Tuning::plain())[Seat::new(0)];
        assert!(alone(60.0) > alone(50.0) && alone(50.0) == 0.5 && alone(0.0) > 0.0);
    }
}
