//! Turns of the action phase, the end of a round, and conceding. Rules: GTR-6, GTR-9, GTR-15, GTR-16.

use lusoria_core::{Seat, Witness};

use crate::GloryToRome;
use crate::apply::Play;
use crate::events::Event;
use crate::state::{End, Pending, State, TurnState};
use crate::vocab::{Building, Material, Materials, Role};

impl State {
    /// GTR-52.1: jacks that lie on other camps.
    pub(crate) fn n_claimable(&self, seat: Seat) -> u8 {
        let others = self.areas.pairs().filter(|&(other, _)| other != seat);
        others.map(|(_, area)| area.camp_jacks).sum()
    }
}

impl<W: Witness<GloryToRome>> Play<'_, W> {
    /// GTR-6.1: a player's turn in the action phase.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.state.turn = TurnState::default();
        self.state.pending.set_base(Pending::Turn { seat });
    }

    /// GTR-6.5, GTR-9.4, GTR-9.6: everybody acts, who thought with clients only; actions are counted anew each time; when none is left the next player acts.
    pub(crate) fn go_on_turn(&mut self, mut seat: Seat) -> bool {
        let mut left = self.state.actions_left(seat);
        while left == 0 {
            seat = seat.left(self.state.n_seats());
            if seat == self.state.leader {
                return self.end_actions(seat);
            }
            self.begin_turn(seat);
            left = self.state.actions_left(seat);
        }
        // GTR-13.14: all legionary actions are one batch.
        let n = if self.state.led == Role::Legionary { left } else { 1 };
        self.state.turn.used += n;
        self.begin_action(self.state.led, n, false);
        false
    }

    /// The end of the round (GTR-15.1 to GTR-15.5), which for most rounds is only clearing the camps.
    fn end_actions(&mut self, leader: Seat) -> bool {
        const AT_THE_END: u64 = Building::Senate.bit() | Building::Sewer.bit() | Building::Academy.bit();
        self.state.turn = TurnState::default();
        if self.state.areas.iter().any(|area| area.active.has_any(AT_THE_END)) {
            self.state.pending.set_base(Pending::Senate { seat: leader });
            return false;
        }
        self.clear_camps();
        self.next_round();
        true
    }

    /// GTR-15.1, GTR-52.2, GTR-52.3: in action order, who has a Senate by now may take jacks of the others.
    pub(crate) fn go_on_senate(&mut self, seat: Seat) -> bool {
        let asks = self.state.has(seat, Building::Senate) && self.state.n_claimable(seat) > 0;
        if !asks {
            self.next_senate(seat);
        }
        asks
    }

    pub(crate) fn next_senate(&mut self, seat: Seat) {
        let next = seat.left(self.state.n_seats());
        let is_last = next == self.state.leader;
        self.state.pending.set_base(if is_last {
            Pending::Sewer { seat: next }
        } else {
            Pending::Senate { seat: next }
        });
    }

    /// GTR-52.1: a jack of another camp.
    pub(crate) fn claim(&mut self, seat: Seat, from: Seat) {
        self.state.areas[from].camp_jacks -= 1;
        self.state.areas[seat].jacks += 1;
        self.tell(Event::Claimed { seat, from });
    }

    /// GTR-15.2, GTR-53.3: in action order, who has a Sewer by now may keep cards of the camp.
    pub(crate) fn go_on_sewer(&mut self, seat: Seat) -> bool {
        let area = &self.state.areas[seat];
        let asks = area.active.has(Building::Sewer) && !area.camp.is_empty();
        if !asks {
            self.next_sewer(seat);
        }
        asks
    }

    pub(crate) fn next_sewer(&mut self, seat: Seat) {
        let next = seat.left(self.state.n_seats());
        if next == self.state.leader {
            self.clear_camps();
            self.state.pending.set_base(Pending::Academy { seat: next });
        } else {
            self.state.pending.set_base(Pending::Sewer { seat: next });
        }
    }

    /// GTR-53.1: a card of the camp to the stockpile, as its own material (GTR-33.3).
    pub(crate) fn save(&mut self, seat: Seat, material: Material) {
        let area = &mut self.state.areas[seat];
        area.camp[material] -= 1;
        area.stockpile[material] += 1;
        self.tell(Event::Saved { seat, material });
    }

    /// GTR-15.3, GTR-53.2: the other order cards to the pool, the other jacks to the supply.
    fn clear_camps(&mut self) {
        for area in self.state.areas.iter_mut() {
            let camp = std::mem::replace(&mut area.camp, Materials::NONE);
            self.state.pool.add_all(&camp);
            self.state.jacks += std::mem::take(&mut area.camp_jacks);
        }
    }

    /// GTR-15.4, GTR-20.1, GTR-20.2: in action order, who performed a craftsman action may think once with Academy.
    pub(crate) fn go_on_academy(&mut self, seat: Seat) -> bool {
        let has_crafted = self.state.crafted & 1 << seat.index() != 0;
        let asks = has_crafted && self.state.has(seat, Building::Academy);
        if !asks {
            self.next_academy(seat);
        }
        asks
    }

    pub(crate) fn next_academy(&mut self, seat: Seat) {
        let next = seat.left(self.state.n_seats());
        let is_last = next == self.state.leader;
        self.state.pending.set_base(if is_last { Pending::NextRound } else { Pending::Academy { seat: next } });
    }

    /// GTR-6.7, GTR-15.5: the leader card passes to the left.
    pub(crate) fn next_round(&mut self) {
        let limit = self.state.options.round_limit;
        // GTR-16.12: a game that has gone on for too long is scored as it stands.
        if limit > 0 && self.state.round >= limit {
            self.state.end = Some(End::Rounds);
            self.tell(Event::Ended { reason: End::Rounds.reason() });
            return;
        }
        self.state.leader = self.state.leader.left(self.state.n_seats());
        self.state.round += 1;
        self.state.crafted = 0;
        self.state.areas.iter_mut().for_each(|area| area.units = 0);
        self.state.pending.set_base(Pending::Lead);
        self.tell(Event::Round { leader: self.state.leader, round: self.state.round });
    }

    /// GTR-16.7: when all opponents of a player have conceded to them, that player wins.
    pub(crate) fn concede(&mut self, seat: Seat, to: Seat) {
        self.state.conceded[seat.index()] = Some(to);
        self.tell(Event::Conceded { seat, to });
        let is_won =
            Seat::all(self.state.n_seats()).all(|other| other == to || self.state.conceded[other.index()] == Some(to));
        if is_won {
            self.state.end = Some(End::Concession { winner: to });
        }
    }
}
