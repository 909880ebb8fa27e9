//! Which moves of Trajan are worth a try: those that bring points at once, or nearly.

use lusoria_core::Seat;
use lusoria_trajan::data::data;
use lusoria_trajan::state::{Mat, Pending};
use lusoria_trajan::vocab::{Action, Category, Color, Need, Space, Tile, Tray};
use lusoria_trajan::{Move, State};
use serde::Deserialize;

use super::features::{Needs, arrive, best_shipment, build, deploy, is_in_reach, march, n_matched, shipment};

/// How much moves are worth a try.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tries {
    least: f32,
    decline: f32,
    act: f32,
    each_used: f32,
    drop_match: f32,
    fulfill: f32,
    fulfill_vp: f32,
    action_base: [f32; 6],
    cards_kept: f32,
    march_share: f32,
    penalty_most: f32,
    action_vp: f32,
    action_doubled: f32,
    shipment_vp: f32,
    lay: f32,
    add: f32,
    finish: f32,
    recruit: f32,
    march_vp: f32,
    deploy_vp: f32,
    hire: f32,
    build_vp: f32,
    build_first: f32,
    build_set: f32,
    pick_asked: f32,
    pick_need: f32,
    pick_extra: f32,
    pick_joker: f32,
    pick_votes: f32,
    stack: [f32; 6],
    stack_match: f32,
    spend: f32,
    again: f32,
}

/// How much a move is worth a try.
pub(super) fn weight(tries: &Tries, state: &State, seat: Seat, mv: Move) -> f32 {
    let mat = state.mat(seat);
    match mv {
        Move::Skip | Move::Decline => tries.decline,
        Move::Act => tries.act,
        Move::Use { count } => 1.0 + tries.each_used * f32::from(count),
        Move::Sow { tray } => sow(tries, state, seat, tray),
        Move::Drop { color } => match state.decision() {
            Some(Pending::Drop { tray }) if asks_for(mat, tray, color) => tries.drop_match,
            _ => 1.0,
        },
        Move::Ship => tries.least + tries.shipment_vp * best_shipment(state, mat),
        Move::Load { ship } => tries.least + tries.shipment_vp * shipment(state, mat, ship),
        Move::Play => tries.lay,
        Move::Add { .. } | Move::Pair { .. } => tries.add,
        Move::Finish => tries.finish,
        Move::Recruit => tries.recruit,
        Move::March => tries.least + tries.march_vp * march(state, seat),
        Move::Go { province } => tries.least + tries.march_vp * arrive(state, seat, province),
        Move::Deploy => tries.least + tries.deploy_vp * deploy_now(state, seat),
        Move::Hire => tries.hire,
        Move::Build => tries.least + tries.build_vp * build(state, mat),
        Move::Space { space } => build_on(tries, state, mat, space),
        Move::Pick { tile } => pick(tries, state, mat, tile),
        Move::Tile { category } => stack(tries, state, mat, category),
        Move::Spend { .. } => tries.spend,
        Move::Again => tries.again,
        _ => 1.0,
    }
}

/// A sowing by the tile it can fulfill and the action it leads to.
fn sow(tries: &Tries, state: &State, seat: Seat, tray: Tray) -> f32 {
    let mat = state.mat(seat);
    let markers = mat.trays[tray.index()];
    let target = tray.after(markers.len() as usize);
    let tile = mat.slots[target.index()].filter(|&tile| is_in_reach(tile, markers, mat.trays[target.index()]));
    let fulfilled =
        tile.map_or(0.0, |tile| tries.fulfill + tries.fulfill_vp * f32::from(data().trajan[tile.index()].vp));
    1.0 + fulfilled + tries.action_vp * points_of(tries, state, seat, target.action())
}

/// About how many points an action brings now.
fn points_of(tries: &Tries, state: &State, seat: Seat, action: Action) -> f32 {
    let mat = state.mat(seat);
    let more = match action {
        // A shipment costs cards that a better one may have needed.
        Action::Seaport => (best_shipment(state, mat) - tries.cards_kept).max(0.0),
        Action::Forum => Needs::of(state, mat).penalty.min(tries.penalty_most),
        Action::Military => deploy_now(state, seat).max(tries.march_share * march(state, seat)),
        Action::Senate => data().senate_vp.get(usize::from(mat.senate) + 1).copied().unwrap_or(0).into(),
        Action::Trajan if mat.arch.is_none() => return 0.0,
        Action::Trajan => 0.0,
        Action::Construction if mat.worker_camp > 0 => build(state, mat),
        Action::Construction => 0.0,
    };
    let once = tries.action_base[action.index()] + more;
    if mat.extras(action) > 0 { once * tries.action_doubled } else { once }
}

/// The points of a legionnaire where the leader stands.
fn deploy_now(state: &State, seat: Seat) -> f32 {
    state.mat(seat).leader.map_or(0.0, |province| deploy(state, seat, province))
}

/// Whether the tile beside a tray shows a color that the tray has not enough of.
fn asks_for(mat: &Mat, tray: Tray, color: Color) -> bool {
    mat.slots[tray.index()].is_some_and(|tile| {
        let asked = data().trajan[tile.index()].colors.iter().filter(|&&shown| shown == color).count();
        usize::from(mat.trays[tray.index()].count(color)) < asked
    })
}

/// A space by the points of its tile, the action of a first one of a type, and the set it adds to.
fn build_on(tries: &Tries, state: &State, mat: &Mat, space: Space) -> f32 {
    state.district[space.index()].map_or(tries.least, |tile| {
        let more = match mat.built(tile.building()) {
            0 => tries.build_first,
            n => tries.build_set * n as f32,
        };
        tries.build_vp * f32::from(data().buildings[tile.index()].vp) + more
    })
}

/// A tile of the forum.
fn pick(tries: &Tries, state: &State, mat: &Mat, tile: Tile) -> f32 {
    match tile {
        Tile::Bread | Tile::Games | Tile::Religion => {
            let is_asked =
                Need::ALL.into_iter().any(|need| Tile::of_need(need) == tile && Needs::is_unmet(state, mat, need));
            if is_asked { tries.pick_asked } else { tries.pick_need }
        }
        Tile::Votes2 | Tile::Votes3 | Tile::Votes4 | Tile::Votes5 => tries.pick_votes,
        Tile::JokerDemand | Tile::JokerCommodity | Tile::JokerConstruction => tries.pick_joker,
        _ => tries.pick_extra,
    }
}

/// A stack of Trajan tiles by its category and by the colors that lie where its top tile would go.
fn stack(tries: &Tries, state: &State, mat: &Mat, category: Category) -> f32 {
    let matched = match (state.stack_top(category), mat.arch) {
        (Some(tile), Some(slot)) => n_matched(tile, mat.trays[slot.index()]) as f32,
        _ => 0.0,
    };
    tries.stack[category.index()] + tries.stack_match * matched
}
