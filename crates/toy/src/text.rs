//! The view in words: what is asked, and what each move means.

use lusoria_core::contract::Speak;
use lusoria_core::{Arg, Text};

use crate::Micatio;
use crate::moves::Move;
use crate::state::Pending;
use crate::view::View;
use crate::vocab::Value;

impl Speak for Micatio {
    fn prompt(view: &View) -> Text {
        let asked_me = view.viewer.seat().is_some_and(|seat| view.to_act().contains(seat));
        let waiting = || view.to_act().iter().map(Arg::Seat).collect::<Arg>();
        match view.pending.last() {
            None => Text::new("mic-prompt-over"),
            Some(_) if !asked_me => Text::new("mic-prompt-wait").with("seats", waiting()),
            Some(Pending::Lay { .. }) => Text::new("mic-prompt-lay"),
            Some(&Pending::Favor { left, .. }) => Text::new("mic-prompt-favor").with("left", left),
            Some(&Pending::Give { to, .. }) => Text::new("mic-prompt-give").with("to", to),
        }
    }

    fn describe(_view: &View, mv: Move) -> Text {
        match mv {
            Move::Lay { card: value } => Text::new("mic-move-lay").with("card", card(value)),
            Move::Draw => Text::new("mic-move-draw"),
            Move::Demand { seat } => Text::new("mic-move-demand").with("seat", seat),
            Move::Cash { card: value } => Text::new("mic-move-cash").with("card", card(value)),
            Move::Pass => Text::new("mic-move-pass"),
            Move::Give { card: value } => Text::new("mic-move-give").with("card", card(value)),
        }
    }
}

pub(crate) fn card(value: Value) -> Arg {
    Arg::Name(value.id())
}
