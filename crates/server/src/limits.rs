//! How much one address may ask for: a bucket of tokens that fills again with time, and a count of connections.
//! An IPv6 address counts as the network it is of: whoever has one has 2^64 of them.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use crate::config::Config;
use crate::hall::lock;

/// Whom an address belongs to, as far as limits can know.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        address => address,
    }
}

/// Buckets that are full again are forgotten when there are so many.
const MANY: usize = 10_000;
/// How many minutes' worth of new tables may be made at once.
const TABLES_AT_ONCE: u32 = 4;
/// Passwords that may be tried for one account: so many at once, and then one a minute.
const GUESSES_AT_ONCE: u32 = 20;
const GUESSES_PER_SECOND: f64 = 1.0 / 60.0;

/// A bucket of tokens.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    filled: Instant,
    rate: f64,
    burst: f64,
}

impl Bucket {
    pub(crate) fn new(rate: f64, burst: u32) -> Bucket {
        let burst = f64::from(burst.max(1));
        Bucket { tokens: burst, filled: Instant::now(), rate, burst }
    }

    /// Takes tokens, if there are enough.
    pub(crate) fn take(&mut self, cost: f64) -> bool {
        self.fill();
        if self.tokens < cost {
            return false;
        }
        self.tokens -= cost;
        true
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let passed = now.duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * self.rate).min(self.burst);
        self.filled = now;
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.tokens >= self.burst
    }
}

/// Buckets by whose they are.
pub(crate) struct Buckets<Key> {
    rate: f64,
    burst: u32,
    buckets: Mutex<HashMap<Key, Bucket>>,
}

impl<Key: Hash + Eq> Buckets<Key> {
    /// So many a second, and so many at once. A rate of 0 is no limit.
    pub(crate) fn new(rate: f64, burst: u32) -> Buckets<Key> {
        Buckets { rate, burst, buckets: Mutex::default() }
    }

    /// Takes so much from a bucket, if it holds that.
    pub(crate) fn take(&self, key: Key, cost: f64) -> bool {
        if self.rate <= 0.0 {
            return true;
        }
        let mut buckets = lock(&self.buckets);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets.entry(key).or_insert_with(|| Bucket::new(self.rate, self.burst)).take(cost)
    }
}

/// What one address may do.
pub(crate) struct Limits {
    requests: Buckets<IpAddr>,
    tables: Buckets<IpAddr>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let requests = Buckets::new(f64::from(config.rate), config.burst);
        // No limit for requests is no limit for tables either.
        let per_minute = if config.rate == 0 { 0 } else { config.new_tables };
        let tables = Buckets::new(f64::from(per_minute) / 60.0, per_minute.saturating_mul(TABLES_AT_ONCE));
        Limits { requests, tables }
    }

    /// Whether the address may do something of this cost now.
    pub(crate) fn allow(&self, address: IpAddr, cost: f64) -> bool {
        self.requests.take(network(address), cost)
    }

    /// Whether the address may make one more table now.
    pub(crate) fn allow_table(&self, address: IpAddr) -> bool {
        self.tables.take(network(address), 1.0)
    }
}

/// Wrong passwords: an account is not guessed at from many addresses, and whoever logged in from somewhere before is not
/// kept out by others who guess.
pub(crate) struct Guesses {
    by_account: Buckets<String>,
    trusted: Mutex<HashSet<(String, IpAddr)>>,
}

impl Guesses {
    pub(crate) fn new() -> Guesses {
        Guesses { by_account: Buckets::new(GUESSES_PER_SECOND, GUESSES_AT_ONCE), trusted: Mutex::default() }
    }

    /// Whether somebody may try a password for an account.
    pub(crate) fn allow(&self, account: &str, address: IpAddr) -> bool {
        let is_trusted = lock(&self.trusted).contains(&(account.to_owned(), network(address)));
        is_trusted || self.by_account.take(account.to_owned(), 1.0)
    }

    /// The password was right.
    pub(crate) fn was_right(&self, account: &str, address: IpAddr) {
        let mut trusted = lock(&self.trusted);
        if trusted.len() > MANY {
            trusted.clear();
        }
        trusted.insert((account.to_owned(), network(address)));
    }
}

/// Connections by address.
#[derive(Clone, Default)]
pub(crate) struct Connections(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    by_address: HashMap<IpAddr, usize>,
    in_all: usize,
}

/// One connection; counted until dropped.
pub(crate) struct Connection(Connections, IpAddr);

impl Connections {
    /// Counts a connection, unless there are too many from that address or in all.
    pub(crate) fn enter(&self, address: IpAddr, most: usize, most_in_all: usize) -> Option<Connection> {
        let address = network(address);
        let mut counts = lock(&self.0);
        let count = counts.by_address.get(&address).copied().unwrap_or(0);
        if count >= most || counts.in_all >= most_in_all {
            return None;
        }
        counts.by_address.insert(address, count + 1);
        counts.in_all += 1;
        Some(Connection(self.clone(), address))
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut counts = lock(&self.0.0);
        counts.in_all -= 1;
        if let Some(count) = counts.by_address.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&self.1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn limits(rate: u32, burst: u32) -> Limits {
        Limits::new(&Config { rate, burst, ..Config::default() })
    }

    #[test]
    fn an_address_may_do_so_much_at_once_and_no_more() {
        let limits = limits(1, 3);
        let allowed = (0..10).filter(|_| limits.allow(HERE, 1.0)).count();
        assert_eq!(allowed, 3);
        assert!(limits.allow("10.0.0.1".parse().unwrap(), 1.0), "others are not affected");
        let unlimited = self::limits(0, 0);
        assert!((0..100).all(|_| unlimited.allow(HERE, 1.0) && unlimited.allow_table(HERE)));
    }

    #[test]
    fn addresses_of_one_network_share_what_one_may_do() {
        let limits = limits(1, 3);
        let address = |n: u32| format!("2001:db8:1:2::{n:x}").parse::<IpAddr>().unwrap();
        assert_eq!((0..100).filter(|n| limits.allow(address(*n), 1.0)).count(), 3);
        assert!(limits.allow("2001:db8:1:3::1".parse().unwrap(), 1.0), "another network");
        let connections = Connections::default();
        let held: Vec<_> = (0..10).map(|n| connections.enter(address(n), 3, 100)).collect();
        assert_eq!(held.iter().flatten().count(), 3);
        let mapped: IpAddr = "::ffff:127.0.0.1".parse().unwrap();
        assert_eq!(network(mapped), HERE);
    }

    #[test]
    fn an_account_is_not_guessed_at_from_many_addresses() {
        let guesses = Guesses::new();
        let address = |n: u32| IpAddr::V4(n.into());
        guesses.was_right("livia", HERE);
        let allowed = (0..1_000).filter(|n| guesses.allow("livia", address(*n))).count();
        assert_eq!(allowed, GUESSES_AT_ONCE as usize);
        assert!(guesses.allow("livia", HERE), "who was there before is not kept out");
        assert!(guesses.allow("varro", address(1)));
    }

    #[test]
    fn an_address_makes_so_many_tables_and_no_more() {
        let limits = Limits::new(&Config { new_tables: 2, ..Config::default() });
        assert_eq!((0..100).filter(|_| limits.allow_table(HERE)).count(), 8);
    }

    #[test]
    fn connections_are_counted_until_they_end() {
        let connections = Connections::default();
        let held: Vec<_> = (0..5).map(|_| connections.enter(HERE, 3, 100)).collect();
        assert_eq!(held.iter().flatten().count(), 3);
        drop(held);
        assert!(connections.enter(HERE, 3, 100).is_some());
        assert!(connections.enter(HERE, 3, 0).is_none());
    }

    #[test]
    fn many_addresses_have_no_more_connections_than_there_may_be_in_all() {
        let connections = Connections::default();
        let address = |n: u32| IpAddr::V4(n.into());
        let held: Vec<_> = (0..2_000).filter_map(|n| connections.enter(address(n), 3, 1_500)).collect();
        assert_eq!(held.len(), 1_500);
        drop(held);
        assert!(lock(&connections.0).by_address.is_empty());
    }
}
