//! What a viewer knows, and sampling a state that fits it. Rules: GTR-66.3, GTR-66.4.
//!
//! Views, lists of moves and logs all obey the same table: a spectator sees what the others of every player see.

use lusoria_core::contract::Sight;
use lusoria_core::{BySeat, Rng, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::GloryToRome;
use crate::data::tables;
use crate::state::{Area, Hand, Hidden, N_CARDS, Pending, State, UNBOUNDED};
use crate::vocab::{Building, Kinds, Material, N_KINDS, N_MATERIALS};

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "crate::shape::ViewShape")]
#[ts(as = "crate::shape::ViewShape")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// A state in which everything the viewer does not know is blank.
    pub(crate) known: State,
}

impl View {
    /// Who looks, if it is a player.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// GTR-66.6: the referee sees everything, and after the end so does everybody.
    pub(crate) fn is_full(&self) -> bool {
        self.viewer == Viewer::Referee || self.known.end.is_some()
    }

    /// GTR-66.2: whether people are shown what lies in vaults as far as they know it, and not only how many cards.
    pub(crate) fn shows_vaults(&self) -> bool {
        self.is_full() || self.known.options.remember
    }

    /// Whether the viewer sees the hand of a seat.
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        self.is_full() || self.viewer.sees(seat)
    }
}

impl Sight for GloryToRome {
    /// Builds what a viewer knows.
    fn view(state: &State, viewer: Viewer) -> View {
        if viewer == Viewer::Referee || state.end.is_some() {
            return View { viewer, known: state.clone() };
        }
        let mut pending = state.pending;
        for entry in pending.all_mut() {
            // GTR-39.4: the drawn card is seen by its owner only.
            if let Pending::Fountain { card, .. } = entry
                && !viewer.sees(state.actor())
            {
                *card = None;
            }
        }
        let known = State {
            options: state.options,
            areas: BySeat::from_fn(state.n_seats(), |seat| known_area(&state.areas[seat], viewer.sees(seat))),
            // GTR-12.12: foundations, sites and materials are public.
            structures: state.structures,
            deck: [0; N_CARDS],
            n_deck: state.n_deck,
            n_aside: state.n_aside,
            pool: state.pool,
            open: state.open,
            jacks: state.jacks,
            in_town: state.in_town,
            out_of_town: state.out_of_town,
            round: state.round,
            leader: state.leader,
            led: state.led,
            turn: state.turn,
            crafted: state.crafted,
            conceded: state.conceded,
            pending,
            end: None,
        };
        View { viewer, known }
    }

    /// A full state that the viewer cannot rule out.
    fn sample(view: &View, rng: &mut Rng) -> State {
        let mut state = view.known.clone();
        if view.is_full() {
            return state;
        }
        let mut unseen = Unseen::of(view);
        // Cards that everybody has seen in a hand are there; who may hold what is settled next.
        let n_seats = state.n_seats();
        let mut hands: [Hand; 5] = [Hand::default(); 5];
        for seat in Seat::all(n_seats).filter(|&seat| !view.viewer.sees(seat)) {
            hands[seat.index()] = known_hand(&state.areas[seat]);
        }
        unseen.shuffle(rng);
        let others = || Seat::all(n_seats).filter(|&seat| !view.viewer.sees(seat));
        for bounded in [true, false] {
            for seat in others().filter(|&seat| is_bounded(&state.areas[seat]) == bounded) {
                let area = &state.areas[seat];
                let hand = &mut hands[seat.index()];
                if bounded {
                    unseen.deal_bounded(area, hand);
                } else {
                    while hand.len() < area.hand.len() {
                        hand.insert(unseen.next());
                    }
                }
            }
        }
        if others().any(|seat| hands[seat.index()].len() < state.areas[seat].hand.len()) {
            return sample_exactly(view, rng);
        }
        others().for_each(|seat| state.areas[seat].hand = hands[seat.index()]);
        deal_rest(view, &mut state, &mut unseen);
        state
    }
}

/// GTR-66: of a hand others know the number; of a vault what they saw being placed; nobody knows a card from the deck.
fn known_area(area: &Area, is_own: bool) -> Area {
    Area {
        hand: if is_own { area.hand } else { Hand::blank(area.hand.len()) },
        hidden: if is_own {
            area.hidden.without_deck_cards()
        } else {
            Hidden::blank(area.hidden.n_from_hand(), area.hidden.n_from_deck())
        },
        known: area.known,
        at_most: area.at_most,
        jacks: area.jacks,
        camp: area.camp,
        camp_jacks: area.camp_jacks,
        units: area.units,
        clients: area.clients,
        stockpile: area.stockpile,
        vault: area.vault,
        sites: area.sites,
        influence: area.influence,
        owned: area.owned,
        active: area.active,
    }
}

/// Fills vaults, a drawn card and the deck with what is left.
fn deal_rest(view: &View, state: &mut State, unseen: &mut Unseen) {
    for seat in Seat::all(state.n_seats()) {
        let blank = view.known.areas[seat].hidden;
        let hidden = &mut state.areas[seat].hidden;
        let n_from_hand = if view.viewer.sees(seat) { 0 } else { blank.n_from_hand() };
        *hidden = if view.viewer.sees(seat) { hidden.before_deck_cards() } else { Hidden::default() };
        (0..n_from_hand).for_each(|_| hidden.insert_from_hand(unseen.next()));
        (0..blank.n_from_deck()).for_each(|_| hidden.insert_from_deck(unseen.next()));
    }
    for entry in state.pending.all_mut() {
        if let Pending::Fountain { card: card @ None, .. } = entry {
            *card = Some(unseen.next());
        }
    }
    let n_deck = state.n_deck as usize;
    state.deck[..n_deck].copy_from_slice(&unseen.cards[unseen.at..unseen.at + n_deck]);
}

fn known_hand(area: &Area) -> Hand {
    if area.known == Kinds::NONE { Hand::default() } else { area.known.each().collect() }
}

/// Whether something is known of what this hand does not hold.
fn is_bounded(area: &Area) -> bool {
    area.at_most.0.iter().any(|&bound| bound != UNBOUNDED && bound < area.hand.len())
}

/// The cards the viewer has not located, in random order.
struct Unseen {
    cards: [u8; N_CARDS],
    /// The first card not dealt yet.
    at: usize,
    len: usize,
}

impl Unseen {
    fn of(view: &View) -> Unseen {
        let state = &view.known;
        let mut left = tables().decks[state.options.edition.index()].0;
        let mut take = |kinds: &Kinds| (0..N_KINDS).for_each(|kind| left[kind] -= kinds.0[kind]);
        take(&state.open);
        for (seat, area) in state.areas.pairs() {
            if view.viewer.sees(seat) {
                take(area.hand.counts());
                take(&area.hidden.from_hand());
            } else {
                take(&area.known);
            }
        }
        for structure in state.structures.all() {
            left[structure.building.index()] -= 1;
        }
        for entry in state.pending.all() {
            if let Pending::Fountain { card: Some(card), .. } = entry {
                left[card.index()] -= 1;
            }
        }
        let mut unseen = Unseen { cards: [0; N_CARDS], at: 0, len: 0 };
        for (kind, &n) in left.iter().enumerate() {
            for _ in 0..n {
                unseen.cards[unseen.len] = kind as u8;
                unseen.len += 1;
            }
        }
        unseen
    }

    fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.cards[..self.len]);
    }

    #[inline]
    fn next(&mut self) -> Building {
        let card = self.cards[self.at];
        self.at += 1;
        Building::at(card as usize)
    }

    /// Deals cards that the bounds of the hand allow, as long as there are any.
    fn deal_bounded(&mut self, area: &Area, hand: &mut Hand) {
        let mut place = self.at;
        while hand.len() < area.hand.len() && place < self.len {
            let card = Building::at(self.cards[place] as usize);
            if hand.count_of(card.material()) < area.at_most[card.material()] {
                hand.insert(card);
                self.cards.swap(self.at, place);
                self.at += 1;
            }
            place += 1;
        }
    }
}

/// The rare case that dealing at random got stuck between the bounds of several hands: which materials go where is
/// found by augmenting paths, which cards of a material by chance.
fn sample_exactly(view: &View, rng: &mut Rng) -> State {
    let mut state = view.known.clone();
    let mut unseen = Unseen::of(view);
    unseen.shuffle(rng);
    let others: Vec<Seat> = Seat::all(state.n_seats()).filter(|&seat| !view.viewer.sees(seat)).collect();
    let mut supply = [0u8; N_MATERIALS];
    unseen.cards[..unseen.len].iter().for_each(|&card| supply[Building::at(card as usize).material().index()] += 1);
    let hands: Vec<Hand> = others.iter().map(|&seat| known_hand(&state.areas[seat])).collect();
    let room: Vec<[u8; N_MATERIALS]> = others
        .iter()
        .zip(&hands)
        .map(|(&seat, hand)| {
            let bounds = state.areas[seat].at_most;
            std::array::from_fn(|index| bounds.0[index].saturating_sub(hand.count_of(Material::at(index))))
        })
        .collect();
    let mut shares = vec![[0u8; N_MATERIALS]; others.len()];
    for (index, &seat) in others.iter().enumerate() {
        for _ in hands[index].len()..state.areas[seat].hand.len() {
            let found = augment(index, &mut supply, &room, &mut shares, &mut vec![false; others.len()]);
            assert!(found, "the true state is one way to deal");
        }
    }
    for ((&seat, mut hand), share) in others.iter().zip(hands).zip(&mut shares) {
        for place in unseen.at..unseen.len {
            let card = Building::at(unseen.cards[place] as usize);
            let wanted = &mut share[card.material().index()];
            if *wanted > 0 {
                *wanted -= 1;
                hand.insert(card);
                unseen.cards.swap(unseen.at, place);
                unseen.at += 1;
            }
        }
        state.areas[seat].hand = hand;
    }
    deal_rest(view, &mut state, &mut unseen);
    state
}

/// Finds one more card for a hand, moving materials between hands where that helps.
fn augment(
    hand: usize,
    supply: &mut [u8; N_MATERIALS],
    room: &[[u8; N_MATERIALS]],
    shares: &mut [[u8; N_MATERIALS]],
    visited: &mut [bool],
) -> bool {
    visited[hand] = true;
    for material in
        (0..N_MATERIALS).filter(|&material| shares[hand][material] < room[hand][material]).collect::<Vec<_>>()
    {
        if supply[material] > 0 {
            supply[material] -= 1;
            shares[hand][material] += 1;
            return true;
        }
        for other in 0..shares.len() {
            if !visited[other] && shares[other][material] > 0 {
                shares[other][material] -= 1;
                if augment(other, supply, room, shares, visited) {
                    shares[hand][material] += 1;
                    return true;
                }
                shares[other][material] += 1;
            }
        }
    }
    false
}
