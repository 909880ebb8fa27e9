//! The text of moves, both directions: a verb and at most one word.

use std::fmt;
use std::str::FromStr;

use lusoria_core::ParseMoveError;
use lusoria_core::game_text::Words;

use crate::moves::Move;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place { color } => write!(f, "place {color}"),
            Move::Take { from } => write!(f, "take {from}"),
            Move::Tile { category } => write!(f, "tile {category}"),
            Move::Slot { slot } => write!(f, "slot {slot}"),
            Move::Sow { tray } => write!(f, "sow {tray}"),
            Move::Drop { color } => write!(f, "drop {color}"),
            Move::Use { count } => write!(f, "use {count}"),
            Move::Decline => f.write_str("decline"),
            Move::Assign { action } => write!(f, "assign {action}"),
            Move::Act => f.write_str("act"),
            Move::Skip => f.write_str("skip"),
            Move::Draw => f.write_str("draw"),
            Move::Play => f.write_str("play"),
            Move::Ship => f.write_str("ship"),
            Move::Discard { card } => write!(f, "discard {card}"),
            Move::Onto { pile } => write!(f, "onto {pile}"),
            Move::Lay { card } => write!(f, "lay {card}"),
            Move::Load { ship } => write!(f, "load {ship}"),
            Move::Add { card } => write!(f, "add {card}"),
            Move::AddJoker => f.write_str("add-joker"),
            Move::Pair { card } => write!(f, "pair {card}"),
            Move::HalfPair { card } => write!(f, "half-pair {card}"),
            Move::JokerPair => f.write_str("joker-pair"),
            Move::Finish => f.write_str("finish"),
            Move::Pick { tile } => write!(f, "pick {tile}"),
            Move::Recruit => f.write_str("recruit"),
            Move::March => f.write_str("march"),
            Move::Deploy => f.write_str("deploy"),
            Move::Go { province } => write!(f, "go {province}"),
            Move::Hire => f.write_str("hire"),
            Move::Build => f.write_str("build"),
            Move::Space { space } => write!(f, "space {space}"),
            Move::Spend { resource } => write!(f, "spend {resource}"),
            Move::Again => f.write_str("again"),
            Move::Stop => f.write_str("stop"),
            Move::Claim { side } => write!(f, "claim {side}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let mut words = Words::new(text);
        let verb: &str = &words.word("a verb")?.to_ascii_lowercase();
        let mv = match verb {
            "place" => Move::Place { color: words.parse("a color")? },
            "take" => Move::Take { from: words.parse("deck, left or right")? },
            "tile" => Move::Tile { category: words.parse("a category of Trajan tiles")? },
            "slot" => Move::Slot { slot: words.parse("a slot, I to VI")? },
            "sow" => Move::Sow { tray: words.parse("a tray, I to VI")? },
            "drop" => Move::Drop { color: words.parse("a color")? },
            "use" => Move::Use { count: words.parse("a number")? },
            "decline" => Move::Decline,
            "assign" => Move::Assign { action: words.parse("an action")? },
            "act" => Move::Act,
            "skip" => Move::Skip,
            "draw" => Move::Draw,
            "play" => Move::Play,
            "ship" => Move::Ship,
            "discard" => Move::Discard { card: words.parse("a commodity")? },
            "onto" => Move::Onto { pile: words.parse("left or right")? },
            "lay" => Move::Lay { card: words.parse("a commodity")? },
            "load" => Move::Load { ship: words.parse("a ship")? },
            "add" => Move::Add { card: words.parse("a commodity")? },
            "add-joker" => Move::AddJoker,
            "pair" => Move::Pair { card: words.parse("a commodity")? },
            "half-pair" => Move::HalfPair { card: words.parse("a commodity")? },
            "joker-pair" => Move::JokerPair,
            "finish" => Move::Finish,
            "pick" => Move::Pick { tile: words.parse("a forum tile")? },
            "recruit" => Move::Recruit,
            "march" => Move::March,
            "deploy" => Move::Deploy,
            "go" => Move::Go { province: words.parse("a province")? },
            "hire" => Move::Hire,
            "build" => Move::Build,
            "space" => Move::Space { space: words.parse("a space, r1c1 to r4c5")? },
            "spend" => Move::Spend { resource: words.parse("tile or joker")? },
            "again" => Move::Again,
            "stop" => Move::Stop,
            "claim" => Move::Claim { side: words.parse("left or right")? },
            other => {
                return Err(ParseMoveError { column: 1, message: format!("{other:?} is not a verb of this game") });
            }
        };
        words.finish(mv)
    }
}
