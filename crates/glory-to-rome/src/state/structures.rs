//! Structures and the sites they stand on.

use lusoria_core::Seat;

use crate::data::tables;
use crate::vocab::{Building, Material, Materials};

/// Sites never come back, so there are never more structures than sites (GTR-3.6).
pub const MAX_STRUCTURES: usize = 36;

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

#[cfg(test)]
mod tests {
    use super::*;

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
