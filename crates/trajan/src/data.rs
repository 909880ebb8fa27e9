//! The printed content, read once from `data/components.toml` into arrays.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use lusoria_core::game_text::Name;
use lusoria_core::word::leak;
use serde::Deserialize;

use crate::vocab::{
    Action, Bonus, Building, BuildingTile, Category, Color, Commodity, Need, Province, Ship, Tile, TrajanTile,
};

/// The text of the data file.
pub const COMPONENTS: &str = include_str!("../data/components.toml");

/// The printed content.
#[inline]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| Data::new(&raw()));
    &DATA
}

/// What the boards and tiles say, by the order of the vocabularies.
#[derive(Debug)]
pub struct Data {
    /// TRJ-2.3: spaces of the time cycle for 2, 3 and 4 players, then the same of the longer reading.
    pub laps: [[u8; 3]; 2],
    /// TRJ-2.8: green forum spaces in use for 2, 3 and 4 players.
    pub forum_spaces: [u8; 3],
    /// Yellow forum spaces.
    pub yellow_spaces: u8,
    /// TRJ-2.4: points and votes of the senate spaces.
    pub senate_vp: [u8; 8],
    /// Votes of the senate spaces.
    pub senate_votes: [u8; 8],
    /// TRJ-2.5: points of the provinces.
    pub province_vp: [u8; 10],
    /// Sets of neighboring provinces.
    pub adjacent: [u32; 10],
    /// The provinces next to the camp.
    pub camp_adjacent: u32,
    /// TRJ-7.20: what each legionnaire of another player takes from a province, and the least that is left.
    pub reduction: u8,
    /// The least a province is worth.
    pub minimum_vp: u8,
    /// TRJ-2.7: the construction tiles.
    pub buildings: [BuildingInfo; BuildingTile::COUNT],
    /// The action tied to each construction type.
    pub bonus_action: [Action; 5],
    /// TRJ-2.9: how many forum tiles of each kind there are.
    pub tile_counts: [u8; 17],
    /// Votes of each kind of forum tile.
    pub tile_votes: [u8; 17],
    /// TRJ-2.10: how many extra action tiles with their own back there are of each action.
    pub yellow_counts: [u8; 6],
    /// TRJ-2.11: the Trajan tiles.
    pub trajan: [TrajanInfo; TrajanTile::COUNT],
    /// TRJ-2.12: how many demand tiles of each kind there are.
    pub demand_counts: [u8; 3],
    /// TRJ-2.13: the ships.
    pub ships: [ShipInfo; 3],
    /// How many cards of each commodity there are.
    pub commodity_counts: [u8; 12],
    /// TRJ-2.14: the bonus tiles.
    pub bonus: [BonusInfo; 12],
    /// TRJ-9.7: what 0 to 3 unmet demands cost.
    pub penalty: [u8; 4],
    /// Small tokens of a player.
    pub tokens: u8,
    /// TRJ-11: values of the final scoring.
    pub scoring: Scoring,
    /// Every printed name.
    pub names: Vec<Name>,
}

/// A construction tile.
#[derive(Clone, Copy, Debug)]
pub struct BuildingInfo {
    /// The id.
    pub id: &'static str,
    /// Its points.
    pub vp: u8,
}

/// A Trajan tile.
#[derive(Clone, Copy, Debug)]
pub struct TrajanInfo {
    /// The id.
    pub id: &'static str,
    /// Its points.
    pub vp: u8,
    /// The colors it shows.
    pub colors: [Color; 2],
    /// Cards to draw or tokens to move.
    pub amount: u8,
    /// The need it meets.
    pub need: Option<Need>,
}

/// A ship.
#[derive(Clone, Copy, Debug)]
pub struct ShipInfo {
    /// Points of the colored side by the size of the shipment, the smallest first.
    pub colored: [u8; 4],
    /// Points of the gray side.
    pub gray: [u8; 4],
    /// The largest shipment.
    pub max_units: u8,
}

/// A bonus tile; points are counted in halves.
#[derive(Clone, Copy, Debug)]
pub struct BonusInfo {
    /// What it counts.
    pub scoring: BonusScoring,
    /// Half points of the yellow side.
    pub yellow_halves: u8,
    /// Half points of the gray side.
    pub gray_halves: u8,
}

/// What a bonus tile counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusScoring {
    /// TRJ-11.9: displayed cards of two kinds.
    Commodities([Commodity; 2]),
    /// TRJ-11.10: legionnaires in provinces.
    Legionnaires,
    /// TRJ-11.11: workers in the district.
    Workers,
    /// TRJ-11.12: yellow bonus tiles.
    YellowTiles,
    /// TRJ-11.13: owning a forum need tile.
    NeedTile(Need),
}

/// Values of the final scoring.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Scoring {
    /// Each card in hand.
    pub commodity_card_in_hand: u8,
    /// Each worker in the camp.
    pub worker_in_camp: u8,
    /// Each legionnaire in the camp.
    pub legionnaire_in_camp: u8,
    /// Three tiles of a type.
    pub construction_set_of_3: u8,
    /// Four tiles of a type.
    pub construction_set_of_4: u8,
    /// Each tile in a slot, where the option says so (A2).
    pub unfinished_trajan_tile_option: u8,
}

#[derive(Deserialize)]
struct Raw {
    player_kit: RawKit,
    marker_color: Vec<RawId>,
    time_track: Vec<RawTrack>,
    tray: Vec<RawTray>,
    senate_space: Vec<RawSenate>,
    military_camp: RawCamp,
    province: Vec<RawProvince>,
    military_rules: RawMilitary,
    forum_board: RawForum,
    forum_tile: Vec<RawTile>,
    extra_action_tile: Vec<RawExtra>,
    demand_tile: Vec<RawDemand>,
    penalty: RawPenalty,
    construction_type: Vec<RawType>,
    construction_tile: Vec<RawBuilding>,
    commodity: Vec<RawCounted>,
    ship: Vec<RawShip>,
    trajan_category: Vec<RawCounted>,
    trajan_tile: Vec<RawTrajan>,
    bonus_tile: Vec<RawBonus>,
    final_scoring: Scoring,
    names: BTreeMap<String, RawName>,
}

#[derive(Deserialize)]
struct RawKit {
    small_tokens: u8,
}

#[derive(Deserialize)]
struct RawId {
    id: String,
}

#[derive(Deserialize)]
struct RawTrack {
    lap: u8,
    conflicting_value: u8,
}

#[derive(Deserialize)]
struct RawTray {
    action: Action,
}

#[derive(Deserialize)]
struct RawSenate {
    vp: u8,
    votes: u8,
}

#[derive(Deserialize)]
struct RawCamp {
    adjacent: Vec<Province>,
}

#[derive(Deserialize)]
struct RawProvince {
    id: Province,
    vp: u8,
    adjacent: Vec<Province>,
}

#[derive(Deserialize)]
struct RawMilitary {
    reduction_per_other_legionnaire: u8,
    minimum_vp: u8,
}

#[derive(Deserialize)]
struct RawForum {
    extra_action_spaces: u8,
    forum_spaces_by_players: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct RawTile {
    id: Tile,
    #[serde(default)]
    votes: u8,
    count: u8,
}

#[derive(Deserialize)]
struct RawExtra {
    action: Action,
    count: u8,
}

#[derive(Deserialize)]
struct RawDemand {
    need: Need,
    count: u8,
}

#[derive(Deserialize)]
struct RawPenalty {
    unmet: [u8; 4],
}

#[derive(Deserialize)]
struct RawType {
    id: Building,
    bonus_action: Action,
}

#[derive(Deserialize)]
struct RawBuilding {
    id: String,
    #[serde(rename = "type")]
    building: Building,
    vp: u8,
}

#[derive(Deserialize)]
struct RawCounted {
    id: String,
    count: u8,
}

#[derive(Deserialize)]
struct RawShip {
    id: String,
    max_units: u8,
    colored: Vec<u8>,
    gray: Vec<u8>,
}

#[derive(Deserialize)]
struct RawTrajan {
    id: String,
    category: Category,
    vp: u8,
    colors: [Color; 2],
    amount: u8,
    need: Option<Need>,
}

#[derive(Deserialize)]
struct RawBonus {
    id: Bonus,
    scoring: String,
    #[serde(default)]
    commodities: Vec<Commodity>,
    need: Option<Need>,
    yellow_vp: f32,
    gray_vp: f32,
}

#[derive(Deserialize)]
struct RawName {
    en: String,
    pl: String,
    ru: String,
}

fn raw() -> Raw {
    toml::from_str(COMPONENTS).expect("the data file is well-formed")
}

impl Data {
    fn new(raw: &Raw) -> Data {
        raw.check_order();
        let players = ["2", "3", "4"];
        let adjacent: Vec<u32> = raw.province.iter().map(|province| set(&province.adjacent)).collect();
        Data {
            laps: [
                array(raw.time_track.iter().map(|track| track.lap)),
                array(raw.time_track.iter().map(|track| track.conflicting_value)),
            ],
            forum_spaces: players.map(|count| raw.forum_board.forum_spaces_by_players[count]),
            yellow_spaces: raw.forum_board.extra_action_spaces,
            senate_vp: array(raw.senate_space.iter().map(|space| space.vp)),
            senate_votes: array(raw.senate_space.iter().map(|space| space.votes)),
            province_vp: array(raw.province.iter().map(|province| province.vp)),
            adjacent: array(adjacent.into_iter()),
            camp_adjacent: set(&raw.military_camp.adjacent),
            reduction: raw.military_rules.reduction_per_other_legionnaire,
            minimum_vp: raw.military_rules.minimum_vp,
            buildings: array(raw.construction_tile.iter().map(|tile| BuildingInfo { id: leak(&tile.id), vp: tile.vp })),
            bonus_action: array(raw.construction_type.iter().map(|kind| kind.bonus_action)),
            tile_counts: array(raw.forum_tile.iter().map(|tile| tile.count)),
            tile_votes: array(raw.forum_tile.iter().map(|tile| tile.votes)),
            yellow_counts: array(raw.extra_action_tile.iter().map(|tile| tile.count)),
            trajan: array(raw.trajan_tile.iter().map(RawTrajan::info)),
            demand_counts: array(raw.demand_tile.iter().map(|tile| tile.count)),
            ships: array(raw.ship.iter().map(RawShip::info)),
            commodity_counts: array(raw.commodity.iter().map(|kind| kind.count)),
            bonus: array(raw.bonus_tile.iter().map(RawBonus::info)),
            penalty: raw.penalty.unmet,
            tokens: raw.player_kit.small_tokens,
            scoring: raw.final_scoring,
            names: raw.all_names(),
        }
    }

    /// The name of a thing in the data.
    pub fn name(&self, id: &str) -> &Name {
        self.names.iter().find(|name| name.id == id).expect("every id has a name")
    }
}

impl Raw {
    /// The vocabularies list things in the order of the data, so that a position in one is a position in the other.
    fn check_order(&self) {
        assert!(self.marker_color.iter().map(|color| color.id.as_str()).eq(Color::ALL.map(Color::id)));
        assert!(self.tray.iter().map(|tray| tray.action).eq(Action::ALL));
        assert!(self.province.iter().map(|province| province.id).eq(Province::ALL));
        assert!(self.forum_tile.iter().map(|tile| tile.id).eq(Tile::ALL));
        assert!(self.extra_action_tile.iter().map(|tile| tile.action).eq(Action::ALL));
        assert!(self.demand_tile.iter().map(|tile| tile.need).eq(Need::ALL));
        assert!(self.construction_type.iter().map(|kind| kind.id).eq(Building::ALL));
        let buildings = self.construction_tile.iter().map(|tile| tile.building);
        assert!(buildings.eq(BuildingTile::all().map(BuildingTile::building)));
        assert!(self.commodity.iter().map(|kind| kind.id.as_str()).eq(Commodity::ALL.map(Commodity::id)));
        assert!(self.ship.iter().map(|ship| ship.id.trim_start_matches("ship-")).eq(Ship::ALL.map(Ship::id)));
        assert!(self.trajan_category.iter().map(|kind| kind.id.as_str()).eq(Category::ALL.map(Category::id)));
        assert!(self.trajan_category.iter().all(|kind| kind.count as usize == TrajanTile::PER_CATEGORY));
        let categories = self.trajan_tile.iter().map(|tile| tile.category);
        assert!(categories.eq(TrajanTile::all().map(TrajanTile::category)));
        assert!(self.bonus_tile.iter().map(|tile| tile.id).eq(Bonus::ALL));
    }

    fn all_names(&self) -> Vec<Name> {
        let printed = |(id, name): (&String, &RawName)| Name {
            id: leak(id),
            en: leak(&name.en),
            pl: leak(&name.pl),
            ru: leak(&name.ru),
        };
        let mut names: Vec<Name> = self.names.iter().map(printed).collect();
        let buildings = self.construction_tile.iter().map(|tile| {
            let kind = &self.names[tile.building.id()];
            let with_value = |name: &str| leak(format!("{name} {}", tile.vp));
            Name { id: leak(&tile.id), en: with_value(&kind.en), pl: with_value(&kind.pl), ru: with_value(&kind.ru) }
        });
        names.extend(buildings);
        let trajan = self.trajan_tile.iter().map(|tile| {
            let named = |of: fn(&RawName) -> &String| {
                let [first, second] = tile.colors.map(|color| of(&self.names[color.id()]));
                let what = tile.need.map_or(tile.category.id(), Need::id);
                let tokens = match tile.category {
                    Category::Workers | Category::Legion => format!(" ×{}", tile.amount),
                    _ => String::new(),
                };
                leak(format!("{}{tokens} ({first} + {second})", of(&self.names[what])))
            };
            Name {
                id: leak(&tile.id),
                en: named(|name| &name.en),
                pl: named(|name| &name.pl),
                ru: named(|name| &name.ru),
            }
        });
        names.extend(trajan);
        names
    }
}

impl RawTrajan {
    fn info(&self) -> TrajanInfo {
        TrajanInfo { id: leak(&self.id), vp: self.vp, colors: self.colors, amount: self.amount, need: self.need }
    }
}

impl RawShip {
    fn info(&self) -> ShipInfo {
        let table = |points: &[u8]| std::array::from_fn(|size| points.get(size).copied().unwrap_or(0));
        ShipInfo { colored: table(&self.colored), gray: table(&self.gray), max_units: self.max_units }
    }
}

impl RawBonus {
    fn info(&self) -> BonusInfo {
        let scoring = match (self.scoring.as_str(), self.commodities.as_slice(), self.need) {
            ("per-commodity", &[first, second], _) => BonusScoring::Commodities([first, second]),
            ("per-legionnaire-in-province", ..) => BonusScoring::Legionnaires,
            ("per-worker-in-district", ..) => BonusScoring::Workers,
            ("per-yellow-bonus-tile", ..) => BonusScoring::YellowTiles,
            ("has-forum-need-tile", _, Some(need)) => BonusScoring::NeedTile(need),
            (other, ..) => panic!("unknown scoring {other}"),
        };
        let halves = |points: f32| (points * 2.0) as u8;
        BonusInfo { scoring, yellow_halves: halves(self.yellow_vp), gray_halves: halves(self.gray_vp) }
    }
}

fn set(provinces: &[Province]) -> u32 {
    provinces.iter().fold(0, |set, province| set | province.bit())
}

fn array<T, const N: usize>(items: impl Iterator<Item = T>) -> [T; N] {
    let items: Vec<T> = items.collect();
    let found = items.len();
    items.try_into().unwrap_or_else(|_| panic!("the data lists {found} things where the rules have {N}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legal;
    use crate::vocab::Space;

    fn number(keys: &[&str]) -> usize {
        let file: toml::Value = toml::from_str(COMPONENTS).expect("the data file is well-formed");
        let found = keys.iter().fold(&file, |value, key| &value[*key]);
        found.as_integer().unwrap_or_else(|| panic!("{keys:?} is no number")) as usize
    }

    fn sum(counts: &[u8]) -> usize {
        counts.iter().map(|count| usize::from(*count)).sum()
    }

    #[test]
    fn the_data_adds_up_to_the_box() {
        let data = data();
        let total = |key: &str| number(&["box_totals", key]);
        assert_eq!(sum(&data.commodity_counts), total("commodity_cards"));
        assert_eq!(sum(&data.tile_counts), total("forum_tiles"));
        assert_eq!(sum(&data.yellow_counts), total("extra_action_tiles"));
        assert_eq!(sum(&data.demand_counts), total("demand_tiles"));
        assert_eq!(data.trajan.len(), total("trajan_tiles"));
        assert_eq!(data.buildings.len(), total("construction_tiles"));
        assert_eq!(data.bonus.len(), total("bonus_tiles"));
        assert_eq!(data.ships.len(), total("ship_tiles"));
        assert_eq!(usize::from(data.tokens) * 4, total("small_tokens"));
        assert_eq!(Color::ALL.len() * 2 * 4, total("action_markers"));
        assert_eq!(Action::ALL.len() * 4, total("plus_two_markers"));
    }

    #[test]
    fn the_structure_is_the_one_the_state_is_built_for() {
        assert_eq!(number(&["structure", "quarters"]), 4);
        assert_eq!(number(&["structure", "rounds_per_quarter"]), 4);
        assert_eq!(number(&["structure", "demand_tiles_revealed_per_quarter"]), 3);
        assert_eq!(number(&["demand", "removed_at_setup"]), 3);
        assert_eq!(number(&["player_kit", "small_tokens_setup", "supply"]), usize::from(data().tokens) - 2);
    }

    #[test]
    fn every_color_is_on_eighteen_trajan_tiles_and_doubled_on_three() {
        for color in Color::ALL {
            let shown = data().trajan.iter().flat_map(|tile| tile.colors).filter(|other| *other == color).count();
            let doubled = data().trajan.iter().filter(|tile| tile.colors == [color; 2]).count();
            assert_eq!((shown, doubled), (18, 3), "{color}");
        }
    }

    #[test]
    fn every_need_has_three_trajan_tiles_one_need_after_another() {
        let needs = data().trajan[45..].iter().map(|tile| tile.need);
        assert!(needs.eq(Need::ALL.into_iter().flat_map(|need| [Some(need); 3])));
    }

    #[test]
    fn provinces_border_each_other_both_ways() {
        for here in Province::ALL {
            for there in Province::ALL {
                let borders = |a: Province, b: Province| data().adjacent[a.index()] & b.bit() != 0;
                assert_eq!(borders(here, there), borders(there, here), "{here} and {there}");
            }
        }
    }

    #[test]
    fn district_spaces_border_as_rows_and_columns_say() {
        let (rows, cols) = (number(&["construction_district", "rows"]), number(&["construction_district", "cols"]));
        assert_eq!(rows * cols, Space::COUNT);
        for space in 0..Space::COUNT {
            let is_next =
                |other: &usize| (space / cols).abs_diff(other / cols) + (space % cols).abs_diff(other % cols) == 1;
            let neighbors = (0..Space::COUNT).filter(is_next).fold(0, |set, other| set | 1 << other);
            assert_eq!(legal::spaces(1 << space), neighbors, "{}", Space::at(space));
        }
    }

    #[test]
    fn everything_has_a_name_in_three_languages() {
        let words = data().names.iter().flat_map(|name| [name.en, name.pl, name.ru]);
        assert!(words.into_iter().all(|word| !word.is_empty()));
        for id in TrajanTile::all().map(TrajanTile::id).chain(BuildingTile::all().map(BuildingTile::id)) {
            assert_eq!(data().name(id).id, id);
        }
    }
}
