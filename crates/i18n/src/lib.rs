//! Turns language-free sentences ([`Text`]) into words, from the Fluent files in `locales/`.
//!
//! Every shell uses the same files: `locales/<language>/<part>.ftl`, where a part is a game or a shell. English stands in
//! for a message that a language lacks; a test keeps that from happening.
#![warn(missing_docs)]

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use lusoria_core::face::AnyGame;
use lusoria_core::game_text::Name;
use lusoria_core::{Arg, Lang, OptionMap, Text};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| Lang::ALL.map(bundle));

/// Speaks one language at one table.
#[derive(Clone)]
pub struct Speaker {
    lang: Lang,
    game: Option<&'static dyn AnyGame>,
    names: &'static [Name],
    seats: Vec<String>,
}

impl Speaker {
    /// A speaker without a table: seats are letters and things have no names.
    pub fn new(lang: Lang) -> Speaker {
        Speaker { lang, game: None, names: &[], seats: Vec::new() }
    }

    /// The same at a table of a game; seats without a name keep their letter.
    #[must_use]
    pub fn at(self, game: &'static dyn AnyGame, seats: &[String]) -> Speaker {
        Speaker { game: Some(game), names: game.names(), seats: seats.to_vec(), ..self }
    }

    /// The same where these options are played: things may be named otherwise there.
    #[must_use]
    pub fn with(self, options: &OptionMap) -> Speaker {
        Speaker { names: self.game.map_or(&[], |game| game.names_with(options)), ..self }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence in words. A message that exists nowhere is shown by its key.
    pub fn say(&self, text: &Text) -> String {
        self.try_say(text).unwrap_or_else(|(words, _)| words)
    }

    /// The message of a key without arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Text::new(key))
    }

    /// The sentence in words, or what could be said together with everything that is missing. For tests.
    pub fn try_say(&self, text: &Text) -> Result<String, (String, Vec<String>)> {
        let mut missing = Vec::new();
        let words = self.render(text, &mut missing);
        if missing.is_empty() { Ok(words) } else { Err((words, missing)) }
    }

    fn render(&self, text: &Text, missing: &mut Vec<String>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg, missing));
        }
        for lang in [self.lang, Lang::En] {
            let bundle = &BUNDLES[lang as usize];
            if let Some(pattern) = bundle.get_message(text.key).and_then(|message| message.value()) {
                let mut errors = Vec::new();
                let words = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
                missing.extend(errors.into_iter().map(|error| format!("{}: {error}", text.key)));
                return words;
            }
            missing.push(format!("{}: no message in {}", text.key, lang.code()));
        }
        text.key.to_owned()
    }

    fn value(&self, arg: &Arg, missing: &mut Vec<String>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            other => self.words(other, missing).into(),
        }
    }

    fn words(&self, arg: &Arg, missing: &mut Vec<String>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.seats.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
            Arg::Name(id) => self.name(id, missing),
            Arg::Text(text) => self.render(text, missing),
            Arg::List(items) if items.is_empty() => "—".to_owned(),
            Arg::List(items) => {
                let words: Vec<_> = items.iter().map(|item| self.words(item, missing)).collect();
                words.join(", ")
            }
            Arg::Verbatim(text) => text.clone(),
        }
    }

    fn name(&self, id: &str, missing: &mut Vec<String>) -> String {
        let name = self.names.iter().find(|name| name.id == id).map(|name| name.in_lang(self.lang));
        if name.is_none() {
            missing.push(format!("no name for {id:?}"));
        }
        name.unwrap_or(id).to_owned()
    }
}

static GUIDES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../docs/guide");

/// The rules of a game in plain words, if somebody wrote them down.
pub fn guide(game: &str, lang: Lang) -> Option<&'static str> {
    GUIDES.get_file(format!("{}/{game}.md", lang.code()))?.contents_utf8()
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let tag = lang.code().parse().expect("a language code is a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks that isolate arguments confuse terminals and searches; all our languages are written left to right.
    bundle.set_use_isolating(false);
    for (path, source) in sources(lang) {
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{path} is not well formed: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{path} repeats a message: {errors:?}"));
    }
    bundle
}

/// The message files of a language with their paths; the web client is given the same.
pub fn sources(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = LOCALES.get_dir(lang.code()).into_iter().flat_map(|dir| dir.files());
    files.map(|file| {
        let path = file.path().to_str().expect("message files have plain names");
        (path, file.contents_utf8().expect("message files are UTF-8"))
    })
}
