//! Thinking. Rules: GTR-7, GTR-43, GTR-60, GTR-62.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::events::Event;
use crate::state::{Pending, State, ThinkStep};
use crate::vocab::Building;

impl State {
    /// GTR-7.3: a refill is legal below the hand limit.
    #[inline]
    pub(crate) fn may_refill(&self, seat: Seat) -> bool {
        self.areas[seat].n_hand() < self.hand_limit(seat)
    }

    /// GTR-7.4: one card at or above the hand limit, or always by option.
    #[inline]
    pub(crate) fn may_draw_one(&self, seat: Seat) -> bool {
        self.options.think_single_card_always || !self.may_refill(seat)
    }
}

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// GTR-7.8: a think instead of leading or following, by School or by Academy.
    pub(crate) fn choose_to_think(&mut self, seat: Seat) {
        match self.state.pending.top() {
            // GTR-6.2, GTR-15.6: after a leader's think the round ends at once.
            Pending::Lead => self.state.pending.set_base(Pending::NextRound),
            // GTR-6.3: the think comes before the next player decides.
            Pending::Follow { .. } => self.answer(seat),
            Pending::Academy { .. } => self.next_academy(seat),
            Pending::Thinks { left, .. } => self.state.pending.set_top(Pending::Thinks { seat, left: left - 1 }),
            _ => {}
        }
        self.state.pending.push(Pending::Think { seat, step: ThinkStep::Discard });
        self.tell(Event::Thinks { seat });
    }

    /// GTR-7.7, GTR-65.3: discard, draw, jack, in this order.
    pub(crate) fn go_on_think(&mut self, seat: Seat, step: ThinkStep) -> bool {
        const DISCARDS: u64 = Building::Latrine.bit() | Building::Vomitorium.bit();
        let area = &self.state.areas[seat];
        match step {
            ThinkStep::Discard => {
                let asks = area.active.has_any(DISCARDS) && area.n_hand() > 0;
                if !asks {
                    self.state.pending.set_top(Pending::Think { seat, step: ThinkStep::Draw });
                }
                asks
            }
            ThinkStep::Draw => true,
            // GTR-60.1: if the supply has one.
            ThinkStep::Tribunal => {
                let asks = area.active.has(Building::Tribunal) && self.state.jacks > 0;
                self.ask_or_pop(asks)
            }
        }
    }

    /// GTR-43.1: an order card to the pool, at once (GTR-7.9).
    pub(crate) fn discard_card(&mut self, seat: Seat, card: Building) {
        self.discard_to_pool(seat, card);
        self.state.pending.set_top(Pending::Think { seat, step: ThinkStep::Draw });
    }

    /// GTR-43.1: a jack to the supply.
    pub(crate) fn discard_jack(&mut self, seat: Seat) {
        self.state.areas[seat].jacks -= 1;
        self.state.jacks += 1;
        self.tell(Event::DiscardedJacks { seat, n: 1 });
        self.state.pending.set_top(Pending::Think { seat, step: ThinkStep::Draw });
    }

    /// GTR-62.1: the whole hand.
    pub(crate) fn discard_hand(&mut self, seat: Seat) {
        let hand = self.state.areas[seat].hand;
        for card in hand.counts().each() {
            self.discard_to_pool(seat, card);
        }
        let n = std::mem::take(&mut self.state.areas[seat].jacks);
        self.state.jacks += n;
        if n > 0 {
            self.tell(Event::DiscardedJacks { seat, n });
        }
        // Everybody sees that the hand is empty.
        self.state.areas[seat].at_most.0 = [0; 6];
        self.state.pending.set_top(Pending::Think { seat, step: ThinkStep::Draw });
    }

    fn discard_to_pool(&mut self, seat: Seat, card: Building) {
        self.spend_from_hand(seat, card);
        self.state.pool[card.material()] += 1;
        self.tell(Event::Discarded { seat, card });
    }

    /// GTR-7.2, GTR-60.1: one jack from the supply.
    pub(crate) fn take_jack(&mut self, seat: Seat) {
        self.state.jacks -= 1;
        self.state.areas[seat].jacks += 1;
        self.tell(Event::TookJack { seat });
        match self.state.pending.top() {
            Pending::Think { step: ThinkStep::Tribunal, .. } => self.state.pending.pop(),
            _ => self.state.pending.set_top(Pending::Think { seat, step: ThinkStep::Tribunal }),
        }
    }

    /// GTR-7.3: up to the hand limit, or as many as there are (GTR-16.3).
    pub(crate) fn refill(&mut self, seat: Seat) {
        let missing = self.state.hand_limit(seat) - self.state.areas[seat].n_hand();
        self.draw_cards(seat, missing.min(self.state.n_drawable()));
    }

    /// GTR-7.4: one card.
    pub(crate) fn draw_one(&mut self, seat: Seat) {
        self.draw_cards(seat, 1);
    }

    fn draw_cards(&mut self, seat: Seat, n: u8) {
        self.tell(Event::Drew { seat, n });
        for _ in 0..n {
            let card = self.draw();
            self.receive(seat, card);
            self.tell(Event::Got { seat, card });
        }
        self.state.pending.set_top(Pending::Think { seat, step: ThinkStep::Tribunal });
    }
}
