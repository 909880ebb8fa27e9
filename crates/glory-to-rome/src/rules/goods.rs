//! Laborer and merchant actions. Rules: GTR-11, GTR-14, GTR-24, GTR-26, GTR-34.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::events::Event;
use crate::state::Pending;
use crate::vocab::{Building, Material};

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// GTR-11.1, GTR-11.2, GTR-34.1: the pool, then Dock, offered even if the pool was not used.
    pub(crate) fn go_on_laborer(&mut self, pool: bool) -> bool {
        if pool {
            let asks = !self.state.pool.is_empty();
            if !asks {
                self.state.pending.set_top(Pending::Laborer { pool: false });
            }
            return asks;
        }
        let area = &self.state.areas[self.state.actor()];
        let asks = area.active.has(Building::Dock) && !area.hand.is_empty();
        self.ask_or_pop(asks)
    }

    /// GTR-11.1: a card of the pool goes to the stockpile.
    pub(crate) fn take(&mut self, seat: Seat, material: Material) {
        self.state.pool[material] -= 1;
        self.state.areas[seat].stockpile[material] += 1;
        self.state.pending.set_top(Pending::Laborer { pool: false });
        self.tell(Event::Took { seat, material });
    }

    /// GTR-34.1: a hand card goes to the stockpile.
    pub(crate) fn store(&mut self, seat: Seat, card: Building) {
        self.spend_from_hand(seat, card);
        self.state.areas[seat].stockpile[card.material()] += 1;
        self.state.pending.pop();
        self.tell(Event::Stored { seat, card });
    }

    /// GTR-14.2, GTR-14.4, GTR-14.5: the normal card first, then Basilica; each needs room.
    pub(crate) fn go_on_merchant(&mut self, normal: bool) -> bool {
        let seat = self.state.actor();
        let area = &self.state.areas[seat];
        if normal {
            let has_source = !area.stockpile.is_empty() || area.active.has(Building::Atrium);
            let asks = has_source && self.state.has_vault_room(seat);
            if !asks {
                self.state.pending.set_top(Pending::Merchant { normal: false });
            }
            return asks;
        }
        let may_add = area.active.has(Building::Basilica) && !area.hand.is_empty();
        let asks = may_add && self.state.has_vault_room(seat);
        self.ask_or_pop(asks)
    }

    /// GTR-14.1, GTR-14.3: a card of the stockpile goes to the vault, seen by all.
    pub(crate) fn sell(&mut self, seat: Seat, material: Material) {
        let area = &mut self.state.areas[seat];
        area.stockpile[material] -= 1;
        area.vault[material] += 1;
        self.state.pending.set_top(Pending::Merchant { normal: false });
        self.tell(Event::Sold { seat, material });
    }

    /// GTR-24.1: the top card of the deck goes to the vault, unseen by everyone.
    pub(crate) fn sell_from_deck(&mut self, seat: Seat) {
        let card = self.draw();
        self.state.areas[seat].hidden.insert_from_deck(card);
        self.state.pending.set_top(Pending::Merchant { normal: false });
        self.tell(Event::SoldDeck { seat });
    }

    /// GTR-26.1, GTR-26.2: a hand card goes to the vault and is not shown.
    pub(crate) fn sell_from_hand(&mut self, seat: Seat, card: Building) {
        self.hide_from_hand(seat, card);
        self.state.areas[seat].hidden.insert_from_hand(card);
        self.state.pending.pop();
        self.tell(Event::SoldCard { seat });
    }
}
