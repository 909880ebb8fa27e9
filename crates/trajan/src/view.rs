//! What a viewer knows, and sampling a state that fits it.
//!
//! A view is the state with everything hidden put into one canonical form: face-down stacks are sorted, and the cards
//! whose place the viewer does not know, be it the deck or another hand, lie sorted in the deck.

use lusoria_core::contract::Sight;
use lusoria_core::{Rng, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::Trajan;
use crate::bags::{Cards, Pile};
use crate::legal;
use crate::shape::ViewShape;
use crate::state::{MAX_SEATS, Mat, Pending, State};
use crate::vocab::{Action, Bonus, Commodity, Need, Ship, Tile};

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "ViewShape")]
#[ts(as = "ViewShape")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The state as far as it is known; see the head of this file.
    pub(crate) known: State,
    /// How many cards the deck has.
    pub(crate) n_deck: u8,
    /// How many cards each hand has.
    pub(crate) n_hands: [u8; MAX_SEATS],
}

impl Sight for Trajan {
    /// Builds what a viewer knows. Rules: TRJ-12.1 to 12.3, TRJ-12.9, TRJ-10.7, TRJ-3.21.
    fn view(state: &State, viewer: Viewer) -> View {
        let n_hands = state.mats.map(|mat| mat.hand.len() as u8);
        let n_deck = state.deck.len() as u8;
        let known = if viewer == Viewer::Referee { *state } else { known_state(state, viewer) };
        View { viewer, known, n_deck, n_hands }
    }

    /// Deals what the viewer does not know at random.
    fn sample(view: &View, rng: &mut Rng) -> State {
        let mut state = view.known;
        if view.viewer == Viewer::Referee {
            return state;
        }
        shuffle_stacks(&mut state, rng);
        let unseen = state.deck;
        deal(&mut state, view, unseen, rng);
        // A shipment of pairs was begun, so there is a pair to load: a hand without one is dealt again around a pair.
        while legal::options(&state) == 0 && !state.is_over() {
            let seat = state.decider();
            let mut unseen = unseen;
            force_pair(&mut state, view, seat, &mut unseen, rng);
            deal_rest(&mut state, view, unseen, rng);
        }
        state.choices = legal::options(&state);
        state
    }
}

/// The state as far as a seat or a spectator knows it. A field of the state that is not named here does not compile.
fn known_state(state: &State, viewer: Viewer) -> State {
    let (mats, deck) = known_cards(state, viewer);
    let is_placing = state.is_placing();
    State {
        options: state.options,
        starter: state.starter,
        active: state.active,
        time: state.time,
        quarter: state.quarter,
        laps_due: state.laps_due,
        extra_used: state.extra_used,
        held: state.held,
        pending: state.pending,
        // A cache of what the hand of the active player allows.
        choices: 0,
        mats,
        senate: state.senate,
        forum: state.forum,
        forum_yellow: state.forum_yellow,
        provinces: state.provinces,
        district: state.district,
        gray_ships: state.gray_ships,
        deck,
        discards: state.discards,
        // TRJ-12.1: nobody knows the order of what lies face down; what is in it follows from what lies open (TRJ-12.9).
        forum_stack: sorted(state.forum_stack, <[Tile]>::sort_unstable),
        yellow_stack: sorted(state.yellow_stack, <[Action]>::sort_unstable),
        trajan_stacks: state
            .trajan_stacks
            .map(|stack| sorted(stack, |tiles| hidden_part(tiles, is_placing).sort_unstable())),
        bag: sorted(state.bag, <[Bonus]>::sort_unstable),
        offered: state.offered,
        demands: known_demands(state),
        revealed: state.revealed,
    }
}

/// TRJ-12.2: of another hand only the cards that everybody saw are known; the rest lies sorted in the deck.
fn known_cards(state: &State, viewer: Viewer) -> ([Mat; MAX_SEATS], Pile<Commodity, 60>) {
    let mut mats = state.mats;
    let mut unseen = state.deck;
    for seat in state.seats().filter(|&seat| !viewer.sees(seat)) {
        let mat = &mut mats[seat.index()];
        for card in Commodity::ALL {
            (mat.known.count(card)..mat.hand.count(card)).for_each(|_| unseen.push(card));
        }
        mat.hand = mat.known;
    }
    (mats, sorted(unseen, <[Commodity]>::sort_unstable))
}

/// TRJ-3.3: the three removed tiles are unknown too, so that nothing is known of those to come.
fn known_demands(state: &State) -> [Need; 12] {
    let mut demands = state.demands;
    demands[state.revealed as usize..].fill(Need::default());
    demands
}

/// A pile in the one order that stands for all it may have.
fn sorted<T: Copy + Default, const N: usize>(mut pile: Pile<T, N>, sort: impl Fn(&mut [T])) -> Pile<T, N> {
    sort(pile.as_mut_slice());
    pile
}

/// The tiles of a stack below its top; TRJ-3.21: all of them while markers are distributed.
fn hidden_part<T>(stack: &mut [T], is_placing: bool) -> &mut [T] {
    let n_hidden = if is_placing { stack.len() } else { stack.len().saturating_sub(1) };
    &mut stack[..n_hidden]
}

fn shuffle_stacks(state: &mut State, rng: &mut Rng) {
    rng.shuffle(state.forum_stack.as_mut_slice());
    rng.shuffle(state.yellow_stack.as_mut_slice());
    rng.shuffle(state.bag.as_mut_slice());
    let is_placing = state.is_placing();
    for stack in &mut state.trajan_stacks {
        rng.shuffle(hidden_part(stack.as_mut_slice(), is_placing));
    }
    let revealed = state.revealed as usize;
    let mut unseen: Pile<Need, 15> = Pile::new();
    for need in Need::ALL {
        let seen = state.demands[..revealed].iter().filter(|other| **other == need).count();
        let all = crate::data::data().demand_counts[need.index()] as usize;
        (seen..all).for_each(|_| unseen.push(need));
    }
    rng.shuffle(unseen.as_mut_slice());
    state.demands[revealed..].copy_from_slice(&unseen.as_slice()[..12 - revealed]);
}

/// Every hidden hand gets its known cards and random ones; the rest is the deck.
fn deal(state: &mut State, view: &View, unseen: Pile<Commodity, 60>, rng: &mut Rng) {
    for seat in state.seats() {
        state.mat_mut(seat).hand = view.known.mat(seat).hand;
    }
    deal_rest(state, view, unseen, rng);
}

fn deal_rest(state: &mut State, view: &View, mut unseen: Pile<Commodity, 60>, rng: &mut Rng) {
    rng.shuffle(unseen.as_mut_slice());
    for seat in state.seats() {
        let mat = state.mat_mut(seat);
        for _ in mat.hand.len()..view.n_hands[seat.index()].into() {
            mat.hand.add(unseen.pop().expect("the unseen cards are enough for every hand"));
        }
    }
    state.deck = unseen;
}

/// Puts a pair into the hand of a seat that must have one, from what is unseen.
fn force_pair(state: &mut State, view: &View, seat: Seat, unseen: &mut Pile<Commodity, 60>, rng: &mut Rng) {
    for other in state.seats() {
        state.mat_mut(other).hand = view.known.mat(other).hand;
    }
    debug_assert!(matches!(state.decision(), Some(Pending::Load { ship: Ship::Pairs, units: 0, .. })));
    debug_assert_eq!(state.mat(seat).count(Tile::JokerCommodity), 0);
    let known = state.mat(seat).hand;
    let room = u32::from(view.n_hands[seat.index()]) - known.len();
    let in_pool = unseen.as_slice().iter().copied().collect::<Cards>();
    let missing = |card: &Commodity| 2 - u32::from(known.count(*card)).min(2);
    let fits = |card: &Commodity| missing(card) <= room && missing(card) <= u32::from(in_pool.count(*card));
    let n_kinds = Commodity::ALL.iter().filter(|card| fits(card)).count();
    let card = *Commodity::ALL.iter().filter(|card| fits(card)).nth(rng.index(n_kinds)).expect("some pair is possible");
    for _ in 0..missing(&card) {
        state.mat_mut(seat).hand.add(card);
    }
    let mut left = in_pool;
    (0..missing(&card)).for_each(|_| left.remove(card));
    *unseen = left.iter().collect();
}
