//! The view laid out as text.

use lusoria_core::contract::Layout;
use lusoria_core::{Arg, Row, Seat, Sheet, Text};

use crate::GloryToRome;
use crate::data::tables;
use crate::shape::public_points;
use crate::state::{Pending, Status, Structure};
use crate::text::{bag, card, counted, role_name, stuff};
use crate::view::View;
use crate::vocab::{Building, Kinds, Materials};

impl Layout for GloryToRome {
    /// The table, then each seat.
    fn sheet(view: &View) -> Sheet {
        let state = &view.known;
        let mut sheet = Sheet::default();
        let rows = sheet.section(Text::new("gtr-sheet-table").with("n", state.round), None);
        rows.push(Row::field("gtr-sheet-leader", Text::new("gtr-sheet-seat").with("seat", state.leader)));
        if !matches!(state.pending.base(), Pending::Lead | Pending::NextRound) {
            rows.push(Row::field("gtr-sheet-role", list(role_name(state.led))));
        }
        rows.push(Row::field("gtr-sheet-pool", list(bag(&state.pool))));
        rows.push(Row::field("gtr-sheet-deck", Text::new("gtr-number").with("n", state.n_drawable())));
        rows.push(Row::field("gtr-sheet-jacks", Text::new("gtr-number").with("n", state.jacks)));
        rows.push(Row::field("gtr-sheet-in-town", list(bag(&state.in_town))));
        rows.push(Row::field("gtr-sheet-out-of-town", list(bag(&state.out_of_town))));
        if !state.turn.demands.is_empty() {
            rows.push(Row::field("gtr-sheet-demands", list(bag(&state.turn.demands))));
        }
        for seat in Seat::all(state.n_seats()) {
            let seat_rows = seat_rows(view, seat);
            sheet.section(Text::new("gtr-sheet-seat").with("seat", seat), Some(seat)).extend(seat_rows);
        }
        sheet
    }
}

fn seat_rows(view: &View, seat: Seat) -> Vec<Row> {
    let state = &view.known;
    let area = &state.areas[seat];
    let of_limit = |n: u8, limit: u8| Text::new("gtr-of-limit").with("n", n).with("limit", limit);
    let mut rows = vec![
        Row::field("gtr-sheet-points", Text::new("gtr-number").with("n", public_points(view, seat))),
        Row::field("gtr-sheet-influence", Text::new("gtr-number").with("n", area.influence)),
        Row::field("gtr-sheet-hand", hand(view, seat)),
        Row::field("gtr-sheet-hand-size", of_limit(area.n_hand(), state.hand_limit(seat))),
    ];
    if view.sees(seat) && !area.hand.is_empty() {
        rows.push(cards_in_hand(view, seat));
    }
    if !area.camp.is_empty() || area.camp_jacks > 0 {
        let jacks = (area.camp_jacks > 0).then(|| counted(Arg::Name("jack"), area.camp_jacks));
        let camp = area.camp.present().map(|material| counted(stuff(material), area.camp[material])).chain(jacks);
        rows.push(Row::field("gtr-sheet-camp", list(camp.collect())));
    }
    rows.push(Row::field("gtr-sheet-clients", list(clients(&area.clients))));
    rows.push(Row::field("gtr-sheet-clients-size", of_limit(area.clients.total(), state.client_limit(seat))));
    rows.push(Row::field("gtr-sheet-stockpile", list(bag(&area.stockpile))));
    rows.push(Row::field("gtr-sheet-vault-size", of_limit(area.n_vault(), state.vault_limit(seat))));
    if view.shows_vaults() {
        rows.push(Row::field("gtr-sheet-vault", vault(view, seat)));
    }
    for structure in state.structures.of(seat) {
        rows.push(Row::Line(structure_line(structure)));
        if !state.options.training {
            rows.push(Row::Line(Text::new(function_text(structure.building))));
        }
    }
    rows
}

fn hand(view: &View, seat: Seat) -> Text {
    let area = &view.known.areas[seat];
    let jacks = (area.jacks > 0).then(|| counted(Arg::Name("jack"), area.jacks));
    if view.sees(seat) {
        let cards = cards(area.hand.counts()).into_iter().chain(jacks);
        return list(cards.collect());
    }
    let known = cards(&area.known).into_iter().chain(jacks);
    Text::new("gtr-hidden-hand").with("n", area.n_hand()).with("known", known.collect::<Arg>())
}

/// What each card in hand can be played as and built as.
fn cards_in_hand(view: &View, seat: Seat) -> Row {
    let state = &view.known;
    let number = |n: u8| Text::new("gtr-number").with("n", n);
    let mut head = vec!["gtr-sheet-card", "gtr-sheet-role", "gtr-sheet-material", "gtr-sheet-value"];
    if !state.options.training {
        head.push("gtr-sheet-function");
    }
    let line = |building: Building| {
        let material = building.material();
        let cells = [list(card(building)), list(role_name(material.role())), list(stuff(material))];
        let function = (!state.options.training).then(|| Text::new(function_text(building)));
        cells.into_iter().chain([number(tables().value[material.index()])]).chain(function).collect()
    };
    let rows = state.areas[seat].hand.kinds().iter().map(line).collect();
    Row::Table { head: head.into_iter().map(Text::new).collect(), rows }
}

/// What the viewer remembers of a vault (GTR-66.2).
fn vault(view: &View, seat: Seat) -> Text {
    let area = &view.known.areas[seat];
    let mut known: Vec<Arg> =
        area.vault.present().map(|material| counted(stuff(material), area.vault[material])).collect();
    if view.sees(seat) {
        known.extend(cards(&area.hidden.from_hand()));
    }
    if view.is_full() {
        known.extend(cards(&area.hidden.from_deck()));
    }
    list(Arg::List(known))
}

fn structure_line(structure: &Structure) -> Text {
    let line = |key: &'static str| {
        Text::new(key)
            .with("building", card(structure.building))
            .with("materials", bag(&structure.materials()))
            .with("site", stuff(structure.site))
    };
    match structure.status {
        Status::Unfinished => line("gtr-structure-unfinished").with("n", structure.needed() - structure.n_materials()),
        Status::Complete => line("gtr-structure-complete"),
        Status::Shared(material) => line("gtr-structure-shared").with("mark", stuff(material)),
    }
}

/// The function of a building, as a sentence.
pub(crate) fn function_text(building: Building) -> &'static str {
    match building {
        Building::Academy => "gtr-function-academy",
        Building::Amphitheater => "gtr-function-amphitheater",
        Building::Aqueduct => "gtr-function-aqueduct",
        Building::Archway => "gtr-function-archway",
        Building::Atrium => "gtr-function-atrium",
        Building::Bar => "gtr-function-bar",
        Building::Basilica => "gtr-function-basilica",
        Building::Bath => "gtr-function-bath",
        Building::Bridge => "gtr-function-bridge",
        Building::Catacomb => "gtr-function-catacomb",
        Building::Circus => "gtr-function-circus",
        Building::CircusMaximus => "gtr-function-circus-maximus",
        Building::Coliseum => "gtr-function-coliseum",
        Building::Crane => "gtr-function-crane",
        Building::Dock => "gtr-function-dock",
        Building::DomusAurea => "gtr-function-domus-aurea",
        Building::Forum => "gtr-function-forum",
        Building::ForumRomanum => "gtr-function-forum-romanum",
        Building::Foundry => "gtr-function-foundry",
        Building::Fountain => "gtr-function-fountain",
        Building::Garden => "gtr-function-garden",
        Building::Gate => "gtr-function-gate",
        Building::Insula => "gtr-function-insula",
        Building::Latrine => "gtr-function-latrine",
        Building::LudusMagna => "gtr-function-ludus-magna",
        Building::Market => "gtr-function-market",
        Building::Palace => "gtr-function-palace",
        Building::Palisade => "gtr-function-palisade",
        Building::Prison => "gtr-function-prison",
        Building::Road => "gtr-function-road",
        Building::School => "gtr-function-school",
        Building::Scriptorium => "gtr-function-scriptorium",
        Building::Senate => "gtr-function-senate",
        Building::Sewer => "gtr-function-sewer",
        Building::Shrine => "gtr-function-shrine",
        Building::Stairway => "gtr-function-stairway",
        Building::Statue => "gtr-function-statue",
        Building::Storeroom => "gtr-function-storeroom",
        Building::Temple => "gtr-function-temple",
        Building::Tower => "gtr-function-tower",
        Building::Tribunal => "gtr-function-tribunal",
        Building::Villa => "gtr-function-villa",
        Building::Vomitorium => "gtr-function-vomitorium",
        Building::Wall => "gtr-function-wall",
    }
}

/// Clients with their numbers.
fn clients(materials: &Materials) -> Arg {
    materials.present().map(|material| counted(role_name(material.role()), materials[material])).collect()
}

/// Cards with their numbers.
fn cards(kinds: &Kinds) -> Vec<Arg> {
    let present = Building::ALL.iter().filter(|&&building| kinds[building] > 0);
    present.map(|&building| counted(card(building), kinds[building])).collect()
}

fn list(args: Arg) -> Text {
    Text::new("gtr-list").with("items", args)
}
