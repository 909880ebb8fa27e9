//! The final score, from the state alone (MIC-4).

use lusoria_core::contract::Scoring;
use lusoria_core::{BySeat, Outcome, Reason, ScoreLine, Seat, Standings, Text};

use crate::Micatio;
use crate::state::{End, State};
use crate::view::View;

impl Scoring for Micatio {
    fn points(view: &View) -> Vec<Option<i32>> {
        view.seats.iter().map(|seat| Some(i32::from(seat.won + seat.cashed))).collect()
    }

    /// MIC-4.3: points, then the sum of the cards in hand.
    fn standings(state: &State) -> Standings {
        let points = points(state);
        Standings::ranked(&points, |seat| (points[seat], state.areas[seat].hand.sum()))
    }

    fn outcome(state: &State) -> Outcome {
        let line =
            |seat, clause, key, points: u8| ScoreLine { seat, clause, text: Text::new(key), points: points.into() };
        let lines = Seat::all(state.n_seats()).flat_map(|seat| {
            let area = &state.areas[seat];
            [line(seat, "MIC-3.3", "mic-score-won", area.won), line(seat, "MIC-3.7", "mic-score-cashed", area.cashed)]
        });
        Outcome {
            standings: Micatio::standings(state),
            lines: lines.collect(),
            tie_break: tie_break(state),
            reason: reason(state),
        }
    }
}

fn points(state: &State) -> BySeat<i32> {
    BySeat::from_fn(state.n_seats(), |seat| state.areas[seat].points().into())
}

fn reason(state: &State) -> Reason {
    match state.end.expect("only a finished game has an outcome") {
        End::Goal => Reason { clause: "MIC-4.1", text: Text::new("mic-end-goal") },
        End::NoCards => Reason { clause: "MIC-4.2", text: Text::new("mic-end-no-cards") },
    }
}

/// The tie-break is named when several seats have the most points and it told them apart.
fn tie_break(state: &State) -> Option<Reason> {
    let standings = Micatio::standings(state);
    let most = standings.iter().map(|standing| standing.points).max()?;
    let leaders = standings.iter().filter(|standing| standing.points == most).count();
    let winners = standings.iter().filter(|standing| standing.rank == 1).count();
    (leaders > winners).then(|| Reason { clause: "MIC-4.3", text: Text::new("mic-tie-break") })
}
