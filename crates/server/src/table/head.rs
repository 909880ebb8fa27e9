//! What the store keeps of a table besides its journal, to find and list it. Nothing hidden.

use lusoria_protocol::table::{ClockRule, Holder, Phase, TableSummary};
use lusoria_store::{Head, TableRow};

use super::state::Table;

/// The word for a phase in the store.
pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Paused => "paused",
        Phase::Over => "over",
        Phase::Closed => "closed",
    }
}

/// What the store keeps.
pub(crate) fn head(table: &Table) -> Head {
    Head {
        phase: phase_word(table.phase).to_owned(),
        bots: !table.bots_to_act().is_empty(),
        deadline: table.clocks.deadline(&table.running()).map(|(at, _)| at),
        summary: serde_json::to_string(&summary(table)).expect("a summary is plain data"),
    }
}

/// What the lobby shows.
pub(crate) fn summary(table: &Table) -> TableSummary {
    TableSummary {
        id: table.info.id.clone(),
        game: table.info.game.clone(),
        options: table.info.options.clone(),
        clock: table.info.clock,
        phase: table.phase,
        holders: table.places.iter().map(|place| place.holder.clone()).collect(),
        to_act: table.to_act(),
        my_turn: false,
        ply: table.ply(),
        changed_at: table.changed_at,
    }
}

/// Whether a table has a real-time clock, as far as its summary tells.
pub(crate) fn may_be_real_time(row: &TableRow) -> bool {
    read_summary(row, None).is_none_or(|summary| matches!(summary.clock, ClockRule::RealTime { .. }))
}

/// A stored summary as one person sees it; nothing when it cannot be read any more.
pub(crate) fn read_summary(row: &TableRow, person: Option<&str>) -> Option<TableSummary> {
    let mut summary: TableSummary = serde_json::from_str(&row.summary).ok()?;
    let is_mine = |holder: &Holder| matches!(holder, Holder::Person { id, .. } if Some(id.as_str()) == person);
    summary.my_turn = summary.to_act.iter().any(|seat| summary.holders.get(seat.index()).is_some_and(is_mine));
    Some(summary)
}
