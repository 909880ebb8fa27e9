//! Refusals in words.

use lusoria_core::Text;

use crate::moves::Illegal;

/// The sentence a player reads.
pub fn say_refusal(refusal: Illegal) -> Text {
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
