//! The tree: information sets with what is known of each move there.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use lusoria_core::{Game, Rng, Seat};

use crate::hindsight::Hindsight;
use crate::knowledge::Knowledge;

/// Nodes by the key of their information set.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
    by_key: HashMap<u64, u32, BuildHasherDefault<KeyHasher>>,
    /// Where the legal moves stand among the edges of a node; a buffer of `select`.
    places: Vec<u32>,
    /// What play-outs have taught of moves before the estimate, and beyond it.
    pub(super) hindsight: [Hindsight; 2],
}

/// One information set.
struct Node<M> {
    edges: Vec<Edge<M>>,
    visits: u32,
    total: f32,
    /// The edge visited most often.
    favourite: u32,
}

/// What is known of one move.
#[derive(Clone, Copy)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    /// How much it is worth a try.
    weight: f32,
    pub(super) visits: u32,
    /// The sum of what it was worth to the seat that decides.
    pub(super) total: f32,
}

/// A move taken on the way down.
#[derive(Clone, Copy)]
pub(super) struct Step {
    node: u32,
    edge: u32,
    pub(super) seat: Seat,
}

impl<M> Edge<M> {
    /// The mean worth; `otherwise` for a move never tried.
    pub(super) fn mean(&self, otherwise: f32) -> f32 {
        if self.visits == 0 { otherwise } else { self.total / self.visits as f32 }
    }
}

// Written out, since a derive would ask for `G: Default`.
impl<G: Game> Default for Tree<G> {
    fn default() -> Tree<G> {
        Tree { nodes: Vec::new(), by_key: HashMap::default(), places: Vec::new(), hindsight: Default::default() }
    }
}

impl<G: Game> Tree<G> {
    /// How many information sets are known.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.by_key.clear();
        self.hindsight.iter_mut().for_each(Hindsight::clear);
    }

    /// How often a node was visited.
    pub(super) fn visits(&self, key: u64) -> u32 {
        self.by_key.get(&key).map_or(0, |&node| self.nodes[node as usize].visits)
    }

    /// By how many visits the most visited of these moves leads the next; nothing is known of an information set that
    /// was never met.
    pub(super) fn lead(&self, key: u64, moves: &[G::Move]) -> u32 {
        let (mut most, mut next) = (0, 0);
        for edge in self.edges(key).iter().filter(|edge| moves.contains(&edge.mv)) {
            if edge.visits > most {
                (most, next) = (edge.visits, most);
            } else {
                next = next.max(edge.visits);
            }
        }
        most - next
    }

    /// What is known of the moves of an information set; nothing if it was never met.
    pub(super) fn edges(&self, key: u64) -> &[Edge<G::Move>] {
        self.by_key.get(&key).map_or(&[], |&node| &self.nodes[node as usize].edges)
    }

    /// The node of a key, and whether it had to be made.
    pub(super) fn node(&mut self, key: u64) -> (u32, bool) {
        let next = self.nodes.len() as u32;
        let node = *self.by_key.entry(key).or_insert(next);
        if node == next {
            self.nodes.push(Node { edges: Vec::new(), visits: 0, total: 0.0, favourite: 0 });
        }
        (node, node == next)
    }

    /// Chooses among the moves that are legal in this world: those that did well, those worth a try, those tried little.
    pub(super) fn select<K: Knowledge<G>>(
        &mut self,
        node: u32,
        state: &G::State,
        seat: Seat,
        moves: &[G::Move],
        exploration: f32,
    ) -> Step {
        let Node { edges, visits, total, .. } = &mut self.nodes[node as usize];
        // A move never tried is taken to be a little worse than what the node is worth so far.
        let unknown = if *visits == 0 { 0.5 } else { *total / *visits as f32 - 0.05 };
        let (mut n_tried, mut all_weight) = (0, 0.0);
        let mut place = 0;
        self.places.clear();
        if edges.is_empty() {
            edges.reserve_exact(moves.len());
        }
        for &mv in moves {
            place = place_of::<G, K>(edges, place, state, seat, mv);
            n_tried += edges[place].visits;
            all_weight += edges[place].weight;
            self.places.push(place as u32);
            place += 1;
        }
        let curiosity = exploration * ((n_tried + 1) as f32).sqrt() / all_weight.max(f32::MIN_POSITIVE);
        let (mut best, mut best_score) = (self.places[0], f32::NEG_INFINITY);
        for &place in &self.places {
            let edge = &edges[place as usize];
            // A move without weight is never tried, unless there is no other.
            if edge.weight == 0.0 && all_weight > 0.0 {
                continue;
            }
            let score = edge.mean(unknown) + curiosity * edge.weight / (1 + edge.visits) as f32;
            if score > best_score {
                (best, best_score) = (place, score);
            }
        }
        Step { node, edge: best, seat }
    }

    /// The move of a step.
    pub(super) fn move_of(&self, step: Step) -> G::Move {
        self.nodes[step.node as usize].edges[step.edge as usize].mv
    }

    /// Takes note of what a step led to.
    pub(super) fn learn(&mut self, step: Step, worth: f32) {
        let node = &mut self.nodes[step.node as usize];
        node.visits += 1;
        node.total += worth;
        let edge = &mut node.edges[step.edge as usize];
        edge.visits += 1;
        edge.total += worth;
        let visits = edge.visits;
        if visits > node.edges[node.favourite as usize].visits {
            node.favourite = step.edge;
        }
    }

    /// The mean worth of the move visited most often where a step was taken.
    #[inline]
    pub(super) fn favourite_mean(&self, step: Step) -> f32 {
        let node = &self.nodes[step.node as usize];
        node.edges[node.favourite as usize].mean(0.5)
    }
}

/// Where a move stands among the edges. Legal moves come in much the same order each time, so it is looked for where
/// the last one was found; a move never met before is added.
#[inline]
fn place_of<G: Game, K: Knowledge<G>>(
    edges: &mut Vec<Edge<G::Move>>,
    hint: usize,
    state: &G::State,
    seat: Seat,
    mv: G::Move,
) -> usize {
    if edges.get(hint).is_some_and(|edge| edge.mv == mv) {
        return hint;
    }
    if let Some(place) = edges.iter().position(|edge| edge.mv == mv) {
        return place;
    }
    let weight = K::weight(state, seat, mv);
    edges.push(Edge { mv, weight, visits: 0, total: 0.0 });
    edges.len() - 1
}

/// The edges of a root, added up over the trees, in the order of `moves`.
pub(super) fn totals<G: Game>(trees: &[Tree<G>], key: u64, moves: &[G::Move]) -> Vec<Edge<G::Move>> {
    let sum = |&mv: &G::Move| {
        let edges = trees.iter().flat_map(|tree| tree.edges(key)).filter(|edge| edge.mv == mv);
        edges.fold(Edge { mv, weight: 0.0, visits: 0, total: 0.0 }, |sum, edge| Edge {
            mv,
            weight: sum.weight + edge.weight,
            visits: sum.visits + edge.visits,
            total: sum.total + edge.total,
        })
    };
    moves.iter().map(sum).collect()
}

/// Which of two moves is better: the one visited more often; of equals, the one that did better.
pub(super) fn compare<M>(a: &Edge<M>, b: &Edge<M>) -> std::cmp::Ordering {
    a.visits.cmp(&b.visits).then(a.mean(0.0).total_cmp(&b.mean(0.0))).then(a.weight.total_cmp(&b.weight))
}

/// The move to play: the best one, or with some spread any, the more likely the more often it was visited.
pub(super) fn choose<G: Game>(trees: &[Tree<G>], key: u64, moves: &[G::Move], spread: f32, rng: &mut Rng) -> G::Move {
    let edges = totals(trees, key, moves);
    let best = edges.iter().max_by(|a, b| compare(a, b)).expect("there is a legal move");
    let dice = rng.below(1 << 16) as f32 / (1 << 16) as f32;
    if dice >= spread {
        return best.mv;
    }
    let all: u32 = edges.iter().map(|edge| edge.visits).sum();
    let mut left = rng.below(all.max(1));
    for edge in &edges {
        if left < edge.visits {
            return edge.mv;
        }
        left -= edge.visits;
    }
    best.mv
}

/// Keys are random already.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _bytes: &[u8]) {
        unreachable!("keys are numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

#[cfg(test)]
mod tests {
    use lusoria_core::{OptionMap, Seed};
    use lusoria_toy::Micatio;

    use super::*;
    use crate::knowledge::Plain;

    #[test]
    fn the_favourite_is_the_move_visited_most_often_with_its_own_mean() {
        let state = Micatio::start(&Micatio::options(&OptionMap::new()).unwrap(), &Seed::from_text("favourite"));
        let seat = Micatio::turn(&state).seats().first().unwrap();
        let mut moves = Vec::new();
        Micatio::legal_moves(&state, seat, &mut moves);
        let mut tree = Tree::<Micatio>::default();
        let (node, _) = tree.node(1);
        tree.select::<Plain>(node, &state, seat, &moves, 1.0);
        let step = |edge| Step { node, edge, seat };
        tree.learn(step(0), 0.9);
        assert_eq!(tree.favourite_mean(step(1)), 0.9);
        tree.learn(step(1), 0.2);
        tree.learn(step(1), 0.4);
        assert!((tree.favourite_mean(step(0)) - 0.3).abs() < 1e-6);
    }
}
