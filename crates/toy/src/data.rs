//! What is printed, read once from `data/components.toml`.

use std::sync::LazyLock;

use lusoria_core::game_text::Name;
use lusoria_core::word::leak;
use serde::Deserialize;

use crate::vocab::{Bag, N_VALUES, Value};

/// The components.
pub(crate) struct Data {
    /// MIC-2.2: how many cards are dealt to each player.
    pub hand: usize,
    /// MIC-1.1: all cards.
    pub cards: Bag,
    /// The names of the cards, by value.
    pub names: [Name; N_VALUES],
}

pub(crate) static DATA: LazyLock<Data> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../data/components.toml")).expect("the data file is well formed");
    let card = |value: Value| {
        file.card
            .iter()
            .find(|card| card.id == value.id() && card.value == value.number())
            .expect("every value is listed")
    };
    Data {
        hand: file.deal.hand,
        cards: Value::ALL.into_iter().flat_map(|value| std::iter::repeat_n(value, card(value).copies)).collect(),
        names: Value::ALL.map(|value| {
            let Card { en, pl, ru, .. } = card(value);
            Name { id: value.id(), en: leak(en), pl: leak(pl), ru: leak(ru) }
        }),
    }
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    deal: Deal,
    card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deal {
    hand: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    value: u8,
    id: String,
    copies: usize,
    en: String,
    pl: String,
    ru: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_twenty_cards_four_of_each_value() {
        assert_eq!(DATA.cards.len(), crate::state::N_CARDS);
        assert!(Value::ALL.into_iter().all(|value| DATA.cards.count(value) == 4));
    }
}
