//! What a viewer knows, and sampling a state that fits it (HW-11.9 to HW-11.11).

use lusoria_core::contract::Sight;
use lusoria_core::{BySeat, Rng, Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::HadriansWall;
use crate::data::data;
use crate::shape::ViewShape;
use crate::state::{Fate, Neutral, Player, State};
use crate::vocab::*;

/// What a viewer knows: a table on which every pile the viewer cannot see lies in the printed order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "ViewShape")]
#[ts(as = "ViewShape")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Hidden piles in the printed order, hidden choices unmade, no chance in it.
    pub(crate) known: State,
}

impl Sight for HadriansWall {
    /// Builds what a viewer knows. A field of the state that is not named here does not compile.
    fn view(state: &State, viewer: Viewer) -> View {
        let known = State {
            options: state.options,
            year: state.year,
            phase: state.phase,
            open: state.open,
            turn: state.turn,
            played: state.played,
            fate: known_fate(&state.fate, viewer),
            neutral: Neutral {
                deck: known_order(&state.neutral.deck, state.revealed_neutral(), viewer),
                pieces: state.neutral.pieces,
            },
            players: BySeat::from_fn(state.n_seats(), |seat| known_player(state, viewer, seat)),
        };
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

/// HW-11.9: the draw pile in the printed order. HW-11.8: the chance of reshuffles to come is nobody's.
fn known_fate(fate: &Fate, viewer: Viewer) -> Fate {
    let mut cards = fate.cards;
    if viewer != Viewer::Referee {
        in_fate_order(&mut cards, fate.n_used());
    }
    let Fate { cards: _, n_discarded, n_attack, reshuffles, seed: _ } = *fate;
    Fate { cards, n_discarded, n_attack, reshuffles, seed: [0; 32] }
}

/// HW-11.10: the sheets are open; of the cards what the viewer has seen.
fn known_player(state: &State, viewer: Viewer, seat: Seat) -> Player {
    let player = &state.players[seat];
    let (n_known, hides_choice) = known_cards(state, viewer, seat);
    Player {
        board: player.board,
        buildings: player.buildings,
        map: player.map,
        attributes: player.attributes,
        cohorts: player.cohorts,
        tracks: player.tracks,
        citizens: player.citizens,
        production: player.production,
        training: player.training,
        forum: player.forum,
        theater: player.theater,
        baths: player.baths,
        court: player.court,
        market: player.market,
        gladiators: player.gladiators,
        temple_boxes: player.temple_boxes,
        temple_favors: player.temple_favors,
        diplomats: player.diplomats,
        diplomat_favors: player.diplomat_favors,
        scouts: player.scouts,
        disdain_gained: player.disdain_gained,
        disdain_removed: player.disdain_removed,
        deck: known_order(&player.deck, n_known, viewer),
        has_chosen: player.has_chosen,
        second_is_path: player.second_is_path && !hides_choice,
        road_income: player.road_income,
        favor_step: player.favor_step,
        canceled: player.canceled,
        pending: player.pending,
    }
}

/// A deck of which the viewer has seen the first cards; the rest lies in the printed order.
fn known_order(deck: &[Card; 12], n_known: usize, viewer: Viewer) -> [Card; 12] {
    let mut deck = *deck;
    if viewer != Viewer::Referee {
        in_card_order(&mut deck, n_known);
    }
    deck
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
