//! The tree: information sets with what is known of each move there.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use lusoria_core::contract::*;
use lusoria_core::{Rng, Seat};

use crate::hindsight::Hindsight;
use crate::knowledge::Knowledge;

/// Nodes by the key of their information set.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    edges: Edges<G::Move>,
    by_key: HashMap<u64, u32, BuildHasherDefault<KeyHasher>>,
    /// Where the legal moves stand among the edges of a node; a buffer of `select`.
    places: Vec<u32>,
    /// What play-outs have taught of moves before the estimate, and beyond it.
    pub(super) hindsight: [Hindsight; 2],
}

/// Room is made for no more iterations than these: where time is the limit, nobody knows how many there will be.
const MOST_ROOM: usize = 100_000;

/// One information set.
struct Node {
    key: u64,
    /// In which part of the list its edges stand, where they begin there, how many there are, and for how many there is room.
    part: u32,
    start: u32,
    n_edges: u32,
    room: u32,
    visits: u32,
    total: f32,
    /// The edge visited most often, counted from the first.
    favorite: u32,
}

/// The moves of all nodes, those of a node side by side. The list is cut into parts, so that it grows without being copied.
struct Edges<M> {
    parts: Vec<Vec<Edge<M>>>,
    /// The part that is being filled; those after it are empty.
    last: usize,
}

/// The edges of a part, unless a single node needs more.
const PART: usize = 1 << 15;

/// What is known of one move.
#[derive(Clone, Copy)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    /// How much it is worth a try.
    weight: f32,
    pub(super) visits: u32,
    /// The sum of what it was worth to the seat that decides.
    pub(super) total: f32,
    /// The node that came after it the last time.
    next: u32,
}

/// A move taken on the way down.
#[derive(Clone, Copy)]
pub(super) struct Step {
    node: u32,
    /// Counted from the first edge of the node.
    edge: u32,
    pub(super) seat: Seat,
}

impl<M> Edge<M> {
    /// A move never tried.
    const fn new(mv: M, weight: f32) -> Edge<M> {
        Edge { mv, weight, visits: 0, total: 0.0, next: 0 }
    }

    /// The mean worth; `otherwise` for a move never tried.
    pub(super) fn mean(&self, otherwise: f32) -> f32 {
        if self.visits == 0 { otherwise } else { self.total / self.visits as f32 }
    }
}

// Written out, since a derive would ask for `G: Default`.
impl<G: Game> Default for Tree<G> {
    fn default() -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            edges: Edges::default(),
            by_key: HashMap::default(),
            places: Vec::new(),
            hindsight: Default::default(),
        }
    }
}

impl<M> Default for Edges<M> {
    fn default() -> Edges<M> {
        Edges { parts: Vec::new(), last: 0 }
    }
}

impl<M: Copy> Edges<M> {
    /// Forgets all, but keeps the room.
    fn clear(&mut self) {
        self.parts.iter_mut().for_each(Vec::clear);
        self.last = 0;
    }

    #[inline]
    fn of(&self, node: &Node) -> &[Edge<M>] {
        self.parts.get(node.part as usize).map_or(&[], |part| &part[node.range()])
    }

    #[inline]
    fn of_mut(&mut self, node: &Node) -> &mut [Edge<M>] {
        &mut self.parts[node.part as usize][node.range()]
    }

    /// A part that takes so many more edges without growing, and its number.
    #[inline]
    fn part_with_room(&mut self, n_edges: usize) -> (u32, &mut Vec<Edge<M>>) {
        while self.parts.get(self.last).is_some_and(|part| part.capacity() - part.len() < n_edges) {
            self.last += 1;
        }
        if self.last == self.parts.len() {
            self.parts.push(Vec::with_capacity(PART.max(n_edges)));
        }
        (self.last as u32, &mut self.parts[self.last])
    }

    /// Copies edges to where there is room for them.
    fn copy(&mut self, from: u32, edges: Range<usize>, to: u32, start: usize) {
        let n_edges = edges.len();
        if from == to {
            self.parts[to as usize].copy_within(edges, start);
        } else if let Ok([from, to]) = self.parts.get_disjoint_mut([from as usize, to as usize]) {
            to[start..start + n_edges].copy_from_slice(&from[edges]);
        }
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
        self.edges.clear();
        self.by_key.clear();
        self.hindsight.iter_mut().for_each(Hindsight::clear);
    }

    /// Makes room for so many iterations. A large list that grows is copied, which takes longer than a look at the clock may wait, so
    /// it had better grow before the first one.
    pub(super) fn make_room(&mut self, n_iterations: usize) {
        let n_iterations = n_iterations.min(MOST_ROOM);
        self.nodes.reserve(n_iterations);
        self.by_key.reserve(n_iterations);
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
        self.by_key.get(&key).map_or(&[], |&node| self.edges.of(&self.nodes[node as usize]))
    }

    /// The node of a key after the last step on the way down, and whether it had to be made.
    pub(super) fn node(&mut self, key: u64, after: Option<&Step>) -> (u32, bool) {
        // Mostly a step leads where it led before, which is quicker to see than to look up.
        if let Some(step) = after {
            let next = self.edge(*step).next;
            if self.nodes[next as usize].key == key {
                return (next, false);
            }
        }
        let next = self.nodes.len() as u32;
        let node = *self.by_key.entry(key).or_insert(next);
        if node == next {
            self.nodes.push(Node { key, part: 0, start: 0, n_edges: 0, room: 0, visits: 0, total: 0.0, favorite: 0 });
        }
        if let Some(step) = after {
            self.edges.of_mut(&self.nodes[step.node as usize])[step.edge as usize].next = node;
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
        self.find_places::<K>(node, state, seat, moves);
        let &Node { visits, total, .. } = &self.nodes[node as usize];
        let edges = self.edges.of(&self.nodes[node as usize]);
        // A move never tried is taken to be a little worse than what the node is worth so far.
        let unknown = if visits == 0 { 0.5 } else { total / visits as f32 - 0.05 };
        let (mut n_tried, mut all_weight) = (0, 0.0);
        for &place in &self.places {
            n_tried += edges[place as usize].visits;
            all_weight += edges[place as usize].weight;
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

    /// Notes in `places` where these moves stand among the edges of a node; those never met before are added. Legal moves come
    /// in much the same order each time, so each is looked for where the last one was found.
    #[inline]
    fn find_places<K: Knowledge<G>>(&mut self, node: u32, state: &G::State, seat: Seat, moves: &[G::Move]) {
        self.places.clear();
        let edge_of = |&mv: &G::Move| Edge::new(mv, K::weight(state, seat, mv));
        let known = &mut self.nodes[node as usize];
        if known.n_edges == 0 {
            (known.n_edges, known.room) = (moves.len() as u32, moves.len() as u32);
            let (part, list) = self.edges.part_with_room(moves.len());
            (known.part, known.start) = (part, list.len() as u32);
            list.extend(moves.iter().map(edge_of));
            self.places.extend(0..moves.len() as u32);
            return;
        }
        let mut hint = 0;
        for mv in moves {
            let place = find(self.edges.of(&self.nodes[node as usize]), hint, mv);
            let place = place.unwrap_or_else(|| self.add(node, edge_of(mv)));
            self.places.push(place as u32);
            hint = place + 1;
        }
    }

    /// Adds an edge to a node. Edges stand side by side, so that a node without room moves to where there is twice as much.
    fn add(&mut self, node: u32, edge: Edge<G::Move>) -> usize {
        let node = &mut self.nodes[node as usize];
        if node.n_edges == node.room {
            node.room *= 2;
            let (old_part, old) = (node.part, node.range());
            let (part, list) = self.edges.part_with_room(node.room as usize);
            (node.part, node.start) = (part, list.len() as u32);
            // What stays behind is lost until the tree is cleared: at most as much as is in use.
            list.resize((node.start + node.room) as usize, edge);
            self.edges.copy(old_part, old, part, node.start as usize);
        }
        let place = node.n_edges as usize;
        node.n_edges += 1;
        self.edges.of_mut(node)[place] = edge;
        place
    }

    #[inline]
    fn edge(&self, step: Step) -> &Edge<G::Move> {
        &self.edges.of(&self.nodes[step.node as usize])[step.edge as usize]
    }

    /// The move of a step.
    pub(super) fn move_of(&self, step: Step) -> G::Move {
        self.edge(step).mv
    }

    /// Takes note of what a step led to.
    pub(super) fn learn(&mut self, step: Step, worth: f32) {
        let node = &mut self.nodes[step.node as usize];
        node.visits += 1;
        node.total += worth;
        let edges = self.edges.of_mut(node);
        let edge = &mut edges[step.edge as usize];
        edge.visits += 1;
        edge.total += worth;
        if edge.visits > edges[node.favorite as usize].visits {
            node.favorite = step.edge;
        }
    }

    /// The mean worth of the move visited most often where a step was taken.
    #[inline]
    pub(super) fn favorite_mean(&self, step: Step) -> f32 {
        let node = &self.nodes[step.node as usize];
        self.edges.of(node)[node.favorite as usize].mean(0.5)
    }
}

impl Node {
    #[inline]
    fn range(&self) -> Range<usize> {
        self.start as usize..(self.start + self.n_edges) as usize
    }
}

/// Where a move stands among edges, looked for from a hint on.
#[inline]
fn find<M: Eq>(edges: &[Edge<M>], hint: usize, mv: &M) -> Option<usize> {
    if edges.get(hint).is_some_and(|edge| edge.mv == *mv) {
        return Some(hint);
    }
    // Most often some moves are not legal in this world, and the next one stands a little further back.
    let (earlier, later) = edges.split_at(hint.min(edges.len()));
    let place = later.iter().position(|edge| edge.mv == *mv).map(|place| hint + place);
    place.or_else(|| earlier.iter().position(|edge| edge.mv == *mv))
}

/// The edges of a root, added up over the trees, in the order of `moves`.
pub(super) fn totals<G: Game>(trees: &[Tree<G>], key: u64, moves: &[G::Move]) -> Vec<Edge<G::Move>> {
    let sum = |&mv: &G::Move| {
        let edges = trees.iter().flat_map(|tree| tree.edges(key)).filter(|edge| edge.mv == mv);
        edges.fold(Edge::new(mv, 0.0), |sum, edge| Edge {
            weight: sum.weight + edge.weight,
            visits: sum.visits + edge.visits,
            total: sum.total + edge.total,
            ..sum
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
    fn a_node_that_meets_new_moves_keeps_what_it_knows_of_the_others() {
        let state = Micatio::start(&Micatio::options(&OptionMap::new()).unwrap(), &Seed::from_text("growth"));
        let seat = Micatio::turn(&state).seats().first().unwrap();
        let mut moves = Vec::new();
        Micatio::legal_moves(&state, seat, &mut moves);
        assert!(moves.len() > 2);
        let mut tree = Tree::<Micatio>::default();
        let (node, _) = tree.node(1, None);
        let (other, _) = tree.node(2, None);
        for n_moves in 1..=moves.len() {
            let step = tree.select::<Plain>(node, &state, seat, &moves[moves.len() - n_moves..], 1.0);
            tree.learn(step, 0.25);
            tree.select::<Plain>(other, &state, seat, &moves, 1.0);
        }
        let mut known: Vec<_> = tree.edges(1).iter().map(|edge| edge.mv).collect();
        assert_eq!(known[0], *moves.last().unwrap());
        known.sort_unstable();
        moves.sort_unstable();
        assert_eq!(known, moves);
        assert_eq!(tree.edges(1).iter().map(|edge| edge.visits).sum::<u32>() as usize, moves.len());
        assert_eq!(tree.edges(2).len(), moves.len());
    }

    #[test]
    fn edges_stay_what_they_are_when_their_node_moves_to_another_part() {
        let mut edges = Edges::default();
        let (part, list) = edges.part_with_room(PART);
        list.extend((0..PART).map(|mv| Edge::new(mv, 1.0)));
        let first = list.as_ptr();
        let (next, list) = edges.part_with_room(4);
        assert_eq!((part, next), (0, 1));
        list.resize(4, Edge::new(0, 0.0));
        edges.copy(part, 5..7, next, 1);
        edges.copy(next, 1..3, next, 2);
        assert_eq!(edges.parts[1].iter().map(|edge| edge.mv).collect::<Vec<_>>(), [0, 5, 5, 6]);
        assert_eq!(edges.parts[0].as_ptr(), first, "what is there is not copied");
        assert!(edges.part_with_room(2 * PART).1.capacity() >= 2 * PART, "a node may need more than a part");
        edges.clear();
        let (part, list) = edges.part_with_room(PART);
        assert!(part == 0 && list.is_empty(), "the room is used again");
    }

    #[test]
    fn the_favorite_is_the_move_visited_most_often_with_its_own_mean() {
        let state = Micatio::start(&Micatio::options(&OptionMap::new()).unwrap(), &Seed::from_text("favorite"));
        let seat = Micatio::turn(&state).seats().first().unwrap();
        let mut moves = Vec::new();
        Micatio::legal_moves(&state, seat, &mut moves);
        let mut tree = Tree::<Micatio>::default();
        let (node, _) = tree.node(1, None);
        tree.select::<Plain>(node, &state, seat, &moves, 1.0);
        let step = |edge| Step { node, edge, seat };
        tree.learn(step(0), 0.9);
        assert_eq!(tree.favorite_mean(step(1)), 0.9);
        tree.learn(step(1), 0.2);
        tree.learn(step(1), 0.4);
        assert!((tree.favorite_mean(step(0)) - 0.3).abs() < 1e-6);
    }
}
