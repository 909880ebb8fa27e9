//! The lines of the log.

use lusoria_core::{Arg, Seat, Text};

use crate::Event;
use crate::text::{points, side};
use crate::vocab::{Commodity, Resource};

/// The log line of an event.
pub fn say_event(event: &Event) -> Text {
    let by = |key: &'static str, seat: Seat| Text::new(key).with("seat", seat);
    match *event {
        Event::MarkerPlaced { seat, color, tray } => {
            by("trj-log-placed", seat).with("color", Arg::Name(color.id())).with("tray", tray.id().to_owned())
        }
        Event::BonusDealt { seat, bonus } => by("trj-log-bonus-dealt", seat).with("bonus", Arg::Name(bonus.id())),
        Event::BonusOffered { side: at, bonus } => {
            Text::new("trj-log-bonus-offered").with("side", side(at)).with("bonus", Arg::Name(bonus.id()))
        }
        Event::PileTurned { pile, card } => {
            Text::new("trj-log-pile-turned").with("side", side(pile)).with("card", name(card))
        }
        Event::StackTurned { tile, .. } => Text::new("trj-log-stack-turned").with("tile", Arg::Name(tile.id())),
        Event::Drew { seat, card: Some(card) } => by("trj-log-drew", seat).with("card", name(card)),
        Event::Drew { seat, card: None } => by("trj-log-drew-hidden", seat),
        Event::TookDiscard { seat, pile, card } => {
            by("trj-log-took-discard", seat).with("card", name(card)).with("side", side(pile))
        }
        Event::TrajanTileTaken { seat, tile } => by("trj-log-tile-taken", seat).with("tile", Arg::Name(tile.id())),
        Event::TrajanTileLaid { seat, tile, slot } => {
            by("trj-log-tile-laid", seat).with("tile", Arg::Name(tile.id())).with("slot", slot.id().to_owned())
        }
        Event::ArchMoved { seat, slot: Some(slot) } => by("trj-log-arch", seat).with("slot", slot.id().to_owned()),
        Event::ArchMoved { seat, slot: None } => by("trj-log-arch-center", seat),
        Event::TurnBegan { seat } => by("trj-log-turn", seat),
        Event::Sowed { seat, tray, count } => {
            by("trj-log-sowed", seat).with("tray", tray.id().to_owned()).with("n", count)
        }
        Event::MarkerDropped { seat, color, tray } => {
            by("trj-log-dropped", seat).with("color", Arg::Name(color.id())).with("tray", tray.id().to_owned())
        }
        Event::TimeMoved { count, time } => Text::new("trj-log-time").with("n", count).with("time", time),
        Event::Fulfilled { seat, tile, points: vp, .. } => {
            by("trj-log-fulfilled", seat).with("tile", Arg::Name(tile.id())).with("points", points(vp))
        }
        Event::NeedTileKept { seat, tile } => by("trj-log-kept", seat).with("tile", Arg::Name(tile.id())),
        Event::Hired { seat, count } => by("trj-log-hired", seat).with("n", count),
        Event::Recruited { seat, count } => by("trj-log-recruited", seat).with("n", count),
        Event::PlusTwoAssigned { seat, action } => by("trj-log-plus-two", seat).with("action", Arg::Name(action.id())),
        Event::SpecialDeclined { seat } => by("trj-log-special-declined", seat),
        Event::ActionSkipped { seat, action } => by("trj-log-skipped", seat).with("action", Arg::Name(action.id())),
        Event::Discarding { seat, card } => by("trj-log-discarding", seat).with("card", name(card)),
        Event::Discarded { seat, card, pile } => {
            by("trj-log-discarded", seat).with("card", name(card)).with("side", side(pile))
        }
        Event::Laid { seat, card } => by("trj-log-laid", seat).with("card", name(card)),
        Event::JokerLoaded { seat } => by("trj-log-joker-loaded", seat),
        Event::Shipped { seat, ship, units, points: vp } => by("trj-log-shipped", seat)
            .with("ship", Arg::Name(ship.id()))
            .with("units", units)
            .with("points", points(vp)),
        Event::ShipTurned { ship } => Text::new("trj-log-ship-turned").with("ship", Arg::Name(ship.id())),
        Event::TilePicked { seat, tile } => by("trj-log-picked", seat).with("tile", Arg::Name(tile.id())),
        Event::LeaderMoved { seat, province } => by("trj-log-leader", seat).with("province", Arg::Name(province.id())),
        Event::ProvinceTileTaken { seat, tile, .. } => {
            by("trj-log-province-tile", seat).with("tile", Arg::Name(tile.id()))
        }
        Event::Deployed { seat, province, points: vp } => {
            by("trj-log-deployed", seat).with("province", Arg::Name(province.id())).with("points", points(vp))
        }
        Event::SenateAdvanced { seat, points: vp, .. } => by("trj-log-senate", seat).with("points", points(vp)),
        Event::Built { seat, space } => by("trj-log-built", seat).with("space", space.to_string()),
        Event::BuildingTaken { seat, building, points: vp } => {
            by("trj-log-building", seat).with("tile", Arg::Name(building.id())).with("points", points(vp))
        }
        Event::BonusActionGained { seat, action } => {
            by("trj-log-bonus-action", seat).with("action", Arg::Name(action.id()))
        }
        Event::ExtraActionSpent { seat, action, resource: Resource::Tile } => {
            by("trj-log-extra-tile", seat).with("action", Arg::Name(action.id()))
        }
        Event::ExtraActionSpent { seat, action, resource: Resource::Joker } => {
            by("trj-log-extra-joker", seat).with("action", Arg::Name(action.id()))
        }
        Event::DemandRevealed { need } => Text::new("trj-log-demand").with("need", Arg::Name(need.id())),
        Event::QuarterEnded { quarter } => Text::new("trj-log-quarter-ended").with("quarter", quarter),
        Event::MetByTrajanTile { seat, need } => by("trj-log-met-trajan", seat).with("need", Arg::Name(need.id())),
        Event::Met { seat, need, resource: Resource::Tile } => {
            by("trj-log-met-tile", seat).with("need", Arg::Name(need.id()))
        }
        Event::Met { seat, need, resource: Resource::Joker } => {
            by("trj-log-met-joker", seat).with("need", Arg::Name(need.id()))
        }
        Event::Unmet { seat, need } => by("trj-log-unmet", seat).with("need", Arg::Name(need.id())),
        Event::Penalty { seat, points: vp, .. } => by("trj-log-penalty", seat).with("points", points(vp)),
        Event::Voted { seat, votes } => by("trj-log-votes", seat).with("n", votes),
        Event::ConsulChose { seat, bonus } => by("trj-log-consul", seat).with("bonus", Arg::Name(bonus.id())),
        Event::ViceConsulTook { seat, bonus } => by("trj-log-vice-consul", seat).with("bonus", Arg::Name(bonus.id())),
        Event::ProvinceCleared { province, tile } => Text::new("trj-log-province-cleared")
            .with("province", Arg::Name(province.id()))
            .with("tile", Arg::Name(tile.id())),
        Event::ProvinceRefilled { province, tile } => Text::new("trj-log-province-refilled")
            .with("province", Arg::Name(province.id()))
            .with("tile", Arg::Name(tile.id())),
        Event::ForumRefilled { tile } => Text::new("trj-log-forum-refilled").with("tile", Arg::Name(tile.id())),
        Event::QuarterBegan { quarter } => Text::new("trj-log-quarter-began").with("quarter", quarter),
        Event::GameEnded => Text::new("trj-log-over"),
    }
}

fn name(card: Commodity) -> Arg {
    Arg::Name(card.id())
}
