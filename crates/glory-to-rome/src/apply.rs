//! What a move does: a dispatcher, and the loop that goes on until somebody is asked again.

use lusoria_core::contract::Apply;
use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::events::Event;
use crate::moves::Move;
use crate::rules::playing::Unit;
use crate::state::{DemandStep, End, Pending, State, ThinkStep};
use crate::vocab::{Building, Role};

/// A state being changed, with who listens.
pub(crate) struct Play<'a, W> {
    pub(crate) state: &'a mut State,
    pub(crate) witness: &'a mut W,
}

impl Apply for GloryToRome {
    /// Applies a legal move.
    fn apply_unchecked(state: &mut State, seat: Seat, mv: Move, witness: &mut impl Witness<GloryToRome>) {
        let mut play = Play { state, witness };
        play.make(seat, mv);
        play.settle();
    }
}

impl<W: Witness<GloryToRome>> Play<'_, W> {
    #[inline(always)]
    pub(crate) fn tell(&mut self, event: Event) {
        self.witness.see(event);
    }

    #[inline]
    fn make(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Think => self.choose_to_think(seat),
            Move::LeadCard { role, card } => self.lead(seat, role, Unit::Card(card)),
            Move::LeadJack { role } => self.lead(seat, role, Unit::Jack),
            Move::LeadPetition { role, material } => self.lead(seat, role, Unit::Petition(material)),
            Move::LeadPair { role, material } => self.lead(seat, role, Unit::Pair(material)),
            Move::FollowCard { card } => self.follow(seat, Unit::Card(card)),
            Move::FollowJack => self.follow(seat, Unit::Jack),
            Move::FollowPetition { material } => self.follow(seat, Unit::Petition(material)),
            Move::FollowPair { material } => self.follow(seat, Unit::Pair(material)),
            Move::AlsoCard { card } => self.play_unit(seat, Unit::Card(card)),
            Move::AlsoJack => self.play_unit(seat, Unit::Jack),
            Move::AlsoPetition { material } => self.play_unit(seat, Unit::Petition(material)),
            Move::AlsoPair { material } => self.play_unit(seat, Unit::Pair(material)),
            Move::Put { card } => self.put(seat, card),
            Move::Done => self.done(),
            Move::Pass => self.pass(seat),
            Move::DiscardCard { card } => self.discard_card(seat, card),
            Move::DiscardJack => self.discard_jack(seat),
            Move::DiscardHand => self.discard_hand(seat),
            Move::TakeJack => self.take_jack(seat),
            Move::Refill => self.refill(seat),
            Move::Draw => self.draw_one(seat),
            Move::Hire { role } => self.hire_from_pool(seat, role),
            Move::HireCard { card } => self.hire_from_hand(seat, card),
            Move::HireDeck => self.hire_from_deck(seat),
            Move::Act { role } => self.act(seat, role),
            Move::Hold { role } => self.hold(seat, role),
            Move::Take { material } => self.take(seat, material),
            Move::Store { card } => self.store(seat, card),
            Move::Lay { card, site, out } => self.lay(seat, card, site, out),
            Move::AddCard { card, to, complete } => self.add_card(seat, card, to, complete),
            Move::AddStockpile { material, to, complete } => self.add_from_stockpile(seat, material, to, complete),
            Move::AddPool { material, to, complete } => self.add_from_pool(seat, material, to, complete),
            Move::Fountain => self.fountain(seat),
            Move::Keep => self.keep(seat),
            Move::ShareStockpile { material, seat: owner, building } => {
                self.state.areas[seat].stockpile[material] -= 1;
                self.share(seat, material, owner, building);
            }
            Move::SharePool { material, seat: owner, building } => {
                self.state.pool[material] -= 1;
                self.share(seat, material, owner, building);
            }
            Move::Sell { material } => self.sell(seat, material),
            Move::SellDeck => self.sell_from_deck(seat),
            Move::SellCard { card } => self.sell_from_hand(seat, card),
            Move::Reveal { card } => self.reveal(seat, card),
            Move::Give { card } => self.give(seat, card),
            Move::Glory => self.glory(seat),
            Move::Plunder => self.plunder(seat),
            Move::Capture { seat: from, role } => self.capture(seat, from, role),
            Move::Seize { seat: from, building } => self.seize(seat, from, building),
            Move::Exchange { seat: from, building } => self.exchange(seat, from, building),
            Move::Claim { seat: from } => self.claim(seat, from),
            Move::Save { material } => self.save(seat, material),
            Move::Concede { seat: to } => self.concede(seat, to),
        }
    }

    /// GTR-6.6, GTR-17.5: what is offered may be left unused; what is due after it stays due (GTR-17.6, GTR-65.3).
    fn pass(&mut self, seat: Seat) {
        let pending = &mut self.state.pending;
        match pending.top() {
            Pending::Think { step: ThinkStep::Discard, .. } => {
                pending.set_top(Pending::Think { seat, step: ThinkStep::Draw });
            }
            // GTR-7.6: the option to draw nothing.
            Pending::Think { step: ThinkStep::Draw, .. } => {
                pending.set_top(Pending::Think { seat, step: ThinkStep::Tribunal });
            }
            Pending::Thinks { left, .. } => pending.set_top(Pending::Thinks { seat, left: left - 1 }),
            Pending::Patron { pool: true, aqueduct, bar } => {
                pending.set_top(Pending::Patron { pool: false, aqueduct, bar });
            }
            Pending::Laborer { pool: true } => pending.set_top(Pending::Laborer { pool: false }),
            Pending::Architect { main: true, .. } => {
                pending.set_top(Pending::Architect { main: false, held: false });
            }
            Pending::Merchant { normal: true } => pending.set_top(Pending::Merchant { normal: false }),
            Pending::Demand { offset, step: DemandStep::Stockpile } => {
                pending.set_top(Pending::Demand { offset: offset + 1, step: DemandStep::Hand });
            }
            Pending::Academy { .. } => self.next_academy(seat),
            Pending::Bath { .. } => {
                self.state.turn.held = None;
                self.state.pending.pop();
            }
            _ => pending.pop(),
        }
        self.tell(Event::Passed { seat });
    }

    /// Ends a choice of several things.
    fn done(&mut self) {
        let pending = &mut self.state.pending;
        match pending.top() {
            Pending::Reveal { .. } => self.demand(),
            Pending::Demand { offset, step: DemandStep::Clients } => {
                pending.set_top(Pending::Demand { offset, step: DemandStep::Foundations });
            }
            Pending::Demand { .. } => self.end_demand(),
            Pending::Senate { seat } => self.next_senate(seat),
            Pending::Sewer { seat } => self.next_sewer(seat),
            _ => pending.pop(),
        }
    }

    /// Goes on with what needs no decision until somebody is asked or the game is over.
    ///
    /// GTR-65.1, GTR-65.4: a question is left out only when everybody can see that it has no answer but one.
    pub(crate) fn settle(&mut self) {
        if self.find_end() {
            return;
        }
        loop {
            let asks = match self.state.pending.top() {
                Pending::Lead
                | Pending::Follow { .. }
                | Pending::Set { .. }
                | Pending::Palace { .. }
                | Pending::Bath { .. }
                | Pending::Fountain { .. } => true,
                Pending::Turn { seat } => self.go_on_turn(seat),
                Pending::Senate { seat } => self.go_on_senate(seat),
                Pending::Sewer { seat } => self.go_on_sewer(seat),
                Pending::Academy { seat } => self.go_on_academy(seat),
                Pending::NextRound => {
                    self.next_round();
                    self.state.end.is_some()
                }
                Pending::Think { seat, step } => self.go_on_think(seat, step),
                Pending::Thinks { left, .. } => self.ask_or_pop(left > 0),
                Pending::Actions { role, left } => self.go_on_actions(role, left),
                Pending::Patron { pool, aqueduct, bar } => self.go_on_patron(pool, aqueduct, bar),
                Pending::Laborer { pool } => self.go_on_laborer(pool),
                Pending::Craftsman { .. } => {
                    let area = &self.state.areas[self.state.actor()];
                    let may_act = !area.hand.is_empty() || area.active.has(Building::Fountain);
                    self.ask_or_pop(may_act)
                }
                Pending::Architect { main, .. } => self.go_on_architect(main),
                Pending::Merchant { normal } => self.go_on_merchant(normal),
                // GTR-16.6: what comes from the pool can meet a Forum condition before anybody else is asked.
                Pending::Reveal { left } => self.go_on_reveal(left) || self.find_end(),
                Pending::Demand { offset, step } => self.go_on_demand(offset, step),
                Pending::Give { seat, .. } => {
                    let may_give = !self.state.turn.owed.is_empty() && !self.state.areas[seat].hand.is_empty();
                    self.ask_or_pop(may_give)
                }
                Pending::Prison => {
                    let may_exchange = self.state.may_exchange(self.state.actor());
                    self.ask_or_pop(may_exchange)
                }
            };
            if asks {
                return;
            }
        }
    }

    /// Asks if there is something to ask, otherwise takes the entry off the stack.
    #[inline]
    pub(crate) fn ask_or_pop(&mut self, asks: bool) -> bool {
        if !asks {
            self.state.pending.pop();
        }
        asks
    }

    /// GTR-9.5: the next action of an effect.
    fn go_on_actions(&mut self, role: Role, left: u8) -> bool {
        if left == 0 {
            self.state.pending.pop();
        } else {
            self.state.pending.set_top(Pending::Actions { role, left: left - 1 });
            self.begin_action(role, 1, false);
        }
        false
    }

    /// Puts one action of a role on the stack; for the legionary a batch of `n`.
    #[inline]
    pub(crate) fn begin_action(&mut self, role: Role, n: u8, held: bool) {
        let active = self.state.areas[self.state.actor()].active;
        self.state.pending.push(match role {
            // GTR-27.8: which extra hires an action has is settled when it begins.
            Role::Patron => {
                Pending::Patron { pool: true, aqueduct: active.has(Building::Aqueduct), bar: active.has(Building::Bar) }
            }
            Role::Laborer => Pending::Laborer { pool: true },
            Role::Craftsman => Pending::Craftsman { held },
            Role::Architect => Pending::Architect { main: true, held },
            Role::Merchant => Pending::Merchant { normal: true },
            Role::Legionary => Pending::Reveal { left: n },
        });
    }

    /// Finds out whether the game is over, after every step, those of the end of a round included (GTR-15.7).
    /// GTR-16.6: a Forum win takes precedence over every other ending.
    fn find_end(&mut self) -> bool {
        let winners = self.state.forum_winners();
        if winners != 0 {
            self.state.end = Some(End::Forum { winners });
        }
        // GTR-16.1, GTR-16.3, GTR-16.13: the last card still reaches its destination; a Fountain card has yet to. What
        // was to follow lapses, an Academy think too (GTR-15.8).
        let is_drawn_out =
            self.state.n_drawable() == 0 && !matches!(self.state.pending.top(), Pending::Fountain { .. });
        if self.state.end.is_none() && is_drawn_out {
            self.state.end = Some(End::Deck);
        }
        if let Some(end) = self.state.end {
            self.tell(Event::Ended { reason: end.reason() });
        }
        self.state.end.is_some()
    }
}
