//! Why a move is refused: a clause and a sentence for each reason.

use lusoria_core::{Arg, Refusal, Seat, Text};
use thiserror::Error;

use crate::vocab::{Building, Material, Role};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("it is not for seat {seat} to decide now")]
    NotYourTurn { seat: Seat },
    #[error("something else is asked now")]
    NotAsked,
    #[error("there is no {card} in the hand")]
    NotInHand { card: Building, clause: &'static str },
    #[error("there is no jack in the hand")]
    NoJack,
    #[error("{card} cannot be played as {role}")]
    WrongRole { card: Building, role: Role },
    #[error("a petition needs exactly the right number of {material} cards")]
    NoPetition { material: Material },
    #[error("with Palace every card of the led role is a unit by itself")]
    PalaceDivision,
    #[error("two {material} cards are a jack only with Circus")]
    NoPair { material: Material },
    #[error("{card} is not of the set that was announced")]
    NotOfSet { card: Building },
    #[error("one of the options must be taken")]
    MustChoose,
    #[error("the hand is not below its limit")]
    HandFull,
    #[error("one card can be drawn only at or above the hand limit")]
    BelowLimit,
    #[error("there is no jack in the supply")]
    NoJackInSupply,
    #[error("this needs an active {function}")]
    NoFunction { function: Building },
    #[error("there is no {material} in the pool")]
    NotInPool { material: Material, clause: &'static str },
    #[error("the client cannot act as {role}")]
    NotItsRole { role: Role },
    #[error("only craftsman and architect actions can be held")]
    CannotHold,
    #[error("a structure of this name is owned already: {building}")]
    NameOwned { building: Building },
    #[error("there is no such {site} site left")]
    NoSite { site: Material },
    #[error("{card} needs a site of its own material")]
    WrongSite { card: Building },
    #[error("an out-of-town foundation takes two actions of the same role")]
    NeedsTwoActions,
    #[error("out of town only when no site of the material is left in town")]
    InTownFirst,
    #[error("there is no structure {building} under construction")]
    NotUnderConstruction { building: Building },
    #[error("{building} is completed and takes no more material")]
    AlreadyComplete { building: Building },
    #[error("{material} does not match {building}")]
    WrongMaterial { material: Material, building: Building, clause: &'static str },
    #[error("{building} cannot be completed with this material now")]
    CannotComplete { building: Building },
    #[error("there is no {material} in the stockpile")]
    NotInStockpile { material: Material, clause: &'static str },
    #[error("only the drawn card can be used")]
    NotTheDrawnCard,
    #[error("only a completed structure of an opponent can be shared")]
    CannotShare,
    #[error("{building} is shared already")]
    AlreadyShared { building: Building },
    #[error("{card} has been revealed in this round already")]
    AlreadyRevealed { card: Building },
    #[error("{card} is not demanded")]
    NotDemanded { card: Building },
    #[error("a matching card must be given")]
    MustGive,
    #[error("no such client can be taken")]
    NoSuchClient,
    #[error("no such foundation can be taken")]
    NoSuchFoundation,
    #[error("only a completed structure of an opponent can be taken")]
    NotTakeable,
    #[error("a structure whose name is owned cannot be taken: {building}")]
    TakenNameOwned { building: Building },
    #[error("no jack of that player can be taken")]
    NoJackOnCamp,
    #[error("there is no {material} card on the camp")]
    NotOnCamp { material: Material },
    #[error("nobody can concede so")]
    CannotConcede,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::Over => "GTR-16.2",
            Illegal::NotYourTurn { .. } => "GTR-6.1",
            Illegal::NotAsked => "GTR-65.3",
            // What is missing is asked for by the role or function under way.
            Illegal::NotInHand { clause, .. }
            | Illegal::NotInPool { clause, .. }
            | Illegal::NotInStockpile { clause, .. }
            | Illegal::WrongMaterial { clause, .. } => clause,
            Illegal::WrongRole { .. } => "GTR-8.1",
            Illegal::NoJack => "GTR-8.2",
            Illegal::NoPetition { .. } | Illegal::NotOfSet { .. } => "GTR-8.5",
            Illegal::PalaceDivision => "GTR-46.3",
            Illegal::NoPair { .. } => "GTR-30.1",
            Illegal::MustChoose => "GTR-7.6",
            Illegal::HandFull => "GTR-7.3",
            Illegal::BelowLimit => "GTR-7.4",
            Illegal::NoJackInSupply => "GTR-7.2",
            Illegal::NoFunction { function } => function_clause(*function),
            Illegal::NotItsRole { .. } => "GTR-27.5",
            Illegal::CannotHold => "GTR-27.3",
            Illegal::NameOwned { .. } | Illegal::NoSite { .. } => "GTR-12.3",
            Illegal::WrongSite { .. } => "GTR-12.2",
            Illegal::NeedsTwoActions | Illegal::InTownFirst => "GTR-12.9",
            Illegal::NotUnderConstruction { .. } => "GTR-12.1",
            Illegal::AlreadyComplete { .. } => "GTR-12.5",
            Illegal::CannotComplete { .. } => "GTR-12.7",
            Illegal::NotTheDrawnCard => "GTR-39.2",
            Illegal::CannotShare => "GTR-55.7",
            Illegal::AlreadyShared { .. } => "GTR-55.4",
            Illegal::AlreadyRevealed { .. } => "GTR-13.10",
            Illegal::NotDemanded { .. } => "GTR-13.4",
            Illegal::MustGive => "GTR-13.7",
            Illegal::NoSuchClient => "GTR-32.1",
            Illegal::NoSuchFoundation => "GTR-35.1",
            Illegal::NotTakeable => "GTR-48.1",
            Illegal::TakenNameOwned { .. } => "GTR-48.2",
            Illegal::NoJackOnCamp => "GTR-52.1",
            Illegal::NotOnCamp { .. } => "GTR-53.1",
            Illegal::CannotConcede => "GTR-16.7",
        }
    }

    fn say(&self) -> Text {
        let card = |building: &Building| Arg::Name(building.id());
        let stuff = |material: &Material| Arg::Name(material.id());
        match self {
            Illegal::Over => Text::new("gtr-refused-over"),
            Illegal::NotYourTurn { seat } => Text::new("gtr-refused-turn").with("seat", *seat),
            Illegal::NotAsked => Text::new("gtr-refused-not-asked"),
            Illegal::NotInHand { card: c, .. } => Text::new("gtr-refused-not-in-hand").with("card", card(c)),
            Illegal::NoJack => Text::new("gtr-refused-no-jack"),
            Illegal::WrongRole { card: c, role } => {
                Text::new("gtr-refused-wrong-role").with("card", card(c)).with("role", Arg::Name(role.id()))
            }
            Illegal::NoPetition { material } => Text::new("gtr-refused-petition").with("material", stuff(material)),
            Illegal::PalaceDivision => Text::new("gtr-refused-palace-division"),
            Illegal::NoPair { material } => Text::new("gtr-refused-pair").with("material", stuff(material)),
            Illegal::NotOfSet { card: c } => Text::new("gtr-refused-not-of-set").with("card", card(c)),
            Illegal::MustChoose => Text::new("gtr-refused-must-choose"),
            Illegal::HandFull => Text::new("gtr-refused-hand-full"),
            Illegal::BelowLimit => Text::new("gtr-refused-below-limit"),
            Illegal::NoJackInSupply => Text::new("gtr-refused-no-jack-in-supply"),
            Illegal::NoFunction { function } => Text::new("gtr-refused-no-function").with("building", card(function)),
            Illegal::NotInPool { material, .. } => {
                Text::new("gtr-refused-not-in-pool").with("material", stuff(material))
            }
            Illegal::NotItsRole { role } => Text::new("gtr-refused-not-its-role").with("role", Arg::Name(role.id())),
            Illegal::CannotHold => Text::new("gtr-refused-cannot-hold"),
            Illegal::NameOwned { building } | Illegal::TakenNameOwned { building } => {
                Text::new("gtr-refused-name-owned").with("building", card(building))
            }
            Illegal::NoSite { site } => Text::new("gtr-refused-no-site").with("material", stuff(site)),
            Illegal::WrongSite { card: c } => Text::new("gtr-refused-wrong-site").with("card", card(c)),
            Illegal::NeedsTwoActions => Text::new("gtr-refused-two-actions"),
            Illegal::InTownFirst => Text::new("gtr-refused-in-town-first"),
            Illegal::NotUnderConstruction { building } => {
                Text::new("gtr-refused-not-under-construction").with("building", card(building))
            }
            Illegal::AlreadyComplete { building } => {
                Text::new("gtr-refused-already-complete").with("building", card(building))
            }
            Illegal::WrongMaterial { material, building, .. } => Text::new("gtr-refused-wrong-material")
                .with("material", stuff(material))
                .with("building", card(building)),
            Illegal::CannotComplete { building } => {
                Text::new("gtr-refused-cannot-complete").with("building", card(building))
            }
            Illegal::NotInStockpile { material, .. } => {
                Text::new("gtr-refused-not-in-stockpile").with("material", stuff(material))
            }
            Illegal::NotTheDrawnCard => Text::new("gtr-refused-not-the-drawn-card"),
            Illegal::CannotShare => Text::new("gtr-refused-cannot-share"),
            Illegal::AlreadyShared { building } => {
                Text::new("gtr-refused-already-shared").with("building", card(building))
            }
            Illegal::AlreadyRevealed { card: c } => Text::new("gtr-refused-already-revealed").with("card", card(c)),
            Illegal::NotDemanded { card: c } => Text::new("gtr-refused-not-demanded").with("card", card(c)),
            Illegal::MustGive => Text::new("gtr-refused-must-give"),
            Illegal::NoSuchClient => Text::new("gtr-refused-no-such-client"),
            Illegal::NoSuchFoundation => Text::new("gtr-refused-no-such-foundation"),
            Illegal::NotTakeable => Text::new("gtr-refused-not-takeable"),
            Illegal::NoJackOnCamp => Text::new("gtr-refused-no-jack-on-camp"),
            Illegal::NotOnCamp { material } => Text::new("gtr-refused-not-on-camp").with("material", stuff(material)),
            Illegal::CannotConcede => Text::new("gtr-refused-cannot-concede"),
        }
    }
}

/// The clause that describes what a function allows.
pub(crate) fn function_clause(function: Building) -> &'static str {
    match function {
        Building::Aqueduct => "GTR-22.1",
        Building::Archway => "GTR-23.1",
        Building::Atrium => "GTR-24.1",
        Building::Bar => "GTR-25.1",
        Building::Basilica => "GTR-26.1",
        Building::Dock => "GTR-34.1",
        Building::Fountain => "GTR-39.1",
        Building::Latrine => "GTR-43.1",
        Building::Stairway => "GTR-55.1",
        Building::Vomitorium => "GTR-62.1",
        _ => "GTR-17.1",
    }
}
