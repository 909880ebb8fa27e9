//! Information-set Monte Carlo tree search for any number of players.
//!
//! Each iteration deals a fresh world the seat cannot rule out, walks down one tree, adds a node, plays on, and carries
//! what the end is worth to every seat back up; each seat's nodes remember what was good for that seat (max-n). Nodes
//! are information sets: a node belongs to a seat and to the moves that seat has seen since the root. Where several
//! seats act at once they are asked one after another, the searching seat first, and none sees what the others chose
//! until all have. The tree is kept as long as the seat's next decision follows from the last one without chance, and
//! what it holds counts against the iterations. A search for a move, unlike one for an explanation, ends when the
//! iterations that are left will hardly change it.

mod insight;
mod trace;
mod tree;

use std::marker::PhantomData;
use std::time::Duration;

use lusoria_core::{BySeat, Game, Rng, Seat, Viewer};

use crate::bot::{Bot, Decision, Limit};
use crate::knowledge::Knowledge;
use crate::playout::{Buffers, Rollout, playout, seat_to_act};

pub use insight::{Insight, Line};
use trace::Trace;
pub(crate) use trace::digest;
use tree::{Step, Tree};

/// How long and how widely to search.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Iterations for a decision; what the tree already holds counts.
    pub iterations: u32,
    /// The time after which to answer in any case.
    pub time: Option<Duration>,
    /// Threads, each with a tree of its own; the iterations are shared among them.
    pub threads: u32,
    /// 0 plays the best move found; 1 plays moves as often as they were visited.
    pub spread: f32,
    /// How much of a play-out's worth comes from playing on beyond its estimate, until the next one makes sense: 0 to 1.
    pub beyond: f32,
}

/// Searches; keeps its tree from one decision to the next of the same turn.
pub struct Search<G: Game, K> {
    settings: Settings,
    trees: Vec<Tree<G>>,
    last: Option<Last<G>>,
    counts: Counts,
    knowledge: PhantomData<fn() -> K>,
}

/// When the iterations of a decision are enough.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// When all are spent.
    Spent,
    /// When another move would have to get three of every four that are left to be visited as often as the first one,
    /// which happens only where both are worth the same. Each of several trees looks at itself only.
    Decided,
}

/// What a tree spends on a decision.
#[derive(Clone, Copy)]
struct Effort {
    iterations: u32,
    until: Until,
    beyond: f32,
}

/// What a search did since it was made.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    /// Worlds dealt and played.
    pub iterations: u64,
    /// Decisions made inside the tree and in play-outs, counted where two or more moves were legal.
    pub decisions: u64,
}

/// The last decision and the answer to it.
struct Last<G: Game> {
    seat: Seat,
    view: G::View,
    mv: G::Move,
    trace: Trace,
}

/// A tree with more nodes is given up rather than kept.
const MAX_NODES: usize = 400_000;
/// Iterations between two looks at the clock.
const CLOCK: u32 = 8;
/// Iterations between two looks at whether the move is decided already.
const COUNT: u32 = 64;

impl<G: Game, K: Knowledge<G>> Search<G, K> {
    /// A search that has seen nothing yet.
    pub fn new(settings: Settings) -> Search<G, K> {
        let trees = (0..settings.threads.max(1)).map(|_| Tree::default()).collect();
        Search { settings, trees, last: None, counts: Counts::default(), knowledge: PhantomData }
    }

    /// What was done since this search was made.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Searches and says what was found of each move, the best first.
    pub fn explain(&mut self, decision: &Decision<G>, limit: &Limit, rng: &mut Rng) -> Insight<G::Move> {
        let root = self.search(decision, limit, Until::Spent, rng);
        insight::insight::<G>(&self.trees, decision, &root, rng)
    }

    /// Grows the trees and returns the trace of the root.
    fn search(&mut self, decision: &Decision<G>, limit: &Limit, until: Until, rng: &mut Rng) -> Trace {
        let limit = self.settings.time.map_or(*limit, |time| limit.and_within(time));
        let root = self.root(decision, rng);
        let iterations = self.settings.iterations.div_ceil(self.trees.len() as u32);
        let effort = Effort { iterations, until, beyond: self.settings.beyond };
        let mut jobs = self.trees.iter_mut().map(|tree| (tree, Rng::from_key(rng.bytes())));
        let (first_tree, first_rng) = jobs.next().expect("there is at least one tree");
        let mut counts = Counts::default();
        std::thread::scope(|scope| {
            let grow = |tree, rng| grow::<G, K>(tree, decision, &root, effort, &limit, rng);
            let others: Vec<_> = jobs.map(|(tree, rng)| scope.spawn(move || grow(tree, rng))).collect();
            counts = grow(first_tree, first_rng);
            for other in others {
                counts.add(other.join().expect("a searching thread does not panic"));
            }
        });
        self.counts.add(counts);
        root
    }

    /// The root of this decision: a node of the kept trees if it follows from the last one, else of empty trees.
    fn root(&mut self, decision: &Decision<G>, rng: &mut Rng) -> Trace {
        let kept = self.last.take().and_then(|last| last.followed_by(decision, rng));
        if let Some(root) = kept.filter(|_| self.trees.iter().all(|tree| tree.len() < MAX_NODES)) {
            return root;
        }
        self.trees.iter_mut().for_each(Tree::clear);
        Trace::new(decision.seat)
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Search<G, K> {
    fn choose(&mut self, decision: &Decision<G>, limit: &Limit, rng: &mut Rng) -> G::Move {
        if let [only] = decision.moves[..] {
            // A forced move needs no thought, but the tree of the turn goes on through it (see `followed_by`).
            return only;
        }
        // A careless level draws by the shares of visits, which are whole only at the end.
        let until = if self.settings.spread > 0.0 { Until::Spent } else { Until::Decided };
        let root = self.search(decision, limit, until, rng);
        let mv = tree::choose(&self.trees, root.key(decision.seat), decision.moves, self.settings.spread, rng);
        self.last = Some(Last { seat: decision.seat, view: decision.view.clone(), mv, trace: root });
        mv
    }
}

impl<G: Game> Last<G> {
    /// The trace of the new decision, if it is just where the last answer leads: the same seat sees exactly what it
    /// foresaw, with nothing but forced moves of its own in between.
    fn followed_by(self, decision: &Decision<G>, rng: &mut Rng) -> Option<Trace> {
        if self.seat != decision.seat {
            return None;
        }
        let mut state = G::sample(&self.view, rng);
        let mut trace = self.trace;
        trace.play::<G>(&mut state, self.seat, self.mv);
        let mut moves = Vec::new();
        loop {
            if !G::turn(&state).seats().contains(self.seat) {
                return None;
            }
            if G::view(&state, Viewer::Seat(self.seat)) == *decision.view {
                return Some(trace);
            }
            G::legal_moves(&state, self.seat, &mut moves);
            let [only] = moves[..] else { return None };
            trace.play::<G>(&mut state, self.seat, only);
        }
    }
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.iterations += other.iterations;
        self.decisions += other.decisions;
    }
}

/// Iterates until the root has been visited often enough or the limit is reached, but at least once.
fn grow<G: Game, K: Knowledge<G>>(
    tree: &mut Tree<G>,
    decision: &Decision<G>,
    root: &Trace,
    Effort { iterations, until, beyond }: Effort,
    limit: &Limit,
    mut rng: Rng,
) -> Counts {
    let mut counts = Counts::default();
    let mut scratch = Scratch::<G> { buffers: Buffers::default(), path: Vec::with_capacity(64) };
    let key = root.key(decision.seat);
    let n_missing = iterations.saturating_sub(tree.visits(key)).max(1);
    tree.make_room(n_missing as usize);
    for iteration in 0..n_missing {
        if iteration > 0 && iteration % CLOCK == 0 && limit.is_reached() {
            break;
        }
        let left = n_missing - iteration;
        if until == Until::Decided && iteration % COUNT == 0 && tree.lead(key, decision.moves) > left / 2 {
            break;
        }
        iterate::<G, K>(tree, decision, root, beyond, &mut rng, &mut scratch, &mut counts);
    }
    counts
}

/// Buffers that are used again and again.
struct Scratch<G: Game> {
    buffers: Buffers<G::Move>,
    path: Vec<Step>,
}

/// One iteration: deal, descend, add a node, play on, carry back.
fn iterate<G: Game, K: Knowledge<G>>(
    tree: &mut Tree<G>,
    decision: &Decision<G>,
    root: &Trace,
    beyond: f32,
    rng: &mut Rng,
    scratch: &mut Scratch<G>,
    counts: &mut Counts,
) {
    let tuning = K::tuning();
    let mut state = G::sample(decision.view, rng);
    let mut trace = root.clone();
    scratch.path.clear();
    scratch.buffers.own.iter_mut().for_each(Vec::clear);
    counts.iterations += 1;
    while let Some(seat) = seat_to_act(G::turn(&state).seats(), decision.seat) {
        if scratch.path.is_empty() {
            // The root offers what was asked about, even if that is a single move.
            scratch.buffers.moves.clear();
            scratch.buffers.moves.extend_from_slice(decision.moves);
        } else {
            if seat != decision.seat
                && let Some(mv) = K::aside(&state, seat)
            {
                trace.play::<G>(&mut state, seat, mv);
                continue;
            }
            G::legal_moves(&state, seat, &mut scratch.buffers.moves);
            if let [only] = scratch.buffers.moves[..] {
                trace.play::<G>(&mut state, seat, only);
                continue;
            }
        }
        let (node, is_new) = tree.node(trace.key(seat), scratch.path.last());
        let step = tree.select::<K>(node, &state, seat, &scratch.buffers.moves, tuning.exploration);
        let mv = tree.move_of(step);
        scratch.path.push(step);
        if seat == decision.seat {
            scratch.buffers.own[0].push(mv);
        }
        counts.decisions += 1;
        trace.play::<G>(&mut state, seat, mv);
        if is_new {
            break;
        }
    }
    // As far ahead for each seat as with two of them.
    let decisions = (tuning.playout * G::n_seats(&state) as u32 / 2).max(1);
    let rollout = Rollout {
        decisions,
        contest: tuning.contest,
        hindsight: (tuning.hindsight > 0.0).then_some((&tree.hindsight, tuning.hindsight)),
        seats: scratch.path.iter().map(|step| step.seat).chain([decision.seat]).collect(),
        goes_beyond: beyond > 0.0,
    };
    let outcome = playout::<G, K>(&mut state, decision.seat, rollout, rng, &mut scratch.buffers, &mut counts.decisions);
    let mut worth = outcome.worth;
    if let Some(later) = &outcome.beyond {
        worth.iter_mut().zip(later.iter()).for_each(|(worth, later)| *worth += beyond * (later - *worth));
    }
    if tuning.hindsight > 0.0 {
        let [before, after] = &mut tree.hindsight;
        before.learn(&scratch.buffers.own[0], worth[decision.seat]);
        if let Some(later) = outcome.beyond {
            after.learn(&scratch.buffers.own[1], later[decision.seat]);
        }
    }
    carry_back(tree, &scratch.path, decision.seat, worth, tuning.optimism);
}

/// Tells every step what the iteration was worth. With some optimism the searching seat takes it that from each step on it would go on
/// with what is best by now, and not only with what was tried.
fn carry_back<G: Game>(tree: &mut Tree<G>, path: &[Step], first: Seat, mut worth: BySeat<f32>, optimism: f32) {
    for &step in path.iter().rev() {
        tree.learn(step, worth[step.seat]);
        if step.seat == first && optimism > 0.0 {
            worth[first] += optimism * (tree.favorite_mean(step) - worth[first]);
        }
    }
}
