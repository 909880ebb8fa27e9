//! Why a move is refused: the clause and the sentence.

use lusoria_core::{Arg, Refusal, Seat, Text};
use thiserror::Error;

use crate::vocab::Value;

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
