//! The texts of a game that people and programs share: notation, positions, prompts, layouts and names.

use serde::Serialize;
use serde_json::Value;
use thiserror::Error;
use ts_rs::TS;

use crate::game::Kind;
use crate::{Game, Lang, Problems, Sheet, Text};

/// A game with the texts people and programs share, each part in the file where its code is: [`Position`] in
/// `position/`, [`Speak`] in `text.rs`, [`Layout`] in `sheet.rs`, [`Printed`] in `facts.rs`.
pub trait GameText: Game + Position + Speak + Layout + Printed {}

impl<G: Game + Position + Speak + Layout + Printed> GameText for G {}

/// Position notation, both ways.
pub trait Position: Kind {
    /// Position keys whose lists are in order, such as a deck; all other lists of a position are compared as bags.
    const ORDERED: &'static [&'static str];

    /// The whole state in position notation; `read_position` gives the same state back.
    fn write_position(state: &Self::State) -> Value;
    /// A state from a position that says only what matters. Whatever is left out is filled in the same way every time;
    /// what contradicts itself or the components is refused with every problem named.
    fn read_position(options: &Self::Options, position: &Value) -> Result<Self::State, Problems>;
}

/// The view in words.
pub trait Speak: Kind {
    /// What is asked of the one who looks, or what the table waits for.
    fn prompt(view: &Self::View) -> Text;
    /// What a move means, for a numbered choice or a button.
    fn describe(view: &Self::View, mv: Self::Move) -> Text;
}

/// The view laid out as text.
pub trait Layout: Kind {
    /// Everything the viewer knows, in reading order.
    fn sheet(view: &Self::View) -> Sheet;
}

/// What is printed on cards, tiles and sheets.
pub trait Printed: Kind {
    /// The facts for whoever draws the components.
    type Facts: Serialize + TS;

    /// What is printed. The same at every table: clients are built with it instead of being sent it.
    fn facts() -> Self::Facts;

    /// Every printed thing that has a name, by its id, with the name in English, Polish and Russian.
    fn names() -> &'static [Name];

    /// The same with the names that these options bring, such as those of an edition.
    fn names_with(_options: &Self::Options) -> &'static [Name] {
        Self::names()
    }

    /// The printed name of a thing.
    fn name(id: &str, lang: Lang) -> Option<&'static str> {
        Self::names().iter().find(|name| name.id == id).map(|name| name.in_lang(lang))
    }

    /// What a printed thing is and does, for whoever asks about it by its id; nothing for what has only a name.
    fn about(_id: &str) -> Option<About> {
        None
    }
}

/// What a printed thing is and does.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// The whole of it in words.
    pub text: Text,
    /// The clause behind it.
    pub clause: &'static str,
}

/// The name of a printed thing in each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Name {
    /// Its id in the data, in notation and in JSON.
    pub id: &'static str,
    /// English.
    pub en: &'static str,
    /// Polish.
    pub pl: &'static str,
    /// Russian.
    pub ru: &'static str,
}

impl Name {
    /// The name in a language.
    pub const fn in_lang(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Pl => self.pl,
            Lang::Ru => self.ru,
        }
    }
}

/// The text is not a move at all. Whether a move is legal here is another question.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("column {column}: {message}")]
pub struct ParseMoveError {
    /// Where it went wrong, counted from 1 in characters.
    pub column: usize,
    /// What was expected or found there.
    pub message: String,
}

/// Reads move notation word by word and knows the column of each.
///
/// ```
/// # use lusoria_core::game_text::Words;
/// let mut words = Words::new("sow III");
/// assert_eq!(words.word("a verb").unwrap(), "sow");
/// assert_eq!(words.parse::<u8>("a number").unwrap_err().column, 5);
/// ```
pub struct Words<'a> {
    text: &'a str,
    /// Byte offset of what is not read yet.
    at: usize,
}

impl<'a> Words<'a> {
    /// Starts at the beginning; white space around words does not matter.
    pub fn new(text: &'a str) -> Words<'a> {
        let mut words = Words { text, at: 0 };
        words.skip_space();
        words
    }

    /// The next word, or an error that says what was expected.
    pub fn word(&mut self, expected: &str) -> Result<&'a str, ParseMoveError> {
        let rest = &self.text[self.at..];
        let len = rest.find(char::is_whitespace).unwrap_or(rest.len());
        if len == 0 {
            return Err(self.error(format!("expected {expected}, found the end")));
        }
        self.at += len;
        self.skip_space();
        Ok(&rest[..len])
    }

    /// The next word, if there is one.
    pub fn next_word(&mut self) -> Option<&'a str> {
        self.word("").ok()
    }

    /// The next word read as a value.
    pub fn parse<T: std::str::FromStr>(&mut self, expected: &str) -> Result<T, ParseMoveError> {
        let column = self.column();
        let word = self.word(expected)?;
        word.parse().map_err(|_| ParseMoveError { column, message: format!("expected {expected}, found {word:?}") })
    }

    /// Whether everything has been read.
    pub fn is_done(&self) -> bool {
        self.at == self.text.len()
    }

    /// The move, if nothing is left over.
    pub fn finish<T>(self, value: T) -> Result<T, ParseMoveError> {
        if self.is_done() { Ok(value) } else { Err(self.error(format!("unexpected {:?}", &self.text[self.at..]))) }
    }

    /// An error at the current column.
    pub fn error(&self, message: impl Into<String>) -> ParseMoveError {
        ParseMoveError { column: self.column(), message: message.into() }
    }

    fn column(&self) -> usize {
        self.text[..self.at].chars().count() + 1
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        self.at = self.text.len() - rest.trim_start().len();
    }
}
