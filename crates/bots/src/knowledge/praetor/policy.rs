//! Which moves of Praetor are worth a try: those that bring points at once, or nearly.

use lusoria_core::Seat;
use lusoria_praetor::data::data;
use lusoria_praetor::state::Player;
use lusoria_praetor::vocab::{Cell, Effect, Goods, Resource, TileId, TileSet};
use lusoria_praetor::{Move, State};
use serde::Deserialize;

/// How much moves are worth a try.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tries {
    pass: f32,
    build: f32,
    activate: f32,
    tile_to_build: f32,
    tile_to_use: f32,
    point: f32,
    plaza: f32,
    skilled: f32,
    unskilled: f32,
    forge: f32,
    forge_any: f32,
    academy: f32,
    hire: f32,
    hire_nobody: f32,
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

/// How much a move is worth a try.
pub(super) fn weight(tries: &Tries, state: &State, seat: Seat, mv: Move) -> f32 {
    match mv {
        Move::Pass => tries.pass,
        Move::Build => {
            let best = state.choices().build.iter().map(|tile| data().tile(tile).points).max().unwrap_or(0);
            tries.build + tries.point * f32::from(best)
        }
        Move::Activate => {
            tries.activate + tries.point * Means::of(tries, state, seat).best_benefit(state.choices().activate)
        }
        Move::Tile { tile } if state.plan().builds => {
            tries.tile_to_build + tries.point * f32::from(data().tile(tile).points)
        }
        Move::Tile { tile } => tries.tile_to_use + tries.point * Means::of(tries, state, seat).benefit(tile),
        Move::Worker { experience } => worker(tries, state, experience),
        Move::Cell { x, y } => {
            let best = plazas(state, Cell::new(x, y), [0, 1, 2, 3]).into_iter().max();
            1.0 + tries.plaza * f32::from(best.unwrap_or(0))
        }
        Move::Rotate { rotation } => {
            let [matching] = state.plan().cell.map_or([0], |cell| plazas(state, cell, [rotation]));
            1.0 + tries.plaza * f32::from(matching)
        }
        Move::Smith { amount } => tries.forge_any + tries.forge * f32::from(amount),
        Move::Skip { .. } => tries.academy,
        Move::Recruit { hire: true } => tries.hire,
        Move::Recruit { hire: false } => tries.hire_nobody,
        Move::Sell { amount: 0, .. } | Move::Buy { amount: 0, .. } => tries.keep,
        _ => 1.0,
    }
}

/// A worker by its experience, which counts where goods are won; elsewhere one without much of it does as well.
fn worker(tries: &Tries, state: &State, experience: u8) -> f32 {
    let plan = state.plan();
    let effect = plan.tile.filter(|_| !plan.builds).map_or(Effect::None, |tile| data().tile(tile).effect);
    match effect {
        Effect::Gold | Effect::Wood | Effect::Stone | Effect::Marble | Effect::Smith => {
            1.0 + tries.skilled * f32::from(experience)
        }
        _ => 1.0 + tries.unskilled * (6.0 - f32::from(experience)),
    }
}

/// The points of matching plazas around the planned tile, turned in each of these ways.
fn plazas<const N: usize>(state: &State, cell: Cell, rotations: [u8; N]) -> [u8; N] {
    let Some(tile) = state.plan().tile else { return [0; N] };
    let shown = rotations.map(|rotation| state.city().printed(tile).turned(rotation));
    state.city().matching_plazas_of(cell, shown, state.options().switches.plaza_diagonals_count)
}

/// What a seat can put to use when it activates a tile.
struct Means<'a> {
    tries: &'a Tries,
    state: &'a State,
    player: &'a Player,
    /// The tiles of others, which cost a fee.
    others: TileSet,
    n_own: f32,
    n_active: f32,
    /// The experience of the best worker.
    skill: f32,
    /// What a gold is worth: more as long as it is needed for wages.
    gold: f32,
}

impl<'a> Means<'a> {
    fn of(tries: &'a Tries, state: &'a State, seat: Seat) -> Means<'a> {
        let player = state.player(seat);
        let n_active = f32::from(player.n_active());
        let wages =
            f32::from(player.board().wage) * n_active + f32::from(player.board().pension * u16::from(player.retired));
        let is_short = f32::from(player.goods[Resource::Gold]) < wages;
        Means {
            tries,
            state,
            player,
            others: state.owned_by_others(seat),
            n_own: player.owned.len() as f32,
            n_active,
            skill: f32::from(player.best_idle()),
            gold: if is_short { tries.gold_short } else { tries.gold },
        }
    }

    /// About how many points the activation of a tile brings.
    fn benefit(&self, tile: TileId) -> f32 {
        let fee = if self.others.contains(tile) { data().tile(tile).fee_total } else { 0 };
        (self.gain(data().tile(tile).effect) - self.tries.fee * f32::from(fee)).max(0.0)
    }

    /// The benefit of the best of these tiles. Those that do the same bring the same, and nobody pays for an own tile.
    fn best_benefit(&self, tiles: TileSet) -> f32 {
        let (mut left, mut best) = (tiles, 0.0f32);
        while let Some(tile) = left.first() {
            let same = left & data().doing(data().tile(tile).effect);
            left = left - same;
            let cheapest = (same - self.others).first();
            let costly = || same.iter().min_by_key(|&tile| data().tile(tile).fee_total);
            best = best.max(cheapest.or_else(costly).map_or(0.0, |tile| self.benefit(tile)));
        }
        best
    }

    /// About how many points an effect brings, fees aside.
    fn gain(&self, effect: Effect) -> f32 {
        let &Means { tries, state, player, n_own, n_active, skill, gold, .. } = self;
        let rules = &data().rules;
        let count = |points: &Goods| -> f32 {
            player.goods.0.iter().zip(points.0).map(|(held, each)| f32::from(held * each)).sum()
        };
        let levels = |n: f32, each: u8, levels: u8| tries.cheer * (n / f32::from(each)).floor() * f32::from(levels);
        match effect {
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
            Effect::None | Effect::Academy | Effect::LaborCamp => 0.0,
        }
    }
}
