//! What happens at a table, as its journal keeps it. Everything else about a table follows from these entries.

use std::fmt;

use lusoria_core::{OptionMap, Seat, Seed};
use lusoria_protocol::table::{Branch, ClockRule, Holder};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One thing that happened. Stored as JSON and never changed in meaning; new kinds may be added.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The table was made; always the first entry.
    Created(Box<Created>),
    /// A person sat down.
    Sat { seat: Seat, person: String, name: String },
    /// A person gave the place back before the start.
    Left { seat: Seat },
    /// The host put a bot on a place or made it open.
    Placed { seat: Seat, bot: Option<String> },
    /// The host closed the table before the start.
    Closed,
    /// The game started; `order[i]` is the place whose holder plays seat `i`.
    Started { order: Vec<u8> },
    /// A move was made.
    Moved { seat: Seat, mv: String },
    /// The game went back to the moment with so many moves.
    Undone { seat: Seat, to_ply: u32 },
    /// A seat asks the others to let it go back.
    UndoAsked { seat: Seat, to_ply: u32 },
    /// A seat answered that.
    UndoAnswered { seat: Seat, consent: bool },
    /// A person gave up.
    Resigned { seat: Seat },
    /// A person ran out of time.
    TimedOut { seat: Seat },
    /// A bot plays for a person; `asked` when the person wanted it.
    StoodIn { seat: Seat, level: String, asked: bool },
    /// The person is back.
    Returned { seat: Seat },
    /// The game rests.
    Paused { seat: Seat },
    /// The game goes on.
    Resumed { seat: Seat },
    /// No server was there for so long; the time meanwhile counts for nobody.
    Grace { ms: i64 },
    /// Somebody wants the same again, at this table.
    Rematch { table: String },
    /// Somebody said something.
    Said { person: String, name: String, text: String },
    /// Somebody no longer hears somebody, or does again.
    Muted { by: String, person: String, on: bool },
}

/// How a table began.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Created {
    pub(crate) code: String,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: OptionMap,
    #[serde(serialize_with = "write_seed", deserialize_with = "read_seed")]
    pub(crate) seed: Seed,
    pub(crate) places: Vec<Holder>,
    pub(crate) clock: ClockRule,
    pub(crate) listed: bool,
    pub(crate) draw_seats: bool,
    pub(crate) hints: bool,
    pub(crate) auto_start: bool,
    pub(crate) host: String,
    pub(crate) branch_of: Option<Branch>,
    /// The moves a branch begins with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) moves: Vec<(Seat, String)>,
}

fn write_seed<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seed)
}

fn read_seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

impl Entry {
    /// The kind alone, which is all that logs may tell.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Entry::Created(_) => "created",
            Entry::Sat { .. } => "sat",
            Entry::Left { .. } => "left",
            Entry::Placed { .. } => "placed",
            Entry::Closed => "closed",
            Entry::Started { .. } => "started",
            Entry::Moved { .. } => "moved",
            Entry::Undone { .. } => "undone",
            Entry::UndoAsked { .. } => "undo-asked",
            Entry::UndoAnswered { .. } => "undo-answered",
            Entry::Resigned { .. } => "resigned",
            Entry::TimedOut { .. } => "timed-out",
            Entry::StoodIn { .. } => "stood-in",
            Entry::Returned { .. } => "returned",
            Entry::Paused { .. } => "paused",
            Entry::Resumed { .. } => "resumed",
            Entry::Grace { .. } => "grace",
            Entry::Rematch { .. } => "rematch",
            Entry::Said { .. } => "said",
            Entry::Muted { .. } => "muted",
        }
    }

    /// Whether who belongs to the table may have changed.
    pub(crate) fn changes_members(&self) -> bool {
        matches!(self, Entry::Created(_) | Entry::Sat { .. } | Entry::Left { .. } | Entry::Placed { .. })
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("an entry has string keys and finite numbers")
    }
}

/// Secret: moves and seeds are hidden, so that no log line carries them.
impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())
    }
}
