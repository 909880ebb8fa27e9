//! Why a move is refused: the clause and the sentence.

use lusoria_core::{Refusal, Text};

/// Why a move was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("it is another player's decision")]
    NotYourDecision,
    #[error("that is not what is being decided now")]
    NotAsked,
    #[error("no marker of that color is left to place")]
    NoMarkerLeft,
    #[error("there is no card to take there")]
    NoCardThere,
    #[error("that discard pile is empty")]
    PileEmpty,
    #[error("the deck is empty")]
    DeckEmpty,
    #[error("that stack of Trajan tiles is empty")]
    StackEmpty,
    #[error("you already took a tile of that category")]
    CategoryTaken,
    #[error("that slot cannot take the tile")]
    SlotNotFree,
    #[error("that tray is empty")]
    TrayEmpty,
    #[error("you hold no marker of that color")]
    MarkerNotHeld,
    #[error("the tile gives another number, or there are not as many left")]
    WrongCount,
    #[error("that action already has a +2 marker")]
    AlreadyPlusTwo,
    #[error("you have no card in hand")]
    HandEmpty,
    #[error("you have no card or joker to ship")]
    NothingToShip,
    #[error("you have no such card in hand")]
    CannotDiscard,
    #[error("you have no such card in hand")]
    CannotLay,
    #[error("at least one card is played")]
    NothingLaid,
    #[error("you have no such card in hand")]
    CannotLoad,
    #[error("you can load no pair")]
    NoPair,
    #[error("that does not fit the ship")]
    DoesNotFit,
    #[error("you have too few commodity jokers")]
    NoJoker,
    #[error("a shipment has at least one unit")]
    ShipmentEmpty,
    #[error("no such tile lies on the forum")]
    NotOnForum,
    #[error("your supply is empty")]
    NobodyToRecruit,
    #[error("your supply is empty")]
    NobodyToHire,
    #[error("your leader is in the camp")]
    LeaderInCamp,
    #[error("you have no legionnaire in the camp")]
    NoLegionnaire,
    #[error("you already have a legionnaire in that province")]
    LegionnaireThere,
    #[error("that province is not next to your leader")]
    NotAdjacent,
    #[error("you have no worker in the camp")]
    NoWorker,
    #[error("you already have a worker on that space")]
    WorkerThere,
    #[error("that space is not next to one of your workers")]
    NotConnected,
    #[error("you have no matching extra action tile")]
    NoExtraTile,
    #[error("you have no extra action joker")]
    NoExtraJoker,
    #[error("as many demands as possible must be met, and that would not do")]
    MustMeetMost,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::GameOver => "TRJ-11.1",
            Illegal::NotYourDecision => "TRJ-4.2",
            Illegal::NotAsked => "TRJ-4.3",
            Illegal::NoMarkerLeft => "TRJ-3.9",
            Illegal::NoCardThere => "TRJ-3.17",
            Illegal::PileEmpty => "TRJ-7.5",
            Illegal::DeckEmpty => "TRJ-7.13",
            Illegal::StackEmpty => "TRJ-7.32",
            Illegal::CategoryTaken => "TRJ-3.19",
            Illegal::SlotNotFree => "TRJ-3.20",
            Illegal::TrayEmpty => "TRJ-5.1",
            Illegal::MarkerNotHeld => "TRJ-5.3",
            Illegal::WrongCount => "TRJ-6.10",
            Illegal::AlreadyPlusTwo => "TRJ-6.11",
            Illegal::CannotDiscard => "TRJ-7.4",
            Illegal::HandEmpty | Illegal::CannotLay | Illegal::NothingLaid => "TRJ-7.6",
            Illegal::NothingToShip | Illegal::ShipmentEmpty => "TRJ-7.9",
            Illegal::CannotLoad | Illegal::NoPair | Illegal::DoesNotFit => "TRJ-7.7",
            Illegal::NoJoker => "TRJ-7.10",
            Illegal::NotOnForum => "TRJ-7.14",
            Illegal::NobodyToRecruit => "TRJ-7.17",
            Illegal::NobodyToHire => "TRJ-7.50",
            Illegal::LeaderInCamp | Illegal::NoLegionnaire => "TRJ-7.19",
            Illegal::LegionnaireThere => "TRJ-7.21",
            Illegal::NotAdjacent => "TRJ-7.18",
            Illegal::NoWorker | Illegal::NotConnected => "TRJ-7.51",
            Illegal::WorkerThere => "TRJ-7.52",
            Illegal::NoExtraTile => "TRJ-8.1",
            Illegal::NoExtraJoker => "TRJ-8.5",
            Illegal::MustMeetMost => "TRJ-9.5",
        }
    }

    fn say(&self) -> Text {
        say_refusal(*self)
    }
}

/// The sentence a player reads.
fn say_refusal(refusal: Illegal) -> Text {
    match refusal {
        Illegal::GameOver => Text::new("trj-refused-over"),
        Illegal::NotYourDecision => Text::new("trj-refused-not-yours"),
        Illegal::NotAsked => Text::new("trj-refused-not-asked"),
        Illegal::NoMarkerLeft => Text::new("trj-refused-no-marker-left"),
        Illegal::NoCardThere => Text::new("trj-refused-no-card-there"),
        Illegal::PileEmpty => Text::new("trj-refused-pile-empty"),
        Illegal::DeckEmpty => Text::new("trj-refused-deck-empty"),
        Illegal::StackEmpty => Text::new("trj-refused-stack-empty"),
        Illegal::CategoryTaken => Text::new("trj-refused-category-taken"),
        Illegal::SlotNotFree => Text::new("trj-refused-slot"),
        Illegal::TrayEmpty => Text::new("trj-refused-tray-empty"),
        Illegal::MarkerNotHeld => Text::new("trj-refused-marker-not-held"),
        Illegal::WrongCount => Text::new("trj-refused-wrong-count"),
        Illegal::AlreadyPlusTwo => Text::new("trj-refused-already-plus-two"),
        Illegal::HandEmpty => Text::new("trj-refused-hand-empty"),
        Illegal::NothingToShip => Text::new("trj-refused-nothing-to-ship"),
        Illegal::CannotDiscard | Illegal::CannotLay | Illegal::CannotLoad => Text::new("trj-refused-not-in-hand"),
        Illegal::NoPair => Text::new("trj-refused-no-pair"),
        Illegal::DoesNotFit => Text::new("trj-refused-does-not-fit"),
        Illegal::NoJoker => Text::new("trj-refused-no-joker"),
        Illegal::NothingLaid => Text::new("trj-refused-nothing-laid"),
        Illegal::ShipmentEmpty => Text::new("trj-refused-shipment-empty"),
        Illegal::NotOnForum => Text::new("trj-refused-not-on-forum"),
        Illegal::NobodyToRecruit | Illegal::NobodyToHire => Text::new("trj-refused-supply-empty"),
        Illegal::LeaderInCamp => Text::new("trj-refused-leader-in-camp"),
        Illegal::NoLegionnaire => Text::new("trj-refused-no-legionnaire"),
        Illegal::LegionnaireThere => Text::new("trj-refused-legionnaire-there"),
        Illegal::NotAdjacent => Text::new("trj-refused-not-adjacent"),
        Illegal::NoWorker => Text::new("trj-refused-no-worker"),
        Illegal::WorkerThere => Text::new("trj-refused-worker-there"),
        Illegal::NotConnected => Text::new("trj-refused-not-connected"),
        Illegal::NoExtraTile => Text::new("trj-refused-no-extra-tile"),
        Illegal::NoExtraJoker => Text::new("trj-refused-no-extra-joker"),
        Illegal::MustMeetMost => Text::new("trj-refused-must-meet-most"),
    }
}
