//! The result as a scenario names it: points and ranks by seat, score lines by clause, reason and tie-break as clauses.

use std::collections::BTreeMap;

use lusoria_core::face::AnyMatch;
use lusoria_core::{Arg, Outcome, ScoreLine, Seat, clauses};
use serde_json::{Map, Value, json};

use crate::shape::{Misspelt, no_such_key};

const KEYS: [&str; 5] = ["points", "ranks", "lines", "reason", "tie_break"];

/// The result in the shape of the expectation: below a clause its points as one number, or, where the expectation asks
/// for more, a list of the lines.
pub(crate) fn outcome_json(game: &dyn AnyMatch, outcome: &Outcome, expected: &Value) -> Value {
    let by_seat = |value: &dyn Fn(Seat) -> Value| -> Map<String, Value> {
        Seat::all(game.n_seats()).map(|seat| (seat.to_string(), value(seat))).collect()
    };
    let lines = |seat: Seat| -> Value {
        let mut by_clause: BTreeMap<&str, Vec<&ScoreLine>> = BTreeMap::new();
        for line in outcome.lines.iter().filter(|line| line.seat == seat) {
            by_clause.entry(line.clause).or_default().push(line);
        }
        let entry = |(clause, lines): (&str, Vec<&ScoreLine>)| {
            let asked = &expected["lines"][seat.to_string()][clause];
            let apart = asked.is_array() || asked.is_object();
            let found = if apart { lines.into_iter().map(line_json).collect() } else { sum(&lines) };
            (clause.to_owned(), found)
        };
        by_clause.into_iter().map(entry).collect()
    };
    json!({
        "points": by_seat(&|seat| outcome.standings[seat].points.into()),
        "ranks": by_seat(&|seat| outcome.standings[seat].rank.into()),
        "lines": by_seat(&lines),
        "reason": outcome.reason.clause,
        "tie_break": outcome.tie_break.as_ref().map_or("", |reason| reason.clause),
    })
}

fn sum(lines: &[&ScoreLine]) -> Value {
    lines.iter().map(|line| line.points).sum::<i32>().into()
}

/// One line: its message as `text`, its points, and the arguments of the message.
fn line_json(line: &ScoreLine) -> Value {
    let args = line.text.args.iter().map(|(name, arg)| ((*name).to_owned(), arg_json(arg)));
    let own = [("text".to_owned(), line.text.key.into()), ("points".to_owned(), line.points.into())];
    args.chain(own).collect::<Map<String, Value>>().into()
}

fn arg_json(arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Seat(seat) => seat.to_string().into(),
        Arg::Name(id) => (*id).into(),
        Arg::Text(text) => text.key.into(),
        Arg::List(args) => args.iter().map(arg_json).collect(),
        Arg::Verbatim(text) => text.clone().into(),
    }
}

/// Keys that a result does not have, seats that are not at the table, and clauses that do not exist.
pub(crate) fn misspelt_in_outcome(game: &dyn AnyMatch, expected: &Value) -> Option<Misspelt> {
    let seats: Vec<String> = Seat::all(game.n_seats()).map(|seat| seat.to_string()).collect();
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    let clause = |path: &[&str], clause: &str| {
        let (face, none) = (game.game(), ["", "-"].contains(&clause));
        let exists = none || clauses::line_of(face.clauses(), face.rules(), clause).is_some();
        (!exists).then(|| misspelt(path, format!("there is no clause {clause}")))
    };
    for (key, value) in expected.as_object().into_iter().flatten() {
        let found = match key.as_str() {
            "reason" | "tie_break" => clause(&[key], value.as_str().unwrap_or_default()),
            "points" | "ranks" => keys_among(&[key], value, &seats),
            "lines" => keys_among(&[key], value, &seats).or_else(|| {
                let mut lines = value.as_object().into_iter().flatten();
                lines.find_map(|(seat, lines)| {
                    let lines = lines.get(crate::compare::ONLY).unwrap_or(lines);
                    let mut named = lines.as_object().into_iter().flatten();
                    named.find_map(|(name, _)| clause(&[key, seat, name], name))
                })
            }),
            _ => Some(misspelt(&[key], no_such_key(key, &KEYS))),
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

fn keys_among(path: &[&str], value: &Value, keys: &[&str]) -> Option<Misspelt> {
    let mut named = value.as_object().into_iter().flatten().map(|(key, _)| key);
    let wrong = named.find(|key| !keys.contains(&key.as_str()))?;
    Some(misspelt(&[path, &[wrong.as_str()]].concat(), no_such_key(wrong, keys)))
}

fn misspelt(path: &[&str], message: String) -> Misspelt {
    Misspelt { path: path.iter().map(|&key| key.to_owned()).collect(), message }
}
