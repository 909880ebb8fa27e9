//! The nouns of the game: small values with a text form.

use std::fmt;
use std::ops::{BitAnd, Sub};
use std::str::FromStr;

use lusoria_core::Seat;
use lusoria_core::word::UnknownWord;
use lusoria_core::{piece_text, words};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::data::data;

/// City tiles in the box. PRA-2.1.
pub const N_TILES: usize = 42;
/// Tile types in the box. PRA-2.1.
pub const N_TYPES: usize = 21;
/// Wall tokens in the box. PRA-2.5.
pub const N_WALLS: usize = 14;
/// The most players.
pub const MAX_PLAYERS: usize = 5;

words! {
    /// What is owned, paid and traded. PRA-2.9.
    Resource {
        /// Gold pays wages and most fees.
        Gold = "gold",
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Marble.
        Marble = "marble",
        /// Weapons, forged of wood.
        Weapons = "weapons",
    }
}

impl Resource {
    /// How many kinds of resources there are.
    pub const COUNT: usize = 5;
    /// What a market trades, in the order it asks. PRA-14.1.
    pub const TRADED: [Resource; 4] = [Resource::Wood, Resource::Stone, Resource::Marble, Resource::Weapons];
}

words! {
    /// A side of a player board. PRA-2.6.
    Side {
        /// The same on every board.
        A = "a",
        /// Different on every board.
        B = "b",
    }
}

words! {
    /// The part of the stack a tile's back names. PRA-2.2.
    Stack {
        /// Laid out at the start.
        Start = "0",
        /// On top of the face-down stack.
        First = "I",
        /// Below it.
        Second = "II",
    }
}

words! {
    /// What the activation space of a tile looks like. PRA-2.3.
    Kind {
        /// Statue and triumphal arch have no space.
        None = "none",
        /// Work that gives experience. PRA-7.6.
        Red = "red",
        /// Work that gives none. PRA-7.6.
        Green = "green",
        /// A special tile, used without an active worker. PRA-9.1.
        Gray = "gray",
    }
}

words! {
    /// What a tile does. The data names it; the rules act on it.
    Effect {
        /// PRA-8.18: a monument does nothing.
        None = "none",
        /// PRA-8.1
        Gold = "gain-gold-by-experience",
        /// PRA-8.2
        Wood = "gain-wood-by-experience",
        /// PRA-8.3
        Stone = "gain-stone-by-experience",
        /// PRA-8.4
        Marble = "gain-marble-by-experience",
        /// PRA-8.5
        Smith = "wood-to-weapons-up-to-experience",
        /// PRA-8.6
        Curia = "gain-gold-per-own-tile",
        /// PRA-8.7
        Forum = "gain-gold-per-active-worker",
        /// PRA-8.8
        Maia = "points-per-active-worker",
        /// PRA-8.9
        Apollo = "points-per-own-tile",
        /// PRA-8.10
        Plutus = "points-per-wood-and-stone-held",
        /// PRA-8.11
        Mercury = "points-per-marble-and-weapons-held",
        /// PRA-8.12
        Venus = "points-of-morale-space",
        /// PRA-8.13
        Colosseum = "morale-per-own-tiles",
        /// PRA-8.14
        Oracle = "morale-per-retired-workers",
        /// PRA-8.15
        WorkerCamp = "villager-to-training-1",
        /// PRA-8.16
        Market = "trade-with-bank",
        /// PRA-8.17
        Outpost = "build-wall-token",
        /// PRA-9.3
        Academy = "skip-training-2",
        /// PRA-9.4
        LaborCamp = "use-retired-worker",
    }
}

words! {
    /// Where points on the track came from.
    Source {
        /// The first place on the track. PRA-3.10.
        Start = "start",
        /// Built tiles. PRA-6.6.
        Tiles = "tiles",
        /// Matching plazas. PRA-6.7.
        Plazas = "plazas",
        /// Activated temples. PRA-7.5.
        Temples = "temples",
        /// Wall tokens with their bonuses. PRA-15.2.
        Walls = "walls",
        /// Workers who retired. PRA-10.5.
        Retirement = "retirement",
        /// Wages that could not be paid. PRA-10.7.
        Unpaid = "unpaid",
        /// Emergency recruits. PRA-10.8.
        Recruits = "recruits",
    }
}

impl Source {
    /// How many sources there are.
    pub const COUNT: usize = 8;
}

/// An amount of each resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord, Hash, TS)]
#[ts(type = "{ gold?: number; wood?: number; stone?: number; marble?: number; weapons?: number }")]
pub struct Goods(pub [u16; Resource::COUNT]);

impl Goods {
    /// Whether these goods are at least those.
    #[inline]
    pub fn cover(&self, cost: &Goods) -> bool {
        self.0.iter().zip(&cost.0).all(|(held, asked)| held >= asked)
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_nothing(&self) -> bool {
        self.0 == [0; Resource::COUNT]
    }

    /// Puts more in.
    #[inline]
    pub fn add(&mut self, more: &Goods) {
        self.0.iter_mut().zip(&more.0).for_each(|(held, more)| *held += more);
    }

    /// Takes goods out that are there.
    #[inline]
    pub fn take(&mut self, cost: &Goods) {
        self.0.iter_mut().zip(&cost.0).for_each(|(held, cost)| *held -= cost);
    }

    /// The resources of which there is something, with their amounts.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, u16)> + '_ {
        Resource::ALL.into_iter().map(|resource| (resource, self[resource])).filter(|(_, amount)| *amount > 0)
    }
}

impl std::ops::Index<Resource> for Goods {
    type Output = u16;

    #[inline]
    fn index(&self, resource: Resource) -> &u16 {
        &self.0[resource as usize]
    }
}

impl std::ops::IndexMut<Resource> for Goods {
    #[inline]
    fn index_mut(&mut self, resource: Resource) -> &mut u16 {
        &mut self.0[resource as usize]
    }
}

/// As JSON: an object with the resources there are.
impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// A piece of the box that has an id of its own in the data.
macro_rules! piece {
    ($(#[$doc:meta])* $name:ident, $list:ident, $set:ident($bits:ty), $set_doc:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
        #[ts(type = "string")]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The position in arrays kept by piece.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Every one, in the order of the data.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..data().$list.len() as u8).map($name)
            }

            /// Its id in the data.
            pub fn id(self) -> &'static str {
                data().$list[self.index()].id
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        piece_text!($name);

        #[doc = $set_doc]
        #[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// None of them.
            pub const EMPTY: $set = $set(0);

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, piece: $name) -> bool {
                self.0 >> piece.0 & 1 != 0
            }

            /// Puts one in.
            #[inline]
            pub fn insert(&mut self, piece: $name) {
                self.0 |= 1 << piece.0;
            }

            /// Takes one out.
            #[inline]
            pub fn remove(&mut self, piece: $name) {
                self.0 &= !(1 << piece.0);
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first piece in the order of the data.
            #[inline]
            pub fn first(self) -> Option<$name> {
                (self.0 != 0).then_some($name(self.0.trailing_zeros() as u8))
            }

            /// The pieces in the order of the data.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $name> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let index = left.trailing_zeros() as u8;
                    let some = left != 0;
                    left &= left.wrapping_sub(1);
                    some.then_some($name(index))
                })
            }
        }

        impl BitAnd for $set {
            type Output = $set;

            /// What is in both.
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl Sub for $set {
            type Output = $set;

            /// What is not in the other.
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(pieces: I) -> $set {
                let mut set = $set::EMPTY;
                pieces.into_iter().for_each(|piece| set.insert(piece));
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

piece! {
    /// One of the city tiles.
    TileId, tiles, TileSet(u64), "A set of city tiles."
}

piece! {
    /// One of the wall tokens.
    WallId, walls, WallSet(u16), "A set of wall tokens."
}

/// A cell of the unbounded grid: x grows east, y grows south. PRA-3.3. Ordered row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cell {
    /// East of the outpost of the smaller layouts.
    pub x: i8,
    /// South of it.
    pub y: i8,
}

impl Cell {
    /// How far from the origin a cell may lie; a city of all tiles stays far inside.
    pub const REACH: i8 = 100;

    /// The cell with these coordinates.
    #[inline]
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    /// North, east, south and west of it.
    #[inline]
    pub const fn sides(self) -> [Cell; 4] {
        let Cell { x, y } = self;
        [Cell::new(x, y - 1), Cell::new(x + 1, y), Cell::new(x, y + 1), Cell::new(x - 1, y)]
    }

    /// Whether tiles on both share a side or a corner point.
    #[inline]
    pub(crate) const fn touches(self, other: Cell) -> bool {
        self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }

    /// One number for each cell, rows first.
    #[inline]
    pub(crate) const fn rank(self) -> i16 {
        self.y as i16 * 256 + self.x as i16
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Cell) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Cell {
    fn cmp(&self, other: &Cell) -> std::cmp::Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Four plaza patterns, two bits each, in the order north-west, north-east, south-east, south-west. PRA-2.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Corners(pub(crate) u8);

impl Corners {
    /// The corners with these pattern numbers.
    pub fn new(patterns: [u8; 4]) -> Corners {
        Corners(patterns.iter().enumerate().fold(0, |bits, (corner, pattern)| bits | (pattern & 3) << (2 * corner)))
    }

    /// PRA-6.8: what a tile shows after `rotation` clockwise quarter turns.
    #[inline]
    pub const fn turned(self, rotation: u8) -> Corners {
        Corners(self.0.rotate_left(2 * rotation as u32))
    }

    /// The pattern number at a corner.
    #[inline]
    pub const fn at(self, corner: usize) -> u8 {
        self.0 >> (2 * corner) & 3
    }

    /// The names of the patterns.
    pub fn names(self) -> [&'static str; 4] {
        std::array::from_fn(|corner| data().patterns[self.at(corner) as usize])
    }
}

/// A worker that stands on a tile this turn, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Stand(u8);

impl Stand {
    const PRESENT: u8 = 0x80;
    const HELPER: u8 = 0x40;

    /// Nobody stands there.
    pub const NOBODY: Stand = Stand(0);

    /// An active worker.
    #[inline]
    pub const fn worker(seat: Seat, experience: u8) -> Stand {
        Stand(Stand::PRESENT | (seat.index() as u8) << 3 | experience)
    }

    /// A retired worker sent through a labor camp. PRA-9.4.
    #[inline]
    pub const fn helper(seat: Seat) -> Stand {
        Stand(Stand::PRESENT | Stand::HELPER | (seat.index() as u8) << 3)
    }

    /// Whose worker it is, if there is one.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat::new((self.0 >> 3 & 7) as usize)) }
    }

    /// Whether it is a retired worker.
    #[inline]
    pub const fn is_helper(self) -> bool {
        self.0 & Stand::HELPER != 0
    }

    /// The experience of an active worker.
    #[inline]
    pub const fn experience(self) -> u8 {
        self.0 & 7
    }
}

/// `A 3`, or `A helper` for a retired worker.
impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            None => f.write_str("-"),
            Some(seat) if self.is_helper() => write!(f, "{seat} helper"),
            Some(seat) => write!(f, "{seat} {}", self.experience()),
        }
    }
}

impl fmt::Debug for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Stand {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Stand, UnknownWord> {
        let unknown = || UnknownWord::new("worker", text, ["A 2", "A helper"]);
        let (seat, worker) = text.split_once(' ').ok_or_else(unknown)?;
        let seat: Seat = seat.parse().map_err(|_| unknown())?;
        if worker == "helper" {
            return Ok(Stand::helper(seat));
        }
        match worker.parse() {
            Ok(experience @ 1..=7) => Ok(Stand::worker(seat, experience)),
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clockwise_quarter_turn_brings_the_north_west_corner_to_the_north_east() {
        let printed = Corners::new([0, 1, 2, 3]);
        for rotation in 0..4u8 {
            let shown = printed.turned(rotation);
            for corner in 0..4 {
                // PRA-6.8, word for word.
                assert_eq!(shown.at(corner), printed.at((corner + 4 - rotation as usize) % 4));
            }
        }
    }

    #[test]
    fn cells_are_ordered_row_by_row() {
        let mut cells = [Cell::new(3, 0), Cell::new(-2, 1), Cell::new(-5, 0), Cell::new(1, -1)];
        cells.sort();
        assert_eq!(cells, [Cell::new(1, -1), Cell::new(-5, 0), Cell::new(3, 0), Cell::new(-2, 1)]);
    }

    #[test]
    fn a_worker_on_a_tile_reads_back() {
        for stand in [Stand::worker(Seat::new(4), 5), Stand::helper(Seat::new(0)), Stand::worker(Seat::new(2), 1)] {
            assert_eq!(stand.to_string().parse(), Ok(stand));
        }
        for text in ["", "A", "A 0", "A 8", "G 1", "A x"] {
            assert!(text.parse::<Stand>().is_err(), "{text}");
        }
    }

    #[test]
    fn sets_list_their_pieces_in_order() {
        let set: TileSet = [TileId(41), TileId(0), TileId(7)].into_iter().collect();
        assert_eq!(set.iter().map(TileId::index).collect::<Vec<_>>(), [0, 7, 41]);
        assert_eq!(set.len(), 3);
    }
}
