//! The view and what happens in words: prompts, descriptions of moves, log lines and refusals.

mod log;

use lusoria_core::contract::Speak;
use lusoria_core::{Arg, Text};

use crate::Trajan;
use crate::moves::Move;
use crate::state::Pending;
use crate::view::View;
use crate::vocab::{Category, Resource, Ship, Side, Source, Tray};

pub use log::say_event;

/// A number of points with the right form of the word.
pub(crate) fn points(n: impl Into<Arg>) -> Text {
    Text::new("trj-points").with("n", n)
}

/// Left or right.
pub(crate) fn side(side: Side) -> Text {
    match side {
        Side::Left => Text::new("trj-left"),
        Side::Right => Text::new("trj-right"),
    }
}

impl Speak for Trajan {
    /// What is asked of the one who looks.
    fn prompt(view: &View) -> Text {
        let state = &view.known;
        let Some(pending) = state.decision() else { return Text::new("trj-prompt-over") };
        let decider = state.decider();
        if view.viewer.seat().is_some_and(|seat| seat != decider) || view.viewer.seat().is_none() {
            return Text::new("trj-prompt-wait").with("seat", decider);
        }
        match pending {
            Pending::PlaceMarker { placed } => on_tray("trj-prompt-place", Tray::at(placed as usize / 2)),
            Pending::SetupCard { left } => Text::new("trj-prompt-setup-card").with("left", left),
            Pending::SetupTile => Text::new("trj-prompt-setup-tile"),
            Pending::SetupSlot { tile } => Text::new("trj-prompt-setup-slot").with("tile", Arg::Name(tile.id())),
            Pending::Sow => Text::new("trj-prompt-sow"),
            Pending::Drop { tray } => on_tray("trj-prompt-drop", tray),
            Pending::Special { slot, .. } => {
                let tile = state.active_mat().slots[slot.index()].map_or("", |tile| tile.id());
                Text::new("trj-prompt-special").with("tile", Arg::Name(tile))
            }
            Pending::PlusTwo { .. } => Text::new("trj-prompt-plus-two"),
            Pending::Act { action } => Text::new("trj-prompt-act").with("action", Arg::Name(action.id())),
            Pending::Seaport => Text::new("trj-prompt-seaport"),
            Pending::Discard => Text::new("trj-prompt-discard"),
            Pending::DiscardOnto { card } => Text::new("trj-prompt-onto").with("card", Arg::Name(card.id())),
            Pending::LayCard { laid: 0 } => Text::new("trj-prompt-lay-first"),
            Pending::LayCard { .. } => Text::new("trj-prompt-lay-second"),
            Pending::ChooseShip => Text::new("trj-prompt-choose-ship"),
            Pending::Load { ship, units, .. } => {
                Text::new("trj-prompt-load").with("ship", Arg::Name(ship.id())).with("units", units)
            }
            Pending::Forum => Text::new("trj-prompt-forum"),
            Pending::Military => Text::new("trj-prompt-military"),
            Pending::LeaderMove => Text::new("trj-prompt-leader"),
            Pending::TrajanStack => Text::new("trj-prompt-stack"),
            Pending::Construction => Text::new("trj-prompt-construction"),
            Pending::BuildSpace => Text::new("trj-prompt-space"),
            Pending::Extra { action } => Text::new("trj-prompt-extra").with("action", Arg::Name(action.id())),
            Pending::Repeat { action } => Text::new("trj-prompt-repeat").with("action", Arg::Name(action.id())),
            Pending::Needs { at, .. } => {
                let need = state.open_demands()[at as usize];
                Text::new("trj-prompt-need").with("need", Arg::Name(need.id()))
            }
            Pending::Consul { .. } => Text::new("trj-prompt-consul"),
        }
    }

    /// What a move means.
    fn describe(view: &View, mv: Move) -> Text {
        let state = &view.known;
        let mat = state.active_mat();
        let with_card =
            |key: &'static str, card: crate::vocab::Commodity| Text::new(key).with("card", Arg::Name(card.id()));
        match mv {
            Move::Place { color } => Text::new("trj-move-place").with("color", Arg::Name(color.id())),
            Move::Take { from: Source::Deck } => Text::new("trj-move-take-deck"),
            Move::Take { from } => {
                let pile = from.pile().unwrap_or_default();
                let card = state.discard(pile).top().map_or("", |card| card.id());
                Text::new("trj-move-take-pile").with("card", Arg::Name(card)).with("side", side(pile))
            }
            Move::Tile { category } => {
                let tile = state.stack_top(category).map_or(category.id(), |tile| tile.id());
                Text::new("trj-move-tile").with("tile", Arg::Name(tile))
            }
            Move::Slot { slot } => Text::new("trj-move-slot").with("slot", slot.id().to_owned()),
            Move::Sow { tray } => on_tray("trj-move-sow", tray).with("n", mat.trays[tray.index()].len()),
            Move::Drop { color } => Text::new("trj-move-drop").with("color", Arg::Name(color.id())),
            Move::Use { count } => describe_special(view).with("n", count),
            Move::Decline => Text::new("trj-move-decline"),
            Move::Assign { action } => Text::new("trj-move-assign").with("action", Arg::Name(action.id())),
            Move::Act => Text::new("trj-move-act"),
            Move::Skip => match state.decision() {
                Some(Pending::Extra { .. }) => Text::new("trj-move-skip-extra"),
                _ => Text::new("trj-move-skip"),
            },
            Move::Draw => Text::new("trj-move-draw"),
            Move::Play => Text::new("trj-move-play"),
            Move::Ship => Text::new("trj-move-ship"),
            Move::Discard { card } => with_card("trj-move-discard", card),
            Move::Onto { pile } => Text::new("trj-move-onto").with("side", side(pile)),
            Move::Lay { card } => with_card("trj-move-lay", card),
            Move::Load { ship } => Text::new("trj-move-load").with("ship", Arg::Name(ship.id())),
            Move::Add { card } => with_card("trj-move-add", card),
            Move::AddJoker => Text::new("trj-move-add-joker"),
            Move::Pair { card } => with_card("trj-move-pair", card),
            Move::HalfPair { card } => with_card("trj-move-half-pair", card),
            Move::JokerPair => Text::new("trj-move-joker-pair"),
            Move::Finish => Text::new("trj-move-finish").with("points", points(shipment_points(view))),
            Move::Pick { tile } => Text::new("trj-move-pick").with("tile", Arg::Name(tile.id())),
            Move::Recruit => Text::new("trj-move-recruit"),
            Move::March => Text::new("trj-move-march"),
            Move::Deploy => {
                let province = mat.leader.unwrap_or_default();
                let worth = state.deploy_vp(state.active, province);
                Text::new("trj-move-deploy").with("province", Arg::Name(province.id())).with("points", points(worth))
            }
            Move::Go { province } => match state.provinces[province.index()] {
                Some(tile) => Text::new("trj-move-go-tile")
                    .with("province", Arg::Name(province.id()))
                    .with("tile", Arg::Name(tile.id())),
                None => Text::new("trj-move-go").with("province", Arg::Name(province.id())),
            },
            Move::Hire => Text::new("trj-move-hire"),
            Move::Build => Text::new("trj-move-build"),
            Move::Space { space } => match state.district[space.index()] {
                Some(tile) => {
                    Text::new("trj-move-space-tile").with("space", space.to_string()).with("tile", Arg::Name(tile.id()))
                }
                None => Text::new("trj-move-space").with("space", space.to_string()),
            },
            Move::Spend { resource } => describe_spending(view, resource),
            Move::Again => Text::new("trj-move-again"),
            Move::Stop => match state.decision() {
                Some(Pending::LayCard { .. }) => Text::new("trj-move-stop-laying"),
                _ => Text::new("trj-move-stop"),
            },
            Move::Claim { side: at } => {
                let bonus = state.offered[at.index()].map_or("", |bonus| bonus.id());
                Text::new("trj-move-claim").with("bonus", Arg::Name(bonus))
            }
        }
    }
}

fn on_tray(key: &'static str, tray: Tray) -> Text {
    Text::new(key).with("tray", tray.id().to_owned()).with("action", Arg::Name(tray.action().id()))
}

/// The special action of the tile in question, still without its number.
fn describe_special(view: &View) -> Text {
    let state = &view.known;
    let slot = match state.decision() {
        Some(Pending::Special { slot, .. }) => slot,
        _ => Tray::I,
    };
    match state.active_mat().slots[slot.index()].map(|tile| tile.category()) {
        Some(Category::Workers) => Text::new("trj-move-use-workers"),
        Some(Category::Legion) => Text::new("trj-move-use-legionnaires"),
        _ => Text::new("trj-move-use-cards"),
    }
}

fn describe_spending(view: &View, resource: Resource) -> Text {
    let is_need = matches!(view.known.decision(), Some(Pending::Needs { .. }));
    match (is_need, resource) {
        (true, Resource::Tile) => Text::new("trj-move-spend-need-tile"),
        (true, Resource::Joker) => Text::new("trj-move-spend-need-joker"),
        (false, Resource::Tile) => Text::new("trj-move-spend-extra-tile"),
        (false, Resource::Joker) => Text::new("trj-move-spend-extra-joker"),
    }
}

fn shipment_points(view: &View) -> u8 {
    match view.known.decision() {
        Some(Pending::Load { ship, units: units @ 1.., .. }) => view.known.shipment_vp(ship, units),
        _ => view.known.shipment_vp(Ship::Identical, 1),
    }
}
