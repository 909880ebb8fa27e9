//! Bots through the object-safe face: they are asked about a match, and answer in notation.

use std::marker::PhantomData;

use lusoria_arena::analysis::Analysis;
use lusoria_bots::{Bot, BotSpec, Decision, Knowledge, Level, Limit, Search, Settings};
use lusoria_core::face::AnyMatch;
use lusoria_core::{Game, GameText, Match, Rng, Seat, Viewer};
use serde::Serialize;

/// A bot that sits at a table. It keeps what it thought from one decision to the next, so one is made for each seat.
pub trait Player: Send {
    /// The move it makes for a seat to act, in notation. It is given the seat's view only.
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat, limit: &Limit, rng: &mut Rng) -> String;
}

/// What a search found of a decision, the best move first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// How often the decision was looked at.
    pub visits: u32,
    /// The moves, the best first.
    pub moves: Vec<HintMove>,
}

/// What a search found of one move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HintMove {
    /// The move.
    pub notation: String,
    /// How often it was looked at.
    pub visits: u32,
    /// The expected result for the seat that decides, from 0 (lost) to 1 (won).
    pub expected: f32,
    /// How play may go on after it: seat letter and notation.
    pub continuation: Vec<String>,
}

pub(crate) fn player<G: GameText, K: Knowledge<G>>(spec: &BotSpec) -> Box<dyn Player> {
    Box::new(PlayerOf::<G, K> { bot: spec.bot::<G, K>(), knowledge: PhantomData })
}

struct PlayerOf<G: Game, K> {
    bot: Box<dyn Bot<G>>,
    knowledge: PhantomData<fn() -> K>,
}

impl<G: GameText, K: Knowledge<G>> Player for PlayerOf<G, K> {
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat, limit: &Limit, rng: &mut Rng) -> String {
        asked::<G, _>(game, seat, |decision| self.bot.choose(decision, limit, rng).to_string())
    }
}

/// Searches the decision of a seat to act and says what was found. A level that does not search is asked as `hard`.
pub(crate) fn hint<G: GameText, K: Knowledge<G>>(
    game: &dyn AnyMatch,
    seat: Seat,
    spec: &BotSpec,
    limit: &Limit,
    rng: &mut Rng,
) -> Hint {
    let settings = searching::<G, K>(spec);
    let insight = asked::<G, _>(game, seat, |decision| Search::<G, K>::new(settings).explain(decision, limit, rng));
    let moves = insight.lines.iter().map(|line| HintMove {
        notation: line.mv.to_string(),
        visits: line.visits,
        expected: line.expected,
        continuation: line.continuation.iter().map(|(seat, mv)| format!("{seat} {mv}")).collect(),
    });
    Hint { visits: insight.visits, moves: moves.collect() }
}

/// Judges every decision of a match.
pub(crate) fn analyze<G: GameText, K: Knowledge<G>>(
    game: &dyn AnyMatch,
    spec: &BotSpec,
    limit: &Limit,
    tell: &mut dyn FnMut(usize),
) -> Analysis {
    lusoria_arena::analysis::analyze::<G, K>(typed(game), &searching::<G, K>(spec), limit, tell)
}

/// A match from now on that looks the same to a seat.
pub(crate) fn redeal<G: GameText>(game: &dyn AnyMatch, seat: Seat, rng: &mut Rng) -> Box<dyn AnyMatch> {
    let view = G::view(typed::<G>(game).state(), Viewer::Seat(seat));
    Box::new(Match::<G>::from_state(G::sample(&view, rng)))
}

/// The settings of a bot, or those of `hard` for one that does not search.
fn searching<G: Game, K: Knowledge<G>>(spec: &BotSpec) -> Settings {
    let hard = BotSpec::from(Level::Hard);
    spec.settings::<G, K>().or_else(|| hard.settings::<G, K>()).expect("hard searches")
}

fn typed<G: GameText>(game: &dyn AnyMatch) -> &Match<G> {
    game.as_any().downcast_ref().expect("a match is asked about by its own game")
}

/// Puts the decision of a seat before somebody, as the seat sees it.
fn asked<G: GameText, T>(game: &dyn AnyMatch, seat: Seat, answer: impl FnOnce(&Decision<G>) -> T) -> T {
    let game = typed::<G>(game);
    let view = G::view(game.state(), Viewer::Seat(seat));
    let mut moves = Vec::new();
    G::legal_moves(game.state(), seat, &mut moves);
    assert!(!moves.is_empty(), "seat {seat} is not to act");
    answer(&Decision { seat, view: &view, moves: &moves })
}
