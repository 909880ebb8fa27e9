//! One file, several runs: `variants` lists values by name, and `$name` stands for the value of the run.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use toml_edit::Document;

use crate::file::Unreadable;

const KEY: &str = "variants";

/// The texts to run, each with what tells it from the others; a file without variants is its only one. Values are put
/// in line by line, so that every line keeps its number.
pub(crate) fn expand(text: &str, document: &Document<String>) -> Result<Vec<(String, String)>, Unreadable> {
    let line = document.get(KEY).and_then(|item| item.span()).map_or(1, |span| crate::file::line_of(text, span.start));
    let refuse = |message: String| Unreadable { line, message };
    let variants = read(text).map_err(refuse)?;
    let used = names_in(text);
    let Some(first) = variants.first() else {
        return match used.first() {
            None => Ok(vec![(String::new(), text.to_owned())]),
            Some((line, name)) => Err(Unreadable { line: *line, message: no_value(name) }),
        };
    };
    let known: BTreeSet<&String> = first.keys().collect();
    if variants.iter().any(|variant| variant.keys().collect::<BTreeSet<_>>() != known) {
        return Err(refuse("every variant gives a value to the same names".to_owned()));
    }
    if let Some((line, name)) = used.iter().find(|(_, name)| !first.contains_key(name)) {
        return Err(Unreadable { line: *line, message: no_value(name) });
    }
    if let Some(name) = known.iter().find(|name| used.iter().all(|(_, used)| used != **name)) {
        return Err(refuse(format!("nothing in the file uses ${name}")));
    }
    Ok(variants.iter().map(|variant| (label(variant), put_in(text, variant))).collect())
}

fn no_value(name: &str) -> String {
    format!("${name} has no value: each of the variants gives it one")
}

fn read(text: &str) -> Result<Vec<Map<String, Value>>, String> {
    let file: Map<String, Value> = toml::from_str(text).map_err(|error| error.message().to_owned())?;
    let Some(variants) = file.get(KEY) else { return Ok(Vec::new()) };
    let tables = variants.as_array().filter(|variants| !variants.is_empty());
    let tables = tables.ok_or("variants is a list of tables")?;
    tables.iter().map(|variant| variant.as_object().cloned().ok_or("a variant is a table".to_owned())).collect()
}

fn label(variant: &Map<String, Value>) -> String {
    let pairs: Vec<String> = variant.iter().map(|(name, value)| format!("{name} = {}", inline(value))).collect();
    pairs.join(", ")
}

/// Every `$name` outside comments, with its line.
fn names_in(text: &str) -> Vec<(usize, String)> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with('#'));
    let names = lines.flat_map(|(index, line)| {
        line.match_indices('$').map(move |(at, _)| (index + 1, name_at(&line[at + 1..]).to_owned()))
    });
    names.filter(|(_, name)| !name.is_empty()).collect()
}

fn name_at(text: &str) -> &str {
    let len = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    &text[..len]
}

/// A quoted name becomes the value as it is, a name inside a longer text its words.
fn put_in(text: &str, variant: &Map<String, Value>) -> String {
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        let name = name_at(&rest[at + 1..]);
        let after = &rest[at + 1 + name.len()..];
        let Some(value) = variant.get(name) else {
            written.push_str(&rest[..at + 1]);
            rest = &rest[at + 1..];
            continue;
        };
        match (rest[..at].strip_suffix('"'), after.strip_prefix('"')) {
            (Some(before), Some(after)) => {
                written.push_str(before);
                written.push_str(&inline(value));
                rest = after;
            }
            _ => {
                written.push_str(&rest[..at]);
                written.push_str(value.as_str().map_or_else(|| inline(value), str::to_owned).as_str());
                rest = after;
            }
        }
    }
    written + rest
}

/// A value as TOML on one line.
fn inline(value: &Value) -> String {
    let list = |items: Vec<String>| items.join(", ");
    match value {
        Value::Array(items) => format!("[{}]", list(items.iter().map(inline).collect())),
        Value::Object(table) => {
            let pair = |(key, value): (&String, &Value)| format!("{} = {}", Value::from(key.as_str()), inline(value));
            format!("{{ {} }}", list(table.iter().map(pair).collect()))
        }
        scalar => scalar.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expanded(text: &str) -> Result<Vec<(String, String)>, Unreadable> {
        expand(text, &Document::parse(text.to_owned()).unwrap())
    }

    #[test]
    fn a_value_keeps_its_type_and_a_part_of_a_text_its_words() {
        let text =
            "variants = [{ card = \"five\", n = 2, list = [1, 2] }]\na = \"$n\"\nb = \"cash $card\"\nc = \"$list\"\n";
        let runs = expanded(text).unwrap();
        assert_eq!(runs[0].0, "card = \"five\", list = [1, 2], n = 2");
        assert!(runs[0].1.ends_with("a = 2\nb = \"cash five\"\nc = [1, 2]\n"), "{}", runs[0].1);
    }

    #[test]
    fn names_without_value_and_values_without_use_are_refused() {
        assert_eq!(expanded("a = 1\nb = \"$n\"").unwrap_err().line, 2);
        assert_eq!(expanded("variants = [{ n = 1 }]\nb = \"$m\"").unwrap_err().line, 2);
        assert!(expanded("variants = [{ n = 1, m = 1 }]\nb = \"$m\"").unwrap_err().message.contains("$n"));
        assert!(expanded("variants = [{ n = 1 }, { m = 1 }]\nb = \"$m\"").is_err());
        assert!(expanded("variants = []").is_err() && expanded("variants = 3").is_err());
        assert_eq!(expanded("# $n\na = 1").unwrap().len(), 1);
    }
}
