//! What lies before a player, in numbers: for those who judge a position from outside.

use lusoria_core::Seat;

use crate::data::data;
use crate::pieces::Pieces;
use crate::score::{path_count, score};
use crate::state::State;
use crate::vocab::{Attribute, Building, Citizen, PathCount, Track};

/// What a player has, in numbers. All of it is open to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Workers and resources on the Player Board.
    pub board: Pieces,
    /// Filled boxes of the upper left sheet by track.
    pub tracks: [u8; Track::ALL.len()],
    /// Filled boxes by citizen track.
    pub citizens: [u8; Citizen::ALL.len()],
    /// Filled boxes by cohort.
    pub cohorts: [u8; 3],
    /// Filled Resource Production circles.
    pub production: u8,
    /// Columns that granaries have opened.
    pub granaries: u8,
    /// Hotels and workshops, which bring a worker each Year.
    pub houses: u8,
    /// Roads, which bring an attribute each Year.
    pub roads: u8,
    /// Favors that can still be used.
    pub favors: u8,
    /// Filled boxes by attribute.
    pub attributes: [u8; Attribute::ALL.len()],
    /// Whether each building stands, in the order of [`Building::ALL`].
    pub buildings: [bool; Building::ALL.len()],
    /// Filled cells of the scout map.
    pub cells: u8,
    /// Trade goods in the market.
    pub goods: u8,
    /// Performances in the theater.
    pub performances: u8,
    /// Bribes in the baths.
    pub bribes: u8,
    /// Rulings of the courthouse.
    pub rulings: u8,
    /// What the gladiators can still take.
    pub strength: u8,
    /// Filled temple boxes.
    pub temple_boxes: u8,
    /// Diplomats sent.
    pub diplomats: u8,
    /// Circled disdain boxes.
    pub disdain: u8,
    /// What the revealed Path Cards count so far; those of paths not taken count nothing.
    pub paths: [Option<u8>; PathCount::ALL.len()],
}

impl State {
    /// The points of a player, as they are now.
    pub fn points(&self, seat: Seat) -> i32 {
        score(&self.players[seat], data(), self.revealed_years()).total
    }

    /// What a player has, in numbers.
    pub fn summary(&self, seat: Seat) -> Summary {
        let player = &self.players[seat];
        let built = |buildings: &[Building]| buildings.iter().filter(|one| player.has(**one)).count() as u8;
        use Building::{LargeHotel, LargeRoad, LargeWorkshop, SmallHotel, SmallRoad, SmallWorkshop};
        let data = data();
        let mut paths = [None; PathCount::ALL.len()];
        for year in 1..=self.revealed_years() as u8 {
            let path = data.cards[player.path(year).index()].path;
            paths[path.index()] = Some(path_count(player, data, path));
        }
        Summary {
            board: player.board,
            tracks: player.tracks,
            citizens: player.citizens,
            cohorts: player.cohorts,
            production: player.production,
            granaries: player.granary(),
            houses: built(&[SmallHotel, LargeHotel, SmallWorkshop, LargeWorkshop]),
            roads: built(&[SmallRoad, LargeRoad]),
            favors: player.temple_favors + player.diplomat_favors.iter().sum::<u8>(),
            attributes: player.attributes,
            buildings: Building::ALL.map(|building| player.has(building)),
            cells: player.map.len() as u8,
            goods: entries(&player.market),
            performances: entries(&player.theater),
            bribes: entries(&player.baths),
            rulings: player.court.iter().map(|years| years.count_ones() as u8).sum(),
            strength: player.gladiators.iter().map(|fighter| fighter.trained - fighter.damage).sum(),
            temple_boxes: player.temple_boxes,
            diplomats: player.diplomats.iter().flatten().count() as u8,
            disdain: player.disdain(),
            paths,
        }
    }
}

/// How many of these boxes are filled.
fn entries(boxes: &[u8]) -> u8 {
    boxes.iter().filter(|&&entry| entry != 0).count() as u8
}
