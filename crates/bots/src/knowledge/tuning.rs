//! The numbers of a game's knowledge that every game has.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

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
    /// Decisions of a play-out before it is cut by the estimate.
    pub playout: u32,
    /// A move of a play-out is the best of so many random ones.
    pub contest: u32,
    /// Iterations by level, where this game needs others than `levels.toml` says.
    #[serde(default)]
    pub iterations: BTreeMap<String, u32>,
}

/// The data file of a game: its tuning, and the weights of its features by name.
#[derive(Deserialize)]
pub(crate) struct Known<W> {
    #[serde(flatten)]
    pub(crate) tuning: Tuning,
    pub(crate) weights: W,
}

impl<W: for<'de> Deserialize<'de>> Known<W> {
    /// Reads a data file of this crate.
    pub(crate) fn read(file: &str, text: &str) -> Known<W> {
        read(file, text)
    }
}

fn read<T: for<'de> Deserialize<'de>>(file: &str, text: &str) -> T {
    #[cfg(feature = "tune")]
    let owned =
        std::env::var("LUSORIA_TUNE").ok().and_then(|dir| std::fs::read_to_string(format!("{dir}/{file}")).ok());
    #[cfg(feature = "tune")]
    let text = owned.as_deref().unwrap_or(text);
    toml::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

impl Tuning {
    /// For games nobody knows anything about.
    pub fn plain() -> &'static Tuning {
        static PLAIN: LazyLock<Tuning> = LazyLock::new(|| read("plain.toml", include_str!("../../data/plain.toml")));
        &PLAIN
    }
}
