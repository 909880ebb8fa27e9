//! What a view or an event can hold at all, read from the TypeScript declarations of its game. A key or a word that
//! stands nowhere in them is misspelt: compared with what is there, it would pass whenever it is expected to be nothing.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::compare::{LIST_WORDS, ONLY, is_list_question};

/// The declared types of a game by name.
pub(crate) struct Shapes(BTreeMap<String, Shape>);

#[derive(Clone, PartialEq, Debug)]
enum Shape {
    /// Anything: a number, a word that the declarations do not list, or a type that is not declared.
    Any,
    Null,
    Word(String),
    List(Box<Shape>),
    Table(BTreeMap<String, Shape>),
    /// A table whose keys are data.
    Map(Box<Shape>),
    OneOf(Vec<Shape>),
    Named(String),
}

/// A key or word that cannot be there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Misspelt {
    pub path: Vec<String>,
    pub message: String,
}

impl Shapes {
    /// Reads `export type Name = …;`, one after another.
    pub(crate) fn read(typescript: &str) -> Shapes {
        let mut reader = Reader { rest: typescript };
        let mut shapes = BTreeMap::new();
        while reader.skip_past("export type ") {
            let name = reader.name();
            reader.take("=");
            shapes.insert(name, reader.union());
        }
        Shapes(shapes)
    }

    /// What is misspelt in an expectation about a value of this type. `is_word` knows the keys of tables whose keys are
    /// data.
    pub(crate) fn check(&self, name: &str, expected: &Value, is_word: &dyn Fn(&str) -> bool) -> Vec<Misspelt> {
        let mut check = Check { shapes: self, is_word, path: Vec::new(), found: Vec::new() };
        check.value(expected, &[&Shape::Named(name.to_owned())]);
        check.found
    }

    /// Every alternative of a shape, with names resolved.
    fn alternatives<'a>(&'a self, shape: &'a Shape, into: &mut Vec<&'a Shape>) {
        match shape {
            Shape::OneOf(shapes) => shapes.iter().for_each(|shape| self.alternatives(shape, into)),
            Shape::Named(name) => match self.0.get(name) {
                Some(shape) => self.alternatives(shape, into),
                None => into.push(&Shape::Any),
            },
            shape => into.push(shape),
        }
    }
}

struct Check<'a> {
    shapes: &'a Shapes,
    is_word: &'a dyn Fn(&str) -> bool,
    path: Vec<String>,
    found: Vec<Misspelt>,
}

impl Check<'_> {
    fn value(&mut self, expected: &Value, shapes: &[&Shape]) {
        let mut alternatives = Vec::new();
        shapes.iter().for_each(|shape| self.shapes.alternatives(shape, &mut alternatives));
        if alternatives.contains(&&Shape::Any) {
            return;
        }
        match expected {
            Value::Object(table) => self.table(table, &alternatives),
            Value::Array(items) => {
                let inner = items_of(&alternatives);
                items.iter().for_each(|item| self.value(item, &inner));
            }
            Value::String(word) => self.word(word, &alternatives),
            _ => {}
        }
    }

    fn word(&mut self, word: &str, alternatives: &[&Shape]) {
        let words: Vec<&str> = alternatives.iter().filter_map(|shape| shape.as_word()).collect();
        if word != "-" && !words.is_empty() && !words.contains(&word) {
            self.misspelt(format!("there is no {word:?} here; it is one of {}", words.join(", ")));
        }
    }

    fn table(&mut self, table: &Map<String, Value>, alternatives: &[&Shape]) {
        let items = items_of(alternatives);
        if !items.is_empty() {
            return self.list_question(table, &items);
        }
        if let (Some(inner), 1) = (table.get(ONLY), table.len()) {
            return self.value(inner, alternatives);
        }
        let kinds: Vec<&Shape> = alternatives.iter().copied().filter(|shape| shape.allows(table)).collect();
        // A kind that there is not is found as a misspelt word.
        let kinds = if kinds.is_empty() { alternatives } else { &kinds };
        for (key, value) in table {
            self.path.push(key.clone());
            let inner: Vec<&Shape> = kinds.iter().filter_map(|shape| shape.at(key)).collect();
            let is_data = kinds.iter().any(|shape| matches!(shape, Shape::Map(_)));
            if inner.is_empty() || (is_data && !(self.is_word)(key)) {
                let keys: Vec<&str> = kinds.iter().flat_map(|shape| shape.keys()).collect();
                self.misspelt(no_such_key(key, &keys));
            } else {
                self.value(value, &inner);
            }
            self.path.pop();
        }
    }

    /// Questions about a list (`contains`, `lacks`, `count`), or its entries by seat.
    fn list_question(&mut self, table: &Map<String, Value>, items: &[&Shape]) {
        let by_question = is_list_question(table);
        for (key, value) in table {
            self.path.push(key.clone());
            match value {
                Value::Array(values) if by_question => values.iter().for_each(|value| self.value(value, items)),
                _ if by_question => {}
                value if key.parse::<lusoria_core::Seat>().is_ok() => self.value(value, items),
                _ => self.misspelt(no_such_key(key, &LIST_WORDS)),
            }
            self.path.pop();
        }
    }

    fn misspelt(&mut self, message: String) {
        self.found.push(Misspelt { path: self.path.clone(), message });
    }
}

pub(crate) fn no_such_key(key: &str, keys: &[&str]) -> String {
    let mut keys = keys.to_vec();
    keys.sort_unstable();
    keys.dedup();
    format!("there is no key {key:?} here; the keys are {}", keys.join(", "))
}

fn items_of<'a>(alternatives: &[&'a Shape]) -> Vec<&'a Shape> {
    let item = |shape: &&'a Shape| match shape {
        Shape::List(item) => Some(item.as_ref()),
        _ => None,
    };
    alternatives.iter().filter_map(item).collect()
}

impl Shape {
    fn as_word(&self) -> Option<&str> {
        if let Shape::Word(word) = self { Some(word) } else { None }
    }

    fn at(&self, key: &str) -> Option<&Shape> {
        match self {
            Shape::Table(table) => table.get(key),
            Shape::Map(inner) => Some(inner),
            _ => None,
        }
    }

    fn keys(&self) -> Vec<&str> {
        if let Shape::Table(table) = self { table.keys().map(String::as_str).collect() } else { Vec::new() }
    }

    /// Whether the words that tell kinds apart (`kind = "drew"`) are those of the expectation.
    fn allows(&self, expected: &Map<String, Value>) -> bool {
        let Shape::Table(table) = self else { return true };
        table.iter().all(|(key, shape)| match (shape, expected.get(key)) {
            (Shape::Word(word), Some(Value::String(expected))) => word == expected,
            _ => true,
        })
    }
}

/// Reads the small part of TypeScript that declarations are written in; whatever else comes is anything.
struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn skip_past(&mut self, mark: &str) -> bool {
        let at = self.rest.find(mark);
        self.rest = at.map_or("", |at| &self.rest[at + mark.len()..]);
        at.is_some()
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
        while self.rest.starts_with("/*") {
            self.skip_past("*/");
            self.rest = self.rest.trim_start();
        }
    }

    fn take(&mut self, mark: &str) -> bool {
        self.skip_space();
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn name(&mut self) -> String {
        self.skip_space();
        let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let len = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(len);
        self.rest = rest;
        name.to_owned()
    }

    fn union(&mut self) -> Shape {
        self.take("|");
        let mut shapes = vec![self.one()];
        while self.take("|") {
            shapes.push(self.one());
        }
        if shapes.len() == 1 { shapes.remove(0) } else { Shape::OneOf(shapes) }
    }

    fn one(&mut self) -> Shape {
        let mut shape = self.atom();
        while self.take("[]") {
            shape = Shape::List(Box::new(shape));
        }
        shape
    }

    fn atom(&mut self) -> Shape {
        if self.take("{") {
            return self.table();
        }
        if self.take("(") {
            let shape = self.union();
            self.take(")");
            return shape;
        }
        if self.take("[") {
            return self.tuple();
        }
        if self.take("\"") {
            return Shape::Word(self.quoted());
        }
        let name = self.name();
        match name.as_str() {
            "Array" if self.take("<") => {
                let item = self.union();
                self.take(">");
                Shape::List(Box::new(item))
            }
            "null" => Shape::Null,
            "" => {
                // Something that is not known here: step over it.
                self.rest = self.rest.get(1..).unwrap_or("");
                Shape::Any
            }
            "number" | "string" | "boolean" | "bigint" | "unknown" => Shape::Any,
            _ => Shape::Named(name),
        }
    }

    fn tuple(&mut self) -> Shape {
        let mut items = Vec::new();
        while !self.take("]") && !self.rest.is_empty() {
            items.push(self.union());
            self.take(",");
        }
        Shape::List(Box::new(Shape::OneOf(items)))
    }

    fn table(&mut self) -> Shape {
        let mut table = BTreeMap::new();
        while !self.take("}") && !self.rest.is_empty() {
            if self.take("[") {
                self.skip_past("]");
                self.take("?");
                self.take(":");
                let inner = self.union();
                self.skip_past("}");
                return Shape::Map(Box::new(inner));
            }
            let key = if self.take("\"") { self.quoted() } else { self.name() };
            self.take("?");
            self.take(":");
            table.insert(key, self.union());
            if !self.take(",") {
                self.take(";");
            }
        }
        Shape::Table(table)
    }

    fn quoted(&mut self) -> String {
        let len = self.rest.find('"').unwrap_or(self.rest.len());
        let word = self.rest[..len].to_owned();
        self.rest = self.rest.get(len + 1..).unwrap_or("");
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const TYPES: &str = r#"
        export type Event = { "kind": "drew", seat: Seat, card: Value | null, } | { "kind": "tied" };
        export type Goods = { [good: string]: number };
        export type Seat = string;
        export type SeatView = { seat: Seat,
        /**
         * What is in it.
         */
        hand: Array<Value> | null, goods: Goods, pair: [Value, Value], sold?: number; };
        export type Value = "one" | "two";
        export type View = { viewer: Seat | null, deck: number, seats: Array<SeatView>, };
    "#;

    fn misspelt(name: &str, expected: Value) -> Vec<String> {
        let found = Shapes::read(TYPES).check(name, &expected, &|word| word == "gold");
        found.into_iter().map(|misspelt| misspelt.path.join(".")).collect()
    }

    #[test]
    fn what_the_types_have_is_spelt_right() {
        for expected in [
            json!({"deck": 3, "viewer": "-"}),
            json!({"seats": [{"hand": ["one"], "goods": {"gold": 0}}]}),
            json!({"seats": {"A": {"hand": {"lacks": ["two"], "count": 1}, "sold": 0}, "B": {"hand": "-"}}}),
            json!({"only": {"deck": 3}}),
        ] {
            assert_eq!(misspelt("View", expected), [""; 0]);
        }
        assert_eq!(misspelt("Event", json!({"kind": "drew", "card": "one"})), [""; 0]);
    }

    #[test]
    fn a_misspelt_key_or_word_is_found_at_its_place() {
        assert_eq!(misspelt("View", json!({"dack": 0})), ["dack"]);
        assert_eq!(misspelt("View", json!({"seats": {"A": {"hnad": "-"}}})), ["seats.A.hnad"]);
        assert_eq!(misspelt("View", json!({"seats": [{"goods": {"silver": 0}}]})), ["seats.goods.silver"]);
        assert_eq!(misspelt("View", json!({"seats": {"A": {"hand": {"lacks": ["tow"]}}}})), ["seats.A.hand.lacks"]);
        assert_eq!(misspelt("View", json!({"seats": {"A": {"hand": {"laks": ["two"]}}}})), ["seats.A.hand.laks"]);
        assert_eq!(misspelt("View", json!({"seats": {"A": {"pair": ["three", "one"]}}})), ["seats.A.pair"]);
        assert_eq!(misspelt("View", json!({"only": {"dack": 3}})), ["dack"]);
        assert_eq!(misspelt("Event", json!({"kind": "tied", "card": "-"})), ["card"]);
        assert_eq!(misspelt("Event", json!({"kind": "draw"})), ["kind"]);
    }
}
