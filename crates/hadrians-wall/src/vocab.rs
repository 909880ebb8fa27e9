//! The nouns of the game: small words with an index, a text form and a fixed order.

use std::fmt;
use std::str::FromStr;

use lusoria_core::word::UnknownWord;
use lusoria_core::{text_json, words};
use ts_rs::TS;

words! {
    /// What lies on a Player Board: the four kinds of workers and resources.
    Piece {
        /// Black worker.
        Soldier = "soldier",
        /// Blue worker.
        Builder = "builder",
        /// Purple worker.
        Servant = "servant",
        /// Yellow worker.
        Civilian = "civilian",
        /// Gray stone.
        Resource = "resource",
    }
}

impl Piece {
    /// The four kinds of workers.
    pub const WORKERS: [Piece; 4] = [Piece::Soldier, Piece::Builder, Piece::Servant, Piece::Civilian];
}

words! {
    /// The four tracks of 25 boxes, one point a box.
    Attribute {
        /// Its boxes bring civilians.
        Renown = "renown",
        /// Its boxes bring servants.
        Piety = "piety",
        /// Its boxes bring soldiers.
        Valor = "valor",
        /// Its boxes bring builders.
        Discipline = "discipline",
    }
}

words! {
    /// The three defense tracks, and the side an attack comes from.
    Cohort {
        /// The left one.
        Left = "left",
        /// The middle one.
        Center = "center",
        /// The right one.
        Right = "right",
    }
}

words! {
    /// The five tracks of the upper left sheet, in three columns locked by granaries.
    Track {
        /// Paid with servants.
        Mining = "mining-and-foresting",
        /// Paid with soldiers.
        WallGuard = "wall-guard",
        /// Paid with resources, behind the fort.
        Cippi = "cippi",
        /// Paid with resources, behind the fort.
        Wall = "wall",
        /// Paid with builders or soldiers; gives infrastructure.
        Fort = "fort",
    }
}

impl Track {
    /// Its key in positions and views, where it names a field.
    pub const fn key(self) -> &'static str {
        match self {
            Track::Mining => "mining_and_foresting",
            Track::WallGuard => "wall_guard",
            Track::Cippi | Track::Wall | Track::Fort => self.id(),
        }
    }
}

words! {
    /// The five citizen tracks of the right sheet.
    Citizen {
        /// For precincts and the market.
        Traders = "traders",
        /// For the theater and the gladiators.
        Performers = "performers",
        /// For gardens and temples.
        Priests = "priests",
        /// For baths and courthouse.
        Apparitores = "apparitores",
        /// For diplomats and scouts.
        Patricians = "patricians",
    }
}

words! {
    /// Everything that is built once.
    Building {
        /// Opens the second column.
        MediumGranary = "medium-granary",
        /// Opens the third column.
        LargeGranary = "large-granary",
        /// A civilian a Year.
        SmallHotel = "small-hotel",
        /// Another civilian a Year.
        LargeHotel = "large-hotel",
        /// A builder a Year.
        SmallWorkshop = "small-workshop",
        /// Another builder a Year.
        LargeWorkshop = "large-workshop",
        /// An attribute a Year.
        SmallRoad = "small-road",
        /// Another attribute a Year.
        LargeRoad = "large-road",
        /// Landmark of renown.
        Archway = "archway",
        /// Landmark of piety.
        Monolith = "monolith",
        /// Landmark of valor.
        Column = "column",
        /// Landmark of discipline.
        Statue = "statue",
        /// First precinct.
        SmallPrecinct = "small-precinct",
        /// Second precinct.
        MediumPrecinct = "medium-precinct",
        /// Third precinct.
        LargePrecinct = "large-precinct",
        /// Allows trade goods.
        Market = "market",
        /// Allows performances.
        Theater = "theater",
        /// Allows gladiators.
        Ludus = "ludus-gladiatorious",
        /// First gardens.
        SmallGardens = "small-gardens",
        /// Second gardens.
        LargeGardens = "large-gardens",
        /// First temple.
        SmallTemple = "small-temple",
        /// Second temple.
        MediumTemple = "medium-temple",
        /// Third temple.
        LargeTemple = "large-temple",
        /// Allows bribes.
        Baths = "baths",
        /// Allows rulings.
        Courthouse = "courthouse",
    }
}

impl Building {
    /// Its bit in a set of buildings.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

words! {
    /// The twelve Player Cards, named by their path.
    Card {
        /// Landmarks.
        Architect = "architect",
        /// Little disdain.
        Aristocrat = "aristocrat",
        /// Wall sections.
        Defender = "defender",
        /// Large buildings.
        Engineer = "engineer",
        /// Cohorts.
        Fighter = "fighter",
        /// Resource production.
        Forager = "forager",
        /// Trade goods.
        Merchant = "merchant",
        /// Citizen tracks.
        Planner = "planner",
        /// Temples.
        Pontiff = "pontiff",
        /// Columns of the scout map.
        Ranger = "ranger",
        /// Gladiator strength.
        Trainer = "trainer",
        /// Wall guard sections.
        Vanguard = "vanguard",
    }
}

words! {
    /// What a path counts.
    PathCount {
        /// Architect.
        Landmarks = "constructed-landmarks",
        /// Aristocrat.
        Disdain = "final-disdain",
        /// Defender.
        WallSections = "completed-wall-sections",
        /// Engineer.
        LargeBuildings = "large-buildings",
        /// Fighter.
        Cohorts = "completed-cohorts",
        /// Forager.
        Production = "resource-production-circles",
        /// Merchant.
        Goods = "collected-goods",
        /// Planner.
        CitizenTracks = "completed-citizen-tracks",
        /// Pontiff.
        Temples = "filled-temples",
        /// Ranger.
        ScoutColumns = "completed-scout-columns",
        /// Trainer.
        GladiatorStrength = "total-gladiator-strength",
        /// Vanguard.
        WallGuardSections = "completed-wall-guard-sections",
    }
}

words! {
    /// The two gladiators of a player.
    Gladiator {
        /// The upper one.
        Red = "red",
        /// The lower one.
        Blue = "blue",
    }
}

words! {
    /// The columns of the courthouse.
    Column {
        /// A servant for nothing.
        Left = "left",
        /// Two servants for a builder.
        Center = "center",
        /// A builder for a servant.
        Right = "right",
    }
}

words! {
    /// The temples, in the order they are filled.
    Temple {
        /// Two boxes.
        Small = "small",
        /// Six boxes.
        Medium = "medium",
        /// Six boxes.
        Large = "large",
    }
}

words! {
    /// Where a trade good or a pattern comes from.
    Source {
        /// The own Prospect Card (patterns only).
        Own = "own",
        /// The Prospect Card of the next seat clockwise.
        Left = "left",
        /// The Prospect Card of the next seat counterclockwise.
        Right = "right",
        /// The first neutral card.
        Neutral1 = "neutral-1",
        /// The second neutral card.
        Neutral2 = "neutral-2",
        /// The top card of the Fate Deck (goods only).
        FateDeck = "fate-deck",
    }
}

words! {
    /// The scout patterns.
    Pattern {
        /// Three in a row and one beside the end.
        L = "L",
        /// Two by two.
        Square = "square",
        /// Four in a row.
        Line = "line",
        /// Three in a row and one beside the middle.
        T = "T",
        /// Two and two, shifted.
        S = "S",
    }
}

words! {
    /// How many attack cards are turned.
    Difficulty {
        /// Green numbers.
        Easy = "easy",
        /// Yellow numbers.
        Normal = "normal",
        /// Red numbers.
        Hard = "hard",
    }
}

words! {
    /// Who may act when, among players who act at the same time (HW-11.6, HW-11.12, HW-11.18).
    Mode {
        /// Everybody who has not stopped, in any order; a payment re-opens a stopped player.
        Simultaneous = "simultaneous",
        /// The same, and a stopped player may also take another action unasked.
        Live = "live",
        /// Round the table, one step at a time.
        Canonical = "canonical",
    }
}

words! {
    /// What is decided now.
    Phase {
        /// Everybody assigns the two drawn cards.
        ChooseCards = "choose-cards",
        /// Everybody takes the attributes of the roads.
        Income = "income",
        /// Everybody acts until all have stopped.
        Actions = "actions",
        /// Everybody uses favors against the attack.
        Favors = "favors",
        /// The game has ended.
        Over = "over",
    }
}

words! {
    /// What a move decides: the verbs of the notation (HW-12).
    MoveKind {
        /// Choose the Path Card.
        Path = "path",
        /// Choose an attribute.
        Gain = "gain",
        /// Choose a cohort for its icon.
        Cohort = "cohort",
        /// Use favors against an attack.
        Favor = "favor",
        /// Fill a Mining & Foresting box.
        Mine = "mine",
        /// Fill a Wall Guard box.
        WallGuard = "wall-guard",
        /// Fill a Cippi box.
        Cippi = "cippi",
        /// Fill a Wall box.
        Wall = "wall",
        /// Fill a Fort box.
        Fort = "fort",
        /// Build.
        Build = "build",
        /// Train a builder for the Wall Guard.
        TrainBuilder = "train-builder",
        /// Exchange workers.
        Forum = "forum",
        /// Fill a box of a citizen track.
        Citizen = "citizen",
        /// Buy a trade good.
        BuyGood = "buy-good",
        /// Give a performance.
        Perform = "perform",
        /// Train a gladiator.
        TrainGladiator = "train-gladiator",
        /// Send a gladiator into battle.
        Battle = "battle",
        /// Fill a temple box.
        ServeTemple = "serve-temple",
        /// Remove a disdain.
        Bribe = "bribe",
        /// Hold court.
        Ruling = "ruling",
        /// Send a diplomat.
        Diplomat = "diplomat",
        /// Draw a pattern on the map.
        Scout = "scout",
        /// Stop for this Year.
        Stop = "stop",
    }
}

/// A Fate Card, `F01` to `F48`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, TS)]
#[ts(type = "string")]
pub struct FateCard(pub u8);

impl FateCard {
    /// How many there are.
    pub const COUNT: usize = 48;

    /// Its place in the printed list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every one, in the printed order.
    pub fn all() -> impl Iterator<Item = FateCard> {
        (0..FateCard::COUNT as u8).map(FateCard)
    }
}

impl fmt::Display for FateCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "F{:02}", self.0 + 1)
    }
}

impl fmt::Debug for FateCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for FateCard {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<FateCard, UnknownWord> {
        FateCard::all()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| UnknownWord::new("FateCard", text, ["F01 to F48"]))
    }
}

text_json!(FateCard);

/// A set of cells of the scout map, one bit a cell, row by row from the top left.
///
/// Its text lists the cells as row and column digits: `22 31 32 41`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, TS)]
#[ts(type = "string")]
pub struct Cells(pub u32);

impl Cells {
    /// Rows of the map.
    pub const ROWS: usize = 4;
    /// Columns of the map.
    pub const COLUMNS: usize = 5;
    /// The whole map.
    pub const ALL: Cells = Cells((1 << (Cells::ROWS * Cells::COLUMNS)) - 1);

    /// The single cell at a row and a column, both counted from 0.
    pub const fn at(row: usize, column: usize) -> Cells {
        Cells(1 << (row * Cells::COLUMNS + column))
    }

    /// How many cells.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every cell of `other` is here.
    #[inline]
    pub const fn contains(self, other: Cells) -> bool {
        self.0 & other.0 == other.0
    }

    /// The numbers of the cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Cells::ROWS * Cells::COLUMNS).filter(move |cell| self.0 & (1 << cell) != 0)
    }

    /// The text of one cell.
    pub fn cell_text(cell: usize) -> String {
        format!("{}{}", cell / Cells::COLUMNS + 1, cell % Cells::COLUMNS + 1)
    }

    /// Reads one cell.
    pub fn parse_cell(text: &str) -> Result<Cells, UnknownWord> {
        match *text.as_bytes() {
            [row @ b'1'..=b'4', column @ b'1'..=b'5'] => Ok(Cells::at((row - b'1') as usize, (column - b'1') as usize)),
            _ => Err(UnknownWord::new("cell", text, ["11 to 45"])),
        }
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells: Vec<String> = self.iter().map(Cells::cell_text).collect();
        f.write_str(&cells.join(" "))
    }
}

impl FromStr for Cells {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Cells, UnknownWord> {
        text.split_whitespace().try_fold(Cells(0), |cells, word| Ok(Cells(cells.0 | Cells::parse_cell(word)?.0)))
    }
}

text_json!(Cells);
