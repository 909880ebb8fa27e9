//! How a game ended: points with their sources, ranks, the tie-break and the reason.

use serde::Serialize;
use ts_rs::TS;

use crate::{BySeat, Seat, Text};

/// Points and rank of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Standing {
    /// The final score.
    pub points: i32,
    /// 1 is the winner; seats that stay tied share a rank, and the rank after them is skipped.
    pub rank: u8,
}

/// Points and ranks of all seats.
pub type Standings = BySeat<Standing>;

impl Standings {
    /// Ranks seats by keys, the highest first; equal keys share a rank. `points` are carried along.
    ///
    /// ```
    /// # use lusoria_core::{BySeat, Standings};
    /// let points: BySeat<i32> = BySeat::from_fn(3, |seat| [7, 9, 7][seat.index()]);
    /// let ranks: Vec<u8> = Standings::ranked(&points, |seat| points[seat]).iter().map(|s| s.rank).collect();
    /// assert_eq!(ranks, [2, 1, 2]);
    /// ```
    pub fn ranked<K: Ord>(points: &BySeat<i32>, key: impl Fn(Seat) -> K) -> Standings {
        let n_seats = points.len();
        BySeat::from_fn(n_seats, |seat| {
            let better = Seat::all(n_seats).filter(|&other| key(other) > key(seat)).count();
            Standing { points: points[seat], rank: better as u8 + 1 }
        })
    }
}

/// One source of points of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreLine {
    /// Whose points.
    pub seat: Seat,
    /// The clause that gives them.
    pub clause: &'static str,
    /// What they are for.
    pub text: Text,
    /// How many; may be negative.
    pub points: i32,
}

/// A clause with the sentence that explains it, used for the reason of an end and for tie-breaks.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// The clause that applies.
    pub clause: &'static str,
    /// What it means here.
    pub text: Text,
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// Points and rank by seat.
    pub standings: Standings,
    /// Where the points came from; the lines of a seat add up to its points.
    pub lines: Vec<ScoreLine>,
    /// The tie-break that decided, if the points did not.
    pub tie_break: Option<Reason>,
    /// Why the game ended.
    pub reason: Reason,
}
