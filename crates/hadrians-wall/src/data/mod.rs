//! The printed sheets and cards as tables, read once from `data/components.toml`.
//!
//! Everything a rule asks of a box is one lookup here: its icons, what it costs, what it needs. A wrong box is a
//! mistake in the data file, never in the code.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use lusoria_core::game_text::Name;
use serde::Serialize;
use ts_rs::TS;

use crate::icon::BoxIcons;
use crate::pieces::Pieces;
use crate::vocab::*;

mod patterns;
mod raw;
mod tables;

/// The most boxes a track of the upper left sheet has.
pub const MAX_TRACK: usize = 21;
/// Boxes of an attribute track (HW-5.50).
pub const ATTRIBUTE_BOXES: u8 = 25;
/// Boxes of a cohort (HW-5.1).
pub const COHORT_BOXES: u8 = 6;
/// Boxes of a citizen track (HW-6.1).
pub const CITIZEN_BOXES: u8 = 9;
/// Strength boxes of a gladiator (HW-6.26).
pub const STRENGTH_BOXES: u8 = 6;
/// Boxes of all temples together (HW-6.43).
pub const TEMPLE_BOXES: usize = 14;
/// Years of a game (HW-3.1).
pub const YEARS: u8 = 6;
/// Campaign forts (HW-13.1).
pub const FORTS: usize = 16;

/// The tables, built at first use.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| tables::build(&raw::read()));
    &DATA
}

/// Everything printed.
pub struct Data {
    /// Flag and attack cards by Year.
    pub years: [YearData; YEARS as usize],
    /// Points lost by disdain left; the last entry holds for more.
    pub disdain_penalty: Vec<i32>,
    /// Disdain boxes.
    pub disdain_boxes: u8,
    /// Box icons by attribute.
    pub attributes: [[BoxIcons; ATTRIBUTE_BOXES as usize]; 4],
    /// Box icons by cohort.
    pub cohorts: [[BoxIcons; COHORT_BOXES as usize]; 3],
    /// Tracks of the upper left sheet (HW-5.4, HW-5.6, HW-5.8, HW-5.11, HW-5.12).
    pub tracks: [TrackData; 5],
    /// The level of infrastructure by number of filled Fort boxes.
    pub infrastructure: [u8; MAX_TRACK + 1],
    /// Resource Production circles (HW-5.20).
    pub production_circles: u8,
    /// What each filled circle gives each Year (HW-3.7).
    pub production_yearly: Piece,
    /// Circles filled before the game begins.
    pub production_prefilled: u8,
    /// What a training costs.
    pub training_cost: Pieces,
    /// What a training brings.
    pub training_icons: BoxIcons,
    /// Boxes of the Training Grounds.
    pub training_boxes: u8,
    /// Boxes of the Forum.
    pub forum_boxes: u8,
    /// Every exchange of the Forum.
    pub forum: ArrayVec<Exchange, 12>,
    /// The buildings: on the left sheet HW-5.14 to HW-5.42 (hotels HW-5.31, HW-5.32; workshops HW-5.33, HW-5.34;
    /// roads HW-5.35, HW-5.36), on the right one precincts HW-6.5, HW-6.6, HW-6.7; market HW-6.10; theater HW-6.20;
    /// ludus HW-6.25; gardens HW-6.35, HW-6.36; temples HW-6.40; baths HW-6.45; courthouse HW-6.50.
    pub buildings: [BuildingData; 25],
    /// Buildings whose requirement is met, by level of infrastructure.
    pub open_by_infrastructure: [u32; 9],
    /// Buildings whose requirement is met, by attribute and filled boxes.
    pub open_by_attribute: [[u32; ATTRIBUTE_BOXES as usize + 1]; 4],
    /// Buildings whose requirement is met, by citizen track and filled boxes.
    pub open_by_citizens: [[u32; CITIZEN_BOXES as usize + 1]; 5],
    /// Buildings whose cost has at least one of a piece, by piece.
    pub needing: [u32; 5],
    /// The landmarks.
    pub landmarks: u32,
    /// The buildings that count for the Engineer.
    pub large: u32,
    /// The buildings whose circle gives an attribute of choice each Year.
    pub roads: u32,
    /// Box icons by citizen track (HW-6.2).
    pub citizens: [[BoxIcons; CITIZEN_BOXES as usize]; 5],
    /// What a citizen box costs.
    pub citizen_cost: Pieces,
    /// The hexagons of the market.
    pub hexagons: [BoxData; 8],
    /// Hexagons whose requirement is met, by filled traders boxes.
    pub open_hexagons: [u8; CITIZEN_BOXES as usize + 1],
    /// Performances whose requirement is met, by filled performers boxes.
    pub open_performances: [u8; CITIZEN_BOXES as usize + 1],
    /// Bribes whose requirement is met, by filled apparitores boxes.
    pub open_bribes: [u8; CITIZEN_BOXES as usize + 1],
    /// The piece that pays for a trade good (HW-6.13).
    pub good_cost: Piece,
    /// Renown for the first, second, ... different trade good.
    pub good_renown: [u8; 6],
    /// The performances.
    pub performances: [BoxData; 6],
    /// The columns of a gladiator.
    pub gladiators: [GladiatorColumn; STRENGTH_BOXES as usize],
    /// The workers that train a gladiator.
    pub gladiator_trainers: ArrayVec<Piece, 4>,
    /// Battle boxes of a gladiator.
    pub battle_boxes: u8,
    /// The boxes of all temples in the order they are filled.
    pub temples: [TempleBox; TEMPLE_BOXES],
    /// Boxes of each temple.
    pub temple_sizes: [u8; 3],
    /// The bribes.
    pub bribes: [BoxData; 6],
    /// Bribes a Year.
    pub bribes_a_year: u8,
    /// The rulings by column.
    pub rulings: [[BoxData; 3]; 3],
    /// The diplomats, in the order they are sent.
    pub diplomats: [BoxData; 3],
    /// Patricians needed by the scouts, in the order they are sent.
    pub scouts: [u8; 5],
    /// What a scout costs.
    pub scout_cost: Piece,
    /// The piece printed in each map cell (HW-6.60).
    pub map: [Option<Piece>; Cells::ROWS * Cells::COLUMNS],
    /// The rows of the map.
    pub map_rows: [Cells; Cells::ROWS],
    /// The columns of the map.
    pub map_columns: [Cells; Cells::COLUMNS],
    /// Every placement of each pattern on an empty map.
    pub placements: [ArrayVec<Cells, 68>; 5],
    /// The Player Cards.
    pub cards: [CardData; 12],
    /// The Fate Cards.
    pub fate: [FateData; FateCard::COUNT],
    /// Neutral cards a Year with one and with two players.
    pub neutral_a_year: [u8; 2],
    /// Solo ranks, the lowest first.
    pub ranks: Vec<Rank>,
    /// The forts of the campaign.
    pub forts: [FortData; FORTS],
    /// Printed names.
    pub names: Vec<Name>,
}

/// One Year on the Player Board.
#[derive(Clone, Copy, Debug, Default)]
pub struct YearData {
    /// The gray flag.
    pub flag: u8,
    /// Attack cards by difficulty.
    pub attack_cards: [u8; 3],
}

/// One track of the upper left sheet.
#[derive(Clone, Debug)]
pub struct TrackData {
    /// How many boxes.
    pub len: u8,
    /// The boxes; the place after the last one is locked for ever.
    pub boxes: [TrackBox; MAX_TRACK + 1],
    /// The pieces one of which pays for a box.
    pub pay: ArrayVec<Piece, 2>,
    /// Last boxes of the three columns.
    pub columns: [u8; 3],
}

impl TrackData {
    /// The piece that pays for a box where there is no choice.
    #[inline]
    pub fn cost(&self) -> Pieces {
        Pieces::one(self.pay[0])
    }
}

/// One box of such a track.
#[derive(Clone, Copy, Debug, Default)]
pub struct TrackBox {
    /// Granaries needed: 0 small, 1 medium, 2 large.
    pub granary: u8,
    /// Fort boxes needed.
    pub needs_fort: u8,
    /// What it shows.
    pub icons: BoxIcons,
}

/// One exchange of the Forum.
#[derive(Clone, Copy, Debug)]
pub struct Exchange {
    /// The two workers given back, in the printed order.
    pub give: [Piece; 2],
    /// The worker gained.
    pub gain: Piece,
    /// The two given back as a cost.
    pub cost: Pieces,
}

/// What a building needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// A level of infrastructure.
    Infrastructure(u8),
    /// Boxes of an attribute.
    Attribute(Attribute, u8),
    /// Boxes of a citizen track.
    Citizens(Citizen, u8),
}

/// One building.
#[derive(Clone, Copy, Debug)]
pub struct BuildingData {
    /// What it needs.
    pub needs: Requirement,
    /// The building that must stand first.
    pub after: Option<Building>,
    /// What it costs.
    pub cost: Pieces,
    /// What it brings at once.
    pub icons: BoxIcons,
    /// What its circle brings each Year, besides attributes.
    pub yearly: Pieces,
}

/// A box with a requirement on a citizen track, a cost and icons.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoxData {
    /// Citizen boxes needed.
    pub needs: u8,
    /// What it costs.
    pub cost: Pieces,
    /// What it brings.
    pub icons: BoxIcons,
}

/// One strength column of a gladiator.
#[derive(Clone, Copy, Debug, Default)]
pub struct GladiatorColumn {
    /// Performers needed to train it.
    pub needs: u8,
    /// What a gladiator who dies here brings.
    pub if_dead: BoxIcons,
    /// What a survivor brings.
    pub if_alive: BoxIcons,
}

/// One box of a temple.
#[derive(Clone, Copy, Debug)]
pub struct TempleBox {
    /// The building it belongs to.
    pub building: Building,
    /// Priests needed.
    pub needs: u8,
    /// What it brings.
    pub icons: BoxIcons,
}

/// One Player Card.
#[derive(Clone, Copy, Debug)]
pub struct CardData {
    /// What its path counts.
    pub path: PathCount,
    /// The counts for 1, 2 and 3 points.
    pub thresholds: [u8; 3],
    /// Whether a threshold is met by at most that count.
    pub at_most: bool,
    /// Its scout pattern.
    pub pattern: Pattern,
    /// Its trade good.
    pub good: u8,
    /// What it brings as a Prospect Card.
    pub gain: Pieces,
}

/// One Fate Card.
#[derive(Clone, Copy, Debug)]
pub struct FateData {
    /// The cohort its arrow points at.
    pub attack: Cohort,
    /// The damage in a battle.
    pub damage: u8,
    /// Its trade good.
    pub good: u8,
    /// What it brings at the start of a Year.
    pub gain: Pieces,
}

/// A solo rank and the least score for it.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    /// The least score.
    pub min: i32,
    /// Its id among the names.
    pub id: &'static str,
}

/// One fort of the solo campaign.
#[derive(Clone, Debug, Default)]
pub struct FortData {
    /// Its id among the names.
    pub id: &'static str,
    /// How it changes the rules.
    pub rules: FortRules,
    /// All must be met to win.
    pub goals: Vec<Goal>,
    /// All must be met for the reward.
    pub challenge: Vec<Goal>,
    /// What a met challenge brings at the next fort.
    pub reward: Pieces,
}

/// The rules a fort changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FortRules {
    /// One neutral card a Year instead of two.
    pub one_neutral_card: bool,
    /// Buildings other than landmarks cost one resource more.
    pub dearer_buildings: bool,
    /// Buildings that may not be built.
    pub forbidden: u32,
    /// Diplomats may not be sent.
    pub no_diplomats: bool,
    /// No Wall or Cippi before Year 3.
    pub late_wall: bool,
    /// The first income must show two soldiers.
    pub two_soldiers: bool,
    /// Mining costs two servants.
    pub dear_mining: bool,
    /// One more attack card each Year.
    pub more_attacks: bool,
}

/// A goal of the campaign: a figure and what it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Its text in the data.
    pub text: &'static str,
    /// What is counted.
    pub figure: Figure,
    /// Whether exactly `value` is asked for, instead of at least.
    pub exactly: bool,
    /// How many.
    pub value: i32,
}

/// What a goal counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "of", rename_all = "kebab-case")]
pub enum Figure {
    /// The final score.
    Score,
    /// Points of Path Cards.
    PathPoints,
    /// A count of a path.
    Path(PathCount),
    /// Attributes with at least so many boxes.
    AttributesAtLeast(u8),
    /// Boxes of an attribute.
    Attribute(Attribute),
    /// A building: 1 when built.
    Built(Building),
    /// A track: 1 when complete.
    Complete(Track),
    /// The scout map: 1 when full.
    FullMap,
    /// Favors used in the whole game.
    FavorsUsed,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::icon::Icon;

    fn count<'a>(boxes: impl IntoIterator<Item = &'a BoxIcons>, icon: Icon) -> usize {
        boxes.into_iter().flat_map(|icons| icons.as_slice()).filter(|found| **found == icon).count()
    }

    fn track(track: Track) -> impl Iterator<Item = &'static BoxIcons> {
        data().tracks[track.index()].boxes.iter().map(|one| &one.icons)
    }

    #[test]
    fn there_are_as_many_cohort_icons_as_cohort_boxes() {
        // HW-14.2
        let by_track = Track::ALL.map(|name| count(track(name), Icon::Cohort));
        assert_eq!(by_track, [0, 7, 3, 6, 2]);
        assert_eq!(by_track.iter().sum::<usize>(), 3 * COHORT_BOXES as usize);
    }

    #[test]
    fn there_are_as_many_hammers_as_empty_circles() {
        // HW-14.3
        let buildings = data().buildings.iter().map(|building| &building.icons);
        assert_eq!((count(track(Track::Mining), Icon::Hammer), count(buildings, Icon::Hammer)), (5, 3));
        assert_eq!((data().production_circles, data().production_prefilled), (9, 1));
    }

    #[test]
    fn box_counts_are_those_of_the_sheets() {
        // HW-14.1, HW-14.4, HW-14.5
        let lengths = Track::ALL.map(|name| data().tracks[name.index()].len);
        assert_eq!(lengths, [14, 18, 7, 21, 21]);
        let temples = data().temples.map(|one| one.icons);
        assert_eq!((data().temple_sizes, count(&temples, Icon::FavorAny)), ([2, 6, 6], 3));
        assert_eq!(count(&data().diplomats.map(|one| one.icons), Icon::FavorCohort), 6);
        assert_eq!((data().disdain_boxes, data().battle_boxes), (15, 6));
        assert_eq!((data().training_boxes, data().forum_boxes, data().forum.len()), (5, 4, 9));
        assert_eq!(data().years.iter().map(|year| year.flag).sum::<u8>(), data().disdain_boxes);
        assert_eq!(4 * data().scouts.len(), Cells::ALL.len());
        let sums: Vec<u8> =
            (0..3).map(|level| data().years.iter().map(|year| year.attack_cards[level]).sum()).collect();
        assert_eq!(sums, [24, 31, 37]);
    }

    #[test]
    fn every_fate_card_gives_eight_items_and_the_deck_is_even() {
        // HW-14.6
        assert!(data().fate.iter().all(|card| card.gain.total() == 8));
        let attacks = Cohort::ALL.map(|side| data().fate.iter().filter(|card| card.attack == side).count());
        let damage = [1, 2, 3].map(|damage| data().fate.iter().filter(|card| card.damage == damage).count());
        let goods = [1, 2, 3, 4, 5, 6].map(|good| data().fate.iter().filter(|card| card.good == good).count());
        assert_eq!((attacks, damage, goods), ([16; 3], [16, 20, 12], [12, 12, 8, 8, 4, 4]));
    }

    #[test]
    fn patterns_have_the_printed_number_of_placements() {
        // HW-6.64
        let counts: Vec<usize> = data().placements.iter().map(|list| list.len()).collect();
        assert_eq!(counts, [68, 12, 13, 34, 34]);
    }

    #[test]
    fn seven_buildings_are_large_and_four_are_landmarks() {
        // HW-8.5, HW-8.8
        assert_eq!((data().large.count_ones(), data().landmarks.count_ones(), data().roads.count_ones()), (7, 4, 2));
    }

    #[test]
    fn attribute_boxes_never_ask_anything() {
        // HW-12.4: so an attack or a road income is resolved without a question about cohorts.
        let shown = data().attributes.iter().flatten().flat_map(|icons| icons.as_slice());
        assert!(shown.into_iter().all(|icon| matches!(icon, Icon::Piece(_) | Icon::Attribute(_))));
    }

    #[test]
    fn every_name_is_there_once_in_three_languages() {
        for (index, name) in data().names.iter().enumerate() {
            assert!(!name.en.is_empty() && !name.pl.is_empty() && !name.ru.is_empty(), "{name:?}");
            assert!(data().names[..index].iter().all(|other| other.id != name.id), "{name:?}");
        }
    }

    #[test]
    fn the_campaign_ends_without_a_reward_and_every_other_fort_has_one() {
        // HW-13.2
        let rewards: Vec<u32> = data().forts.iter().map(|fort| fort.reward.total()).collect();
        assert_eq!(rewards, [[2; 15].as_slice(), &[0]].concat());
    }
}
