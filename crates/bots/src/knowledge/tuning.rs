//! The numbers of a game's knowledge that every game has.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// Numbers that fit search to a game. They are data, with a note in the file on where each comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tuning {
    /// A lead of this many points is nearly decided.
    pub scale: f32,
    /// A good score of somebody who plays alone.
    pub par: f32,
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
    /// The weights of the features of this game, by name.
    #[serde(default)]
    pub weights: BTreeMap<String, f32>,
}

impl Tuning {
    /// Reads a data file of this crate.
    pub(crate) fn read(file: &str, text: &str) -> Tuning {
        toml::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    /// For games nobody knows anything about.
    pub fn plain() -> &'static Tuning {
        static PLAIN: LazyLock<Tuning> =
            LazyLock::new(|| Tuning::read("plain.toml", include_str!("../../data/plain.toml")));
        &PLAIN
    }

    /// The weight of a feature; it must stand in the data file.
    pub(crate) fn weight(&self, name: &str) -> f32 {
        *self.weights.get(name).unwrap_or_else(|| panic!("the data file has no weight {name:?}"))
    }
}
