//! Glory to Rome: points as if the game ended now, and what clients, materials, structures and cards may still bring.

use lusoria_core::{BySeat, Game, Seat};
use lusoria_glory_to_rome::state::Pending;
use lusoria_glory_to_rome::vocab::Materials;
use lusoria_glory_to_rome::{GloryToRome, Move, Role, State};
use serde::Deserialize;

use super::Knowledge;
use super::tuning::{Numbers, Tuning};

/// What a bot knows of Glory to Rome.
pub struct GloryToRomeKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    client: [f32; 6],
    stockpile: f32,
    structure: f32,
    spare: f32,
    progress: f32,
    function: f32,
    card: f32,
    jack: f32,
    room: f32,
    think: f32,
    think_early: f32,
    complete: f32,
    add: f32,
    sell: f32,
    hire: f32,
    take: f32,
    lay: f32,
    pass: f32,
    merchant: f32,
    patron: f32,
    laborer: f32,
    craftsman: f32,
    architect: f32,
    legionary: f32,
}

static KNOWN: Numbers<Weights> = Numbers::new("glory-to-rome.toml", include_str!("../../data/glory-to-rome.toml"));

impl Knowledge<GloryToRome> for GloryToRomeKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, points: &mut BySeat<f32>) {
        // What is not points yet is worth less the fewer cards are left to make something of it.
        let future = (f32::from(state.n_drawable()) / 60.0).min(1.0);
        for (seat, standing) in GloryToRome::standings(state).pairs() {
            points[seat] = standing.points as f32 + future * prospects(state, seat);
        }
    }

    /// Between rounds nothing is under way.
    fn is_settled(state: &State) -> bool {
        matches!(state.pending.base(), Pending::Lead)
    }

    fn weight(state: &State, seat: Seat, mv: Move) -> f32 {
        let weights = &KNOWN.weights;
        match mv {
            // Nobody gives up a game that can still be played.
            Move::Concede { .. } => 0.0,
            Move::LeadCard { role, .. } => usefulness(state, seat, role),
            Move::LeadJack { role } => 0.8 * usefulness(state, seat, role),
            Move::LeadPetition { role, .. } | Move::LeadPair { role, .. } => 0.5 * usefulness(state, seat, role),
            Move::FollowCard { .. } => usefulness(state, seat, state.led),
            Move::FollowJack => 0.8 * usefulness(state, seat, state.led),
            Move::FollowPetition { .. } | Move::FollowPair { .. } => 0.5 * usefulness(state, seat, state.led),
            Move::Think if state.areas[seat].n_hand() < 3 => weights.think_early,
            Move::Think => weights.think,
            Move::AddCard { complete: true, .. }
            | Move::AddStockpile { complete: true, .. }
            | Move::AddPool { complete: true, .. } => weights.complete,
            Move::AddCard { .. } | Move::AddStockpile { .. } | Move::AddPool { .. } => weights.add,
            Move::Sell { .. } | Move::SellCard { .. } | Move::SellDeck => weights.sell,
            Move::Hire { .. } | Move::HireCard { .. } | Move::HireDeck => weights.hire,
            Move::Take { .. } | Move::Store { .. } => weights.take,
            Move::Lay { out: false, .. } => weights.lay,
            Move::Lay { out: true, .. } => 0.3 * weights.lay,
            Move::Refill => 2.0,
            Move::Pass | Move::Done => weights.pass,
            _ => 1.0,
        }
    }

    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}

/// How much a seat gains by a role now, clients included; next to nothing where there is nothing to do.
fn usefulness(state: &State, seat: Seat, role: Role) -> f32 {
    let (weights, area) = (&KNOWN.weights, &state.areas[seat]);
    let (worth, has_use) = match role {
        Role::Merchant => (weights.merchant, !area.stockpile.is_empty() && state.has_vault_room(seat)),
        Role::Patron => (weights.patron, !state.pool.is_empty() && state.has_client_room(seat)),
        Role::Laborer => (weights.laborer, !state.pool.is_empty()),
        Role::Craftsman => (weights.craftsman, area.hand.len() > 1),
        Role::Architect => (weights.architect, !area.stockpile.is_empty()),
        Role::Legionary => (weights.legionary, area.hand.len() > 1),
    };
    if has_use { worth * (1.0 + 0.7 * f32::from(state.matching_clients(seat, role))) } else { 0.1 }
}

/// What a seat has besides points.
fn prospects(state: &State, seat: Seat) -> f32 {
    let (weights, area) = (&KNOWN.weights, &state.areas[seat]);
    let mut n_open = 0;
    let mut structures = 0.0;
    for structure in state.structures.of(seat) {
        if structure.is_complete() {
            structures += weights.function;
            continue;
        }
        n_open += 1;
        // Two structures under way are enough for anybody.
        structures += if n_open <= 2 { weights.structure } else { weights.spare };
        structures += weights.progress * f32::from(structure.n_materials());
    }
    let sum = |materials: &Materials, worth: &[f32; 6]| -> f32 {
        materials.0.iter().zip(worth).map(|(&n_cards, worth)| f32::from(n_cards) * worth).sum()
    };
    let room = f32::from(state.vault_limit(seat).saturating_sub(area.n_vault()).min(4));
    // What cannot be sold waits to be built with, and piling up more of it helps little.
    let value = sum(&area.stockpile, &VALUE);
    let useful = value.min(5.0 + 2.0 * room);
    let hand = f32::from(area.hand.len()).min(f32::from(state.hand_limit(seat)) + 1.0);
    structures
        + sum(&area.clients, &weights.client)
        + weights.stockpile * (useful + 0.2 * (value - useful))
        + weights.card * hand
        + weights.jack * f32::from(area.jacks.min(2))
        + weights.room * room
}

/// The value of each material by its place: rubble, wood; brick, concrete; marble, stone (GTR-3.2).
const VALUE: [f32; 6] = [1.0, 1.0, 2.0, 2.0, 3.0, 3.0];
