//! Compares what a scenario names with what is there; what is not named is not compared.

use lusoria_core::Seat;
use lusoria_core::position::canonical_json;
use serde_json::{Map, Value};

/// Questions that may be asked of a list instead of listing it.
pub(crate) const LIST_WORDS: [&str; 3] = ["contains", "count", "lacks"];
/// The key of a table that holds nothing else.
pub(crate) const ONLY: &str = "only";

/// Something that is not as expected.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The keys that lead there; entries of a list by their index in the expectation.
    pub path: Vec<String>,
    /// What should be there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

/// Every difference between the expectation and what is found.
///
/// Lists whose key is not in `ordered` are bags, except lists by seat. Instead of a list, `{ contains = […],
/// lacks = […], count = 3 }` asks for a part of it, and `{ A = …, B = … }` for the entries of seats. `{ only = {…} }` is
/// a table in which everything else is nothing. The word `"-"` stands for nothing: a missing key, an empty list or table,
/// 0 or false.
pub fn compare(expected: &Value, found: &Value, ordered: &[&str]) -> Vec<Difference> {
    let mut comparison = Comparison { ordered, path: Vec::new(), differences: Vec::new() };
    comparison.walk(expected, Some(found), false);
    comparison.differences
}

/// Whether the table asks about a list.
pub(crate) fn is_list_question(table: &Map<String, Value>) -> bool {
    !table.is_empty() && table.keys().all(|key| LIST_WORDS.contains(&key.as_str()))
}

/// Whether the value stands for nothing.
pub(crate) fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(flag) => !flag,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(word) => word.is_empty() || word == "-",
        Value::Array(items) => items.is_empty(),
        Value::Object(map) => map.is_empty(),
    }
}

/// The entry of a list that belongs to a seat: the one that says so, in a list without seats the one of its index.
pub(crate) fn entry_of(items: &[Value], letter: &str) -> Option<usize> {
    let seat: Seat = letter.parse().ok()?;
    let says = |item: &Value| item.get("seat").and_then(Value::as_str).map(str::to_owned);
    if items.iter().any(|item| says(item).is_some()) {
        return items.iter().position(|item| says(item).is_some_and(|word| word == seat.to_string()));
    }
    (seat.index() < items.len()).then(|| seat.index())
}

fn is_by_seat(items: &[Value]) -> bool {
    let letter = |index: usize| Seat::all(lusoria_core::MAX_SEATS).nth(index).map(|seat| seat.to_string());
    let says = |(index, item): (usize, &Value)| {
        item.get("seat").is_some_and(|word| word.as_str().map(str::to_owned) == letter(index))
    };
    !items.is_empty() && items.iter().enumerate().all(says)
}

struct Comparison<'a> {
    ordered: &'a [&'a str],
    path: Vec<String>,
    differences: Vec<Difference>,
}

impl Comparison<'_> {
    fn walk(&mut self, expected: &Value, found: Option<&Value>, exact: bool) {
        match (expected, found) {
            (Value::Object(question), None | Some(Value::Null | Value::Array(_))) if is_list_question(question) => {
                self.ask_list(question, found.and_then(Value::as_array).map_or(&[], Vec::as_slice));
            }
            (Value::Object(by_seat), Some(Value::Array(items))) => {
                for (letter, value) in by_seat {
                    let entry = entry_of(items, letter).map(|index| &items[index]);
                    self.inside(letter, |inner| inner.walk(value, entry, exact));
                }
            }
            (Value::Object(table), _) if table.len() == 1 && table.contains_key(ONLY) => {
                self.inside(ONLY, |inner| inner.walk(&table[ONLY], found, true));
            }
            (Value::Object(expected), None | Some(Value::Null | Value::Object(_))) => {
                self.walk_table(expected, found.and_then(Value::as_object), exact);
            }
            (Value::Array(expected), Some(Value::Array(found))) => self.walk_list(expected, found, exact),
            (expected, None) if is_nothing(expected) => {}
            (expected, Some(found)) if expected == found => {}
            (Value::String(word), Some(found)) if word == "-" && is_nothing(found) => {}
            _ => self.differ(expected, found.map_or("nothing".to_owned(), canonical_json)),
        }
    }

    fn walk_table(&mut self, expected: &Map<String, Value>, found: Option<&Map<String, Value>>, exact: bool) {
        for (key, value) in expected {
            self.inside(key, |inner| inner.walk(value, found.and_then(|found| found.get(key)), exact));
        }
        let others =
            found.into_iter().flatten().filter(|(key, value)| !expected.contains_key(*key) && !is_nothing(value));
        for (key, value) in others.filter(|_| exact) {
            self.inside(key, |inner| inner.differ(&Value::from("-"), canonical_json(value)));
        }
    }

    fn walk_list(&mut self, expected: &[Value], found: &[Value], exact: bool) {
        let is_ordered = self.path.last().is_some_and(|key| self.ordered.contains(&key.as_str())) || is_by_seat(found);
        if expected.len() == found.len() && is_ordered {
            for (index, (expected, found)) in expected.iter().zip(found).enumerate() {
                self.inside(&index.to_string(), |inner| inner.walk(expected, Some(found), exact));
            }
            return;
        }
        let (missing, free) = if is_ordered { Default::default() } else { self.unmatched(expected, found) };
        if expected.len() == found.len() && missing.is_empty() && !is_ordered {
            return;
        }
        let are_tables = found.iter().all(Value::is_object) && !found.is_empty();
        if expected.len() == found.len() && are_tables {
            return self.differ_from_nearest(expected, found, &missing, &free);
        }
        self.differ(&Value::from(expected.to_vec()), canonical_json(&Value::from(found.to_vec())));
    }

    fn ask_list(&mut self, question: &Map<String, Value>, found: &[Value]) {
        let as_list = |value: &Value| value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
        if let Some(expected) = question.get("contains") {
            let expected = as_list(expected);
            let (missing, free) = self.unmatched(&expected, found);
            self.inside("contains", |inner| inner.differ_from_nearest(&expected, found, &missing, &free));
        }
        for unwanted in question.get("lacks").map(as_list).unwrap_or_default() {
            if let Some(entry) = found.iter().find(|entry| self.fits(&unwanted, entry)) {
                let unwanted = format!("none of {}", canonical_json(&unwanted));
                self.inside("lacks", |inner| inner.differ_as(unwanted, canonical_json(entry)));
            }
        }
        if let Some(count) = question.get("count").filter(|count| count.as_u64() != Some(found.len() as u64)) {
            self.inside("count", |inner| inner.differ(count, found.len().to_string()));
        }
    }

    /// Says of each missing entry what keeps it from being the free one that is nearest to it.
    fn differ_from_nearest(&mut self, expected: &[Value], found: &[Value], missing: &[usize], free: &[usize]) {
        for &index in missing {
            let wanted = &expected[index];
            let free = free.iter().map(|&place| &found[place]).filter(|entry| entry.is_object());
            let nearest = free.map(|entry| self.differences_to(wanted, entry)).min_by_key(Vec::len);
            self.inside(&index.to_string(), |inner| match nearest {
                Some(differences) => inner.differences.extend(differences.into_iter().map(|mut difference| {
                    difference.path = inner.path.iter().cloned().chain(difference.path).collect();
                    difference
                })),
                None => inner.differ(wanted, canonical_json(&Value::from(found.to_vec()))),
            });
        }
    }

    /// The expected entries that find no entry of their own when as many as possible do, and the entries left over.
    fn unmatched(&self, expected: &[Value], found: &[Value]) -> (Vec<usize>, Vec<usize>) {
        let can = |wanted: usize, place: usize| self.fits(&expected[wanted], &found[place]);
        let mut owners = vec![None; found.len()];
        let finds_none = |&wanted: &usize| !assign(wanted, &mut vec![false; found.len()], &mut owners, &can);
        let missing = (0..expected.len()).filter(finds_none).collect();
        let free = (0..found.len()).filter(|&place| owners[place].is_none()).collect();
        (missing, free)
    }

    fn fits(&self, expected: &Value, found: &Value) -> bool {
        self.differences_to(expected, found).is_empty()
    }

    fn differences_to(&self, expected: &Value, found: &Value) -> Vec<Difference> {
        compare(expected, found, self.ordered)
    }

    fn inside(&mut self, key: &str, walk: impl FnOnce(&mut Self)) {
        self.path.push(key.to_owned());
        walk(self);
        self.path.pop();
    }

    fn differ(&mut self, expected: &Value, found: String) {
        self.differ_as(canonical_json(expected), found);
    }

    fn differ_as(&mut self, expected: String, found: String) {
        self.differences.push(Difference { path: self.path.clone(), expected, found });
    }
}

/// Gives an entry a place of its own that it fits, moving others where that is needed.
fn assign(wanted: usize, seen: &mut [bool], owners: &mut [Option<usize>], can: &impl Fn(usize, usize) -> bool) -> bool {
    for place in 0..owners.len() {
        if can(wanted, place) && !std::mem::replace(&mut seen[place], true) {
            let is_free = match owners[place] {
                None => true,
                Some(owner) => assign(owner, seen, owners, can),
            };
            if is_free {
                owners[place] = Some(wanted);
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn paths(expected: Value, found: &Value) -> Vec<String> {
        compare(&expected, found, &["deck"]).iter().map(|difference| difference.path.join(".")).collect()
    }

    #[test]
    fn only_what_is_named_is_compared() {
        let found = json!({"a": {"x": 1, "y": 2}, "b": ["p", "q"], "deck": ["p", "q"]});
        assert_eq!(paths(json!({"a": {"x": 1}, "b": ["q", "p"], "c": "-"}), &found), [""; 0]);
        assert_eq!(paths(json!({"a": {"x": 2}, "deck": ["q", "p"], "d": 1}), &found), ["a.x", "d", "deck.0", "deck.1"]);
    }

    #[test]
    fn bags_of_tables_are_matched_as_a_whole_and_differ_where_they_differ() {
        let found = json!({"s": [{"id": 1, "n": 1}, {"id": 1, "n": 2}]});
        assert_eq!(paths(json!({"s": [{"id": 1}, {"id": 1, "n": 1}]}), &found), [""; 0]);
        assert_eq!(paths(json!({"s": [{"n": 2}, {"n": 2}]}), &found), ["s.1.n"]);
        assert_eq!(paths(json!({"s": [{"id": 1, "n": 2}, {"id": 1, "n": 3}]}), &found), ["s.1.n"]);
    }

    #[test]
    fn a_list_can_be_asked_for_a_part_of_it() {
        let found = json!({"b": ["p", "q", "q"], "s": [{"id": 1, "n": 1}]});
        assert_eq!(paths(json!({"b": {"contains": ["q", "q"], "lacks": ["r"], "count": 3}}), &found), [""; 0]);
        assert_eq!(
            paths(json!({"b": {"contains": ["p", "p"], "lacks": ["q"], "count": 2}}), &found),
            ["b.contains.1", "b.lacks", "b.count"]
        );
        assert_eq!(paths(json!({"s": {"contains": [{"id": 1, "n": 2}]}}), &found), ["s.contains.0.n"]);
        assert_eq!(paths(json!({"s": {"lacks": [{"id": 1}]}}), &found), ["s.lacks"]);
        assert_eq!(paths(json!({"none": {"count": 0, "lacks": ["p"]}}), &found), [""; 0]);
        assert_eq!(paths(json!({"none": {"contains": ["p"]}}), &found), ["none.contains.0"]);
    }

    #[test]
    fn only_leaves_room_for_nothing_else() {
        let found = json!({"goods": {"wood": 2, "stone": 0, "inner": {"a": 1, "b": 1}}});
        assert_eq!(paths(json!({"goods": {"only": {"wood": 2, "inner": {"a": 1, "b": 1}}}}), &found), [""; 0]);
        assert_eq!(paths(json!({"goods": {"only": {"wood": 2, "inner": {"a": 1}}}}), &found), ["goods.only.inner.b"]);
        assert_eq!(paths(json!({"goods": {"only": {"wood": 2}}}), &found), ["goods.only.inner"]);
    }

    #[test]
    fn swapped_seats_differ_and_seats_are_named_by_letter() {
        let found = json!({"seats": [{"seat": "A", "n": 1}, {"seat": "B", "n": 2}], "points": [3, 4]});
        assert_eq!(paths(json!({"seats": [{"n": 2}, {"n": 1}]}), &found), ["seats.0.n", "seats.1.n"]);
        assert_eq!(paths(json!({"seats": {"B": {"n": 2}}, "points": {"B": 4}}), &found), [""; 0]);
        assert_eq!(paths(json!({"seats": {"B": {"n": 1}, "C": {"n": 1}}}), &found), ["seats.B.n", "seats.C.n"]);
    }
}
