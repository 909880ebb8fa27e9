//! What lies before a player, in numbers: for those who judge a position from outside.

use lusoria_core::Seat;

use crate::pieces::Pieces;
use crate::state::State;
use crate::vocab::{Building, Citizen, Track};

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
    /// Favours that can still be used.
    pub favours: u8,
}

impl State {
    /// What a player has, in numbers.
    pub fn summary(&self, seat: Seat) -> Summary {
        let player = &self.players[seat];
        let built = |buildings: &[Building]| buildings.iter().filter(|one| player.has(**one)).count() as u8;
        use Building::{LargeHotel, LargeRoad, LargeWorkshop, SmallHotel, SmallRoad, SmallWorkshop};
        Summary {
            board: player.board,
            tracks: player.tracks,
            citizens: player.citizens,
            cohorts: player.cohorts,
            production: player.production,
            granaries: player.granary(),
            houses: built(&[SmallHotel, LargeHotel, SmallWorkshop, LargeWorkshop]),
            roads: built(&[SmallRoad, LargeRoad]),
            favours: player.temple_favours + player.diplomat_favours.iter().sum::<u8>(),
        }
    }
}
