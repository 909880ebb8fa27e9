//! The nouns of the game: materials, roles, buildings, editions, and bags of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use lusoria_core::words;

words! {
    /// What a card is made of. GTR-3.1: material, role, color and value of a card always go together.
    Material {
        /// Value 1, the laborer's.
        Rubble = "rubble",
        /// Value 1, the craftsman's.
        Wood = "wood",
        /// Value 2, the legionary's.
        Brick = "brick",
        /// Value 2, the architect's.
        Concrete = "concrete",
        /// Value 3, the merchant's.
        Stone = "stone",
        /// Value 3, the patron's.
        Marble = "marble",
    }
}

words! {
    /// What a card lets its player do, in the order of the materials.
    Role {
        /// Takes materials from the pool.
        Laborer = "laborer",
        /// Builds from the hand.
        Craftsman = "craftsman",
        /// Demands materials.
        Legionary = "legionary",
        /// Builds from the stockpile.
        Architect = "architect",
        /// Moves materials to the vault.
        Merchant = "merchant",
        /// Hires clients.
        Patron = "patron",
    }
}

/// How many materials and roles there are.
pub const N_MATERIALS: usize = 6;

impl Material {
    /// The role printed on cards of this material.
    #[inline(always)]
    pub fn role(self) -> Role {
        Role::at(self.index())
    }
}

impl Role {
    /// The material printed on cards of this role.
    #[inline(always)]
    pub fn material(self) -> Material {
        Material::at(self.index())
    }
}

words! {
    /// The 44 kinds of order cards, named by the building printed on them.
    Building {
        /// GTR-20.
        Academy = "academy",
        /// GTR-21.
        Amphitheater = "amphitheater",
        /// GTR-22.
        Aqueduct = "aqueduct",
        /// GTR-23.
        Archway = "archway",
        /// GTR-24.
        Atrium = "atrium",
        /// GTR-25.
        Bar = "bar",
        /// GTR-26.
        Basilica = "basilica",
        /// GTR-27.
        Bath = "bath",
        /// GTR-28.
        Bridge = "bridge",
        /// GTR-29.
        Catacomb = "catacomb",
        /// GTR-30.
        Circus = "circus",
        /// GTR-31.
        CircusMaximus = "circus-maximus",
        /// GTR-32.
        Coliseum = "coliseum",
        /// GTR-33.
        Crane = "crane",
        /// GTR-34.
        Dock = "dock",
        /// GTR-35.
        DomusAurea = "domus-aurea",
        /// GTR-36.
        Forum = "forum",
        /// GTR-37.
        ForumRomanum = "forum-romanum",
        /// GTR-38.
        Foundry = "foundry",
        /// GTR-39.
        Fountain = "fountain",
        /// GTR-40.
        Garden = "garden",
        /// GTR-41.
        Gate = "gate",
        /// GTR-42.
        Insula = "insula",
        /// GTR-43.
        Latrine = "latrine",
        /// GTR-44.
        LudusMagna = "ludus-magna",
        /// GTR-45.
        Market = "market",
        /// GTR-46.
        Palace = "palace",
        /// GTR-47.
        Palisade = "palisade",
        /// GTR-48.
        Prison = "prison",
        /// GTR-49.
        Road = "road",
        /// GTR-50.
        School = "school",
        /// GTR-51.
        Scriptorium = "scriptorium",
        /// GTR-52.
        Senate = "senate",
        /// GTR-53.
        Sewer = "sewer",
        /// GTR-54.
        Shrine = "shrine",
        /// GTR-55.
        Stairway = "stairway",
        /// GTR-56.
        Statue = "statue",
        /// GTR-57.
        Storeroom = "storeroom",
        /// GTR-58.
        Temple = "temple",
        /// GTR-59.
        Tower = "tower",
        /// GTR-60.
        Tribunal = "tribunal",
        /// GTR-61.
        Villa = "villa",
        /// GTR-62.
        Vomitorium = "vomitorium",
        /// GTR-63.
        Wall = "wall",
    }
}

/// How many kinds of order cards there are.
pub const N_KINDS: usize = 44;

impl Building {
    /// The set of this kind alone.
    #[inline(always)]
    pub const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// Its material, as printed.
    #[inline(always)]
    pub fn material(self) -> Material {
        crate::data::tables().material[self.index()]
    }
}

words! {
    /// The editions of GTR-1.1.
    Edition {
        /// The Polish edition by its standard rules.
        PolishStandard = "polish-standard",
        /// The Polish edition by its classic variant.
        PolishClassic = "polish-classic",
        /// The black box, Republic.
        Republic = "republic",
        /// The black box, Empire.
        Imperium = "imperium",
    }
}

/// How many cards, sites or clients of each material.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Materials(pub [u8; N_MATERIALS]);

impl Materials {
    /// None of any.
    pub const NONE: Materials = Materials([0; N_MATERIALS]);

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none of any.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; N_MATERIALS]
    }

    /// The materials that are there, in order.
    #[inline]
    pub fn present(&self) -> impl Iterator<Item = Material> + '_ {
        Material::ALL.into_iter().filter(|material| self.0[material.index()] > 0)
    }

    /// Every single one, in order.
    pub fn each(&self) -> impl Iterator<Item = Material> + '_ {
        self.present().flat_map(|material| std::iter::repeat_n(material, self[material] as usize))
    }

    /// Adds all of another bag.
    #[inline]
    pub fn add_all(&mut self, other: &Materials) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
    }
}

impl Index<Material> for Materials {
    type Output = u8;

    #[inline(always)]
    fn index(&self, material: Material) -> &u8 {
        &self.0[material.index()]
    }
}

impl IndexMut<Material> for Materials {
    #[inline(always)]
    fn index_mut(&mut self, material: Material) -> &mut u8 {
        &mut self.0[material.index()]
    }
}

impl Index<Role> for Materials {
    type Output = u8;

    #[inline(always)]
    fn index(&self, role: Role) -> &u8 {
        &self.0[role.index()]
    }
}

impl IndexMut<Role> for Materials {
    #[inline(always)]
    fn index_mut(&mut self, role: Role) -> &mut u8 {
        &mut self.0[role.index()]
    }
}

impl FromIterator<Material> for Materials {
    fn from_iter<I: IntoIterator<Item = Material>>(materials: I) -> Materials {
        let mut bag = Materials::NONE;
        materials.into_iter().for_each(|material| bag[material] += 1);
        bag
    }
}

/// How many cards of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kinds(pub [u8; N_KINDS]);

impl Kinds {
    /// None of any.
    pub const NONE: Kinds = Kinds([0; N_KINDS]);

    /// How many in all.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&n| n as usize).sum()
    }

    /// Every single card, in order.
    pub fn each(&self) -> impl Iterator<Item = Building> + '_ {
        Building::ALL.into_iter().flat_map(|building| std::iter::repeat_n(building, self[building] as usize))
    }

    /// How many of each material.
    pub fn materials(&self) -> Materials {
        self.each().map(Building::material).collect()
    }
}

impl Default for Kinds {
    fn default() -> Kinds {
        Kinds::NONE
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each().map(Building::id)).finish()
    }
}

impl Index<Building> for Kinds {
    type Output = u8;

    #[inline(always)]
    fn index(&self, building: Building) -> &u8 {
        &self.0[building.index()]
    }
}

impl IndexMut<Building> for Kinds {
    #[inline(always)]
    fn index_mut(&mut self, building: Building) -> &mut u8 {
        &mut self.0[building.index()]
    }
}

impl FromIterator<Building> for Kinds {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Kinds {
        let mut kinds = Kinds::NONE;
        buildings.into_iter().for_each(|building| kinds[building] += 1);
        kinds
    }
}

/// A set of building kinds, such as the functions that are active for a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BuildingSet(pub u64);

impl BuildingSet {
    /// No building.
    pub const EMPTY: BuildingSet = BuildingSet(0);

    /// Whether the building is in the set.
    #[inline(always)]
    pub const fn has(self, building: Building) -> bool {
        self.0 & building.bit() != 0
    }

    /// Whether any building of the set of bits is in it.
    #[inline(always)]
    pub const fn has_any(self, bits: u64) -> bool {
        self.0 & bits != 0
    }

    /// Adds a building.
    #[inline]
    pub fn insert(&mut self, building: Building) {
        self.0 |= building.bit();
    }

    /// The buildings in order.
    #[inline]
    pub fn iter(self) -> BuildingIter {
        BuildingIter(self.0)
    }
}

impl fmt::Debug for BuildingSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Building::id)).finish()
    }
}

/// The buildings of a set in order.
pub struct BuildingIter(u64);

impl Iterator for BuildingIter {
    type Item = Building;

    #[inline]
    fn next(&mut self) -> Option<Building> {
        if self.0 == 0 {
            return None;
        }
        let building = Building::at(self.0.trailing_zeros() as usize);
        self.0 &= self.0 - 1;
        Some(building)
    }
}
