//! Why a move is refused, each with its clause.

use lusoria_core::{Arg, Refusal, Text};
use thiserror::Error;

use crate::pieces::Pieces;
use crate::vocab::*;

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// It is another seat's turn, or this one has decided already.
    #[error("there is nothing for you to decide now")]
    NotToAct,
    /// HW-11.12: only an action takes back that one has stopped.
    #[error("you have stopped already")]
    AlreadyStopped,
    /// HW-12.10: the move belongs to another phase.
    #[error("something else is decided now")]
    NotNow,
    /// HW-12.4: a follow-up question is open.
    #[error("first answer the open question")]
    AnswerFirst,
    /// HW-12.4: no question of this kind is open, or this is none of its answers.
    #[error("this is none of the answers asked for")]
    NotOffered,
    /// HW-3.3: the card is none of the two drawn.
    #[error("you have not drawn this card")]
    NotDrawn,
    /// HW-4.2: the Player Board does not hold the cost.
    #[error("you cannot pay the cost, {cost}")]
    CannotPay {
        /// What it costs.
        cost: Pieces,
    },
    /// HW-4.9: the action is not paid with this piece.
    #[error("this is not paid with that piece")]
    WrongPiece,
    /// HW-4.4: there is no box left.
    #[error("no box is left")]
    Full,
    /// HW-5.13: the next box lies in a locked column.
    #[error("the next box lies in a column that needs a larger granary")]
    GranaryMissing,
    /// HW-5.10, HW-5.12: the Fort does not reach the next box.
    #[error("the fort does not reach the next box")]
    FortTooShort {
        /// Wall or Cippi.
        track: Track,
    },
    /// HW-4.11: it stands already.
    #[error("this building stands already")]
    AlreadyBuilt,
    /// HW-5.30: a smaller building must stand first.
    #[error("{building} must stand first")]
    BuildingMissing {
        /// Which.
        building: Building,
    },
    /// HW-6.11, HW-6.21, HW-6.27, HW-6.42, HW-6.46, HW-6.51: the area's building does not stand.
    #[error("{building} must stand first")]
    AreaMissing {
        /// Which.
        building: Building,
    },
    /// HW-5.24: the trainee would find no open Wall Guard box.
    #[error("there is no open Wall Guard box for the trainee")]
    NoGuardBox,
    /// HW-4.3: a track is not filled far enough.
    #[error("{track} must reach {level}")]
    RequirementMissing {
        /// The track, as its id among the names.
        track: &'static str,
        /// How far.
        level: u8,
    },
    /// HW-13.1: the campaign fort forbids it.
    #[error("this campaign fort forbids it")]
    Forbidden,
    /// HW-4.8: this was done in this Year already.
    #[error("this was done this Year already")]
    ThisYear,
    /// HW-4.11: the box is marked already.
    #[error("this box is marked already")]
    Marked,
    /// HW-4.11: the sheet has no such box.
    #[error("there is no such box")]
    NoSuchBox,
    /// HW-5.40: the Forum offers no such exchange.
    #[error("the forum offers no such exchange")]
    NoExchange,
    /// HW-6.15: the good on the own card may not be bought.
    #[error("the good on your own card may not be bought")]
    OwnGood,
    /// HW-12.7: nobody sits there, or the source does not fit the action.
    #[error("there is no such source here")]
    NoSource,
    /// HW-6.31: the gladiator is dead.
    #[error("this gladiator is dead")]
    Dead,
    /// HW-6.29: the gladiator has no strength yet.
    #[error("this gladiator is not trained yet")]
    Untrained,
    /// HW-6.47: there is nothing to remove.
    #[error("you have no disdain to remove")]
    NoDisdain,
    /// HW-6.56: a diplomat serves this cohort already.
    #[error("a diplomat serves this cohort already")]
    CohortServed,
    /// HW-6.61: the cells are not the pattern, or not empty.
    #[error("the pattern does not fit there")]
    DoesNotFit,
    /// HW-7.6: so many favors are not available.
    #[error("you do not have these favors")]
    FavorMissing,
    /// HW-12.5: no more attacks get through than that.
    #[error("fewer attacks would get through")]
    NothingToCancel,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::Over => "HW-8.1",
            Illegal::NotToAct => "HW-11.6",
            Illegal::AlreadyStopped => "HW-11.12",
            Illegal::NotNow => "HW-12.10",
            Illegal::AnswerFirst | Illegal::NotOffered => "HW-12.4",
            Illegal::NotDrawn => "HW-3.3",
            Illegal::CannotPay { .. } => "HW-4.2",
            Illegal::WrongPiece => "HW-4.9",
            Illegal::Full => "HW-4.4",
            Illegal::GranaryMissing => "HW-5.13",
            Illegal::FortTooShort { track: Track::Cippi } => "HW-5.12",
            Illegal::FortTooShort { .. } => "HW-5.10",
            Illegal::AlreadyBuilt | Illegal::Marked | Illegal::NoSuchBox => "HW-4.11",
            Illegal::BuildingMissing { building } => predecessor_clause(*building),
            Illegal::AreaMissing { building } => area_clause(*building),
            Illegal::NoGuardBox => "HW-5.24",
            Illegal::RequirementMissing { .. } => "HW-4.3",
            Illegal::Forbidden => "HW-13.1",
            Illegal::ThisYear => "HW-4.8",
            Illegal::NoExchange => "HW-5.40",
            Illegal::OwnGood => "HW-6.15",
            Illegal::NoSource => "HW-12.7",
            Illegal::Dead => "HW-6.31",
            Illegal::Untrained => "HW-6.29",
            Illegal::NoDisdain => "HW-6.47",
            Illegal::CohortServed => "HW-6.56",
            Illegal::DoesNotFit => "HW-6.61",
            Illegal::FavorMissing => "HW-7.6",
            Illegal::NothingToCancel => "HW-12.5",
        }
    }

    fn say(&self) -> Text {
        match self {
            Illegal::Over => Text::new("hw-refused-over"),
            Illegal::NotToAct => Text::new("hw-refused-not-to-act"),
            Illegal::AlreadyStopped => Text::new("hw-refused-already-stopped"),
            Illegal::NotNow => Text::new("hw-refused-not-now"),
            Illegal::AnswerFirst => Text::new("hw-refused-answer-first"),
            Illegal::NotOffered => Text::new("hw-refused-not-offered"),
            Illegal::NotDrawn => Text::new("hw-refused-not-drawn"),
            Illegal::CannotPay { cost } => Text::new("hw-refused-cannot-pay").with("cost", crate::text::pieces(*cost)),
            Illegal::WrongPiece => Text::new("hw-refused-wrong-piece"),
            Illegal::Full => Text::new("hw-refused-full"),
            Illegal::GranaryMissing => Text::new("hw-refused-granary"),
            Illegal::FortTooShort { .. } => Text::new("hw-refused-fort"),
            Illegal::AlreadyBuilt => Text::new("hw-refused-already-built"),
            Illegal::BuildingMissing { building } | Illegal::AreaMissing { building } => {
                Text::new("hw-refused-building").with("building", Arg::Name(building.id()))
            }
            Illegal::NoGuardBox => Text::new("hw-refused-guard"),
            Illegal::RequirementMissing { track, level } => {
                Text::new("hw-refused-requirement").with("track", Arg::Name(track)).with("level", *level)
            }
            Illegal::Forbidden => Text::new("hw-refused-forbidden"),
            Illegal::ThisYear => Text::new("hw-refused-this-year"),
            Illegal::Marked => Text::new("hw-refused-marked"),
            Illegal::NoSuchBox => Text::new("hw-refused-no-such-box"),
            Illegal::NoExchange => Text::new("hw-refused-exchange"),
            Illegal::OwnGood => Text::new("hw-refused-own-good"),
            Illegal::NoSource => Text::new("hw-refused-source"),
            Illegal::Dead => Text::new("hw-refused-dead"),
            Illegal::Untrained => Text::new("hw-refused-untrained"),
            Illegal::NoDisdain => Text::new("hw-refused-no-disdain"),
            Illegal::CohortServed => Text::new("hw-refused-cohort-served"),
            Illegal::DoesNotFit => Text::new("hw-refused-does-not-fit"),
            Illegal::FavorMissing => Text::new("hw-refused-favor"),
            Illegal::NothingToCancel => Text::new("hw-refused-cancel"),
        }
    }
}

/// The clause that asks for this building before the next larger one.
fn predecessor_clause(building: Building) -> &'static str {
    match building {
        Building::MediumGranary => "HW-5.15",
        Building::SmallPrecinct | Building::MediumPrecinct => "HW-6.4",
        Building::SmallGardens => "HW-6.36",
        Building::SmallTemple | Building::MediumTemple => "HW-6.40",
        _ => "HW-5.30",
    }
}

/// The clause that asks for this building before its area is used.
fn area_clause(building: Building) -> &'static str {
    match building {
        Building::Market => "HW-6.11",
        Building::Theater => "HW-6.21",
        Building::Ludus => "HW-6.27",
        Building::Baths => "HW-6.46",
        Building::Courthouse => "HW-6.51",
        _ => "HW-6.42",
    }
}
