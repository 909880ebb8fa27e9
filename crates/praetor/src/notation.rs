//! Move notation, both ways.

use std::fmt;
use std::str::FromStr;

use lusoria_core::ParseMoveError;
use lusoria_core::game_text::Words;

use crate::moves::Move;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Side { side } => write!(f, "side {side}"),
            Move::Build => f.write_str("build"),
            Move::Activate => f.write_str("activate"),
            Move::LaborCamp => f.write_str("labor-camp"),
            Move::Pass => f.write_str("pass"),
            Move::Camp { tile } => write!(f, "camp {tile}"),
            Move::Tile { tile } => write!(f, "tile {tile}"),
            Move::Worker { experience } => write!(f, "worker {experience}"),
            Move::Cell { x, y } => write!(f, "cell {x} {y}"),
            Move::Rotate { rotation } => write!(f, "rotate {rotation}"),
            Move::Smith { amount } => write!(f, "smith {amount}"),
            Move::Sell { good, amount } => write!(f, "sell {good} {amount}"),
            Move::Buy { good, amount } => write!(f, "buy {good} {amount}"),
            Move::Skip { tile } => write!(f, "skip {tile}"),
            Move::Normal => f.write_str("normal"),
            Move::Recruit { hire: true } => f.write_str("recruit yes"),
            Move::Recruit { hire: false } => f.write_str("recruit no"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        const TILE: &str = "a tile such as sawmill-1";
        const GOOD: &str = "wood, stone, marble or weapons";
        const NUMBER: &str = "a number";
        let mut words = Words::new(text);
        let mv = match words.word("a move")? {
            "side" => Move::Side { side: words.parse("a or b")? },
            "build" => Move::Build,
            "activate" => Move::Activate,
            "labor-camp" => Move::LaborCamp,
            "pass" => Move::Pass,
            "camp" => Move::Camp { tile: words.parse(TILE)? },
            "tile" => Move::Tile { tile: words.parse(TILE)? },
            "worker" => Move::Worker { experience: words.parse(NUMBER)? },
            "cell" => Move::Cell { x: words.parse(NUMBER)?, y: words.parse(NUMBER)? },
            "rotate" => Move::Rotate { rotation: words.parse(NUMBER)? },
            "smith" => Move::Smith { amount: words.parse(NUMBER)? },
            "sell" => Move::Sell { good: words.parse(GOOD)?, amount: words.parse(NUMBER)? },
            "buy" => Move::Buy { good: words.parse(GOOD)?, amount: words.parse(NUMBER)? },
            "skip" => Move::Skip { tile: words.parse(TILE)? },
            "normal" => Move::Normal,
            "recruit" => Move::Recruit { hire: words.parse::<YesNo>("yes or no")?.0 },
            other => {
                let message = format!(
                    "{other:?} is not a move: side, build, activate, labor-camp, pass, camp, tile, worker, cell, \
                     rotate, smith, sell, buy, skip, normal, recruit"
                );
                return Err(ParseMoveError { column: 1, message });
            }
        };
        words.finish(mv)
    }
}

struct YesNo(bool);

impl FromStr for YesNo {
    type Err = ();

    fn from_str(text: &str) -> Result<YesNo, ()> {
        match text {
            "yes" => Ok(YesNo(true)),
            "no" => Ok(YesNo(false)),
            _ => Err(()),
        }
    }
}
