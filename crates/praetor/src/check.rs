//! Why something may not be done.

use lusoria_core::Seat;
use lusoria_core::contract::Check;

use crate::Praetor;
use crate::data::data;
use crate::legal::*;
use crate::rules::update::usable_academies;
use crate::state::{Decision, State};
use crate::vocab::{Cell, Effect, Kind, TileId};
use crate::{Illegal, Move};

impl Check for Praetor {
    /// Says why a move is refused, or that it is legal.
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
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

pub(crate) fn check_camp(state: &State, seat: Seat, camp: TileId) -> Result<(), Illegal> {
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
