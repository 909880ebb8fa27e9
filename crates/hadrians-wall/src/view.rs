//! What a viewer knows, and sampling a state that fits it (HW-11.9 to HW-11.11).

use lusoria_core::{Rng, Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::data::data;
use crate::pieces::Pieces;
use crate::shape::{BoardShape, SheetShape};
use crate::state::{Player, State};
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

/// Builds what a viewer knows.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
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

impl State {
    /// Neutral cards turned up so far.
    fn revealed_neutral(&self) -> usize {
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

/// Deals what the viewer does not know at random.
pub(crate) fn sample(view: &View, rng: &mut Rng) -> State {
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

impl View {
    /// Who is to decide.
    pub(crate) fn to_act(&self) -> SeatSet {
        self.known.may_act()
    }
}

/// The JSON shape of a view.
#[derive(Serialize, TS)]
#[ts(rename = "View")]
struct ViewShape {
    /// The seat that looks.
    viewer: Option<Seat>,
    difficulty: Difficulty,
    mode: Mode,
    /// The campaign fort.
    campaign: Option<u8>,
    year: u8,
    phase: Phase,
    to_act: Vec<Seat>,
    /// The gray flag of the Year.
    flag: u8,
    /// How many attack cards this Year has, as things stand.
    attack_cards: u8,
    fate_draw: usize,
    /// The order of the draw pile, for the referee.
    fate_deck: Option<Vec<FateCard>>,
    fate_discard: Vec<FateCard>,
    attack: Vec<FateCard>,
    attacks: Vec<AttackShape>,
    neutral_draw: usize,
    /// The order of the Neutral Deck, for the referee.
    neutral_deck: Option<Vec<Card>>,
    neutral: Vec<NeutralShape>,
    seats: Vec<SeatShape>,
}

#[derive(Serialize, TS)]
#[ts(rename = "Attack")]
struct AttackShape {
    cohort: Cohort,
    cards: u8,
}

#[derive(Serialize, TS)]
#[ts(rename = "Neutral")]
struct NeutralShape {
    card: Card,
    good: u8,
    pattern: Pattern,
    pieces: BoardShape,
}

#[derive(Serialize, TS)]
#[ts(rename = "SeatView")]
struct SeatShape {
    seat: Seat,
    #[serde(flatten)]
    sheet: SheetShape,
    /// Cards in the own draw pile.
    deck_size: usize,
    /// The order of the own draw pile, for the referee.
    deck: Option<Vec<Card>>,
    /// The two cards drawn, for the one who may see them.
    drawn: Option<[Card; 2]>,
    /// Whether this Year's cards are assigned.
    has_chosen: bool,
    /// The Path Card chosen, for the one who may see it.
    chosen: Option<Card>,
    /// The good on the Prospect Card face up.
    good: Option<u8>,
    /// The pattern on the Prospect Card face up.
    pattern: Option<Pattern>,
    /// What is asked of this seat now.
    asked: Option<AskedShape>,
}

#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "Asked")]
enum AskedShape {
    Path,
    Road { left: u8 },
    Action,
    Cohort,
    Attribute { among: Vec<Attribute> },
    Favors { cohort: Cohort, through: u8, temple: u8, diplomat: u8 },
}

impl From<View> for ViewShape {
    fn from(view: View) -> ViewShape {
        let data = data();
        let state = &view.known;
        let attacks = state.attacks(data);
        let sees_all = view.viewer == Viewer::Referee;
        let neutral = state.neutral_cards(data).iter().zip(state.neutral.pieces);
        ViewShape {
            viewer: view.viewer.seat(),
            difficulty: state.options.difficulty,
            mode: state.options.mode,
            campaign: state.options.fort,
            year: state.year,
            phase: state.phase,
            to_act: view.to_act().iter().collect(),
            flag: data.years[state.year as usize - 1].flag,
            attack_cards: crate::rules::attack::n_cards(state, data),
            fate_draw: state.fate.draw_pile().len(),
            fate_deck: sees_all.then(|| state.fate.draw_pile().to_vec()),
            fate_discard: state.fate.discard().to_vec(),
            attack: state.fate.attack().to_vec(),
            attacks: Cohort::ALL.map(|cohort| AttackShape { cohort, cards: attacks[cohort.index()] }).into(),
            neutral_draw: if state.neutral_a_year(data) > 0 { 12 - state.revealed_neutral() } else { 0 },
            neutral_deck: (sees_all && state.neutral_a_year(data) > 0)
                .then(|| state.neutral.deck[state.revealed_neutral()..].to_vec()),
            neutral: neutral
                .map(|(card, pieces): (&Card, Pieces)| NeutralShape {
                    card: *card,
                    good: data.cards[card.index()].good,
                    pattern: data.cards[card.index()].pattern,
                    pieces: pieces.into(),
                })
                .collect(),
            seats: Seat::all(state.n_seats()).map(|seat| seat_shape(&view, seat)).collect(),
        }
    }
}

fn seat_shape(view: &View, seat: Seat) -> SeatShape {
    let state = &view.known;
    let player = &state.players[seat];
    let is_choosing = state.phase == Phase::ChooseCards;
    let sees = view.viewer.sees(seat) && is_choosing;
    let prospect = (!is_choosing).then(|| &data().cards[player.prospect(state.year).index()]);
    SeatShape {
        seat,
        sheet: SheetShape::of(state, seat),
        deck_size: 12 - 2 * state.year as usize,
        deck: (view.viewer == Viewer::Referee).then(|| player.deck[2 * state.year as usize..].to_vec()),
        drawn: sees.then(|| player.drawn(state.year)),
        has_chosen: player.has_chosen,
        chosen: (sees && player.has_chosen).then(|| player.chosen(state.year)),
        good: prospect.map(|card| card.good),
        pattern: prospect.map(|card| card.pattern),
        asked: asked(state, seat, player),
    }
}

fn asked(state: &State, seat: Seat, player: &Player) -> Option<AskedShape> {
    if !state.may_act().contains(seat) {
        return None;
    }
    match state.phase {
        Phase::ChooseCards => Some(AskedShape::Path),
        Phase::Income => Some(AskedShape::Road { left: player.road_income }),
        Phase::Actions => Some(match player.pending.last() {
            None => AskedShape::Action,
            Some(crate::icon::Icon::Choice(among)) => AskedShape::Attribute { among: among.iter().collect() },
            Some(_) => AskedShape::Cohort,
        }),
        Phase::Favors => {
            let cohort = Cohort::ALL[player.favor_step as usize];
            Some(AskedShape::Favors {
                cohort,
                through: player.through(state.attacks(data()), cohort.index()),
                temple: player.temple_favors,
                diplomat: player.diplomat_favors[cohort.index()],
            })
        }
        Phase::Over => None,
    }
}
