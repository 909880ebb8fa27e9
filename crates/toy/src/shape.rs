//! The JSON shape of a view.

use lusoria_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::state::Pending;
use crate::view::{SeatView, View};
use crate::vocab::Value;

/// The JSON shape of a view.
#[derive(Serialize, TS)]
#[ts(rename = "View")]
pub(crate) struct ViewShape {
    viewer: Option<Seat>,
    goal: u8,
    deck: u8,
    discard: Vec<Value>,
    seats: Vec<SeatShape>,
    asked: Option<AskedShape>,
    to_act: Vec<Seat>,
}

#[derive(Serialize, TS)]
#[ts(rename = "SeatView")]
struct SeatShape {
    seat: Seat,
    hand_size: u8,
    hand: Option<Vec<Value>>,
    known: Vec<Value>,
    has_laid: bool,
    laid: Option<Value>,
    points: u8,
}

#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "Asked")]
enum AskedShape {
    Lay,
    Favor { seat: Seat, left: u8 },
    Give { from: Seat, to: Seat },
}

impl From<View> for ViewShape {
    fn from(view: View) -> ViewShape {
        let seat_shape = |(seat, known): (Seat, &SeatView)| SeatShape {
            seat,
            hand_size: known.n_hand,
            hand: known.hand.map(|hand| hand.cards().collect()),
            known: known.known.cards().collect(),
            has_laid: known.has_laid,
            laid: known.laid,
            points: known.won + known.cashed,
        };
        ViewShape {
            viewer: view.viewer.seat(),
            goal: view.options.goal,
            deck: view.n_deck,
            discard: view.discard.cards().collect(),
            seats: view.seats.pairs().map(seat_shape).collect(),
            asked: view.pending.last().map(|&pending| match pending {
                Pending::Lay { .. } => AskedShape::Lay,
                Pending::Favor { seat, left } => AskedShape::Favor { seat, left },
                Pending::Give { from, to } => AskedShape::Give { from, to },
            }),
            to_act: view.to_act().iter().collect(),
        }
    }
}
