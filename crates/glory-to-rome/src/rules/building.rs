//! Craftsman and architect actions: foundations, materials, Fountain and Stairway. Rules: GTR-12, GTR-23, GTR-39,
//! GTR-49, GTR-51, GTR-55, GTR-56, GTR-59, GTR-61.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::events::Event;
use crate::state::{End, Pending, State, Status, Structure};
use crate::vocab::{Building, BuildingSet, Material, Materials, Role};

/// How a structure takes a material.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fit {
    /// Not at all.
    No,
    /// As one more material.
    Adds,
    /// As one more material, or at once as the last one, as the player likes.
    AddsOrCompletes,
    /// Only as the last one.
    Completes,
}

impl Fit {
    /// Whether the material may be added so.
    #[inline]
    pub(crate) fn allows(self, complete: bool) -> bool {
        match self {
            Fit::No => false,
            Fit::Adds => !complete,
            Fit::AddsOrCompletes => true,
            Fit::Completes => complete,
        }
    }
}

/// GTR-12.5: whether a structure may be given a material by somebody with these functions.
#[inline]
pub(crate) fn matches(active: BuildingSet, structure: &Structure, material: Material) -> bool {
    // GTR-56.2: a Statue takes marble or the material of its site.
    structure.counts_as(material)
        // GTR-59.1: with Tower rubble goes anywhere.
        || material == Material::Rubble && active.has(Building::Tower)
        // GTR-49.1, GTR-49.2: with Road anything goes into stone structures.
        || active.has(Building::Road) && structure.counts_as(Material::Stone)
}

/// How an unfinished structure of its owner takes a material in an action of the role.
#[inline]
pub(crate) fn fit(state: &State, structure: &Structure, material: Material, role: Role) -> Fit {
    let active = state.areas[structure.owner].active;
    let adds = matches(active, structure, material);
    // GTR-51.1, GTR-51.2, GTR-51.3: with an active Scriptorium a marble from any source completes anything.
    let scriptorium = material == Material::Marble && active.has(Building::Scriptorium);
    // GTR-61.1, GTR-61.2: a single legal material of an architect may complete a Villa; GTR-17.8: not in training.
    let villa = structure.building == Building::Villa && role == Role::Architect && !state.options.training;
    let is_last = structure.n_materials() + 1 == structure.needed();
    match (adds, scriptorium) {
        (false, false) => Fit::No,
        (false, true) => Fit::Completes,
        (true, _) if is_last => Fit::Adds,
        // GTR-51.4, A-35: completing is optional.
        (true, true) => Fit::AddsOrCompletes,
        (true, false) if villa => Fit::AddsOrCompletes,
        (true, false) => Fit::Adds,
    }
}

/// Where the second half of an out-of-town foundation comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Second {
    /// The held action of an earlier client.
    Held,
    /// The entry of the stack at this place.
    Level(usize),
}

impl State {
    /// The role of the building action under way and whether a held action is joined to it.
    #[inline]
    pub(crate) fn building_role(&self) -> (Role, bool) {
        match self.pending.top() {
            Pending::Architect { held, .. } => (Role::Architect, held),
            Pending::Craftsman { held } | Pending::Fountain { held, .. } => (Role::Craftsman, held),
            _ => (Role::Craftsman, false),
        }
    }

    /// GTR-12.10, GTR-12.13, GTR-21.2: the action that would come next, from whatever source, if it is of the same role.
    pub(crate) fn second_action(&self) -> Option<Second> {
        let (role, held) = self.building_role();
        if held {
            return Some(Second::Held);
        }
        let actor = self.actor();
        // The card that is laid is no longer there to be hired; a card drawn with Fountain never was in the hand.
        let n_laid = if matches!(self.pending.top(), Pending::Fountain { .. }) { 0 } else { 1 };
        let has_cards = self.areas[actor].hand.len() > n_laid;
        let levels = self.pending.all();
        for (level, pending) in levels[..levels.len() - 1].iter().enumerate().rev() {
            let is_next = match *pending {
                Pending::Actions { left: 0, .. } | Pending::Thinks { left: 0, .. } => continue,
                Pending::Actions { role: next, .. } => next == role,
                Pending::Turn { seat } if self.actions_left(seat) > 0 => self.led == role,
                // GTR-12.16: parts still due of an interrupted action come between.
                Pending::Patron { aqueduct, bar, .. } if !self.has_extra_hire(actor, aqueduct && has_cards, bar) => {
                    continue;
                }
                Pending::Architect { main: false, .. } if !self.may_share(actor) => continue,
                _ => false,
            };
            return is_next.then_some(Second::Level(level));
        }
        None
    }

    /// GTR-12.9, GTR-59.2: whether this action can lay a foundation out of town.
    #[inline]
    pub(crate) fn may_lay_out_of_town(&self, seat: Seat) -> bool {
        self.has(seat, Building::Tower) || self.second_action().is_some()
    }

    /// GTR-55.2, GTR-55.4, GTR-55.7: whether a structure can be shared by `seat` with this material, be it of use or not
    /// (GTR-55.9).
    #[inline]
    pub(crate) fn is_shareable(&self, seat: Seat, structure: &Structure, material: Material) -> bool {
        structure.owner != seat
            && structure.status == Status::Complete
            && matches(self.areas[seat].active, structure, material)
    }

    /// GTR-55.2: what `seat` can share with: the stockpile, and the pool with Archway (GTR-23.2).
    #[inline]
    pub(crate) fn sharing_materials(&self, seat: Seat) -> Materials {
        let mut materials = self.areas[seat].stockpile;
        if self.has(seat, Building::Archway) {
            materials.add_all(&self.pool);
        }
        materials
    }

    /// GTR-55.1: whether the Stairway part of an architect action has anything to offer.
    #[inline]
    pub(crate) fn may_share(&self, seat: Seat) -> bool {
        if !self.has(seat, Building::Stairway) {
            return false;
        }
        let materials = self.sharing_materials(seat);
        let with_any = |structure: &Structure| materials.present().any(|m| self.is_shareable(seat, structure, m));
        self.structures.all().iter().any(with_any)
    }
}

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// GTR-55.6, GTR-65.3: the main part, then the Stairway part, offered even if the first was not used.
    pub(crate) fn go_on_architect(&mut self, main: bool) -> bool {
        let state = &*self.state;
        let seat = state.actor();
        if main {
            let area = &state.areas[seat];
            let has_material =
                !area.stockpile.is_empty() || area.active.has(Building::Archway) && !state.pool.is_empty();
            let may_add = || state.structures.of(seat).any(|structure| !structure.is_complete());
            let asks = !area.hand.is_empty() || has_material && may_add();
            if !asks {
                self.state.pending.set_top(Pending::Architect { main: false, held: false });
            }
            return asks;
        }
        // GTR-55.3: what counts is that a Stairway is active now.
        let asks = state.may_share(seat);
        self.ask_or_pop(asks)
    }

    /// GTR-12.2, GTR-12.4: a foundation on a site, in town or out of town, however many there are already.
    pub(crate) fn lay(&mut self, seat: Seat, card: Building, site: Material, out: bool) {
        if out {
            // GTR-12.9: both actions are paid now; GTR-59.2, GTR-59.3: with Tower there is only one, at once.
            if !self.state.has(seat, Building::Tower) {
                self.spend_second_action();
            }
            self.state.out_of_town[site] -= 1;
        } else {
            self.state.in_town[site] -= 1;
        }
        if !matches!(self.state.pending.top(), Pending::Fountain { .. }) {
            self.show_from_hand(seat, card);
        }
        self.end_building_part(seat);
        self.tell(Event::Laid { seat, card, site, out });
        self.state.structures.insert(Structure::new(seat, card, site));
        self.state.refresh_functions_of(seat);
        // GTR-16.1, GTR-12.11: the last site of all in town ends the game, one out of town never does.
        if !out && self.state.in_town.is_empty() {
            self.state.end = Some(End::Sites);
        }
    }

    fn spend_second_action(&mut self) {
        // A held action was taken up when this one began; the others are counted where they are.
        if let Some(Second::Level(level)) = self.state.second_action() {
            match &mut self.state.pending.all_mut()[level] {
                Pending::Actions { left, .. } => *left -= 1,
                _ => self.state.turn.used += 1,
            }
        }
    }

    /// Takes the building action off the stack; of an architect's the Stairway part stays (GTR-12.15).
    fn end_building_part(&mut self, seat: Seat) {
        match self.state.pending.top() {
            Pending::Architect { .. } => {
                self.state.pending.set_top(Pending::Architect { main: false, held: false });
            }
            _ => {
                // GTR-20.3: a craftsman action that did something.
                self.state.crafted |= 1 << seat.index();
                self.state.pending.pop();
            }
        }
    }

    /// GTR-12.1: a craftsman adds a card of the hand, or the card drawn with Fountain.
    pub(crate) fn add_card(&mut self, seat: Seat, card: Building, to: Building, complete: bool) {
        if matches!(self.state.pending.top(), Pending::Fountain { .. }) {
            self.state.open[card] += 1;
        } else {
            self.spend_from_hand(seat, card);
        }
        self.end_building_part(seat);
        self.tell(Event::AddedCard { seat, card, to });
        self.add_material(seat, card.material(), to, complete);
    }

    /// GTR-12.1: an architect adds a card of the stockpile.
    pub(crate) fn add_from_stockpile(&mut self, seat: Seat, material: Material, to: Building, complete: bool) {
        self.state.areas[seat].stockpile[material] -= 1;
        self.end_building_part(seat);
        self.tell(Event::AddedStockpile { seat, material, to });
        self.add_material(seat, material, to, complete);
    }

    /// GTR-23.1: with Archway an architect adds a card of the pool.
    pub(crate) fn add_from_pool(&mut self, seat: Seat, material: Material, to: Building, complete: bool) {
        self.state.pool[material] -= 1;
        self.end_building_part(seat);
        self.tell(Event::AddedPool { seat, material, to });
        self.add_material(seat, material, to, complete);
    }

    /// GTR-12.6: also to a structure founded in this very round.
    fn add_material(&mut self, seat: Seat, material: Material, to: Building, complete: bool) {
        let place = self.state.structures.find(seat, to).expect("the structure is under construction");
        let structure = self.state.structures.at_mut(place);
        structure.add(material);
        // GTR-12.7: completed by number, by Villa or by Scriptorium.
        if complete || structure.n_materials() == structure.needed() {
            self.complete(seat, place);
        } else if material == Material::Marble {
            // GTR-41.4: a marble can make a stone structure work.
            self.state.refresh_functions_of(seat);
        }
    }

    /// GTR-39.1: the top card of the deck is drawn for this action; decided before looking.
    pub(crate) fn fountain(&mut self, seat: Seat) {
        let (_, held) = self.state.building_role();
        let card = self.draw();
        self.state.crafted |= 1 << seat.index();
        self.state.pending.set_top(Pending::Fountain { card: Some(card), held });
        self.tell(Event::FountainDrew { seat, card: Some(card) });
    }

    /// GTR-39.1, GTR-39.2: the drawn card goes to the hand; the action is used up.
    pub(crate) fn keep(&mut self, seat: Seat) {
        if let Pending::Fountain { card: Some(card), .. } = self.state.pending.top() {
            self.receive(seat, card);
        }
        self.state.pending.pop();
        self.tell(Event::FountainKept { seat });
    }

    /// GTR-55.1, GTR-55.4, GTR-55.5: one material shares a completed structure of an opponent with everybody.
    pub(crate) fn share(&mut self, seat: Seat, material: Material, owner: Seat, building: Building) {
        let place = self.state.structures.find(owner, building).expect("the structure is completed");
        self.state.structures.at_mut(place).status = Status::Shared(material);
        self.state.refresh_functions();
        // GTR-55.8: one use for each action.
        self.state.pending.pop();
        self.tell(Event::Shared { seat, material, owner, building });
    }
}
