//! What happened, and who may see it. Rules: GTR-66.

use lusoria_core::{GameEvent, Seat, Text, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::state::End;
use crate::vocab::{Building, Material, Role};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The leader named a role.
    Led { seat: Seat, role: Role },
    /// A seat followed.
    Followed { seat: Seat, role: Role },
    /// An order card was put on the camp.
    Played { seat: Seat, card: Building },
    /// A jack was put on the camp.
    PlayedJack { seat: Seat },
    /// A seat thinks.
    Thinks { seat: Seat },
    /// A card went to the pool before thinking.
    Discarded { seat: Seat, card: Building },
    /// Jacks went to the supply before thinking.
    DiscardedJacks { seat: Seat, n: u8 },
    /// A jack was taken from the supply.
    TookJack { seat: Seat },
    /// Cards were drawn.
    Drew { seat: Seat, n: u8 },
    /// Which card was drawn, for who drew it.
    Got { seat: Seat, card: Building },
    /// A client was hired from the pool.
    Hired { seat: Seat, role: Role },
    /// A client was hired from the hand.
    HiredCard { seat: Seat, card: Building },
    /// A client was hired from the deck.
    HiredDeck { seat: Seat, card: Building },
    /// A new client acts at once.
    Acts { seat: Seat, role: Role },
    /// A new client's action is held.
    Held { seat: Seat, role: Role },
    /// A material was taken from the pool.
    Took { seat: Seat, material: Material },
    /// A hand card went to the stockpile.
    Stored { seat: Seat, card: Building },
    /// A foundation was laid.
    Laid { seat: Seat, card: Building, site: Material, out: bool },
    /// A card was added as material.
    AddedCard { seat: Seat, card: Building, to: Building },
    /// A material of the stockpile was added.
    AddedStockpile { seat: Seat, material: Material, to: Building },
    /// A material of the pool was added.
    AddedPool { seat: Seat, material: Material, to: Building },
    /// A card was drawn with Fountain; only its owner knows which.
    FountainDrew { seat: Seat, card: Option<Building> },
    /// The Fountain card was kept.
    FountainKept { seat: Seat },
    /// A structure was completed.
    Completed { seat: Seat, building: Building, influence: u8 },
    /// A structure was shared with everybody.
    Shared { seat: Seat, material: Material, owner: Seat, building: Building },
    /// A material went from the stockpile to the vault, seen by all (GTR-14.3).
    Sold { seat: Seat, material: Material },
    /// A card went unseen from the deck to the vault (GTR-66.5).
    SoldDeck { seat: Seat },
    /// A card went from the hand to the vault, not shown (GTR-66.5).
    SoldCard { seat: Seat },
    /// A card was revealed and its material demanded.
    Revealed { seat: Seat, card: Building },
    /// Demanded cards were taken from the pool.
    TookDemanded { seat: Seat, material: Material, n: u8 },
    /// A card was given from the hand.
    Gave { seat: Seat, to: Seat, card: Building },
    /// "Glory to Rome!": nothing (more) is given.
    Glory { seat: Seat },
    /// Demanded cards were taken from a stockpile.
    Plundered { seat: Seat, from: Seat, material: Material, n: u8 },
    /// A client was taken into the vault.
    Captured { seat: Seat, from: Seat, role: Role },
    /// A foundation was taken.
    Seized { seat: Seat, from: Seat, building: Building, influence: u8 },
    /// A structure was taken for the Prison's site.
    Exchanged { seat: Seat, from: Seat, building: Building },
    /// A jack was taken from a camp.
    Claimed { seat: Seat, from: Seat },
    /// A card of the camp went to the stockpile.
    Saved { seat: Seat, material: Material },
    /// A seat used nothing of what it was offered.
    Passed { seat: Seat },
    /// A seat conceded.
    Conceded { seat: Seat, to: Seat },
    /// A new round began.
    Round { leader: Seat, round: u16 },
    /// The game ended.
    Ended { reason: EndReason },
}

/// Why the game ended, as a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The last card was drawn.
    Deck,
    /// The last site in town was taken.
    Sites,
    /// A Catacomb was completed.
    Catacomb,
    /// A Forum condition was met.
    Forum,
    /// All opponents conceded.
    Concession,
    /// The round limit was reached.
    Rounds,
}

impl End {
    /// The reason without details.
    pub fn reason(self) -> EndReason {
        match self {
            End::Deck => EndReason::Deck,
            End::Sites => EndReason::Sites,
            End::Catacomb => EndReason::Catacomb,
            End::Forum { .. } => EndReason::Forum,
            End::Concession { .. } => EndReason::Concession,
            End::Rounds => EndReason::Rounds,
        }
    }
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match *self {
            // GTR-66: what was drawn by thinking is seen by its owner only.
            Event::Got { seat, .. } if !viewer.sees(seat) => None,
            // GTR-39.4: so is a Fountain card.
            Event::FountainDrew { seat, .. } if !viewer.sees(seat) => Some(Event::FountainDrew { seat, card: None }),
            open => Some(open),
        }
    }

    fn is_irrevocable(&self) -> bool {
        matches!(
            self,
            Event::Drew { .. }
                | Event::Got { .. }
                | Event::HiredDeck { .. }
                | Event::FountainDrew { .. }
                | Event::SoldDeck { .. }
                | Event::Revealed { .. }
                | Event::Gave { .. }
                | Event::Glory { .. }
                | Event::Ended { .. }
        )
    }

    fn unknown_to(&self, viewer: Viewer) -> Option<Text> {
        Some(match *self {
            Event::Drew { n, .. } => Text::new("gtr-unknown-draw").with("n", n),
            Event::Got { .. } => Text::new("gtr-unknown-draw").with("n", 1u8),
            Event::HiredDeck { .. } => Text::new("gtr-unknown-hired"),
            Event::FountainDrew { .. } => Text::new("gtr-unknown-fountain"),
            // GTR-66.5: nobody ever sees a card that goes from the deck to the vault, so nothing is left to be told; and
            // whoever shows a card of the own hand knows it.
            Event::Revealed { seat, .. } | Event::Gave { seat, .. } | Event::Glory { seat } if !viewer.sees(seat) => {
                Text::new("gtr-unknown-hand")
            }
            _ => return None,
        })
    }

    fn say(&self) -> Text {
        crate::text::say_event(self)
    }
}
