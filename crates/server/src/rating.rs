//! Results and ratings of finished games.

use std::sync::Arc;

use lusoria_core::Seat;
use lusoria_protocol::table::{Holder, Phase};
use lusoria_store::{Rated, ResultRow, Settlement};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::hall::Hall;
use crate::table::actor;
use crate::table::state::Table;

/// Writes down the results of a table that is over, once.
pub(crate) async fn settle(hall: &Arc<Hall>, id: &str) {
    let settled = match actor::load(hall, id).await {
        Ok(Some(table)) if table.phase == Phase::Over => hall.store.settle(settlement(&table)).await,
        Ok(_) => return,
        Err(error) => return tracing::error!(table = id, %error, "the results were not settled"),
    };
    if let Err(error) = settled {
        tracing::error!(table = id, %error, "the results were not settled");
    }
}

fn settlement(table: &Table) -> Settlement {
    // What branched from another game is a thought, not a result; nor is a game nobody moved in.
    let counts = table.info.branch_of.is_none() && table.ply() > 0;
    let ranks = table.ranks();
    let with_bots = table.places.iter().any(|place| matches!(place.holder, Holder::Bot { .. }));
    let outcome = table.game.as_ref().and_then(|game| game.outcome());
    let result = |seat: Seat| ResultRow {
        table: table.info.id.clone(),
        seat: seat.index() as i64,
        person: match &table.places[seat.index()].holder {
            Holder::Person { id, .. } => Some(id.clone()),
            _ => None,
        },
        name: table.name_of(seat),
        game: table.info.game.clone(),
        players: table.n_seats() as i64,
        with_bots,
        rank: i64::from(ranks[seat.index()]),
        points: outcome.as_ref().map(|outcome| i64::from(outcome.standings[seat].points)),
        ended_at: table.changed_at,
    };
    let newcomer = |seat: Seat| Rated {
        subject: match &table.places[seat.index()].holder {
            Holder::Person { id, .. } => id.clone(),
            Holder::Bot { level } => format!("bot:{level}"),
            Holder::Open => String::new(),
        },
        game: table.info.game.clone(),
        players: table.n_seats() as i64,
        with_bots,
        rating: WengLinRating::new().rating,
        uncertainty: WengLinRating::new().uncertainty,
        games: 0,
    };
    let seats = || Seat::all(table.n_seats());
    let is_rated = counts && table.n_seats() > 1 && !table.info.hints;
    Settlement {
        table: table.info.id.clone(),
        results: if counts { seats().map(result).collect() } else { Vec::new() },
        newcomers: if is_rated { seats().map(newcomer).collect() } else { Vec::new() },
        rate: Box::new(move |before| rate(&before, &ranks)),
    }
}

/// The new ratings by Weng and Lin's method for several players. A level that holds several seats moves by their mean.
fn rate(before: &[Rated], ranks: &[u8]) -> Vec<Rated> {
    let old: Vec<[WengLinRating; 1]> =
        before.iter().map(|rated| [WengLinRating { rating: rated.rating, uncertainty: rated.uncertainty }]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = old
        .iter()
        .zip(ranks)
        .map(|(rating, rank)| (rating.as_slice(), MultiTeamOutcome::new(usize::from(*rank))))
        .collect();
    let new = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let mut after: Vec<Rated> = Vec::new();
    for (index, rated) in before.iter().enumerate() {
        if after.iter().any(|known| known.subject == rated.subject) {
            continue;
        }
        let same = || before.iter().zip(&new).filter(|(other, _)| other.subject == rated.subject);
        let mean = |value: fn(&WengLinRating) -> f64| {
            same().map(|(_, team)| value(&team[0])).sum::<f64>() / same().count() as f64
        };
        after.push(Rated {
            rating: mean(|rating| rating.rating),
            uncertainty: mean(|rating| rating.uncertainty),
            games: rated.games + 1,
            ..before[index].clone()
        });
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(subject: &str) -> Rated {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        let (game, subject) = ("micatio".to_owned(), subject.to_owned());
        Rated { subject, game, players: 3, with_bots: true, rating, uncertainty, games: 0 }
    }

    #[test]
    fn who_ranks_higher_rises() {
        let after = rate(&[rated("a"), rated("b"), rated("c")], &[1, 3, 2]);
        assert!(after[0].rating > after[2].rating && after[2].rating > after[1].rating, "{after:?}");
        assert!(after.iter().all(|rated| rated.games == 1 && rated.uncertainty < 25.0 / 3.0));
    }

    #[test]
    fn a_level_with_two_seats_has_one_rating() {
        let after = rate(&[rated("a"), rated("bot:easy"), rated("bot:easy")], &[2, 1, 3]);
        assert_eq!(after.len(), 2);
        assert!((after[1].rating - 25.0).abs() < 0.5, "{after:?}");
    }
}
