//! Leading, following and what is played for it. Rules: GTR-6, GTR-8, GTR-46.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::events::Event;
use crate::state::{Pending, State};
use crate::vocab::{Building, Material, Role};

/// GTR-8.2: what is played for one action.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    /// One order card.
    Card(Building),
    /// A jack.
    Jack,
    /// GTR-8.5: cards of one material as a jack.
    Petition(Material),
    /// GTR-30.1: two cards of one material as a jack.
    Pair(Material),
}

impl State {
    /// GTR-46.3: the most units that the cards of a camp can be divided into. Only with Palace is there a choice.
    pub(crate) fn units_on_camp(&self, seat: Seat) -> u8 {
        let area = &self.areas[seat];
        let units_of = |material: Material| {
            let n_cards = area.camp[material];
            // GTR-33.2: with Crane every card is an architect; GTR-30.1: with Circus two cards are a jack.
            let is_single = material.role() == self.led || self.plays_any_card_as(seat, self.led);
            match () {
                () if is_single => n_cards,
                () if area.active.has(Building::Circus) => n_cards / 2,
                () => n_cards / self.options.petition_size,
            }
        };
        area.camp_jacks + Material::ALL.iter().map(|&material| units_of(material)).sum::<u8>()
    }

    /// GTR-33.1: whether any order card can be played as this role.
    #[inline]
    pub(crate) fn plays_any_card_as(&self, seat: Seat, role: Role) -> bool {
        role == Role::Architect && self.has(seat, Building::Crane)
    }
}

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// GTR-8.1: the leader plays a unit and names its role.
    pub(crate) fn lead(&mut self, seat: Seat, role: Role, unit: Unit) {
        self.state.led = role;
        self.tell(Event::Led { seat, role });
        self.answer(seat);
        self.play_first_unit(seat, unit);
    }

    /// GTR-8.1: another player plays a unit of the role led.
    pub(crate) fn follow(&mut self, seat: Seat, unit: Unit) {
        self.tell(Event::Followed { seat, role: self.state.led });
        self.answer(seat);
        self.play_first_unit(seat, unit);
    }

    /// GTR-6.1: after this seat's answer the next one is asked, or the action phase begins with the leader.
    pub(crate) fn answer(&mut self, seat: Seat) {
        let next = seat.left(self.state.n_seats());
        if next == self.state.leader {
            self.begin_turn(next);
        } else {
            self.state.pending.set_base(Pending::Follow { seat: next });
        }
    }

    fn play_first_unit(&mut self, seat: Seat, unit: Unit) {
        // GTR-8.6, GTR-46.1: with Palace more units may come.
        if self.state.has(seat, Building::Palace) {
            self.state.pending.push(Pending::Palace { seat });
        }
        self.play_unit(seat, unit);
    }

    /// Puts a unit on the camp; the cards of a set are chosen one by one.
    pub(crate) fn play_unit(&mut self, seat: Seat, unit: Unit) {
        match unit {
            Unit::Card(card) => self.put_on_camp(seat, card),
            Unit::Jack => {
                let area = &mut self.state.areas[seat];
                area.jacks -= 1;
                area.camp_jacks += 1;
                self.tell(Event::PlayedJack { seat });
            }
            Unit::Petition(material) => {
                let left = self.state.options.petition_size;
                self.state.pending.push(Pending::Set { seat, material, left });
            }
            Unit::Pair(material) => self.state.pending.push(Pending::Set { seat, material, left: 2 }),
        }
        self.count_units(seat);
    }

    /// GTR-8.5: one card of a set.
    pub(crate) fn put(&mut self, seat: Seat, card: Building) {
        self.put_on_camp(seat, card);
        if let Pending::Set { material, left, .. } = self.state.pending.top() {
            match left {
                1 => self.state.pending.pop(),
                _ => self.state.pending.set_top(Pending::Set { seat, material, left: left - 1 }),
            }
        }
        self.count_units(seat);
    }

    /// GTR-6.4, GTR-8.8: role cards have left the hand and lie on the camp until the end of the round.
    fn put_on_camp(&mut self, seat: Seat, card: Building) {
        self.spend_from_hand(seat, card);
        self.state.areas[seat].camp[card.material()] += 1;
        self.tell(Event::Played { seat, card });
    }

    /// GTR-8.4, GTR-8.6, GTR-46.4: one unit without Palace, the best division with it.
    fn count_units(&mut self, seat: Seat) {
        let units = if self.state.has(seat, Building::Palace) { self.state.units_on_camp(seat) } else { 1 };
        self.state.areas[seat].units = units;
    }
}
