//! Move notation, both ways. The words are those of the decision model (HW-12).

use std::fmt;
use std::str::FromStr;

use lusoria_core::ParseMoveError;
use lusoria_core::game_text::Words;
use lusoria_core::word::UnknownWord;

use crate::moves::Move;
use crate::vocab::*;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Path { card } => write!(f, "path {card}"),
            Move::Gain { attribute } => write!(f, "gain {attribute}"),
            Move::Cohort { cohort } => write!(f, "cohort {cohort}"),
            Move::Favor { cohort, temple, diplomat } => write!(f, "favor {cohort} {temple} {diplomat}"),
            Move::Mine => f.write_str("mine"),
            Move::WallGuard => f.write_str("wall-guard"),
            Move::Cippi => f.write_str("cippi"),
            Move::Wall => f.write_str("wall"),
            Move::Fort { pay } => write!(f, "fort {pay}"),
            Move::Build { building } => write!(f, "build {building}"),
            Move::TrainBuilder => f.write_str("train-builder"),
            Move::Forum { give, also, gain } => write!(f, "forum {give} {also} {gain}"),
            Move::Citizen { citizen } => write!(f, "citizen {citizen}"),
            Move::BuyGood { source, hexagon } => write!(f, "buy-good {source} {hexagon}"),
            Move::Perform { performance } => write!(f, "perform {performance}"),
            Move::TrainGladiator { gladiator, pay } => write!(f, "train-gladiator {gladiator} {pay}"),
            Move::Battle { gladiator } => write!(f, "battle {gladiator}"),
            Move::ServeTemple { pay } => write!(f, "serve-temple {pay}"),
            Move::Bribe { bribe } => write!(f, "bribe {bribe}"),
            Move::Ruling { column } => write!(f, "ruling {column}"),
            Move::Diplomat { cohort } => write!(f, "diplomat {cohort}"),
            Move::Scout { source, cells } => write!(f, "scout {source} {cells}"),
            Move::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        const COHORT: &str = "left, center or right";
        const WORKER: &str = "soldier, builder, servant, civilian or resource";
        const ATTRIBUTE: &str = "renown, piety, valor or discipline";
        const GLADIATOR: &str = "red or blue";
        const SOURCE: &str = "own, left, right, neutral-1, neutral-2 or fate-deck";
        const NUMBER: &str = "a number";
        let mut words = Words::new(text);
        let mv = match words.word("a move")? {
            "path" => Move::Path { card: words.parse("a Player Card")? },
            "gain" => Move::Gain { attribute: words.parse(ATTRIBUTE)? },
            "cohort" => Move::Cohort { cohort: words.parse(COHORT)? },
            "favor" => Move::Favor {
                cohort: words.parse(COHORT)?,
                temple: words.parse(NUMBER)?,
                diplomat: words.parse(NUMBER)?,
            },
            "mine" => Move::Mine,
            "wall-guard" => Move::WallGuard,
            "cippi" => Move::Cippi,
            "wall" => Move::Wall,
            "fort" => Move::Fort { pay: words.parse(WORKER)? },
            "build" => Move::Build { building: words.parse("a building")? },
            "train-builder" => Move::TrainBuilder,
            "forum" => read_forum(&mut words, WORKER)?,
            "citizen" => Move::Citizen { citizen: words.parse("a citizen track")? },
            "buy-good" => Move::BuyGood { source: words.parse(SOURCE)?, hexagon: words.parse(NUMBER)? },
            "perform" => Move::Perform { performance: words.parse(NUMBER)? },
            "train-gladiator" => Move::TrainGladiator { gladiator: words.parse(GLADIATOR)?, pay: words.parse(WORKER)? },
            "battle" => Move::Battle { gladiator: words.parse(GLADIATOR)? },
            "serve-temple" => Move::ServeTemple { pay: words.parse(WORKER)? },
            "bribe" => Move::Bribe { bribe: words.parse(NUMBER)? },
            "ruling" => Move::Ruling { column: words.parse(COHORT)? },
            "diplomat" => Move::Diplomat { cohort: words.parse(COHORT)? },
            "scout" => Move::Scout { source: words.parse(SOURCE)?, cells: read_cells(&mut words)? },
            "stop" => Move::Stop,
            other => {
                let verbs = MoveKind::ALL.map(MoveKind::id).join(", ");
                return Err(ParseMoveError { column: 1, message: format!("{other:?} is not a move: {verbs}") });
            }
        };
        words.finish(mv)
    }
}

/// The two workers given back may be named in either order; the printed order is kept.
fn read_forum(words: &mut Words<'_>, worker: &str) -> Result<Move, ParseMoveError> {
    let (one, other): (Piece, Piece) = (words.parse(worker)?, words.parse(worker)?);
    Ok(Move::Forum { give: one.min(other), also: one.max(other), gain: words.parse(worker)? })
}

fn read_cells(words: &mut Words<'_>) -> Result<Cells, ParseMoveError> {
    let mut cells = Cells(0);
    while !words.is_done() {
        let Cell(cell) = words.parse("a cell such as 23, its row and its column")?;
        cells = Cells(cells.0 | cell.0);
    }
    if cells.is_empty() { Err(words.error("expected four cells, found the end")) } else { Ok(cells) }
}

/// One cell of the map.
struct Cell(Cells);

impl FromStr for Cell {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Cell, UnknownWord> {
        Cells::parse_cell(text).map(Cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_from_their_text() {
        for text in ["path pontiff", "fort soldier", "forum servant civilian builder", "scout own 22 31 32 41", "stop"]
        {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        let turned: Move = "forum civilian servant builder".parse().unwrap();
        assert_eq!(turned.to_string(), "forum servant civilian builder");
    }

    #[test]
    fn what_is_no_move_is_refused_with_its_column() {
        for (text, column) in
            [("dance", 1), ("fort gold", 6), ("scout own 22 61", 14), ("stop now", 6), ("scout own", 10)]
        {
            assert_eq!(text.parse::<Move>().unwrap_err().column, column, "{text}");
        }
    }
}
