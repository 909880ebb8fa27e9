//! The nouns: card values and bags of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many values there are.
pub const N_VALUES: usize = 5;

/// The value of a card, which is all there is to a card (MIC-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    One,
    Two,
    Three,
    Four,
    Five,
}

impl Value {
    /// Every value, the lowest first.
    pub const ALL: [Value; N_VALUES] = [Value::One, Value::Two, Value::Three, Value::Four, Value::Five];

    /// The id in data, notation and JSON.
    pub const fn id(self) -> &'static str {
        ["one", "two", "three", "four", "five"][self as usize]
    }

    /// The number on the card.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The word is no card value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no card {0:?}: the cards are one, two, three, four and five")]
pub struct ParseValueError(String);

impl FromStr for Value {
    type Err = ParseValueError;

    fn from_str(text: &str) -> Result<Value, ParseValueError> {
        Value::ALL.into_iter().find(|value| value.id() == text).ok_or_else(|| ParseValueError(text.to_owned()))
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
