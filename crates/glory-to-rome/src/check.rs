//! Why a move that is not listed is refused: the most telling reason.

use lusoria_core::Seat;
use lusoria_core::contract::{Check, Legal};

use crate::GloryToRome;
use crate::legal::{self, is_out_open};
use crate::moves::Move;
use crate::refusal::{Illegal, function_clause};
use crate::rules::building::{Fit, fit, matches};
use crate::rules::playing::Unit;
use crate::state::{DemandStep, Pending, State, Status, ThinkStep};
use crate::vocab::{Building, Material, Role};

impl Check for GloryToRome {
    /// Accepts exactly the listed moves.
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        if state.end.is_some() {
            return Err(Illegal::Over);
        }
        if state.asked() != seat {
            return Err(Illegal::NotYourTurn { seat });
        }
        let mut moves = Vec::new();
        Self::legal_moves(state, seat, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(reason(state, seat, mv)) }
    }
}

fn reason(state: &State, seat: Seat, mv: Move) -> Illegal {
    let area = &state.areas[seat];
    let has_card = |card: Building| area.hand.count(card) > 0;
    match (state.pending.top(), mv) {
        (_, Move::Concede { .. }) => Illegal::CannotConcede,
        (Pending::Lead, Move::LeadCard { role, card }) => why_no_unit(state, seat, role, Unit::Card(card)),
        (Pending::Lead, Move::LeadJack { role }) => why_no_unit(state, seat, role, Unit::Jack),
        (Pending::Lead, Move::LeadPetition { role, material }) => {
            why_no_unit(state, seat, role, Unit::Petition(material))
        }
        (Pending::Lead, Move::LeadPair { role, material }) => why_no_unit(state, seat, role, Unit::Pair(material)),
        (Pending::Follow { .. }, Move::FollowCard { card }) | (Pending::Palace { .. }, Move::AlsoCard { card }) => {
            why_no_unit(state, seat, state.led, Unit::Card(card))
        }
        (Pending::Follow { .. }, Move::FollowJack) | (Pending::Palace { .. }, Move::AlsoJack) => Illegal::NoJack,
        (Pending::Follow { .. }, Move::FollowPetition { material })
        | (Pending::Palace { .. }, Move::AlsoPetition { material }) => {
            why_no_unit(state, seat, state.led, Unit::Petition(material))
        }
        (Pending::Follow { .. }, Move::FollowPair { material })
        | (Pending::Palace { .. }, Move::AlsoPair { material }) => {
            why_no_unit(state, seat, state.led, Unit::Pair(material))
        }
        (Pending::Set { .. }, Move::Put { card }) if has_card(card) => Illegal::NotOfSet { card },
        (Pending::Think { step: ThinkStep::Discard, .. }, _) => why_no_discard(state, seat, mv),
        (Pending::Think { step: ThinkStep::Draw, .. }, _) => why_no_draw(mv),
        (Pending::Patron { pool, aqueduct, bar }, _) => why_no_hire(state, pool, aqueduct, bar, mv),
        (Pending::Bath { .. }, Move::Act { role }) => Illegal::NotItsRole { role },
        (Pending::Bath { client }, Move::Hold { role }) => match state.may_act_as(seat, client, role) {
            true => Illegal::CannotHold,
            false => Illegal::NotItsRole { role },
        },
        (Pending::Laborer { pool: true }, Move::Take { material }) => {
            Illegal::NotInPool { material, clause: "GTR-11.1" }
        }
        (Pending::Laborer { pool: true }, Move::Store { .. }) if !area.active.has(Building::Dock) => {
            Illegal::NoFunction { function: Building::Dock }
        }
        (Pending::Craftsman { .. } | Pending::Fountain { .. }, _) => why_no_craft(state, seat, mv),
        (Pending::Architect { main: true, .. }, _) => why_no_architecture(state, seat, mv),
        (Pending::Architect { main: false, .. }, _) => why_no_sharing(state, seat, mv),
        (Pending::Merchant { normal }, _) => why_no_sale(state, seat, normal, mv),
        (Pending::Reveal { .. }, Move::Reveal { card }) if has_card(card) => Illegal::AlreadyRevealed { card },
        (Pending::Give { .. }, Move::Glory) => Illegal::MustGive,
        (Pending::Give { .. }, Move::Give { card }) if has_card(card) => Illegal::NotDemanded { card },
        (Pending::Demand { step: DemandStep::Clients, .. }, Move::Capture { .. }) => Illegal::NoSuchClient,
        (Pending::Demand { step: DemandStep::Foundations, .. }, Move::Seize { .. }) => Illegal::NoSuchFoundation,
        (Pending::Prison, Move::Exchange { building, .. }) if area.owned.has(building) => {
            Illegal::TakenNameOwned { building }
        }
        (Pending::Prison, Move::Exchange { .. }) => Illegal::NotTakeable,
        (Pending::Senate { .. }, Move::Claim { .. }) => Illegal::NoJackOnCamp,
        (Pending::Sewer { .. }, Move::Save { material }) => Illegal::NotOnCamp { material },
        (_, mv) => why_not_from_hand(state, seat, mv),
    }
}

/// The card is missing, or something else is asked.
fn why_not_from_hand(state: &State, seat: Seat, mv: Move) -> Illegal {
    let (card, clause) = match (state.pending.top(), mv) {
        (Pending::Set { .. }, Move::Put { card }) => (card, "GTR-8.5"),
        (Pending::Laborer { .. }, Move::Store { card }) => (card, function_clause(Building::Dock)),
        (Pending::Reveal { .. }, Move::Reveal { card }) => (card, "GTR-13.1"),
        (Pending::Give { .. }, Move::Give { card }) => (card, "GTR-13.4"),
        _ => return Illegal::NotAsked,
    };
    if state.areas[seat].hand.count(card) == 0 { Illegal::NotInHand { card, clause } } else { Illegal::NotAsked }
}

fn why_no_unit(state: &State, seat: Seat, role: Role, unit: Unit) -> Illegal {
    let hand = &state.areas[seat].hand;
    let set = |material: Material, is_possible: bool, refusal: Illegal| match is_possible {
        true if !legal::is_set_useful(state, seat, material, role) => Illegal::PalaceDivision,
        _ => refusal,
    };
    match unit {
        Unit::Card(card) if hand.count(card) == 0 => Illegal::NotInHand { card, clause: "GTR-8.1" },
        Unit::Card(card) => Illegal::WrongRole { card, role },
        Unit::Jack => Illegal::NoJack,
        Unit::Petition(material) => {
            set(material, legal::may_petition(state, seat, material), Illegal::NoPetition { material })
        }
        Unit::Pair(material) => set(material, legal::may_pair(state, seat, material), Illegal::NoPair { material }),
    }
}

fn why_no_discard(state: &State, seat: Seat, mv: Move) -> Illegal {
    let area = &state.areas[seat];
    let latrine = area.active.has(Building::Latrine);
    match mv {
        Move::DiscardHand => Illegal::NoFunction { function: Building::Vomitorium },
        Move::DiscardCard { .. } | Move::DiscardJack if !latrine => Illegal::NoFunction { function: Building::Latrine },
        Move::DiscardCard { card } => Illegal::NotInHand { card, clause: function_clause(Building::Latrine) },
        Move::DiscardJack => Illegal::NoJack,
        _ => Illegal::NotAsked,
    }
}

fn why_no_draw(mv: Move) -> Illegal {
    match mv {
        Move::TakeJack => Illegal::NoJackInSupply,
        Move::Refill => Illegal::HandFull,
        Move::Draw => Illegal::BelowLimit,
        Move::Pass => Illegal::MustChoose,
        Move::DiscardHand => Illegal::NoFunction { function: Building::Vomitorium },
        Move::DiscardCard { .. } | Move::DiscardJack => Illegal::NoFunction { function: Building::Latrine },
        _ => Illegal::NotAsked,
    }
}

fn why_no_hire(state: &State, pool: bool, aqueduct: bool, bar: bool, mv: Move) -> Illegal {
    match mv {
        Move::Hire { role } if pool && state.pool[role] == 0 => {
            Illegal::NotInPool { material: role.material(), clause: "GTR-10.1" }
        }
        Move::HireCard { .. } if !aqueduct => Illegal::NoFunction { function: Building::Aqueduct },
        Move::HireDeck if !bar => Illegal::NoFunction { function: Building::Bar },
        Move::HireCard { card } if !pool => Illegal::NotInHand { card, clause: function_clause(Building::Aqueduct) },
        _ => Illegal::NotAsked,
    }
}

fn why_no_craft(state: &State, seat: Seat, mv: Move) -> Illegal {
    let drawn = match state.pending.top() {
        Pending::Fountain { card, .. } => card,
        _ => None,
    };
    match mv {
        Move::Fountain if drawn.is_none() => Illegal::NoFunction { function: Building::Fountain },
        // GTR-39.2: no hand card can be used for it.
        Move::Lay { card, .. } | Move::AddCard { card, .. } if drawn.is_some_and(|drawn| drawn != card) => {
            Illegal::NotTheDrawnCard
        }
        Move::Lay { card, .. } if drawn.is_none() && state.areas[seat].hand.count(card) == 0 => {
            Illegal::NotInHand { card, clause: "GTR-12.2" }
        }
        Move::AddCard { card, .. } if drawn.is_none() && state.areas[seat].hand.count(card) == 0 => {
            Illegal::NotInHand { card, clause: "GTR-12.1" }
        }
        Move::Lay { card, site, out } => why_no_foundation(state, seat, card, site, out),
        Move::AddCard { card, to, complete } => {
            why_no_addition(state, seat, card.material(), to, complete, Role::Craftsman)
        }
        _ => Illegal::NotAsked,
    }
}

fn why_no_foundation(state: &State, seat: Seat, card: Building, site: Material, out: bool) -> Illegal {
    let is_free_of_site = card == Building::Statue && !state.options.training;
    let sites = if out { state.out_of_town } else { state.in_town };
    match () {
        () if state.areas[seat].owned.has(card) => Illegal::NameOwned { building: card },
        () if !is_free_of_site && site != card.material() => Illegal::WrongSite { card },
        () if sites[site] == 0 => Illegal::NoSite { site },
        () if out && !is_out_open(state, site) => Illegal::InTownFirst,
        () => Illegal::NeedsTwoActions,
    }
}

fn why_no_addition(state: &State, seat: Seat, material: Material, to: Building, complete: bool, role: Role) -> Illegal {
    match state.structures.get(seat, to) {
        None => Illegal::NotUnderConstruction { building: to },
        Some(structure) if structure.is_complete() => Illegal::AlreadyComplete { building: to },
        Some(structure) => match fit(state, structure, material, role) {
            Fit::Adds | Fit::AddsOrCompletes if complete => Illegal::CannotComplete { building: to },
            _ => Illegal::WrongMaterial { material, building: to, clause: "GTR-12.5" },
        },
    }
}

fn why_no_architecture(state: &State, seat: Seat, mv: Move) -> Illegal {
    let area = &state.areas[seat];
    match mv {
        Move::Lay { card, .. } if area.hand.count(card) == 0 => Illegal::NotInHand { card, clause: "GTR-12.2" },
        Move::Lay { card, site, out } => why_no_foundation(state, seat, card, site, out),
        Move::AddPool { .. } if !area.active.has(Building::Archway) => {
            Illegal::NoFunction { function: Building::Archway }
        }
        Move::AddPool { material, .. } if state.pool[material] == 0 => {
            Illegal::NotInPool { material, clause: function_clause(Building::Archway) }
        }
        Move::AddStockpile { material, .. } if area.stockpile[material] == 0 => {
            Illegal::NotInStockpile { material, clause: "GTR-12.1" }
        }
        Move::AddPool { material, to, complete } | Move::AddStockpile { material, to, complete } => {
            why_no_addition(state, seat, material, to, complete, Role::Architect)
        }
        Move::ShareStockpile { .. } | Move::SharePool { .. } if !area.active.has(Building::Stairway) => {
            Illegal::NoFunction { function: Building::Stairway }
        }
        _ => Illegal::NotAsked,
    }
}

fn why_no_sharing(state: &State, seat: Seat, mv: Move) -> Illegal {
    let area = &state.areas[seat];
    let (material, owner, building) = match mv {
        Move::ShareStockpile { material, seat: owner, building } => (material, owner, building),
        Move::SharePool { material, seat: owner, building } => (material, owner, building),
        _ => return Illegal::NotAsked,
    };
    let structure = state.structures.get(owner, building).filter(|s| owner != seat && s.is_complete());
    match structure {
        None => Illegal::CannotShare,
        Some(structure) if structure.status != Status::Complete => Illegal::AlreadyShared { building },
        Some(structure) if !matches(area.active, structure, material) => {
            Illegal::WrongMaterial { material, building, clause: "GTR-55.2" }
        }
        Some(_) => match mv {
            Move::SharePool { .. } if !area.active.has(Building::Archway) => {
                Illegal::NoFunction { function: Building::Archway }
            }
            Move::SharePool { .. } => Illegal::NotInPool { material, clause: "GTR-55.2" },
            _ => Illegal::NotInStockpile { material, clause: "GTR-55.2" },
        },
    }
}

fn why_no_sale(state: &State, seat: Seat, normal: bool, mv: Move) -> Illegal {
    let area = &state.areas[seat];
    match mv {
        Move::Sell { material } if normal => Illegal::NotInStockpile { material, clause: "GTR-14.1" },
        Move::SellDeck if normal => Illegal::NoFunction { function: Building::Atrium },
        Move::SellCard { .. } if !area.active.has(Building::Basilica) => {
            Illegal::NoFunction { function: Building::Basilica }
        }
        Move::SellCard { card } if !normal => Illegal::NotInHand { card, clause: function_clause(Building::Basilica) },
        _ => Illegal::NotAsked,
    }
}
