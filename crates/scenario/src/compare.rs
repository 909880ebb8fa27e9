//! Compares what a scenario names with what is there; what is not named is not compared.

use lusoria_core::position::canonical_json;
use serde_json::Value;

/// Something that is not as expected.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The keys that lead there.
    pub path: Vec<String>,
    /// What should be there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

/// Every difference between the expectation and what is found. Lists whose key is not in `ordered` are bags. The word
/// `"-"` stands for nothing: a missing key, an empty list or table, 0 or false.
pub fn compare(expected: &Value, found: &Value, ordered: &[&str]) -> Vec<Difference> {
    let mut differences = Vec::new();
    walk(expected, Some(found), ordered, &mut Vec::new(), &mut differences);
    differences
}

fn walk(
    expected: &Value,
    found: Option<&Value>,
    ordered: &[&str],
    path: &mut Vec<String>,
    differences: &mut Vec<Difference>,
) {
    match (expected, found) {
        (Value::Object(expected), Some(Value::Object(found))) => {
            for (key, value) in expected {
                path.push(key.clone());
                walk(value, found.get(key), ordered, path, differences);
                path.pop();
            }
        }
        _ if fits(expected, found, ordered, path.last().map_or("", String::as_str)) => {}
        _ => differences.push(Difference {
            path: path.clone(),
            expected: canonical_json(expected),
            found: found.map_or("nothing".to_owned(), canonical_json),
        }),
    }
}

fn fits(expected: &Value, found: Option<&Value>, ordered: &[&str], key: &str) -> bool {
    if expected.as_str() == Some("-") {
        return found.is_none_or(is_nothing);
    }
    let Some(found) = found else { return is_nothing(expected) };
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().all(|(key, value)| fits(value, found.get(key), ordered, key))
        }
        (Value::Array(expected), Value::Array(found)) if expected.len() != found.len() => false,
        (Value::Array(expected), Value::Array(found)) if ordered.contains(&key) => {
            expected.iter().zip(found).all(|(expected, found)| fits(expected, Some(found), ordered, key))
        }
        (Value::Array(expected), Value::Array(found)) => fits_as_bag(expected, found, ordered, key),
        _ => expected == found,
    }
}

/// Gives each expected entry an entry of its own that it fits, trying again with another one where that fails.
fn fits_as_bag(expected: &[Value], found: &[Value], ordered: &[&str], key: &str) -> bool {
    fn assign(
        wanted: usize,
        seen: &mut [bool],
        owners: &mut [Option<usize>],
        can: &impl Fn(usize, usize) -> bool,
    ) -> bool {
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
    let can = |wanted: usize, place: usize| fits(&expected[wanted], Some(&found[place]), ordered, key);
    let mut owners = vec![None; found.len()];
    (0..expected.len()).all(|wanted| assign(wanted, &mut vec![false; found.len()], &mut owners, &can))
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(flag) => !flag,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(word) => word.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(map) => map.is_empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_is_named_is_compared() {
        let found = json!({"a": {"x": 1, "y": 2}, "b": ["p", "q"], "deck": ["p", "q"]});
        assert_eq!(compare(&json!({"a": {"x": 1}, "b": ["q", "p"], "c": "-"}), &found, &["deck"]), []);
        let differences = compare(&json!({"a": {"x": 2}, "deck": ["q", "p"], "d": 1}), &found, &["deck"]);
        let paths: Vec<_> = differences.iter().map(|difference| difference.path.join(".")).collect();
        assert_eq!(paths, ["a.x", "d", "deck"]);
    }

    #[test]
    fn bags_of_tables_are_matched_as_a_whole() {
        let found = json!({"s": [{"id": 1, "n": 1}, {"id": 1, "n": 2}]});
        assert_eq!(compare(&json!({"s": [{"id": 1}, {"id": 1, "n": 1}]}), &found, &[]), []);
        assert_eq!(compare(&json!({"s": [{"n": 2}, {"n": 2}]}), &found, &[]).len(), 1);
    }
}
