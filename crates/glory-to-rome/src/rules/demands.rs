//! Legionary batches. Rules: GTR-13, GTR-28, GTR-32, GTR-35, GTR-47, GTR-63.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::events::Event;
use crate::state::{DemandStep, MAX_PLAYERS, Pending, State, Structure};
use crate::vocab::{Building, Material, Materials, Role};

impl State {
    /// GTR-13.5, GTR-28.1: the neighbors, with Bridge everybody.
    #[inline]
    pub(crate) fn is_affected(&self, actor: Seat, seat: Seat) -> bool {
        let n_seats = self.n_seats();
        seat != actor
            && (seat == actor.left(n_seats) || seat == actor.right(n_seats) || self.has(actor, Building::Bridge))
    }

    /// GTR-13.6: Wall always (GTR-63.1), Palisade (GTR-47.1) unless the demanding player has a Bridge (GTR-28.3).
    #[inline]
    pub(crate) fn is_immune(&self, actor: Seat, seat: Seat) -> bool {
        let active = self.areas[seat].active;
        active.has(Building::Wall) || active.has(Building::Palisade) && !self.has(actor, Building::Bridge)
    }

    /// GTR-32.3, GTR-35.2: who is immune loses no client and no foundation either.
    #[inline]
    fn is_victim(&self, actor: Seat, seat: Seat) -> bool {
        self.is_affected(actor, seat) && !self.is_immune(actor, seat)
    }

    /// GTR-32.1, GTR-32.5: one client of the printed role for each demand and opponent.
    pub(crate) fn may_capture(&self, actor: Seat, seat: Seat, role: Role) -> bool {
        self.is_victim(actor, seat)
            && self.areas[seat].clients[role] > 0
            && self.turn.taken[seat.index()][role] < self.turn.demands[role]
    }

    /// GTR-35.1: one foundation without materials for each demand and opponent.
    pub(crate) fn may_seize(&self, actor: Seat, structure: &Structure) -> bool {
        if structure.is_complete() || structure.n_materials() > 0 || !self.is_victim(actor, structure.owner) {
            return false;
        }
        let demands = &self.turn.demands;
        let taken = &self.turn.taken[structure.owner.index()];
        let statue = self.turn.statues[structure.owner.index()];
        // GTR-35.3: a Statue answers a demand of marble or of its site's material, whichever is left over.
        let statue_fits =
            |taken: &Materials, site: Material| [Material::Marble, site].iter().any(|&m| taken[m] < demands[m]);
        if structure.building == Building::Statue {
            return statue_fits(taken, structure.site);
        }
        let mut after = *taken;
        after[structure.site] += 1;
        after[structure.site] <= demands[structure.site] && statue.is_none_or(|site| statue_fits(&after, site))
    }

    /// The opponent so many seats to the left of the demanding player.
    #[inline]
    pub(crate) fn opponent(&self, offset: u8) -> Seat {
        Seat::new((self.actor().index() + offset as usize) % self.n_seats())
    }

    /// GTR-32.2: only as long as the vault has room.
    fn may_capture_any(&self, actor: Seat) -> bool {
        let from = |seat: Seat| Role::ALL.iter().any(|&role| self.may_capture(actor, seat, role));
        self.has(actor, Building::Coliseum) && self.has_vault_room(actor) && Seat::all(self.n_seats()).any(from)
    }

    fn may_seize_any(&self, actor: Seat) -> bool {
        self.has(actor, Building::DomusAurea) && self.structures.all().iter().any(|s| self.may_seize(actor, s))
    }
}

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// GTR-13.2: cards are revealed as long as there are actions and cards.
    pub(crate) fn go_on_reveal(&mut self, left: u8) -> bool {
        let asks = left > 0 && !self.state.areas[self.state.actor()].hand.is_empty();
        if !asks {
            self.demand();
        }
        asks
    }

    /// GTR-13.1: one card, one demand of its material. The card stays in hand (GTR-13.9).
    pub(crate) fn reveal(&mut self, seat: Seat, card: Building) {
        let turn = &mut self.state.turn;
        turn.revealed[card] += 1;
        turn.demands[card.material()] += 1;
        let known = &mut self.state.areas[seat].known[card];
        *known = (*known).max(turn.revealed[card]);
        if let Pending::Reveal { left } = self.state.pending.top() {
            self.state.pending.set_top(Pending::Reveal { left: left - 1 });
        }
        self.tell(Event::Revealed { seat, card });
    }

    /// GTR-13.3: all cards are revealed; first the pool.
    pub(crate) fn demand(&mut self) {
        let seat = self.state.actor();
        let demands = self.state.turn.demands;
        if demands.is_empty() {
            self.state.pending.pop();
            return;
        }
        for material in demands.present() {
            let n = demands[material].min(self.state.pool[material]);
            self.state.pool[material] -= n;
            self.state.areas[seat].stockpile[material] += n;
            if n > 0 {
                self.tell(Event::TookDemanded { seat, material, n });
            }
        }
        self.state.turn.taken = [Materials::NONE; MAX_PLAYERS];
        self.state.turn.statues = [None; MAX_PLAYERS];
        self.state.pending.set_top(Pending::Demand { offset: 1, step: DemandStep::Hand });
    }

    /// GTR-13.8, GTR-13.11, GTR-13.13, GTR-65.5: hand and stockpile of each opponent in turn, then the choices for all together.
    pub(crate) fn go_on_demand(&mut self, offset: u8, step: DemandStep) -> bool {
        let actor = self.state.actor();
        let next = |step| Pending::Demand { offset, step };
        match step {
            DemandStep::Hand if offset as usize == self.state.n_seats() => {
                self.state.pending.set_top(next(DemandStep::Clients));
                false
            }
            DemandStep::Hand => {
                self.ask_for_hand(actor, offset);
                false
            }
            DemandStep::Stockpile => {
                let stockpile = self.state.areas[self.state.opponent(offset)].stockpile;
                let demands = self.state.turn.demands;
                // GTR-28.2: independent of the hand.
                let asks = self.state.has(actor, Building::Bridge) && demands.present().any(|m| stockpile[m] > 0);
                if !asks {
                    self.state.pending.set_top(Pending::Demand { offset: offset + 1, step: DemandStep::Hand });
                }
                asks
            }
            DemandStep::Clients => {
                let asks = self.state.may_capture_any(actor);
                if !asks {
                    self.state.pending.set_top(next(DemandStep::Foundations));
                }
                asks
            }
            DemandStep::Foundations => {
                let asks = self.state.may_seize_any(actor);
                if !asks {
                    self.end_demand();
                }
                asks
            }
        }
    }

    /// GTR-13.4, GTR-65.4: every affected opponent with cards is asked, whatever the cards are.
    fn ask_for_hand(&mut self, actor: Seat, offset: u8) {
        let seat = self.state.opponent(offset);
        let is_affected = self.state.is_affected(actor, seat);
        let is_immune = self.state.is_immune(actor, seat);
        self.state.pending.set_top(if is_affected && !is_immune {
            Pending::Demand { offset, step: DemandStep::Stockpile }
        } else {
            Pending::Demand { offset: offset + 1, step: DemandStep::Hand }
        });
        // GTR-13.12, GTR-47.2: an immune player may give all the same, by option.
        if is_affected && (!is_immune || self.state.options.voluntary_tribute) {
            self.state.turn.owed = self.state.turn.demands;
            self.state.pending.push(Pending::Give { seat, free: is_immune });
        }
    }

    /// GTR-13.4: a card goes to the demanding player's stockpile.
    pub(crate) fn give(&mut self, seat: Seat, card: Building) {
        let to = self.state.actor();
        let material = card.material();
        self.give_away(seat, card);
        self.state.areas[to].stockpile[material] += 1;
        self.state.turn.owed[material] -= 1;
        self.tell(Event::Gave { seat, to, card });
    }

    fn give_away(&mut self, seat: Seat, card: Building) {
        // What the demanding player has revealed stays revealed; the giver's cards are others.
        let revealed = self.state.turn.revealed[card];
        self.spend_from_hand(seat, card);
        self.state.turn.revealed[card] = revealed;
    }

    /// GTR-13.7: who must give and says so has nothing more of what is owed; an immune player tells nothing.
    pub(crate) fn glory(&mut self, seat: Seat) {
        if let Pending::Give { free: false, .. } = self.state.pending.top() {
            for material in self.state.turn.owed.present() {
                self.state.areas[seat].at_most[material] = 0;
            }
        }
        self.state.pending.pop();
        self.tell(Event::Glory { seat });
    }

    /// GTR-28.2: as many cards of the stockpile as there are demands.
    pub(crate) fn plunder(&mut self, seat: Seat) {
        let Pending::Demand { offset, .. } = self.state.pending.top() else { return };
        let from = self.state.opponent(offset);
        let demands = self.state.turn.demands;
        for material in demands.present() {
            let n = demands[material].min(self.state.areas[from].stockpile[material]);
            self.state.areas[from].stockpile[material] -= n;
            self.state.areas[seat].stockpile[material] += n;
            if n > 0 {
                self.tell(Event::Plundered { seat, from, material, n });
            }
        }
        self.state.pending.set_top(Pending::Demand { offset: offset + 1, step: DemandStep::Hand });
    }

    /// GTR-32.1, GTR-32.4: a client goes to the vault as material, seen by all, and acts no more.
    pub(crate) fn capture(&mut self, seat: Seat, from: Seat, role: Role) {
        self.state.areas[from].clients[role] -= 1;
        self.state.areas[seat].vault[role] += 1;
        self.state.turn.taken[from.index()][role] += 1;
        self.tell(Event::Captured { seat, from, role });
    }

    /// GTR-35.1, GTR-35.5: the card to the stockpile, the site to the influence; nothing is completed (GTR-35.4).
    pub(crate) fn seize(&mut self, seat: Seat, from: Seat, building: Building) {
        let place = self.state.structures.find(from, building).expect("the foundation is there");
        let structure = self.state.structures.remove(place);
        self.state.open[building] += 1;
        let area = &mut self.state.areas[seat];
        area.stockpile[building.material()] += 1;
        area.sites[structure.site] += 1;
        area.refresh_influence();
        if building == Building::Statue {
            self.state.turn.statues[from.index()] = Some(structure.site);
        } else {
            self.state.turn.taken[from.index()][structure.site] += 1;
        }
        self.state.refresh_functions();
        self.tell(Event::Seized { seat, from, building, influence: structure.needed() });
    }

    /// The batch is over.
    pub(crate) fn end_demand(&mut self) {
        let turn = &mut self.state.turn;
        turn.demands = Materials::NONE;
        turn.owed = Materials::NONE;
        turn.taken = [Materials::NONE; MAX_PLAYERS];
        turn.statues = [None; MAX_PLAYERS];
        self.state.pending.pop();
    }
}
