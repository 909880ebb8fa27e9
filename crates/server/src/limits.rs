//! How much one address may ask for: a bucket of tokens that fills again with time, and a count of connections.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use crate::hall::lock;

/// Buckets that are full again are forgotten when there are so many.
const MANY: usize = 10_000;

/// A bucket of tokens.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    filled: Instant,
    rate: f64,
    burst: f64,
}

impl Bucket {
    pub(crate) fn new(rate: u32, burst: u32) -> Bucket {
        let burst = f64::from(burst.max(1));
        Bucket { tokens: burst, filled: Instant::now(), rate: f64::from(rate), burst }
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

/// Buckets by address.
pub(crate) struct Limits {
    rate: u32,
    burst: u32,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Limits {
    pub(crate) fn new(rate: u32, burst: u32) -> Limits {
        Limits { rate, burst, buckets: Mutex::default() }
    }

    /// Whether the address may do something of this cost now. A rate of 0 is no limit.
    pub(crate) fn allow(&self, address: IpAddr, cost: f64) -> bool {
        if self.rate == 0 {
            return true;
        }
        let mut buckets = lock(&self.buckets);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets.entry(address).or_insert_with(|| Bucket::new(self.rate, self.burst)).take(cost)
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

    #[test]
    fn an_address_may_do_so_much_at_once_and_no_more() {
        let limits = Limits::new(1, 3);
        let allowed = (0..10).filter(|_| limits.allow(HERE, 1.0)).count();
        assert_eq!(allowed, 3);
        assert!(limits.allow("10.0.0.1".parse().unwrap(), 1.0), "others are not affected");
        assert!((0..100).all(|_| Limits::new(0, 0).allow(HERE, 1.0)));
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
