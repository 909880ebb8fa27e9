//! Reading a JSON object strictly: every wrong value, unknown key and missing part is collected with its path.

use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde_json::{Map, Value};

use crate::{Problems, Seat};

/// An object being read. Keys that nobody asked for by [`finish`](Fields::finish) are problems.
///
/// ```
/// # use lusoria_core::fields::Fields;
/// let json = serde_json::json!({"points": 70, "hand": ["x"], "color": "red"});
/// let problems = Fields::read(&json, |fields| {
///     fields.number("points", 0..=50);
///     fields.words::<u8>("hand");
/// });
/// assert_eq!(problems.unwrap_err().iter().count(), 3);
/// ```
pub struct Fields<'a> {
    path: String,
    map: Option<&'a Map<String, Value>>,
    asked: RefCell<Vec<String>>,
    problems: &'a RefCell<Problems>,
    finished: Cell<bool>,
}

impl<'a> Fields<'a> {
    /// Reads a whole object with `read`; the result counts only if no problem was found.
    pub fn read<T>(json: &Value, read: impl FnOnce(&Fields<'_>) -> T) -> Result<T, Problems> {
        let (value, problems) = Fields::read_on(json, read);
        problems.into_result(value)
    }

    /// The same for those who look for further problems in what could be read.
    pub fn read_on<T>(json: &Value, read: impl FnOnce(&Fields<'_>) -> T) -> (T, Problems) {
        let problems = RefCell::default();
        let fields = Fields::new(String::new(), json, &problems);
        let value = read(&fields);
        fields.finish();
        drop(fields);
        (value, problems.into_inner())
    }

    fn new(path: String, json: &'a Value, problems: &'a RefCell<Problems>) -> Fields<'a> {
        let fields =
            Fields { path, map: json.as_object(), asked: RefCell::default(), problems, finished: Cell::new(false) };
        if fields.map.is_none() {
            fields.problem("expected a table of keys and values");
        }
        fields
    }

    /// Whether the key is there.
    pub fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// A word read as a value, such as the name of a card.
    pub fn word<T: FromStr<Err: Display>>(&self, key: &str) -> Option<T> {
        self.parse(&self.join(key), self.get(key)?)
    }

    /// A list of words read as values; wrong words are left out (and are problems).
    pub fn words<T: FromStr<Err: Display>>(&self, key: &str) -> Option<Vec<T>> {
        let items = self.list(key)?;
        let word = |(index, item)| self.parse(&format!("{}[{index}]", self.join(key)), item);
        Some(items.iter().enumerate().filter_map(word).collect())
    }

    /// A whole number of a range.
    pub fn number<N: TryFrom<i64> + Into<i64> + Copy + Display>(
        &self,
        key: &str,
        range: RangeInclusive<N>,
    ) -> Option<N> {
        let value = self.get(key)?;
        self.number_at(&self.join(key), value, range)
    }

    /// A list of whole numbers of a range.
    pub fn numbers<N: TryFrom<i64> + Into<i64> + Copy + Display>(
        &self,
        key: &str,
        range: RangeInclusive<N>,
    ) -> Option<Vec<N>> {
        let items = self.list(key)?;
        let number = |(index, item)| self.number_at(&format!("{}[{index}]", self.join(key)), item, range.clone());
        Some(items.iter().enumerate().filter_map(number).collect())
    }

    /// `true` or `false`.
    pub fn flag(&self, key: &str) -> Option<bool> {
        let value = self.get(key)?;
        if value.as_bool().is_none() {
            self.problem_at(key, format!("expected true or false, found {value}"));
        }
        value.as_bool()
    }

    /// A table inside this one; its own `finish` must be called.
    pub fn table(&self, key: &str) -> Option<Fields<'a>> {
        Some(Fields::new(self.join(key), self.get(key)?, self.problems))
    }

    /// A list of tables inside this one.
    pub fn tables(&self, key: &str) -> Option<Vec<Fields<'a>>> {
        let items = self.list(key)?;
        let table = |(index, item)| Fields::new(format!("{}[{index}]", self.join(key)), item, self.problems);
        Some(items.iter().enumerate().map(table).collect())
    }

    /// The tables `seats.A`, `seats.B` …, by seat; seats the table does not have are problems.
    pub fn seats(&self, n_seats: usize) -> Vec<Option<Fields<'a>>> {
        let seats = self.table("seats");
        let by_seat = |seat: Seat| seats.as_ref().and_then(|seats| seats.table(&seat.to_string()));
        let found = Seat::all(n_seats).map(by_seat).collect();
        if let Some(seats) = seats {
            seats.finish();
        }
        found
    }

    /// The keys of this table, for tables whose keys are data; they count as asked for.
    pub fn keys(&self) -> Vec<&'a str> {
        let keys: Vec<&str> = self.map.into_iter().flat_map(|map| map.keys().map(String::as_str)).collect();
        self.asked.borrow_mut().extend(keys.iter().map(|key| (*key).to_owned()));
        keys
    }

    /// The raw value of a key, for shapes of a game's own.
    pub fn get(&self, key: &str) -> Option<&'a Value> {
        self.asked.borrow_mut().push(key.to_owned());
        self.map?.get(key)
    }

    /// The path of this table.
    pub fn path(&self) -> &str {
        if self.path.is_empty() { "position" } else { &self.path }
    }

    /// Adds a problem of the whole table.
    pub fn problem(&self, message: impl Into<String>) {
        self.problems.borrow_mut().add(self.path(), message);
    }

    /// Adds a problem of one key.
    pub fn problem_at(&self, key: &str, message: impl Into<String>) {
        self.problems.borrow_mut().add(self.join(key), message);
    }

    /// Whether any problem was found so far, here or elsewhere.
    pub fn has_problems(&self) -> bool {
        !self.problems.borrow().is_empty()
    }

    /// Ends reading this table: every key that was not asked for is a problem.
    pub fn finish(&self) {
        self.finished.set(true);
        let asked = self.asked.borrow();
        let keys = self.map.into_iter().flat_map(|map| map.keys());
        for key in keys.filter(|key| !asked.contains(key)) {
            let mut known = asked.clone();
            known.sort();
            known.dedup();
            self.problem_at(key, format!("there is no such key here; the keys are {}", known.join(", ")));
        }
    }

    fn list(&self, key: &str) -> Option<&'a Vec<Value>> {
        let value = self.get(key)?;
        if value.as_array().is_none() {
            self.problem_at(key, format!("expected a list, found {value}"));
        }
        value.as_array()
    }

    fn parse<T: FromStr<Err: Display>>(&self, path: &str, value: &Value) -> Option<T> {
        let parsed = match value.as_str() {
            Some(word) => word.parse().map_err(|error: T::Err| error.to_string()),
            None => Err(format!("expected a word, found {value}")),
        };
        parsed.map_err(|message| self.problems.borrow_mut().add(path, message)).ok()
    }

    fn number_at<N: TryFrom<i64> + Into<i64> + Copy + Display>(
        &self,
        path: &str,
        value: &Value,
        range: RangeInclusive<N>,
    ) -> Option<N> {
        let bounds = (*range.start()).into()..=(*range.end()).into();
        let number =
            value.as_i64().filter(|number| bounds.contains(number)).and_then(|number| N::try_from(number).ok());
        if number.is_none() {
            let message = format!("expected a number from {} to {}, found {value}", range.start(), range.end());
            self.problems.borrow_mut().add(path, message);
        }
        number
    }

    fn join(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }
}

impl Drop for Fields<'_> {
    fn drop(&mut self) {
        debug_assert!(self.finished.get() || std::thread::panicking(), "{} was not finished", self.path());
    }
}
