//! What may be done: the moves of each decision, and why others are refused.

use lusoria_core::Seat;

use crate::data::data;
use crate::moves::{Illegal, Move};
use crate::rules::update::usable_academies;
use crate::state::{Choices, Decision, State};
use crate::vocab::{Cell, Effect, Goods, Kind, Resource, Side, TileId, TileSet};

/// Replaces the contents of `moves` by what `seat` may do now.
#[inline]
pub(crate) fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
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
fn planned_rotations(state: &State) -> u8 {
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

fn check_camp(state: &State, seat: Seat, camp: TileId) -> Result<(), Illegal> {
    let player = &state.players[seat];
    // PRA-9.7: a retired worker helps at most once per turn.
    if player.retired <= player.helpers {
        return Err(Illegal::NoRetired);
    }
    // PRA-5.4, PRA-20.4: the camp needs no active worker, unless the switch says otherwise.
    if !state.options.switches.labor_camp_after_last_worker && !player.has_idle() {
        return Err(Illegal::CampNeedsWorker);
    }
    if !state.city.built().contains(camp) || data().tile(camp).effect != Effect::LaborCamp {
        return Err(Illegal::NoCamp);
    }
    // PRA-9.1, PRA-20.3: once per player and turn.
    if player.used.contains(camp) {
        return Err(Illegal::CampUsed);
    }
    // PRA-9.2, PRA-9.5: both payments must be possible.
    if !player.goods.cover(&state.fee(seat, camp)) {
        return Err(Illegal::CampFeeTooHigh);
    }
    if choices(state, seat, Some(camp)).is_empty() { Err(Illegal::CampUseless) } else { Ok(()) }
}

/// Says why a move is refused, or that it is legal.
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
    if state.decision == Decision::Over {
        return Err(Illegal::GameOver);
    }
    if seat != state.actor {
        return Err(Illegal::NotYourTurn);
    }
    match (state.decision, mv) {
        (Decision::BoardSide, Move::Side { .. })
        | (Decision::Action, Move::Pass)
        | (Decision::Academy, Move::Normal)
        | (Decision::EmergencyRecruit, Move::Recruit { .. }) => Ok(()),
        (Decision::Action | Decision::LaborMode, Move::Build) => check_build(state, seat),
        (Decision::Action | Decision::LaborMode, Move::Activate) => check_activate(state, seat),
        (Decision::Action, Move::LaborCamp) => check_labor(state, seat),
        (Decision::LaborCamp, Move::Camp { tile }) => check_camp(state, seat, tile),
        (Decision::BuildTile, Move::Tile { tile }) => check_build_tile(state, tile),
        (Decision::ActivateTile, Move::Tile { tile }) => check_activate_tile(state, seat, tile),
        (Decision::Worker, Move::Worker { experience }) => {
            let is_there = state.players[seat].idle_experiences().any(|idle| idle == experience);
            if is_there { Ok(()) } else { Err(Illegal::NoSuchWorker) }
        }
        (Decision::Cell, Move::Cell { x, y }) => check_cell(state, Cell::new(x, y)),
        (Decision::Rotation, Move::Rotate { rotation }) => check_rotation(state, rotation),
        (Decision::SmithAmount, Move::Smith { amount }) => {
            if amount <= most_weapons(state) {
                Ok(())
            } else {
                Err(Illegal::TooManyWeapons)
            }
        }
        (Decision::MarketSell, Move::Sell { good, .. }) | (Decision::MarketBuy, Move::Buy { good, .. })
            if good != state.plan.good =>
        {
            Err(Illegal::OtherGood)
        }
        (Decision::MarketSell, Move::Sell { good, amount }) => {
            if amount <= most_sold(state, good) {
                Ok(())
            } else {
                Err(Illegal::NotHeld)
            }
        }
        (Decision::MarketBuy, Move::Buy { good, amount }) => {
            if amount <= most_bought(state, good) {
                Ok(())
            } else {
                Err(Illegal::NotAffordable)
            }
        }
        (Decision::Academy, Move::Skip { tile }) => {
            if usable_academies(state, seat).contains(tile) {
                Ok(())
            } else {
                Err(Illegal::NoSuchAcademy)
            }
        }
        _ => Err(Illegal::OtherDecision),
    }
}

/// Whether the actor works with an active worker and has none left to place.
fn lacks_worker(state: &State, seat: Seat) -> bool {
    state.plan.camp.is_none() && !state.players[seat].has_idle()
}

fn check_build(state: &State, seat: Seat) -> Result<(), Illegal> {
    if lacks_worker(state, seat) {
        return Err(Illegal::NoWorker);
    }
    if state.options.switches.markers_limit_building && state.players[seat].free_markers() == 0 {
        return Err(Illegal::NoMarker);
    }
    if state.choices.build.is_empty() { Err(Illegal::NothingToBuild) } else { Ok(()) }
}

fn check_activate(state: &State, seat: Seat) -> Result<(), Illegal> {
    if lacks_worker(state, seat) {
        return Err(Illegal::NoWorker);
    }
    if state.choices.activate.is_empty() { Err(Illegal::NothingToActivate) } else { Ok(()) }
}

fn check_labor(state: &State, seat: Seat) -> Result<(), Illegal> {
    if !state.choices.camps.is_empty() {
        return Ok(());
    }
    let camp = data().doing(Effect::LaborCamp).iter().find(|camp| state.city.built().contains(*camp));
    check_camp(state, seat, camp.ok_or(Illegal::NoCamp)?)
}

fn check_build_tile(state: &State, tile: TileId) -> Result<(), Illegal> {
    if !state.row.contains(tile) {
        return Err(Illegal::NotAvailable);
    }
    if state.choices.build.contains(tile) { Ok(()) } else { Err(Illegal::CostTooHigh) }
}

fn check_activate_tile(state: &State, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    if state.choices.activate.contains(tile) {
        return Ok(());
    }
    if !state.city.built().contains(tile) {
        return Err(Illegal::NotBuilt);
    }
    let printed = data().tile(tile);
    match printed.kind {
        Kind::None => return Err(Illegal::NoSpace),
        Kind::Gray => return Err(Illegal::SpecialTile),
        Kind::Red | Kind::Green => {}
    }
    if state.activated.contains(tile) {
        return Err(Illegal::AlreadyActivated);
    }
    if !state.goods_after_fees().cover(&state.fee(seat, tile)) {
        return Err(Illegal::FeeTooHigh);
    }
    match printed.effect {
        Effect::WorkerCamp => Err(Illegal::NoVillager),
        _ if state.token.is_none() => Err(Illegal::NoToken),
        _ => Err(Illegal::DemandTooHigh),
    }
}

fn check_cell(state: &State, cell: Cell) -> Result<(), Illegal> {
    if state.city.is_free(cell) {
        return Ok(());
    }
    Err(if state.city.tile_at(cell).is_some() { Illegal::CellTaken } else { Illegal::CellApart })
}

fn check_rotation(state: &State, rotation: u8) -> Result<(), Illegal> {
    if rotation > 3 {
        return Err(Illegal::NoSuchRotation);
    }
    if planned_rotations(state) >> rotation & 1 != 0 { Ok(()) } else { Err(Illegal::SameRotation) }
}
