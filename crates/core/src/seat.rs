//! Seats at the table, sets of them, and collections kept by seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Serialize, Serializer};
use ts_rs::TS;

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in clockwise order; people read it as a letter, `A` to `F`.
///
/// ```
/// # use lusoria_core::Seat;
/// assert_eq!(Seat::new(1).to_string(), "B");
/// assert_eq!("B".parse::<Seat>().unwrap().index(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, TS)]
#[ts(type = "string")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index. Panics at [`MAX_SEATS`] and above: no game has such a seat.
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no game has that many seats");
        Seat(index as u8)
    }

    /// The position in arrays kept by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbor to the left (clockwise) at a table of `n_seats`.
    #[inline]
    pub const fn left(self, n_seats: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize >= n_seats { Seat(0) } else { Seat(next) }
    }

    /// The neighbor to the right (counterclockwise) at a table of `n_seats`.
    #[inline]
    pub const fn right(self, n_seats: usize) -> Seat {
        if self.0 == 0 { Seat(n_seats as u8 - 1) } else { Seat(self.0 - 1) }
    }

    /// All seats of a table, `A` first.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n_seats).map(Seat::new)
    }

    /// All seats of a table in clockwise order, beginning with this one.
    pub fn clockwise(self, n_seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..n_seats).map(move |step| Seat::new((self.index() + step) % n_seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a seat letter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a seat: seats are the letters A to F")]
pub struct ParseSeatError(String);

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text.as_bytes() {
            [letter] if (b'A'..b'A' + MAX_SEATS as u8).contains(&letter.to_ascii_uppercase()) => {
                Ok(Seat(letter.to_ascii_uppercase() - b'A'))
            }
            _ => Err(ParseSeatError(text.to_owned())),
        }
    }
}

crate::text_json!(Seat);

/// A set of seats, such as those who still have to choose in a simultaneous phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table of `n_seats`.
    #[inline]
    pub const fn all(n_seats: usize) -> SeatSet {
        SeatSet(((1u16 << n_seats) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat; adding it twice changes nothing.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out, if it is there.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set, the one asked first where an order is needed.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat::new).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat of a table of up to `MAX` seats, without a heap; indexed by [`Seat`].
///
/// Places beyond the table hold the default value and are never shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T, const MAX: usize = MAX_SEATS> {
    items: [T; MAX],
    n_seats: u8,
}

impl<T: Default + Copy, const MAX: usize> BySeat<T, MAX> {
    /// The default value for each seat of a table of `n_seats`.
    pub fn new(n_seats: usize) -> Self {
        assert!(n_seats <= MAX, "a table of {n_seats} does not fit");
        BySeat { items: [T::default(); MAX], n_seats: n_seats as u8 }
    }
}

impl<T: Default, const MAX: usize> BySeat<T, MAX> {
    /// The value of `f` for each seat of a table of `n_seats`.
    pub fn from_fn(n_seats: usize, mut f: impl FnMut(Seat) -> T) -> Self {
        assert!(n_seats <= MAX, "a table of {n_seats} does not fit");
        let items = std::array::from_fn(|index| if index < n_seats { f(Seat::new(index)) } else { T::default() });
        BySeat { items, n_seats: n_seats as u8 }
    }
}

impl<T, const MAX: usize> BySeat<T, MAX> {
    /// How many seats the table has.
    #[inline]
    pub const fn len(&self) -> usize {
        self.n_seats as usize
    }

    /// Whether the table has no seat.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.n_seats == 0
    }

    /// The values in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.n_seats as usize]
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The values in seat order, to change.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items[..self.n_seats as usize].iter_mut()
    }

    /// Each seat with its value.
    pub fn pairs(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.iter().enumerate().map(|(index, item)| (Seat::new(index), item))
    }
}

impl<T, const MAX: usize> Index<Seat> for BySeat<T, MAX> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T, const MAX: usize> IndexMut<Seat> for BySeat<T, MAX> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug, const MAX: usize> fmt::Debug for BySeat<T, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const MAX: usize> Serialize for BySeat<T, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbors_go_round_the_table() {
        assert_eq!(Seat::new(2).left(3), Seat::new(0));
        assert_eq!(Seat::new(0).right(3), Seat::new(2));
        let round: Vec<_> = Seat::new(1).clockwise(3).map(Seat::index).collect();
        assert_eq!(round, [1, 2, 0]);
    }

    #[test]
    fn a_seat_is_a_letter_and_nothing_else() {
        for text in ["", "G", "AA", "1", "é", "@"] {
            assert!(text.parse::<Seat>().is_err(), "{text}");
        }
        assert_eq!("f".parse::<Seat>().unwrap(), Seat::new(5));
    }

    #[test]
    fn a_full_set_holds_every_seat_of_the_table() {
        assert_eq!(SeatSet::all(6).len(), 6);
        assert_eq!(SeatSet::all(2).iter().collect::<SeatSet>(), SeatSet::all(2));
        assert_eq!(SeatSet::EMPTY.first(), None);
    }

    #[test]
    fn values_beyond_the_table_are_not_shown() {
        let by_seat: BySeat<u8, 4> = BySeat::from_fn(2, |seat| seat.index() as u8 + 5);
        assert_eq!(serde_json::to_string(&by_seat).unwrap(), "[5,6]");
    }
}
