//! What belongs to one seat, with what is known of it.

use crate::data::tables;
use crate::vocab::{Building, BuildingSet, Kinds, Material, Materials, N_KINDS, N_MATERIALS};

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
