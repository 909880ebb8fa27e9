//! A view laid out as text: the table, then both sheets of every player.

use lusoria_core::contract::Layout;
use lusoria_core::{Arg, Row, Seat, Sheet, Text};

use crate::HadriansWall;
use crate::campaign;
use crate::data::{ATTRIBUTE_BOXES, CITIZEN_BOXES, COHORT_BOXES, Data, STRENGTH_BOXES, data};
use crate::icon::{BoxIcons, cohort_name};
use crate::rules::attack;
use crate::score;
use crate::state::{Player, State, years};
use crate::text::{cards, icons, pieces};
use crate::view::View;
use crate::vocab::*;

impl Layout for HadriansWall {
    /// The whole view: the table, the one who looks, then the others clockwise.
    fn sheet(view: &View) -> Sheet {
        let data = data();
        let state = &view.known;
        let mut sheet = Sheet::default();
        let title = Text::new("hw-sheet-table").with("year", state.year);
        sheet.section(title, None).extend(table_rows(state, data));
        let first = view.viewer.seat().unwrap_or(Seat::new(0));
        for seat in first.clockwise(state.n_seats()) {
            let player = &state.players[seat];
            let rows = sheet.section(Text::new("hw-sheet-seat").with("seat", seat), Some(seat));
            rows.extend(card_rows(view, seat, player, data));
            rows.extend(left_rows(player, data));
            rows.extend(right_rows(player, data));
        }
        sheet
    }
}

fn number(value: impl Into<Arg>) -> Text {
    Text::new("hw-number").with("number", value)
}

fn list(items: Arg) -> Text {
    Text::new("hw-list").with("list", items)
}

fn of(filled: u8, all: u8) -> Text {
    Text::new("hw-of").with("filled", filled).with("all", all)
}

fn numbers(items: impl IntoIterator<Item = u8>) -> Text {
    list(items.into_iter().map(Arg::from).collect())
}

fn named(id: &'static str) -> Text {
    Text::new("hw-name").with("name", Arg::Name(id))
}

/// A field whose label is a printed name.
fn field(id: &'static str, value: Text) -> Row {
    Row::Field { label: named(id), value }
}

fn table_rows(state: &State, data: &Data) -> Vec<Row> {
    let mut rows = vec![
        Row::field("hw-sheet-difficulty", named(state.options.difficulty.id())),
        Row::field("hw-sheet-flag", number(data.years[usize::from(state.year) - 1].flag)),
        Row::field("hw-sheet-attack-cards", number(attack::n_cards(state, data))),
        Row::field("hw-sheet-draw-pile", number(state.fate.draw_pile().len())),
    ];
    if state.fate.n_attack > 0 {
        let attacks = state.attacks(data);
        for cohort in Cohort::ALL {
            rows.push(field(cohort_name(cohort), number(attacks[cohort.index()])));
        }
    }
    for (card, laid) in state.neutral_cards(data).iter().zip(state.neutral.pieces) {
        let text = prospect_text(*card, data).with("pieces", pieces(laid));
        rows.push(Row::field("hw-sheet-neutral", Text { key: "hw-neutral-card", ..text }));
    }
    rows.extend(campaign::rows(state, data));
    rows
}

/// A card with its good and its pattern.
fn prospect_text(card: Card, data: &Data) -> Text {
    let table = &data.cards[card.index()];
    Text::new("hw-prospect-card")
        .with("card", Arg::Name(card.id()))
        .with("good", table.good)
        .with("pattern", Arg::Name(table.pattern.id()))
}

fn card_rows(view: &View, seat: Seat, player: &Player, data: &Data) -> Vec<Row> {
    let state = &view.known;
    let points = score::score(player, data, state.revealed_years());
    let paths: Vec<Card> = (1..=state.revealed_years() as u8).map(|year| player.path(year)).collect();
    let mut rows = vec![
        Row::field("hw-sheet-board", list(pieces(player.board))),
        Row::field("hw-sheet-score", number(points.total)),
        Row::field("hw-sheet-paths", list(cards(&paths))),
    ];
    // HW-10.6: alone, the score is a rank.
    if state.n_seats() == 1 {
        rows.insert(2, Row::field("hw-sheet-rank", named(score::solo_rank(data, points.total))));
    }
    if state.phase == Phase::ChooseCards {
        if view.viewer.sees(seat) {
            rows.push(Row::field("hw-sheet-drawn", list(cards(&player.drawn(state.year)))));
        }
    } else {
        rows.push(Row::field("hw-sheet-prospect", prospect_text(player.prospect(state.year), data)));
    }
    if state.phase == Phase::Actions && !state.open.contains(seat) {
        rows.push(Row::Line(Text::new("hw-sheet-stopped")));
    }
    rows
}

/// A row of the table of tracks: name, filled boxes, the icons of the next one.
fn track_row(id: &'static str, filled: u8, all: u8, next: Option<&BoxIcons>) -> Vec<Text> {
    vec![named(id), of(filled, all), list(next.map_or(Arg::List(Vec::new()), icons))]
}

fn track_table(rows: Vec<Vec<Text>>) -> Row {
    Row::Table { head: ["hw-sheet-track", "hw-sheet-filled", "hw-sheet-next"].map(Text::new).into(), rows }
}

fn left_rows(player: &Player, data: &Data) -> Vec<Row> {
    let mut tracks = Vec::new();
    for attribute in Attribute::ALL {
        let (index, filled) = (attribute.index(), player.attributes[attribute.index()]);
        tracks.push(track_row(attribute.id(), filled, ATTRIBUTE_BOXES, data.attributes[index].get(filled as usize)));
    }
    for cohort in Cohort::ALL {
        let (index, filled) = (cohort.index(), player.cohorts[cohort.index()]);
        tracks.push(track_row(cohort_name(cohort), filled, COHORT_BOXES, data.cohorts[index].get(filled as usize)));
    }
    for track in Track::ALL {
        let (table, filled) = (&data.tracks[track.index()], player.tracks[track.index()]);
        let next = (filled < table.len).then(|| &table.boxes[filled as usize].icons);
        tracks.push(track_row(track.id(), filled, table.len, next));
    }
    let built = Building::ALL.iter().filter(|building| player.has(**building));
    vec![
        Row::Line(Text::new("hw-sheet-left")),
        track_table(tracks),
        field("infrastructure", number(player.infrastructure(data))),
        field("resource-production", of(player.production, data.production_circles)),
        Row::field("hw-sheet-buildings", list(built.map(|building| Arg::Name(building.id())).collect())),
        field("training-grounds", numbers(years(player.training))),
        field("forum", numbers(years(player.forum))),
        field("disdain", number(player.disdain())),
    ]
}

fn right_rows(player: &Player, data: &Data) -> Vec<Row> {
    let citizens = Citizen::ALL.map(|citizen| {
        let (index, filled) = (citizen.index(), player.citizens[citizen.index()]);
        track_row(citizen.id(), filled, CITIZEN_BOXES, data.citizens[index].get(filled as usize))
    });
    let mut rows = vec![
        Row::Line(Text::new("hw-sheet-right")),
        track_table(citizens.into()),
        field("market", numbers(player.market)),
        field("theater", numbers(player.theater)),
    ];
    for gladiator in Gladiator::ALL {
        let fighter = player.gladiators[gladiator.index()];
        let text = Text::new("hw-gladiator")
            .with("trained", fighter.trained)
            .with("all", STRENGTH_BOXES)
            .with("damage", fighter.damage);
        rows.push(field(gladiator.id(), text));
    }
    for (temple, id) in Temple::ALL.into_iter().zip(["small-temple", "medium-temple", "large-temple"]) {
        rows.push(field(id, of(player.temple(data, temple), data.temple_sizes[temple.index()])));
    }
    rows.push(field("favor-any", number(player.temple_favors)));
    rows.push(field("baths", numbers(player.baths)));
    for (column, id) in Column::ALL.into_iter().zip(["left-column", "center-column", "right-column"]) {
        rows.push(field(id, numbers(years(player.court[column.index()]))));
    }
    for cohort in player.diplomats.iter().flatten() {
        let favors = player.diplomat_favors[cohort.index()];
        let text = Text::new("hw-diplomat").with("cohort", Arg::Name(cohort_name(*cohort))).with("favors", favors);
        rows.push(field("diplomats", text));
    }
    rows.push(field("scouts", of(player.scouts, data.scouts.len() as u8)));
    rows.push(Row::Drawing(map_drawing(player, data)));
    let legend = Text::new("hw-sheet-map-legend");
    rows.push(Row::Line(legend.with("resource", Arg::Name("resource")).with("servant", Arg::Name("servant"))));
    rows
}

/// The scout map: `#` filled, `r` a resource, `s` a servant, `.` blank.
fn map_drawing(player: &Player, data: &Data) -> Vec<String> {
    let sign = |cell: usize| match data.map[cell] {
        _ if player.map.0 >> cell & 1 != 0 => '#',
        Some(piece) => piece.id().chars().next().unwrap_or('?'),
        None => '.',
    };
    let row = |row: usize| (0..Cells::COLUMNS).map(|column| sign(row * Cells::COLUMNS + column)).collect();
    (0..Cells::ROWS).map(row).collect()
}
