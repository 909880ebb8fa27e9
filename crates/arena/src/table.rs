//! One game between bots, and what is kept of it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use lusoria_bots::{Bot, BotSpec, Decision, Knowledge, Limit};
use lusoria_core::{Game, GameEvent, GameText, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::plan::Job;

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the plan.
    pub index: u64,
    /// Moves of all seats, forced ones included.
    pub plies: u32,
    /// By seat.
    pub seats: Vec<SeatResult>,
}

/// What one seat made of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// Which bot of the plan sat there.
    pub bot: usize,
    /// Final score.
    pub points: i32,
    /// 1 for the winner.
    pub rank: u8,
    /// Decisions between two or more moves.
    pub decisions: u32,
    /// Microseconds of thought in all.
    pub thought_us: u64,
    /// Microseconds of the longest thought.
    pub longest_us: u64,
    /// Points by clause.
    pub sources: BTreeMap<String, i32>,
    /// Things the seat did something with, as `what-happened thing`.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub things: BTreeSet<String>,
}

/// Plays a game to the end; nothing if it was stopped.
pub fn play<G: GameText, K: Knowledge<G>>(
    options: &G::Options,
    specs: &[BotSpec],
    job: &Job,
    things: bool,
    limit: &Limit,
) -> Option<Played> {
    let mut state = G::start(options, &job.seed);
    let seat_at = |(seat, &bot): (usize, &usize)| At::<G>::new::<K>(bot, &specs[bot], seat, job);
    let mut seats: Vec<At<G>> = job.seats.iter().enumerate().map(seat_at).collect();
    let mut events = Vec::new();
    let mut plies = 0;
    while let Some(seat) = G::turn(&state).seats().first() {
        let mv = seats[seat.index()].choose(&state, seat, limit);
        if limit.is_reached() {
            return None;
        }
        plies += 1;
        if things {
            events.clear();
            G::apply_unchecked(&mut state, seat, mv, &mut events);
            events.iter().for_each(|event| take_note::<G>(event, &mut seats));
        } else {
            G::apply_unchecked(&mut state, seat, mv, &mut ());
        }
    }
    let outcome = G::outcome(&state);
    let result = |(seat, at): (Seat, At<G>)| {
        let mut result = at.result;
        (result.points, result.rank) = (outcome.standings[seat].points, outcome.standings[seat].rank);
        for line in outcome.lines.iter().filter(|line| line.seat == seat) {
            *result.sources.entry(line.clause.to_owned()).or_default() += line.points;
        }
        result
    };
    let seats = Seat::all(seats.len()).zip(seats).map(result).collect();
    Some(Played { index: job.index, plies, seats })
}

/// A bot at its seat.
struct At<G: Game> {
    bot: Box<dyn Bot<G>>,
    rng: Rng,
    moves: Vec<G::Move>,
    result: SeatResult,
}

impl<G: Game> At<G> {
    fn new<K: Knowledge<G>>(index: usize, spec: &BotSpec, seat: usize, job: &Job) -> At<G> {
        let result = SeatResult {
            bot: index,
            points: 0,
            rank: 0,
            decisions: 0,
            thought_us: 0,
            longest_us: 0,
            sources: BTreeMap::new(),
            things: BTreeSet::new(),
        };
        At { bot: spec.bot::<G, K>(), rng: job.rng(seat), moves: Vec::new(), result }
    }

    fn choose(&mut self, state: &G::State, seat: Seat, limit: &Limit) -> G::Move {
        G::legal_moves(state, seat, &mut self.moves);
        if let [only] = self.moves[..] {
            return only;
        }
        let view = G::view(state, Viewer::Seat(seat));
        let start = Instant::now();
        let mv = self.bot.choose(&Decision { seat, view: &view, moves: &self.moves }, limit, &mut self.rng);
        let thought_us = start.elapsed().as_micros() as u64;
        self.result.decisions += 1;
        self.result.thought_us += thought_us;
        self.result.longest_us = self.result.longest_us.max(thought_us);
        mv
    }
}

/// Notes which named things a seat had to do with: every event of a seat that mentions one, whatever the game.
fn take_note<G: GameText>(event: &G::Event, seats: &mut [At<G>]) {
    let Some(event) = event.seen_by(Viewer::Referee) else { return };
    let Ok(serde_json::Value::Object(fields)) = serde_json::to_value(&event) else { return };
    let seat = fields.get("seat").and_then(|seat| seat.as_str()).and_then(|seat| seat.parse::<Seat>().ok());
    let (Some(seat), Some(kind)) = (seat, fields.get("kind").and_then(|kind| kind.as_str())) else { return };
    let Some(at) = seats.get_mut(seat.index()) else { return };
    let words =
        fields.iter().filter(|(key, _)| *key != "kind" && *key != "seat").filter_map(|(_, value)| value.as_str());
    for thing in words.filter(|word| G::names().iter().any(|name| name.id == *word)) {
        at.result.things.insert(format!("{kind} {thing}"));
    }
}
