//! The terminal: language and colors.

use anstyle::{AnsiColor, Style};
use lusoria_core::Lang;
use lusoria_core::face::{AnyGame, AnyMatch};
use lusoria_i18n::Speaker;

/// How we speak to whoever runs a command. Colors are left out by `anstream` when the output is no terminal or NO_COLOR
/// is set.
pub(crate) struct Console {
    lang: Lang,
}

pub(crate) const HEADING: Style = AnsiColor::Red.on_default().bold();
pub(crate) const STRONG: Style = Style::new().bold();
pub(crate) const MUTED: Style = Style::new().dimmed();
pub(crate) const ACT: Style = AnsiColor::Yellow.on_default();

impl Console {
    /// The language asked for, else the one of the environment, else English.
    pub(crate) fn new(lang: Option<Lang>) -> Console {
        let of_environment = || {
            let tags = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
            tags.filter(|tag| !tag.is_empty()).find_map(|tag| Lang::from_tag(&tag))
        };
        Console { lang: lang.or_else(of_environment).unwrap_or_default() }
    }

    pub(crate) fn speaker(&self) -> Speaker {
        Speaker::new(self.lang)
    }

    /// Speaks of a game.
    pub(crate) fn speaker_of(&self, game: &'static dyn AnyGame) -> Speaker {
        self.speaker().at(game, &[])
    }

    /// Speaks at a table where a game is played.
    pub(crate) fn speaker_at(&self, game: &dyn AnyMatch, seats: &[String]) -> Speaker {
        self.speaker().at(game.game(), seats).with(&game.options())
    }
}
