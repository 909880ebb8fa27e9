//! The nouns of the game: small `Copy` enums with a text form, in the order of `components.toml`.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use lusoria_core::word::UnknownWord;
use lusoria_core::{piece_text, text_json, words};
use ts_rs::TS;

use crate::data::data;

/// Gives words the bit that stands for them in a set.
macro_rules! bits {
    ($($Name:ident),*) => { $(impl $Name {
        /// The bit that stands for it in a set.
        #[inline]
        pub const fn bit(self) -> u32 {
            1 << self as u32
        }
    })* };
}

bits!(
    Color, Tray, Action, Commodity, Need, Tile, Province, Building, Ship, Category, Bonus, Side, Source, Resource,
    Points
);

words! {
    /// The color of an action marker (TRJ-2.1).
    Color {
        Yellow = "yellow",
        Orange = "orange",
        Green = "green",
        White = "white",
        Pink = "pink",
        Blue = "blue",
    }
}

words! {
    /// A tray of the action circle and the slot beside it, clockwise (TRJ-1.1, TRJ-2.2).
    Tray {
        I = "I",
        II = "II",
        III = "III",
        IV = "IV",
        V = "V",
        VI = "VI",
    }
}

words! {
    /// One of the six actions, in the order of the trays (TRJ-2.2).
    Action {
        Seaport = "seaport",
        Forum = "forum",
        Military = "military",
        Senate = "senate",
        Trajan = "trajan",
        Construction = "construction",
    }
}

words! {
    /// A kind of commodity card, five cards each.
    Commodity {
        Columns = "columns",
        Furs = "furs",
        Scrolls = "scrolls",
        Oils = "oils",
        Fruit = "fruit",
        Ceramics = "ceramics",
        Wine = "wine",
        Fish = "fish",
        Jewelry = "jewelry",
        Gems = "gems",
        Cattle = "cattle",
        Wheat = "wheat",
    }
}

words! {
    /// What the people demand (TRJ-2.12).
    Need {
        Bread = "bread",
        Games = "games",
        Religion = "religion",
    }
}

words! {
    /// A kind of forum tile (TRJ-2.9). Extra action tiles are one kind per action, whatever their back (TRJ-12.11).
    Tile {
        Votes2 = "votes-2",
        Votes3 = "votes-3",
        Votes4 = "votes-4",
        Votes5 = "votes-5",
        Bread = "bread",
        Games = "games",
        Religion = "religion",
        JokerCommodity = "joker-commodity",
        JokerDemand = "joker-demand",
        JokerConstruction = "joker-construction",
        JokerExtraAction = "joker-extra-action",
        ExtraSeaport = "extra-seaport",
        ExtraForum = "extra-forum",
        ExtraMilitary = "extra-military",
        ExtraSenate = "extra-senate",
        ExtraTrajan = "extra-trajan",
        ExtraConstruction = "extra-construction",
    }
}

words! {
    /// A province of the military map (TRJ-2.5).
    Province {
        Britannia = "britannia",
        GermaniaInferior = "germania-inferior",
        GermaniaSuperior = "germania-superior",
        Belgica = "belgica",
        Lugudunensis = "lugudunensis",
        Aquitania = "aquitania",
        Narbonensis = "narbonensis",
        Alpes = "alpes",
        Raetia = "raetia",
        Noricum = "noricum",
    }
}

words! {
    /// A type of construction tile (TRJ-2.7).
    Building {
        Stairs = "stairs",
        Door = "door",
        Fountain = "fountain",
        Roof = "roof",
        Window = "window",
    }
}

words! {
    /// A ship, named by what it carries (TRJ-2.13).
    Ship {
        Identical = "identical",
        Pairs = "pairs",
        Different = "different",
    }
}

words! {
    /// A category of Trajan tiles, one stack each (TRJ-2.11).
    Category {
        Cards = "cards",
        Vp = "vp",
        Workers = "workers",
        Legion = "legion",
        PlusTwo = "plus-two",
        Need = "need",
    }
}

words! {
    /// A bonus tile (TRJ-2.14).
    Bonus {
        ColumnsFurs = "bonus-columns-furs",
        ScrollsOils = "bonus-scrolls-oils",
        FruitCeramics = "bonus-fruit-ceramics",
        WineFish = "bonus-wine-fish",
        JewelryGems = "bonus-jewelry-gems",
        CattleWheat = "bonus-cattle-wheat",
        Legionnaires = "bonus-legionnaires",
        Workers = "bonus-workers",
        YellowTiles = "bonus-yellow-tiles",
        Bread = "bonus-bread",
        Games = "bonus-games",
        Religion = "bonus-religion",
    }
}

words! {
    /// One of two: a discard pile, or a bonus tile beside the senate track.
    Side {
        Left = "left",
        Right = "right",
    }
}

words! {
    /// Where a commodity card is taken from.
    Source {
        Deck = "deck",
        Left = "left",
        Right = "right",
    }
}

words! {
    /// What is spent: a matching tile, or a joker in its place.
    Resource {
        Tile = "tile",
        Joker = "joker",
    }
}

words! {
    /// Where points came from during the game; `Earlier` is what a position states without saying more.
    Points {
        TrajanTiles = "trajan-tiles",
        Ships = "ships",
        Provinces = "provinces",
        Senate = "senate",
        Construction = "construction",
        Needs = "needs",
        Earlier = "earlier",
    }
}

impl Tray {
    /// The tray `n` steps further clockwise (TRJ-1.1).
    #[inline]
    pub const fn after(self, n: usize) -> Tray {
        Tray::at((self.index() + n) % 6)
    }

    /// The action of this tray (TRJ-2.2).
    #[inline]
    pub const fn action(self) -> Action {
        Action::at(self.index())
    }
}

impl Tile {
    /// The need tile of this kind.
    #[inline]
    pub const fn of_need(need: Need) -> Tile {
        Tile::at(Tile::Bread.index() + need.index())
    }

    /// The extra action tile of this action.
    #[inline]
    pub const fn of_action(action: Action) -> Tile {
        Tile::at(Tile::ExtraSeaport.index() + action.index())
    }

    /// The action of an extra action tile.
    #[inline]
    pub const fn action(self) -> Option<Action> {
        let first = Tile::ExtraSeaport.index();
        if self.index() >= first { Some(Action::at(self.index() - first)) } else { None }
    }
}

impl Source {
    /// The source that is a discard pile.
    pub const fn of_pile(side: Side) -> Source {
        match side {
            Side::Left => Source::Left,
            Side::Right => Source::Right,
        }
    }

    /// The discard pile, unless it is the deck.
    pub const fn pile(self) -> Option<Side> {
        match self {
            Source::Deck => None,
            Source::Left => Some(Side::Left),
            Source::Right => Some(Side::Right),
        }
    }
}

impl Side {
    /// The other one.
    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

/// A space of the construction district, `r1c1` to `r4c5` (TRJ-2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Space(u8);

impl Space {
    /// How many spaces the district has.
    pub const COUNT: usize = 20;
    const COLUMNS: u8 = 5;

    /// The space at this position, row by row; the position must exist.
    #[inline]
    pub const fn at(index: usize) -> Space {
        debug_assert!(index < Space::COUNT);
        Space(index as u8)
    }

    /// The position in arrays kept by space.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit that stands for it in a set.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Every space, row by row.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..Space::COUNT).map(Space::at)
    }

    fn parse(text: &str) -> Option<Space> {
        match text.to_ascii_lowercase().as_bytes() {
            [b'r', row @ b'1'..=b'4', b'c', column @ b'1'..=b'5'] => {
                Some(Space((row - b'1') * Space::COLUMNS + (column - b'1')))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.0 / Space::COLUMNS + 1, self.0 % Space::COLUMNS + 1)
    }
}

impl FromStr for Space {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Space, UnknownWord> {
        Space::parse(text).ok_or_else(|| UnknownWord::new("Space", text, ["r1c1 to r4c5"]))
    }
}

text_json!(Space);

/// A construction tile, such as `window-4`: its type and its value of 2 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct BuildingTile(NonZeroU8);

impl BuildingTile {
    /// How many there are: one for each space.
    pub const COUNT: usize = 20;

    /// The tile at this position of the data; the position must exist.
    #[inline]
    pub const fn at(index: usize) -> BuildingTile {
        debug_assert!(index < BuildingTile::COUNT);
        BuildingTile(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// The position in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The bit that stands for it in a set.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.index()
    }

    /// Every tile.
    pub fn all() -> impl Iterator<Item = BuildingTile> {
        (0..BuildingTile::COUNT).map(BuildingTile::at)
    }

    /// Its type: the data lists four tiles of each type, one type after another.
    #[inline]
    pub const fn building(self) -> Building {
        Building::at(self.index() / 4)
    }

    /// The id in the data.
    pub fn id(self) -> &'static str {
        data().buildings[self.index()].id
    }
}

piece_text!(BuildingTile);

/// A Trajan tile by its place in the data, nine of each category.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct TrajanTile(NonZeroU8);

impl TrajanTile {
    /// How many there are.
    pub const COUNT: usize = 54;
    /// How many there are of each category.
    pub const PER_CATEGORY: usize = 9;

    /// The tile at this position of the data; the position must exist.
    #[inline]
    pub const fn at(index: usize) -> TrajanTile {
        debug_assert!(index < TrajanTile::COUNT);
        TrajanTile(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// The position in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Every tile.
    pub fn all() -> impl Iterator<Item = TrajanTile> {
        (0..TrajanTile::COUNT).map(TrajanTile::at)
    }

    /// Its category.
    #[inline]
    pub const fn category(self) -> Category {
        Category::at(self.index() / TrajanTile::PER_CATEGORY)
    }

    /// The bit that stands for it among the nine of its category.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << (self.index() % TrajanTile::PER_CATEGORY)
    }

    /// The id in the data.
    pub fn id(self) -> &'static str {
        data().trajan[self.index()].id
    }
}

impl Default for TrajanTile {
    fn default() -> TrajanTile {
        TrajanTile::at(0)
    }
}

piece_text!(TrajanTile);
