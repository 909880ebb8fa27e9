//! What may be done: the moves of each decision, and why others are refused.

use lusoria_core::Seat;
use lusoria_core::contract::Legal;

use crate::Move;
use crate::Praetor;
use crate::check::check_camp;
use crate::data::data;
use crate::rules::update::usable_academies;
use crate::state::{Choices, Decision, State};
use crate::vocab::{Effect, Goods, Resource, Side, TileId, TileSet};

impl Legal for Praetor {
    /// Replaces the contents of `moves` by what `seat` may do now.
    #[inline]
    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if seat != state.actor {
            return;
        }
        let choices = &state.choices;
        let tiles = |moves: &mut Vec<Move>, set: TileSet| moves.extend(set.iter().map(|tile| Move::Tile { tile }));
        match state.decision {
            Decision::BoardSide => moves.extend(Side::ALL.iter().map(|side| Move::Side { side: *side })),
            Decision::Action => legal_actions(choices, moves),
            Decision::LaborCamp => moves.extend(choices.camps.iter().map(|tile| Move::Camp { tile })),
            Decision::LaborMode => legal_modes(choices, moves),
            Decision::BuildTile => tiles(moves, choices.build),
            Decision::ActivateTile => tiles(moves, choices.activate),
            Decision::Worker => {
                moves.extend(state.players[seat].idle_experiences().map(|experience| Move::Worker { experience }));
            }
            Decision::Cell => moves.extend(state.city.free().iter().map(|cell| Move::Cell { x: cell.x, y: cell.y })),
            Decision::Rotation => legal_rotations(state, moves),
            Decision::SmithAmount => moves.extend((0..=most_weapons(state)).map(|amount| Move::Smith { amount })),
            Decision::MarketSell => {
                let good = state.plan.good;
                moves.extend((0..=most_sold(state, good)).map(|amount| Move::Sell { good, amount }));
            }
            Decision::MarketBuy => {
                let good = state.plan.good;
                moves.extend((0..=most_bought(state, good)).map(|amount| Move::Buy { good, amount }));
            }
            Decision::Academy => {
                moves.extend(usable_academies(state, seat).iter().map(|tile| Move::Skip { tile }));
                moves.push(Move::Normal);
            }
            Decision::EmergencyRecruit => moves.extend([Move::Recruit { hire: true }, Move::Recruit { hire: false }]),
            Decision::Over => {}
        }
    }
}

/// PRA-19.4: actions with a complete legal continuation, and always passing.
#[inline]
fn legal_actions(choices: &Choices, moves: &mut Vec<Move>) {
    legal_modes(choices, moves);
    if !choices.camps.is_empty() {
        moves.push(Move::LaborCamp);
    }
    moves.push(Move::Pass);
}

/// What a worker may do: build or activate.
#[inline]
fn legal_modes(choices: &Choices, moves: &mut Vec<Move>) {
    if !choices.build.is_empty() {
        moves.push(Move::Build);
    }
    if !choices.activate.is_empty() {
        moves.push(Move::Activate);
    }
}

/// PRA-19.10: quarter turns that look different.
#[inline]
fn legal_rotations(state: &State, moves: &mut Vec<Move>) {
    let rotations = planned_rotations(state);
    moves.extend((0..4).filter(|rotation| rotations >> rotation & 1 != 0).map(|rotation| Move::Rotate { rotation }));
}

#[inline]
pub(crate) fn planned_rotations(state: &State) -> u8 {
    let tile = state.plan.tile.expect("a tile is chosen before its rotation");
    let printed = state.city.printed(tile);
    let known = data().tile(tile);
    if printed == known.corners { known.rotations } else { crate::data::distinct_rotations(printed) }
}

/// PRA-8.5, PRA-19.11: at most the experience of the worker and the wood left after all fees.
#[inline]
pub(crate) fn most_weapons(state: &State) -> u16 {
    state.goods_after_fees()[Resource::Wood].min(state.plan.experience.into())
}

/// PRA-19.12: at most what is held after all fees.
#[inline]
pub(crate) fn most_sold(state: &State, good: Resource) -> u16 {
    state.goods_after_fees()[good]
}

/// PRA-19.13: at most what the gold left pays for.
#[inline]
pub(crate) fn most_bought(state: &State, good: Resource) -> u16 {
    (state.market_gold() / i32::from(state.players[state.actor].board().buy[good])) as u16
}

/// What an action of `seat` may aim at, with a worker or, given a camp, with a retired helper.
#[inline]
pub(crate) fn choices(state: &State, seat: Seat, camp: Option<TileId>) -> Choices {
    let player = &state.players[seat];
    if let Some(camp) = camp {
        // PRA-19.7: the camp's fee is deducted already.
        let mut goods = player.goods;
        goods.take(&state.fee(seat, camp));
        return targets(state, seat, &goods);
    }
    let mut choices = if player.has_idle() { targets(state, seat, &player.goods) } else { Choices::default() };
    if player.retired > player.helpers {
        choices.camps = usable_camps(state, seat);
    }
    choices
}

/// What can be built and activated with these goods.
#[inline]
fn targets(state: &State, seat: Seat, goods: &Goods) -> Choices {
    let data = data();
    let player = &state.players[seat];
    let mut choices = Choices::default();
    // PRA-2.10, PRA-20.11: a tile needs a marker.
    if !state.options.switches.markers_limit_building || player.free_markers() > 0 {
        // PRA-6.1: available, and the whole cost can be paid; PRA-11.2: in the last turn too.
        choices.build = TileSet(state.row.0 & data.affordable(goods).0);
    }
    // PRA-7.4: own and neutral tiles are free; PRA-7.3: the fee of others is needed beforehand.
    let payable = !state.owned_by_others(seat).0 | data.fee_payable(goods).0;
    // PRA-7.1, PRA-7.2: red and green tiles not activated yet.
    let mut activate = state.city.built().0 & data.with_space.0 & !state.activated.0 & payable;
    // PRA-8.15: a worker camp needs a villager.
    if player.villagers == 0 {
        activate &= !data.doing(Effect::WorkerCamp).0;
    }
    // PRA-8.17: an outpost needs a token and the means to pay.
    for outpost in TileSet(activate & data.doing(Effect::Outpost).0).iter() {
        if !can_build_wall(state, seat, outpost, goods) {
            activate &= !(1 << outpost.0);
        }
    }
    choices.activate = TileSet(activate);
    choices
}

/// PRA-8.17, PRA-8.19: whether the demand can be met with what the fee leaves.
fn can_build_wall(state: &State, seat: Seat, outpost: TileId, goods: &Goods) -> bool {
    let Some(token) = state.token else { return false };
    let mut left = *goods;
    left.take(&state.fee(seat, outpost));
    left.cover(&data().walls[token.index()].cost)
}

/// PRA-9.4: the camps through which a retired worker of `seat` can do something.
#[cold]
fn usable_camps(state: &State, seat: Seat) -> TileSet {
    let camps = TileSet(state.city.built().0 & data().doing(Effect::LaborCamp).0);
    camps.iter().filter(|camp| check_camp(state, seat, *camp).is_ok()).collect()
}
