//! The nouns: card values and bags of them.

use std::fmt;

use lusoria_core::words;

/// How many values there are.
pub const N_VALUES: usize = 5;

words! {
    /// The value of a card, which is all there is to a card (MIC-1.1).
    Value {
        /// The lowest.
        One = "one",
        /// Below the middle.
        Two = "two",
        /// The middle.
        Three = "three",
        /// The lowest that can be cashed.
        Four = "four",
        /// The highest.
        Five = "five",
    }
}

impl Value {
    /// The number on the card.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// Cards whose order does not matter: how many of each value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag([u8; N_VALUES]);

impl Bag {
    /// How many cards of a value.
    #[inline]
    pub const fn count(&self, value: Value) -> u8 {
        self.0[value as usize]
    }

    /// How many cards in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; N_VALUES]
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, value: Value) {
        self.0[value as usize] += 1;
    }

    /// Takes a card that is there.
    #[inline]
    pub fn take(&mut self, value: Value) {
        self.0[value as usize] -= 1;
    }

    /// Takes a card if it is there.
    #[inline]
    pub fn discount(&mut self, value: Value) {
        self.0[value as usize] = self.0[value as usize].saturating_sub(1);
    }

    /// The different values that are there, the lowest first.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = Value> {
        Value::ALL.into_iter().filter(move |&value| self.count(value) > 0)
    }

    /// Every single card, the lowest first.
    pub fn cards(self) -> impl Iterator<Item = Value> {
        Value::ALL.into_iter().flat_map(move |value| std::iter::repeat_n(value, usize::from(self.count(value))))
    }

    /// The sum of the numbers on the cards.
    pub fn sum(self) -> u8 {
        self.cards().map(Value::number).sum()
    }
}

impl FromIterator<Value> for Bag {
    fn from_iter<I: IntoIterator<Item = Value>>(cards: I) -> Bag {
        let mut bag = Bag::default();
        cards.into_iter().for_each(|value| bag.add(value));
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
