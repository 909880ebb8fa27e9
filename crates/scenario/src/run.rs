//! Running a scenario: every failing expectation is reported, with its line.

use lusoria_core::face::{AnyGame, AnyMatch, PlayError};
use lusoria_core::{Seat, Seed, Viewer};
use serde_json::{Map, Value, json};

use crate::compare::compare;
use crate::file::{Content, Scenario, Step, Unreadable};

/// Finds a game by its id.
pub type FindGame<'a> = &'a dyn Fn(&str) -> Option<&'static dyn AnyGame>;

/// An expectation that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line of the file.
    pub line: usize,
    /// What is compared, such as `seats.A.hand`.
    pub what: String,
    /// What should be.
    pub expected: String,
    /// What is.
    pub found: String,
}

impl Scenario {
    /// Runs the scenario; an empty list means it passed. A file that names no game we have, or whose position is wrong
    /// although it should not be, is unreadable.
    pub fn run(&self, find: FindGame) -> Result<Vec<Failure>, Unreadable> {
        let unreadable = |path: &[&str], message: String| Unreadable { line: self.line(path), message };
        let Content { game: id, options, position, seed, .. } = &self.content;
        let game = find(id).ok_or_else(|| unreadable(&["game"], format!("there is no game {id:?}")))?;
        let started = match position {
            Some(position) => game.start_from(options, position),
            None => game.start(options, Seed::from_text(seed.as_deref().unwrap_or_default())),
        };
        if !self.content.refused.is_empty() {
            let problems = started.err().map(|problems| problems.to_string());
            return Ok(self.check_refused(problems.unwrap_or_else(|| "nothing is wrong".to_owned())));
        }
        let game = started.map_err(|problems| unreadable(&["position"], problems.to_string()))?;
        let mut run = Run { scenario: self, game, failures: Vec::new() };
        run.all_steps();
        Ok(run.failures)
    }

    fn check_refused(&self, problems: String) -> Vec<Failure> {
        let missing = self.content.refused.iter().filter(|part| !problems.contains(*part));
        let failure = |part: &String| Failure {
            line: self.line(&["refused"]),
            what: "refused".to_owned(),
            expected: part.clone(),
            found: problems.clone(),
        };
        missing.map(failure).collect()
    }
}

struct Run<'a> {
    scenario: &'a Scenario,
    game: Box<dyn AnyMatch>,
    failures: Vec<Failure>,
}

impl Run<'_> {
    fn all_steps(&mut self) {
        let content = &self.scenario.content;
        for (index, step) in content.step.iter().enumerate() {
            self.make_forced_moves(step);
            let n_failures = self.failures.len();
            self.step(index, step);
            // After a move that failed nothing else can be judged.
            if self.failures.len() > n_failures && (step.mv.is_some() || !step.moves.is_empty()) {
                return;
            }
        }
        if content.auto_forced && content.step.iter().all(|step| step.illegal.is_none()) {
            while self.make_one_forced_move() {}
        }
        if let Some(expect) = &content.expect {
            let found = self.game.position();
            self.compare(&["expect"], expect, &found);
        }
        if let Some(expected) = &content.outcome {
            let found = outcome_json(self.game.as_ref());
            self.compare(&["outcome"], expected, &found);
        }
    }

    fn step(&mut self, index: usize, step: &Step) {
        let index = index.to_string();
        for text in step.mv.iter().chain(&step.moves) {
            if let Err(message) = self.play(step.seat, text) {
                let key = if step.mv.is_some() { "move" } else { "moves" };
                return self.fail(&["step", &index, key], key, text.clone(), message);
            }
        }
        if let Some(text) = &step.illegal {
            self.check_illegal(&index, step, text);
        }
        self.check_offers(&index, step);
        if let Some(expected) = &step.expect {
            let found = self.game.position();
            self.compare(&["step", &index, "expect"], expected, &found);
        }
        if let (Some(expected), Some(viewer)) = (&step.sees, step.seat) {
            let found = self.game.view(viewer);
            self.compare(&["step", &index, "sees"], expected, &found);
        }
        if let (Some(expected), Some(Viewer::Seat(seat))) = (step.may_undo, step.seat) {
            let found = self.game.may_undo(seat).is_ok();
            if found != expected {
                let path = ["step", &index, "may_undo"];
                self.fail(&path, "may_undo", expected.to_string(), found.to_string());
            }
        }
    }

    fn play(&mut self, viewer: Option<Viewer>, text: &str) -> Result<(), String> {
        let Some(Viewer::Seat(seat)) = viewer else { return Err("a move needs a seat".to_owned()) };
        let legal =
            |game: &dyn AnyMatch| -> Vec<String> { game.legal(seat).into_iter().map(|mv| mv.notation).collect() };
        match self.game.play(seat, text) {
            Ok(_) => Ok(()),
            Err(error) => Err(format!("{error}; legal here: {}", legal(self.game.as_ref()).join(", "))),
        }
    }

    fn check_illegal(&mut self, index: &str, step: &Step, text: &str) {
        let Some(Viewer::Seat(seat)) = step.seat else { return };
        let expected = step.clause.clone().unwrap_or_else(|| "a refusal".to_owned());
        let found = match self.game.fork().play(seat, text) {
            Ok(_) => "the move was accepted".to_owned(),
            Err(PlayError::Refused { clause, message, .. }) => match &step.clause {
                Some(expected) if expected != clause => format!("{clause}: {message}"),
                _ => return,
            },
            Err(error) => error.to_string(),
        };
        self.fail(&["step", index, "illegal"], text, expected, found);
    }

    fn check_offers(&mut self, index: &str, step: &Step) {
        let Some(Viewer::Seat(seat)) = step.seat else { return };
        let legal: Vec<String> = self.game.legal(seat).into_iter().map(|mv| mv.notation).collect();
        let listed = || if legal.is_empty() { "no legal move".to_owned() } else { legal.join(", ") };
        if let Some(expected) = &step.legal {
            let sorted = |moves: &[String]| {
                let mut moves = moves.to_vec();
                moves.sort();
                moves
            };
            if sorted(expected) != sorted(&legal) {
                self.fail(&["step", index, "legal"], "legal moves", expected.join(", "), listed());
            }
        }
        for text in step.offers.iter().filter(|text| !legal.contains(text)) {
            self.fail(&["step", index, "offers"], "offered", text.clone(), listed());
        }
        for text in step.not_offered.iter().filter(|text| legal.contains(text)) {
            self.fail(&["step", index, "not_offered"], "not offered", text.clone(), listed());
        }
    }

    /// Makes forced moves until the decision that the step is about.
    fn make_forced_moves(&mut self, step: &Step) {
        let asked = |game: &dyn AnyMatch| match step.seat {
            Some(Viewer::Seat(seat)) => game.turn().seats().contains(seat) && self_moves(game, seat, step),
            _ => true,
        };
        while self.scenario.content.auto_forced && !asked(self.game.as_ref()) && self.make_one_forced_move() {}
    }

    fn make_one_forced_move(&mut self) -> bool {
        let seats: Vec<Seat> = self.game.turn().seats().iter().collect();
        for seat in seats {
            if let [only] = &self.game.legal(seat)[..] {
                return self.game.play(seat, &only.notation).is_ok();
            }
        }
        false
    }

    fn compare(&mut self, place: &[&str], expected: &Value, found: &Value) {
        for difference in compare(expected, found, self.game.game().ordered()) {
            let path: Vec<&str> = place.iter().copied().chain(difference.path.iter().map(String::as_str)).collect();
            self.fail(&path, &difference.path.join("."), difference.expected, difference.found);
        }
    }

    fn fail(&mut self, path: &[&str], what: &str, expected: String, found: String) {
        let line = self.scenario.line(path);
        self.failures.push(Failure { line, what: what.to_owned(), expected, found });
    }
}

/// Whether the decision now open is the one the step speaks of: always, unless the step makes a move that is not legal
/// here while a forced one is.
fn self_moves(game: &dyn AnyMatch, seat: Seat, step: &Step) -> bool {
    let Some(text) = step.mv.as_ref().or(step.moves.first()) else { return true };
    let legal = game.legal(seat);
    legal.len() != 1 || legal[0].notation == *text
}

/// The result as a scenario names it: points and ranks by seat letter, reason, tie_break and lines by clause.
fn outcome_json(game: &dyn AnyMatch) -> Value {
    let Some(outcome) = game.outcome() else { return json!({"reason": "the game is not over"}) };
    let by_seat = |value: &dyn Fn(Seat) -> Value| -> Map<String, Value> {
        Seat::all(game.n_seats()).map(|seat| (seat.to_string(), value(seat))).collect()
    };
    let lines = |seat: Seat| -> Value {
        let mut sums: std::collections::BTreeMap<&str, i32> = Default::default();
        for line in outcome.lines.iter().filter(|line| line.seat == seat) {
            *sums.entry(line.clause).or_default() += line.points;
        }
        json!(sums)
    };
    json!({
        "points": by_seat(&|seat| outcome.standings[seat].points.into()),
        "ranks": by_seat(&|seat| outcome.standings[seat].rank.into()),
        "lines": by_seat(&lines),
        "reason": outcome.reason.clause,
        "tie_break": outcome.tie_break.as_ref().map_or("", |reason| reason.clause),
    })
}
