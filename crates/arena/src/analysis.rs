//! What a finished game could have been: for each decision, how much was lost against the best move found.

use lusoria_bots::{Decision, Knowledge, Limit, Search, Settings};
use lusoria_core::{Game, GameText, Match, Rng, Seat, Viewer};
use serde::Serialize;

/// The analysis of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// Every decision between two or more moves, in order.
    pub decisions: Vec<Judged>,
    /// The decisions that lost most, as places in `decisions`, the worst first; at most three.
    pub turning_points: Vec<usize>,
    /// What each seat lost in all.
    pub lost_by_seat: Vec<f32>,
}

/// One decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judged {
    /// Number of the move in the match, counted from 1.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub played: String,
    /// The best move found.
    pub best: String,
    /// How play was expected to go on after it.
    pub continuation: Vec<String>,
    /// The expected result of the best move for the seat, from 0 (lost) to 1 (won).
    pub expected: f32,
    /// How much less the played move promised; 0 when it was the best.
    pub lost: f32,
}

/// Less than this is noise, not a turning point.
const MIN_LOSS: f32 = 0.01;

/// Judges every decision of a match from what the seat knew then. `tell` hears how many moves are done.
pub fn analyze<G: GameText, K: Knowledge<G>>(
    game: &Match<G>,
    settings: &Settings,
    limit: &Limit,
    tell: &mut dyn FnMut(usize),
) -> Analysis {
    let mut state = game.first().clone();
    let mut decisions = Vec::new();
    let mut moves = Vec::new();
    for (index, ply) in game.plies().iter().enumerate() {
        G::legal_moves(&state, ply.seat, &mut moves);
        if moves.len() > 1 && !limit.is_reached() {
            let view = G::view(&state, Viewer::Seat(ply.seat));
            let decision = Decision { seat: ply.seat, view: &view, moves: &moves };
            decisions.push(judge::<G, K>(index + 1, &decision, ply.mv, settings, limit));
        }
        G::apply_unchecked(&mut state, ply.seat, ply.mv, &mut ());
        tell(index + 1);
    }
    let mut lost_by_seat = vec![0.0; G::n_seats(&state)];
    decisions.iter().for_each(|judged| lost_by_seat[judged.seat.index()] += judged.lost);
    Analysis { turning_points: turning_points(&decisions), decisions, lost_by_seat }
}

fn judge<G: Game, K: Knowledge<G>>(
    ply: usize,
    decision: &Decision<G>,
    played: G::Move,
    settings: &Settings,
    limit: &Limit,
) -> Judged {
    let mut rng = Rng::from_number(ply as u64);
    let insight = Search::<G, K>::new(settings.clone()).explain(decision, limit, &mut rng);
    let best = &insight.lines[0];
    let expected_of_played = if best.mv == played {
        best.expected
    } else {
        // The search hardly looks at moves it does not believe in; the one that was played deserves a look of its own.
        let only = Decision { moves: &[played], ..*decision };
        Search::<G, K>::new(settings.clone()).explain(&only, limit, &mut rng).lines[0].expected
    };
    Judged {
        ply,
        seat: decision.seat,
        played: played.to_string(),
        best: best.mv.to_string(),
        continuation: best.continuation.iter().map(|(seat, mv)| format!("{seat} {mv}")).collect(),
        expected: best.expected,
        lost: (best.expected - expected_of_played).max(0.0),
    }
}

fn turning_points(decisions: &[Judged]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..decisions.len()).filter(|&place| decisions[place].lost >= MIN_LOSS).collect();
    places.sort_by(|&a, &b| decisions[b].lost.total_cmp(&decisions[a].lost));
    places.truncate(3);
    places
}
