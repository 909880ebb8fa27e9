//! What a seat may choose, what happens, and why something is refused.

use lusoria_core::{Arg, GameEvent, Refusal, Seat, Text, Viewer};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::vocab::Value;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Move {
    /// MIC-3.1: lay a card face down, `lay three`.
    Lay { card: Value },
    /// MIC-3.5: draw the top card of the deck, `draw`.
    Draw,
    /// MIC-3.6: demand a card from another player, `demand B`.
    Demand { seat: Seat },
    /// MIC-3.7: discard a high card for a point, `cash five`.
    Cash { card: Value },
    /// MIC-3.8: give up this favor, `pass`.
    Pass,
    /// MIC-3.6: hand over a card, `give one`.
    Give { card: Value },
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A card was laid face down; only its owner knows which.
    Laid { seat: Seat, card: Option<Value> },
    /// A laid card was turned over.
    Revealed { seat: Seat, card: Value },
    /// A seat won the round.
    Won { seat: Seat },
    /// Nobody won the round.
    Tied,
    /// A card was drawn; only who drew it knows which.
    Drew { seat: Seat, card: Option<Value> },
    /// A card was demanded.
    Demanded { seat: Seat, from: Seat },
    /// A card was handed over openly.
    Gave { seat: Seat, to: Seat, card: Value },
    /// A card was discarded for a point.
    Cashed { seat: Seat, card: Value },
    /// A favor was given up.
    Passed { seat: Seat },
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Laid { seat, .. } if !viewer.sees(seat) => Event::Laid { seat, card: None },
            Event::Drew { seat, .. } if !viewer.sees(seat) => Event::Drew { seat, card: None },
            open => open,
        })
    }

    fn is_irrevocable(&self) -> bool {
        matches!(self, Event::Revealed { .. } | Event::Drew { .. } | Event::Gave { .. })
    }

    fn say(&self) -> Text {
        let with_card = |known: &'static str, hidden: &'static str, seat: Seat, card: Option<Value>| match card {
            Some(card) => Text::new(known).with("seat", seat).with("card", Arg::Name(card.id())),
            None => Text::new(hidden).with("seat", seat),
        };
        match *self {
            Event::Laid { seat, card } => with_card("mic-laid", "mic-laid-hidden", seat, card),
            Event::Revealed { seat, card } => with_card("mic-revealed", "mic-revealed", seat, Some(card)),
            Event::Won { seat } => Text::new("mic-won").with("seat", seat),
            Event::Tied => Text::new("mic-tied"),
            Event::Drew { seat, card } => with_card("mic-drew", "mic-drew-hidden", seat, card),
            Event::Demanded { seat, from } => Text::new("mic-demanded").with("seat", seat).with("from", from),
            Event::Gave { seat, to, card } => with_card("mic-gave", "mic-gave", seat, Some(card)).with("to", to),
            Event::Cashed { seat, card } => with_card("mic-cashed", "mic-cashed", seat, Some(card)),
            Event::Passed { seat } => Text::new("mic-passed").with("seat", seat),
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("it is not for seat {seat} to decide now")]
    NotYourTurn { seat: Seat },
    #[error("something else is asked now")]
    NotAsked,
    #[error("there is no {card} in your hand")]
    NotInHand { card: Value },
    #[error("the deck is empty")]
    DeckEmpty,
    #[error("only fours and fives can be cashed")]
    TooLow,
    #[error("a card can only be demanded from another player who has one")]
    NothingToDemand,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::Over => "MIC-4.1",
            Illegal::NotYourTurn { .. } => "MIC-3.1",
            Illegal::NotAsked => "MIC-3.4",
            Illegal::NotInHand { .. } => "MIC-3.1",
            Illegal::DeckEmpty => "MIC-3.5",
            Illegal::TooLow => "MIC-3.7",
            Illegal::NothingToDemand => "MIC-3.6",
        }
    }

    fn say(&self) -> Text {
        match *self {
            Illegal::Over => Text::new("mic-refused-over"),
            Illegal::NotYourTurn { seat } => Text::new("mic-refused-turn").with("seat", seat),
            Illegal::NotAsked => Text::new("mic-refused-not-asked"),
            Illegal::NotInHand { card } => Text::new("mic-refused-not-in-hand").with("card", Arg::Name(card.id())),
            Illegal::DeckEmpty => Text::new("mic-refused-deck-empty"),
            Illegal::TooLow => Text::new("mic-refused-too-low"),
            Illegal::NothingToDemand => Text::new("mic-refused-demand"),
        }
    }
}
