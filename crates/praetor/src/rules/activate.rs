//! Activating a city tile, and what each tile does. PRA-7, PRA-8, PRA-14, PRA-15.

use lusoria_core::{Seat, Witness};

use crate::Event;
use crate::Praetor;
use crate::data::data;
use crate::legal::{most_bought, most_sold, most_weapons};
use crate::rules::camp::{pay_fee, take_worker};
use crate::rules::turn::end_action;
use crate::state::{Decision, Player, State};
use crate::vocab::{Effect, Goods, Resource, Source, TileId};

/// Tile and worker are known: smith and market ask for amounts, the others work at once.
#[inline]
pub(crate) fn begin(state: &mut State, witness: &mut impl Witness<Praetor>) {
    let tile = state.plan.tile.expect("a tile is chosen before it works");
    match data().tile(tile).effect {
        // PRA-19.18: with no wood there is nothing to decide.
        Effect::Smith if most_weapons(state) > 0 => state.decision = Decision::SmithAmount,
        Effect::Market => next_sale(state, Resource::Wood as usize, witness),
        _ => finish(state, 0, witness),
    }
}

/// PRA-14.3, PRA-19.12: asks how much to sell of the next good that is held, then what to buy.
pub(crate) fn next_sale(state: &mut State, from: usize, witness: &mut impl Witness<Praetor>) {
    match Resource::ALL[from..].iter().find(|good| most_sold(state, **good) > 0) {
        Some(good) => ask_good(state, Decision::MarketSell, *good),
        None => next_purchase(state, Resource::Wood as usize, witness),
    }
}

/// PRA-14.3, PRA-19.13: asks how much to buy of the next good that can be paid for, then trades.
pub(crate) fn next_purchase(state: &mut State, from: usize, witness: &mut impl Witness<Praetor>) {
    match Resource::ALL[from..].iter().find(|good| most_bought(state, **good) > 0) {
        Some(good) => ask_good(state, Decision::MarketBuy, *good),
        None => finish(state, 0, witness),
    }
}

fn ask_good(state: &mut State, decision: Decision, good: Resource) {
    state.plan.good = good;
    state.decision = decision;
}

/// PRA-19.17: the plan is complete, and everything happens at once; `amount` is what the smith forges.
#[inline]
pub(crate) fn finish(state: &mut State, amount: u16, witness: &mut impl Witness<Praetor>) {
    let seat = state.actor;
    let tile = state.plan.tile.expect("a tile is chosen before it works");
    // PRA-7.1: the worker stands on the activation space; PRA-7.8: a builder on the center does not matter.
    let activator = take_worker(state, seat, witness);
    state.activators[tile.index()] = activator;
    // PRA-7.2, PRA-9.6: once per turn, by anyone.
    state.activated.insert(tile);
    witness.see(Event::Activated { seat, tile, experience: state.plan.experience });
    // PRA-7.3: the fee comes before the benefit.
    pay_fee(state, seat, tile, witness);
    work(state, seat, tile, amount, witness);
    end_action(state, seat, witness);
}

/// PRA-7.5: the benefit of the tile.
#[inline]
fn work(state: &mut State, seat: Seat, tile: TileId, amount: u16, witness: &mut impl Witness<Praetor>) {
    let rules = &data().rules;
    let experience = u16::from(state.plan.experience);
    let player = &state.players[seat];
    let n_own = player.owned.len() as u16;
    match data().tile(tile).effect {
        // PRA-8.1 to PRA-8.4
        Effect::Gold => gain(state, seat, Resource::Gold, experience, witness),
        Effect::Wood => gain(state, seat, Resource::Wood, experience, witness),
        Effect::Stone => gain(state, seat, Resource::Stone, experience, witness),
        Effect::Marble => gain(state, seat, Resource::Marble, experience, witness),
        Effect::Smith => forge(state, seat, amount, witness),
        // PRA-8.6: own tiles, start gold mine and monuments included.
        Effect::Curia => gain(state, seat, Resource::Gold, n_own * rules.curia_gold_per_tile, witness),
        // PRA-8.7
        Effect::Forum => {
            let gold = u16::from(active_workers(state, seat)) * rules.forum_gold_per_active;
            gain(state, seat, Resource::Gold, gold, witness);
        }
        // PRA-8.8
        Effect::Maia => {
            let points = i16::from(active_workers(state, seat)) * rules.maia_points_per_active;
            praise(state, seat, tile, points, witness);
        }
        // PRA-8.9
        Effect::Apollo => praise(state, seat, tile, n_own as i16 * rules.apollo_points_per_tile, witness),
        // PRA-8.10, PRA-8.11: nothing is spent.
        Effect::Plutus => praise(state, seat, tile, worth(&player.goods, &rules.plutus_points), witness),
        Effect::Mercury => praise(state, seat, tile, worth(&player.goods, &rules.mercury_points), witness),
        Effect::Venus => praise(state, seat, tile, venus_points(state, player), witness),
        // PRA-8.13
        Effect::Colosseum => {
            let levels = n_own as u8 / rules.colosseum_per_tiles * rules.colosseum_levels;
            cheer(state, seat, levels, witness);
        }
        // PRA-8.14, PRA-20.1: a helper still counts as retired, PRA-8.20.
        Effect::Oracle => {
            let levels = player.retired / rules.oracle_per_retired * rules.oracle_levels;
            cheer(state, seat, levels, witness);
        }
        Effect::WorkerCamp => enlist(state, seat, witness),
        Effect::Market => trade(state, seat, witness),
        Effect::Outpost => build_wall(state, seat, witness),
        Effect::None | Effect::Academy | Effect::LaborCamp => unreachable!("these tiles are never activated"),
    }
}

/// PRA-8.7, PRA-8.20, PRA-20.5: placed workers count, the helper only by the switch.
fn active_workers(state: &State, seat: Seat) -> u8 {
    let helps = state.plan.camp.is_some() && state.options.switches.retired_helper_counts_as_active;
    state.players[seat].n_active() + u8::from(helps)
}

/// PRA-8.19: what is held after the fee.
fn worth(goods: &Goods, points: &Goods) -> i16 {
    goods.0.iter().zip(&points.0).map(|(held, each)| (held * each) as i16).sum()
}

/// PRA-8.12, PRA-20.9: the points of the morale space; below zero gives 0 unless the switch says otherwise.
fn venus_points(state: &State, player: &Player) -> i16 {
    let points = player.morale_points();
    if state.options.switches.venus_floor_zero { points.max(0) } else { points }
}

#[inline]
fn gain(state: &mut State, seat: Seat, good: Resource, amount: u16, witness: &mut impl Witness<Praetor>) {
    state.players[seat].goods[good] += amount;
    witness.see(Event::Gained { seat, good, amount });
}

/// PRA-8.5: wood becomes weapons.
fn forge(state: &mut State, seat: Seat, amount: u16, witness: &mut impl Witness<Praetor>) {
    let goods = &mut state.players[seat].goods;
    goods[Resource::Wood] -= amount;
    goods[Resource::Weapons] += amount;
    witness.see(Event::Forged { seat, amount });
}

/// PRA-7.5: points of a temple, in one movement; PRA-7.7: none is no reason to refuse.
fn praise(state: &mut State, seat: Seat, tile: TileId, points: i16, witness: &mut impl Witness<Praetor>) {
    let points = match points {
        ..0 => -state.lose(seat, Source::Temples, -points),
        _ => {
            state.score(seat, &[(Source::Temples, points)]);
            points
        }
    };
    witness.see(Event::TempleScored { seat, tile, points });
}

/// PRA-16.2: morale rises; PRA-16.3: gains beyond the top space are lost.
fn cheer(state: &mut State, seat: Seat, levels: u8, witness: &mut impl Witness<Praetor>) {
    let player = &mut state.players[seat];
    let top = player.board().n_morale - 1;
    let before = player.morale;
    player.morale = (before + levels).min(top);
    witness.see(Event::MoraleRose { seat, levels: player.morale - before, points: player.morale_points() });
}

/// PRA-8.15: a villager becomes a novice in stage I.
fn enlist(state: &mut State, seat: Seat, witness: &mut impl Witness<Praetor>) {
    let player = &mut state.players[seat];
    player.villagers -= 1;
    player.novices[0] += 1;
    witness.see(Event::VillagerRecruited { seat });
}

/// PRA-14.2, PRA-14.4: everything sold and bought at the rates of the player's board, through gold.
fn trade(state: &mut State, seat: Seat, witness: &mut impl Witness<Praetor>) {
    let (sold, bought, gold) = (state.plan.sold, state.plan.bought, state.market_balance());
    let goods = &mut state.players[seat].goods;
    goods.take(&sold);
    goods.add(&bought);
    goods[Resource::Gold] = (i32::from(goods[Resource::Gold]) + gold) as u16;
    witness.see(Event::Traded { seat, sold, bought, gold });
}

/// PRA-15.2: the demand is paid; its points and the bonus of every earlier token are one movement.
fn build_wall(state: &mut State, seat: Seat, witness: &mut impl Witness<Praetor>) {
    // PRA-15.1: it is not replaced before the update phase.
    let token = state.token.take().expect("an outpost is activated only with a token");
    let wall = &data().walls[token.index()];
    let player = &mut state.players[seat];
    player.goods.take(&wall.cost);
    // PRA-15.3: the new token's own back does not count.
    let bonus: i16 = player.walls.iter().map(|earlier| data().walls[earlier.index()].bonus).sum();
    player.walls.insert(token);
    state.score(seat, &[(Source::Walls, wall.points + bonus)]);
    witness.see(Event::WallBuilt { seat, token, points: wall.points, bonus });
}
