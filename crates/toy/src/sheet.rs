//! The view laid out as text.

use lusoria_core::contract::Layout;
use lusoria_core::{Arg, Row, Sheet, Text};

use crate::Micatio;
use crate::text::card;
use crate::view::{SeatView, View};
use crate::vocab::Bag;

impl Layout for Micatio {
    fn sheet(view: &View) -> Sheet {
        let mut sheet = Sheet::default();
        let rows = sheet.section(Text::new("mic-sheet-table").with("goal", view.options.goal), None);
        rows.push(Row::field("mic-sheet-deck", Text::new("mic-number").with("n", view.n_deck)));
        rows.push(Row::field("mic-sheet-discard", cards(view.discard)));
        for (seat, seat_view) in view.seats.pairs() {
            let rows = sheet.section(Text::new("mic-sheet-seat").with("seat", seat), Some(seat));
            rows.extend(seat_rows(seat_view));
        }
        sheet
    }
}

fn seat_rows(seat: &SeatView) -> Vec<Row> {
    let hand = match seat.hand {
        Some(hand) => cards(hand),
        None => Text::new("mic-hidden-hand")
            .with("n", seat.n_hand)
            .with("known", seat.known.cards().map(card).collect::<Arg>()),
    };
    let laid = match (seat.has_laid, seat.laid) {
        (_, Some(value)) => Text::new("mic-cards").with("cards", card(value)),
        (true, None) => Text::new("mic-face-down"),
        (false, None) => Text::new("mic-nothing"),
    };
    vec![
        Row::field("mic-sheet-points", Text::new("mic-number").with("n", seat.won + seat.cashed)),
        Row::field("mic-sheet-hand", hand),
        Row::field("mic-sheet-laid", laid),
    ]
}

fn cards(bag: Bag) -> Text {
    Text::new("mic-cards").with("cards", bag.cards().map(card).collect::<Arg>())
}
