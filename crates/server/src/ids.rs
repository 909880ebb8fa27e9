//! Ids, codes and secrets, from the operating system's randomness.

use lusoria_core::Seed;
use lusoria_core::seed::{hex, sha256};

/// Letters and digits that nobody mistakes for one another.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789z";

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

fn word<const N: usize>() -> String {
    random::<N>().iter().map(|byte| ALPHABET[(byte % 31) as usize] as char).collect()
}

/// The id of a table: hard enough to guess that a link is an invitation.
pub(crate) fn table() -> String {
    word::<16>()
}

/// The short code of a table, to tell somebody.
pub(crate) fn code() -> String {
    word::<7>()
}

/// The public id of a person.
pub(crate) fn person() -> String {
    word::<12>()
}

/// A code for another device.
pub(crate) fn device() -> String {
    word::<10>()
}

/// The secret of a session.
pub(crate) fn secret() -> String {
    hex(&random::<32>())
}

/// What the store keeps of a secret.
pub(crate) fn hashed(secret: &str) -> String {
    hex(&sha256(&[b"lusoria secret\n", secret.as_bytes()]))
}

/// The seed of a game.
pub(crate) fn seed() -> Seed {
    Seed::from_bytes(random())
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// The name of a guest who gave none.
pub(crate) fn guest_name() -> String {
    const NAMES: [&str; 24] = [
        "Aulus",
        "Claudia",
        "Decimus",
        "Flavia",
        "Gaius",
        "Hortensia",
        "Iulia",
        "Livia",
        "Lucius",
        "Marcus",
        "Nerva",
        "Octavia",
        "Paulina",
        "Quintus",
        "Rufus",
        "Sabina",
        "Sextus",
        "Tiberius",
        "Titus",
        "Tullia",
        "Valeria",
        "Varro",
        "Vibia",
        "Vitus",
    ];
    let [which, a, b] = random::<3>();
    format!("{} {}", NAMES[which as usize % NAMES.len()], u16::from_le_bytes([a, b]) % 900 + 100)
}
