//! What can be chosen before a game: descriptions, values, and reading them with every problem named.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Problems;

/// Chosen values by option id. An option left out has its default.
pub type OptionMap = BTreeMap<String, OptionValue>;

/// One chosen value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum OptionValue {
    /// On or off.
    Flag(bool),
    /// A number.
    Number(i32),
    /// One word of a list.
    Word(String),
}

impl OptionValue {
    /// Reads a value as typed on a command line: `true`, `3`, `republic`.
    pub fn from_text(text: &str) -> OptionValue {
        match text {
            "true" | "yes" | "on" => OptionValue::Flag(true),
            "false" | "no" | "off" => OptionValue::Flag(false),
            _ => text.parse().map_or_else(|_| OptionValue::Word(text.to_owned()), OptionValue::Number),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(flag) => write!(f, "{flag}"),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Word(word) => f.write_str(word),
        }
    }
}

/// Describes one option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in commands and files.
    pub id: &'static str,
    /// The message that explains it.
    pub about: &'static str,
    /// What it may be.
    pub values: OptionValues,
    /// Its default as text; empty when it follows from another option, such as the edition.
    pub default: &'static str,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionValues {
    /// `true` or `false`.
    Flag,
    /// A number of this range, both ends included.
    Range(i32, i32),
    /// One of these words, each with the message that explains it.
    OneOf(&'static [(&'static str, &'static str)]),
}

impl OptionValues {
    /// Every value in order.
    pub fn all(self) -> Vec<OptionValue> {
        match self {
            OptionValues::Flag => vec![OptionValue::Flag(false), OptionValue::Flag(true)],
            OptionValues::Range(min, max) => (min..=max).map(OptionValue::Number).collect(),
            OptionValues::OneOf(words) => words.iter().map(|(word, _)| OptionValue::Word((*word).to_owned())).collect(),
        }
    }
}

impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValues::Flag => f.write_str("true or false"),
            OptionValues::Range(min, max) => write!(f, "a number from {min} to {max}"),
            OptionValues::OneOf(words) => {
                let words: Vec<_> = words.iter().map(|(word, _)| *word).collect();
                write!(f, "one of {}", words.join(", "))
            }
        }
    }
}

/// The option every game has.
pub const PLAYERS: &str = "players";

/// The fewest and the most players these options allow.
pub fn player_range(specs: &[OptionSpec]) -> (usize, usize) {
    match specs.iter().find(|spec| spec.id == PLAYERS).map(|spec| spec.values) {
        Some(OptionValues::Range(min, max)) => (min as usize, max as usize),
        _ => panic!("every game has an option `players` with a range"),
    }
}

/// All option sets worth testing: each player count with defaults, and each other value of each other option once, at
/// player counts taken in turn.
pub fn variants(specs: &[OptionSpec]) -> Vec<OptionMap> {
    let mut sets = at_every_table(specs, &OptionMap::new());
    let n_tables = sets.len();
    for spec in specs.iter().filter(|spec| spec.id != PLAYERS) {
        for value in spec.values.all().into_iter().filter(|value| value.to_string() != spec.default) {
            let mut set = sets[sets.len() % n_tables].clone();
            set.insert(spec.id.to_owned(), value);
            sets.push(set);
        }
    }
    sets
}

/// These options at each player count.
pub fn at_every_table(specs: &[OptionSpec], chosen: &OptionMap) -> Vec<OptionMap> {
    let (min, max) = player_range(specs);
    let table = |players: usize| (PLAYERS.to_owned(), OptionValue::Number(players as i32));
    (min..=max).map(|players| chosen.clone().into_iter().chain([table(players)]).collect()).collect()
}

/// Reads chosen values against the descriptions and collects every problem.
///
/// ```
/// # use lusoria_core::{OptionReader, OptionSpec, OptionValues, OptionMap};
/// const SPECS: &[OptionSpec] =
///     &[OptionSpec { id: "players", about: "about-players", values: OptionValues::Range(2, 4), default: "2" }];
/// let chosen = OptionMap::new();
/// let mut reader = OptionReader::new(SPECS, &chosen);
/// let players = reader.number("players");
/// assert_eq!(reader.finish(players).unwrap(), 2);
/// ```
pub struct OptionReader<'a> {
    specs: &'static [OptionSpec],
    chosen: &'a OptionMap,
    problems: Problems,
}

impl<'a> OptionReader<'a> {
    /// Starts reading; options that do not exist are problems already.
    pub fn new(specs: &'static [OptionSpec], chosen: &'a OptionMap) -> Self {
        let mut problems = Problems::default();
        for id in chosen.keys().filter(|id| specs.iter().all(|spec| spec.id != id.as_str())) {
            let known: Vec<_> = specs.iter().map(|spec| spec.id).collect();
            problems.add(id, format!("there is no such option; the options are {}", known.join(", ")));
        }
        OptionReader { specs, chosen, problems }
    }

    /// A number, or the start of its range when it is wrong (which is then a problem).
    pub fn number(&mut self, id: &str) -> i32 {
        let OptionValues::Range(min, max) = self.spec(id).values else { panic!("option {id} is no number") };
        match self.value(id) {
            Some(OptionValue::Number(number)) if (min..=max).contains(&number) => number,
            found => self.refuse(id, found, min),
        }
    }

    /// A flag, or `false` when it is wrong (which is then a problem).
    pub fn flag(&mut self, id: &str) -> bool {
        match self.value(id) {
            Some(OptionValue::Flag(flag)) => flag,
            found => self.refuse(id, found, false),
        }
    }

    /// The position of the word in its list, or 0 when it is wrong (which is then a problem).
    pub fn choice(&mut self, id: &str) -> usize {
        let OptionValues::OneOf(words) = self.spec(id).values else { panic!("option {id} is no list") };
        let found = self.value(id);
        let word = found.as_ref().map(OptionValue::to_string);
        match words.iter().position(|(known, _)| Some(*known) == word.as_deref()) {
            Some(index) => index,
            None => self.refuse(id, found, 0),
        }
    }

    /// Whether the option was chosen; for options whose default follows from another.
    pub fn is_chosen(&self, id: &str) -> bool {
        self.chosen.contains_key(id)
    }

    /// Adds a problem that only the game can see.
    pub fn problem(&mut self, id: &str, message: impl Into<String>) {
        self.problems.add(id, message);
    }

    /// The options if there was no problem, otherwise all problems.
    pub fn finish<T>(self, options: T) -> Result<T, Problems> {
        self.problems.into_result(options)
    }

    fn spec(&self, id: &str) -> &'static OptionSpec {
        self.specs.iter().find(|spec| spec.id == id).expect("a game reads only options it has described")
    }

    fn value(&self, id: &str) -> Option<OptionValue> {
        let default = self.spec(id).default;
        let default = (!default.is_empty()).then(|| OptionValue::from_text(default));
        self.chosen.get(id).cloned().or(default)
    }

    fn refuse<T>(&mut self, id: &str, found: Option<OptionValue>, instead: T) -> T {
        let found = found.map_or("nothing".to_owned(), |value| value.to_string());
        self.problems.add(id, format!("must be {}, not {found}", self.spec(id).values));
        instead
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { id: "players", about: "p", values: OptionValues::Range(2, 4), default: "2" },
        OptionSpec { id: "open", about: "o", values: OptionValues::Flag, default: "false" },
        OptionSpec {
            id: "edition",
            about: "e",
            values: OptionValues::OneOf(&[("old", "x"), ("new", "y")]),
            default: "new",
        },
    ];

    fn chosen(pairs: &[(&str, &str)]) -> OptionMap {
        pairs.iter().map(|(id, text)| ((*id).to_owned(), OptionValue::from_text(text))).collect()
    }

    #[test]
    fn what_is_not_chosen_has_its_default() {
        let map = chosen(&[]);
        let mut reader = OptionReader::new(SPECS, &map);
        let read = (reader.number("players"), reader.flag("open"), reader.choice("edition"));
        assert_eq!(reader.finish(read).unwrap(), (2, false, 1));
    }

    #[test]
    fn every_problem_is_named_at_once() {
        let map = chosen(&[("players", "7"), ("open", "3"), ("edition", "middle"), ("speed", "1")]);
        let mut reader = OptionReader::new(SPECS, &map);
        let read = (reader.number("players"), reader.flag("open"), reader.choice("edition"));
        let problems = reader.finish(read).unwrap_err().to_string();
        for part in ["players: must be a number from 2 to 4, not 7", "open:", "one of old, new", "speed: there is no"] {
            assert!(problems.contains(part), "{problems}");
        }
    }
}
