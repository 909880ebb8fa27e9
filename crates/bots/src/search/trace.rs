//! What each seat has seen since the root of the tree, as a key: the way to its information sets.

use std::hash::{Hash, Hasher};

use lusoria_core::contract::*;
use lusoria_core::{MAX_SEATS, Seat, SeatSet};

/// The keys of all seats. A move is seen by everybody, except while several seats act at once: then a seat's moves are
/// its own affair until the phase is over.
#[derive(Clone, Debug)]
pub(super) struct Trace {
    keys: [u64; MAX_SEATS],
    /// What each seat did in the phase that is not over.
    own: [u64; MAX_SEATS],
    in_phase: bool,
}

impl Trace {
    /// The root of a decision of `seat`.
    pub(super) fn new(seat: Seat) -> Trace {
        let start = mix(1, seat.index() as u64);
        Trace { keys: std::array::from_fn(|index| mix(start, index as u64)), own: [0; MAX_SEATS], in_phase: false }
    }

    /// The information set of a seat.
    #[inline]
    pub(super) fn key(&self, seat: Seat) -> u64 {
        self.keys[seat.index()]
    }

    /// Applies a move to a state and takes note of it.
    #[inline]
    pub(super) fn play<G: Game>(&mut self, state: &mut G::State, seat: Seat, mv: G::Move) {
        let before = G::turn(state).seats();
        G::apply_unchecked(state, seat, mv, &mut ());
        let what = digest(seat, mv);
        if before.len() > 1 || self.in_phase {
            self.play_in_phase(seat, what, before, G::turn(state).seats());
        } else {
            self.keys.iter_mut().for_each(|key| *key = mix(*key, what));
        }
    }

    fn play_in_phase(&mut self, seat: Seat, what: u64, before: SeatSet, after: SeatSet) {
        self.in_phase = true;
        self.keys[seat.index()] = mix(self.keys[seat.index()], what);
        self.own[seat.index()] = mix(self.own[seat.index()], what);
        // Seats that have finished do not come back before everything is shown, so a new seat means a new phase. The
        // last seat of a phase may go on alone: the others are told at the latest when one of them is asked.
        let is_over = after.is_empty() || after.iter().any(|seat| !before.contains(seat));
        if is_over {
            let all = self.own.iter().fold(0, |all, &own| mix(all, own));
            self.keys.iter_mut().for_each(|key| *key = mix(*key, all));
            self.own = [0; MAX_SEATS];
            self.in_phase = false;
        }
    }
}

/// Stirs a value into a key.
#[inline]
fn mix(key: u64, value: u64) -> u64 {
    let product =
        u128::from(key ^ value ^ 0x9E37_79B9_7F4A_7C15) * u128::from(0xD6E8_FEB8_6659_FD93u64 ^ value.rotate_left(32));
    (product as u64) ^ ((product >> 64) as u64) ^ key.rotate_left(23)
}

/// A move of a seat as a number, the same on every machine and run.
#[inline]
pub(crate) fn digest<M: Hash>(seat: Seat, mv: M) -> u64 {
    let mut mixer = Mixer(seat.index() as u64);
    mv.hash(&mut mixer);
    mixer.0
}

/// Hashes moves the same way on every machine and run.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    #[inline]
    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }

    #[inline]
    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    #[inline]
    fn write_u64(&mut self, value: u64) {
        self.0 = mix(self.0, value);
    }

    #[inline]
    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }

    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }
}

#[cfg(test)]
mod tests {
    use lusoria_core::{OptionMap, Seed};
    use lusoria_toy::{Micatio, Move};

    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    /// The keys of A and B after A, or A and B, lay a card by its place in the hand.
    fn keys_after(lays: &[(Seat, usize)]) -> (u64, u64) {
        let options = Micatio::options(&OptionMap::new()).unwrap();
        let mut state = Micatio::start(&options, &Seed::from_text("trace"));
        let mut trace = Trace::new(A);
        for &(seat, place) in lays {
            let mut moves: Vec<Move> = Vec::new();
            Micatio::legal_moves(&state, seat, &mut moves);
            trace.play::<Micatio>(&mut state, seat, moves[place]);
        }
        (trace.key(A), trace.key(B))
    }

    #[test]
    fn what_others_choose_at_the_same_time_is_not_seen() {
        let (first, second) = (keys_after(&[(A, 0)]), keys_after(&[(A, 1)]));
        assert_ne!(first.0, second.0);
        assert_eq!(first.1, second.1);
    }

    #[test]
    fn what_others_chose_is_seen_when_all_have() {
        assert_ne!(keys_after(&[(A, 0), (B, 0)]).1, keys_after(&[(A, 1), (B, 0)]).1);
    }
}
