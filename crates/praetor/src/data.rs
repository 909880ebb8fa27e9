//! The printed content, read once from `data/components.toml` into arrays and tables.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use lusoria_core::game_text::Name;
use lusoria_core::word::leak;
use serde::Deserialize;

use crate::setup::Switches;
use crate::vocab::{
    Cell, Corners, Effect, Goods, Kind, MAX_PLAYERS, N_TILES, N_TYPES, N_WALLS, Resource, Side, Stack, TileId, TileSet,
    WallId,
};

/// Longer morale tracks do not fit the state's tables.
pub const MAX_MORALE: usize = 16;

/// The printed content.
#[inline]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        let raw: RawData = toml::from_str(include_str!("../data/components.toml")).expect("the data is valid TOML");
        Data::from_raw(raw)
    });
    &DATA
}

/// Everything printed, with the tables that answer the frequent questions.
pub struct Data {
    /// The city tiles in the order of the file.
    pub tiles: [Tile; N_TILES],
    /// The tile types.
    pub types: [TileType; N_TYPES],
    /// The wall tokens.
    pub walls: [Wall; N_WALLS],
    /// The sides of player boards: side A first, then one side B for each board.
    pub boards: [Board; MAX_PLAYERS + 1],
    /// The start layout by number of players.
    pub layouts: [&'static [Placement]; MAX_PLAYERS + 1],
    /// The constants.
    pub rules: Rules,
    /// The totals of the box.
    pub totals: Totals,
    /// The player colors.
    pub colors: [&'static str; MAX_PLAYERS],
    /// The plaza patterns.
    pub patterns: [&'static str; 4],
    /// The bonuses of the advanced game.
    pub advanced: Advanced,
    /// The tiles the hard game leaves in the box. PRA-18.5.
    pub removed_when_hard: TileSet,
    /// Tiles that one worker can activate, red or green. PRA-7.1.
    pub with_space: TileSet,
    /// Tiles by what they do.
    pub by_effect: [TileSet; Effect::ALL.len()],
    /// Every printed name.
    pub names: &'static [Name],
    costs: Payable,
    fees: Payable,
}

impl Data {
    /// The tile with its data.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The tiles that do this.
    #[inline]
    pub fn doing(&self, effect: Effect) -> TileSet {
        self.by_effect[effect as usize]
    }

    /// The tiles whose cost these goods cover.
    #[inline]
    pub fn affordable(&self, goods: &Goods) -> TileSet {
        self.costs.covered_by(goods)
    }

    /// The tiles whose activation fee these goods cover.
    #[inline]
    pub fn fee_payable(&self, goods: &Goods) -> TileSet {
        self.fees.covered_by(goods)
    }

    /// The tiles of a game. PRA-3.1, PRA-18.5.
    pub fn tiles_in_play(&self, n_players: usize, hard: bool) -> TileSet {
        let all = (0..N_TILES as u8).map(TileId);
        let in_play = all.filter(|tile| self.tile(*tile).min_players as usize <= n_players);
        in_play.filter(|tile| !(hard && self.removed_when_hard.contains(*tile))).collect()
    }
}

/// One city tile. PRA-2.3.
pub struct Tile {
    /// Its id.
    pub id: &'static str,
    /// The position of its type in `types`.
    pub type_index: u8,
    /// What its activation space looks like.
    pub kind: Kind,
    /// What it does.
    pub effect: Effect,
    /// The stack its back names.
    pub stack: Stack,
    /// The player mark of its back.
    pub min_players: u8,
    /// What building it costs.
    pub cost: Goods,
    /// The points for its builder.
    pub points: i16,
    /// What others pay its owner.
    pub fee: Goods,
    /// How many goods that is.
    pub fee_total: u16,
    /// The plazas as printed.
    pub corners: Corners,
    /// The rotations that look different, PRA-19.10, as bits.
    pub rotations: u8,
}

/// A tile type.
pub struct TileType {
    /// Its id.
    pub id: &'static str,
    /// Two letters for the map.
    pub code: &'static str,
}

/// A wall token. PRA-2.5.
pub struct Wall {
    /// Its id.
    pub id: &'static str,
    /// What Caesar demands.
    pub cost: Goods,
    /// The points for meeting the demand.
    pub points: i16,
    /// The points on the back for every later token.
    pub bonus: i16,
}

/// One side of a player board. PRA-17.1.
pub struct Board {
    /// Its id.
    pub id: &'static str,
    /// Which side it is.
    pub side: Side,
    /// Gold for each active worker.
    pub wage: u16,
    /// Gold for each retired worker.
    pub pension: u16,
    /// Gold to the bank for one unit; nothing for gold itself. PRA-20.19: buying and selling have prices of their own.
    pub buy: Goods,
    /// Gold from the bank for one unit.
    pub sell: Goods,
    /// The points of each space of the morale track, the lowest first.
    pub morale: [i16; MAX_MORALE],
    /// How many spaces the track has.
    pub n_morale: u8,
    /// The start space.
    pub morale_zero: u8,
}

/// A tile of a start layout.
#[derive(Clone, Copy)]
pub struct Placement {
    /// Which tile.
    pub tile: TileId,
    /// Where.
    pub cell: Cell,
    /// Clockwise quarter turns.
    pub rotation: u8,
    /// The seat whose marker lies on it.
    pub owner: Option<u8>,
}

/// The places of the advanced game, the first place first. PRA-18.1.
#[derive(Deserialize)]
pub struct Advanced {
    /// The fewest players.
    pub players_min: u8,
    /// For the largest own area.
    pub largest_area: [i32; MAX_PLAYERS],
    /// For wall tokens.
    pub wall_tokens: [i32; MAX_PLAYERS],
    /// For villagers left.
    pub villagers: [i32; MAX_PLAYERS],
}

/// The totals printed in the rulebook.
#[derive(Deserialize)]
pub struct Totals {
    /// City tiles.
    pub city_tiles: usize,
    /// Wall tokens.
    pub wall_tokens: usize,
    /// Player boards.
    pub player_boards: usize,
    /// Workers of each player. PRA-2.8.
    pub workers_per_player: u8,
    /// Markers of each player. PRA-2.8.
    pub markers_per_player: u8,
    /// Tile types.
    pub tile_types: usize,
    player_colors: [String; MAX_PLAYERS],
    player_colors_en: [String; MAX_PLAYERS],
    player_colors_pl: [String; MAX_PLAYERS],
    player_colors_ru: [String; MAX_PLAYERS],
}

/// The constants of the rules.
#[derive(Deserialize)]
#[allow(missing_docs, reason = "the names are those of the data file, which explains them")]
pub struct Rules {
    pub start_gold: u16,
    pub start_wood: u16,
    pub start_stone: u16,
    pub start_marble: u16,
    pub start_weapons: u16,
    pub start_active_experience: Vec<u8>,
    pub villager_experience: u8,
    pub start_scores_descending: [i16; MAX_PLAYERS],
    pub available_tiles_extra: u8,
    pub visible_wall_tokens: u8,
    pub retire_experience: u8,
    pub active_experience_max: u8,
    pub retire_points_era_1: i16,
    pub retire_points_era_2: i16,
    pub points_lost_per_unpaid_gold_at_bottom: i16,
    pub morale_lost_per_unpaid_gold: u16,
    pub emergency_recruit_points: i16,
    pub emergency_recruit_experience: u8,
    pub emergency_recruit_in_last_turn: bool,
    pub labor_camp_experience: u8,
    pub plaza_point: i16,
    pub final_points_per_novice: i32,
    pub final_gold_per_point: i32,
    pub markers_reserved: u8,
    pub forum_gold_per_active: u16,
    pub maia_points_per_active: i16,
    pub apollo_points_per_tile: i16,
    pub curia_gold_per_tile: u16,
    #[serde(deserialize_with = "goods")]
    pub plutus_points: Goods,
    #[serde(deserialize_with = "goods")]
    pub mercury_points: Goods,
    pub colosseum_levels: u8,
    pub colosseum_per_tiles: u8,
    pub oracle_levels: u8,
    pub oracle_per_retired: u8,
    pub switches: Switches,
}

impl Rules {
    /// What everyone begins with. PRA-3.8.
    pub fn start_goods(&self) -> Goods {
        Goods([self.start_gold, self.start_wood, self.start_stone, self.start_marble, self.start_weapons])
    }
}

/// For each resource and held amount the tiles that ask no more of it.
struct Payable([[TileSet; Payable::AMOUNTS]; Resource::COUNT]);

impl Payable {
    /// Held amounts from here on cover everything; no printed amount reaches it.
    const AMOUNTS: usize = 32;

    fn new(asked: impl Fn(usize) -> Goods) -> Payable {
        let asks = |tile: usize, resource: usize| asked(tile).0[resource] as usize;
        Payable(std::array::from_fn(|resource| {
            let most = (0..N_TILES).map(|tile| asks(tile, resource)).max().unwrap_or(0);
            assert!(most < Payable::AMOUNTS, "a printed amount of {most} is too large for the tables");
            std::array::from_fn(|held| {
                (0..N_TILES).filter(|tile| asks(*tile, resource) <= held).map(|tile| TileId(tile as u8)).collect()
            })
        }))
    }

    #[inline]
    fn covered_by(&self, goods: &Goods) -> TileSet {
        let masks = self.0.iter().zip(&goods.0);
        TileSet(masks.fold(u64::MAX, |all, (table, held)| all & table[(*held as usize).min(Payable::AMOUNTS - 1)].0))
    }
}

#[derive(Deserialize)]
struct RawData {
    #[serde(rename = "box")]
    totals: Totals,
    rules: Rules,
    resources: Vec<RawNamed>,
    labels: RawLabels,
    plazas: RawPlazas,
    tile_types: Vec<RawType>,
    tiles: Vec<RawTile>,
    wall_tokens: Vec<RawWall>,
    boards: Vec<RawBoard>,
    layouts: Vec<RawLayout>,
    variants: RawVariants,
}

#[derive(Deserialize)]
struct RawNamed {
    id: String,
    name_en: String,
    name_pl: String,
    name_ru: String,
}

#[derive(Deserialize)]
struct RawLabels {
    wall_token: RawLabel,
    board: RawLabel,
}

#[derive(Deserialize)]
struct RawLabel {
    en: String,
    pl: String,
    ru: String,
}

impl RawLabel {
    fn numbered(&self, number: &str) -> [String; 3] {
        [&self.en, &self.pl, &self.ru].map(|text| format!("{text} {number}"))
    }
}

#[derive(Deserialize)]
struct RawPlazas {
    patterns: [String; 4],
    names_en: [String; 4],
    names_pl: [String; 4],
    names_ru: [String; 4],
}

#[derive(Deserialize)]
struct RawType {
    #[serde(flatten)]
    named: RawNamed,
    code: String,
    kind: Kind,
    effect: Effect,
}

#[derive(Deserialize)]
struct RawTile {
    id: String,
    #[serde(rename = "type")]
    type_id: String,
    stack: Stack,
    min_players: u8,
    #[serde(deserialize_with = "goods")]
    cost: Goods,
    points: i16,
    #[serde(deserialize_with = "goods")]
    fee: Goods,
    corners: [String; 4],
}

#[derive(Deserialize)]
struct RawWall {
    id: String,
    #[serde(deserialize_with = "goods")]
    cost: Goods,
    points: i16,
    bonus: i16,
}

#[derive(Deserialize)]
struct RawBoard {
    id: String,
    side: String,
    color: String,
    wage: u16,
    pension: u16,
    #[serde(deserialize_with = "goods")]
    market_buy: Goods,
    #[serde(deserialize_with = "goods")]
    market_sell: Goods,
    morale_points: Vec<i16>,
    morale_zero_index: u8,
}

#[derive(Deserialize)]
struct RawLayout {
    players: usize,
    placements: Vec<RawPlacement>,
}

#[derive(Deserialize)]
struct RawPlacement {
    tile: String,
    x: i8,
    y: i8,
    rotation: u8,
    owner_seat: Option<u8>,
}

#[derive(Deserialize)]
struct RawVariants {
    advanced: Advanced,
    hard: RawHard,
}

#[derive(Deserialize)]
struct RawHard {
    remove_tile_types: Vec<String>,
}

fn goods<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
    let amounts: BTreeMap<Resource, u16> = BTreeMap::deserialize(deserializer)?;
    let mut goods = Goods::default();
    amounts.into_iter().for_each(|(resource, amount)| goods[resource] = amount);
    Ok(goods)
}

impl Data {
    fn from_raw(raw: RawData) -> Data {
        // PRA-15.1: the state holds one visible token.
        assert_eq!(raw.rules.visible_wall_tokens, 1, "several visible wall tokens need another state");
        let names = names(&raw);
        let patterns = raw.plazas.patterns.map(leak);
        let colors = raw.totals.player_colors.clone().map(leak);
        let tiles: [Tile; N_TILES] = array(raw.tiles.iter().map(|tile| tile_of(tile, &raw.tile_types, &patterns)));
        let types = array(
            raw.tile_types.iter().map(|kind| TileType { id: leak(&kind.named.id), code: leak(kind.code.as_str()) }),
        );
        let walls = array(raw.wall_tokens.iter().map(|wall| Wall {
            id: leak(&wall.id),
            cost: wall.cost,
            points: wall.points,
            bonus: wall.bonus,
        }));
        let set_of = |keep: &dyn Fn(&Tile) -> bool| -> TileSet {
            (0..N_TILES as u8).map(TileId).filter(|tile| keep(&tiles[tile.index()])).collect()
        };
        let hard = &raw.variants.hard.remove_tile_types;
        let is_hard = |tile: &Tile| hard.iter().any(|id| *id == raw.tile_types[tile.type_index as usize].named.id);
        Data {
            costs: Payable::new(|tile| tiles[tile].cost),
            fees: Payable::new(|tile| tiles[tile].fee),
            removed_when_hard: set_of(&is_hard),
            with_space: set_of(&|tile| matches!(tile.kind, Kind::Red | Kind::Green)),
            by_effect: std::array::from_fn(|effect| set_of(&|tile| tile.effect as usize == effect)),
            boards: boards(&raw.boards, &colors),
            layouts: layouts(&raw.layouts, &tiles),
            rules: raw.rules,
            totals: raw.totals,
            advanced: raw.variants.advanced,
            tiles,
            types,
            walls,
            colors,
            patterns,
            names,
        }
    }
}

fn tile_of(raw: &RawTile, types: &[RawType], patterns: &[&'static str; 4]) -> Tile {
    let type_index = types.iter().position(|kind| kind.named.id == raw.type_id).expect("the type of a tile is listed");
    let pattern = |name: &String| patterns.iter().position(|known| known == name).expect("a plaza pattern is listed");
    let corners = Corners::new(raw.corners.each_ref().map(|name| pattern(name) as u8));
    Tile {
        id: leak(&raw.id),
        type_index: type_index as u8,
        kind: types[type_index].kind,
        effect: types[type_index].effect,
        stack: raw.stack,
        min_players: raw.min_players,
        cost: raw.cost,
        points: raw.points,
        fee: raw.fee,
        fee_total: raw.fee.0.iter().sum(),
        corners,
        rotations: distinct_rotations(corners),
    }
}

/// PRA-19.10: rotations that look the same count once, under the smallest number.
pub(crate) fn distinct_rotations(corners: Corners) -> u8 {
    let is_new = |rotation: u8| (0..rotation).all(|lower| corners.turned(lower) != corners.turned(rotation));
    (0..4).filter(|rotation| is_new(*rotation)).fold(0, |bits, rotation| bits | 1 << rotation)
}

/// Side A first, then the sides B in the order of the colors they are dealt with. PRA-17.3.
fn boards(raw: &[RawBoard], colors: &[&'static str; MAX_PLAYERS]) -> [Board; MAX_PLAYERS + 1] {
    let side_a = raw.iter().find(|board| board.side == "A").expect("there is a side A");
    let side_b = |color: &&'static str| {
        let found = raw.iter().find(|board| board.side == "B" && board.color == *color);
        found.expect("there is a side B for every color")
    };
    array(std::iter::once(side_a).chain(colors.iter().map(side_b)).map(board_of))
}

fn board_of(raw: &RawBoard) -> Board {
    assert!(raw.morale_points.len() <= MAX_MORALE, "a morale track is too long");
    assert_eq!(raw.morale_points[raw.morale_zero_index as usize], 0, "the start space is worth nothing");
    for resource in Resource::TRADED {
        let (buy, sell) = (raw.market_buy[resource], raw.market_sell[resource]);
        // PRA-14.3: no board sells dearer than it buys.
        assert!(1 <= sell && sell <= buy, "{} trades {resource} badly", raw.id);
    }
    let mut morale = [0; MAX_MORALE];
    morale[..raw.morale_points.len()].copy_from_slice(&raw.morale_points);
    Board {
        id: leak(&raw.id),
        side: if raw.side == "A" { Side::A } else { Side::B },
        wage: raw.wage,
        pension: raw.pension,
        buy: raw.market_buy,
        sell: raw.market_sell,
        morale,
        n_morale: raw.morale_points.len() as u8,
        morale_zero: raw.morale_zero_index,
    }
}

fn layouts(raw: &[RawLayout], tiles: &[Tile; N_TILES]) -> [&'static [Placement]; MAX_PLAYERS + 1] {
    let placement = |raw: &RawPlacement| {
        let tile = tiles.iter().position(|tile| tile.id == raw.tile).expect("a tile of a layout is listed");
        let cell = Cell::new(raw.x, raw.y);
        Placement { tile: TileId(tile as u8), cell, rotation: raw.rotation, owner: raw.owner_seat }
    };
    std::array::from_fn(|players| {
        let layout = raw.iter().find(|layout| layout.players == players);
        let placements: Vec<_> = layout.map_or(Vec::new(), |layout| layout.placements.iter().map(placement).collect());
        &*placements.leak()
    })
}

/// Every printed name; copies of a tile carry the number of the copy.
fn names(raw: &RawData) -> &'static [Name] {
    let mut names: Vec<Name> = Vec::new();
    let mut add = |id: &str, texts: [String; 3]| {
        let [en, pl, ru] = texts.map(leak);
        names.push(Name { id: leak(id), en, pl, ru });
    };
    let texts = |named: &RawNamed| [named.name_en.clone(), named.name_pl.clone(), named.name_ru.clone()];
    for named in raw.resources.iter().chain(raw.tile_types.iter().map(|kind| &kind.named)) {
        add(&named.id, texts(named));
    }
    for tile in &raw.tiles {
        let kind = raw.tile_types.iter().find(|kind| kind.named.id == tile.type_id).expect("a tile has a type");
        let copies = raw.tiles.iter().filter(|other| other.type_id == tile.type_id).count();
        let number = tile.id.rsplit('-').next().unwrap_or_default();
        let numbered = |text: String| if copies > 1 { format!("{text} {number}") } else { text };
        add(&tile.id, texts(&kind.named).map(numbered));
    }
    for wall in &raw.wall_tokens {
        let number = wall.id.rsplit('-').next().unwrap_or_default().trim_start_matches('0');
        add(&wall.id, raw.labels.wall_token.numbered(number));
    }
    for board in &raw.boards {
        let label = board.id.trim_start_matches("board-").to_uppercase();
        add(&board.id, raw.labels.board.numbered(&label));
    }
    let Totals { player_colors, player_colors_en, player_colors_pl, player_colors_ru, .. } = &raw.totals;
    for (index, id) in player_colors.iter().enumerate() {
        add(id, [player_colors_en, player_colors_pl, player_colors_ru].map(|list| list[index].clone()));
    }
    let RawPlazas { patterns, names_en, names_pl, names_ru } = &raw.plazas;
    for (index, id) in patterns.iter().enumerate() {
        add(id, [names_en, names_pl, names_ru].map(|list| list[index].clone()));
    }
    names.leak()
}

fn array<T, const N: usize>(items: impl Iterator<Item = T>) -> [T; N] {
    let items: Vec<T> = items.collect();
    let found = items.len();
    items.try_into().unwrap_or_else(|_| panic!("expected {N} entries in the data, found {found}"))
}

/// Every wall token.
pub fn all_walls() -> impl DoubleEndedIterator<Item = WallId> {
    (0..N_WALLS as u8).map(WallId)
}

/// Every city tile.
pub fn all_tiles() -> impl DoubleEndedIterator<Item = TileId> {
    (0..N_TILES as u8).map(TileId)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_agree_with_the_component_list_of_the_rulebook() {
        let totals = &data().totals;
        assert_eq!((totals.city_tiles, totals.tile_types, totals.wall_tokens), (N_TILES, N_TYPES, N_WALLS));
        assert_eq!(totals.player_boards, MAX_PLAYERS);
        let used: std::collections::BTreeSet<u8> = data().tiles.iter().map(|tile| tile.type_index).collect();
        assert_eq!(used.len(), N_TYPES, "every type has a tile");
    }

    #[test]
    fn the_box_names_both_authors_and_the_player_aids() {
        let file: toml::Table = include_str!("../data/components.toml").parse().unwrap();
        let designers: Vec<&str> =
            file["meta"]["designers"].as_array().unwrap().iter().filter_map(|name| name.as_str()).collect();
        assert_eq!(designers, ["Andrei Novac", "Agnieszka Kopera"]);
        let rules = include_str!("../../../docs/rules/praetor.md");
        let aids = file["box"]["player_aids"].as_integer().unwrap();
        assert!(rules.contains(&designers.join(" and ")) && rules.contains(&format!("{aids} player aids")));
    }

    #[test]
    fn stacks_are_as_large_as_the_rules_page_says() {
        let sizes = |players: usize| {
            let in_play = data().tiles_in_play(players, false);
            let in_stack = |stack: Stack| in_play.iter().filter(|tile| data().tile(*tile).stack == stack).count();
            (in_stack(Stack::Start), in_stack(Stack::First), in_stack(Stack::Second))
        };
        assert_eq!([2, 3, 4, 5].map(sizes), [(5, 12, 9), (6, 14, 11), (8, 16, 13), (9, 18, 15)]);
    }

    #[test]
    fn each_pattern_is_printed_42_times_and_at_most_twice_on_a_tile() {
        let mut totals = [0; 4];
        for tile in &data().tiles {
            let mut on_tile = [0; 4];
            (0..4).for_each(|corner| on_tile[tile.corners.at(corner) as usize] += 1);
            assert!(on_tile.iter().all(|count| *count <= 2), "{}", tile.id);
            (0..4).for_each(|pattern| totals[pattern] += on_tile[pattern]);
        }
        assert_eq!(totals, [42; 4]);
    }

    #[test]
    fn a_layout_holds_exactly_the_start_tiles_and_is_connected_without_its_market() {
        for players in 2..=MAX_PLAYERS {
            let layout = data().layouts[players];
            let laid: TileSet = layout.iter().map(|placement| placement.tile).collect();
            let start = |tile: &TileId| data().tile(*tile).stack == Stack::Start;
            assert_eq!(laid, data().tiles_in_play(players, false).iter().filter(start).collect());
            let cells: Vec<Cell> = layout
                .iter()
                .filter(|placement| !data().removed_when_hard.contains(placement.tile))
                .map(|placement| placement.cell)
                .collect();
            assert!(crate::city::is_connected(&cells), "{players} players");
        }
    }

    #[test]
    fn affordable_tiles_are_those_whose_cost_is_covered() {
        for gold in [0, 2, 3, 40] {
            for other in [0, 1, 2, 3, 9] {
                let goods = Goods([gold, other, other, other, other]);
                let expected: TileSet = all_tiles().filter(|tile| goods.cover(&data().tile(*tile).cost)).collect();
                assert_eq!(data().affordable(&goods), expected);
                let expected: TileSet = all_tiles().filter(|tile| goods.cover(&data().tile(*tile).fee)).collect();
                assert_eq!(data().fee_payable(&goods), expected);
            }
        }
    }

    #[test]
    fn names_are_there_in_every_language_and_once() {
        let mut ids: Vec<_> = data().names.iter().map(|name| name.id).collect();
        ids.sort_unstable();
        let n_names = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), n_names, "an id is used twice");
        assert!(data().names.iter().all(|name| ![name.en, name.pl, name.ru].contains(&"")));
    }
}
