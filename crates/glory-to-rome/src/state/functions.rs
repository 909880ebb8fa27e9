//! Which functions are active for a seat. Rules: GTR-17, GTR-41.

use lusoria_core::Seat;

use super::{State, Status};
use crate::vocab::{Building, BuildingSet, Material};

impl State {
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

    /// The names of all structures owned, and the functions active (GTR-17.1).
    pub(super) fn functions_of(&self, seat: Seat) -> (BuildingSet, BuildingSet) {
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
}
