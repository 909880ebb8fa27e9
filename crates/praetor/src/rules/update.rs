//! The update phase, step by step, players in this turn's order. PRA-10, PRA-20.7.

use lusoria_core::{Seat, Witness};

use crate::Event;
use crate::Praetor;
use crate::data::data;
use crate::rules::camp::pay_fee;
use crate::rules::turn::{Step, go_on, place_after};
use crate::setup::refill;
use crate::state::{Decision, State};
use crate::vocab::{Effect, Kind, MAX_PLAYERS, Resource, Source, Stand, TileId, TileSet};

/// PRA-10.1, PRA-10.2: novices move on, player by player; who can use an academy is asked.
pub(crate) fn train(state: &mut State, from: usize, witness: &mut impl Witness<Praetor>) -> Option<Step> {
    if !has_upkeep(state) {
        return_workers(state, false, witness);
        return Some(Step::Recruit(0));
    }
    for place in from..state.n_seats() {
        let seat = state.order[place];
        // PRA-10.2: asked when it is this player's turn in the step, so stone received before counts.
        if !usable_academies(state, seat).is_empty() {
            state.actor = seat;
            state.decision = Decision::Academy;
            return None;
        }
        advance_novices(state, seat, false, witness);
    }
    Some(Step::Upkeep)
}

/// The table after wages if nobody did anything more and no academy were used; nothing once they are paid, before the first
/// turn, and where PRA-11.1 leaves the phase out.
pub(crate) fn foresee(state: &State, witness: &mut impl Witness<Praetor>) -> Option<State> {
    let from = match state.decision {
        // PRA-10.1: whoever comes before the one who is asked has trained already.
        Decision::Academy => place_after(state, state.actor) - 1,
        decision if decision.is_of_action() => 0,
        _ => return None,
    };
    if !has_upkeep(state) {
        return None;
    }
    let mut then = state.clone();
    for seat in &state.order[from..] {
        advance_novices(&mut then, *seat, false, &mut ());
    }
    upkeep(&mut then, witness);
    Some(then)
}

/// PRA-11.1, PRA-20.2: without the switch the last turn ends with the action phase.
pub(crate) fn has_upkeep(state: &State) -> bool {
    !state.is_last_turn() || state.options.switches.worker_upkeep_in_last_turn
}

/// PRA-10.2, PRA-9.3: the academies a player with novices in stage I can use and pay for.
pub(crate) fn usable_academies(state: &State, seat: Seat) -> TileSet {
    let player = &state.players[seat];
    let academies = TileSet(state.city.built().0 & data().doing(Effect::Academy).0);
    if player.novices[0] == 0 || academies.is_empty() {
        return TileSet::EMPTY;
    }
    // PRA-9.2: the owner uses it for free.
    academies.iter().filter(|academy| player.goods.cover(&state.fee(seat, *academy))).collect()
}

/// PRA-19.14: all novices of stage I skip stage II, for one fee, or none does.
pub(crate) fn answer_academy(
    state: &mut State,
    seat: Seat,
    academy: Option<TileId>,
    witness: &mut impl Witness<Praetor>,
) {
    if let Some(tile) = academy {
        pay_fee(state, seat, tile, witness);
        witness.see(Event::AcademyUsed { seat, tile, novices: state.players[seat].novices[0] });
    }
    advance_novices(state, seat, academy.is_some(), witness);
    let next = place_after(state, seat);
    go_on(state, Step::Train(next), witness);
}

/// PRA-10.1: stage II becomes active with experience 1, stage I becomes stage II; PRA-13.1.
fn advance_novices(state: &mut State, seat: Seat, skip: bool, witness: &mut impl Witness<Praetor>) {
    let player = &mut state.players[seat];
    let [first, second] = player.novices;
    if first + second == 0 {
        return;
    }
    let active = if skip { first + second } else { second };
    player.novices = [0, if skip { 0 } else { first }];
    player.idle[data().rules.villager_experience as usize] += active;
    witness.see(Event::NovicesAdvanced { seat, second: state.players[seat].novices[1], active });
}

/// PRA-10.3 to PRA-10.7: workers return, the oldest retire, everyone is paid.
pub(crate) fn upkeep(state: &mut State, witness: &mut impl Witness<Praetor>) -> Step {
    return_workers(state, true, witness);
    let order = state.order.clone();
    let points = retirement_points(state);
    order.iter().for_each(|seat| retire(state, *seat, points, witness));
    order.iter().for_each(|seat| pay_wages(state, *seat, witness));
    Step::Recruit(0)
}

/// PRA-10.5: what a retiring worker brings in this era, which is judged before this turn's refill.
pub(crate) fn retirement_points(state: &State) -> i16 {
    match state.is_first_era() {
        true => data().rules.retire_points_era_1,
        false => data().rules.retire_points_era_2,
    }
}

/// PRA-10.3, PRA-10.4: everybody leaves the tiles; PRA-10.11: nothing is marked as activated or used any more.
fn return_workers(state: &mut State, grow: bool, witness: &mut impl Witness<Praetor>) {
    let mut grown = [0u8; MAX_PLAYERS];
    for tile in state.activated.iter() {
        // PRA-7.6, PRA-20.24: red work gives experience, green work does not.
        let gains = grow && data().tile(tile).kind == Kind::Red;
        let stand = std::mem::take(&mut state.activators[tile.index()]);
        return_worker(state, stand, gains, &mut grown);
    }
    for tile in state.new_tiles.iter() {
        // PRA-6.12: building gives experience.
        let stand = std::mem::take(&mut state.builders[tile.index()]);
        return_worker(state, stand, grow, &mut grown);
    }
    state.activated = TileSet::EMPTY;
    state.new_tiles = TileSet::EMPTY;
    for player in state.players.iter_mut() {
        player.used = TileSet::EMPTY;
        player.helpers = 0;
    }
    for seat in state.order.iter().filter(|seat| grown[seat.index()] > 0) {
        witness.see(Event::ExperienceGained { seat: *seat, workers: grown[seat.index()] });
    }
}

/// PRA-13.2: a worker gains at most 1; PRA-9.6: a retired helper gains nothing and was never away.
fn return_worker(state: &mut State, stand: Stand, gains: bool, grown: &mut [u8; MAX_PLAYERS]) {
    let Some(seat) = stand.seat().filter(|_| !stand.is_helper()) else { return };
    let experience = stand.experience() + u8::from(gains);
    state.players[seat].idle[experience as usize] += 1;
    grown[seat.index()] += u8::from(gains);
}

/// PRA-10.5: workers of experience 6 retire; their points are one movement.
fn retire(state: &mut State, seat: Seat, points_each: i16, witness: &mut impl Witness<Praetor>) {
    let player = &mut state.players[seat];
    let workers = std::mem::take(&mut player.idle[data().rules.retire_experience as usize]);
    if workers == 0 {
        return;
    }
    player.retired += workers;
    let points = i16::from(workers) * points_each;
    state.score(seat, &[(Source::Retirement, points)]);
    witness.see(Event::Retired { seat, workers, points });
}

/// PRA-10.6, PRA-10.7, PRA-20.12: wages and pensions are paid as far as the gold reaches; the rest costs morale, then points.
fn pay_wages(state: &mut State, seat: Seat, witness: &mut impl Witness<Praetor>) {
    let rules = &data().rules;
    let player = &mut state.players[seat];
    let board = player.board();
    let due = board.wage * u16::from(player.n_active()) + board.pension * u16::from(player.retired);
    let paid = due.min(player.goods[Resource::Gold]);
    player.goods[Resource::Gold] -= paid;
    if paid > 0 {
        witness.see(Event::WagesPaid { seat, gold: paid });
    }
    let missing = due - paid;
    if missing == 0 {
        return;
    }
    let before = player.morale;
    let mut points = 0;
    for _ in 0..missing {
        // PRA-10.7: at the lowest space each further gold costs points instead.
        match player.morale {
            0 => points += rules.points_lost_per_unpaid_gold_at_bottom,
            morale => player.morale = morale.saturating_sub(rules.morale_lost_per_unpaid_gold as u8),
        }
    }
    let levels = before - player.morale;
    let points = state.lose(seat, Source::Unpaid, points);
    witness.see(Event::WagesMissed { seat, missing, levels, points });
}

/// PRA-10.8: asks each player without an active worker.
pub(crate) fn recruit(state: &mut State, from: usize) -> Option<Step> {
    for place in from..state.n_seats() {
        let seat = state.order[place];
        if may_recruit(state, seat) {
            state.actor = seat;
            state.decision = Decision::EmergencyRecruit;
            return None;
        }
    }
    Some(Step::City)
}

/// PRA-10.8: no active worker, a villager, not in the last turn, and the points where they are needed.
pub(crate) fn may_recruit(state: &State, seat: Seat) -> bool {
    let rules = &data().rules;
    let player = &state.players[seat];
    let can_lose = state.options.switches.score_may_go_negative || player.score >= rules.emergency_recruit_points;
    let in_time = !state.is_last_turn() || rules.emergency_recruit_in_last_turn;
    player.n_active() == 0 && player.villagers > 0 && in_time && can_lose
}

/// PRA-19.15: the answer; one villager only, and no wage is due for it.
pub(crate) fn answer_emergency(state: &mut State, seat: Seat, hire: bool, witness: &mut impl Witness<Praetor>) {
    let rules = &data().rules;
    let mut points = 0;
    if hire {
        let player = &mut state.players[seat];
        player.villagers -= 1;
        player.idle[rules.emergency_recruit_experience as usize] += 1;
        points = state.lose(seat, Source::Recruits, rules.emergency_recruit_points);
    }
    witness.see(Event::EmergencyAnswered { seat, hired: hire, points });
    let next = place_after(state, seat);
    go_on(state, Step::Recruit(next), witness);
}

/// PRA-10.9, PRA-10.10: refill, next wall token, end check; after the last turn the game is over, PRA-11.1.
pub(crate) fn city(state: &mut State, witness: &mut impl Witness<Praetor>) -> Option<Step> {
    if state.is_last_turn() {
        state.decision = Decision::Over;
        state.actor = Seat::new(0);
        witness.see(Event::GameEnded { turn: state.turn });
        return None;
    }
    refill(state, |tile| witness.see(Event::TileRevealed { tile }));
    if let Some(token) = state.token.take() {
        state.lost_walls.insert(token);
        witness.see(Event::TokenRemoved { token });
    }
    state.token = state.walls.pop();
    if let Some(token) = state.token {
        witness.see(Event::TokenRevealed { token });
    }
    // PRA-10.10: whether the next turn is the last follows from the stacks; PRA-11.3: the wall stack empties in time.
    state.turn += 1;
    Some(Step::Order)
}
