//! Patron actions and new clients that act at once. Rules: GTR-10, GTR-22, GTR-25, GTR-27.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::events::Event;
use crate::state::{Pending, State};
use crate::vocab::{Building, Role};

impl State {
    /// GTR-27.5: the roles a client hired with Bath may act as.
    #[inline]
    pub(crate) fn may_act_as(&self, seat: Seat, client: Role, role: Role) -> bool {
        client == role
            || client == Role::Merchant && self.has(seat, Building::LudusMagna)
            || role == Role::Laborer && self.has(seat, Building::Storeroom)
    }

    /// Whether a patron action has an extra hire left (GTR-10.3), as far as everybody can see.
    #[inline]
    pub(crate) fn has_extra_hire(&self, seat: Seat, aqueduct: bool, bar: bool) -> bool {
        (bar || aqueduct && !self.areas[seat].hand.is_empty()) && self.has_client_room(seat)
    }
}

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// GTR-10.2, GTR-10.3: the pool first, then the extras; each needs room.
    pub(crate) fn go_on_patron(&mut self, pool: bool, aqueduct: bool, bar: bool) -> bool {
        let seat = self.state.actor();
        if pool {
            let asks = !self.state.pool.is_empty() && self.state.has_client_room(seat);
            if !asks {
                self.state.pending.set_top(Pending::Patron { pool: false, aqueduct, bar });
            }
            asks
        } else {
            let asks = self.state.has_extra_hire(seat, aqueduct, bar);
            self.ask_or_pop(asks)
        }
    }

    /// GTR-10.1: a card of the pool becomes a client.
    pub(crate) fn hire_from_pool(&mut self, seat: Seat, role: Role) {
        self.state.pool[role] -= 1;
        self.tell(Event::Hired { seat, role });
        if let Pending::Patron { aqueduct, bar, .. } = self.state.pending.top() {
            self.hired(seat, role, aqueduct, bar);
        }
    }

    /// GTR-22.1: an order card of the hand becomes a client.
    pub(crate) fn hire_from_hand(&mut self, seat: Seat, card: Building) {
        self.spend_from_hand(seat, card);
        self.tell(Event::HiredCard { seat, card });
        if let Pending::Patron { bar, .. } = self.state.pending.top() {
            self.hired(seat, card.material().role(), false, bar);
        }
    }

    /// GTR-25.1, GTR-25.2: the top card of the deck must be hired once it is drawn.
    pub(crate) fn hire_from_deck(&mut self, seat: Seat) {
        let card = self.draw();
        self.state.open[card] += 1;
        self.tell(Event::HiredDeck { seat, card });
        if let Pending::Patron { aqueduct, .. } = self.state.pending.top() {
            self.hired(seat, card.material().role(), aqueduct, false);
        }
    }

    fn hired(&mut self, seat: Seat, role: Role, aqueduct: bool, bar: bool) {
        self.state.areas[seat].clients[role] += 1;
        // GTR-9.3, GTR-40.2: a new client does not act for the led role.
        self.state.turn.fresh[role] += 1;
        if aqueduct || bar {
            self.state.pending.set_top(Pending::Patron { pool: false, aqueduct, bar });
        } else {
            self.state.pending.pop();
        }
        // GTR-27.1, GTR-27.2, GTR-27.7: it may act at once, whoever hired it, before the next hire; a patron's action is a
        // full one, finished before the hires still due here (GTR-27.6).
        if self.state.has(seat, Building::Bath) {
            self.state.pending.push(Pending::Bath { client: role });
        }
    }

    /// GTR-27.1: the new client acts once; a held action of the same role is joined to it (GTR-27.3).
    pub(crate) fn act(&mut self, seat: Seat, role: Role) {
        let held = self.state.turn.held.take() == Some(role);
        self.state.pending.pop();
        self.tell(Event::Acts { seat, role });
        // GTR-27.9: a legionary makes one demand of its own.
        self.begin_action(role, 1, held);
    }

    /// GTR-27.3: the action waits for the next client; one that waited before is lost.
    pub(crate) fn hold(&mut self, seat: Seat, role: Role) {
        self.state.turn.held = Some(role);
        self.state.pending.pop();
        self.tell(Event::Held { seat, role });
    }
}
