//! What happened, and who may know it.

use arrayvec::ArrayVec;
use lusoria_core::{GameEvent, Seat, Text, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::icon::Gain;
use crate::moves::Move;
use crate::pieces::Pieces;
use crate::vocab::*;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A Year began.
    YearBegan {
        /// Which.
        year: u8,
    },
    /// HW-3.2: a Fate Card gave the income of the Year to everybody.
    FateIncome {
        /// The card.
        card: FateCard,
        /// What everybody took.
        gain: Pieces,
    },
    /// HW-13.5: a Fate Card of Year 1 was discarded unused.
    FateSkipped {
        /// The card.
        card: FateCard,
    },
    /// HW-7.15: the discarded Fate Cards became a new draw pile.
    Reshuffled,
    /// HW-3.3: a player drew two cards; only that player sees them.
    Drew {
        /// Who.
        seat: Seat,
        /// The cards, for the one who drew.
        cards: Option<[Card; 2]>,
    },
    /// HW-3.3: a player assigned the cards; only that player knows how.
    Chose {
        /// Who.
        seat: Seat,
        /// The Path Card, for the one who chose.
        path: Option<Card>,
    },
    /// HW-3.4, HW-3.5: a player's cards were revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The Path Card.
        path: Card,
        /// The Prospect Card.
        prospect: Card,
        /// What the Prospect Card brought.
        gain: Pieces,
    },
    /// HW-10.2: a neutral card was turned up.
    NeutralCard {
        /// The card.
        card: Card,
    },
    /// HW-3.7: income of the sheet, besides roads.
    SheetIncome {
        /// Whose.
        seat: Seat,
        /// What it brought.
        gain: Pieces,
    },
    /// HW-3.8: an attribute chosen for a road's circle.
    RoadIncome {
        /// Whose.
        seat: Seat,
        /// What it brought.
        #[ts(as = "Vec<Gain>")]
        gains: Gains,
    },
    /// HW-4.2: an action with everything it brought up to a question or its end.
    Acted {
        /// Who.
        seat: Seat,
        /// The action.
        action: Move,
        /// What it brought.
        #[ts(as = "Vec<Gain>")]
        gains: Gains,
    },
    /// HW-12.4: the answer to a follow-up question with everything it brought.
    Answered {
        /// Who.
        seat: Seat,
        /// The answer.
        answer: Move,
        /// What it brought.
        #[ts(as = "Vec<Gain>")]
        gains: Gains,
    },
    /// HW-6.13: the Fate Card turned for a trade good.
    GoodTurned {
        /// For whom.
        seat: Seat,
        /// The card.
        card: FateCard,
        /// Its trade good.
        good: u8,
    },
    /// HW-6.28: the Fate Card turned for a battle.
    DamageTurned {
        /// For whom.
        seat: Seat,
        /// Who fights.
        gladiator: Gladiator,
        /// The card.
        card: FateCard,
        /// Its damage.
        damage: u8,
        /// Whether the gladiator lives.
        alive: bool,
    },
    /// HW-6.13, HW-6.59: a neighbor was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// With what.
        piece: Piece,
    },
    /// HW-10.4: a piece was laid on a neutral card.
    PaidNeutral {
        /// By whom.
        seat: Seat,
        /// On which.
        card: Card,
        /// With what.
        piece: Piece,
    },
    /// HW-4.12: a player stopped.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// HW-11.5: a player who had stopped may act again.
    Reopened {
        /// Who.
        seat: Seat,
    },
    /// HW-7.2: the attack cards of the Year.
    Attack {
        /// Attacks on the left cohort.
        left: u8,
        /// Attacks on the center cohort.
        center: u8,
        /// Attacks on the right cohort.
        right: u8,
    },
    /// HW-7.6: favors were used, or not.
    Favors {
        /// By whom.
        seat: Seat,
        /// For which cohort.
        cohort: Cohort,
        /// Temple favors.
        temple: u8,
        /// Diplomat favors.
        diplomat: u8,
    },
    /// HW-7.9: the attack was resolved for a player.
    Defended {
        /// Who.
        seat: Seat,
        /// Attacks that got through.
        through: u8,
        /// Disdain gained.
        disdain: u8,
        /// Valor gained.
        valor: u8,
        /// What the valor brought.
        #[ts(as = "Vec<Gain>")]
        gains: Gains,
    },
    /// HW-8.1: the game ended.
    GameOver,
}

/// What a step brought, in order.
pub type Gains = ArrayVec<Gain, 48>;

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            // HW-11.10
            Event::Drew { seat, .. } if !viewer.sees(*seat) => Event::Drew { seat: *seat, cards: None },
            Event::Chose { seat, .. } if !viewer.sees(*seat) => Event::Chose { seat: *seat, path: None },
            open => open.clone(),
        })
    }

    fn is_irrevocable(&self) -> bool {
        matches!(
            self,
            Event::FateIncome { .. }
                | Event::FateSkipped { .. }
                | Event::Reshuffled
                | Event::Drew { .. }
                | Event::Revealed { .. }
                | Event::NeutralCard { .. }
                | Event::GoodTurned { .. }
                | Event::DamageTurned { .. }
                | Event::Attack { .. }
        )
    }

    fn unknown_to(&self, viewer: Viewer) -> Option<Text> {
        let key = match self {
            Event::FateIncome { .. } | Event::FateSkipped { .. } => "hw-unknown-fate",
            Event::Drew { .. } => "hw-unknown-draw",
            // HW-11.10: the own cards are known before they are revealed.
            Event::Revealed { seat, .. } if !viewer.sees(*seat) => "hw-unknown-revealed",
            Event::NeutralCard { .. } => "hw-unknown-neutral",
            Event::GoodTurned { .. } => "hw-unknown-good",
            Event::DamageTurned { .. } => "hw-unknown-damage",
            Event::Attack { .. } => "hw-unknown-attack",
            _ => return None,
        };
        Some(Text::new(key))
    }

    fn say(&self) -> Text {
        crate::text::event(self)
    }
}
