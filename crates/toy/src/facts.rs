//! What is printed, for whoever draws it.

use lusoria_core::contract::Printed;
use lusoria_core::game_text::Name;
use serde::Serialize;
use ts_rs::TS;

use crate::Micatio;
use crate::data::DATA;
use crate::vocab::Value;

/// What is printed.
#[derive(Serialize, TS)]
pub struct Facts {
    /// The cards of the game, the lowest first.
    pub cards: Vec<CardFacts>,
}

/// One kind of card.
#[derive(Serialize, TS)]
pub struct CardFacts {
    /// Its value.
    pub card: Value,
    /// The number on it.
    pub number: u8,
    /// How many there are (MIC-1.1).
    pub copies: u8,
}

impl Printed for Micatio {
    type Facts = Facts;

    /// Everything printed.
    fn facts() -> Facts {
        let card = |card: Value| CardFacts { card, number: card.number(), copies: DATA.cards.count(card) };
        Facts { cards: Value::ALL.into_iter().map(card).collect() }
    }

    fn names() -> &'static [Name] {
        &DATA.names
    }
}
