//! What a viewer knows, and sampling a state that fits it (HW-11.9 to HW-11.11).

use lusoria_core::contract::Sight;
use lusoria_core::{Rng, Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::HadriansWall;
use crate::data::data;
use crate::shape::ViewShape;
use crate::state::State;
use crate::vocab::*;

/// What a viewer knows: a table on which every pile the viewer cannot see lies in the printed order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "ViewShape")]
#[ts(as = "ViewShape")]
pub struct View {
    pub(crate) viewer: Viewer,
    /// Hidden piles in the printed order, hidden choices unmade, no chance in it.
    pub(crate) known: State,
}

impl Sight for HadriansWall {
    /// Builds what a viewer knows.
    fn view(state: &State, viewer: Viewer) -> View {
        let mut known = state.clone();
        // HW-11.8: the chance of reshuffles to come is nobody's.
        known.fate.seed = [0; 32];
        if viewer != Viewer::Referee {
            let n_used = known.fate.n_used();
            in_fate_order(&mut known.fate.cards, n_used);
            let n_neutral = known.revealed_neutral();
            in_card_order(&mut known.neutral.deck, n_neutral);
            for seat in Seat::all(known.n_seats()) {
                let (n_known, hides_choice) = known_cards(&known, viewer, seat);
                let player = &mut known.players[seat];
                in_card_order(&mut player.deck, n_known);
                player.second_is_path &= !hides_choice;
            }
        }
        View { viewer, known }
    }

    /// Deals what the viewer does not know at random.
    fn sample(view: &View, rng: &mut Rng) -> State {
        let mut state = view.known.clone();
        state.fate.seed = rng.bytes();
        if view.viewer == Viewer::Referee {
            return state;
        }
        let n_used = state.fate.n_used();
        rng.shuffle(&mut state.fate.cards[n_used..]);
        if state.neutral_a_year(data()) > 0 {
            let n_neutral = state.revealed_neutral();
            rng.shuffle(&mut state.neutral.deck[n_neutral..]);
        }
        for seat in Seat::all(state.n_seats()) {
            let (n_known, hides_choice) = known_cards(&state, view.viewer, seat);
            let player = &mut state.players[seat];
            rng.shuffle(&mut player.deck[n_known..]);
            if hides_choice && player.has_chosen {
                player.second_is_path = rng.below(2) == 1;
            }
        }
        state
    }
}

impl State {
    /// Neutral cards turned up so far.
    pub(crate) fn revealed_neutral(&self) -> usize {
        self.neutral_a_year(data()) * self.revealed_years()
    }
}

/// How many cards of a player's deck the viewer has seen, and whether this Year's choice is hidden from the viewer.
fn known_cards(state: &State, viewer: Viewer, seat: Seat) -> (usize, bool) {
    let is_choosing = state.phase == Phase::ChooseCards;
    // HW-11.10: the two cards drawn and their assignment are private until the reveal.
    if is_choosing && !viewer.sees(seat) {
        (2 * state.revealed_years(), true)
    } else {
        (2 * state.year as usize, false)
    }
}

/// Puts the cards from `from` on into the printed order.
fn in_fate_order(cards: &mut [FateCard; FateCard::COUNT], from: usize) {
    let mut rest = cards[from..].iter().fold(0u64, |set, card| set | 1 << card.0);
    for place in &mut cards[from..] {
        *place = FateCard(rest.trailing_zeros() as u8);
        rest &= rest - 1;
    }
}

fn in_card_order(cards: &mut [Card; 12], from: usize) {
    let mut rest = cards[from..].iter().fold(0u32, |set, card| set | 1 << *card as u32);
    for place in &mut cards[from..] {
        *place = Card::ALL[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
}

impl View {
    /// Who is to decide.
    pub(crate) fn to_act(&self) -> SeatSet {
        self.known.may_act()
    }
}
