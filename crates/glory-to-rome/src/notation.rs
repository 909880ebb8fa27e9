//! Move notation and the notation of pending work, both ways.

use std::fmt;
use std::str::FromStr;

use lusoria_core::game_text::Words;
use lusoria_core::{ParseMoveError, Seat};

use crate::moves::Move;
use crate::state::{DemandStep, Pending, ThinkStep};
use crate::vocab::{Building, Material, Role};

const ROLE: &str = "a role";
const MATERIAL: &str = "a material";
const CARD: &str = "a building";
const SEAT: &str = "a seat";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = |complete: &bool| if *complete { " complete" } else { "" };
        match self {
            Move::Think => f.write_str("think"),
            Move::LeadCard { role, card } => write!(f, "lead {role} {card}"),
            Move::LeadJack { role } => write!(f, "lead {role} jack"),
            Move::LeadPetition { role, material } => write!(f, "lead {role} petition {material}"),
            Move::LeadPair { role, material } => write!(f, "lead {role} pair {material}"),
            Move::FollowCard { card } => write!(f, "follow {card}"),
            Move::FollowJack => f.write_str("follow jack"),
            Move::FollowPetition { material } => write!(f, "follow petition {material}"),
            Move::FollowPair { material } => write!(f, "follow pair {material}"),
            Move::AlsoCard { card } => write!(f, "also {card}"),
            Move::AlsoJack => f.write_str("also jack"),
            Move::AlsoPetition { material } => write!(f, "also petition {material}"),
            Move::AlsoPair { material } => write!(f, "also pair {material}"),
            Move::Put { card } => write!(f, "put {card}"),
            Move::Done => f.write_str("done"),
            Move::Pass => f.write_str("pass"),
            Move::DiscardCard { card } => write!(f, "discard {card}"),
            Move::DiscardJack => f.write_str("discard jack"),
            Move::DiscardHand => f.write_str("discard all"),
            Move::TakeJack => f.write_str("jack"),
            Move::Refill => f.write_str("refill"),
            Move::Draw => f.write_str("draw"),
            Move::Hire { role } => write!(f, "hire {role}"),
            Move::HireCard { card } => write!(f, "hire hand {card}"),
            Move::HireDeck => f.write_str("hire deck"),
            Move::Act { role } => write!(f, "act {role}"),
            Move::Hold { role } => write!(f, "hold {role}"),
            Move::Take { material } => write!(f, "take {material}"),
            Move::Store { card } => write!(f, "store {card}"),
            Move::Lay { card, site, out } => {
                write!(f, "lay {card}")?;
                // Only a Statue has a choice of sites.
                if *card == Building::Statue {
                    write!(f, " {site}")?;
                }
                f.write_str(if *out { " out" } else { "" })
            }
            Move::AddCard { card, to, complete } => write!(f, "add {card} to {to}{}", end(complete)),
            Move::AddStockpile { material, to, complete } => write!(f, "build {material} to {to}{}", end(complete)),
            Move::AddPool { material, to, complete } => write!(f, "build pool {material} to {to}{}", end(complete)),
            Move::Fountain => f.write_str("fountain"),
            Move::Keep => f.write_str("keep"),
            Move::ShareStockpile { material, seat, building } => write!(f, "share {material} {seat} {building}"),
            Move::SharePool { material, seat, building } => write!(f, "share pool {material} {seat} {building}"),
            Move::Sell { material } => write!(f, "sell {material}"),
            Move::SellDeck => f.write_str("sell deck"),
            Move::SellCard { card } => write!(f, "sell hand {card}"),
            Move::Reveal { card } => write!(f, "reveal {card}"),
            Move::Give { card } => write!(f, "give {card}"),
            Move::Glory => f.write_str("glory"),
            Move::Plunder => f.write_str("plunder"),
            Move::Capture { seat, role } => write!(f, "capture {seat} {role}"),
            Move::Seize { seat, building } => write!(f, "seize {seat} {building}"),
            Move::Exchange { seat, building } => write!(f, "exchange {seat} {building}"),
            Move::Claim { seat } => write!(f, "claim {seat}"),
            Move::Save { material } => write!(f, "save {material}"),
            Move::Concede { seat } => write!(f, "concede {seat}"),
        }
    }
}

/// A word that may begin something longer.
enum Start {
    Jack,
    Petition,
    Pair,
    Card(Building),
}

impl FromStr for Start {
    type Err = ();

    fn from_str(text: &str) -> Result<Start, ()> {
        Ok(match text {
            "jack" => Start::Jack,
            "petition" => Start::Petition,
            "pair" => Start::Pair,
            card => Start::Card(card.parse().map_err(drop)?),
        })
    }
}

/// A source word, or already the thing itself.
enum From<T> {
    Word(&'static str),
    Thing(T),
}

impl<T: FromStr> FromStr for From<T> {
    type Err = ();

    fn from_str(text: &str) -> Result<From<T>, ()> {
        let known = ["jack", "all", "hand", "deck", "pool"].into_iter().find(|word| *word == text);
        match text.parse() {
            Ok(thing) => Ok(From::Thing(thing)),
            Err(_) => known.map(From::Word).ok_or(()),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let mut words = Words::new(text);
        let mv = match words.word("a move")? {
            "think" => Move::Think,
            "lead" => parse_lead(&mut words)?,
            "follow" => match words.parse("a building, jack, petition or pair")? {
                Start::Jack => Move::FollowJack,
                Start::Petition => Move::FollowPetition { material: words.parse(MATERIAL)? },
                Start::Pair => Move::FollowPair { material: words.parse(MATERIAL)? },
                Start::Card(card) => Move::FollowCard { card },
            },
            "also" => match words.parse("a building, jack, petition or pair")? {
                Start::Jack => Move::AlsoJack,
                Start::Petition => Move::AlsoPetition { material: words.parse(MATERIAL)? },
                Start::Pair => Move::AlsoPair { material: words.parse(MATERIAL)? },
                Start::Card(card) => Move::AlsoCard { card },
            },
            "put" => Move::Put { card: words.parse(CARD)? },
            "done" => Move::Done,
            "pass" => Move::Pass,
            "discard" => match words.parse("a building, jack or all")? {
                From::Thing(card) => Move::DiscardCard { card },
                From::Word("jack") => Move::DiscardJack,
                From::Word("all") => Move::DiscardHand,
                From::Word(_) => return Err(words.error("expected a building, jack or all")),
            },
            "jack" => Move::TakeJack,
            "refill" => Move::Refill,
            "draw" => Move::Draw,
            "hire" => match words.parse("a role, hand or deck")? {
                From::Thing(role) => Move::Hire { role },
                From::Word("hand") => Move::HireCard { card: words.parse(CARD)? },
                From::Word("deck") => Move::HireDeck,
                From::Word(_) => return Err(words.error("expected a role, hand or deck")),
            },
            "act" => Move::Act { role: words.parse(ROLE)? },
            "hold" => Move::Hold { role: words.parse(ROLE)? },
            "take" => Move::Take { material: words.parse(MATERIAL)? },
            "store" => Move::Store { card: words.parse(CARD)? },
            "lay" => parse_lay(&mut words)?,
            "add" => {
                let card = words.parse(CARD)?;
                let (to, complete) = parse_target(&mut words)?;
                Move::AddCard { card, to, complete }
            }
            "build" => {
                let (material, from_pool) = parse_source(&mut words)?;
                let (to, complete) = parse_target(&mut words)?;
                match from_pool {
                    true => Move::AddPool { material, to, complete },
                    false => Move::AddStockpile { material, to, complete },
                }
            }
            "fountain" => Move::Fountain,
            "keep" => Move::Keep,
            "share" => {
                let (material, from_pool) = parse_source(&mut words)?;
                let seat = words.parse(SEAT)?;
                let building = words.parse(CARD)?;
                match from_pool {
                    true => Move::SharePool { material, seat, building },
                    false => Move::ShareStockpile { material, seat, building },
                }
            }
            "sell" => match words.parse("a material, hand or deck")? {
                From::Thing(material) => Move::Sell { material },
                From::Word("hand") => Move::SellCard { card: words.parse(CARD)? },
                From::Word("deck") => Move::SellDeck,
                From::Word(_) => return Err(words.error("expected a material, hand or deck")),
            },
            "reveal" => Move::Reveal { card: words.parse(CARD)? },
            "give" => Move::Give { card: words.parse(CARD)? },
            "glory" => Move::Glory,
            "plunder" => Move::Plunder,
            "capture" => Move::Capture { seat: words.parse(SEAT)?, role: words.parse(ROLE)? },
            "seize" => Move::Seize { seat: words.parse(SEAT)?, building: words.parse(CARD)? },
            "exchange" => Move::Exchange { seat: words.parse(SEAT)?, building: words.parse(CARD)? },
            "claim" => Move::Claim { seat: words.parse(SEAT)? },
            "save" => Move::Save { material: words.parse(MATERIAL)? },
            "concede" => Move::Concede { seat: words.parse(SEAT)? },
            other => return Err(ParseMoveError { column: 1, message: format!("{other:?} is not a move") }),
        };
        words.finish(mv)
    }
}

fn parse_lead(words: &mut Words<'_>) -> Result<Move, ParseMoveError> {
    let role = words.parse(ROLE)?;
    Ok(match words.parse("a building, jack, petition or pair")? {
        Start::Jack => Move::LeadJack { role },
        Start::Petition => Move::LeadPetition { role, material: words.parse(MATERIAL)? },
        Start::Pair => Move::LeadPair { role, material: words.parse(MATERIAL)? },
        Start::Card(card) => Move::LeadCard { role, card },
    })
}

fn parse_lay(words: &mut Words<'_>) -> Result<Move, ParseMoveError> {
    let card: Building = words.parse(CARD)?;
    let site = if card == Building::Statue { words.parse(MATERIAL)? } else { card.material() };
    let out = parse_flag(words, "out")?;
    Ok(Move::Lay { card, site, out })
}

/// `brick` or `pool brick`.
fn parse_source(words: &mut Words<'_>) -> Result<(Material, bool), ParseMoveError> {
    match words.parse("a material or pool")? {
        From::Thing(material) => Ok((material, false)),
        From::Word("pool") => Ok((words.parse(MATERIAL)?, true)),
        From::Word(_) => Err(words.error("expected a material or pool")),
    }
}

/// `to wall` or `to wall complete`.
fn parse_target(words: &mut Words<'_>) -> Result<(Building, bool), ParseMoveError> {
    match words.word("to")? {
        "to" => Ok((words.parse(CARD)?, parse_flag(words, "complete")?)),
        other => Err(words.error(format!("expected to, found {other:?}"))),
    }
}

fn parse_flag(words: &mut Words<'_>, flag: &str) -> Result<bool, ParseMoveError> {
    match words.next_word() {
        None => Ok(false),
        Some(word) if word == flag => Ok(true),
        Some(word) => Err(words.error(format!("expected {flag} or the end, found {word:?}"))),
    }
}

impl fmt::Display for Pending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flag = |is_set: bool, word: &'static str| if is_set { word } else { "" };
        match *self {
            Pending::Lead => f.write_str("lead"),
            Pending::Follow { seat } => write!(f, "follow {seat}"),
            Pending::Turn { seat } => write!(f, "turn {seat}"),
            Pending::Senate { seat } => write!(f, "senate {seat}"),
            Pending::Sewer { seat } => write!(f, "sewer {seat}"),
            Pending::Academy { seat } => write!(f, "academy {seat}"),
            Pending::NextRound => f.write_str("next-round"),
            Pending::Set { seat, material, left } => write!(f, "set {seat} {material} {left}"),
            Pending::Palace { seat } => write!(f, "palace {seat}"),
            Pending::Think { seat, step } => write!(f, "think {seat} {}", think_word(step)),
            Pending::Thinks { seat, left } => write!(f, "thinks {seat} {left}"),
            Pending::Actions { role, left } => write!(f, "actions {role} {left}"),
            Pending::Patron { pool, aqueduct, bar } => {
                let extra = [flag(aqueduct, " aqueduct"), flag(bar, " bar")].concat();
                write!(f, "patron {}{extra}", if pool { "pool" } else { "extra" })
            }
            Pending::Bath { client } => write!(f, "bath {client}"),
            Pending::Laborer { pool } => write!(f, "laborer {}", if pool { "pool" } else { "dock" }),
            Pending::Craftsman { held } => write!(f, "craftsman{}", flag(held, " held")),
            Pending::Fountain { card, held } => {
                write!(f, "fountain {}{}", card.map_or("?", Building::id), flag(held, " held"))
            }
            Pending::Architect { main, held } => {
                write!(f, "architect {}{}", if main { "main" } else { "stairway" }, flag(held, " held"))
            }
            Pending::Merchant { normal } => write!(f, "merchant {}", if normal { "normal" } else { "basilica" }),
            Pending::Reveal { left } => write!(f, "reveal {left}"),
            Pending::Demand { offset, step } => write!(f, "demand {offset} {}", demand_word(step)),
            Pending::Give { seat, free } => write!(f, "give {seat}{}", flag(free, " free")),
            Pending::Prison => f.write_str("prison"),
        }
    }
}

pub(crate) fn think_word(step: ThinkStep) -> &'static str {
    match step {
        ThinkStep::Discard => "discard",
        ThinkStep::Draw => "draw",
        ThinkStep::Tribunal => "tribunal",
    }
}

pub(crate) fn demand_word(step: DemandStep) -> &'static str {
    match step {
        DemandStep::Hand => "hand",
        DemandStep::Stockpile => "stockpile",
        DemandStep::Clients => "clients",
        DemandStep::Foundations => "foundations",
    }
}

impl FromStr for ThinkStep {
    type Err = ();

    fn from_str(text: &str) -> Result<ThinkStep, ()> {
        let all = [ThinkStep::Discard, ThinkStep::Draw, ThinkStep::Tribunal];
        all.into_iter().find(|&step| think_word(step) == text).ok_or(())
    }
}

impl FromStr for DemandStep {
    type Err = ();

    fn from_str(text: &str) -> Result<DemandStep, ()> {
        let all = [DemandStep::Hand, DemandStep::Stockpile, DemandStep::Clients, DemandStep::Foundations];
        all.into_iter().find(|&step| demand_word(step) == text).ok_or(())
    }
}

impl FromStr for Pending {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Pending, ParseMoveError> {
        let mut words = Words::new(text);
        let seat = |words: &mut Words<'_>| words.parse::<Seat>(SEAT);
        let number = |words: &mut Words<'_>| words.parse::<u8>("a number");
        let either = |words: &mut Words<'_>, yes: &str, no: &str| match words.word(yes)? {
            word if word == yes => Ok(true),
            word if word == no => Ok(false),
            word => Err(words.error(format!("expected {yes} or {no}, found {word:?}"))),
        };
        let pending = match words.word("what is pending")? {
            "lead" => Pending::Lead,
            "follow" => Pending::Follow { seat: seat(&mut words)? },
            "turn" => Pending::Turn { seat: seat(&mut words)? },
            "senate" => Pending::Senate { seat: seat(&mut words)? },
            "sewer" => Pending::Sewer { seat: seat(&mut words)? },
            "academy" => Pending::Academy { seat: seat(&mut words)? },
            "next-round" => Pending::NextRound,
            "set" => {
                Pending::Set { seat: seat(&mut words)?, material: words.parse(MATERIAL)?, left: number(&mut words)? }
            }
            "palace" => Pending::Palace { seat: seat(&mut words)? },
            "think" => Pending::Think { seat: seat(&mut words)?, step: words.parse("discard, draw or tribunal")? },
            "thinks" => Pending::Thinks { seat: seat(&mut words)?, left: number(&mut words)? },
            "actions" => Pending::Actions { role: words.parse::<Role>(ROLE)?, left: number(&mut words)? },
            "patron" => {
                let pool = either(&mut words, "pool", "extra")?;
                let (mut aqueduct, mut bar) = (false, false);
                while let Some(word) = words.next_word() {
                    match word {
                        "aqueduct" if !aqueduct && !bar => aqueduct = true,
                        "bar" if !bar => bar = true,
                        _ => return Err(words.error(format!("expected aqueduct or bar, found {word:?}"))),
                    }
                }
                Pending::Patron { pool, aqueduct, bar }
            }
            "bath" => Pending::Bath { client: words.parse(ROLE)? },
            "laborer" => Pending::Laborer { pool: either(&mut words, "pool", "dock")? },
            "craftsman" => Pending::Craftsman { held: parse_flag(&mut words, "held")? },
            "fountain" => {
                let card = Some(words.parse(CARD)?);
                Pending::Fountain { card, held: parse_flag(&mut words, "held")? }
            }
            "architect" => {
                let main = either(&mut words, "main", "stairway")?;
                Pending::Architect { main, held: parse_flag(&mut words, "held")? }
            }
            "merchant" => Pending::Merchant { normal: either(&mut words, "normal", "basilica")? },
            "reveal" => Pending::Reveal { left: number(&mut words)? },
            "demand" => Pending::Demand {
                offset: number(&mut words)?,
                step: words.parse("hand, stockpile, clients or foundations")?,
            },
            "give" => Pending::Give { seat: seat(&mut words)?, free: parse_flag(&mut words, "free")? },
            "prison" => Pending::Prison,
            other => {
                return Err(ParseMoveError { column: 1, message: format!("{other:?} is nothing that can be due") });
            }
        };
        words.finish(pending)
    }
}
