//! The view in words: prompt, move descriptions and layout.

use lusoria_core::{Arg, Row, Sheet, Text};

use crate::moves::Move;
use crate::state::Pending;
use crate::view::{SeatView, View};
use crate::vocab::{Bag, Value};

fn card(value: Value) -> Arg {
    Arg::Name(value.id())
}

fn cards(bag: Bag) -> Text {
    Text::new("mic-cards").with("cards", bag.cards().map(card).collect::<Arg>())
}

pub(crate) fn prompt(view: &View) -> Text {
    let asked_me = view.viewer.is_some_and(|seat| view.to_act().contains(seat));
    let waiting = || view.to_act().iter().map(Arg::Seat).collect::<Arg>();
    match view.pending.last() {
        None => Text::new("mic-prompt-over"),
        Some(_) if !asked_me => Text::new("mic-prompt-wait").with("seats", waiting()),
        Some(Pending::Lay { .. }) => Text::new("mic-prompt-lay"),
        Some(&Pending::Favor { left, .. }) => Text::new("mic-prompt-favor").with("left", left),
        Some(&Pending::Give { to, .. }) => Text::new("mic-prompt-give").with("to", to),
    }
}

pub(crate) fn describe(mv: Move) -> Text {
    match mv {
        Move::Lay { card: value } => Text::new("mic-move-lay").with("card", card(value)),
        Move::Draw => Text::new("mic-move-draw"),
        Move::Demand { seat } => Text::new("mic-move-demand").with("seat", seat),
        Move::Cash { card: value } => Text::new("mic-move-cash").with("card", card(value)),
        Move::Pass => Text::new("mic-move-pass"),
        Move::Give { card: value } => Text::new("mic-move-give").with("card", card(value)),
    }
}

pub(crate) fn sheet(view: &View) -> Sheet {
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
