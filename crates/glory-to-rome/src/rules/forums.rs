//! Forum conditions. Rules: GTR-16.6, GTR-36, GTR-37.

use lusoria_core::Seat;

use crate::state::State;
use crate::vocab::{Building, BuildingSet, Materials, Role};

const FORUMS: u64 = Building::Forum.bit() | Building::ForumRomanum.bit();

impl State {
    /// The seats that fulfil a Forum, as bits; several at once through Stairway (GTR-37.5).
    #[inline]
    pub(crate) fn forum_winners(&self) -> u8 {
        let mut winners = 0;
        for seat in Seat::all(self.n_seats()) {
            if self.areas[seat].active.has_any(FORUMS) && self.fulfils_forum(seat) {
                winners |= 1 << seat.index();
            }
        }
        winners
    }

    /// GTR-36.1: clients of all roles; GTR-37.1: and all materials in the stockpile.
    fn fulfils_forum(&self, seat: Seat) -> bool {
        let area = &self.areas[seat];
        let has_materials = area.stockpile.0.iter().all(|&n| n > 0);
        (area.active.has(Building::Forum) || has_materials) && covers_all_roles(&area.clients, area.active)
    }
}

/// GTR-36.2, GTR-37.4: whether six different clients can stand for the six roles.
///
/// A role with a client of its own is best served by it. What is missing is filled by merchants that are left over
/// (GTR-37.2) and, for the laborer, by any client that is left over (GTR-37.3).
fn covers_all_roles(clients: &Materials, active: BuildingSet) -> bool {
    let merchants = clients[Role::Merchant];
    if merchants == 0 {
        return false;
    }
    let spare_merchants = merchants - 1;
    let others = || Role::ALL.iter().filter(|&&role| role != Role::Merchant).map(|&role| clients[role]);
    let spare_others: u8 = others().map(|n| n.saturating_sub(1)).sum();
    let mut missing = others().filter(|&n| n == 0).count() as u8;
    let lacks_laborer = clients[Role::Laborer] == 0;
    let storeroom = active.has(Building::Storeroom);
    if active.has(Building::LudusMagna) {
        if lacks_laborer && storeroom && spare_others > 0 {
            missing -= 1;
        }
        return missing <= spare_merchants;
    }
    missing == 0 || missing == 1 && lacks_laborer && storeroom && spare_others + spare_merchants > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocab::Material;

    /// GTR-9.2 by the letter: gives each role a client of its own, trying everything.
    fn assign(role: usize, clients: &mut Materials, active: BuildingSet) -> bool {
        let Some(&role_wanted) = Role::ALL.get(role) else { return true };
        for client in Material::ALL {
            let matches = client.role() == role_wanted
                || role_wanted == Role::Laborer && active.has(Building::Storeroom)
                || client == Material::Stone && active.has(Building::LudusMagna);
            if matches && clients[client] > 0 {
                clients[client] -= 1;
                let fits = assign(role + 1, clients, active);
                clients[client] += 1;
                if fits {
                    return true;
                }
            }
        }
        false
    }

    #[test]
    fn the_short_answer_is_that_of_trying_everything() {
        let functions = [Building::Storeroom.bit(), Building::LudusMagna.bit()];
        for bits in [0, functions[0], functions[1], functions[0] | functions[1]] {
            for code in 0..4096u32 {
                let mut clients = Materials(std::array::from_fn(|index| (code >> (2 * index) & 3) as u8));
                let expected = assign(0, &mut clients, BuildingSet(bits));
                assert_eq!(covers_all_roles(&clients, BuildingSet(bits)), expected, "{clients:?} {bits}");
            }
        }
    }
}
