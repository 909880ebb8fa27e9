//! What a viewer knows, and sampling a state that fits it.

use arrayvec::ArrayVec;
use lusoria_core::{BySeat, Rng, Seat, SeatSet, Turn, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::data::DATA;
use crate::setup::Options;
use crate::state::{Area, End, MAX_PLAYERS, N_CARDS, Pending, State};
use crate::vocab::{Bag, Value};

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "ViewShape")]
#[ts(as = "ViewShape")]
pub struct View {
    /// Who looks: a seat, or nobody of the table.
    pub viewer: Option<Seat>,
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

/// Builds what a viewer knows (MIC-2.2, MIC-3.1, MIC-3.6, MIC-4.4).
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let is_over = state.end.is_some();
    let seat_view = |seat: Seat| {
        let area = &state.areas[seat];
        let open = is_over || viewer.sees(seat);
        SeatView {
            n_hand: area.hand.len() as u8,
            hand: open.then_some(area.hand),
            known: area.known,
            has_laid: area.laid.is_some(),
            laid: area.laid.filter(|_| open),
            won: area.won,
            cashed: area.cashed,
        }
    };
    View {
        viewer: viewer.seat(),
        options: state.options,
        n_deck: state.deck.len() as u8,
        deck: (viewer == Viewer::Referee).then(|| state.deck.clone()),
        seats: BySeat::from_fn(state.n_seats(), seat_view),
        discard: state.discard,
        pending: state.pending.clone(),
        end: state.end,
    }
}

/// Deals what the viewer does not know at random.
pub(crate) fn sample(view: &View, rng: &mut Rng) -> State {
    let mut unseen = unseen(view);
    rng.shuffle(&mut unseen);
    let areas = BySeat::from_fn(view.seats.len(), |seat| sample_area(&view.seats[seat], &mut unseen, rng));
    let deck = view.deck.clone().unwrap_or(unseen);
    State { options: view.options, deck, areas, discard: view.discard, pending: view.pending.clone(), end: view.end }
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

/// The JSON shape of a view.
#[derive(Serialize, TS)]
#[ts(rename = "View")]
struct ViewShape {
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
            viewer: view.viewer,
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
