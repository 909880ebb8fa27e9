//! The final scoring, from the state alone.

use lusoria_core::contract::Scoring;
use lusoria_core::{BySeat, Outcome, Reason, ScoreLine, Seat, Standings, Text};

use crate::Trajan;
use crate::bags::bits;
use crate::data::{BonusScoring, data};
use crate::state::{Mat, State};
use crate::view::View;
use crate::vocab::{Bonus, Building, Points, Tile};

impl Scoring for Trajan {
    fn points(view: &View) -> Vec<Option<i32>> {
        view.known.seats().map(|seat| Some(view.known.mat(seat).vp())).collect()
    }

    /// Points and ranks of a game that is over. Rules: TRJ-11.2, TRJ-11.15.
    fn standings(state: &State) -> Standings {
        let points = BySeat::from_fn(state.n_seats(), |seat| total(state, seat));
        // TRJ-11.15: a tie goes to the player higher in the senate, which leaves no tie.
        Standings::ranked(&points, |seat| (points[seat], senate_place(state, seat)))
    }

    /// The result with every point explained.
    fn outcome(state: &State) -> Outcome {
        let standings = Self::standings(state);
        let mut lines = Vec::new();
        for seat in state.seats() {
            each_line(state, seat, &mut |source, points| {
                if points != 0 {
                    lines.push(ScoreLine { seat, clause: source.clause(), text: source.say(), points });
                }
            });
        }
        let best = standings.iter().map(|standing| standing.points).max();
        let is_tied = standings.iter().filter(|standing| Some(standing.points) == best).count() > 1;
        let tie_break = is_tied.then(|| Reason { clause: "TRJ-11.15", text: Text::new("trj-tie-senate") });
        let reason = Reason { clause: "TRJ-11.1", text: Text::new("trj-reason-quarters") };
        Outcome { standings, lines, tie_break, reason }
    }
}

/// The points of a seat as if the game ended now.
pub fn total(state: &State, seat: Seat) -> i32 {
    let mut sum = 0;
    each_line(state, seat, &mut |_, points| sum += points);
    sum
}

fn senate_place(state: &State, seat: Seat) -> usize {
    state.senate.iter().position(|other| *other == seat).expect("every seat has a disc")
}

/// A source of points.
#[derive(Clone, Copy)]
enum Line {
    During(Points),
    Hand,
    Workers,
    Legionnaires,
    Sets,
    Bonus(Bonus),
    Unfinished,
}

impl Line {
    fn clause(self) -> &'static str {
        match self {
            Line::During(Points::TrajanTiles) => "TRJ-6.4",
            Line::During(Points::Ships) => "TRJ-7.7",
            Line::During(Points::Provinces) => "TRJ-7.20",
            Line::During(Points::Senate) => "TRJ-7.40",
            Line::During(Points::Construction) => "TRJ-7.53",
            Line::During(Points::Needs) => "TRJ-9.7",
            Line::During(Points::Earlier) => "TRJ-3.13",
            Line::Hand => "TRJ-11.3",
            Line::Workers => "TRJ-11.4",
            Line::Legionnaires => "TRJ-11.5",
            Line::Sets => "TRJ-11.6",
            Line::Bonus(bonus) => match data().bonus[bonus.index()].scoring {
                BonusScoring::Commodities(_) => "TRJ-11.9",
                BonusScoring::Legionnaires => "TRJ-11.10",
                BonusScoring::Workers => "TRJ-11.11",
                BonusScoring::YellowTiles => "TRJ-11.12",
                BonusScoring::NeedTile(_) => "TRJ-11.13",
            },
            Line::Unfinished => "TRJ-11.14",
        }
    }

    fn say(self) -> Text {
        match self {
            Line::During(Points::TrajanTiles) => Text::new("trj-score-trajan-tiles"),
            Line::During(Points::Ships) => Text::new("trj-score-ships"),
            Line::During(Points::Provinces) => Text::new("trj-score-provinces"),
            Line::During(Points::Senate) => Text::new("trj-score-senate"),
            Line::During(Points::Construction) => Text::new("trj-score-construction"),
            Line::During(Points::Needs) => Text::new("trj-score-needs"),
            Line::During(Points::Earlier) => Text::new("trj-score-earlier"),
            Line::Hand => Text::new("trj-score-hand"),
            Line::Workers => Text::new("trj-score-workers"),
            Line::Legionnaires => Text::new("trj-score-legionnaires"),
            Line::Sets => Text::new("trj-score-sets"),
            Line::Bonus(bonus) => Text::new("trj-score-bonus").with("bonus", lusoria_core::Arg::Name(bonus.id())),
            Line::Unfinished => Text::new("trj-score-unfinished"),
        }
    }
}

/// Calls `count` with every source of points of a seat. Rules: TRJ-11.3 to 11.14.
fn each_line(state: &State, seat: Seat, count: &mut impl FnMut(Line, i32)) {
    let mat = state.mat(seat);
    let scoring = &data().scoring;
    for source in Points::ALL {
        count(Line::During(source), mat.points[source.index()].into());
    }
    // TRJ-11.3: jokers are not cards.
    count(Line::Hand, mat.hand.len() as i32 * i32::from(scoring.commodity_card_in_hand));
    count(Line::Workers, i32::from(mat.worker_camp) * i32::from(scoring.worker_in_camp));
    count(Line::Legionnaires, i32::from(mat.military_camp) * i32::from(scoring.legionnaire_in_camp));
    count(Line::Sets, score_sets(mat));
    // TRJ-11.8: the visible side counts.
    let best_commodity = best_commodity_tile(mat);
    for index in bits(u32::from(mat.yellow_bonus | mat.gray_bonus)) {
        let bonus = Bonus::at(index);
        count(Line::Bonus(bonus), score_bonus(mat, bonus, Some(bonus) == best_commodity));
    }
    // TRJ-11.14: unfinished tiles score nothing, unless the option says otherwise (A2).
    if state.options.unfinished_tiles {
        let unfinished = mat.slots.iter().flatten().count() as i32;
        count(Line::Unfinished, unfinished * i32::from(scoring.unfinished_trajan_tile_option));
    }
}

/// Construction sets with jokers assigned in the best way. Rules: TRJ-11.6, TRJ-11.7, TRJ-10.5.
fn score_sets(mat: &Mat) -> i32 {
    best_sets(Building::ALL.map(|building| mat.built(building)), mat.count(Tile::JokerConstruction))
}

fn best_sets(built: [u32; 5], jokers: u8) -> i32 {
    let scoring = &data().scoring;
    let as_it_is = built
        .iter()
        .map(|tiles| match tiles {
            3 => i32::from(scoring.construction_set_of_3),
            4 => i32::from(scoring.construction_set_of_4),
            _ => 0,
        })
        .sum();
    if jokers == 0 {
        return as_it_is;
    }
    // TRJ-11.7: a joker joins a type with a real tile, and no type counts more than four.
    let with_joker = |kind: usize| {
        let mut more = built;
        more[kind] += 1;
        best_sets(more, jokers - 1)
    };
    (0..5).filter(|&kind| (1..4).contains(&built[kind])).map(with_joker).fold(as_it_is, i32::max)
}

/// The owned commodity tile worth most for a joker. Rules: TRJ-11.9, TRJ-10.3.
fn best_commodity_tile(mat: &Mat) -> Option<Bonus> {
    let is_commodity = |bonus: &Bonus| matches!(data().bonus[bonus.index()].scoring, BonusScoring::Commodities(_));
    let owned = bits(u32::from(mat.yellow_bonus | mat.gray_bonus)).map(Bonus::at).filter(is_commodity);
    owned.max_by_key(|&bonus| halves(mat, bonus))
}

/// What the visible side of an owned tile gives for each thing it counts, in half points.
fn halves(mat: &Mat, bonus: Bonus) -> i32 {
    let info = &data().bonus[bonus.index()];
    let is_yellow = u32::from(mat.yellow_bonus) & bonus.bit() != 0;
    i32::from(if is_yellow { info.yellow_halves } else { info.gray_halves })
}

/// The points of one bonus tile. Rules: TRJ-11.9 to 11.13.
fn score_bonus(mat: &Mat, bonus: Bonus, with_jokers: bool) -> i32 {
    let counted = match data().bonus[bonus.index()].scoring {
        BonusScoring::Commodities(kinds) => {
            let jokers = if with_jokers { mat.count(Tile::JokerCommodity) } else { 0 };
            kinds.iter().map(|kind| mat.display.count(*kind)).sum::<u8>() + jokers
        }
        BonusScoring::Legionnaires => mat.legions.count_ones() as u8,
        BonusScoring::Workers => mat.workers.count_ones() as u8,
        BonusScoring::YellowTiles => mat.yellow_bonus.count_ones() as u8,
        BonusScoring::NeedTile(need) => u8::from(mat.count(Tile::of_need(need)) > 0),
    };
    // TRJ-11.11: the total is rounded up.
    (halves(mat, bonus) * i32::from(counted) + 1) / 2
}
