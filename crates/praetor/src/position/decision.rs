//! The decision of a position, with what is chosen already.

use lusoria_core::fields::Fields;
use lusoria_core::{Problems, Seat};

use super::read::seat_at;
use crate::data::data;
use crate::legal::{choices, most_sold};
use crate::rules::update::{may_recruit, usable_academies};
use crate::setup::Options;
use crate::state::{Choices, Decision, Plan, State};
use crate::vocab::{Cell, Effect, Goods, Resource};

/// What a position says of the decision.
pub(super) struct Asked {
    pub decision: Decision,
    pub seat: Option<Seat>,
    plan: Plan,
}

/// Reads `decision`; left out, the first who has not passed acts.
pub(super) fn read_asked(fields: &Fields, options: &Options) -> Asked {
    let mut asked = Asked { decision: Decision::Action, seat: None, plan: Plan::default() };
    let Some(entry) = fields.table("decision") else { return asked };
    let word: Option<String> = entry.word("kind");
    match Decision::WORDS.iter().find(|(_, known)| word.as_deref() == Some(known)) {
        Some((decision, _)) => asked.decision = *decision,
        None => {
            let known: Vec<_> = Decision::WORDS.iter().map(|(_, word)| *word).collect();
            entry.problem_at("kind", format!("expected one of {}", known.join(", ")));
        }
    }
    use Decision::*;
    let kind = asked.decision;
    if kind != Over {
        asked.seat = seat_at(&entry, "seat", options);
        if !entry.has("seat") && !matches!(kind, Action) {
            entry.problem_at("seat", "who is asked");
        }
    }
    let has_tile = matches!(kind, Worker | Cell | Rotation | SmithAmount | MarketSell | MarketBuy);
    if has_tile || matches!(kind, LaborMode | BuildTile | ActivateTile) {
        asked.plan.camp = entry.word("camp");
    }
    if kind == LaborMode && !entry.has("camp") {
        entry.problem_at("camp", "through which labor camp");
    }
    if has_tile {
        asked.plan.tile = needed(&entry, "tile", entry.word("tile"));
    }
    if has_tile && kind != Worker && asked.plan.camp.is_none() {
        let experience = entry.number("worker", 1..=data().rules.active_experience_max);
        asked.plan.experience = needed(&entry, "worker", experience).unwrap_or(0);
    }
    if kind == Rotation {
        asked.plan.cell = needed(&entry, "cell", read_cell(&entry));
    }
    if matches!(kind, MarketSell | MarketBuy) {
        asked.plan.good = needed(&entry, "good", entry.word("good")).unwrap_or(Resource::Wood);
        asked.plan.sold = read_goods(&entry, "sold");
        asked.plan.bought = read_goods(&entry, "bought");
    }
    entry.finish();
    asked
}

fn needed<T>(entry: &Fields, key: &str, value: Option<T>) -> Option<T> {
    if value.is_none() && !entry.has(key) {
        entry.problem_at(key, "this decision needs it");
    }
    value
}

fn read_cell(entry: &Fields) -> Option<Cell> {
    let table = entry.table("cell")?;
    let reach = -Cell::REACH..=Cell::REACH;
    let (x, y) = (table.number("x", reach.clone()), table.number("y", reach));
    table.finish();
    Some(Cell::new(needed(&table, "x", x)?, needed(&table, "y", y)?))
}

fn read_goods(entry: &Fields, key: &str) -> Goods {
    let mut goods = Goods::default();
    let Some(table) = entry.table(key) else { return goods };
    for good in Resource::TRADED {
        goods[good] = table.number(good.id(), 0..=999).unwrap_or(0);
    }
    table.finish();
    goods
}

impl Asked {
    /// Puts the decision into the state; whether it can stand there is seen by `settle`.
    pub(super) fn into_state(self, fields: &Fields, state: &mut State) {
        let first = state.order.iter().copied().find(|seat| !state.passed.contains(*seat));
        state.decision = self.decision;
        state.actor = self.seat.or(first).unwrap_or(Seat::new(0));
        state.plan = self.plan;
        if self.decision == Decision::Over {
            state.actor = Seat::new(0);
        }
        if let Some(tile) = self.plan.tile {
            state.plan.builds = state.row.contains(tile);
        }
        state.plan.builds |= self.decision == Decision::BuildTile;
        if self.plan.camp.is_some() {
            state.plan.experience = data().rules.labor_camp_experience;
        }
        if self.decision.is_of_action() && state.passed.contains(state.actor) {
            fields.problem_at("decision.seat", "who has passed does not act any more (PRA-5.2)");
        }
    }
}

/// Computes what the decision may aim at and names everything that makes it impossible.
pub(super) fn settle(state: &mut State, problems: &mut Problems) {
    let seat = state.actor;
    state.choices = Choices::default();
    if state.decision.is_of_action() {
        if let Some(message) = camp_problem(state) {
            return problems.add("decision.camp", message);
        }
        state.choices = choices(state, seat, state.plan.camp);
        action_problems(state, problems);
        return;
    }
    if state.decision != Decision::Academy && (state.activated.0 | state.new_tiles.0) != 0 {
        problems.add("decision", "nobody stands on a tile any more");
    }
    match state.decision {
        Decision::Academy if usable_academies(state, seat).is_empty() => {
            problems.add("decision", "this seat has no novice in stage I or no academy it can pay (PRA-10.2)");
        }
        Decision::EmergencyRecruit if !may_recruit(state, seat) => {
            problems.add("decision", "this seat cannot recruit in an emergency (PRA-10.8)");
        }
        Decision::Over if !state.is_last_turn() => {
            problems.add("decision", "the game is over only after the last turn, with an empty stack (PRA-11.1)");
        }
        Decision::BoardSide if state.turn != 1 => problems.add("turn", "sides are chosen before the first turn"),
        _ => {}
    }
}

/// PRA-9.4: a camp in the plan must be one that this seat can use.
fn camp_problem(state: &State) -> Option<&'static str> {
    let camp = state.plan.camp?;
    let usable = choices(state, state.actor, None).camps;
    (!usable.contains(camp)).then_some("this seat cannot use this labor camp now (PRA-9.4)")
}

/// What is chosen already must have been possible.
fn action_problems(state: &State, problems: &mut Problems) {
    use Decision::*;
    let Plan { camp, tile, experience, cell, .. } = state.plan;
    let nothing = match state.decision {
        LaborCamp => state.choices.camps.is_empty(),
        LaborMode => state.choices.is_empty(),
        BuildTile => state.choices.build.is_empty(),
        ActivateTile => state.choices.activate.is_empty(),
        _ => false,
    };
    if nothing {
        problems.add("decision", "there is nothing to choose");
    }
    let Some(tile) = tile else { return };
    let builds = matches!(state.decision, Cell | Rotation);
    let works = match data().tile(tile).effect {
        Effect::Smith => state.decision == SmithAmount,
        Effect::Market => matches!(state.decision, MarketSell | MarketBuy),
        _ => false,
    };
    let possible = match (state.decision, state.plan.builds) {
        (Worker, true) => state.choices.build.contains(tile),
        (Worker, false) => state.choices.activate.contains(tile),
        (_, true) => builds && state.choices.build.contains(tile),
        (_, false) => works && state.choices.activate.contains(tile),
    };
    if !possible {
        return problems.add("decision.tile", format!("{tile} cannot be chosen for this (PRA-6.1, PRA-7.1)"));
    }
    if state.decision == Worker && (camp.is_some() || !state.players[state.actor].has_idle()) {
        problems.add("decision", "there is no worker to choose (PRA-19.8)");
    }
    if experience > 0 && camp.is_none() && state.players[state.actor].idle[experience as usize] == 0 {
        problems.add("decision.worker", "there is no such unplaced worker (PRA-19.8)");
    }
    if cell.is_some_and(|cell| !state.city.is_free(cell)) {
        problems.add("decision.cell", "no tile can be built there (PRA-6.3)");
    }
    if matches!(state.decision, MarketSell | MarketBuy) {
        market_problems(state, problems);
    }
}

/// PRA-14.3: first sales in order, then purchases in order, none beyond what is there.
fn market_problems(state: &State, problems: &mut Problems) {
    let Plan { good, sold, bought, .. } = state.plan;
    if good == Resource::Gold {
        problems.add("decision.good", "gold is not traded (PRA-14.1)");
    }
    let sells = state.decision == Decision::MarketSell;
    for other in Resource::TRADED {
        if sold[other] > most_sold(state, other) || sells && other >= good && sold[other] > 0 {
            problems.add("decision.sold", format!("not so much {other} can be sold already"));
        }
        if bought[other] > 0 && (sells || other >= good) {
            problems.add("decision.bought", format!("no {other} can be bought already"));
        }
    }
    if state.market_gold() < 0 {
        problems.add("decision.bought", "there is not enough gold for it (PRA-19.13)");
    }
}
