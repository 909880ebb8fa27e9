//! What nodes tell each other besides what the journals hold: who follows a table, and whose sessions ended. A word has no
//! spaces; its parts are separated by colons.

use std::fmt;

/// Who follows a table at a node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct There {
    /// People who have a seat.
    pub(crate) people: Vec<String>,
    /// How many others.
    pub(crate) spectators: u32,
}

/// Something a node tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// These follow the table here now.
    There { table: String, there: There },
    /// Who follows the table at the other nodes?
    WhoIsThere { table: String },
    /// Sessions of this person ended.
    SessionsEnded { person: String },
    /// The node has just begun: nobody is there yet.
    Began,
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::There { table, there } => {
                write!(f, "there:{table}:{}:{}", there.spectators, there.people.join(","))
            }
            Word::WhoIsThere { table } => write!(f, "who:{table}"),
            Word::SessionsEnded { person } => write!(f, "sessions:{person}"),
            Word::Began => f.write_str("began"),
        }
    }
}

impl Word {
    /// Reads a word; nothing for one that a newer version may know.
    pub(crate) fn from_text(text: &str) -> Option<Word> {
        let mut parts = text.split(':');
        let kind = parts.next()?;
        let mut part = || parts.next().map(str::to_owned);
        Some(match kind {
            "there" => {
                let (table, spectators, people) = (part()?, part()?.parse().ok()?, part()?);
                let people = people.split(',').filter(|person| !person.is_empty()).map(str::to_owned).collect();
                Word::There { table, there: There { people, spectators } }
            }
            "who" => Word::WhoIsThere { table: part()? },
            "sessions" => Word::SessionsEnded { person: part()? },
            "began" => Word::Began,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_read_as_it_was_told() {
        let there = |people: &[&str]| There { people: people.iter().map(|p| (*p).to_owned()).collect(), spectators: 3 };
        for word in [
            Word::There { table: "t".to_owned(), there: there(&["ann", "bob"]) },
            Word::There { table: "t".to_owned(), there: there(&[]) },
            Word::WhoIsThere { table: "t".to_owned() },
            Word::SessionsEnded { person: "ann".to_owned() },
            Word::Began,
        ] {
            assert!(!word.to_string().contains(' '));
            assert_eq!(Word::from_text(&word.to_string()), Some(word));
        }
        for text in ["", "there", "there:t", "there:t:x:ann", "there:t:-1:", "who", "later:t"] {
            assert_eq!(Word::from_text(text), None, "{text}");
        }
    }
}
