//! The file as data, with the line of everything in it.

use lusoria_core::{OptionMap, Seat, Viewer};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use thiserror::Error;
use toml_edit::{Document, Item};

/// One scenario: a case, or several when the file has variants.
#[derive(Debug)]
pub struct Scenario {
    pub(crate) cases: Vec<Case>,
}

/// One run of a scenario.
#[derive(Debug)]
pub(crate) struct Case {
    /// The values of the variant, empty when there are none.
    pub label: String,
    pub content: Content,
    source: String,
    document: Document<String>,
}

/// What a scenario file may say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Content {
    pub game: String,
    pub title: String,
    pub clauses: Vec<String>,
    /// Read before everything else; kept only because it may stand here.
    #[serde(rename = "variants")]
    _variants: Option<Value>,
    #[serde(default)]
    pub options: OptionMap,
    /// Where the game starts when there is no position.
    pub seed: Option<String>,
    /// Who is the first to decide, alone, in a game from the start.
    pub begins: Option<Seat>,
    pub position: Option<Value>,
    /// The position must be refused, and these words must be among the reasons.
    #[serde(default)]
    pub refused: Vec<String>,
    /// Decisions with one legal move are made without a step.
    #[serde(default)]
    pub auto_forced: bool,
    #[serde(default)]
    pub step: Vec<Step>,
    pub expect: Option<Value>,
    pub outcome: Option<Value>,
}

/// One step: a move, or a question about the decision now open.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Who acts or looks.
    #[serde(default, deserialize_with = "viewer")]
    pub(crate) seat: Option<Viewer>,
    /// Makes this move.
    #[serde(rename = "move")]
    pub(crate) mv: Option<String>,
    /// Makes these moves one after another.
    #[serde(default)]
    pub(crate) moves: Vec<String>,
    /// This move must be refused.
    pub(crate) illegal: Option<String>,
    /// The clause that must refuse it.
    pub(crate) clause: Option<String>,
    /// Exactly these moves must be legal.
    pub(crate) legal: Option<Vec<String>>,
    /// These moves must be among the legal ones.
    #[serde(default)]
    pub(crate) offers: Vec<String>,
    /// These moves must not be among the legal ones.
    #[serde(default)]
    pub(crate) not_offered: Vec<String>,
    /// The position must be so at this point.
    pub(crate) expect: Option<Value>,
    /// The seat's view must be so at this point.
    pub(crate) sees: Option<Value>,
    /// Whether the seat may take back its last move.
    pub(crate) may_undo: Option<bool>,
    /// These events happened in the moves of this step, in this order; others may stand between them.
    #[serde(default)]
    pub(crate) events: Vec<Value>,
    /// Exactly these events happened in the moves of this step, in this order.
    pub(crate) all_events: Option<Vec<Value>>,
    /// None of these events happened in the moves of this step.
    #[serde(default)]
    pub(crate) no_events: Vec<Value>,
    /// Whose eyes the events are for; everything is seen when it is left out.
    #[serde(default, deserialize_with = "viewer")]
    pub(crate) told: Option<Viewer>,
}

fn viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    use serde::de::Error;
    match Value::deserialize(deserializer)? {
        Value::String(word) if word == "spectator" => Ok(Some(Viewer::Spectator)),
        Value::String(word) => word.parse().map(|seat| Some(Viewer::Seat(seat))).map_err(D::Error::custom),
        Value::Number(number) => match number.as_u64() {
            Some(index) if index < lusoria_core::MAX_SEATS as u64 => Ok(Some(Viewer::Seat(Seat::new(index as usize)))),
            _ => Err(D::Error::custom("there is no such seat")),
        },
        _ => Err(D::Error::custom("a seat is a letter from A to F, its index, or \"spectator\"")),
    }
}

/// The file is not a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {message}")]
pub struct Unreadable {
    /// Where.
    pub line: usize,
    /// Why.
    pub message: String,
}

impl Scenario {
    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Scenario, Unreadable> {
        let document = parse(text)?;
        let runs = crate::variants::expand(text, &document)?;
        let cases: Result<Vec<Case>, Unreadable> =
            runs.into_iter().map(|(label, text)| Case::read(label, &text)).collect();
        Ok(Scenario { cases: cases? })
    }

    /// What the scenario shows, as a sentence.
    pub fn title(&self) -> &str {
        &self.first().title
    }

    /// The game it is about.
    pub fn game(&self) -> &str {
        &self.first().game
    }

    /// The clauses it proves.
    pub fn clauses(&self) -> &[String] {
        &self.first().clauses
    }

    fn first(&self) -> &Content {
        &self.cases.first().expect("a file has at least one case").content
    }
}

fn parse(text: &str) -> Result<Document<String>, Unreadable> {
    Document::parse(text.to_owned()).map_err(|error| unreadable_at(text, error.span(), error.message()))
}

fn unreadable_at(text: &str, span: Option<std::ops::Range<usize>>, message: &str) -> Unreadable {
    Unreadable { line: line_of(text, span.map_or(0, |span| span.start)), message: message.trim().to_owned() }
}

impl Case {
    fn read(label: String, text: &str) -> Result<Case, Unreadable> {
        let document = parse(text)?;
        let content: Content =
            toml::from_str(text).map_err(|error| unreadable_at(text, error.span(), error.message()))?;
        let case = Case { label, content, source: text.to_owned(), document };
        case.check_file()?;
        for (index, step) in case.content.step.iter().enumerate() {
            if let Err(message) = step.check() {
                return Err(case.unreadable(&["step", &index.to_string()], message));
            }
        }
        Ok(case)
    }

    /// What a file must say to prove anything.
    fn check_file(&self) -> Result<(), Unreadable> {
        let Content { seed, position, begins, refused, step, expect, outcome, .. } = &self.content;
        let (expect, outcome) = (expect.as_ref(), outcome.as_ref());
        if let Some(at) = [("expect", expect), ("outcome", outcome)].into_iter().find(|(_, value)| is_empty(*value)) {
            return Err(self.unreadable(&[at.0], "nothing is expected here"));
        }
        let proves = !step.is_empty() || expect.is_some() || outcome.is_some();
        match (proves, refused.is_empty()) {
            (false, true) => {
                return Err(
                    self.unreadable(&["title"], "the file proves nothing: it has no step, expect, outcome or refused")
                );
            }
            (true, false) => {
                return Err(
                    self.unreadable(&["refused"], "after a refused position there is nothing to play or expect")
                );
            }
            _ => {}
        }
        if position.is_some() && (seed.is_some() || begins.is_some()) {
            let key = if seed.is_some() { "seed" } else { "begins" };
            return Err(self.unreadable(&[key], "a game that begins with a position has no seed and nobody who begins"));
        }
        Ok(())
    }

    pub(crate) fn unreadable(&self, path: &[&str], message: impl Into<String>) -> Unreadable {
        Unreadable { line: self.line(path), message: message.into() }
    }

    /// The line of a key in the file; the nearest enclosing one when the key itself has none.
    pub(crate) fn line(&self, path: &[&str]) -> usize {
        let mut item = self.document.as_item();
        let mut offset = 0;
        for key in path {
            let next = match key.parse::<usize>() {
                Ok(index) => item.get(index),
                Err(_) => item.get(*key),
            };
            let Some(next) = next else { break };
            item = next;
            offset = span_start(item).unwrap_or(offset);
        }
        line_of(&self.source, offset)
    }
}

fn is_empty(value: Option<&Value>) -> bool {
    value.is_some_and(|value| value.as_object().is_none_or(serde_json::Map::is_empty))
}

fn span_start(item: &Item) -> Option<usize> {
    item.span().map(|span| span.start)
}

impl Step {
    /// What a step must say to make sense.
    fn check(&self) -> Result<(), &'static str> {
        let moves = self.mv.is_some() || !self.moves.is_empty();
        let asks_seat = self.illegal.is_some()
            || self.legal.is_some()
            || !self.offers.is_empty()
            || !self.not_offered.is_empty()
            || self.may_undo.is_some();
        let asks_events = !self.events.is_empty() || self.all_events.is_some() || !self.no_events.is_empty();
        if is_empty(self.expect.as_ref()) || is_empty(self.sees.as_ref()) {
            return Err("nothing is expected here");
        }
        if self.mv.is_some() && !self.moves.is_empty() {
            return Err("a step has move or moves, not both");
        }
        if self.clause.is_some() && self.illegal.is_none() {
            return Err("a clause belongs to illegal");
        }
        if asks_events && !moves || self.told.is_some() && !asks_events {
            return Err("events, all_events, no_events and told belong to a step with moves");
        }
        let needs_seat = moves || asks_seat || self.sees.is_some();
        match self.seat {
            None if needs_seat || self.expect.is_none() => Err(STEP_KEYS),
            Some(_) if !needs_seat && self.expect.is_none() => Err(STEP_KEYS),
            Some(Viewer::Spectator | Viewer::Referee) if moves || asks_seat => {
                Err("who only looks has no moves: such a step has just sees or expect")
            }
            _ => Ok(()),
        }
    }
}

const STEP_KEYS: &str = "a step has a seat and one of: move, moves, illegal, legal, offers, not_offered, sees, may_undo; \
                         or just expect";

pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}
