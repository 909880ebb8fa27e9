//! What must hold of every state.

use super::{Pending, State, Status, influence_of};
use crate::data::tables;
use crate::vocab::{Building, Material};

impl State {
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
