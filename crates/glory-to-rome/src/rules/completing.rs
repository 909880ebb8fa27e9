//! Completion, its effects, and Prison. Rules: GTR-12.7, GTR-17, GTR-48.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::events::Event;
use crate::state::{End, Pending, State, Status, Structure};
use crate::vocab::{Building, Role};

impl State {
    /// GTR-48.1, GTR-48.2, GTR-48.10: whether `seat` may take this structure with a Prison, so never a Prison (GTR-48.7).
    #[inline]
    pub(crate) fn is_takeable(&self, seat: Seat, structure: &Structure) -> bool {
        structure.owner != seat && structure.is_complete() && !self.areas[seat].owned.has(structure.building)
    }

    /// Whether there is anything to take with a Prison; who takes nothing keeps its site (GTR-48.8).
    pub(crate) fn may_exchange(&self, seat: Seat) -> bool {
        self.structures.all().iter().any(|structure| self.is_takeable(seat, structure))
    }
}

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// GTR-12.7: the site moves to the influence (GTR-16.5: a Catacomb's too), the function becomes active for the rest of
    /// the turn (GTR-12.8, GTR-27.4), the effect is performed.
    pub(crate) fn complete(&mut self, seat: Seat, place: usize) {
        let structure = self.state.structures.at_mut(place);
        structure.status = Status::Complete;
        let Structure { building, site, .. } = *structure;
        let influence = structure.needed();
        let area = &mut self.state.areas[seat];
        area.sites[site] += 1;
        area.refresh_influence();
        self.state.refresh_functions_of(seat);
        self.tell(Event::Completed { seat, building, influence });
        // GTR-16.3: after the last card of the deck there is no effect any more.
        if self.state.n_drawable() > 0 {
            self.begin_effect(seat, building);
        }
    }

    /// GTR-17.3, GTR-17.4: what happens on completion; the number of actions is fixed now.
    fn begin_effect(&mut self, seat: Seat, building: Building) {
        // GTR-1.8: in training no structure has an effect, Catacomb included.
        if self.state.options.training {
            return;
        }
        let left = self.state.areas[seat].influence;
        match building {
            // GTR-21.1
            Building::Amphitheater => self.state.pending.push(Pending::Actions { role: Role::Craftsman, left }),
            // GTR-38.1
            Building::Foundry => self.state.pending.push(Pending::Actions { role: Role::Laborer, left }),
            // GTR-40.1
            Building::Garden => self.state.pending.push(Pending::Actions { role: Role::Patron, left }),
            // GTR-50.1
            Building::School => self.state.pending.push(Pending::Thinks { seat, left }),
            // GTR-48.1
            Building::Prison => self.state.pending.push(Pending::Prison),
            // GTR-29.1
            Building::Catacomb => self.state.end = Some(End::Catacomb),
            _ => {}
        }
    }

    /// GTR-48.1: the Prison's site for a completed structure of an opponent.
    pub(crate) fn exchange(&mut self, seat: Seat, from: Seat, building: Building) {
        self.state.pending.pop();
        let prison = self.state.structures.get(seat, Building::Prison).expect("the Prison was just completed");
        let site = prison.site;
        // GTR-48.4, GTR-17.7: the former owner keeps the structure's site and everything else, and adds the Prison's site.
        for (area_of, change) in [(seat, -1), (from, 1)] {
            let area = &mut self.state.areas[area_of];
            area.sites[site] = area.sites[site].wrapping_add_signed(change);
            area.refresh_influence();
        }
        let place = self.state.structures.find(from, building).expect("the structure is completed");
        // GTR-48.5: a shared mark moves with it.
        let mut taken = self.state.structures.remove(place);
        taken.owner = seat;
        self.state.structures.insert(taken);
        // GTR-48.6: the name is free again for who lost it; GTR-48.9: functions count at once, for a Forum too.
        self.state.refresh_functions();
        self.tell(Event::Exchanged { seat, from, building });
        // GTR-48.3: as if it had just been completed.
        self.begin_effect(seat, building);
    }
}
