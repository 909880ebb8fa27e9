//! Plays the games of a plan on several threads, until they are done or somebody stops it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use crate::plan::{Job, Plan};
use crate::table::Played;

/// Plays the games with numbers below `games` that are not finished yet, and tells of each as it ends.
///
/// What is played does not depend on the number of threads; only the order of the telling does.
pub fn run(
    plan: &Plan,
    games: u64,
    finished: &BTreeMap<u64, Played>,
    threads: usize,
    stop: &AtomicBool,
    play: impl Fn(&Job) -> Option<Played> + Sync,
    mut tell: impl FnMut(Played),
) {
    let waiting: Vec<u64> = (0..games).filter(|index| !finished.contains_key(index)).collect();
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, waiting, next, play) = (sender.clone(), &waiting, &next, &play);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let Some(&index) = waiting.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                    let Some(played) = play(&plan.job(index)) else { break };
                    if sender.send(played).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().for_each(&mut tell);
    });
}
