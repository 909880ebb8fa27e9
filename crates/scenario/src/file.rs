//! The file as data, with the line of everything in it.

use lusoria_core::{OptionMap, Seat, Viewer};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use thiserror::Error;
use toml_edit::{Document, Item};

/// One scenario.
#[derive(Debug)]
pub struct Scenario {
    pub(crate) content: Content,
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
    #[serde(default)]
    pub options: OptionMap,
    /// Where the game starts when there is no position.
    pub seed: Option<String>,
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
        let at = |span: Option<std::ops::Range<usize>>, message: &str| Unreadable {
            line: line_of(text, span.map_or(0, |span| span.start)),
            message: message.trim().to_owned(),
        };
        let document = Document::parse(text.to_owned()).map_err(|error| at(error.span(), error.message()))?;
        let content: Content = toml::from_str(text).map_err(|error| at(error.span(), error.message()))?;
        if let Some(step) = content.step.iter().position(|step| !step.is_sound()) {
            let line = Scenario { content, source: text.to_owned(), document }.line(&["step", &step.to_string()]);
            let message = "a step has a seat and one of: move, moves, illegal, legal, offers, not_offered, sees, may_undo; \
                           or just expect";
            return Err(Unreadable { line, message: message.to_owned() });
        }
        Ok(Scenario { content, source: text.to_owned(), document })
    }

    /// What the scenario shows, as a sentence.
    pub fn title(&self) -> &str {
        &self.content.title
    }

    /// The game it is about.
    pub fn game(&self) -> &str {
        &self.content.game
    }

    /// The clauses it proves.
    pub fn clauses(&self) -> &[String] {
        &self.content.clauses
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

fn span_start(item: &Item) -> Option<usize> {
    item.span().map(|span| span.start)
}

impl Step {
    fn is_sound(&self) -> bool {
        let asks = self.mv.is_some()
            || !self.moves.is_empty()
            || self.illegal.is_some()
            || self.legal.is_some()
            || !self.offers.is_empty()
            || !self.not_offered.is_empty()
            || self.sees.is_some()
            || self.may_undo.is_some();
        let about_refusal = self.clause.is_none() || self.illegal.is_some();
        about_refusal && if asks { self.seat.is_some() } else { self.expect.is_some() }
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}
