//! The state of a game: what lies where and what is pending.
//!
//! GTR-4.6, GTR-65.2: only hands, deck and foundations need the names of cards; everywhere else their material is all that
//! matters, so those zones are counts by material. Which kinds have gone there is kept once, in `State::open`.

mod area;
mod functions;
mod invariants;
mod pending;
mod structures;

use lusoria_core::{BySeat, Seat, Turn};

pub(crate) use self::area::influence_of;

pub use self::area::{Area, Hand, Hidden};
pub use self::pending::{DemandStep, End, MAX_PENDING, Pending, Stack, ThinkStep, TurnState};
pub use self::structures::{MAX_STRUCTURES, Status, Structure, Structures};
use crate::GloryToRome;
use crate::data::tables;
use crate::setup::Options;
use crate::vocab::{Building, Kinds, Materials, Role};
use lusoria_core::contract::Course;

/// The most players (GTR-5.1).
pub const MAX_PLAYERS: usize = 5;

/// The cards of every deck (GTR-3.3).
pub const N_CARDS: usize = 144;

/// An upper bound that says nothing.
pub const UNBOUNDED: u8 = u8::MAX;

/// A moment of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What was chosen before the start.
    pub options: Options,
    /// What belongs to each seat.
    pub areas: BySeat<Area, MAX_PLAYERS>,
    /// All structures, ordered by owner and building.
    pub structures: Structures,
    /// The face-down cards from the bottom to the top; places from `n_deck` on are blank.
    pub deck: [u8; N_CARDS],
    /// Cards in `deck`, those set aside included.
    pub n_deck: u8,
    /// The lowest cards of `deck`, which were set aside unseen (GTR-5.10) and never come into play.
    pub n_aside: u8,
    /// The open cards in the middle of the table.
    pub pool: Materials,
    /// The kinds of all cards that lie where only their material matters and everybody has seen them.
    pub open: Kinds,
    /// Jacks in the supply.
    pub jacks: u8,
    /// Sites in town.
    pub in_town: Materials,
    /// Sites out of town.
    pub out_of_town: Materials,
    /// Rounds begun, the current one included.
    pub round: u16,
    /// Who holds the leader card.
    pub leader: Seat,
    /// The role of the round; stale while the leader decides.
    pub led: Role,
    /// The rest of the current player's turn.
    pub turn: TurnState,
    /// Seats that performed a craftsman action this round, as bits (GTR-20.1).
    pub crafted: u8,
    /// To whom each seat has conceded (GTR-16.7).
    pub conceded: [Option<Seat>; MAX_PLAYERS],
    /// Work that is due; the last entry is first.
    pub pending: Stack,
    /// Why the game is over, once it is.
    pub end: Option<End>,
}

impl State {
    /// How many seats the table has.
    #[inline(always)]
    pub fn n_seats(&self) -> usize {
        self.areas.len()
    }

    /// The player whose turn in the action phase it is; the leader outside of it.
    #[inline]
    pub fn actor(&self) -> Seat {
        match self.pending.base() {
            Pending::Turn { seat } => seat,
            _ => self.leader,
        }
    }

    /// Who is asked now.
    #[inline]
    pub fn asked(&self) -> Seat {
        let top = self.pending.top();
        top.seat().unwrap_or_else(|| match top {
            Pending::Lead | Pending::NextRound => self.leader,
            _ => self.actor(),
        })
    }

    /// Who is to decide.
    #[inline]
    pub fn turn(&self) -> Turn {
        if self.end.is_some() { Turn::Over } else { Turn::only(self.asked()) }
    }

    /// Cards that can still be drawn (GTR-5.8).
    #[inline(always)]
    pub fn n_drawable(&self) -> u8 {
        self.n_deck - self.n_aside
    }

    /// Whether a function is active for a seat (GTR-17.1).
    #[inline(always)]
    pub fn has(&self, seat: Seat, building: Building) -> bool {
        self.areas[seat].active.has(building)
    }

    /// GTR-4.5, GTR-54.1, GTR-58.1.
    #[inline]
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        let active = self.areas[seat].active;
        tables().base_hand_limit
            + if active.has(Building::Shrine) { 2 } else { 0 }
            + if active.has(Building::Temple) { 4 } else { 0 }
    }

    /// GTR-4.4, GTR-22.2, GTR-42.1.
    #[inline]
    pub fn client_limit(&self, seat: Seat) -> u8 {
        let area = &self.areas[seat];
        let limit = area.influence + if area.active.has(Building::Insula) { 2 } else { 0 };
        if area.active.has(Building::Aqueduct) { limit * 2 } else { limit }
    }

    /// GTR-4.4, GTR-45.1.
    #[inline]
    pub fn vault_limit(&self, seat: Seat) -> u8 {
        let area = &self.areas[seat];
        area.influence + if area.active.has(Building::Market) { 2 } else { 0 }
    }

    /// GTR-10.2: whether another client fits.
    #[inline]
    pub fn has_client_room(&self, seat: Seat) -> bool {
        self.areas[seat].clients.total() < self.client_limit(seat)
    }

    /// GTR-14.2: whether another card fits into the vault.
    #[inline]
    pub fn has_vault_room(&self, seat: Seat) -> bool {
        self.areas[seat].n_vault() < self.vault_limit(seat)
    }

    /// GTR-9.2: clients that act for a role, without those hired this turn (GTR-9.3).
    #[inline]
    pub fn matching_clients(&self, seat: Seat, role: Role) -> u8 {
        let area = &self.areas[seat];
        let fresh = &self.turn.fresh;
        // GTR-57.1: with Storeroom every client counts as a laborer.
        if role == Role::Laborer && area.active.has(Building::Storeroom) {
            return area.clients.total() - fresh.total();
        }
        let own = area.clients[role] - fresh[role];
        // GTR-44.1: with Ludus Magna every merchant counts as any role.
        if role != Role::Merchant && area.active.has(Building::LudusMagna) {
            own + area.clients[Role::Merchant] - fresh[Role::Merchant]
        } else {
            own
        }
    }

    /// GTR-9.1, GTR-9.4: led-role actions the seat in turn may still perform.
    ///
    /// Counted anew each time, so that a client that was taken acts no more (GTR-9.7), and functions gained in mid-turn
    /// count at once, each client within its allowance (GTR-31.3, GTR-44.2, GTR-44.3).
    #[inline]
    pub fn actions_left(&self, seat: Seat) -> u8 {
        let area = &self.areas[seat];
        // GTR-31.1, GTR-31.2: Circus Maximus doubles all matching clients of who led or followed, but no unit.
        let allowance = if area.units > 0 && area.active.has(Building::CircusMaximus) { 2 } else { 1 };
        (area.units + allowance * self.matching_clients(seat, self.led)).saturating_sub(self.turn.used)
    }
}

impl Course for GloryToRome {
    fn state_options(state: &State) -> Options {
        state.options
    }

    #[inline]
    fn n_seats(state: &State) -> usize {
        state.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        state.turn()
    }

    fn check_invariants(state: &State) -> Vec<String> {
        state.check_invariants()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_at_most_two_kibibytes() {
        assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
        assert_eq!(size_of::<Pending>(), 4);
        assert_eq!(size_of::<Structure>(), 8);
    }
}
