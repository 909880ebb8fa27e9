//! Hadrian's Wall: points as they stand, and which actions move a player on.

use std::sync::LazyLock;

use lusoria_core::{BySeat, Game, Seat};
use lusoria_hadrians_wall::vocab::Phase;
use lusoria_hadrians_wall::{HadriansWall, Move, State};
use serde::Deserialize;

use super::Knowledge;
use super::tuning::{Known, Tuning};

/// What a bot knows of Hadrian's Wall.
pub struct HadriansWallKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    build: f32,
    fort: f32,
    wall: f32,
    cippi: f32,
    mine: f32,
    guard: f32,
    citizen: f32,
    temple: f32,
    feature: f32,
    gladiator: f32,
    exchange: f32,
}

static KNOWN: LazyLock<Known<Weights>> =
    LazyLock::new(|| Known::read("hadrians-wall.toml", include_str!("../../data/hadrians-wall.toml")));

impl Knowledge<HadriansWall> for HadriansWallKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, points: &mut BySeat<f32>) {
        for (seat, standing) in HadriansWall::standings(state).pairs() {
            points[seat] = standing.points as f32;
        }
    }

    /// Goods are lost or idle at the end of a Year, so a Year is played until nothing is left to do.
    fn is_settled(state: &State) -> bool {
        state.phase() == Phase::ChooseCards
    }

    fn weight(_state: &State, _seat: Seat, mv: Move) -> f32 {
        let weights = &KNOWN.weights;
        match mv {
            Move::Stop => 0.0,
            Move::Build { .. } => weights.build,
            Move::Fort { .. } => weights.fort,
            Move::Wall => weights.wall,
            Move::Cippi => weights.cippi,
            Move::Mine => weights.mine,
            Move::WallGuard | Move::TrainBuilder => weights.guard,
            Move::Citizen { .. } => weights.citizen,
            Move::ServeTemple { .. } => weights.temple,
            Move::Perform { .. }
            | Move::Ruling { .. }
            | Move::Bribe { .. }
            | Move::Scout { .. }
            | Move::Diplomat { .. }
            | Move::BuyGood { .. } => weights.feature,
            Move::TrainGladiator { .. } | Move::Battle { .. } => weights.gladiator,
            Move::Forum { .. } => weights.exchange,
            Move::Favour { temple, diplomat, .. } => 1.0 + f32::from(temple) + 2.0 * f32::from(diplomat),
            Move::Path { .. } | Move::Gain { .. } | Move::Cohort { .. } => 1.0,
        }
    }

    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}
