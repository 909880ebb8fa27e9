//! Glory to Rome: points as if the game ended now, and what clients, materials, structures and cards may still bring.

use std::sync::LazyLock;

use lusoria_core::{BySeat, Game, Seat};
use lusoria_glory_to_rome::{GloryToRome, Move, State};
use serde::Deserialize;

use super::Knowledge;
use super::tuning::{Known, Tuning};

/// What a bot knows of Glory to Rome.
pub struct GloryToRomeKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    client: f32,
    stockpile: f32,
    structure: f32,
    progress: f32,
    function: f32,
    card: f32,
    jack: f32,
    room: f32,
}

static KNOWN: LazyLock<Known<Weights>> =
    LazyLock::new(|| Known::read("glory-to-rome.toml", include_str!("../../data/glory-to-rome.toml")));

impl Knowledge<GloryToRome> for GloryToRomeKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, points: &mut BySeat<f32>) {
        // What is not points yet is worth less the fewer cards are left to make something of it.
        let future = (f32::from(state.n_drawable()) / 60.0).min(1.0);
        for (seat, standing) in GloryToRome::standings(state).pairs() {
            points[seat] = standing.points as f32 + future * prospects(state, seat);
        }
    }

    fn weight(_state: &State, _seat: Seat, mv: Move) -> f32 {
        match mv {
            // Nobody gives up a game that can still be played.
            Move::Concede { .. } => 0.0,
            Move::AddCard { complete, .. } | Move::AddStockpile { complete, .. } | Move::AddPool { complete, .. } => {
                if complete {
                    6.0
                } else {
                    3.0
                }
            }
            Move::Sell { .. } | Move::SellCard { .. } => 4.0,
            Move::SellDeck => 3.0,
            Move::Hire { .. } | Move::HireCard { .. } | Move::HireDeck => 3.0,
            Move::Take { .. } | Move::Store { .. } => 2.5,
            Move::Lay { out, .. } => {
                if out {
                    0.5
                } else {
                    1.5
                }
            }
            Move::Refill => 2.0,
            Move::Pass | Move::Done => 0.4,
            Move::Think => 0.8,
            _ => 1.0,
        }
    }

    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}

/// What a seat has besides points.
fn prospects(state: &State, seat: Seat) -> f32 {
    let (weights, area) = (&KNOWN.weights, &state.areas[seat]);
    let structures: f32 = state
        .structures
        .of(seat)
        .map(|structure| {
            let needed = f32::from(structure.needed());
            if structure.is_complete() {
                weights.function
            } else {
                weights.structure + weights.progress * needed * f32::from(structure.n_materials()) / needed
            }
        })
        .sum();
    let value: f32 = area
        .stockpile
        .present()
        .map(|material| f32::from(area.stockpile[material]) * f32::from(VALUE[material.index()]))
        .sum();
    let hand = f32::from(area.hand.len()).min(f32::from(state.hand_limit(seat)) + 1.0);
    let room = f32::from(area.influence.saturating_sub(area.n_vault()).min(4));
    structures
        + weights.client * f32::from(area.clients.total())
        + weights.stockpile * value
        + weights.card * hand
        + weights.jack * f32::from(area.jacks.min(2))
        + weights.room * room
}

/// The value of each material by its place: rubble, wood; brick, concrete; marble, stone (GTR-3.2).
const VALUE: [u8; 6] = [1, 1, 2, 2, 3, 3];
