//! Trajan: points as if the game ended now, and what markers, tiles, cards and places in the senate may still bring.

use std::sync::LazyLock;

use lusoria_core::{BySeat, Seat};
use lusoria_trajan::data::data;
use lusoria_trajan::score::total;
use lusoria_trajan::state::{Mat, Pending};
use lusoria_trajan::vocab::{Building, Tile, Tray};
use lusoria_trajan::{Move, State, Trajan};
use serde::Deserialize;

use super::Knowledge;
use super::tuning::{Known, Tuning};

/// What a bot knows of Trajan.
pub struct TrajanKnowledge;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    slot: f32,
    matched: f32,
    ready: f32,
    need: f32,
    need_asked: f32,
    tile: f32,
    extra: f32,
    plus_two: f32,
    kept: f32,
    vote: f32,
    card: f32,
    display: f32,
    worker: f32,
    set: [f32; 5],
    leader: f32,
}

static KNOWN: LazyLock<Known<Weights>> =
    LazyLock::new(|| Known::read("trajan.toml", include_str!("../../data/trajan.toml")));

impl Knowledge<Trajan> for TrajanKnowledge {
    const CAN_ESTIMATE: bool = true;

    fn estimate(state: &State, points: &mut BySeat<f32>) {
        // What is not points yet is worth less towards the end.
        let future = (5.0 - f32::from(state.quarter)).clamp(0.0, 3.0) / 3.0;
        for seat in state.seats() {
            points[seat] =
                total(state, seat) as f32 + needs(state, state.mat(seat)) + future * prospects(state.mat(seat));
        }
    }

    fn weight(state: &State, seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Skip | Move::Decline => 0.1,
            Move::Act => 3.0,
            Move::Use { count } => 1.0 + f32::from(count),
            Move::Sow { tray } => sow_weight(state.mat(seat), tray),
            Move::Drop { color } => match state.decision() {
                Some(Pending::Drop { tray }) => {
                    let tile = state.mat(seat).slots[tray.index()];
                    if tile.is_some_and(|tile| data().trajan[tile.index()].colors.contains(&color)) { 3.0 } else { 1.0 }
                }
                _ => 1.0,
            },
            _ => 1.0,
        }
    }

    fn tuning() -> &'static Tuning {
        &KNOWN.tuning
    }
}

/// A sowing that ends beside a Trajan tile may fulfill it.
fn sow_weight(mat: &Mat, tray: Tray) -> f32 {
    let markers = mat.trays[tray.index()];
    let target = tray.after(markers.len() as usize);
    match mat.slots[target.index()] {
        Some(tile) => {
            let colors = data().trajan[tile.index()].colors;
            let there = mat.trays[target.index()];
            let n_there = colors.iter().filter(|&&color| there.count(color) + markers.count(color) > 0).count();
            1.0 + 1.5 * n_there as f32
        }
        None => 1.0,
    }
}

/// The demands of the quarter that a seat can meet already, against the points lost for those it cannot.
fn needs(state: &State, mat: &Mat) -> f32 {
    let weights = &KNOWN.weights;
    let mut jokers = mat.count(Tile::JokerDemand);
    let mut sum = 0.0;
    for &need in state.open_demands() {
        if mat.kept_for(need) > 0 || mat.count(Tile::of_need(need)) > 0 {
            sum += weights.need_asked;
        } else if jokers > 0 {
            jokers -= 1;
            sum += weights.need_asked;
        }
    }
    sum
}

/// What a seat has besides points.
fn prospects(mat: &Mat) -> f32 {
    let weights = &KNOWN.weights;
    let slots: f32 = (0..6)
        .filter_map(|index| mat.slots[index].map(|tile| (index, tile)))
        .map(|(index, tile)| {
            let info = &data().trajan[tile.index()];
            let matched = info.colors.iter().filter(|&&color| mat.trays[index].count(color) > 0).count() as f32;
            let ready = if mat.trays[index].fulfill(info.colors) { weights.ready * f32::from(info.vp) } else { 0.0 };
            weights.slot + weights.matched * matched + ready
        })
        .sum();
    let n_tiles: u8 = mat.tiles.iter().sum();
    let n_extra: u8 = mat.yellow.iter().sum();
    let sets: f32 = Building::ALL.iter().map(|&building| weights.set[mat.built(building).min(4) as usize]).sum();
    slots
        + sets
        + weights.tile * f32::from(n_tiles)
        + weights.extra * f32::from(n_extra)
        + weights.plus_two * mat.plus_two.count_ones() as f32
        + weights.kept * mat.kept.count_ones() as f32
        + weights.vote * f32::from(mat.votes())
        + weights.card * mat.hand.len() as f32
        + weights.display * mat.display.len() as f32
        + weights.worker * f32::from(mat.worker_camp + mat.military_camp)
        + weights.need * f32::from(mat.count(Tile::JokerDemand))
        + weights.leader * f32::from(u8::from(mat.leader.is_some()))
}
