//! Work that is due, as data on a stack, and why a game is over.

use lusoria_core::Seat;

use super::MAX_PLAYERS;
use crate::vocab::{Building, Kinds, Material, Materials, Role};

/// Each level of nesting needs a client hired with Bath or a structure completed: 48 patrons and merchants, and room.
pub const MAX_PENDING: usize = 72;

/// What is remembered during one player's turn in the action phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TurnState {
    /// Led-role actions already used (GTR-9.4).
    pub used: u8,
    /// Clients hired this turn, which do not act for the led role (GTR-9.3).
    pub fresh: Materials,
    /// GTR-27.3: a held Bath action.
    pub held: Option<Role>,
    /// Cards revealed for demands this turn (GTR-13.10).
    pub revealed: Kinds,
    /// Demands of the batch under way, by material.
    pub demands: Materials,
    /// What the opponent who is asked may still have to give.
    pub owed: Materials,
    /// Clients or foundations already taken from each opponent in this batch.
    pub taken: [Materials; MAX_PLAYERS],
    /// The site of a Statue seized from each opponent in this batch (GTR-35.3).
    pub statues: [Option<Material>; MAX_PLAYERS],
}

/// Work that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// GTR-6.1: the leader thinks or leads.
    Lead,
    /// GTR-6.1: this seat follows or thinks.
    Follow { seat: Seat },
    /// GTR-6.1: this seat performs its actions.
    Turn { seat: Seat },
    /// GTR-15.1: this seat may take jacks.
    Senate { seat: Seat },
    /// GTR-15.2: this seat may keep cards of its camp.
    Sewer { seat: Seat },
    /// GTR-15.4: this seat may think once more.
    Academy { seat: Seat },
    /// GTR-15.5: the leader card passes on.
    NextRound,

    /// GTR-8.5, GTR-30.1: cards of a set still to be chosen.
    Set { seat: Seat, material: Material, left: u8 },
    /// GTR-46.1: more units may be played.
    Palace { seat: Seat },
    /// GTR-7: a think.
    Think { seat: Seat, step: ThinkStep },
    /// GTR-50.1: thinks the seat may still do.
    Thinks { seat: Seat, left: u8 },
    /// GTR-17.4: actions of an on-completion effect still due.
    Actions { role: Role, left: u8 },
    /// GTR-10: a patron action; which extra hires it still allows.
    Patron { pool: bool, aqueduct: bool, bar: bool },
    /// GTR-27.1: a client hired with Bath may act.
    Bath { client: Role },
    /// GTR-11: a laborer action; whether the pool or only Dock is left.
    Laborer { pool: bool },
    /// GTR-12: a craftsman action; whether a held action is joined to it.
    Craftsman { held: bool },
    /// GTR-39.1: the use of a drawn card.
    Fountain { card: Option<Building>, held: bool },
    /// GTR-12: an architect action; whether its main part or only the Stairway is left.
    Architect { main: bool, held: bool },
    /// GTR-14: a merchant action; whether its normal card or only Basilica is left.
    Merchant { normal: bool },
    /// GTR-13.1: cards that may still be revealed in this batch.
    Reveal { left: u8 },
    /// GTR-13.13: a batch of demands under way, at the opponent so many seats to the left.
    Demand { offset: u8, step: DemandStep },
    /// GTR-13.4: this opponent gives cards; free to refuse when immune (GTR-13.12).
    Give { seat: Seat, free: bool },
    /// GTR-48.1: the exchange of a completed Prison.
    Prison,
}

impl Pending {
    /// The seat it names; the rest is for the leader or for whose turn it is.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Pending::Follow { seat }
            | Pending::Turn { seat }
            | Pending::Senate { seat }
            | Pending::Sewer { seat }
            | Pending::Academy { seat }
            | Pending::Set { seat, .. }
            | Pending::Palace { seat }
            | Pending::Think { seat, .. }
            | Pending::Thinks { seat, .. }
            | Pending::Give { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

/// The decisions of one think, in order (GTR-65.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThinkStep {
    /// GTR-43, GTR-62: a discard before it.
    Discard,
    /// GTR-7.1: what to take.
    Draw,
    /// GTR-60: a jack after it.
    Tribunal,
}

/// The parts of a batch of demands (GTR-13.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DemandStep {
    /// The opponent's hand.
    Hand,
    /// GTR-28.2: the opponent's stockpile.
    Stockpile,
    /// GTR-32.1: clients of all opponents.
    Clients,
    /// GTR-35.1: foundations of all opponents.
    Foundations,
}

/// Why the game is over (GTR-16.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// (a) The last card of the deck was drawn.
    Deck,
    /// (b) The last site in town was taken.
    Sites,
    /// (c) A Catacomb was completed.
    Catacomb,
    /// (d) These seats, as bits, fulfil a Forum.
    Forum { winners: u8 },
    /// (e) All opponents conceded.
    Concession { winner: Seat },
    /// GTR-16.12: the round limit was reached.
    Rounds,
}

/// The stack of pending work.
#[derive(Clone, Copy)]
pub struct Stack {
    items: [Pending; MAX_PENDING],
    len: u8,
}

impl Stack {
    /// A stack of one entry.
    pub fn of(bottom: Pending) -> Stack {
        Stack { items: [bottom; MAX_PENDING], len: 1 }
    }

    /// The entries from the bottom up.
    #[inline]
    pub fn all(&self) -> &[Pending] {
        &self.items[..self.len as usize]
    }

    /// The entries to change.
    #[inline]
    pub fn all_mut(&mut self) -> &mut [Pending] {
        &mut self.items[..self.len as usize]
    }

    /// The lowest entry: where the round stands.
    #[inline(always)]
    pub fn base(&self) -> Pending {
        self.items[0]
    }

    /// Replaces the lowest entry.
    #[inline(always)]
    pub fn set_base(&mut self, base: Pending) {
        self.items[0] = base;
    }

    /// What is due first.
    #[inline(always)]
    pub fn top(&self) -> Pending {
        self.items[self.len as usize - 1]
    }

    /// Replaces what is due first.
    #[inline(always)]
    pub fn set_top(&mut self, top: Pending) {
        self.items[self.len as usize - 1] = top;
    }

    /// Adds work that is due before everything else.
    #[inline(always)]
    pub fn push(&mut self, pending: Pending) {
        self.items[self.len as usize] = pending;
        self.len += 1;
    }

    /// Takes off what is due first.
    #[inline(always)]
    pub fn pop(&mut self) {
        self.len -= 1;
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.all() == other.all()
    }
}

impl Eq for Stack {}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}
