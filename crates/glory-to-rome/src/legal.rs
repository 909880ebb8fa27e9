//! What may be done: a dispatcher and one list for each pending decision. Why not is in [`crate::check`].

use lusoria_core::Seat;
use lusoria_core::contract::Legal;

use crate::GloryToRome;
use crate::data::tables;
use crate::moves::Move;
use crate::rules::building::{Fit, fit};
use crate::state::{DemandStep, Pending, State, ThinkStep};
use crate::vocab::{Building, BuildingSet, Material, N_MATERIALS, Role};

impl Legal for GloryToRome {
    /// Lists what `seat` may do now.
    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if state.end.is_some() || state.asked() != seat {
            return;
        }
        match state.pending.top() {
            Pending::Lead => legal_lead(state, seat, moves),
            Pending::Follow { .. } => {
                // GTR-8.7: who cannot play must think.
                moves.push(Move::Think);
                legal_units(state, seat, moves, false);
            }
            Pending::Palace { .. } => {
                moves.push(Move::Done);
                legal_units(state, seat, moves, true);
            }
            Pending::Set { material, .. } => {
                let kinds = state.areas[seat].hand.kinds_of(material);
                moves.extend(kinds.iter().map(|card| Move::Put { card }));
            }
            Pending::Think { step, .. } => legal_think(state, seat, step, moves),
            Pending::Thinks { .. } | Pending::Academy { .. } => moves.extend([Move::Pass, Move::Think]),
            Pending::Patron { pool, aqueduct, bar } => legal_patron(state, seat, pool, aqueduct, bar, moves),
            Pending::Bath { client } => legal_bath(state, seat, client, moves),
            Pending::Laborer { pool: true } => {
                moves.push(Move::Pass);
                moves.extend(state.pool.present().map(|material| Move::Take { material }));
            }
            Pending::Laborer { pool: false } => {
                moves.push(Move::Pass);
                moves.extend(state.areas[seat].hand.kinds().iter().map(|card| Move::Store { card }));
            }
            Pending::Craftsman { .. } => legal_craftsman(state, seat, moves),
            Pending::Fountain { card, .. } => legal_fountain(state, seat, card, moves),
            Pending::Architect { main: true, .. } => legal_architect(state, seat, moves),
            Pending::Architect { main: false, .. } => legal_stairway(state, seat, moves),
            Pending::Merchant { normal } => legal_merchant(state, seat, normal, moves),
            Pending::Reveal { .. } => {
                moves.push(Move::Done);
                let revealable = state.areas[seat].hand.kinds().iter().filter(|&card| is_revealable(state, seat, card));
                moves.extend(revealable.map(|card| Move::Reveal { card }));
            }
            Pending::Give { free, .. } => legal_give(state, seat, free, moves),
            Pending::Demand { step, .. } => legal_spoils(state, seat, step, moves),
            Pending::Prison => {
                moves.push(Move::Pass);
                let takeable = state.structures.all().iter().filter(|structure| state.is_takeable(seat, structure));
                moves.extend(takeable.map(|s| Move::Exchange { seat: s.owner, building: s.building }));
            }
            Pending::Senate { .. } => {
                moves.push(Move::Done);
                let with_jacks = state.areas.pairs().filter(|&(other, area)| other != seat && area.camp_jacks > 0);
                moves.extend(with_jacks.map(|(other, _)| Move::Claim { seat: other }));
            }
            Pending::Sewer { .. } => {
                moves.push(Move::Done);
                moves.extend(state.areas[seat].camp.present().map(|material| Move::Save { material }));
            }
            Pending::Turn { .. } | Pending::NextRound | Pending::Actions { .. } => {}
        }
        // GTR-16.7: conceding is possible at any time, by option.
        if state.options.concede && state.conceded[seat.index()].is_none() {
            let others = Seat::all(state.n_seats()).filter(|&other| other != seat);
            moves.extend(others.map(|seat| Move::Concede { seat }));
        }
    }
}

/// D-01: think, or lead any role with any unit (GTR-8.2).
fn legal_lead(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.push(Move::Think);
    let area = &state.areas[seat];
    moves.extend(area.hand.kinds().iter().map(|card| Move::LeadCard { role: card.material().role(), card }));
    // GTR-33.1: with Crane any card as an architect.
    if area.active.has(Building::Crane) {
        let own = tables().kinds[Material::Concrete.index()];
        let others = BuildingSet(area.hand.kinds().0 & !own);
        moves.extend(others.iter().map(|card| Move::LeadCard { role: Role::Architect, card }));
    }
    if area.jacks > 0 {
        moves.extend(Role::ALL.iter().map(|&role| Move::LeadJack { role }));
    }
    for material in Material::ALL {
        if may_petition(state, seat, material) {
            let roles = Role::ALL.iter().filter(|&&role| is_set_useful(state, seat, material, role));
            moves.extend(roles.map(|&role| Move::LeadPetition { role, material }));
        }
        if may_pair(state, seat, material) {
            let roles = Role::ALL.iter().filter(|&&role| is_set_useful(state, seat, material, role));
            moves.extend(roles.map(|&role| Move::LeadPair { role, material }));
        }
    }
}

/// D-02 and GTR-46.1: one unit of the role led.
fn legal_units(state: &State, seat: Seat, moves: &mut Vec<Move>, also: bool) {
    let area = &state.areas[seat];
    let own = tables().kinds[state.led.index()];
    let cards = if state.plays_any_card_as(seat, state.led) { u64::MAX } else { own };
    for card in BuildingSet(area.hand.kinds().0 & cards).iter() {
        moves.push(if also { Move::AlsoCard { card } } else { Move::FollowCard { card } });
    }
    if area.jacks > 0 {
        moves.push(if also { Move::AlsoJack } else { Move::FollowJack });
    }
    for material in Material::ALL {
        if !is_set_useful(state, seat, material, state.led) {
            continue;
        }
        if may_petition(state, seat, material) {
            moves.push(if also { Move::AlsoPetition { material } } else { Move::FollowPetition { material } });
        }
        if may_pair(state, seat, material) {
            moves.push(if also { Move::AlsoPair { material } } else { Move::FollowPair { material } });
        }
    }
}

/// GTR-8.5: enough cards of one role; Crane does not mix roles (GTR-33.4).
#[inline]
pub(crate) fn may_petition(state: &State, seat: Seat, material: Material) -> bool {
    state.areas[seat].hand.count_of(material) >= state.options.petition_size
}

/// GTR-30.1: two cards of one role with Circus; where a petition takes two cards anyway, it is the same.
#[inline]
pub(crate) fn may_pair(state: &State, seat: Seat, material: Material) -> bool {
    state.options.petition_size > 2
        && state.has(seat, Building::Circus)
        && state.areas[seat].hand.count_of(material) >= 2
}

/// GTR-46.3: with Palace, cards that are units by themselves are never counted as a set.
#[inline]
pub(crate) fn is_set_useful(state: &State, seat: Seat, material: Material, role: Role) -> bool {
    let is_single = material.role() == role || state.plays_any_card_as(seat, role);
    !(is_single && state.has(seat, Building::Palace))
}

/// D-03, D-04, D-05.
fn legal_think(state: &State, seat: Seat, step: ThinkStep, moves: &mut Vec<Move>) {
    let area = &state.areas[seat];
    match step {
        // GTR-62.2: either of the two functions, not both.
        ThinkStep::Discard => {
            moves.push(Move::Pass);
            if area.active.has(Building::Vomitorium) {
                moves.push(Move::DiscardHand);
            }
            if area.active.has(Building::Latrine) {
                moves.extend(area.hand.kinds().iter().map(|card| Move::DiscardCard { card }));
                if area.jacks > 0 {
                    moves.push(Move::DiscardJack);
                }
            }
        }
        // GTR-7.10: the deck is never empty here, so there is always an option.
        ThinkStep::Draw => {
            if state.jacks > 0 {
                moves.push(Move::TakeJack);
            }
            if state.may_refill(seat) {
                moves.push(Move::Refill);
            }
            if state.may_draw_one(seat) {
                moves.push(Move::Draw);
            }
            if state.options.think_may_draw_nothing {
                moves.push(Move::Pass);
            }
        }
        ThinkStep::Tribunal => moves.extend([Move::Pass, Move::TakeJack]),
    }
}

/// D-06, D-07.
fn legal_patron(state: &State, seat: Seat, pool: bool, aqueduct: bool, bar: bool, moves: &mut Vec<Move>) {
    moves.push(Move::Pass);
    if pool {
        moves.extend(state.pool.present().map(|material| Move::Hire { role: material.role() }));
        return;
    }
    if aqueduct {
        moves.extend(state.areas[seat].hand.kinds().iter().map(|card| Move::HireCard { card }));
    }
    if bar {
        moves.push(Move::HireDeck);
    }
}

/// D-08.
fn legal_bath(state: &State, seat: Seat, client: Role, moves: &mut Vec<Move>) {
    moves.push(Move::Pass);
    let roles = || Role::ALL.iter().copied().filter(|&role| state.may_act_as(seat, client, role));
    moves.extend(roles().map(|role| Move::Act { role }));
    moves.extend(roles().filter(|&role| is_holdable(role)).map(|role| Move::Hold { role }));
}

/// GTR-27.3: only actions that can be half of an out-of-town foundation.
#[inline]
pub(crate) fn is_holdable(role: Role) -> bool {
    matches!(role, Role::Craftsman | Role::Architect)
}

/// D-11.
fn legal_craftsman(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.push(Move::Pass);
    let hand = state.areas[seat].hand.kinds();
    legal_foundations(state, seat, hand, moves);
    for structure in state.structures.of(seat).filter(|structure| !structure.is_complete()) {
        for material in Material::ALL {
            let cards = BuildingSet(hand.0 & tables().kinds[material.index()]);
            if cards.0 == 0 {
                continue;
            }
            let fit = fit(state, structure, material, Role::Craftsman);
            if fit != Fit::No {
                cards.iter().for_each(|card| push_additions(card, structure.building, fit, moves));
            }
        }
    }
    // GTR-39.3: from the action after its completion on.
    if state.has(seat, Building::Fountain) {
        moves.push(Move::Fountain);
    }
}

fn push_additions(card: Building, to: Building, fit: Fit, moves: &mut Vec<Move>) {
    for complete in [false, true] {
        if fit.allows(complete) {
            moves.push(Move::AddCard { card, to, complete });
        }
    }
}

/// GTR-12.2, GTR-12.3, GTR-12.9: foundations of these cards.
fn legal_foundations(state: &State, seat: Seat, cards: BuildingSet, moves: &mut Vec<Move>) {
    let tables = tables();
    let mut in_town = 0;
    let mut out_of_town = 0;
    for index in 0..N_MATERIALS {
        if state.in_town.0[index] > 0 {
            in_town |= tables.kinds[index];
        }
        if is_out_open(state, Material::at(index)) {
            out_of_town |= tables.kinds[index];
        }
    }
    let is_any_site = !state.options.training;
    let statue = if is_any_site { Building::Statue.bit() } else { 0 };
    let free = cards.0 & !state.areas[seat].owned.0;
    let plain = free & !statue;
    if free & (in_town | out_of_town | statue) == 0 {
        return;
    }
    let may_go_out = free & (out_of_town | statue) != 0 && state.may_lay_out_of_town(seat);
    for card in BuildingSet(plain & in_town).iter() {
        moves.push(Move::Lay { card, site: card.material(), out: false });
    }
    if may_go_out {
        for card in BuildingSet(plain & out_of_town).iter() {
            moves.push(Move::Lay { card, site: card.material(), out: true });
        }
    }
    // GTR-56.1, GTR-56.6, GTR-12.14: a Statue on a site of any material.
    if free & statue != 0 {
        let card = Building::Statue;
        moves.extend(state.in_town.present().map(|site| Move::Lay { card, site, out: false }));
        if may_go_out {
            let sites = Material::ALL.iter().copied().filter(|&site| is_out_open(state, site));
            moves.extend(sites.map(|site| Move::Lay { card, site, out: true }));
        }
    }
}

/// Whether an out-of-town site of the material may be used, by option only when there is none in town (GTR-12.9).
#[inline]
pub(crate) fn is_out_open(state: &State, site: Material) -> bool {
    state.out_of_town[site] > 0 && (state.options.out_of_town_by_choice || state.in_town[site] == 0)
}

/// D-12, GTR-39.5: the drawn card by all rules of building, or keep it.
fn legal_fountain(state: &State, seat: Seat, card: Option<Building>, moves: &mut Vec<Move>) {
    moves.push(Move::Keep);
    let Some(card) = card else { return };
    legal_foundations(state, seat, BuildingSet(card.bit()), moves);
    for structure in state.structures.of(seat).filter(|structure| !structure.is_complete()) {
        let fit = fit(state, structure, card.material(), Role::Craftsman);
        push_additions(card, structure.building, fit, moves);
    }
}

/// D-13.
fn legal_architect(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.push(Move::Pass);
    let area = &state.areas[seat];
    legal_foundations(state, seat, area.hand.kinds(), moves);
    let archway = area.active.has(Building::Archway);
    for structure in state.structures.of(seat).filter(|structure| !structure.is_complete()) {
        let to = structure.building;
        for material in Material::ALL {
            let from_stockpile = area.stockpile[material] > 0;
            let from_pool = archway && state.pool[material] > 0;
            if !from_stockpile && !from_pool {
                continue;
            }
            let fit = fit(state, structure, material, Role::Architect);
            for complete in [false, true] {
                if fit.allows(complete) && from_stockpile {
                    moves.push(Move::AddStockpile { material, to, complete });
                }
                if fit.allows(complete) && from_pool {
                    moves.push(Move::AddPool { material, to, complete });
                }
            }
        }
    }
}

/// D-14.
fn legal_stairway(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.push(Move::Pass);
    let stockpile = &state.areas[seat].stockpile;
    let archway = state.has(seat, Building::Archway);
    for structure in state.structures.all() {
        let (owner, building) = (structure.owner, structure.building);
        for material in state.sharing_materials(seat).present() {
            if !state.is_shareable(seat, structure, material) {
                continue;
            }
            if stockpile[material] > 0 {
                moves.push(Move::ShareStockpile { material, seat: owner, building });
            }
            if archway && state.pool[material] > 0 {
                moves.push(Move::SharePool { material, seat: owner, building });
            }
        }
    }
}

/// D-21, D-22.
fn legal_merchant(state: &State, seat: Seat, normal: bool, moves: &mut Vec<Move>) {
    moves.push(Move::Pass);
    let area = &state.areas[seat];
    if !normal {
        moves.extend(area.hand.kinds().iter().map(|card| Move::SellCard { card }));
        return;
    }
    moves.extend(area.stockpile.present().map(|material| Move::Sell { material }));
    if area.active.has(Building::Atrium) {
        moves.push(Move::SellDeck);
    }
}

/// GTR-13.10: a card that was not revealed this round.
#[inline]
pub(crate) fn is_revealable(state: &State, seat: Seat, card: Building) -> bool {
    state.areas[seat].hand.count(card) > state.turn.revealed[card]
}

/// D-16, D-17: who must give gives as long as there is something to give.
fn legal_give(state: &State, seat: Seat, free: bool, moves: &mut Vec<Move>) {
    for material in state.turn.owed.present() {
        moves.extend(state.areas[seat].hand.kinds_of(material).iter().map(|card| Move::Give { card }));
    }
    if free || moves.is_empty() {
        moves.push(Move::Glory);
    }
}

/// D-18, D-19, D-20.
fn legal_spoils(state: &State, seat: Seat, step: DemandStep, moves: &mut Vec<Move>) {
    match step {
        DemandStep::Hand => {}
        DemandStep::Stockpile => moves.extend([Move::Pass, Move::Plunder]),
        DemandStep::Clients => {
            moves.push(Move::Done);
            for other in Seat::all(state.n_seats()) {
                let roles = Role::ALL.iter().copied().filter(|&role| state.may_capture(seat, other, role));
                moves.extend(roles.map(|role| Move::Capture { seat: other, role }));
            }
        }
        DemandStep::Foundations => {
            moves.push(Move::Done);
            let seizable = state.structures.all().iter().filter(|structure| state.may_seize(seat, structure));
            moves.extend(seizable.map(|s| Move::Seize { seat: s.owner, building: s.building }));
        }
    }
}
