//! What a viewer knows, and sampling a state that fits it.

use arrayvec::ArrayVec;
use lusoria_core::contract::Sight;
use lusoria_core::{BySeat, Rng, Seat, SeatSet, Turn, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::Micatio;
use crate::data::DATA;
use crate::setup::Options;
use crate::shape::ViewShape;
use crate::state::{Area, End, MAX_PLAYERS, N_CARDS, Pending, State};
use crate::vocab::{Bag, Value};

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "ViewShape")]
#[ts(as = "ViewShape")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    pub(crate) options: Options,
    pub(crate) n_deck: u8,
    /// The order of the deck, for the referee.
    pub(crate) deck: Option<ArrayVec<Value, N_CARDS>>,
    pub(crate) seats: BySeat<SeatView, MAX_PLAYERS>,
    pub(crate) discard: Bag,
    pub(crate) pending: ArrayVec<Pending, 4>,
    pub(crate) end: Option<End>,
}

/// What a viewer knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatView {
    pub n_hand: u8,
    /// The cards in hand, if the viewer may see them.
    pub hand: Option<Bag>,
    pub known: Bag,
    pub has_laid: bool,
    /// The laid card, if the viewer may see it.
    pub laid: Option<Value>,
    pub won: u8,
    pub cashed: u8,
}

impl Sight for Micatio {
    /// Builds what a viewer knows (MIC-2.2, MIC-3.1, MIC-3.6, MIC-4.4).
    fn view(state: &State, viewer: Viewer) -> View {
        // Taken apart, so that a new field does not compile until it is said what of it is seen.
        let State { options, deck, areas, discard, pending, end } = state;
        let seat_view = |seat: Seat| {
            let Area { hand, known, laid, won, cashed } = areas[seat];
            let is_open = end.is_some() || viewer.sees(seat);
            SeatView {
                n_hand: hand.len() as u8,
                hand: is_open.then_some(hand),
                known,
                has_laid: laid.is_some(),
                laid: laid.filter(|_| is_open),
                won,
                cashed,
            }
        };
        View {
            viewer,
            options: *options,
            n_deck: deck.len() as u8,
            deck: (viewer == Viewer::Referee).then(|| deck.clone()),
            seats: BySeat::from_fn(areas.len(), seat_view),
            discard: *discard,
            pending: pending.clone(),
            end: *end,
        }
    }

    /// Deals what the viewer does not know at random.
    fn sample(view: &View, rng: &mut Rng) -> State {
        let mut unseen = unseen(view);
        rng.shuffle(&mut unseen);
        let areas = BySeat::from_fn(view.seats.len(), |seat| sample_area(&view.seats[seat], &mut unseen, rng));
        let deck = view.deck.clone().unwrap_or(unseen);
        State {
            options: view.options,
            deck,
            areas,
            discard: view.discard,
            pending: view.pending.clone(),
            end: view.end,
        }
    }
}

/// The cards whose place the viewer does not know.
fn unseen(view: &View) -> ArrayVec<Value, N_CARDS> {
    let mut rest = DATA.cards;
    let seen_at = |seat: &SeatView| seat.hand.unwrap_or(seat.known).cards().chain(seat.laid);
    let seen = view.seats.iter().flat_map(seen_at).chain(view.discard.cards());
    seen.chain(view.deck.iter().flatten().copied()).for_each(|card| rest.take(card));
    rest.cards().collect()
}

fn sample_area(seat: &SeatView, unseen: &mut ArrayVec<Value, N_CARDS>, rng: &mut Rng) -> Area {
    let mut area = Area { hand: seat.known, known: seat.known, laid: seat.laid, won: seat.won, cashed: seat.cashed };
    if let Some(hand) = seat.hand {
        area.hand = hand;
        return area;
    }
    // A hidden laid card may be any of the cards the seat had before, the known ones included.
    let n_cards = usize::from(seat.n_hand) + usize::from(seat.has_laid);
    let n_hidden = n_cards - area.hand.len();
    unseen.drain(unseen.len() - n_hidden..).for_each(|card| area.hand.add(card));
    if seat.has_laid {
        let card = area.hand.cards().nth(rng.index(n_cards)).expect("the index is below the number of cards");
        area.hand.take(card);
        area.laid = Some(card);
    }
    area
}

impl View {
    /// Who is to decide.
    pub(crate) fn to_act(&self) -> SeatSet {
        let turn = match self.pending.last() {
            None => Turn::Over,
            Some(&Pending::Lay { waiting }) => Turn::Seats(waiting),
            Some(&(Pending::Favor { seat, .. } | Pending::Give { from: seat, .. })) => Turn::only(seat),
        };
        turn.seats()
    }
}
