//! The view laid out as text.

use lusoria_core::contract::Layout;
use lusoria_core::{Arg, Row, Seat, Sheet, Text, Viewer};

use crate::Trajan;
use crate::bags::{Cards, bits};
use crate::shape::{counted, extras};
use crate::state::{Mat, State};
use crate::text::points;
use crate::view::View;
use crate::vocab::{Bonus, Building, BuildingTile, Category, Commodity, Province, Ship, Side, Space, Tile, Tray};

impl Layout for Trajan {
    /// Lays out a view: the table, then every seat.
    fn sheet(view: &View) -> Sheet {
        let mut sheet = Sheet::default();
        let state = &view.known;
        let title = Text::new("trj-sheet-table")
            .with("quarter", state.quarter.min(4))
            .with("time", state.time)
            .with("lap", state.options.lap());
        let rows = sheet.section(title, None);
        rows.extend(table_rows(view));
        let rows = sheet.section(Text::new("trj-sheet-provinces"), None);
        rows.push(provinces(state));
        let rows = sheet.section(Text::new("trj-sheet-district"), None);
        rows.push(Row::Drawing(district(state)));
        for seat in state.seats() {
            let rows = sheet.section(Text::new("trj-sheet-seat").with("seat", seat), Some(seat));
            rows.extend(seat_rows(view, seat));
        }
        sheet
    }
}

fn list(items: impl IntoIterator<Item = Arg>) -> Text {
    Text::new("trj-list").with("items", items.into_iter().collect::<Arg>())
}

fn names<'a>(words: impl IntoIterator<Item = &'static str> + 'a) -> Text {
    list(words.into_iter().map(Arg::Name))
}

fn number(n: impl Into<Arg>) -> Text {
    Text::new("trj-number").with("n", n)
}

fn cards(cards: Cards) -> Text {
    names(cards.iter().map(Commodity::id))
}

fn table_rows(view: &View) -> Vec<Row> {
    let state = &view.known;
    let demands = if state.is_over() { &[] } else { state.open_demands() };
    let stacks = Category::ALL.into_iter().map(|category| {
        let count = state.trajan_stacks[category.index()].len();
        let top = state.stack_top(category).filter(|_| !state.is_placing());
        let name = Arg::Name(top.map_or(category.id(), |tile| tile.id()));
        Arg::Text(Text::new("trj-sheet-stack").with("tile", name).with("n", count))
    });
    let ships = Ship::ALL.into_iter().map(|ship| {
        let name = Arg::Name(ship.id());
        Arg::Text(if state.is_gray(ship) {
            Text::new("trj-sheet-ship-gray").with("ship", name)
        } else {
            Text::new("trj-sheet-ship-colored").with("ship", name)
        })
    });
    let forum = counted(&state.forum).into_iter().chain(extras(&state.forum_yellow).into_iter().map(Tile::of_action));
    let pile = |side: Side| match state.discard(side).top() {
        Some(card) => {
            Text::new("trj-sheet-pile").with("card", Arg::Name(card.id())).with("n", state.discard(side).len())
        }
        None => Text::new("trj-nothing"),
    };
    let offered = state.offered.iter().flatten().map(|bonus| bonus.id());
    let order = state.senate[..state.n_seats()].iter().rev().map(|seat| Arg::Seat(*seat));
    vec![
        Row::field("trj-sheet-demands", names(demands.iter().map(|need| need.id()))),
        Row::field("trj-sheet-forum", names(forum.map(Tile::id))),
        Row::field("trj-sheet-stacks", list(stacks)),
        Row::field("trj-sheet-ships", list(ships)),
        Row::field("trj-sheet-deck", number(view.n_deck)),
        Row::field("trj-sheet-left-pile", pile(Side::Left)),
        Row::field("trj-sheet-right-pile", pile(Side::Right)),
        Row::field("trj-sheet-offered", names(offered)),
        Row::field("trj-sheet-senate-order", list(order)),
    ]
}

fn provinces(state: &State) -> Row {
    let seats_where =
        |holds: &dyn Fn(&Mat) -> bool| list(state.seats().filter(|seat| holds(state.mat(*seat))).map(Arg::Seat));
    let row = |province: Province| {
        vec![
            names([province.id()]),
            number(crate::data::data().province_vp[province.index()]),
            names(state.provinces[province.index()].map(Tile::id)),
            seats_where(&|mat| u32::from(mat.legions) & province.bit() != 0),
            seats_where(&|mat| mat.leader == Some(province)),
        ]
    };
    Row::Table {
        head: vec![
            Text::new("trj-sheet-province"),
            Text::new("trj-sheet-points"),
            Text::new("trj-sheet-tile"),
            Text::new("trj-sheet-legionnaires"),
            Text::new("trj-sheet-leaders"),
        ],
        rows: Province::ALL.map(row).into(),
    }
}

/// The district as four lines of five spaces: the tile, or the letters of the workers.
fn district(state: &State) -> Vec<String> {
    let cell = |space: Space| {
        let workers: String = state
            .seats()
            .filter(|seat| state.mat(*seat).workers & space.bit() != 0)
            .map(|seat| seat.to_string())
            .collect();
        let tile = state.district[space.index()].map_or(String::new(), |tile| tile.to_string());
        format!("{:<12}", format!("{tile}{workers}"))
    };
    (0..4)
        .map(|row| (0..5).map(|column| cell(Space::at(row * 5 + column))).collect::<String>().trim_end().to_owned())
        .collect()
}

fn seat_rows(view: &View, seat: Seat) -> Vec<Row> {
    let mat = view.known.mat(seat);
    let mut rows = vec![Row::field("trj-sheet-points", points(mat.vp()))];
    let hand = if view.viewer.sees(seat) || view.viewer == Viewer::Referee {
        cards(mat.hand)
    } else {
        let known = mat.known.iter().map(|card| Arg::Name(card.id())).collect::<Arg>();
        Text::new("trj-sheet-hidden-hand").with("n", view.n_hands[seat.index()]).with("known", known)
    };
    rows.push(Row::field("trj-sheet-hand", hand));
    rows.push(Row::field("trj-sheet-display", cards(mat.display)));
    rows.push(trays(mat));
    rows.push(Row::field("trj-sheet-tiles", names(mat.all_tiles().into_iter().map(Tile::id))));
    rows.push(Row::field("trj-sheet-kept", names(mat.kept_tiles().map(|tile| tile.id()))));
    rows.push(Row::field("trj-sheet-buildings", names(bits(mat.buildings).map(|index| BuildingTile::at(index).id()))));
    let sets = Building::ALL.into_iter().filter(|building| mat.built(*building) > 2);
    rows.push(Row::field("trj-sheet-sets", names(sets.map(Building::id))));
    rows.push(Row::field("trj-sheet-bonus", names(bits(mat.yellow_bonus.into()).map(|index| Bonus::at(index).id()))));
    rows.push(Row::field(
        "trj-sheet-gray-bonus",
        names(bits(mat.gray_bonus.into()).map(|index| Bonus::at(index).id())),
    ));
    let tokens = Text::new("trj-sheet-tokens")
        .with("supply", mat.supply)
        .with("workers", mat.worker_camp)
        .with("legionnaires", mat.military_camp);
    rows.push(Row::field("trj-sheet-camps", tokens));
    let senate = Text::new("trj-sheet-votes").with("space", mat.senate).with("n", mat.votes());
    rows.push(Row::field("trj-sheet-senate", senate));
    rows
}

fn trays(mat: &Mat) -> Row {
    let row = |tray: Tray| {
        let mut action = vec![Arg::Name(tray.action().id())];
        if u32::from(mat.plus_two) & tray.action().bit() != 0 {
            action.push("+2".to_owned().into());
        }
        let tile = match mat.slots[tray.index()] {
            Some(tile) => names([tile.id()]),
            None if mat.arch == Some(tray) => Text::new("trj-sheet-arch"),
            None => Text::new("trj-nothing"),
        };
        vec![
            list([tray.id().to_owned().into()]),
            list(action),
            names(mat.trays[tray.index()].iter().map(|color| color.id())),
            tile,
        ]
    };
    Row::Table {
        head: vec![
            Text::new("trj-sheet-tray"),
            Text::new("trj-sheet-action"),
            Text::new("trj-sheet-markers"),
            Text::new("trj-sheet-slot"),
        ],
        rows: Tray::ALL.map(row).into(),
    }
}
