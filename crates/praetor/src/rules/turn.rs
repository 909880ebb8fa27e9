//! The course of a turn: its order, who acts next, and the steps between decisions.

use lusoria_core::{Seat, SeatSet, Witness};

use crate::Event;
use crate::Praetor;
use crate::legal::choices;
use crate::rules::update;
use crate::state::{Choices, Decision, Plan, State};

/// Where a turn goes on until the next decision. Numbers are positions in the turn order. PRA-4.1.
pub(crate) enum Step {
    /// The turn-order phase.
    Order,
    /// PRA-5.1: the action phase; the first who has not passed from here on acts.
    Act(usize),
    /// PRA-10.1, PRA-10.2: novices, from this player on.
    Train(usize),
    /// PRA-10.3 to PRA-10.7.
    Upkeep,
    /// PRA-10.8: emergency recruits, from this player on.
    Recruit(usize),
    /// PRA-10.9, PRA-10.10: the city, or the end of the game.
    City,
}

/// Begins a turn with its order.
pub(crate) fn begin_turn(state: &mut State, witness: &mut impl Witness<Praetor>) {
    go_on(state, Step::Order, witness);
}

/// Goes on until somebody has to decide or the game is over.
#[inline]
pub(crate) fn go_on(state: &mut State, from: Step, witness: &mut impl Witness<Praetor>) {
    let mut next = Some(from);
    while let Some(step) = next {
        next = match step {
            Step::Order => Some(set_order(state, witness)),
            Step::Act(from) => find_actor(state, from, witness),
            Step::Train(from) => update::train(state, from, witness),
            Step::Upkeep => Some(update::upkeep(state, witness)),
            Step::Recruit(from) => update::recruit(state, from),
            Step::City => update::city(state, witness),
        };
    }
}

/// The next step is taken by the player after this one.
pub(crate) fn place_after(state: &State, seat: Seat) -> usize {
    state.order.iter().position(|other| *other == seat).map_or(0, |place| place + 1)
}

/// PRA-4.2, PRA-4.6: the order by points, fixed for the turn.
fn set_order(state: &mut State, witness: &mut impl Witness<Praetor>) -> Step {
    state.order = state.turn_order();
    state.passed = SeatSet::EMPTY;
    witness.see(Event::TurnBegan { turn: state.turn, order: state.order.clone(), last: state.is_last_turn() });
    Step::Act(0)
}

/// PRA-5.1: asks the next player who has not passed; PRA-5.4: who can do nothing must pass.
#[inline]
fn find_actor(state: &mut State, from: usize, witness: &mut impl Witness<Praetor>) -> Option<Step> {
    let n_players = state.n_seats();
    let mut place = from;
    // PRA-5.5: the phase ends when all players have passed.
    while state.passed.len() < n_players {
        let seat = state.order[place % n_players];
        place += 1;
        if state.passed.contains(seat) {
            continue;
        }
        state.choices = choices(state, seat, None);
        if !state.choices.is_empty() {
            state.actor = seat;
            state.plan = Plan::default();
            state.decision = Decision::Action;
            return None;
        }
        // PRA-19.18: a pass that is the only choice needs no decision.
        state.passed.insert(seat);
        witness.see(Event::Passed { seat, forced: true });
    }
    state.plan = Plan::default();
    state.choices = Choices::default();
    Some(Step::Train(0))
}

/// PRA-5.2: passing is final for this turn; PRA-5.3: workers may stay unplaced.
#[inline]
pub(crate) fn pass(state: &mut State, seat: Seat, witness: &mut impl Witness<Praetor>) {
    state.passed.insert(seat);
    witness.see(Event::Passed { seat, forced: false });
    end_action(state, seat, witness);
}

/// PRA-5.1: exactly one action, then the next player.
#[inline]
pub(crate) fn end_action(state: &mut State, seat: Seat, witness: &mut impl Witness<Praetor>) {
    let next = place_after(state, seat);
    go_on(state, Step::Act(next), witness);
}
