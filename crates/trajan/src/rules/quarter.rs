//! The end of a turn, of a round and of a quarter.

use lusoria_core::Witness;

use crate::Event;
use crate::Trajan;
use crate::data::data;
use crate::state::{Pending, State};
use crate::vocab::{Bonus, Province, Side, Tile};

/// Round ends that are due, then the next player's turn. Rules: TRJ-4.1, TRJ-4.2, TRJ-9.1, TRJ-9.2, TRJ-9.25.
pub fn after_turn(state: &mut State, witness: &mut impl Witness<Trajan>) {
    if state.laps_due == 0 {
        return begin_turn(state, witness);
    }
    state.laps_due -= 1;
    if state.open_demands().len() < 3 {
        // TRJ-9.1: a demand tile is revealed.
        witness.see(Event::DemandRevealed { need: state.demands[state.revealed as usize] });
        state.revealed += 1;
        return;
    }
    // TRJ-9.2: the fourth lap ends the quarter; TRJ-9.24: the player whose turn would be next is asked first.
    witness.see(Event::QuarterEnded { quarter: state.quarter });
    let seat = state.active.left(state.n_seats());
    state.pending.push(Pending::Needs { seat, at: 0, unmet: 0 });
}

/// TRJ-4.2: the clockwise neighbor, without a reset between rounds or quarters.
fn begin_turn(state: &mut State, witness: &mut impl Witness<Trajan>) {
    state.active = state.active.left(state.n_seats());
    state.extra_used = false;
    state.pending.push(Pending::Sow);
    witness.see(Event::TurnBegan { seat: state.active });
}

/// Step 2: votes decide who is consul, however few. Rules: TRJ-9.9, TRJ-9.10, TRJ-9.11.
pub fn vote(state: &mut State, witness: &mut impl Witness<Trajan>) {
    let order = state.by_votes();
    for &seat in order[..state.n_seats()].iter().rev() {
        witness.see(Event::Voted { seat, votes: state.mat(seat).votes() });
    }
    state.pending.replace_top(Pending::Consul { seat: order[state.n_seats() - 1] });
}

/// TRJ-9.12: the consul takes one bonus tile yellow side up, the vice-consul the other one gray side up.
pub fn claim(state: &mut State, seat: lusoria_core::Seat, side: Side, witness: &mut impl Witness<Trajan>) {
    state.pending.pop();
    let order = state.by_votes();
    let vice = order[state.n_seats() - 2];
    if let Some(bonus) = state.offered[side.index()].take() {
        state.mat_mut(seat).yellow_bonus |= bonus.bit() as u16;
        witness.see(Event::ConsulChose { seat, bonus });
    }
    if let Some(bonus) = state.offered[side.other().index()].take() {
        state.mat_mut(vice).gray_bonus |= bonus.bit() as u16;
        witness.see(Event::ViceConsulTook { seat: vice, bonus });
    }
    // TRJ-9.13: all discs return, stacked by votes.
    state.senate = order;
    state.mats.iter_mut().for_each(|mat| mat.senate = 0);
    clear(state, witness);
    end_quarter(state, witness);
}

/// TRJ-9.14: senate tiles and whatever is left on the forum are removed from the game; demands are put away with the
/// quarter. TRJ-9.15, TRJ-9.23: nothing else is touched.
fn clear(state: &mut State, witness: &mut impl Witness<Trajan>) {
    for mat in &mut state.mats {
        mat.tiles[..=Tile::Votes5.index()].fill(0);
    }
    state.forum = [0; 17];
    state.forum_yellow = [0; 6];
    if state.options.province_votes {
        clear_provinces(state, witness);
    }
}

/// A23, by option: "all senate tiles" also means those that nobody has taken from a province yet.
fn clear_provinces(state: &mut State, witness: &mut impl Witness<Trajan>) {
    for province in Province::ALL {
        if let Some(tile) = state.provinces[province.index()].take_if(|tile| tile.index() <= Tile::Votes5.index()) {
            witness.see(Event::ProvinceCleared { province, tile });
        }
    }
}

/// TRJ-9.21, TRJ-9.22: a quarter tile goes; after the last one nothing is refilled.
fn end_quarter(state: &mut State, witness: &mut impl Witness<Trajan>) {
    state.quarter += 1;
    if state.is_over() {
        // TRJ-9.25: a second lap has no effect then.
        state.laps_due = 0;
        witness.see(Event::GameEnded);
        return;
    }
    offer_bonus_tiles(state, witness);
    refill_provinces(state, witness);
    refill_forum(state, witness);
    // TRJ-9.20: all ships show their colored side again.
    state.gray_ships = 0;
    witness.see(Event::QuarterBegan { quarter: state.quarter });
}

/// Two bonus tiles yellow side up, the first one left. Rules: TRJ-3.15, TRJ-9.16, TRJ-12.12.
pub fn offer_bonus_tiles(state: &mut State, witness: &mut impl Witness<Trajan>) {
    for side in Side::ALL {
        let bonus: Bonus = state.bag.pop().expect("the bag holds two tiles for each quarter");
        state.offered[side.index()] = Some(bonus);
        witness.see(Event::BonusOffered { side, bonus });
    }
}

/// TRJ-9.17, TRJ-9.19: every province without tile, legionnaire and leader, in the order of the data.
fn refill_provinces(state: &mut State, witness: &mut impl Witness<Trajan>) {
    let occupied =
        state.mats.iter().fold(0, |set, mat| set | u32::from(mat.legions) | mat.leader.map_or(0, Province::bit));
    for province in Province::ALL {
        if state.provinces[province.index()].is_some() || occupied & province.bit() != 0 {
            continue;
        }
        let Some(tile) = state.forum_stack.pop() else { return };
        state.provinces[province.index()] = Some(tile);
        witness.see(Event::ProvinceRefilled { province, tile });
    }
}

/// TRJ-9.18, TRJ-9.19: the forum spaces in use and the yellow spaces, as far as the stacks go.
fn refill_forum(state: &mut State, witness: &mut impl Witness<Trajan>) {
    for _ in 0..state.options.forum_spaces() {
        let Some(tile) = state.forum_stack.pop() else { break };
        state.forum[tile.index()] += 1;
        witness.see(Event::ForumRefilled { tile });
    }
    for _ in 0..data().yellow_spaces {
        let Some(action) = state.yellow_stack.pop() else { break };
        state.forum_yellow[action.index()] += 1;
        witness.see(Event::ForumRefilled { tile: Tile::of_action(action) });
    }
}
