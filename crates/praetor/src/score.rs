//! Final scoring, pure, from the state alone. PRA-11, PRA-12, PRA-18.

use std::cmp::Reverse;

use lusoria_core::contract::Scoring;
use lusoria_core::{BySeat, Outcome, Reason, ScoreLine, Seat, Standings, Text};

use crate::Praetor;
use crate::data::data;
use crate::state::State;
use crate::view::View;
use crate::vocab::{MAX_PLAYERS, Resource, Source};

/// What the end adds to the points of the track.
struct Final {
    /// PRA-11.4: the experience of active workers.
    workers: i32,
    /// PRA-11.4: novices of either stage.
    novices: i32,
    /// PRA-11.4: the morale space.
    morale: i32,
    /// PRA-11.5: resources turned into gold.
    resources: i32,
    /// PRA-18.1: largest area, wall tokens and villagers.
    advanced: [i32; 3],
}

impl Final {
    fn total(&self) -> i32 {
        self.workers + self.novices + self.morale + self.resources + self.advanced.iter().sum::<i32>()
    }
}

fn final_points(state: &State, seat: Seat) -> Final {
    let rules = &data().rules;
    let player = &state.players[seat];
    let idle: i32 =
        player.idle.iter().enumerate().map(|(experience, count)| experience as i32 * i32::from(*count)).sum();
    // Nobody is placed at the end; before it, those who are still count.
    let stands = state.builders.iter().chain(&state.activators).filter(|stand| stand.seat() == Some(seat));
    let placed: i32 = stands.map(|stand| i32::from(stand.experience())).sum();
    // PRA-11.5: at the selling rates of the player's board, also without a market; 1 point per full 10 gold.
    let sold =
        Resource::TRADED.iter().map(|good| i32::from(player.goods[*good]) * i32::from(player.board().sell[*good]));
    let gold = i32::from(player.goods[Resource::Gold]) + sold.sum::<i32>();
    Final {
        workers: idle + placed,
        novices: i32::from(player.novices[0] + player.novices[1]) * rules.final_points_per_novice,
        morale: player.morale_points().into(),
        resources: gold / rules.final_gold_per_point,
        // PRA-11.6: the bonuses of the variant, if agreed.
        advanced: if state.options.advanced { advanced_points(state, seat) } else { [0; 3] },
    }
}

/// PRA-18.1: places for the largest area, wall tokens and villagers left.
fn advanced_points(state: &State, seat: Seat) -> [i32; 3] {
    let advanced = &data().advanced;
    let player = |other: Seat| &state.players[other];
    let place = |places: &[i32; MAX_PLAYERS], count: &dyn Fn(Seat) -> u8| share(state, seat, places, count);
    [
        place(&advanced.largest_area, &|other| state.city.largest_area(player(other).owned)),
        place(&advanced.wall_tokens, &|other| player(other).walls.len() as u8),
        place(&advanced.villagers, &|other| player(other).villagers),
    ]
}

/// PRA-18.3: tied players share the points of the places they occupy, rounded down; PRA-18.4: zero ranks too.
fn share(state: &State, seat: Seat, places: &[i32; MAX_PLAYERS], count: &dyn Fn(Seat) -> u8) -> i32 {
    let mine = count(seat);
    let others = || Seat::all(state.n_seats()).map(count);
    let better = others().filter(|other| *other > mine).count();
    let tied = others().filter(|other| *other == mine).count();
    places[better..better + tied].iter().sum::<i32>() / tied as i32
}

fn points(state: &State) -> BySeat<i32> {
    BySeat::from_fn(state.n_seats(), |seat| points_of(state, seat))
}

/// The track and what the end adds to it.
pub(crate) fn points_of(state: &State, seat: Seat) -> i32 {
    i32::from(state.players[seat].score) + final_points(state, seat).total()
}

/// PRA-12.2: what decides between equal points, in order: morale, wall tokens, own tiles, youth.
type TieBreaks = (i16, u8, u8, Reverse<u8>, Reverse<Seat>);

fn tie_breaks(state: &State, seat: Seat) -> TieBreaks {
    let player = &state.players[seat];
    // PRA-12.3, PRA-20.22: the level, or the points of the space by the switch.
    let morale = match state.options.switches.morale_tie_by_points {
        true => player.morale_points(),
        false => player.morale_level().into(),
    };
    // PRA-12.3, PRA-20.20: the youngest; who gave no age counts as older; the lower seat at last.
    let age = match state.options.ages[seat.index()] {
        0 => u8::MAX,
        age => age,
    };
    (morale, player.walls.len() as u8, player.owned.len() as u8, Reverse(age), Reverse(seat))
}

impl Scoring for Praetor {
    fn points(view: &View) -> Vec<Option<i32>> {
        view.known.players.iter().map(|player| Some(player.score.into())).collect()
    }

    /// PRA-12.1: most points win.
    fn standings(state: &State) -> Standings {
        let points = points(state);
        Standings::ranked(&points, |seat| (points[seat], tie_breaks(state, seat)))
    }

    fn outcome(state: &State) -> Outcome {
        let standings = Self::standings(state);
        let lines = Seat::all(state.n_seats()).flat_map(|seat| lines_of(state, seat)).collect();
        Outcome { standings, lines, tie_break: tie_break(state, &standings), reason: reason(state) }
    }
}

fn lines_of(state: &State, seat: Seat) -> Vec<ScoreLine> {
    let sources = &state.players[seat].sources;
    let last = final_points(state, seat);
    let on_track = Source::ALL.iter().map(|source| {
        let (clause, key) = source_text(*source);
        (clause, key, i32::from(sources[*source as usize]))
    });
    let at_end = [
        ("PRA-11.4", "pra-score-workers", last.workers),
        ("PRA-11.4", "pra-score-novices", last.novices),
        ("PRA-11.4", "pra-score-morale", last.morale),
        ("PRA-11.5", "pra-score-resources", last.resources),
        ("PRA-18.2", "pra-score-area", last.advanced[0]),
        ("PRA-18.1", "pra-score-most-walls", last.advanced[1]),
        ("PRA-18.1", "pra-score-villagers", last.advanced[2]),
    ];
    let line = |(clause, key, points)| ScoreLine { seat, clause, text: Text::new(key), points };
    on_track.chain(at_end).filter(|(_, _, points)| *points != 0).map(line).collect()
}

fn source_text(source: Source) -> (&'static str, &'static str) {
    match source {
        Source::Start => ("PRA-3.10", "pra-score-start"),
        Source::Tiles => ("PRA-6.6", "pra-score-tiles"),
        Source::Plazas => ("PRA-6.7", "pra-score-plazas"),
        Source::Temples => ("PRA-7.5", "pra-score-temples"),
        Source::Walls => ("PRA-15.2", "pra-score-walls"),
        Source::Retirement => ("PRA-10.5", "pra-score-retirement"),
        Source::Unpaid => ("PRA-10.7", "pra-score-unpaid"),
        Source::Recruits => ("PRA-10.8", "pra-score-recruits"),
    }
}

/// The tie-break that made the winner, if the points alone did not.
fn tie_break(state: &State, standings: &Standings) -> Option<Reason> {
    let (winner, best) = standings.pairs().find(|(_, standing)| standing.rank == 1)?;
    let (second, _) = standings.pairs().find(|(_, standing)| standing.rank == 2 && standing.points == best.points)?;
    let (first, other) = (tie_breaks(state, winner), tie_breaks(state, second));
    let (clause, key) = if first.0 != other.0 {
        ("PRA-12.2", "pra-tie-morale")
    } else if first.1 != other.1 {
        ("PRA-12.2", "pra-tie-walls")
    } else if first.2 != other.2 {
        ("PRA-12.2", "pra-tie-tiles")
    } else if first.3 != other.3 {
        ("PRA-12.3", "pra-tie-youngest")
    } else {
        ("PRA-12.3", "pra-tie-seat")
    };
    Some(Reason { clause, text: Text::new(key) })
}

/// PRA-10.10: which stack ran out.
fn reason(state: &State) -> Reason {
    let key = match (state.stack.is_empty(), state.walls.is_empty()) {
        (true, true) => "pra-end-both",
        (true, false) => "pra-end-city",
        _ => "pra-end-walls",
    };
    Reason { clause: "PRA-10.10", text: Text::new(key) }
}
