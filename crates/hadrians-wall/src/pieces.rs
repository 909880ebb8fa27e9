//! Counts of the five pieces in one number, so that costs are compared and paid in one step.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::vocab::Piece;

/// How many of each piece: a Player Board, a cost or an income. The supply is unlimited (HW-2.3). One byte a piece, each at most [`Pieces::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(type = "{ [piece: string]: number }")]
pub struct Pieces(u64);

/// The top bit of each of the five bytes; counts stay below it, so a borrow shows there.
const TOPS: u64 = 0x80_8080_8080;

impl Pieces {
    /// Nothing.
    pub const NONE: Pieces = Pieces(0);
    /// The most a count may be; no game comes near it.
    pub const MAX: u8 = 127;

    /// One piece.
    #[inline]
    pub const fn one(piece: Piece) -> Pieces {
        Pieces(1 << (8 * piece as u32))
    }

    /// So many of one piece.
    #[inline]
    pub const fn of(piece: Piece, count: u8) -> Pieces {
        Pieces((count as u64) << (8 * piece as u32))
    }

    /// How many of this piece.
    #[inline]
    pub const fn count(self, piece: Piece) -> u8 {
        (self.0 >> (8 * piece as u32)) as u8
    }

    /// Whether this cost can be paid from here.
    #[inline]
    pub const fn covers(self, cost: Pieces) -> bool {
        ((self.0 | TOPS) - cost.0) & TOPS == TOPS
    }

    /// Whether there is at least one of this piece.
    #[inline]
    pub const fn has(self, piece: Piece) -> bool {
        self.count(piece) > 0
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All pieces together.
    pub fn total(self) -> u32 {
        Piece::ALL.iter().map(|piece| u32::from(self.count(*piece))).sum()
    }

    /// Each piece with its count, zeros left out.
    pub fn iter(self) -> impl Iterator<Item = (Piece, u8)> {
        Piece::ALL.into_iter().map(move |piece| (piece, self.count(piece))).filter(|(_, count)| *count > 0)
    }
}

impl Add for Pieces {
    type Output = Pieces;

    #[inline]
    fn add(self, other: Pieces) -> Pieces {
        Pieces(self.0 + other.0)
    }
}

impl AddAssign for Pieces {
    #[inline]
    fn add_assign(&mut self, other: Pieces) {
        self.0 += other.0;
    }
}

impl Sub for Pieces {
    type Output = Pieces;

    #[inline]
    fn sub(self, other: Pieces) -> Pieces {
        debug_assert!(self.covers(other), "{self:?} does not cover {other:?}");
        Pieces(self.0 - other.0)
    }
}

impl SubAssign for Pieces {
    #[inline]
    fn sub_assign(&mut self, other: Pieces) {
        *self = *self - other;
    }
}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// In English, for programs: `1 builder, 2 resources`.
impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (piece, count)) in self.iter().enumerate() {
            let separator = if place == 0 { "" } else { ", " };
            let ending = if count == 1 { "" } else { "s" };
            write!(f, "{separator}{count} {}{ending}", piece.id())?;
        }
        Ok(())
    }
}

impl Serialize for Pieces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(piece, count)| (piece.id(), count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_is_covered_only_when_every_piece_is_there() {
        let board = Pieces::of(Piece::Soldier, 2) + Pieces::of(Piece::Resource, 1);
        assert!(board.covers(Pieces::NONE));
        assert!(board.covers(Pieces::of(Piece::Soldier, 2) + Pieces::one(Piece::Resource)));
        assert!(!board.covers(Pieces::of(Piece::Soldier, 3)));
        assert!(!board.covers(Pieces::one(Piece::Builder)));
        assert!(!board.covers(Pieces::of(Piece::Resource, 2)));
    }

    #[test]
    fn paying_leaves_the_rest() {
        let board = Pieces::of(Piece::Civilian, 3) + Pieces::one(Piece::Servant);
        let left = board - Pieces::of(Piece::Civilian, 2);
        assert_eq!(left.iter().collect::<Vec<_>>(), [(Piece::Servant, 1), (Piece::Civilian, 1)]);
        assert_eq!(left.total(), 2);
    }
}
