//! What each refusal says, and the clause behind it.

use std::fmt;

use lusoria_core::{Refusal, Text};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// PRA-11.4
    GameOver,
    /// PRA-5.1
    NotYourTurn,
    /// PRA-19.4: something else is asked now.
    OtherDecision,
    /// PRA-6.1, PRA-7.1: all active workers are placed.
    NoWorker,
    /// PRA-2.10
    NoMarker,
    /// PRA-6.1
    NotAvailable,
    /// PRA-6.1
    CostTooHigh,
    /// PRA-19.4
    NothingToBuild,
    /// PRA-19.4
    NothingToActivate,
    /// PRA-7.1
    NotBuilt,
    /// PRA-8.18
    NoSpace,
    /// PRA-9.3, PRA-9.4
    SpecialTile,
    /// PRA-7.2
    AlreadyActivated,
    /// PRA-7.3
    FeeTooHigh,
    /// PRA-8.15
    NoVillager,
    /// PRA-15.1
    NoToken,
    /// PRA-8.17
    DemandTooHigh,
    /// PRA-19.8
    NoSuchWorker,
    /// PRA-6.3
    CellTaken,
    /// PRA-6.3
    CellApart,
    /// PRA-6.4
    NoSuchRotation,
    /// PRA-19.10
    SameRotation,
    /// PRA-8.5
    TooManyWeapons,
    /// PRA-14.3
    OtherGood,
    /// PRA-19.12
    NotHeld,
    /// PRA-19.13
    NotAffordable,
    /// PRA-9.4
    NoRetired,
    /// PRA-5.4
    CampNeedsWorker,
    /// PRA-9.4
    NoCamp,
    /// PRA-9.1
    CampUsed,
    /// PRA-9.5
    CampFeeTooHigh,
    /// PRA-9.5
    CampUseless,
    /// PRA-10.2
    NoSuchAcademy,
}

impl Illegal {
    /// The clause, the message key and the sentence.
    const fn parts(self) -> (&'static str, &'static str, &'static str) {
        use Illegal::*;
        match self {
            GameOver => ("PRA-11.4", "pra-no-game-over", "the game is over"),
            NotYourTurn => ("PRA-5.1", "pra-no-not-your-turn", "somebody else is to decide"),
            OtherDecision => ("PRA-19.4", "pra-no-other-decision", "something else is asked now"),
            NoWorker => ("PRA-5.4", "pra-no-worker", "all your active workers are placed"),
            NoMarker => ("PRA-2.10", "pra-no-marker", "you have no free marker for another tile"),
            NotAvailable => ("PRA-6.1", "pra-no-not-available", "this tile is not available"),
            CostTooHigh => ("PRA-6.1", "pra-no-cost", "you cannot pay the whole cost of this tile"),
            NothingToBuild => ("PRA-6.1", "pra-no-nothing-to-build", "there is no tile you can build"),
            NothingToActivate => ("PRA-7.1", "pra-no-nothing-to-activate", "there is no tile you can activate"),
            NotBuilt => ("PRA-7.1", "pra-no-not-built", "this tile is not built"),
            NoSpace => ("PRA-8.18", "pra-no-space", "a monument cannot be activated"),
            SpecialTile => ("PRA-9.1", "pra-no-special", "a special tile is not activated by a worker"),
            AlreadyActivated => ("PRA-7.2", "pra-no-activated", "this tile was already activated this turn"),
            FeeTooHigh => ("PRA-7.3", "pra-no-fee", "you cannot pay the fee to the owner"),
            NoVillager => ("PRA-8.15", "pra-no-villager", "you have no villager left"),
            NoToken => ("PRA-15.1", "pra-no-token", "no wall token is available this turn"),
            DemandTooHigh => ("PRA-8.17", "pra-no-demand", "you cannot pay what the wall token demands"),
            NoSuchWorker => ("PRA-19.8", "pra-no-such-worker", "you have no unplaced worker of this experience"),
            CellTaken => ("PRA-6.3", "pra-no-cell-taken", "a tile lies there already"),
            CellApart => ("PRA-6.3", "pra-no-cell-apart", "this cell shares no side with the city"),
            NoSuchRotation => ("PRA-6.4", "pra-no-such-rotation", "a tile is turned by 0 to 3 quarters"),
            SameRotation => ("PRA-19.10", "pra-no-same-rotation", "a smaller rotation looks the same"),
            TooManyWeapons => ("PRA-8.5", "pra-no-weapons", "neither the worker nor the wood allows that many"),
            OtherGood => ("PRA-14.3", "pra-no-other-good", "the market asks for another good now"),
            NotHeld => ("PRA-19.12", "pra-no-not-held", "you do not have that much"),
            NotAffordable => ("PRA-19.13", "pra-no-not-affordable", "you do not have the gold for that much"),
            NoRetired => ("PRA-9.4", "pra-no-retired", "you have no retired worker who can still help"),
            CampNeedsWorker => ("PRA-5.4", "pra-no-camp-worker", "the labor camp is closed without unplaced workers"),
            NoCamp => ("PRA-9.4", "pra-no-camp", "this is no labor camp of the city"),
            CampUsed => ("PRA-9.1", "pra-no-camp-used", "you used this labor camp already this turn"),
            CampFeeTooHigh => ("PRA-9.5", "pra-no-camp-fee", "you cannot pay the fee of the labor camp"),
            CampUseless => ("PRA-9.5", "pra-no-camp-useless", "after the camp's fee there is nothing you could do"),
            NoSuchAcademy => ("PRA-10.2", "pra-no-academy", "this is no academy whose fee you can pay"),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.parts().2)
    }
}

impl std::error::Error for Illegal {}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        self.parts().0
    }

    fn say(&self) -> Text {
        Text::new(self.parts().1)
    }
}
