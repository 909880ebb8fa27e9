//! Step 1 of a quarter's scoring: the needs of the people.

use lusoria_core::{Seat, Witness};

use crate::Event;
use crate::Trajan;
use crate::data::data;
use crate::rules::quarter;
use crate::state::{Pending, State};
use crate::vocab::{Need, Points, Resource, Tile};

/// What a player may spend on the demand number `at`: bit 0 the need tile, bit 1 a joker; nothing when the demand is
/// met by a Trajan tile or cannot be met. Rules: TRJ-9.3, TRJ-9.5, TRJ-9.6.
pub fn options(state: &State, seat: Seat, at: u8) -> u32 {
    let demands = state.open_demands();
    let Some(&need) = demands.get(at as usize) else { return 0 };
    if is_met_by_trajan_tile(state, seat, at) {
        return 0;
    }
    let mat = state.mat(seat);
    let mut wanted = [0u8; 3];
    for later in at..demands.len() as u8 {
        wanted[demands[later as usize].index()] += u8::from(!is_met_by_trajan_tile(state, seat, later));
    }
    let tiles = Need::ALL.map(|need| mat.count(Tile::of_need(need)));
    let jokers = mat.count(Tile::JokerDemand);
    let most = most_met(wanted, tiles, jokers);
    wanted[need.index()] -= 1;
    let with_tile = tiles[need.index()] > 0 && {
        let mut left = tiles;
        left[need.index()] -= 1;
        most_met(wanted, left, jokers) + 1 == most
    };
    let with_joker = jokers > 0 && most_met(wanted, tiles, jokers - 1) + 1 == most;
    u32::from(with_tile) | u32::from(with_joker) << 1
}

/// TRJ-9.5: the largest number of demands that can be met.
fn most_met(wanted: [u8; 3], tiles: [u8; 3], jokers: u8) -> u8 {
    let by_tiles: u8 = wanted.iter().zip(tiles).map(|(wanted, tiles)| tiles.min(*wanted)).sum();
    let all: u8 = wanted.iter().sum();
    by_tiles + jokers.min(all - by_tiles)
}

/// TRJ-9.4, TRJ-9.6: each Trajan need tile meets one demand per scoring, the first ones of its kind.
fn is_met_by_trajan_tile(state: &State, seat: Seat, at: u8) -> bool {
    let demands = state.open_demands();
    let need = demands[at as usize];
    let earlier = demands[..at as usize].iter().filter(|other| **other == need).count();
    earlier < usize::from(state.mat(seat).kept_for(need))
}

/// Settles the demand on top if there is no choice about it; true when something was settled.
pub fn settle_one(state: &mut State, seat: Seat, at: u8, unmet: u8, witness: &mut impl Witness<Trajan>) -> bool {
    let Some(&need) = state.open_demands().get(at as usize) else {
        finish(state, seat, unmet, witness);
        return true;
    };
    if is_met_by_trajan_tile(state, seat, at) {
        witness.see(Event::MetByTrajanTile { seat, need });
        go_on(state, seat, at, unmet);
        return true;
    }
    if options(state, seat, at) == 0 {
        witness.see(Event::Unmet { seat, need });
        go_on(state, seat, at, unmet + 1);
        return true;
    }
    false
}

/// Meets a demand by a tile or a joker, which is removed from the game. Rules: TRJ-9.3, TRJ-9.4, TRJ-10.2, TRJ-10.4.
pub fn spend(state: &mut State, seat: Seat, at: u8, unmet: u8, resource: Resource, witness: &mut impl Witness<Trajan>) {
    let need = state.open_demands()[at as usize];
    let tile = match resource {
        Resource::Tile => Tile::of_need(need),
        Resource::Joker => Tile::JokerDemand,
    };
    state.mat_mut(seat).tiles[tile.index()] -= 1;
    witness.see(Event::Met { seat, need, resource });
    go_on(state, seat, at, unmet);
}

fn go_on(state: &mut State, seat: Seat, at: u8, unmet: u8) {
    state.pending.replace_top(Pending::Needs { seat, at: at + 1, unmet });
}

/// TRJ-9.7, TRJ-9.8, TRJ-9.24: the penalty, then the next player clockwise.
fn finish(state: &mut State, seat: Seat, unmet: u8, witness: &mut impl Witness<Trajan>) {
    let points = data().penalty[unmet as usize];
    if unmet > 0 {
        state.mat_mut(seat).score(Points::Needs, -i16::from(points));
        witness.see(Event::Penalty { seat, unmet, points });
    }
    // The player whose turn would be next began, so the active player is the last.
    if seat == state.active {
        quarter::vote(state, witness);
    } else {
        let next = seat.left(state.n_seats());
        state.pending.replace_top(Pending::Needs { seat: next, at: 0, unmet: 0 });
    }
}
