//! What a fort of the campaign asks for and changes, in words, and how far it has come (HW-13).

use lusoria_core::{Arg, Row, Seat, Text};

use crate::data::{Data, Figure, FortData, FortRules, Goal};
use crate::score::{goal_value, is_met};
use crate::state::State;
use crate::vocab::{Building, PathCount};

/// The fort that is played, if it is one of the campaign.
fn fort<'a>(state: &State, data: &'a Data) -> Option<&'a FortData> {
    Some(&data.forts[usize::from(state.options.fort?) - 1])
}

/// The fort with its special rules, goals and challenge, for the sheet.
pub(crate) fn rows(state: &State, data: &Data) -> Vec<Row> {
    let Some(fort) = fort(state, data) else { return Vec::new() };
    let mut rows = vec![Row::field("hw-sheet-fort", Text::new("hw-name").with("name", Arg::Name(fort.id)))];
    rows.extend(rule_texts(&fort.rules).into_iter().map(|text| Row::field("hw-sheet-fort-rule", text)));
    rows.extend(fort.goals.iter().map(|goal| Row::field("hw-sheet-fort-goal", standing(state, data, goal))));
    rows.extend(fort.challenge.iter().map(|goal| Row::field("hw-sheet-fort-challenge", standing(state, data, goal))));
    rows
}

/// A goal and whether it is met as things stand.
fn standing(state: &State, data: &Data, goal: &Goal) -> Text {
    let player = &state.players[Seat::new(0)];
    let n_years = state.revealed_years();
    let key = if is_met(player, data, n_years, goal) { "hw-goal-met" } else { "hw-goal-open" };
    Text::new(key).with("goal", goal_text(goal)).with("have", goal_value(player, data, n_years, goal))
}

/// What a goal asks for.
fn goal_text(goal: &Goal) -> Text {
    let named = |key: &'static str, id: &'static str| Text::new(key).with("name", Arg::Name(id));
    let text = match goal.figure {
        Figure::Score => Text::new("hw-goal-score"),
        Figure::PathPoints => Text::new("hw-goal-path-points"),
        Figure::Path(path) => Text::new(path_text(path)),
        Figure::AttributesAtLeast(boxes) => Text::new("hw-goal-attributes").with("boxes", boxes),
        Figure::Attribute(attribute) => named("hw-goal-attribute", attribute.id()),
        Figure::Built(building) => return named("hw-goal-built", building.id()),
        Figure::Complete(track) => return named("hw-goal-complete", track.id()),
        Figure::FullMap => return Text::new("hw-goal-map"),
        Figure::FavorsUsed => return Text::new("hw-goal-no-favors"),
    };
    if goal.figure == Figure::Path(PathCount::Disdain) { text } else { text.with("n", goal.value) }
}

const fn path_text(path: PathCount) -> &'static str {
    match path {
        PathCount::Landmarks => "hw-goal-landmarks",
        PathCount::Disdain => "hw-goal-no-disdain",
        PathCount::WallSections => "hw-goal-wall-sections",
        PathCount::LargeBuildings => "hw-goal-large-buildings",
        PathCount::Cohorts => "hw-goal-cohorts",
        PathCount::Production => "hw-goal-production",
        PathCount::Goods => "hw-goal-goods",
        PathCount::CitizenTracks => "hw-goal-citizen-tracks",
        PathCount::Temples => "hw-goal-temples",
        PathCount::ScoutColumns => "hw-goal-scout-columns",
        PathCount::GladiatorStrength => "hw-goal-strength",
        PathCount::WallGuardSections => "hw-goal-guard-sections",
    }
}

/// What the fort changes (HW-13.1, HW-13.5).
fn rule_texts(rules: &FortRules) -> Vec<Text> {
    let flags = [
        (rules.one_neutral_card, "hw-fort-one-neutral-card"),
        (rules.dearer_buildings, "hw-fort-dearer-buildings"),
        (rules.no_diplomats, "hw-fort-no-diplomats"),
        (rules.late_wall, "hw-fort-late-wall"),
        (rules.two_soldiers, "hw-fort-two-soldiers"),
        (rules.dear_mining, "hw-fort-dear-mining"),
        (rules.more_attacks, "hw-fort-more-attacks"),
    ];
    let mut texts: Vec<Text> = flags.into_iter().filter(|(on, _)| *on).map(|(_, key)| Text::new(key)).collect();
    let forbidden = Building::ALL.iter().filter(|one| rules.forbidden & one.bit() != 0);
    let forbidden: Vec<Arg> = forbidden.map(|one| Arg::Name(one.id())).collect();
    if !forbidden.is_empty() {
        texts.push(Text::new("hw-fort-forbidden").with("buildings", Arg::List(forbidden)));
    }
    texts
}
