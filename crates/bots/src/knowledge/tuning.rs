//! The numbers of a game's knowledge that every game has.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::{LazyLock, OnceLock};

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// Numbers that fit search to a game. They are data, with a note in the file on where each comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Tuning {
    /// A lead of this many points is nearly decided.
    pub scale: f32,
    /// A good score of somebody who plays alone.
    pub par: f32,
    /// Everybody plays alone: the others hardly touch a seat, so that its worth is its score against par.
    #[serde(default)]
    pub alone: bool,
    /// How much more than points the rank counts at the end, 0 to 1.
    pub rank_weight: f32,
    /// How curious the search is.
    pub exploration: f32,
    /// Decisions of a play-out of two seats before it is cut by the estimate; more seats get as many each.
    pub playout: u32,
    /// A move of a play-out is the best of so many random ones.
    pub contest: u32,
    /// How much it counts in play-outs how earlier ones with a move went; only where the order of moves hardly matters.
    #[serde(default)]
    pub hindsight: f32,
    /// How much of a move's worth is that of the move liked best after it, 0 to 1; the rest is what was tried after it.
    #[serde(default)]
    pub optimism: f32,
    /// Iterations by level, where this game needs others than `levels.toml` says.
    #[serde(default)]
    pub iterations: BTreeMap<String, u32>,
    /// By level, how much of a play-out's worth comes from playing on beyond its estimate, 0 to 1; nothing for most.
    #[serde(default)]
    pub beyond: BTreeMap<String, f32>,
}

/// The data file of a game: its tuning, and the weights of its features by name.
#[derive(Deserialize)]
pub(crate) struct Known<W> {
    #[serde(flatten)]
    pub(crate) tuning: Tuning,
    pub(crate) weights: W,
}

/// The data file of a game, read when it is first asked for.
pub(crate) struct Numbers<W> {
    file: &'static str,
    text: &'static str,
    known: OnceLock<Known<W>>,
    #[cfg(feature = "tune")]
    rival: OnceLock<Known<W>>,
}

impl<W> Numbers<W> {
    /// A file of this crate, by name and text.
    pub(crate) const fn new(file: &'static str, text: &'static str) -> Numbers<W> {
        Numbers {
            file,
            text,
            known: OnceLock::new(),
            #[cfg(feature = "tune")]
            rival: OnceLock::new(),
        }
    }
}

impl<W: for<'de> Deserialize<'de>> Deref for Numbers<W> {
    type Target = Known<W>;

    #[inline]
    fn deref(&self) -> &Known<W> {
        #[cfg(feature = "tune")]
        if rival::is_asked() {
            return self.rival.get_or_init(|| read(self.file, self.text, "LUSORIA_RIVAL"));
        }
        self.known.get_or_init(|| read(self.file, self.text, "LUSORIA_TUNE"))
    }
}

/// Reads a file: in a build for tuning from the folder that this variable names, if it is there.
#[cfg_attr(not(feature = "tune"), allow(unused_variables, reason = "without tuning there is no folder"))]
fn read<T: for<'de> Deserialize<'de>>(file: &str, text: &str, folder: &str) -> T {
    #[cfg(feature = "tune")]
    let owned = std::env::var(folder).ok().and_then(|dir| std::fs::read_to_string(format!("{dir}/{file}")).ok());
    #[cfg(feature = "tune")]
    let text = owned.as_deref().unwrap_or(text);
    toml::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// What each feature of a game is worth: at its end, and besides with all of it to come. The file has them by name.
pub(crate) struct Prospects<F> {
    weights: Vec<[f32; 2]>,
    features: PhantomData<fn() -> F>,
}

/// The features of a game, by name.
pub(crate) trait Features {
    /// The names, in the order of their places.
    fn names() -> impl Iterator<Item = String>;
}

impl<F> Prospects<F> {
    /// What one of the feature at a place is worth, with so much of the game to come.
    #[inline]
    pub(crate) fn worth(&self, place: usize, left: f32) -> f32 {
        let [end, start] = self.weights[place];
        end + left * start
    }
}

impl<'de, F: Features> Deserialize<'de> for Prospects<F> {
    /// Every feature must be there, and nothing else.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Prospects<F>, D::Error> {
        let mut named: BTreeMap<String, [f32; 2]> = BTreeMap::deserialize(deserializer)?;
        let of = |name: String| named.remove(&name).ok_or_else(|| D::Error::custom(format!("no weight for {name}")));
        let weights = F::names().map(of).collect::<Result<_, _>>()?;
        match named.keys().next() {
            Some(name) => Err(D::Error::custom(format!("{name} is no feature"))),
            None => Ok(Prospects { weights, features: PhantomData }),
        }
    }
}

/// A second set of numbers, so that two can be played against each other.
#[cfg(feature = "tune")]
pub(crate) mod rival {
    use std::cell::Cell;

    use lusoria_core::{Game, Rng};

    use crate::bot::{Bot, Decision, Limit};

    thread_local! {
        static IS_ASKED: Cell<bool> = const { Cell::new(false) };
    }

    #[inline]
    pub(super) fn is_asked() -> bool {
        IS_ASKED.get()
    }

    /// Does something by the numbers of the rival.
    pub(crate) fn by_its_numbers<T>(act: impl FnOnce() -> T) -> T {
        IS_ASKED.set(true);
        let done = act();
        IS_ASKED.set(false);
        done
    }

    /// A bot that goes by the numbers of the rival. One with several threads would not: they are other threads.
    pub(crate) struct Rival<G: Game>(pub(crate) Box<dyn Bot<G>>);

    impl<G: Game> Bot<G> for Rival<G> {
        fn choose(&mut self, decision: &Decision<G>, limit: &Limit, rng: &mut Rng) -> G::Move {
            by_its_numbers(|| self.0.choose(decision, limit, rng))
        }
    }
}

impl Tuning {
    /// For games nobody knows anything about.
    pub fn plain() -> &'static Tuning {
        static PLAIN: LazyLock<Tuning> =
            LazyLock::new(|| read("plain.toml", include_str!("../../data/plain.toml"), "LUSORIA_TUNE"));
        &PLAIN
    }
}
