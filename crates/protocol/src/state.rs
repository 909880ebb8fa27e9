//! A table as one viewer sees it: the present, and the log of how it came about.

use lusoria_core::{OptionMap, Seat, Standing};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::{Phase, SeatInfo, TableInfo};
use crate::text::Text;

/// The whole table as one viewer sees it; replaces whatever the client knew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Snapshot {
    /// What never changes.
    pub info: TableInfo,
    /// The present.
    pub now: Now,
    /// Everything that happened and this viewer may know, the oldest first. Lines that were taken back are not in it.
    pub log: Vec<LogLine>,
}

/// What changed since a version; the present is always told in full.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// The version this follows. A client that is at another version asks for a snapshot.
    #[ts(type = "number")]
    pub after: i64,
    /// The present.
    pub now: Now,
    /// Events in the log with a `ply` of this or more were taken back: drop them before adding `log` (what was said and
    /// what happened at the table stays). Absent when none were.
    pub undone_to: Option<u32>,
    /// What happened since.
    pub log: Vec<LogLine>,
}

/// The present of a table for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Now {
    /// Counts everything that happened at the table. A command says which version it answers.
    #[ts(type = "number")]
    pub version: i64,
    /// How far the table is.
    pub phase: Phase,
    /// Who looks.
    pub viewer: Watcher,
    /// The seats in order. Before the start they are places; they may be drawn when the game starts.
    pub seats: Vec<SeatInfo>,
    /// The seats that are to decide.
    #[schema(value_type = Vec<String>)]
    pub to_act: Vec<Seat>,
    /// How many moves were made and not taken back.
    pub ply: u32,
    /// What the viewer knows, in the game's own shape; absent before the start.
    #[ts(type = "unknown")]
    pub view: Option<Value>,
    /// The same laid out as text, for a board that knows no game.
    pub sheet: Option<Sheet>,
    /// What is asked of the viewer, or what the table waits for.
    pub prompt: Option<Text>,
    /// What the viewer may do now; empty when it is not for the viewer to decide.
    pub legal: Vec<LegalMove>,
    /// Points by seat, as far as the viewer may know them; empty before the start.
    pub points: Vec<Option<i32>>,
    /// The clocks by seat; empty when nobody counts.
    pub clocks: Vec<Clock>,
    /// What the viewer may take back.
    pub undo: UndoInfo,
    /// A question about taking back that waits for answers.
    pub undo_asked: Option<UndoAsked>,
    /// Whether the viewer may ask for a hint now.
    pub may_hint: bool,
    /// Whether the viewer's only move may be made without asking: nothing becomes final by it that could be taken back.
    pub passes: bool,
    /// The table that follows this one, once somebody asked for a rematch.
    pub rematch: Option<String>,
    /// How it ended; present once the game is over.
    pub ending: Option<Ending>,
    /// The time of the server when this was built, in milliseconds since 1970, to set clocks by.
    #[ts(type = "number")]
    pub server_time: i64,
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Watcher {
    /// A player.
    Seat {
        /// The seat.
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// Somebody who watches.
    Spectator,
    /// Somebody who sees everything; only when the game is over.
    Referee,
}

/// A move that may be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LegalMove {
    /// Its short text, unique in its position: this is what a command sends back.
    pub notation: String,
    /// What it means.
    pub text: Text,
    /// The move with named fields, `kind` among them, to narrow the moves by what was clicked.
    #[ts(type = "Record<string, unknown>")]
    pub fields: Value,
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clock {
    /// The seat.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// Milliseconds left at `server_time`; absent for bots.
    #[ts(type = "number | null")]
    pub left_ms: Option<i64>,
    /// Whether it runs.
    pub running: bool,
}

/// What a viewer may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoInfo {
    /// Nothing.
    No,
    /// The own last decision, at once.
    Free,
    /// The own last decision, if the others consent.
    ByConsent,
}

/// A question about taking back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoAsked {
    /// Who asks.
    #[schema(value_type = String)]
    pub by: Seat,
    /// The moment to go back to: as many moves will stay.
    pub to_ply: u32,
    /// The seats whose answer is missing.
    #[schema(value_type = Vec<String>)]
    pub waits_for: Vec<Seat>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LogLine {
    /// The version that brought it.
    #[ts(type = "number")]
    pub version: i64,
    /// How many moves had been made before it: the moment to jump to.
    pub ply: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What.
    pub what: LogWhat,
}

/// What a line of the log tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LogWhat {
    /// Something in the game.
    Event {
        /// The seat that made the move this came from.
        #[schema(value_type = String)]
        by: Seat,
        /// The line in words.
        text: Text,
        /// The event with named fields, in the game's own shape.
        #[ts(type = "Record<string, unknown>")]
        event: Value,
    },
    /// Something at the table: somebody sat down, the game was set up, somebody paused, resigned …
    Table {
        /// The line in words.
        text: Text,
    },
    /// Somebody said something.
    Chat {
        /// The person's id.
        person: String,
        /// The name.
        name: String,
        /// What was said.
        said: String,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ending {
    /// Whether it was played to its end, or everybody left.
    pub finished: bool,
    /// The result by the rules; absent when it was not played to its end.
    pub outcome: Option<Outcome>,
    /// Ranks by seat as they count: who left ranks behind who stayed.
    pub ranks: Vec<u8>,
    /// The seed, whose SHA-256 is the commitment.
    pub seed: String,
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// Points and rank by seat.
    pub standings: Vec<SeatStanding>,
    /// Where the points came from; the lines of a seat add up to its points.
    pub lines: Vec<ScoreLine>,
    /// The tie-break that decided, if the points did not.
    pub tie_break: Option<Reason>,
    /// Why the game ended.
    pub reason: Reason,
}

/// Points and rank of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatStanding {
    /// The final score.
    pub points: i32,
    /// 1 is the winner.
    pub rank: u8,
}

/// One source of points of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoreLine {
    /// Whose points.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// The clause that gives them.
    pub clause: String,
    /// What they are for.
    pub text: Text,
    /// How many; may be negative.
    pub points: i32,
}

/// A clause with the sentence that explains it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reason {
    /// The clause.
    pub clause: String,
    /// What it means here.
    pub text: Text,
}

/// A view laid out as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Sheet {
    /// The parts, most important first.
    pub sections: Vec<Section>,
}

/// A part of a sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Section {
    /// Its heading.
    pub title: Text,
    /// Whose it is, if it belongs to a seat.
    #[schema(value_type = Option<String>)]
    pub seat: Option<Seat>,
    /// Its contents.
    pub rows: Vec<Row>,
}

/// One row of a section.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// A sentence.
    Line(Text),
    /// A name and what stands there.
    Field {
        /// The name.
        label: Text,
        /// What stands there.
        value: Text,
    },
    /// A table with a heading row.
    Table {
        /// The heading.
        head: Vec<Text>,
        /// The rows, each as long as the heading.
        rows: Vec<Vec<Text>>,
    },
    /// Lines of equal-width characters, such as a map.
    Drawing(Vec<String>),
}

/// Options as they are chosen, named for the TypeScript side.
pub type Options = OptionMap;

impl From<Standing> for SeatStanding {
    fn from(standing: Standing) -> SeatStanding {
        SeatStanding { points: standing.points, rank: standing.rank }
    }
}

impl From<lusoria_core::Reason> for Reason {
    fn from(reason: lusoria_core::Reason) -> Reason {
        Reason { clause: reason.clause.to_owned(), text: reason.text.into() }
    }
}

impl From<lusoria_core::Outcome> for Outcome {
    fn from(outcome: lusoria_core::Outcome) -> Outcome {
        let line = |line: lusoria_core::ScoreLine| ScoreLine {
            seat: line.seat,
            clause: line.clause.to_owned(),
            text: line.text.into(),
            points: line.points,
        };
        Outcome {
            standings: outcome.standings.iter().copied().map(SeatStanding::from).collect(),
            lines: outcome.lines.into_iter().map(line).collect(),
            tie_break: outcome.tie_break.map(Reason::from),
            reason: outcome.reason.into(),
        }
    }
}

impl From<lusoria_core::face::LegalMove> for LegalMove {
    fn from(mv: lusoria_core::face::LegalMove) -> LegalMove {
        LegalMove { notation: mv.notation, text: mv.text.into(), fields: mv.fields }
    }
}

impl From<lusoria_core::Sheet> for Sheet {
    fn from(sheet: lusoria_core::Sheet) -> Sheet {
        let section = |section: lusoria_core::Section| Section {
            title: section.title.into(),
            seat: section.seat,
            rows: section.rows.into_iter().map(Row::from).collect(),
        };
        Sheet { sections: sheet.sections.into_iter().map(section).collect() }
    }
}

impl From<lusoria_core::Row> for Row {
    fn from(row: lusoria_core::Row) -> Row {
        let texts = |texts: Vec<lusoria_core::Text>| texts.into_iter().map(Text::from).collect::<Vec<_>>();
        match row {
            lusoria_core::Row::Line(text) => Row::Line(text.into()),
            lusoria_core::Row::Field { label, value } => Row::Field { label: label.into(), value: value.into() },
            lusoria_core::Row::Table { head, rows } => {
                Row::Table { head: texts(head), rows: rows.into_iter().map(texts).collect() }
            }
            lusoria_core::Row::Drawing(lines) => Row::Drawing(lines),
        }
    }
}
