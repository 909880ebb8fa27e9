//! The view laid out as text: the city map, the row, the stacks and every player's board.

use lusoria_core::contract::Layout;
use lusoria_core::{Arg, Row, Seat, Sheet, Text};

use crate::Praetor;
use crate::data::{all_tiles, data};
use crate::state::{Player, State};
use crate::text::{good, goods, tile};
use crate::view::View;
use crate::vocab::{Cell, Goods, Resource, Stack, Stand, TileId};

impl Layout for Praetor {
    /// The whole table.
    fn sheet(view: &View) -> Sheet {
        let table = &view.known;
        let mut sheet = Sheet::default();
        let title = if table.is_last_turn() { "pra-sheet-last-turn" } else { "pra-sheet-turn" };
        let rows = sheet.section(Text::new(title).with("turn", table.turn), None);
        rows.push(Row::field("pra-sheet-order", list(table.order.iter().map(|seat| Arg::Seat(*seat)).collect())));
        rows.push(Row::field("pra-sheet-passed", list(table.passed.iter().map(Arg::Seat).collect())));
        rows.push(Row::field("pra-sheet-token", token(table)));
        rows.push(Row::field("pra-sheet-city-stack", city_stack(table)));
        rows.push(Row::field("pra-sheet-wall-stack", number(table.walls.len() as i64)));
        let rows = sheet.section(Text::new("pra-sheet-row"), None);
        rows.push(row_table(table));
        let rows = sheet.section(Text::new("pra-sheet-city"), None);
        rows.push(Row::Drawing(map(table)));
        rows.push(Row::Line(Text::new("pra-sheet-map-legend").with("corners", legend())));
        rows.push(city_table(table));
        for (seat, player) in table.players.pairs() {
            let color = data().colors[table.options.colors[seat.index()] as usize];
            let title = Text::new("pra-sheet-seat").with("seat", seat).with("color", Arg::Name(color));
            sheet.section(title, Some(seat)).extend(seat_rows(player));
        }
        sheet
    }
}

fn list(items: Vec<Arg>) -> Text {
    Text::new("pra-list").with("items", items)
}

fn number(number: i64) -> Text {
    Text::new("pra-number").with("n", number)
}

fn words(text: String) -> Text {
    Text::new("pra-list").with("items", Arg::Verbatim(text))
}

fn token(table: &State) -> Text {
    let Some(token) = table.token else { return Text::new("pra-none") };
    let wall = &data().walls[token.index()];
    Text::new("pra-sheet-demand").with("cost", goods(&wall.cost)).with("points", wall.points)
}

/// PRA-19.1: how many are left and what the top back shows.
fn city_stack(table: &State) -> Text {
    let Some(top) = table.stack.last() else { return Text::new("pra-none") };
    let count = |stack: Stack| table.stack.iter().filter(|tile| data().tile(**tile).stack == stack).count();
    Text::new("pra-sheet-stack")
        .with("first", count(Stack::First))
        .with("second", count(Stack::Second))
        .with("players", data().tile(*top).min_players)
}

fn head(keys: &[&'static str]) -> Vec<Text> {
    keys.iter().map(|key| Text::new(key)).collect()
}

fn corner_letters(names: [&'static str; 4]) -> String {
    names.iter().filter_map(|name| name.chars().next()).collect()
}

/// The letters of the map with the patterns they stand for.
fn legend() -> Arg {
    let entry = |pattern: &&'static str| {
        let letter = Arg::Verbatim(pattern[..1].to_owned());
        Arg::Text(Text::new("pra-sheet-corner").with("letter", letter).with("pattern", Arg::Name(pattern)))
    };
    data().patterns.iter().map(entry).collect()
}

fn row_table(table: &State) -> Row {
    let line = |id: TileId| {
        let printed = data().tile(id);
        vec![
            list(vec![tile(id)]),
            list(vec![goods(&printed.cost)]),
            number(printed.points.into()),
            list(vec![goods(&printed.fee)]),
            words(corner_letters(table.city.printed(id).names())),
        ]
    };
    let head = head(&["pra-head-tile", "pra-head-cost", "pra-head-points", "pra-head-fee", "pra-head-corners"]);
    Row::Table { head, rows: table.row.iter().map(line).collect() }
}

fn city_table(table: &State) -> Row {
    let line = |id: TileId| {
        let owner = table.owner(id).map(Arg::Seat);
        let stands = [table.builders[id.index()], table.activators[id.index()]];
        vec![
            words(data().types[data().tile(id).type_index as usize].code.to_owned()),
            list(vec![tile(id)]),
            words(table.city.cell(id).to_string()),
            list(owner.into_iter().collect()),
            list(vec![goods(&data().tile(id).fee)]),
            list(stands.into_iter().filter_map(worker).collect()),
        ]
    };
    let head = head(&[
        "pra-head-code",
        "pra-head-tile",
        "pra-head-cell",
        "pra-head-owner",
        "pra-head-fee",
        "pra-head-workers",
    ]);
    Row::Table { head, rows: all_tiles().filter(|id| table.city.built().contains(*id)).map(line).collect() }
}

/// Whose worker stands there, with its experience.
fn worker(stand: Stand) -> Option<Arg> {
    let text = match stand.is_helper() {
        true => Text::new("pra-sheet-helper"),
        false => Text::new("pra-sheet-worker").with("experience", stand.experience()),
    };
    stand.seat().map(|seat| Arg::Text(text.with("seat", seat)))
}

/// The city, three lines for each row of cells: corners above, code and owner, corners below. A `*` marks an activated
/// tile. Column and row numbers stand at the margins.
fn map(table: &State) -> Vec<String> {
    let cells = || table.city.built().iter().map(|id| table.city.cell(id));
    let (Some(west), Some(east)) = (cells().map(|cell| cell.x).min(), cells().map(|cell| cell.x).max()) else {
        return Vec::new();
    };
    let (Some(north), Some(south)) = (cells().map(|cell| cell.y).min(), cells().map(|cell| cell.y).max()) else {
        return Vec::new();
    };
    // One more on each side, so that every free cell is on the map.
    let (west, east, north, south) = (west - 1, east + 1, north - 1, south + 1);
    let mut lines = vec![format!("     {}", (west..=east).map(|x| format!("{x:^7}")).collect::<String>())];
    for y in north..=south {
        let mut parts = ["     ".to_owned(), format!("{y:>4} "), "     ".to_owned()];
        for x in west..=east {
            let drawn = draw_cell(table, Cell::new(x, y));
            parts.iter_mut().zip(drawn).for_each(|(line, part)| line.push_str(&part));
        }
        lines.extend(parts.map(|line| line.trim_end().to_owned()));
    }
    lines
}

fn draw_cell(table: &State, cell: Cell) -> [String; 3] {
    let Some(id) = table.city.tile_at(cell) else {
        let mark = if table.city.is_free(cell) { "   .   " } else { "       " };
        return ["       ".to_owned(), mark.to_owned(), "       ".to_owned()];
    };
    let letters: Vec<char> = corner_letters(table.city.shown(id).names()).chars().collect();
    let code = data().types[data().tile(id).type_index as usize].code;
    let owner = table.owner(id).map_or("-".to_owned(), |seat: Seat| seat.to_string());
    let mark = if table.activated.contains(id) { '*' } else { ' ' };
    [
        format!("{}-----{}", letters[0], letters[1]),
        format!("|{code} {owner}{mark}|"),
        format!("{}-----{}", letters[3], letters[2]),
    ]
}

fn prices(rates: &Goods) -> Arg {
    let price = |(resource, gold): (Resource, u16)| {
        Arg::Text(Text::new("pra-price").with("good", good(resource)).with("gold", gold))
    };
    rates.iter().map(price).collect()
}

fn seat_rows(player: &Player) -> Vec<Row> {
    let board = player.board();
    let idle = player.idle_experiences().flat_map(|experience| {
        std::iter::repeat_n(Arg::Number(experience.into()), player.idle[experience as usize].into())
    });
    let morale =
        Text::new("pra-sheet-morale-at").with("level", player.morale_level()).with("points", player.morale_points());
    let rates = Text::new("pra-sheet-rates").with("buy", prices(&board.buy)).with("sell", prices(&board.sell));
    let pay = Text::new("pra-sheet-pay").with("wage", board.wage).with("pension", board.pension);
    let others = Text::new("pra-sheet-others")
        .with("villagers", player.villagers)
        .with("first", player.novices[0])
        .with("second", player.novices[1])
        .with("retired", player.retired);
    vec![
        Row::field("pra-sheet-score", number(player.score.into())),
        Row::field("pra-sheet-goods", list(vec![goods(&player.goods)])),
        Row::field("pra-sheet-active", list(idle.collect())),
        Row::field("pra-sheet-workers", others),
        Row::field("pra-sheet-morale", morale),
        Row::field("pra-sheet-walls", number(player.walls.len() as i64)),
        Row::field("pra-sheet-board", list(vec![Arg::Name(board.id)])),
        Row::field("pra-sheet-wages", pay),
        Row::field("pra-sheet-market", rates),
        Row::field("pra-sheet-markers", number(player.free_markers().into())),
    ]
}
