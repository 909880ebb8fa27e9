//! The state of a game: what lies where, what is pending, and what must always hold of it.
//!
//! GTR-4.6, GTR-65.2: only hands, deck and foundations need the names of cards; everywhere else their material is all that
//! matters, so those zones are counts by material. Which kinds have gone there is kept once, in `State::open`.

use lusoria_core::{BySeat, Seat, Turn};

use crate::data::tables;
use crate::setup::Options;
use crate::vocab::{Building, BuildingSet, Kinds, Material, Materials, N_KINDS, N_MATERIALS, Role};

/// The most players (GTR-5.1).
pub const MAX_PLAYERS: usize = 5;
/// The cards of every deck (GTR-3.3).
pub const N_CARDS: usize = 144;
/// Sites never come back, so there are never more structures than sites (GTR-3.6).
pub const MAX_STRUCTURES: usize = 36;
/// Each level of nesting needs a client hired with Bath or a structure completed: 48 patrons and merchants, and room.
pub const MAX_PENDING: usize = 72;
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

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Area {
    /// Order cards in hand.
    pub hand: Hand,
    /// Cards in hand that everybody has seen there (revealed for a demand) and not seen leave it since.
    pub known: Kinds,
    /// At most so many cards of each material are in hand, as everybody knows from unmet demands.
    pub at_most: Materials,
    /// Jacks in hand, known to all. They are no order cards (GTR-3.7).
    pub jacks: u8,
    /// Order cards on the camp.
    pub camp: Materials,
    /// Jacks on the camp.
    pub camp_jacks: u8,
    /// Units played this round; 0 for who thought.
    pub units: u8,
    /// Clients by the material of their role; nothing lets their owner dismiss them (GTR-10.4).
    pub clients: Materials,
    /// The stockpile.
    pub stockpile: Materials,
    /// Vault cards that everybody saw when they were placed.
    pub vault: Materials,
    /// Vault cards that not everybody saw.
    pub hidden: Hidden,
    /// Site cards in the influence zone.
    pub sites: Materials,
    /// Cached: 2 + the values of `sites` (GTR-4.3).
    pub influence: u8,
    /// Cached: the names of all structures owned.
    pub owned: BuildingSet,
    /// Cached: the functions active for this seat (GTR-17.1); a set, so nothing is had twice (GTR-17.2).
    pub active: BuildingSet,
}

/// Order cards in hand by kind, with cached sums.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    counts: Kinds,
    kinds: BuildingSet,
    materials: Materials,
    n_cards: u8,
}

impl Hand {
    /// How many of this kind.
    #[inline(always)]
    pub fn count(&self, card: Building) -> u8 {
        self.counts[card]
    }

    /// How many of this material.
    #[inline(always)]
    pub fn count_of(&self, material: Material) -> u8 {
        self.materials[material]
    }

    /// The kinds in hand.
    #[inline(always)]
    pub fn kinds(&self) -> BuildingSet {
        self.kinds
    }

    /// The kinds of one material in hand.
    #[inline(always)]
    pub fn kinds_of(&self, material: Material) -> BuildingSet {
        BuildingSet(self.kinds.0 & tables().kinds[material.index()])
    }

    /// All counts.
    pub fn counts(&self) -> &Kinds {
        &self.counts
    }

    /// How many order cards.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.n_cards
    }

    /// Whether there is no order card.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.n_cards == 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Building) {
        self.counts[card] += 1;
        self.kinds.insert(card);
        self.materials[card.material()] += 1;
        self.n_cards += 1;
    }

    /// Takes out a card that is there.
    #[inline]
    pub fn remove(&mut self, card: Building) {
        self.counts[card] -= 1;
        if self.counts[card] == 0 {
            self.kinds.0 &= !card.bit();
        }
        self.materials[card.material()] -= 1;
        self.n_cards -= 1;
    }

    /// A hand of which only the number of cards is known.
    pub(crate) fn blank(n_cards: u8) -> Hand {
        Hand { n_cards, ..Hand::default() }
    }
}

impl FromIterator<Building> for Hand {
    fn from_iter<I: IntoIterator<Item = Building>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

/// Face-down vault cards by kind: those from the hand, which their owner remembers (GTR-26.2), and those from the deck,
/// which nobody has seen (GTR-24.1).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// Cards from the hand in the low half, cards from the deck in the high half of each byte.
    kinds: [u8; N_KINDS],
    n_from_hand: u8,
    n_from_deck: u8,
}

impl Hidden {
    /// Cards from the hand.
    #[inline]
    pub fn n_from_hand(&self) -> u8 {
        self.n_from_hand
    }

    /// Cards from the deck.
    #[inline]
    pub fn n_from_deck(&self) -> u8 {
        self.n_from_deck
    }

    /// The cards from the hand by kind.
    pub fn from_hand(&self) -> Kinds {
        Kinds(self.kinds.map(|both| both & 15))
    }

    /// The cards from the deck by kind.
    pub fn from_deck(&self) -> Kinds {
        Kinds(self.kinds.map(|both| both >> 4))
    }

    /// Places a card from the hand.
    pub fn insert_from_hand(&mut self, card: Building) {
        self.kinds[card.index()] += 1;
        self.n_from_hand += 1;
    }

    /// Places a card from the deck.
    pub fn insert_from_deck(&mut self, card: Building) {
        self.kinds[card.index()] += 16;
        self.n_from_deck += 1;
    }

    /// What an outsider knows: the numbers.
    pub(crate) fn blank(n_from_hand: u8, n_from_deck: u8) -> Hidden {
        Hidden { kinds: [0; N_KINDS], n_from_hand, n_from_deck }
    }

    /// The same without any card from the deck.
    pub(crate) fn before_deck_cards(&self) -> Hidden {
        Hidden { n_from_deck: 0, ..self.without_deck_cards() }
    }

    /// What the owner knows: everything but the cards from the deck.
    pub(crate) fn without_deck_cards(&self) -> Hidden {
        Hidden { kinds: self.kinds.map(|both| both & 15), ..*self }
    }
}

impl Default for Hidden {
    fn default() -> Hidden {
        Hidden::blank(0, 0)
    }
}

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} from hand, {:?} from deck", self.from_hand(), self.from_deck())
    }
}

/// How far a structure has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Under construction: its site lies under it.
    Unfinished,
    /// Completed.
    Complete,
    /// Completed, and shared with everybody through a card of this material (GTR-55.1).
    Shared(Material),
}

/// A building in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Structure {
    /// Whose it is.
    pub owner: Seat,
    /// The foundation card.
    pub building: Building,
    /// The material of its site, which a Statue keeps for good (GTR-56.5).
    pub site: Material,
    /// How far it has come.
    pub status: Status,
    /// Materials under it, four bits each, the shared mark not included; they stay for good (GTR-4.7).
    pile: u32,
}

impl Structure {
    /// A foundation without materials.
    pub fn new(owner: Seat, building: Building, site: Material) -> Structure {
        Structure { owner, building, site, status: Status::Unfinished, pile: 0 }
    }

    /// Whether it is completed.
    #[inline(always)]
    pub fn is_complete(&self) -> bool {
        self.status != Status::Unfinished
    }

    /// How many of this material lie under it.
    #[inline]
    pub fn count(&self, material: Material) -> u8 {
        (self.pile >> (4 * material.index()) & 15) as u8
    }

    /// How many materials lie under it.
    #[inline]
    pub fn n_materials(&self) -> u8 {
        let pairs = (self.pile & 0x0f_0f0f) + (self.pile >> 4 & 0x0f_0f0f);
        (pairs + (pairs >> 8) + (pairs >> 16)) as u8
    }

    /// The materials under it.
    pub fn materials(&self) -> Materials {
        Materials(std::array::from_fn(|index| self.count(Material::at(index))))
    }

    /// Puts a material under it.
    #[inline]
    pub fn add(&mut self, material: Material) {
        self.pile += 1 << (4 * material.index());
    }

    /// GTR-12.7: materials needed to complete it, the value of its site.
    #[inline]
    pub fn needed(&self) -> u8 {
        tables().value[self.site.index()]
    }

    /// Whether it counts as a structure of this material (GTR-56.3 for the Statue).
    #[inline]
    pub fn counts_as(&self, material: Material) -> bool {
        self.building.material() == material || self.site == material
    }
}

/// All structures, kept in order of owner and building.
#[derive(Clone, Copy)]
pub struct Structures {
    items: [Structure; MAX_STRUCTURES],
    len: u8,
}

impl Structures {
    const BLANK: Structure = Structure {
        owner: Seat::new(0),
        building: Building::Academy,
        site: Material::Rubble,
        status: Status::Unfinished,
        pile: 0,
    };

    /// All of them.
    #[inline]
    pub fn all(&self) -> &[Structure] {
        &self.items[..self.len as usize]
    }

    /// Those of one seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Structure> {
        self.all().iter().filter(move |structure| structure.owner == seat)
    }

    /// The place of a structure.
    #[inline]
    pub fn find(&self, owner: Seat, building: Building) -> Option<usize> {
        self.all().iter().position(|structure| structure.owner == owner && structure.building == building)
    }

    /// The structure of a seat by its name.
    #[inline]
    pub fn get(&self, owner: Seat, building: Building) -> Option<&Structure> {
        self.find(owner, building).map(|place| &self.items[place])
    }

    /// A structure to change; owner and building must stay.
    #[inline]
    pub fn at_mut(&mut self, place: usize) -> &mut Structure {
        &mut self.items[place]
    }

    /// Puts a structure in its place in the order and returns the place.
    pub fn insert(&mut self, structure: Structure) -> usize {
        let len = self.len as usize;
        let key = (structure.owner, structure.building);
        let place = self.all().iter().position(|other| (other.owner, other.building) > key).unwrap_or(len);
        self.items.copy_within(place..len, place + 1);
        self.items[place] = structure;
        self.len += 1;
        place
    }

    /// Takes a structure out.
    pub fn remove(&mut self, place: usize) -> Structure {
        let structure = self.items[place];
        let len = self.len as usize;
        self.items.copy_within(place + 1..len, place);
        self.items[len - 1] = Structures::BLANK;
        self.len -= 1;
        structure
    }
}

impl Default for Structures {
    fn default() -> Structures {
        Structures { items: [Structures::BLANK; MAX_STRUCTURES], len: 0 }
    }
}

impl PartialEq for Structures {
    fn eq(&self, other: &Structures) -> bool {
        self.all() == other.all()
    }
}

impl Eq for Structures {}

impl std::fmt::Debug for Structures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

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
        match self.pending.top() {
            Pending::Lead | Pending::NextRound => self.leader,
            Pending::Follow { seat }
            | Pending::Turn { seat }
            | Pending::Senate { seat }
            | Pending::Sewer { seat }
            | Pending::Academy { seat }
            | Pending::Set { seat, .. }
            | Pending::Palace { seat }
            | Pending::Think { seat, .. }
            | Pending::Thinks { seat, .. }
            | Pending::Give { seat, .. } => seat,
            _ => self.actor(),
        }
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

    /// Brings the cached functions of every seat up to date (GTR-17.1).
    pub(crate) fn refresh_functions(&mut self) {
        Seat::all(self.n_seats()).for_each(|seat| self.refresh_functions_of(seat));
    }

    /// Brings the cached functions of one seat up to date.
    pub(crate) fn refresh_functions_of(&mut self, seat: Seat) {
        let (owned, active) = self.functions_of(seat);
        self.areas[seat].owned = owned;
        self.areas[seat].active = active;
    }

    fn functions_of(&self, seat: Seat) -> (BuildingSet, BuildingSet) {
        let mut owned = BuildingSet::EMPTY;
        let mut active = BuildingSet::EMPTY;
        let mut marble = BuildingSet::EMPTY;
        let mut stone_with_marble = BuildingSet::EMPTY;
        for structure in self.structures.all() {
            let building = structure.building;
            let is_own = structure.owner == seat;
            if is_own {
                owned.insert(building);
            }
            match structure.status {
                Status::Complete if is_own => active.insert(building),
                // GTR-55.1: a shared function is everybody's.
                Status::Shared(_) => active.insert(building),
                Status::Unfinished if is_own => match building.material() {
                    Material::Marble => marble.insert(building),
                    Material::Stone if structure.count(Material::Marble) > 0 => stone_with_marble.insert(building),
                    _ => {}
                },
                _ => {}
            }
        }
        // GTR-1.8, GTR-17.8: in the training game there are no functions.
        if self.options.training {
            return (owned, BuildingSet::EMPTY);
        }
        // GTR-41.5: a shared Gate is everybody's.
        if active.has(Building::Gate) {
            // GTR-41.1, GTR-41.3: unfinished marble structures work from the foundation on, a Statue on any site among
            // them; they give no influence (GTR-41.2) and work all the same when completed (GTR-41.7).
            active.0 |= marble.0;
            // GTR-41.4, GTR-41.6: with Road, so do stone structures with a marble under them.
            if self.options.gate_counts_added_marble && active.has(Building::Road) {
                active.0 |= stone_with_marble.0;
            }
        }
        (owned, active)
    }

    /// Every broken promise.
    pub fn check_invariants(&self) -> Vec<String> {
        let mut broken = Vec::new();
        self.check_cards(&mut broken);
        self.check_jacks_and_sites(&mut broken);
        self.check_caches(&mut broken);
        self.check_knowledge(&mut broken);
        if self.pending.all().is_empty() {
            broken.push("nothing is pending".to_owned());
        }
        broken
    }

    /// GTR-4.8: no order card is lost or doubled.
    fn check_cards(&self, broken: &mut Vec<String>) {
        let mut kinds = self.open;
        let mut add = |card: Building| kinds[card] += 1;
        self.deck[..self.n_deck as usize].iter().for_each(|&card| add(Building::at(card as usize)));
        for area in self.areas.iter() {
            area.hand.counts().each().for_each(&mut add);
            area.hidden.from_hand().each().for_each(&mut add);
            area.hidden.from_deck().each().for_each(&mut add);
        }
        self.structures.all().iter().for_each(|structure| add(structure.building));
        for pending in self.pending.all() {
            if let Pending::Fountain { card: Some(card), .. } = pending {
                add(*card);
            }
        }
        if kinds != tables().decks[self.options.edition.index()] {
            broken.push(format!("the order cards do not add up: {kinds:?}"));
        }
        let mut open = self.pool;
        for area in self.areas.iter() {
            for zone in [&area.camp, &area.clients, &area.stockpile, &area.vault] {
                open.add_all(zone);
            }
        }
        for structure in self.structures.all() {
            open.add_all(&structure.materials());
            if let Status::Shared(material) = structure.status {
                open[material] += 1;
            }
        }
        if open != self.open.materials() {
            broken.push(format!("the open cards are {open:?}, but their kinds say {:?}", self.open.materials()));
        }
    }

    fn check_jacks_and_sites(&self, broken: &mut Vec<String>) {
        let jacks = self.jacks + self.areas.iter().map(|area| area.jacks + area.camp_jacks).sum::<u8>();
        if jacks != tables().jacks {
            broken.push(format!("there are {jacks} jacks"));
        }
        let mut sites = self.in_town;
        sites.add_all(&self.out_of_town);
        self.areas.iter().for_each(|area| sites.add_all(&area.sites));
        for structure in self.structures.all().iter().filter(|structure| !structure.is_complete()) {
            sites[structure.site] += 1;
        }
        if sites != crate::setup::all_sites(&self.options) {
            broken.push(format!("the sites do not add up: {sites:?}"));
        }
    }

    fn check_caches(&self, broken: &mut Vec<String>) {
        for (seat, area) in self.areas.pairs() {
            if area.influence != influence_of(&area.sites) {
                broken.push(format!("the influence of {seat} is out of date"));
            }
            if (area.owned, area.active) != self.functions_of(seat) {
                broken.push(format!("the functions of {seat} are out of date"));
            }
            if area.hand != area.hand.counts().each().collect() {
                broken.push(format!("the hand of {seat} is miscounted"));
            }
        }
        let mut sorted = self.structures.all().to_vec();
        sorted.sort_by_key(|structure| (structure.owner, structure.building));
        sorted.dedup_by_key(|structure| (structure.owner, structure.building));
        if sorted != self.structures.all() {
            broken.push("the structures are out of order or doubled".to_owned());
        }
    }

    fn check_knowledge(&self, broken: &mut Vec<String>) {
        for (seat, area) in self.areas.pairs() {
            if Building::ALL.iter().any(|&card| area.known[card] > area.hand.count(card)) {
                broken.push(format!("{seat} is known to hold cards it does not hold"));
            }
            if Material::ALL.iter().any(|&material| area.hand.count_of(material) > area.at_most[material]) {
                broken.push(format!("{seat} holds more than it is known to hold at most"));
            }
        }
    }
}

impl Area {
    /// Cards in the vault (GTR-14.3).
    #[inline]
    pub fn n_vault(&self) -> u8 {
        self.vault.total() + self.hidden.n_from_hand() + self.hidden.n_from_deck()
    }

    /// Cards in hand, jacks included (GTR-7.5).
    #[inline]
    pub fn n_hand(&self) -> u8 {
        self.hand.len() + self.jacks
    }

    /// Brings the cached influence up to date (GTR-4.3).
    pub(crate) fn refresh_influence(&mut self) {
        self.influence = influence_of(&self.sites);
    }
}

/// GTR-4.3: the base and the values of the sites.
pub(crate) fn influence_of(sites: &Materials) -> u8 {
    let tables = tables();
    tables.base_influence + (0..N_MATERIALS).map(|index| sites.0[index] * tables.value[index]).sum::<u8>()
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

    #[test]
    fn a_pile_counts_each_material() {
        let mut structure = Structure::new(Seat::new(1), Building::Temple, Material::Marble);
        [Material::Marble, Material::Rubble, Material::Marble].into_iter().for_each(|m| structure.add(m));
        assert_eq!(structure.n_materials(), 3);
        assert_eq!(structure.materials(), Materials([1, 0, 0, 0, 0, 2]));
    }

    #[test]
    fn structures_stay_in_order_of_owner_and_building() {
        let mut structures = Structures::default();
        for (seat, building) in [(1, Building::Wall), (0, Building::Villa), (1, Building::Bar), (0, Building::Gate)] {
            structures.insert(Structure::new(Seat::new(seat), building, building.material()));
        }
        structures.remove(1);
        let order: Vec<_> = structures.all().iter().map(|s| (s.owner.index(), s.building)).collect();
        assert_eq!(order, [(0, Building::Gate), (1, Building::Bar), (1, Building::Wall)]);
    }
}
