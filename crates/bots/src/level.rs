//! Levels: how strong an opponent is, as settings in `data/levels.toml`.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;

use serde::Deserialize;

use crate::knowledge::Tuning;
use crate::search::Settings;

/// How strong an opponent is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move that looks best at once.
    Greedy,
    /// A short search, careless now and then.
    Easy,
    /// A search of about 5 ms.
    Medium,
    /// A search of about 50 ms.
    Hard,
    /// A search of about 500 ms.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 6] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The word for it in commands and files.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// Its name, as a message key.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "bot-random",
            Level::Greedy => "bot-greedy",
            Level::Easy => "bot-easy",
            Level::Medium => "bot-medium",
            Level::Hard => "bot-hard",
            Level::Expert => "bot-expert",
        }
    }

    /// A sentence about it, as a message key.
    pub const fn about(self) -> &'static str {
        match self {
            Level::Random => "bot-random-about",
            Level::Greedy => "bot-greedy-about",
            Level::Easy => "bot-easy-about",
            Level::Medium => "bot-medium-about",
            Level::Hard => "bot-hard-about",
            Level::Expert => "bot-expert-about",
        }
    }

    /// How it searches a game with this tuning; nothing for the levels that do not search.
    pub fn settings(self, tuning: &Tuning) -> Option<Settings> {
        let depth = DATA.search.get(self.id())?;
        Some(Settings {
            iterations: tuning.iterations.get(self.id()).copied().unwrap_or(depth.iterations),
            time: Some(Duration::from_millis(depth.time_ms)),
            threads: 1,
            spread: depth.spread,
            beyond: tuning.beyond.get(self.id()).copied().unwrap_or(0.0),
        })
    }

    /// How many worlds a greedy bot looks at.
    pub fn greedy_worlds() -> u32 {
        DATA.greedy.worlds
    }
}

#[derive(Deserialize)]
struct Data {
    greedy: GreedyData,
    #[serde(flatten)]
    search: BTreeMap<String, Depth>,
}

#[derive(Deserialize)]
struct GreedyData {
    worlds: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Depth {
    iterations: u32,
    time_ms: u64,
    spread: f32,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    toml::from_str(include_str!("../data/levels.toml")).unwrap_or_else(|error| panic!("levels.toml: {error}"))
});

/// The word is no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLevelError(String);

impl std::fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let levels: Vec<_> = Level::ALL.iter().map(|level| level.id()).collect();
        write!(f, "there is no bot {:?}: the levels are {}", self.0, levels.join(", "))
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_search_level_has_settings_and_more_time_than_the_one_before() {
        let searching = &Level::ALL[2..];
        let settings: Vec<_> = searching.iter().map(|level| level.settings(Tuning::plain()).unwrap()).collect();
        assert!(settings.windows(2).all(|pair| pair[0].iterations < pair[1].iterations && pair[0].time < pair[1].time));
        assert!(settings.iter().all(|settings| settings.time < Some(Duration::from_secs(1))));
        assert!(Level::Random.settings(Tuning::plain()).is_none());
    }

    #[test]
    fn a_word_that_is_no_level_is_answered_with_the_levels() {
        let message = "grand".parse::<Level>().unwrap_err().to_string();
        assert!(message.contains("grand") && message.contains("random, greedy, easy"), "{message}");
    }
}
