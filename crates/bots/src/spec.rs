//! A bot as written in commands: a level, and what is different from it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lusoria_core::Game;
use thiserror::Error;

use crate::bot::{Bot, Random};
use crate::greedy::Greedy;
use crate::knowledge::{Knowledge, Plain};
use crate::level::Level;
use crate::search::{Search, Settings};

/// A bot as written in commands: `hard`, `hard@800` with 800 iterations, `hard@20ms` with that much time instead of
/// iterations, `hard+plain` without knowledge of the game, `hard*2` with two threads.
///
/// ```
/// # use lusoria_bots::BotSpec;
/// let spec: BotSpec = "hard@20ms+plain".parse().unwrap();
/// assert_eq!(spec.to_string(), "hard@20ms+plain");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct BotSpec {
    /// The level it starts from.
    pub level: Level,
    /// What it may think, if not what the level says.
    pub budget: Option<Budget>,
    /// Threads.
    pub threads: u32,
    /// Plays without knowledge of the game.
    pub plain: bool,
    /// Plays by other numbers: `+rival`, which only a build for tuning understands (see `data/README.md`).
    pub rival: bool,
}

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Budget {
    /// So many iterations, however long they take.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// The most iterations anybody may ask for.
const MAX_ITERATIONS: u32 = 100_000_000;
/// The most threads anybody may ask for.
const MAX_THREADS: u32 = 256;

impl From<Level> for BotSpec {
    fn from(level: Level) -> BotSpec {
        BotSpec { level, budget: None, threads: 1, plain: false, rival: false }
    }
}

impl BotSpec {
    /// The bot, with this knowledge of the game unless it plays without.
    pub fn bot<G: Game, K: Knowledge<G>>(&self) -> Box<dyn Bot<G>> {
        #[cfg(feature = "tune")]
        if self.rival {
            use crate::knowledge::tuning::rival::{Rival, by_its_numbers};
            return Box::new(Rival(by_its_numbers(|| self.bot_knowing::<G, K>())));
        }
        if self.plain { self.bot_knowing::<G, Plain>() } else { self.bot_knowing::<G, K>() }
    }

    fn bot_knowing<G: Game, K: Knowledge<G>>(&self) -> Box<dyn Bot<G>> {
        match (self.level, self.settings::<G, K>()) {
            (_, Some(settings)) => Box::new(Search::<G, K>::new(settings)),
            (Level::Random, None) => Box::new(Random),
            (_, None) => Box::new(Greedy::<K>::new(Level::greedy_worlds())),
        }
    }

    /// How it searches; nothing for the levels that do not search.
    pub fn settings<G: Game, K: Knowledge<G>>(&self) -> Option<Settings> {
        let mut settings = self.level.settings(K::tuning())?;
        settings.threads = self.threads;
        match self.budget {
            Some(Budget::Iterations(iterations)) => (settings.iterations, settings.time) = (iterations, None),
            Some(Budget::Time(time)) => (settings.iterations, settings.time) = (MAX_ITERATIONS, Some(time)),
            None => {}
        }
        Some(settings)
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.id())?;
        match self.budget {
            Some(Budget::Iterations(iterations)) => write!(f, "@{iterations}")?,
            Some(Budget::Time(time)) => write!(f, "@{}ms", time.as_millis())?,
            None => {}
        }
        if self.threads > 1 {
            write!(f, "*{}", self.threads)?;
        }
        if self.rival {
            f.write_str("+rival")?;
        }
        if self.plain { f.write_str("+plain") } else { Ok(()) }
    }
}

/// The text is no bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParseSpecError {
    /// The word before any sign is no level.
    #[error(transparent)]
    Level(#[from] crate::level::ParseLevelError),
    /// The rest of it makes no sense.
    #[error("{0:?} is not understood: a bot is written hard, hard@800, hard@20ms, hard*2 or hard+plain")]
    Rest(String),
    /// Random and greedy do not search.
    #[error("{0} does not search: only a searching level takes iterations, time or threads")]
    NoSearch(&'static str),
}

impl FromStr for BotSpec {
    type Err = ParseSpecError;

    fn from_str(text: &str) -> Result<BotSpec, ParseSpecError> {
        let rest_error = || ParseSpecError::Rest(text.to_owned());
        let (rest, plain) = text.strip_suffix("+plain").map_or((text, false), |rest| (rest, true));
        let (rest, rival) = rest
            .strip_suffix("+rival")
            .filter(|_| cfg!(feature = "tune") && !plain)
            .map_or((rest, false), |rest| (rest, true));
        let (rest, threads) = match rest.split_once('*') {
            Some((rest, number)) => (rest, read_number(number, MAX_THREADS).ok_or_else(rest_error)?),
            None => (rest, 1),
        };
        let (level, budget) = match rest.split_once('@') {
            Some((level, budget)) => (level, Some(read_budget(budget).ok_or_else(rest_error)?)),
            None => (rest, None),
        };
        let level: Level = level.parse()?;
        if level < Level::Easy && (budget.is_some() || threads > 1) {
            return Err(ParseSpecError::NoSearch(level.id()));
        }
        Ok(BotSpec { level, budget, threads, plain, rival })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(time) => Some(Budget::Time(Duration::from_millis(read_number(time, 3_600_000)?.into()))),
        None => Some(Budget::Iterations(read_number(text, MAX_ITERATIONS)?)),
    }
}

/// A number from 1 to `most`, in plain digits.
fn read_number(text: &str, most: u32) -> Option<u32> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().filter(|number| (1..=most).contains(number))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn each_part_is_read() {
        let spec: BotSpec = "medium@800*2+plain".parse().unwrap();
        assert_eq!(
            spec,
            BotSpec {
                level: Level::Medium,
                budget: Some(Budget::Iterations(800)),
                threads: 2,
                plain: true,
                rival: false
            }
        );
        assert_eq!("hard".parse(), Ok(BotSpec::from(Level::Hard)));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in
            ["", "hard@", "hard@0", "hard@+5", "hard@5s", "hard*0", "hard+", "greedy@5", "random*2", "hard@9999999999"]
        {
            assert!(text.parse::<BotSpec>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_and_what_is_read_prints_back(text in "(hard|easy|greedy|[a-z]{0,6})[@*+0-9a-z]{0,12}") {
            if let Ok(spec) = text.parse::<BotSpec>() {
                prop_assert_eq!(spec.to_string().parse::<BotSpec>(), Ok(spec));
            }
        }
    }
}
