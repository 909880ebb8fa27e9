//! Praetor: points on the track, and what workers, goods, morale and gold for wages are worth beside them.

use lusoria_core::{BySeat, Seat};
use lusoria_praetor::data::data;
use lusoria_praetor::state::{Decision, Player};
use lusoria_praetor::vocab::{Cell, Effect, Goods, Resource, TileId};
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
    placed: f32,
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
    tries: Tries,
}

/// How much moves are worth a try.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tries {
    pass: f32,
    build: f32,
    activate: f32,
    point: f32,
    plaza: f32,
    skilled: f32,
    unskilled: f32,
    forge: f32,
    academy: f32,
    hire: f32,
    keep: f32,
    gold: f32,
    gold_short: f32,
    wood: f32,
    stone: f32,
    marble: f32,
    weapons: f32,
    cheer: f32,
    recruit: f32,
    market: f32,
    fee: f32,
}

static KNOWN: Numbers<Weights> = Numbers::new("praetor.toml", include_str!("../../data/praetor.toml"));

impl Knowledge<Praetor> for PraetorKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, points: &mut BySeat<f32>) {
        let turns = turns_left(state);
        for seat in Seat::all(state.n_players()) {
            points[seat] = prospects(state.player(seat), turns);
        }
    }

    /// An action is put together from several decisions, and nothing of it happens before the last.
    fn is_settled(state: &State) -> bool {
        matches!(state.asked().0, Decision::Action | Decision::BoardSide)
    }

    fn weight(state: &State, seat: Seat, mv: Move) -> f32 {
        let tries = &KNOWN.weights.tries;
        match mv {
            Move::Pass => tries.pass,
            Move::Build => {
                let best = state.choices().build.iter().map(|tile| data().tile(tile).points).max().unwrap_or(0);
                tries.build + tries.point * f32::from(best)
            }
            Move::Activate => {
                let worth = state.choices().activate.iter().map(|tile| benefit(state, seat, tile));
                tries.activate + tries.point * worth.fold(0.0, f32::max)
            }
            Move::Tile { tile } if state.plan().builds => 0.5 + tries.point * f32::from(data().tile(tile).points),
            Move::Tile { tile } => 0.3 + tries.point * benefit(state, seat, tile),
            Move::Worker { experience } => worker(state, experience),
            Move::Cell { x, y } => {
                let best = (0..4).map(|rotation| plazas(state, Cell::new(x, y), rotation)).fold(0.0, f32::max);
                1.0 + tries.plaza * best
            }
            Move::Rotate { rotation } => {
                1.0 + tries.plaza * state.plan().cell.map_or(0.0, |cell| plazas(state, cell, rotation))
            }
            Move::Smith { amount } => 0.5 + tries.forge * f32::from(amount),
            Move::Skip { .. } => tries.academy,
            Move::Recruit { hire: true } => tries.hire,
            Move::Recruit { hire: false } => 0.5,
            Move::Sell { amount: 0, .. } | Move::Buy { amount: 0, .. } => tries.keep,
            _ => 1.0,
        }
    }

    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}

/// A worker by its experience, which counts where goods are won; elsewhere one without much of it does as well.
fn worker(state: &State, experience: u8) -> f32 {
    let tries = &KNOWN.weights.tries;
    let plan = state.plan();
    let effect = plan.tile.filter(|_| !plan.builds).map_or(Effect::None, |tile| data().tile(tile).effect);
    match effect {
        Effect::Gold | Effect::Wood | Effect::Stone | Effect::Marble | Effect::Smith => {
            1.0 + tries.skilled * f32::from(experience)
        }
        _ => 1.0 + tries.unskilled * (6.0 - f32::from(experience)),
    }
}

/// The points of matching plazas around the planned tile.
fn plazas(state: &State, cell: Cell, rotation: u8) -> f32 {
    let Some(tile) = state.plan().tile else { return 0.0 };
    let shown = state.city().printed(tile).turned(rotation);
    state.city().matching_plazas(cell, shown, state.options().switches.plaza_diagonals_count).into()
}

/// About how many points the activation of a tile brings.
fn benefit(state: &State, seat: Seat, tile: TileId) -> f32 {
    let (tries, rules, player) = (&KNOWN.weights.tries, &data().rules, state.player(seat));
    let n_own = player.owned.len() as f32;
    let n_active = f32::from(player.n_active());
    let skill = f32::from(player.idle_experiences().last().unwrap_or(0));
    let count = |points: &Goods| -> f32 {
        player.goods.0.iter().zip(points.0).map(|(held, each)| f32::from(held * each)).sum()
    };
    let levels = |n: f32, each: u8, levels: u8| tries.cheer * (n / f32::from(each)).floor() * f32::from(levels);
    let wages =
        f32::from(player.board().wage) * n_active + f32::from(player.board().pension * u16::from(player.retired));
    let gold = if f32::from(player.goods[Resource::Gold]) < wages { tries.gold_short } else { tries.gold };
    let gain = match data().tile(tile).effect {
        Effect::Gold => gold * skill,
        Effect::Wood => tries.wood * skill,
        Effect::Stone => tries.stone * skill,
        Effect::Marble => tries.marble * skill,
        Effect::Smith => tries.weapons * skill.min(player.goods[Resource::Wood].into()),
        Effect::Curia => gold * n_own * f32::from(rules.curia_gold_per_tile),
        Effect::Forum => gold * n_active * f32::from(rules.forum_gold_per_active),
        Effect::Maia => n_active * f32::from(rules.maia_points_per_active),
        Effect::Apollo => n_own * f32::from(rules.apollo_points_per_tile),
        Effect::Plutus => count(&rules.plutus_points),
        Effect::Mercury => count(&rules.mercury_points),
        Effect::Venus => f32::from(player.morale_points().max(0)),
        Effect::Colosseum => levels(n_own, rules.colosseum_per_tiles, rules.colosseum_levels),
        Effect::Oracle => levels(player.retired.into(), rules.oracle_per_retired, rules.oracle_levels),
        Effect::WorkerCamp => tries.recruit,
        Effect::Market => tries.market,
        Effect::Outpost => state.token().map_or(0.0, |token| {
            let earlier: i16 = player.walls.iter().map(|wall| data().walls[wall.index()].bonus).sum();
            f32::from(data().walls[token.index()].points + earlier)
        }),
        Effect::None | Effect::Academy | Effect::LabourCamp => 0.0,
    };
    let fee: u16 = state.fee(seat, tile).0.iter().sum();
    (gain - tries.fee * f32::from(fee)).max(0.0)
}

/// Turns to come after this one: a wall token goes each turn, and a tile or a little less for each player.
fn turns_left(state: &State) -> f32 {
    let (tiles, walls) = state.face_down();
    (tiles as f32 / (0.75 * state.n_players() as f32)).min(walls as f32)
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
    let (work, trade) = ((turns / 6.0).min(1.2), (turns / 5.0).clamp(0.1, 1.0));
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
        + n_placed * (work * weights.placed + end * 3.0)
        + novices * (work * weights.novice + end)
        + turns * (weights.tile * player.owned.len() as f32 + weights.morale * f32::from(player.morale_level()))
        + turns * weights.retired * pensions
}
