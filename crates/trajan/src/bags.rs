//! Small containers without a heap: markers of a tray, cards of a hand, piles in order, and walking through bit sets.

use std::fmt;

use crate::vocab::{Color, Commodity};

/// Action markers as a bag: two bits for each color, since a player has two of each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Markers(u16);

impl Markers {
    /// No marker.
    pub const NONE: Markers = Markers(0);
    /// The twelve markers of a player (TRJ-2.1).
    pub const ALL: Markers = Markers(0b10_10_10_10_10_10);
    /// How many markers a player has.
    pub const COUNT: u32 = 12;

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        (self.0 & 0x555).count_ones() + 2 * (self.0 & 0xAAA).count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are of a color.
    #[inline]
    pub const fn count(self, color: Color) -> u8 {
        (self.0 >> (2 * color as u16) & 3) as u8
    }

    /// Adds one; there must not be two of the color yet.
    #[inline]
    pub fn add(&mut self, color: Color) {
        debug_assert!(self.count(color) < 2);
        self.0 += 1 << (2 * color as u16);
    }

    /// Takes one out; it must be there.
    #[inline]
    pub fn remove(&mut self, color: Color) {
        debug_assert!(self.count(color) > 0);
        self.0 -= 1 << (2 * color as u16);
    }

    /// The colors that occur, as a set.
    #[inline]
    pub const fn colors(self) -> u32 {
        // The pairs of bits are folded to single bits, then the six of them are moved together.
        let some = (self.0 | self.0 >> 1) as u32 & 0x555;
        let twos = (some | some >> 1) & 0x333;
        let fours = (twos | twos >> 2) & 0xF0F;
        (fours | fours >> 4) & 0x3F
    }

    /// Whether both colors are there; a color shown twice needs two markers. Rules: TRJ-6.1, TRJ-6.2.
    #[inline]
    pub const fn fulfill(self, [first, second]: [Color; 2]) -> bool {
        if first as u8 == second as u8 {
            self.count(first) == 2
        } else {
            self.count(first) > 0 && self.count(second) > 0
        }
    }

    /// The markers one by one, in the order of colors.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().flat_map(move |color| (0..self.count(color)).map(move |_| color))
    }
}

impl fmt::Debug for Markers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Commodity cards as a bag: four bits for each kind, of which there are five cards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    const ONES: u64 = 0x1111_1111_1111;

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        const HALVES: u64 = 0x0F0F_0F0F_0F0F;
        let bytes = (self.0 & HALVES) + (self.0 >> 4 & HALVES);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are of a kind.
    #[inline]
    pub const fn count(self, card: Commodity) -> u8 {
        (self.0 >> (4 * card as u64) & 15) as u8
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, card: Commodity) {
        self.0 += 1 << (4 * card as u64);
    }

    /// Takes one out; it must be there.
    #[inline]
    pub fn remove(&mut self, card: Commodity) {
        debug_assert!(self.count(card) > 0);
        self.0 -= 1 << (4 * card as u64);
    }

    /// Takes one out if it is there.
    #[inline]
    pub fn remove_if_any(&mut self, card: Commodity) {
        if self.count(card) > 0 {
            self.remove(card);
        }
    }

    /// The kinds that occur, as a set.
    #[inline]
    pub const fn kinds(self) -> u32 {
        gather((self.0 | self.0 >> 1 | self.0 >> 2) & Cards::ONES)
    }

    /// The kinds that occur at least twice, as a set.
    #[inline]
    pub const fn pairs(self) -> u32 {
        gather((self.0 >> 1 | self.0 >> 2) & Cards::ONES)
    }

    /// How many there are of the most frequent kind.
    #[inline]
    pub const fn most_of_a_kind(self) -> u8 {
        let at_least_4 = self.0 >> 2 & Cards::ONES;
        let at_least_2 = self.0 >> 1 & Cards::ONES;
        match (at_least_4, at_least_2) {
            (1.., _) => 4 + (at_least_4 & self.0 != 0) as u8,
            (_, 1..) => 2 + (at_least_2 & self.0 != 0) as u8,
            _ => (self.0 != 0) as u8,
        }
    }

    /// The cards one by one, in the order of kinds.
    pub fn iter(self) -> impl Iterator<Item = Commodity> {
        Commodity::ALL.into_iter().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

/// Moves every fourth bit together: bit 4i becomes bit i.
#[inline]
const fn gather(bits: u64) -> u32 {
    let twos = (bits | bits >> 3) & 0x0303_0303_0303;
    let fours = (twos | twos >> 6) & 0x000F_000F_000F;
    ((fours & 0xF) | (fours >> 12 & 0xF0) | (fours >> 24 & 0xF00)) as u32
}

impl FromIterator<Commodity> for Cards {
    fn from_iter<I: IntoIterator<Item = Commodity>>(cards: I) -> Cards {
        let mut bag = Cards::NONE;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Things in order, the last one on top. Places above the top hold the default, so that equal piles are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// A pile of nothing.
    #[inline]
    pub fn new() -> Self {
        Pile { items: [T::default(); N], len: 0 }
    }

    /// How many things there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The one on top.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// From the bottom to the top.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// From the bottom to the top, to be put in another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// Puts one on top; there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = (self.len as usize).checked_sub(1)?;
        self.len -= 1;
        Some(std::mem::take(&mut self.items[last]))
    }

    /// Puts another one in the place of the top one; the pile must not be empty.
    #[inline]
    pub fn replace_top(&mut self, item: T) {
        self.items[self.len as usize - 1] = item;
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        *self = Pile::new();
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::new();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// The positions of the bits that are set, lowest first.
#[inline]
pub fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_count_and_know_their_colors() {
        let mut markers = Markers::ALL;
        assert_eq!((markers.len(), markers.colors()), (12, 0x3F));
        markers.remove(Color::Green);
        assert!(!markers.fulfill([Color::Green, Color::Green]) && markers.fulfill([Color::Green, Color::Blue]));
        markers.remove(Color::Green);
        assert_eq!((markers.len(), markers.colors()), (10, 0x3F & !Color::Green.bit()));
    }

    #[test]
    fn cards_count_and_know_their_kinds_and_pairs() {
        for card in Commodity::ALL {
            let mut cards: Cards = [card].into_iter().collect();
            assert_eq!((cards.len(), cards.kinds(), cards.pairs()), (1, card.bit(), 0));
            for n_cards in 1..5 {
                assert_eq!(cards.most_of_a_kind(), n_cards);
                cards.add(card);
            }
            assert_eq!(cards.most_of_a_kind(), 5);
            assert_eq!((cards.len(), cards.kinds(), cards.pairs()), (5, card.bit(), card.bit()));
        }
        let all: Cards = Commodity::ALL.into_iter().flat_map(|card| [card; 5]).collect();
        assert_eq!((all.len(), all.kinds()), (60, 0xFFF));
    }

    #[test]
    fn a_pile_forgets_what_was_taken() {
        let mut pile: Pile<Commodity, 3> = [Commodity::Wine, Commodity::Fish].into_iter().collect();
        assert_eq!(pile.pop(), Some(Commodity::Fish));
        assert_eq!(pile, [Commodity::Wine].into_iter().collect());
    }
}
