//! Scoring, ranks and how the game ended. Rules: GTR-16.

use lusoria_core::contract::Scoring;
use lusoria_core::{Arg, BySeat, Outcome, Reason, ScoreLine, Seat, Standing, Standings, Text};

use crate::GloryToRome;
use crate::data::tables;
use crate::shape::public_points;
use crate::state::{End, State};
use crate::view::View;
use crate::vocab::{Building, Material, Materials};

/// The parts of a score (GTR-16.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Influence, the base included.
    pub influence: i32,
    /// Values of the vault cards.
    pub vault: i32,
    /// Materials with a merchant bonus, as bits.
    pub bonuses: u8,
    /// Points of a completed Statue.
    pub statue: i32,
    /// Points of the Wall.
    pub wall: i32,
}

impl Score {
    /// The points of the merchant bonuses.
    pub fn bonus_points(&self) -> i32 {
        self.bonuses.count_ones() as i32 * tables().bonus
    }

    /// All points.
    pub fn total(&self) -> i32 {
        self.influence + self.vault + self.bonus_points() + self.statue + self.wall
    }
}

/// All cards of a vault by material; vaults are revealed for scoring (GTR-66.1).
pub(crate) fn vault_of(state: &State, seat: Seat) -> Materials {
    let area = &state.areas[seat];
    let mut vault = area.vault;
    if area.hidden.n_from_hand() + area.hidden.n_from_deck() > 0 {
        vault.add_all(&area.hidden.from_hand().materials());
        vault.add_all(&area.hidden.from_deck().materials());
    }
    vault
}

/// The scores of all seats as if the game ended now; what is not named here scores nothing (GTR-16.11).
pub(crate) fn scores(state: &State) -> BySeat<Score> {
    let vaults: BySeat<Materials> = BySeat::from_fn(state.n_seats(), |seat| vault_of(state, seat));
    BySeat::from_fn(state.n_seats(), |seat| {
        let area = &state.areas[seat];
        let vault = &vaults[seat];
        let value = |index: usize| i32::from(vault.0[index]) * i32::from(tables().value[index]);
        // GTR-16.9: strictly the most cards of the material.
        let has_most =
            |index: usize| vaults.pairs().all(|(other, theirs)| other == seat || theirs.0[index] < vault.0[index]);
        // GTR-56.4: only the owner of a completed Statue; GTR-17.8: not in training.
        let statue = state.structures.get(seat, Building::Statue).is_some_and(|statue| statue.is_complete());
        let wall = area.active.has(Building::Wall);
        Score {
            influence: area.influence.into(),
            vault: (0..vault.0.len()).map(value).sum(),
            bonuses: (0..vault.0.len()).filter(|&index| has_most(index)).fold(0, |bits, index| bits | 1 << index),
            statue: if statue && !state.options.training { 3 } else { 0 },
            // GTR-63.2: rounded down.
            wall: if wall { i32::from(area.stockpile.total() / 2) } else { 0 },
        }
    })
}

impl Scoring for GloryToRome {
    fn points(view: &View) -> Vec<Option<i32>> {
        Seat::all(view.known.n_seats()).map(|seat| Some(public_points(view, seat))).collect()
    }

    /// Points and ranks.
    fn standings(state: &State) -> Standings {
        let winner_takes_all = |winner: Seat| {
            // GTR-16.6, GTR-16.7: no scoring.
            BySeat::from_fn(state.n_seats(), |seat| Standing { points: 0, rank: if seat == winner { 1 } else { 2 } })
        };
        let contenders = match state.end {
            Some(End::Concession { winner }) => return winner_takes_all(winner),
            Some(End::Forum { winners }) if winners.count_ones() == 1 => {
                return winner_takes_all(Seat::new(winners.trailing_zeros() as usize));
            }
            Some(End::Forum { winners }) => winners,
            _ => u8::MAX,
        };
        let scores = scores(state);
        let points: BySeat<i32> = BySeat::from_fn(state.n_seats(), |seat| scores[seat].total());
        Standings::ranked(&points, |seat| {
            // GTR-16.14: only the players who fulfil a Forum are compared with each other.
            let contends = contenders & 1 << seat.index() != 0;
            // GTR-16.10: more cards in hand break a tie.
            (
                contends,
                if contends || contenders == u8::MAX { (points[seat], state.areas[seat].n_hand()) } else { (0, 0) },
            )
        })
    }

    /// The result with every point explained.
    fn outcome(state: &State) -> Outcome {
        let standings = Self::standings(state);
        let is_scored = !matches!(state.end, Some(End::Concession { .. }))
            && !matches!(state.end, Some(End::Forum { winners }) if winners.count_ones() == 1);
        let lines = if is_scored { score_lines(state) } else { Vec::new() };
        let best: Vec<Seat> = standings.pairs().filter(|(_, s)| s.rank == 1).map(|(seat, _)| seat).collect();
        let top = standings[best[0]].points;
        let contends = |seat: Seat| match state.end {
            Some(End::Forum { winners }) => winners & 1 << seat.index() != 0,
            _ => true,
        };
        let n_top = standings.pairs().filter(|&(seat, s)| contends(seat) && s.points == top).count();
        let tie_break =
            (is_scored && n_top > best.len()).then(|| Reason { clause: "GTR-16.10", text: Text::new("gtr-tie-break") });
        Outcome { standings, lines, tie_break, reason: reason(state.end) }
    }
}

fn reason(end: Option<End>) -> Reason {
    let (clause, key) = match end {
        None | Some(End::Deck) => ("GTR-16.3", "gtr-end-deck"),
        Some(End::Sites) => ("GTR-16.4", "gtr-end-sites"),
        Some(End::Catacomb) => ("GTR-29.1", "gtr-end-catacomb"),
        Some(End::Forum { .. }) => ("GTR-16.6", "gtr-end-forum"),
        Some(End::Concession { .. }) => ("GTR-16.7", "gtr-end-concession"),
        Some(End::Rounds) => ("GTR-16.12", "gtr-end-rounds"),
    };
    Reason { clause, text: Text::new(key) }
}

fn score_lines(state: &State) -> Vec<ScoreLine> {
    let mut lines = Vec::new();
    for (seat, score) in scores(state).pairs() {
        let mut line = |clause, text: Text, points| {
            if points != 0 {
                lines.push(ScoreLine { seat, clause, text, points });
            }
        };
        line("GTR-4.3", Text::new("gtr-score-influence"), score.influence);
        line("GTR-16.8", Text::new("gtr-score-vault"), score.vault);
        for &material in Material::ALL.iter().filter(|material| score.bonuses & 1 << material.index() != 0) {
            let text = Text::new("gtr-score-bonus").with("material", Arg::Name(material.id()));
            line("GTR-16.9", text, tables().bonus);
        }
        line("GTR-56.4", Text::new("gtr-score-statue"), score.statue);
        line("GTR-63.2", Text::new("gtr-score-wall"), score.wall);
    }
    lines
}
