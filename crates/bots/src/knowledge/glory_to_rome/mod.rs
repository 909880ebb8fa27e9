//! Glory to Rome: points as if the game ended now, and what clients, materials, functions and cards may still bring.

mod features;

use lusoria_core::contract::*;
use lusoria_core::{BySeat, Seat, SeatSet};
use lusoria_glory_to_rome::state::Pending;
use lusoria_glory_to_rome::{GloryToRome, Move, Role, State};
use serde::Deserialize;

pub use features::{features, left, names};

use super::Knowledge;
use super::tuning::{Features, Numbers, Prospects, Tuning};

/// What a bot knows of Glory to Rome.
pub struct GloryToRomeKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    prospects: Prospects<GloryToRomeKnowledge>,
    tries: Tries,
}

impl Features for GloryToRomeKnowledge {
    fn names() -> impl Iterator<Item = String> {
        names()
    }
}

/// How much moves are worth a try.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tries {
    think: f32,
    think_early: f32,
    complete: f32,
    add: f32,
    sell: f32,
    hire: f32,
    take: f32,
    lay: f32,
    lay_out: f32,
    refill: f32,
    pass: f32,
    by_jack: f32,
    by_petition: f32,
    each_client: f32,
    no_use: f32,
    merchant: f32,
    patron: f32,
    laborer: f32,
    craftsman: f32,
    architect: f32,
    legionary: f32,
}

static KNOWN: Numbers<Weights> = Numbers::new("glory-to-rome.toml", include_str!("../../../data/glory-to-rome.toml"));

impl Knowledge<GloryToRome> for GloryToRomeKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, seats: SeatSet, points: &mut BySeat<f32>) {
        let left = left(state);
        let standings = GloryToRome::standings(state);
        for seat in seats.iter() {
            let mut prospects = 0.0;
            features(state, seat, |place, feature| {
                prospects += feature * KNOWN.weights.prospects.worth(place, left);
            });
            points[seat] = standings[seat].points as f32 + prospects;
        }
    }

    /// Between rounds nothing is under way.
    #[inline]
    fn is_settled(state: &State) -> bool {
        matches!(state.pending.base(), Pending::Lead)
    }

    #[inline]
    fn weight(state: &State, seat: Seat, mv: Move) -> f32 {
        let weights = &KNOWN.weights.tries;
        match mv {
            // Nobody gives up a game that can still be played.
            Move::Concede { .. } => 0.0,
            Move::LeadCard { role, .. } => usefulness(state, seat, role),
            Move::LeadJack { role } => weights.by_jack * usefulness(state, seat, role),
            Move::LeadPetition { role, .. } | Move::LeadPair { role, .. } => {
                weights.by_petition * usefulness(state, seat, role)
            }
            Move::FollowCard { .. } => usefulness(state, seat, state.led),
            Move::FollowJack => weights.by_jack * usefulness(state, seat, state.led),
            Move::FollowPetition { .. } | Move::FollowPair { .. } => {
                weights.by_petition * usefulness(state, seat, state.led)
            }
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
            Move::Lay { out: true, .. } => weights.lay_out * weights.lay,
            Move::Refill => weights.refill,
            Move::Pass | Move::Done => weights.pass,
            _ => 1.0,
        }
    }

    #[inline]
    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}

/// How much a seat gains by a role now, clients included; next to nothing where there is nothing to do.
fn usefulness(state: &State, seat: Seat, role: Role) -> f32 {
    let (weights, area) = (&KNOWN.weights.tries, &state.areas[seat]);
    let (worth, has_use) = match role {
        Role::Merchant => (weights.merchant, !area.stockpile.is_empty() && state.has_vault_room(seat)),
        Role::Patron => (weights.patron, !state.pool.is_empty() && state.has_client_room(seat)),
        Role::Laborer => (weights.laborer, !state.pool.is_empty()),
        Role::Craftsman => (weights.craftsman, area.hand.len() > 1),
        Role::Architect => (weights.architect, !area.stockpile.is_empty()),
        Role::Legionary => (weights.legionary, area.hand.len() > 1),
    };
    if !has_use {
        return weights.no_use;
    }
    worth * (1.0 + weights.each_client * f32::from(state.matching_clients(seat, role)))
}
