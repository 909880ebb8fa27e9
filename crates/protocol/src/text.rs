//! Sentences as they travel: a message key with its arguments, put into words by the client's Fluent files.

use std::collections::BTreeMap;

use lusoria_core::{self as core, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A sentence: which message of the Fluent files, with which arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Text {
    /// The message key.
    pub key: String,
    /// Its arguments by name, each an object with one field that tells its kind: `number`, `seat`, `name`, `text`,
    /// `list` or `verbatim`.
    #[schema(value_type = Object)]
    pub args: BTreeMap<String, Arg>,
}

/// One argument of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, which also chooses plural forms.
    Number(#[ts(type = "number")] i64),
    /// A seat letter, shown by the name of who sits there.
    Seat(Seat),
    /// A printed thing by its id, shown by its name in the game's table of names.
    Name(String),
    /// Another sentence or phrase.
    Text(Text),
    /// Several things, joined with commas; an empty list is shown as a dash.
    List(Vec<Arg>),
    /// The same in every language.
    Verbatim(String),
}

impl Text {
    /// A message without arguments.
    pub fn new(key: &str) -> Text {
        Text { key: key.to_owned(), args: BTreeMap::new() }
    }
}

impl From<core::Text> for Text {
    fn from(text: core::Text) -> Text {
        let args = text.args.into_iter().map(|(name, arg)| (name.to_owned(), Arg::from(arg)));
        Text { key: text.key.to_owned(), args: args.collect() }
    }
}

impl From<core::Arg> for Arg {
    fn from(arg: core::Arg) -> Arg {
        match arg {
            core::Arg::Number(number) => Arg::Number(number),
            core::Arg::Seat(seat) => Arg::Seat(seat),
            core::Arg::Name(id) => Arg::Name(id.to_owned()),
            core::Arg::Text(text) => Arg::Text(text.into()),
            core::Arg::List(items) => Arg::List(items.into_iter().map(Arg::from).collect()),
            core::Arg::Verbatim(text) => Arg::Verbatim(text),
        }
    }
}
