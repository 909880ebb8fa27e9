//! Praetor: points on the track, and what workers, goods, morale and gold for wages are worth beside them.

mod policy;

use lusoria_core::{BySeat, Seat, SeatSet};
use lusoria_praetor::state::{Decision, Player};
use lusoria_praetor::vocab::Resource;
use lusoria_praetor::{Move, Praetor, State};
use serde::Deserialize;

use super::Knowledge;
use super::tuning::{Numbers, Tuning};

/// What a bot knows of Praetor.
pub struct PraetorKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    worker: [f32; 8],
    work_turns: f32,
    work_most: f32,
    trade_turns: f32,
    trade_least: f32,
    tiles_a_turn: f32,
    placed: f32,
    placed_experience: f32,
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
    morale: f32,
    tries: policy::Tries,
}

static KNOWN: Numbers<Weights> = Numbers::new("praetor.toml", include_str!("../../../data/praetor.toml"));

impl Knowledge<Praetor> for PraetorKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, seats: SeatSet, points: &mut BySeat<f32>) {
        let turns = turns_left(state);
        for seat in seats.iter() {
            points[seat] = prospects(state.player(seat), turns);
        }
    }

    /// An action is put together from several decisions, and nothing of it happens before the last.
    #[inline]
    fn is_settled(state: &State) -> bool {
        matches!(state.asked().0, Decision::Action | Decision::BoardSide)
    }

    #[inline]
    fn weight(state: &State, seat: Seat, mv: Move) -> f32 {
        policy::weight(&KNOWN.weights.tries, state, seat, mv)
    }

    #[inline]
    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}

/// Turns to come after this one: a wall token goes each turn, and a tile or a little less for each player.
fn turns_left(state: &State) -> f32 {
    let (tiles, walls) = state.face_down();
    (tiles as f32 / (KNOWN.weights.tiles_a_turn * state.n_seats() as f32)).min(walls as f32)
}

/// What a seat has, in points. Workers, tiles and goods earn something in each turn to come, and those who have retired
/// cost; gold is worth most as long as it is needed for the wages of this turn.
fn prospects(player: &Player, turns: f32) -> f32 {
    let weights = &KNOWN.weights;
    let board = player.board();
    let n_active = f32::from(player.n_active());
    let pensions = f32::from(board.pension) * f32::from(player.retired);
    let wages = f32::from(board.wage) * n_active + pensions;
    let gold = f32::from(player.goods[Resource::Gold]);
    let paid = gold.min(wages);
    let now = f32::from(player.score) + f32::from(player.morale_points());
    // After half a dozen turns most of what a worker or a good can do is done.
    let work = (turns / weights.work_turns).min(weights.work_most);
    let trade = (turns / weights.trade_turns).clamp(weights.trade_least, 1.0);
    let end = (1.0 - work).max(0.0);
    let wealth = weights.wage * paid - weights.unpaid * (wages - paid) + weights.gold * trade * (gold - paid);
    let good = |good, weight: f32| weight * f32::from(player.goods[good]);
    let goods = good(Resource::Wood, weights.wood)
        + good(Resource::Stone, weights.stone)
        + good(Resource::Marble, weights.marble)
        + good(Resource::Weapons, weights.weapons);
    let idle = (0u8..8).zip(player.idle).zip(weights.worker).map(|((experience, n_workers), weight)| {
        // PRA-11.4: at the end a worker counts its experience.
        f32::from(n_workers) * (work * weight + end * f32::from(experience))
    });
    let n_placed = n_active - f32::from(player.idle.iter().sum::<u8>());
    let novices = f32::from(player.novices[0] + player.novices[1]);
    now + wealth
        + trade * goods
        + idle.sum::<f32>()
        + n_placed * (work * weights.placed + end * weights.placed_experience)
        + novices * (work * weights.novice + end)
        + turns * (weights.tile * player.owned.len() as f32 + weights.morale * f32::from(player.morale_level()))
        + turns * weights.retired * pensions
}
