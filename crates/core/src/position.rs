//! Position notation: what all games share of it. A position is a JSON object (in files: TOML) that a game writes in
//! full and reads with whatever is left out filled in the same way every time.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

/// One thing that is wrong in a position or in options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// Where: the path of keys, such as `seats.A.hand`.
    pub at: String,
    /// What is wrong, as a sentence without its full stop.
    pub message: String,
}

/// Everything that is wrong, not only the first thing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// A single problem.
    pub fn one(at: impl Into<String>, message: impl Into<String>) -> Problems {
        Problems(vec![Problem { at: at.into(), message: message.into() }])
    }

    /// Adds a problem.
    pub fn add(&mut self, at: impl Into<String>, message: impl Into<String>) {
        self.0.push(Problem { at: at.into(), message: message.into() });
    }

    /// Adds what another reader found.
    pub fn extend(&mut self, other: Problems) {
        self.0.extend(other.0);
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The problems in the order they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }

    /// The value if nothing is wrong, otherwise the problems.
    pub fn into_result<T>(self, value: T) -> Result<T, Problems> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{}: {}", problem.at, problem.message)?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// The one text of a JSON value: keys sorted, no spaces. Hashes are taken of it.
pub fn canonical_json(value: &Value) -> String {
    let mut text = String::new();
    write_canonical(value, &mut text);
    text
}

fn write_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(map) => {
            let mut entries: Vec<_> = map.iter().collect();
            entries.sort_by_key(|(key, _)| *key);
            write_list(text, '{', '}', entries, |text, (key, value)| {
                text.push_str(&Value::from(key.as_str()).to_string());
                text.push(':');
                write_canonical(value, text);
            });
        }
        Value::Array(items) => write_list(text, '[', ']', items, |text, item| write_canonical(item, text)),
        scalar => text.push_str(&scalar.to_string()),
    }
}

fn write_list<T>(
    text: &mut String,
    open: char,
    close: char,
    items: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut String, T),
) {
    text.push(open);
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        write(text, item);
    }
    text.push(close);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_canonical_text_sorts_keys_and_escapes() {
        let value = serde_json::json!({"b": [1, {"z": null, "a": "x\"y"}], "a": true});
        assert_eq!(canonical_json(&value), r#"{"a":true,"b":[1,{"a":"x\"y","z":null}]}"#);
    }
}
