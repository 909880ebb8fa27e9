//! What happened, and who may know it.

use lusoria_core::{Arg, GameEvent, Seat, Text, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::vocab::Value;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A card was laid face down; only its owner knows which.
    Laid { seat: Seat, card: Option<Value> },
    /// A laid card was turned over.
    Revealed { seat: Seat, card: Value },
    /// A seat won the round.
    Won { seat: Seat },
    /// Nobody won the round.
    Tied,
    /// A card was drawn; only who drew it knows which.
    Drew { seat: Seat, card: Option<Value> },
    /// A card was demanded.
    Demanded { seat: Seat, from: Seat },
    /// A card was handed over openly.
    Gave { seat: Seat, to: Seat, card: Value },
    /// A card was discarded for a point.
    Cashed { seat: Seat, card: Value },
    /// A favor was given up.
    Passed { seat: Seat },
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Laid { seat, .. } if !viewer.sees(seat) => Event::Laid { seat, card: None },
            Event::Drew { seat, .. } if !viewer.sees(seat) => Event::Drew { seat, card: None },
            open => open,
        })
    }

    fn is_irrevocable(&self) -> bool {
        matches!(self, Event::Revealed { .. } | Event::Drew { .. } | Event::Gave { .. })
    }

    fn unknown_to(&self, viewer: Viewer) -> Option<Text> {
        match *self {
            Event::Drew { .. } => Some(Text::new("mic-unknown-drew")),
            Event::Revealed { seat, .. } | Event::Gave { seat, .. } if !viewer.sees(seat) => {
                Some(Text::new("mic-unknown-shown"))
            }
            _ => None,
        }
    }

    fn say(&self) -> Text {
        let with_card = |known: &'static str, hidden: &'static str, seat: Seat, card: Option<Value>| match card {
            Some(card) => Text::new(known).with("seat", seat).with("card", Arg::Name(card.id())),
            None => Text::new(hidden).with("seat", seat),
        };
        match *self {
            Event::Laid { seat, card } => with_card("mic-laid", "mic-laid-hidden", seat, card),
            Event::Revealed { seat, card } => with_card("mic-revealed", "mic-revealed", seat, Some(card)),
            Event::Won { seat } => Text::new("mic-won").with("seat", seat),
            Event::Tied => Text::new("mic-tied"),
            Event::Drew { seat, card } => with_card("mic-drew", "mic-drew-hidden", seat, card),
            Event::Demanded { seat, from } => Text::new("mic-demanded").with("seat", seat).with("from", from),
            Event::Gave { seat, to, card } => with_card("mic-gave", "mic-gave", seat, Some(card)).with("to", to),
            Event::Cashed { seat, card } => with_card("mic-cashed", "mic-cashed", seat, Some(card)),
            Event::Passed { seat } => Text::new("mic-passed").with("seat", seat),
        }
    }
}
