//! Ratings of bots from their games, by the Bayesian method of Weng and Lin (crate `skillratings`).

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::plan::Plan;
use crate::table::Played;

/// A bot on the ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// Its name.
    pub label: String,
    /// Its skill; everybody begins at 25.
    pub rating: f64,
    /// How far off it may be (one standard deviation).
    pub uncertainty: f64,
}

/// The ladder, the best first. Games count in the order of the plan, whatever the order they ended in.
pub fn ladder<'a>(plan: &Plan, games: impl Iterator<Item = &'a Played>) -> Vec<Rung> {
    let labels = plan.labels();
    let mut ratings = vec![WengLinRating::new(); labels.len()];
    let config = WengLinConfig::new();
    for game in games {
        let before: Vec<WengLinRating> = game.seats.iter().map(|seat| ratings[seat.bot]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&game.seats)
            .map(|(rating, seat)| (std::slice::from_ref(rating), MultiTeamOutcome::new(usize::from(seat.rank))))
            .collect();
        let after = weng_lin_multi_team(&teams, &config);
        // A bot that sat at several seats of a table learns from its first; against itself it learns nothing.
        for (place, seat) in game.seats.iter().enumerate().rev() {
            ratings[seat.bot] = after[place][0];
        }
    }
    let rung = |(label, rating): (String, WengLinRating)| Rung {
        label,
        rating: rating.rating,
        uncertainty: rating.uncertainty,
    };
    let mut rungs: Vec<Rung> = labels.into_iter().zip(ratings).map(rung).collect();
    rungs.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    rungs
}
