//! Whether a key or a word of an expectation about a position exists at all. The reader of positions knows: what is not
//! known to it is refused in the same words as a name that certainly does not exist.

use lusoria_core::face::AnyMatch;
use serde_json::{Map, Value};

use crate::compare::{ONLY, is_list_question};
use crate::shape::Misspelt;

/// A name that no game uses.
const NO_NAME: &str = "zz-no-such-name";

/// What is misspelt in an expectation about the position of a match.
pub(crate) fn misspelt_in_position(game: &dyn AnyMatch, expected: &Value, position: &Value) -> Vec<Misspelt> {
    let mut probe = Probe { game, position, place: Vec::new(), path: Vec::new(), found: Vec::new() };
    probe.value(expected);
    probe.found
}

struct Probe<'a> {
    game: &'a dyn AnyMatch,
    position: &'a Value,
    /// The keys that lead to the place in the position.
    place: Vec<String>,
    /// The keys that lead there in the file.
    path: Vec<String>,
    found: Vec<Misspelt>,
}

impl Probe<'_> {
    fn value(&mut self, expected: &Value) {
        let here = at(self.position, &self.place);
        match expected {
            Value::Object(table) if is_list_question(table) && !here.is_some_and(Value::is_object) => {
                for key in ["contains", "lacks"] {
                    let entries = table.get(key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
                    self.inside(key, |probe| entries.iter().for_each(|entry| probe.entry(entry)));
                }
            }
            Value::Object(table) if table.len() == 1 && table.contains_key(ONLY) => {
                self.inside(ONLY, |probe| probe.value(&table[ONLY]));
            }
            Value::Object(table) => self.table(table),
            Value::Array(entries) => {
                entries.iter().filter(|entry| entry.is_object()).for_each(|entry| self.entry(entry))
            }
            _ => {}
        }
    }

    fn table(&mut self, table: &Map<String, Value>) {
        for (key, value) in table {
            self.path.push(key.clone());
            self.place.push(key.clone());
            if at(self.position, &self.place).is_none() {
                let wanted = plain(value);
                let mut named = self.position.clone();
                put(&mut named, &self.place, wanted.clone());
                let nowhere: Vec<String> =
                    self.place[..self.place.len() - 1].iter().cloned().chain([NO_NAME.to_owned()]).collect();
                let mut unnamed = self.position.clone();
                put(&mut unnamed, &nowhere, wanted);
                self.compare(&named, &unnamed, key);
            }
            self.value(value);
            self.place.pop();
            self.path.pop();
        }
    }

    /// An entry of a list: its words and its keys, one after another, are changed to a name that does not exist.
    fn entry(&mut self, entry: &Value) {
        let entry = plain(entry);
        match &entry {
            Value::String(word) => {
                let (named, unnamed) = (self.with_entry(entry.clone()), self.with_entry(NO_NAME.into()));
                self.compare(&named, &unnamed, word);
            }
            Value::Object(table) => {
                for (key, value) in table {
                    let mut other = table.clone();
                    other.remove(key);
                    other.insert(NO_NAME.to_owned(), value.clone());
                    let (named, unnamed) = (self.with_entry(entry.clone()), self.with_entry(other.into()));
                    self.compare(&named, &unnamed, key);
                }
            }
            _ => {}
        }
    }

    fn with_entry(&self, entry: Value) -> Value {
        let mut position = self.position.clone();
        let mut list = at(&position, &self.place).and_then(Value::as_array).cloned().unwrap_or_default();
        list.push(entry);
        put(&mut position, &self.place, list.into());
        position
    }

    /// The name is misspelt when it is refused, and refused as the one that does not exist.
    fn compare(&mut self, named: &Value, unnamed: &Value, name: &str) {
        let (named, unnamed) = (self.problems(named), self.problems(unnamed));
        let unnamed: Vec<String> = unnamed.iter().map(|problem| problem.replace(NO_NAME, name)).collect();
        if !named.is_empty() && named == unnamed {
            self.found.push(Misspelt { path: self.path.clone(), message: named.join("; ") });
        }
    }

    fn problems(&self, position: &Value) -> Vec<String> {
        let refused = self.game.game().start_from(&self.game.options(), position).err();
        let mut problems: Vec<String> = refused
            .iter()
            .flat_map(|problems| problems.iter())
            .map(|problem| format!("{}: {}", problem.at, problem.message))
            .collect();
        problems.sort();
        problems
    }

    fn inside(&mut self, key: &str, walk: impl FnOnce(&mut Self)) {
        self.path.push(key.to_owned());
        walk(self);
        self.path.pop();
    }
}

/// What an expectation asks for, without the words of questions.
fn plain(expected: &Value) -> Value {
    match expected {
        Value::Object(table) if is_list_question(table) => {
            table.get("contains").cloned().unwrap_or(Value::Array(Vec::new()))
        }
        Value::Object(table) if table.len() == 1 && table.contains_key(ONLY) => plain(&table[ONLY]),
        Value::Object(table) => table.iter().map(|(key, value)| (key.clone(), plain(value))).collect(),
        other => other.clone(),
    }
}

fn at<'a>(value: &'a Value, place: &[String]) -> Option<&'a Value> {
    place.iter().try_fold(value, |value, key| value.get(key))
}

/// Puts a value at a place, making the tables that lead there.
fn put(value: &mut Value, place: &[String], new: Value) {
    let Some((key, rest)) = place.split_first() else {
        *value = new;
        return;
    };
    if !value.is_object() {
        *value = Value::Object(Map::new());
    }
    let table = value.as_object_mut().expect("made a table above");
    put(table.entry(key).or_insert(Value::Null), rest, new);
}
