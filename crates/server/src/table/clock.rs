//! Clocks: how much time each seat has left, from the times of the entries alone.

use lusoria_core::Seat;
use lusoria_protocol::table::ClockRule;

const DAY: i64 = 86_400_000;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rule: ClockRule,
    /// Milliseconds left by seat.
    left: Vec<i64>,
    /// The moment up to which time has been counted.
    counted: i64,
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule, n_seats: usize) -> Clocks {
        let full = match rule {
            ClockRule::None => 0,
            ClockRule::RealTime { seconds, .. } => i64::from(seconds) * 1000,
            ClockRule::Correspondence { days } => i64::from(days) * DAY,
        };
        Clocks { rule, left: vec![full; n_seats], counted: 0 }
    }

    pub(crate) fn is_counting(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// Counts the time up to a moment for the seats whose clocks ran.
    pub(crate) fn advance(&mut self, now: i64, running: &[Seat]) {
        let passed = (now - self.counted).max(0);
        for seat in running {
            self.left[seat.index()] -= passed;
        }
        self.counted = self.counted.max(now);
    }

    /// Gives back time in which no server was there.
    pub(crate) fn give_back(&mut self, ms: i64, running: &[Seat]) {
        for seat in running {
            self.left[seat.index()] += ms;
        }
    }

    /// A seat has decided.
    pub(crate) fn moved(&mut self, seat: Seat) {
        if let ClockRule::RealTime { increment, .. } = self.rule {
            self.left[seat.index()] += i64::from(increment) * 1000;
        }
    }

    /// Decisions by correspondence have their full time when they come up: for who was not to decide before, and for
    /// who has just decided and is to decide again.
    pub(crate) fn begin(&mut self, before: &[Seat], mover: Option<Seat>, now: &[Seat]) {
        if let ClockRule::Correspondence { days } = self.rule {
            for seat in now.iter().filter(|seat| !before.contains(seat) || mover == Some(**seat)) {
                self.left[seat.index()] = i64::from(days) * DAY;
            }
        }
    }

    /// How long no server was there to be seen by the players, when one was last there at `seen` and is again `now`.
    /// Days go on by the calendar.
    pub(crate) fn unseen(&self, seen: i64, now: i64) -> i64 {
        match self.rule {
            ClockRule::RealTime { .. } => (now - seen.max(self.counted)).max(0),
            ClockRule::None | ClockRule::Correspondence { .. } => 0,
        }
    }

    /// Milliseconds a seat has left at a moment.
    pub(crate) fn left_at(&self, seat: Seat, running: bool, now: i64) -> i64 {
        let passed = if running { (now - self.counted).max(0) } else { 0 };
        (self.left[seat.index()] - passed).max(0)
    }

    /// When the first of the running clocks runs out, and whose it is.
    pub(crate) fn deadline(&self, running: &[Seat]) -> Option<(i64, Seat)> {
        if !self.is_counting() {
            return None;
        }
        running.iter().map(|seat| (self.counted + self.left[seat.index()].max(0), *seat)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn only_who_is_to_decide_loses_time() {
        let mut clocks = Clocks::new(ClockRule::RealTime { seconds: 60, increment: 5 }, 2);
        clocks.advance(1_000, &[]);
        clocks.advance(11_000, &[A]);
        clocks.moved(A);
        assert_eq!((clocks.left_at(A, false, 0), clocks.left_at(B, false, 0)), (55_000, 60_000));
        assert_eq!(clocks.left_at(B, true, 21_000), 50_000);
        assert_eq!(clocks.deadline(&[A, B]), Some((66_000, A)));
        assert_eq!(clocks.deadline(&[]), None);
    }

    #[test]
    fn time_without_a_server_is_given_back() {
        let mut clocks = Clocks::new(ClockRule::RealTime { seconds: 60, increment: 0 }, 2);
        clocks.advance(1_000, &[]);
        assert_eq!(clocks.unseen(11_000, 500_000), 489_000);
        assert_eq!(clocks.unseen(500, 500_000), 499_000, "what was counted is not given back");
        clocks.advance(500_000, &[A]);
        clocks.give_back(489_000, &[A]);
        assert_eq!(clocks.deadline(&[A]), Some((550_000, A)), "10 seconds passed while a server was there");
        assert_eq!(Clocks::new(ClockRule::Correspondence { days: 1 }, 2).unseen(0, 500_000), 0);
    }

    #[test]
    fn a_decision_by_correspondence_has_its_full_time() {
        let mut clocks = Clocks::new(ClockRule::Correspondence { days: 2 }, 2);
        clocks.advance(DAY, &[]);
        clocks.begin(&[], None, &[A]);
        clocks.advance(2 * DAY, &[A]);
        clocks.begin(&[A], None, &[A]);
        assert_eq!(clocks.deadline(&[A]), Some((3 * DAY, A)), "what others do changes nothing");
        clocks.begin(&[A], Some(A), &[A]);
        assert_eq!(clocks.deadline(&[A]), Some((4 * DAY, A)), "the next decision of the same turn");
        clocks.advance(3 * DAY, &[A]);
        clocks.begin(&[A], Some(A), &[B]);
        clocks.begin(&[B], Some(B), &[A]);
        assert_eq!(clocks.deadline(&[A]), Some((5 * DAY, A)));
    }
}
