//! Move notation, both ways.

use std::fmt;
use std::str::FromStr;

use lusoria_core::ParseMoveError;
use lusoria_core::game_text::Words;

use crate::moves::Move;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay { card } => write!(f, "lay {card}"),
            Move::Draw => f.write_str("draw"),
            Move::Demand { seat } => write!(f, "demand {seat}"),
            Move::Cash { card } => write!(f, "cash {card}"),
            Move::Pass => f.write_str("pass"),
            Move::Give { card } => write!(f, "give {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        const CARD: &str = "a card from one to five";
        let mut words = Words::new(text);
        let mv = match words.word("a move")? {
            "lay" => Move::Lay { card: words.parse(CARD)? },
            "draw" => Move::Draw,
            "demand" => Move::Demand { seat: words.parse("a seat")? },
            "cash" => Move::Cash { card: words.parse(CARD)? },
            "pass" => Move::Pass,
            "give" => Move::Give { card: words.parse(CARD)? },
            other => {
                let message = format!("{other:?} is not a move: lay, draw, demand, cash, pass, give");
                return Err(ParseMoveError { column: 1, message });
            }
        };
        words.finish(mv)
    }
}
