//! Praetor: points on the track, and what workers, goods, morale and gold for wages are worth beside them.

use std::sync::LazyLock;

use lusoria_core::{BySeat, Seat};
use lusoria_praetor::state::{Decision, Player};
use lusoria_praetor::vocab::Resource;
use lusoria_praetor::{Move, Praetor, State};
use serde::Deserialize;

use super::Knowledge;
use super::tuning::{Known, Tuning};

/// What a bot knows of Praetor.
pub struct PraetorKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    worker: f32,
    novice: f32,
    retired: f32,
    tile: f32,
    wood: f32,
    stone: f32,
    marble: f32,
    weapons: f32,
    gold: f32,
    wage: f32,
    unpaid: f32,
}

static KNOWN: LazyLock<Known<Weights>> =
    LazyLock::new(|| Known::read("praetor.toml", include_str!("../../data/praetor.toml")));

impl Knowledge<Praetor> for PraetorKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, points: &mut BySeat<f32>) {
        for seat in Seat::all(state.n_players()) {
            points[seat] = prospects(state.player(seat), state.is_last_turn());
        }
    }

    /// An action is put together from several decisions, and nothing of it happens before the last.
    fn is_settled(state: &State) -> bool {
        matches!(state.asked().0, Decision::Action | Decision::BoardSide)
    }

    fn weight(_state: &State, _seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Pass => 0.1,
            Move::Build => 1.5,
            Move::Worker { experience } => 1.0 + 0.3 * f32::from(experience),
            Move::Smith { amount } => 0.5 + f32::from(amount),
            Move::Skip { .. } => 2.0,
            Move::Recruit { hire } => {
                if hire {
                    2.0
                } else {
                    0.5
                }
            }
            Move::Sell { amount: 0, .. } | Move::Buy { amount: 0, .. } => 2.0,
            _ => 1.0,
        }
    }

    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}

/// What a seat has, in points. Workers and goods still earn something unless this is the last turn; gold is worth most
/// as long as it is needed for the wages of this turn.
fn prospects(player: &Player, is_last: bool) -> f32 {
    let weights = &KNOWN.weights;
    let board = player.board();
    let n_active = f32::from(player.n_active());
    let wages = f32::from(board.wage) * n_active + f32::from(board.pension) * f32::from(player.retired);
    let gold = f32::from(player.goods[Resource::Gold]);
    let paid = gold.min(wages);
    let now = f32::from(player.score) + f32::from(player.morale_points());
    let wealth = weights.wage * paid - weights.unpaid * (wages - paid) + weights.gold * (gold - paid);
    let good = |good, weight: f32| weight * f32::from(player.goods[good]);
    let goods = good(Resource::Wood, weights.wood)
        + good(Resource::Stone, weights.stone)
        + good(Resource::Marble, weights.marble)
        + good(Resource::Weapons, weights.weapons);
    if is_last {
        return now + wealth + 2.5 * n_active + f32::from(player.novices[0] + player.novices[1]) + 0.3 * goods;
    }
    now + wealth
        + goods
        + weights.worker * n_active
        + weights.novice * f32::from(player.novices[0] + player.novices[1])
        + weights.retired * f32::from(player.retired)
        + weights.tile * player.owned.len() as f32
}
