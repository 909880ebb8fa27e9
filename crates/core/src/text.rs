//! Sentences for people, language-free: a message key with its arguments.
//!
//! The words are in `locales/`; `lusoria-i18n` puts the two together. A key stands as one literal in the code that uses
//! it, so that a test can find keys without words and words without use.

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use ts_rs::TS;

use crate::Seat;

/// A language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Pl, Lang::Ru];

    /// The two letters that name it in commands, files and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
            Lang::Ru => "ru",
        }
    }

    /// The language a tag such as `pl_PL.UTF-8` or `ru-RU` begins with.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let code = tag.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// A sentence: which message, with which arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// The message in `locales/`.
    pub key: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Text {
    /// A message without arguments yet.
    pub const fn new(key: &'static str) -> Text {
        Text { key, args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        self.args.push((name, arg.into()));
        self
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("key", self.key)?;
        map.serialize_entry("args", &Args(&self.args))?;
        map.end()
    }
}

/// One argument of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, which also chooses plural forms.
    Number(i64),
    /// A seat, shown by the name of who sits there.
    Seat(Seat),
    /// A printed thing, by its id in the game's data, shown by its printed name in the language.
    Name(&'static str),
    /// Another sentence or phrase.
    Text(Text),
    /// Several things, joined as the language does; an empty list is shown as a dash.
    List(Vec<Arg>),
    /// The same in every language, such as move notation.
    Verbatim(String),
}

macro_rules! arg_from_numbers {
    ($($number:ty),*) => { $(impl From<$number> for Arg {
        fn from(number: $number) -> Arg { Arg::Number(number as i64) }
    })* };
}
arg_from_numbers!(u8, i8, u16, i16, u32, i32, i64, usize);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(args: Vec<Arg>) -> Arg {
        Arg::List(args)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Verbatim(text)
    }
}

impl FromIterator<Arg> for Arg {
    fn from_iter<I: IntoIterator<Item = Arg>>(args: I) -> Arg {
        Arg::List(args.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_in_a_locale_tag() {
        assert_eq!(Lang::from_tag("pl_PL.UTF-8"), Some(Lang::Pl));
        assert_eq!(Lang::from_tag("RU-ru"), Some(Lang::Ru));
        assert_eq!(Lang::from_tag("C"), None);
        assert_eq!(Lang::from_tag(""), None);
    }

    #[test]
    fn a_sentence_is_json_with_its_key_and_named_arguments() {
        let text = Text::new("drew").with("seat", Seat::new(1)).with("n", 3u8);
        let json = serde_json::to_value(&text).unwrap();
        assert_eq!(json, serde_json::json!({"key": "drew", "args": {"seat": {"seat": "B"}, "n": {"number": 3}}}));
    }
}
