//! Running a scenario: every failing expectation is reported, with its line. What could never fail is refused.

use lusoria_core::face::{AnyEvent, AnyGame, AnyMatch, PlayError};
use lusoria_core::{Seat, Seed, Viewer, clauses};
use serde_json::Value;

use crate::compare::compare;
use crate::file::{Case, Content, Scenario, Step, Unreadable};
use crate::outcome::{misspelt_in_outcome, outcome_json};
use crate::shape::{Misspelt, Shapes};
use crate::spelling::misspelt_in_position;

/// Finds a game by its id.
pub type FindGame<'a> = &'a dyn Fn(&str) -> Option<&'static dyn AnyGame>;

/// How many seeds are tried to find a game that somebody begins.
const MAX_SEEDS: usize = 1000;

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
    /// Runs the scenario; an empty list means it passed. A file that names no game we have, whose position is wrong
    /// although it should not be, or that names what does not exist, is unreadable.
    pub fn run(&self, find: FindGame) -> Result<Vec<Failure>, Unreadable> {
        let mut failures = Vec::new();
        for case in &self.cases {
            let label = |what: String| if case.label.is_empty() { what } else { format!("{what} ({})", case.label) };
            let found = case.run(find).map_err(|error| Unreadable { message: label(error.message), ..error })?;
            failures.extend(found.into_iter().map(|failure| Failure { what: label(failure.what), ..failure }));
        }
        Ok(failures)
    }
}

impl Case {
    fn run(&self, find: FindGame) -> Result<Vec<Failure>, Unreadable> {
        let Content { game: id, options, position, refused, .. } = &self.content;
        let game = find(id).ok_or_else(|| self.unreadable(&["game"], format!("there is no game {id:?}")))?;
        self.check_clauses(game)?;
        if !refused.is_empty() {
            let started = match position {
                Some(position) => game.start_from(options, position).err(),
                None => game.options(options).err(),
            };
            return Ok(
                self.check_refused(started.map_or("nothing is wrong".to_owned(), |problems| problems.to_string()))
            );
        }
        let game = self.start(game)?;
        let mut run = Run { case: self, game, failures: Vec::new() };
        run.all_steps()?;
        Ok(run.failures)
    }

    fn start(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Unreadable> {
        let Content { options, position, seed, begins, .. } = &self.content;
        let refuse = |problems: lusoria_core::Problems| self.unreadable(&["position"], problems.to_string());
        if let Some(position) = position {
            return game.start_from(options, position).map_err(refuse);
        }
        let seed = seed.as_deref().unwrap_or_default();
        let first = game.start(options, Seed::from_text(seed)).map_err(refuse)?;
        let Some(wanted) = *begins else { return Ok(first) };
        let begins = |game: &dyn AnyMatch| game.turn().seats().iter().eq([wanted]);
        let others =
            (2..=MAX_SEEDS).map_while(|number| game.start(options, Seed::from_text(&format!("{seed} {number}"))).ok());
        let found = std::iter::once(first).chain(others).find(|game| begins(game.as_ref()));
        found.ok_or_else(|| self.unreadable(&["begins"], format!("{wanted} does not begin, whatever the seed is")))
    }

    /// The clauses proved, and those that refuse, must exist.
    fn check_clauses(&self, game: &dyn AnyGame) -> Result<(), Unreadable> {
        let exists = |clause: &str| clauses::line_of(game.clauses(), game.rules(), clause).is_some();
        let refuse = |path: &[&str], clause: &str| self.unreadable(path, format!("there is no clause {clause}"));
        if let Some((index, clause)) = self.content.clauses.iter().enumerate().find(|(_, clause)| !exists(clause)) {
            return Err(refuse(&["clauses", &index.to_string()], clause));
        }
        for (index, step) in self.content.step.iter().enumerate() {
            if let Some(clause) = step.clause.as_ref().filter(|clause| !exists(clause)) {
                return Err(refuse(&["step", &index.to_string(), "clause"], clause));
            }
        }
        Ok(())
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

type Events = Vec<Box<dyn AnyEvent>>;

struct Run<'a> {
    case: &'a Case,
    game: Box<dyn AnyMatch>,
    failures: Vec<Failure>,
}

impl Run<'_> {
    fn all_steps(&mut self) -> Result<(), Unreadable> {
        let content = &self.case.content;
        for (index, step) in content.step.iter().enumerate() {
            self.make_forced_moves(step);
            let n_failures = self.failures.len();
            self.step(&index.to_string(), step)?;
            // After a move that failed nothing else can be judged.
            if self.failures.len() > n_failures && (step.mv.is_some() || !step.moves.is_empty()) {
                return Ok(());
            }
        }
        if content.auto_forced && content.step.iter().all(|step| step.illegal.is_none()) {
            while self.make_one_forced_move() {}
        }
        if let Some(expected) = &content.expect {
            self.check_position(&["expect"], expected)?;
        }
        if let Some(expected) = &content.outcome {
            self.check_outcome(expected)?;
        }
        Ok(())
    }

    fn step(&mut self, index: &str, step: &Step) -> Result<(), Unreadable> {
        self.check_viewers(index, step)?;
        let mut events = Events::new();
        for text in step.mv.iter().chain(&step.moves) {
            match self.play(step.seat, text) {
                Ok(happened) => events.extend(happened),
                Err(message) => {
                    let key = if step.mv.is_some() { "move" } else { "moves" };
                    self.fail(&["step", index, key], key, text.clone(), message);
                    return Ok(());
                }
            }
        }
        self.check_events(index, step, &events)?;
        if let (Some(text), Some(Viewer::Seat(seat))) = (&step.illegal, step.seat) {
            self.check_illegal(index, step, seat, text);
        }
        self.check_offers(index, step)?;
        if let Some(expected) = &step.expect {
            self.check_position(&["step", index, "expect"], expected)?;
        }
        if let (Some(expected), Some(viewer)) = (&step.sees, step.seat) {
            self.check_view(&["step", index, "sees"], expected, viewer)?;
        }
        if let (Some(expected), Some(Viewer::Seat(seat))) = (step.may_undo, step.seat) {
            let found = self.game.may_undo(seat).is_ok();
            if found != expected {
                let path = ["step", index, "may_undo"];
                self.fail(&path, "may_undo", expected.to_string(), found.to_string());
            }
        }
        Ok(())
    }

    /// Who acts, looks or is told must be at the table.
    fn check_viewers(&self, index: &str, step: &Step) -> Result<(), Unreadable> {
        for (key, viewer) in [("seat", step.seat), ("told", step.told)] {
            if let Some(Viewer::Seat(seat)) = viewer.filter(|viewer| !self.is_here(*viewer)) {
                return Err(self
                    .case
                    .unreadable(&["step", index, key], format!("there is no seat {seat} at this table")));
            }
        }
        Ok(())
    }

    fn is_here(&self, viewer: Viewer) -> bool {
        viewer.seat().is_none_or(|seat| seat.index() < self.game.n_seats())
    }

    fn play(&mut self, viewer: Option<Viewer>, text: &str) -> Result<Events, String> {
        let Some(Viewer::Seat(seat)) = viewer else { return Err("a move needs a seat".to_owned()) };
        self.game.play(seat, text).map_err(|error| format!("{error}; legal here: {}", self.legal(seat).join(", ")))
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.game.legal(seat).into_iter().map(|mv| mv.notation).collect()
    }

    fn check_events(&mut self, index: &str, step: &Step, events: &Events) -> Result<(), Unreadable> {
        let named = [("events", &step.events[..]), ("no_events", &step.no_events[..])];
        let named = named.into_iter().chain([("all_events", step.all_events.as_deref().unwrap_or_default())]);
        let mut shapes = None;
        for (key, expected) in named.flat_map(|(key, list)| list.iter().enumerate().map(move |entry| (key, entry))) {
            let path = ["step", index, key, &expected.0.to_string()].map(str::to_owned);
            let shapes = shapes.get_or_insert_with(|| Shapes::read(&self.game.game().typescript()));
            self.refuse_misspelt(&path, shapes.check("Event", expected.1, &|word| self.is_name(word)))?;
        }
        let viewer = step.told.unwrap_or(Viewer::Referee);
        let happened: Vec<Value> = events.iter().filter_map(|event| Some(event.seen_by(viewer)?.event)).collect();
        let fits = |expected: &Value, event: &Value| compare(expected, event, &[]).is_empty();
        let listed = || Value::from(happened.clone()).to_string();
        let mut rest = happened.iter();
        for (place, expected) in step.events.iter().enumerate() {
            if !rest.any(|event| fits(expected, event)) {
                let path = ["step", index, "events", &place.to_string()];
                self.fail(&path, "events, in this order", expected.to_string(), listed());
                break;
            }
        }
        if let Some(expected) = &step.all_events {
            let all = expected.len() == happened.len() && expected.iter().zip(&happened).all(|(a, b)| fits(a, b));
            if !all {
                let expected = Value::from(expected.clone()).to_string();
                self.fail(&["step", index, "all_events"], "all events", expected, listed());
            }
        }
        for (place, unwanted) in step.no_events.iter().enumerate() {
            if let Some(event) = happened.iter().find(|event| fits(unwanted, event)) {
                let path = ["step", index, "no_events", &place.to_string()];
                self.fail(&path, "events", format!("none of {unwanted}"), event.to_string());
            }
        }
        Ok(())
    }

    fn check_illegal(&mut self, index: &str, step: &Step, seat: Seat, text: &str) {
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

    fn check_offers(&mut self, index: &str, step: &Step) -> Result<(), Unreadable> {
        let Some(Viewer::Seat(seat)) = step.seat else { return Ok(()) };
        let legal = self.legal(seat);
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
        for (place, text) in step.not_offered.iter().enumerate() {
            let path = ["step", index, "not_offered", &place.to_string()];
            self.check_could_be_offered(&path, seat, text)?;
            if legal.contains(text) {
                self.fail(&path, "not offered", text.clone(), listed());
            }
        }
        Ok(())
    }

    /// A move that cannot be offered to anybody says nothing by not being offered.
    fn check_could_be_offered(&self, path: &[&str], seat: Seat, text: &str) -> Result<(), Unreadable> {
        let refuse = |message: String| Err(self.case.unreadable(path, message));
        if !self.game.turn().seats().contains(seat) {
            return refuse(format!("nothing is offered to {seat}, who is not asked here: say so with legal = []"));
        }
        let (notation, fields) = match self.game.game().read_move(text) {
            Ok(read) => read,
            Err(error) => return refuse(format!("{text:?} is not a move: {error}")),
        };
        if notation != text {
            return refuse(format!("{text:?} is never offered in these words, but as {notation:?}"));
        }
        let mut seats = fields.as_object().into_iter().flatten().filter_map(|(_, value)| value.as_str()?.parse().ok());
        match seats.find(|seat| !self.is_here(Viewer::Seat(*seat))) {
            Some(stranger) => refuse(format!("{text:?} is never offered: there is no seat {stranger} at this table")),
            None => Ok(()),
        }
    }

    fn check_position(&mut self, place: &[&str], expected: &Value) -> Result<(), Unreadable> {
        let found = self.game.position();
        let place: Vec<String> = place.iter().map(|&key| key.to_owned()).collect();
        self.refuse_misspelt(&place, misspelt_in_position(self.game.as_ref(), expected, &found))?;
        self.compare(&place, expected, &found);
        Ok(())
    }

    fn check_view(&mut self, place: &[&str], expected: &Value, viewer: Viewer) -> Result<(), Unreadable> {
        let found = self.game.view(viewer);
        let place: Vec<String> = place.iter().map(|&key| key.to_owned()).collect();
        let shapes = Shapes::read(&self.game.game().typescript());
        let is_word = |word: &str| self.is_name(word) || has_key(&found, word);
        self.refuse_misspelt(&place, shapes.check("View", expected, &is_word))?;
        self.compare(&place, expected, &found);
        Ok(())
    }

    fn check_outcome(&mut self, expected: &Value) -> Result<(), Unreadable> {
        let place = ["outcome".to_owned()];
        self.refuse_misspelt(&place, misspelt_in_outcome(self.game.as_ref(), expected).into_iter().collect())?;
        match self.game.outcome() {
            Some(outcome) => {
                let found = outcome_json(self.game.as_ref(), &outcome, expected);
                self.compare(&place, expected, &found);
            }
            None => self.fail(&["outcome"], "outcome", expected.to_string(), "the game is not over".to_owned()),
        }
        Ok(())
    }

    fn is_name(&self, word: &str) -> bool {
        self.game.game().names().iter().any(|name| name.id == word)
    }

    fn refuse_misspelt(&self, place: &[String], misspelt: Vec<Misspelt>) -> Result<(), Unreadable> {
        let Some(first) = misspelt.first() else { return Ok(()) };
        let path: Vec<&str> = place.iter().chain(&first.path).map(String::as_str).collect();
        Err(self.case.unreadable(&path, format!("{}: {}", path.join("."), first.message)))
    }

    /// Makes forced moves until the decision that the step is about.
    fn make_forced_moves(&mut self, step: &Step) {
        let asked = |game: &dyn AnyMatch| match step.seat {
            Some(Viewer::Seat(seat)) => game.turn().seats().contains(seat) && self_moves(game, seat, step),
            _ => true,
        };
        while self.case.content.auto_forced && !asked(self.game.as_ref()) && self.make_one_forced_move() {}
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

    fn compare(&mut self, place: &[String], expected: &Value, found: &Value) {
        for difference in compare(expected, found, self.game.game().ordered()) {
            let path: Vec<&str> = place.iter().chain(&difference.path).map(String::as_str).collect();
            self.fail(&path, &difference.path.join("."), difference.expected, difference.found);
        }
    }

    fn fail(&mut self, path: &[&str], what: &str, expected: String, found: String) {
        let line = self.case.line(path);
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

/// Whether a table somewhere inside has the key.
fn has_key(value: &Value, key: &str) -> bool {
    match value {
        Value::Object(table) => table.contains_key(key) || table.values().any(|inner| has_key(inner, key)),
        Value::Array(items) => items.iter().any(|inner| has_key(inner, key)),
        _ => false,
    }
}
