//! Chance: a seed, its streams by purpose, and the generator behind them.
//!
//! The generator is ChaCha8. Its raw output is specified and has been the same in every version of `rand_chacha`, on
//! every platform; ranges and shuffles of the `rand` crate have changed between versions, so they are written here, on
//! raw 32-bit words, and pinned by golden values. A stream's key is a hash of seed and purpose, so what one purpose
//! draws never depends on how often another was asked.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use sha2::{Digest, Sha256};

/// All the chance of one game: 32 secret bytes, revealed when the game is over.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes. A server takes them from the operating system.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from anything a person types: 64 hexadecimal digits are the seed itself, any other text is hashed.
    ///
    /// ```
    /// # use lusoria_core::Seed;
    /// let seed = Seed::from_text("ides of march");
    /// assert_eq!(Seed::from_text(&seed.to_string()), seed);
    /// ```
    pub fn from_text(text: &str) -> Seed {
        text.parse().unwrap_or_else(|_| Seed(sha256(&[b"lusoria seed\n", text.as_bytes()])))
    }

    /// The bytes of the seed, for states that draw chance during play.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The SHA-256 of the seed's 64 hexadecimal digits, published when the game starts.
    ///
    /// Anyone can check it later: `printf %s SEED | sha256sum`.
    pub fn commitment(&self) -> String {
        hex(&sha256(&[self.to_string().as_bytes()]))
    }

    /// The generator for one purpose. The same seed and purpose always give the same draws.
    pub fn stream(&self, purpose: &str) -> Rng {
        Rng::from_key(sha256(&[b"lusoria stream\n", &self.0, purpose.as_bytes()]))
    }

    /// The generator for the `n`th occasion of a purpose, such as the third reshuffle of a deck.
    pub fn stream_at(&self, purpose: &str, n: u32) -> Rng {
        Rng::from_key(sha256(&[b"lusoria stream\n", &self.0, purpose.as_bytes(), b"\n", &n.to_le_bytes()]))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Secret: shown as dots, so that no log line carries it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The text is not a seed's 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct ParseSeedError;

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(ParseSeedError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let value = |digit: u8| (digit as char).to_digit(16).ok_or(ParseSeedError);
            *byte = (value(pair[0])? * 16 + value(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

/// The generator of streams and of bots: ChaCha8 with ranges and shuffles that never change.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A generator from 32 bytes.
    pub fn from_key(key: [u8; 32]) -> Rng {
        Rng(ChaCha8Rng::from_seed(key))
    }

    /// A generator from a number, for bots and tests.
    pub fn from_number(number: u64) -> Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        Rng::from_key(key)
    }

    /// The next 32 random bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number below `bound`, each equally likely; `bound` must not be 0.
    ///
    /// Multiplies a random word into the range and rejects the few words that would favor low results.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is no number below 0");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// An index into something of this length; `len` must not be 0.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// Brings the items into a random order, each order equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// 32 random bytes, such as the key of another generator or a sampled seed.
    pub fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }
}

/// The SHA-256 of the parts, one after another.
pub fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize().into()
}

/// The bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string succeeds");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(mut rng: Rng) -> Vec<u32> {
        (0..6).map(|_| rng.below(100)).collect()
    }

    #[test]
    fn a_stream_depends_on_seed_and_purpose_only() {
        let seed = Seed::from_text("x");
        assert_eq!(draws(seed.stream("deck")), draws(seed.stream("deck")));
        assert_ne!(draws(seed.stream("deck")), draws(seed.stream("bag")));
        assert_ne!(draws(seed.stream_at("deck", 0)), draws(seed.stream_at("deck", 1)));
        assert_ne!(draws(seed.stream("deck")), draws(Seed::from_text("y").stream("deck")));
    }

    /// These values must never change: old records would deal other cards.
    #[test]
    fn golden_draws_stay_as_they_are() {
        let seed = Seed::from_text("golden");
        assert_eq!(seed.to_string(), "647700823c17f51a85c7b7c4cf79694c834553782709e6d18c206934c701c1be");
        let mut rng = seed.stream("deck");
        assert_eq!(rng.word(), 3_667_753_154);
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, [3, 1, 2, 7, 8, 4, 9, 0, 5, 6]);
        assert_eq!(draws(rng), [30, 26, 95, 46, 6, 40]);
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut rng = Rng::from_number(1);
        let mut counts = [0u32; 7];
        (0..70_000).for_each(|_| counts[rng.index(7)] += 1);
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }

    #[test]
    fn the_commitment_is_the_hash_of_the_printed_seed() {
        let seed = Seed::from_bytes([0; 32]);
        assert_eq!(seed.commitment(), hex(&sha256(&["0".repeat(64).as_bytes()])));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }
}
