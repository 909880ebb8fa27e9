//! Pending decisions in position notation, and which of them can stand together.

use lusoria_core::Seat;
use lusoria_core::fields::Fields;
use serde_json::{Value, json};

use crate::bags::{Markers, bits};
use crate::data::data;
use crate::legal;
use crate::state::{Pending, State};
use crate::vocab::{Action, Category, Commodity, Ship, Tray};

/// Writes one decision; what follows from the rest of the position is left out.
pub(super) fn write(pending: Pending) -> Value {
    match pending {
        Pending::Sow => json!({"ask": "sow"}),
        Pending::PlaceMarker { .. } => json!({"ask": "place-marker"}),
        Pending::SetupCard { left } => json!({"ask": "setup-card", "left": left}),
        Pending::SetupTile => json!({"ask": "setup-tile"}),
        Pending::SetupSlot { tile } => json!({"ask": "setup-slot", "tile": tile}),
        Pending::Drop { tray } => json!({"ask": "drop", "tray": tray}),
        Pending::Special { slot, .. } => json!({"ask": "special", "slot": slot}),
        Pending::PlusTwo { slot } => json!({"ask": "plus-two", "slot": slot}),
        Pending::Act { action } => json!({"ask": "act", "action": action}),
        Pending::Seaport => json!({"ask": "seaport"}),
        Pending::Discard => json!({"ask": "discard"}),
        Pending::DiscardOnto { card } => json!({"ask": "discard-onto", "card": card}),
        Pending::LayCard { laid } => json!({"ask": "lay-card", "laid": laid}),
        Pending::ChooseShip => json!({"ask": "choose-ship"}),
        Pending::Load { ship, units, kinds } => {
            let kinds: Vec<_> = bits(kinds.into()).map(Commodity::at).collect();
            json!({"ask": "load", "ship": ship, "units": units, "kinds": kinds})
        }
        Pending::Forum => json!({"ask": "forum"}),
        Pending::Military => json!({"ask": "military"}),
        Pending::LeaderMove => json!({"ask": "leader-move"}),
        Pending::TrajanStack => json!({"ask": "trajan-stack"}),
        Pending::Construction => json!({"ask": "construction"}),
        Pending::BuildSpace => json!({"ask": "build-space"}),
        Pending::Extra { action } => json!({"ask": "extra", "action": action}),
        Pending::Repeat { action } => json!({"ask": "repeat", "action": action}),
        Pending::Needs { seat, at, unmet } => json!({"ask": "needs", "seat": seat, "at": at, "unmet": unmet}),
        Pending::Consul { .. } => json!({"ask": "consul"}),
    }
}

/// Reads one decision. What follows from the rest of the position is filled in by [`complete`].
pub(super) fn read(entry: &Fields, n_seats: usize) -> Option<Pending> {
    let ask: String = entry.word("ask").unwrap_or_default();
    let action = || -> Option<Action> { entry.word("action") };
    let tray = |key: &str| -> Option<Tray> { entry.word(key) };
    let pending = match ask.as_str() {
        "sow" => Some(Pending::Sow),
        "place-marker" => Some(Pending::PlaceMarker { placed: 0 }),
        "setup-card" => Some(Pending::SetupCard { left: entry.number("left", 1..=3).unwrap_or(3) }),
        "setup-tile" => Some(Pending::SetupTile),
        "setup-slot" => entry.word("tile").map(|tile| Pending::SetupSlot { tile }),
        "drop" => tray("tray").map(|tray| Pending::Drop { tray }),
        "special" => tray("slot").map(|slot| Pending::Special { slot, most: 0 }),
        "plus-two" => tray("slot").map(|slot| Pending::PlusTwo { slot }),
        "act" => action().map(|action| Pending::Act { action }),
        "seaport" => Some(Pending::Seaport),
        "discard" => Some(Pending::Discard),
        "discard-onto" => entry.word("card").map(|card| Pending::DiscardOnto { card }),
        "lay-card" => Some(Pending::LayCard { laid: entry.number("laid", 0..=1).unwrap_or(0) }),
        "choose-ship" => Some(Pending::ChooseShip),
        "load" => read_load(entry),
        "forum" => Some(Pending::Forum),
        "military" => Some(Pending::Military),
        "leader-move" => Some(Pending::LeaderMove),
        "trajan-stack" => Some(Pending::TrajanStack),
        "construction" => Some(Pending::Construction),
        "build-space" => Some(Pending::BuildSpace),
        "extra" => action().map(|action| Pending::Extra { action }),
        "repeat" => action().map(|action| Pending::Repeat { action }),
        "needs" => read_needs(entry, n_seats),
        "consul" => Some(Pending::Consul { seat: Seat::default() }),
        other => {
            entry.problem_at("ask", format!("there is no decision {other:?}"));
            None
        }
    };
    if pending.is_none() && !entry.has_problems() {
        entry.problem(format!("the decision {ask:?} lacks a part"));
    }
    entry.finish();
    pending
}

fn read_load(entry: &Fields) -> Option<Pending> {
    let ship: Ship = entry.word("ship")?;
    let most = data().ships[ship.index()].max_units - 1;
    let units = entry.number("units", 0..=most).unwrap_or(0);
    let kinds: Vec<Commodity> = entry.words("kinds").unwrap_or_default();
    let set = kinds.iter().fold(0, |set, kind| set | kind.bit());
    let most_kinds = if ship == Ship::Identical { units.min(1) } else { units };
    if kinds.len() != set.count_ones() as usize || set.count_ones() > most_kinds.into() {
        entry.problem_at("kinds", "there are more kinds than the shipment can have");
    }
    Some(Pending::Load { ship, units, kinds: set as u16 })
}

fn read_needs(entry: &Fields, n_seats: usize) -> Option<Pending> {
    let seat: Seat = entry.word("seat")?;
    if seat.index() >= n_seats {
        entry.problem_at("seat", format!("there is no seat {seat}"));
        return None;
    }
    let at: u8 = entry.number("at", 0..=2).unwrap_or(0);
    Some(Pending::Needs { seat, at, unmet: entry.number("unmet", 0..=at).unwrap_or(0) })
}

/// Fills in what follows from the rest of the position.
pub(super) fn complete(state: &State, pending: Pending) -> Pending {
    match pending {
        Pending::PlaceMarker { .. } => Pending::PlaceMarker { placed: (Markers::COUNT - state.held.len()) as u8 },
        Pending::Special { slot, .. } => Pending::Special { slot, most: most_special(state, slot) },
        Pending::Consul { .. } => Pending::Consul { seat: state.by_votes()[state.n_seats() - 1] },
        other => other,
    }
}

/// How many cards or tokens the tile on a slot can give now.
fn most_special(state: &State, slot: Tray) -> u8 {
    let mat = state.active_mat();
    let Some(tile) = mat.slots[slot.index()] else { return 0 };
    let amount = data().trajan[tile.index()].amount;
    match tile.category() {
        Category::Cards => amount.min(state.deck.len() as u8),
        Category::Workers | Category::Legion => amount.min(mat.supply),
        _ => 0,
    }
}

/// Says what is wrong with the decisions of a state, if anything.
pub(super) fn check(state: &State) -> Vec<String> {
    let mut problems = Vec::new();
    let stack = state.pending.as_slice();
    let Some((&top, below)) = stack.split_last() else {
        if !state.is_over() {
            problems.push("something is asked until the game is over".to_owned());
        }
        return problems;
    };
    if state.is_over() {
        problems.push("nothing is asked after the fourth quarter".to_owned());
    }
    if !can_stand_together(below, top) {
        problems.push("these decisions cannot wait for each other".to_owned());
    }
    if let Err(problem) = check_top(state, top) {
        problems.push(problem.to_owned());
    }
    let repeats = stack.iter().filter_map(|pending| match pending {
        Pending::Repeat { action } => Some(*action),
        _ => None,
    });
    for action in repeats {
        if !state.extra_used || u32::from(state.active_mat().plus_two) & action.bit() == 0 {
            problems.push(format!("a second {action} action needs a +2 marker and a spent extra action tile"));
        }
    }
    let holds_markers = matches!(top, Pending::Drop { .. } | Pending::PlaceMarker { .. });
    if holds_markers == state.held.is_empty() {
        problems.push("markers are held exactly while they are placed or dropped".to_owned());
    }
    let between_turns = is_setup(top) || top == Pending::Sow;
    if between_turns && (state.laps_due > 0 || state.extra_used) {
        problems.push("no lap is due and no extra action tile was used before the markers are taken".to_owned());
    }
    problems
}

fn is_setup(pending: Pending) -> bool {
    matches!(
        pending,
        Pending::PlaceMarker { .. } | Pending::SetupCard { .. } | Pending::SetupTile | Pending::SetupSlot { .. }
    )
}

/// Whether a stack of decisions can come about: extra actions and repetitions wait below an option of their action, or
/// below a bonus action of construction; the action waits below the special action of its slot's tile.
fn can_stand_together(below: &[Pending], top: Pending) -> bool {
    if let Pending::Special { slot, .. } | Pending::PlusTwo { slot } = top {
        return below == [Pending::Act { action: slot.action() }];
    }
    let Some(action) = option_of(top) else {
        return match top {
            Pending::Act { action } | Pending::Extra { action } | Pending::Repeat { action } => {
                below.is_empty() || (is_bonus(action) && is_main_construction(below))
            }
            _ => below.is_empty(),
        };
    };
    match below {
        [] => true,
        [Pending::Extra { action: of } | Pending::Repeat { action: of }] => {
            *of == action || (*of == Action::Construction && is_bonus(action))
        }
        [main, Pending::Extra { action: of } | Pending::Repeat { action: of }] => {
            *of == action && is_bonus(action) && is_main_construction(&[*main])
        }
        _ => false,
    }
}

fn is_main_construction(below: &[Pending]) -> bool {
    matches!(
        below,
        [Pending::Extra { action: Action::Construction } | Pending::Repeat { action: Action::Construction }]
    )
}

fn is_bonus(action: Action) -> bool {
    action != Action::Construction
}

/// The action whose option a decision chooses.
fn option_of(pending: Pending) -> Option<Action> {
    match pending {
        Pending::Seaport
        | Pending::Discard
        | Pending::DiscardOnto { .. }
        | Pending::LayCard { .. }
        | Pending::ChooseShip
        | Pending::Load { .. } => Some(Action::Seaport),
        Pending::Forum => Some(Action::Forum),
        Pending::Military | Pending::LeaderMove => Some(Action::Military),
        Pending::TrajanStack => Some(Action::Trajan),
        Pending::Construction | Pending::BuildSpace => Some(Action::Construction),
        _ => None,
    }
}

/// Whether the decision on top can be asked in this state.
fn check_top(state: &State, top: Pending) -> Result<(), &'static str> {
    let mat = state.active_mat();
    let all_open = !state.is_over() && state.open_demands().len() == 3;
    match top {
        Pending::Special { slot, most } if most == 0 || !is_fulfilled(state, slot) => {
            Err("no Trajan tile with a special action is fulfilled there")
        }
        Pending::PlusTwo { slot } => {
            let is_plus_two = mat.slots[slot.index()].is_some_and(|tile| tile.category() == Category::PlusTwo);
            let is_open = is_plus_two && is_fulfilled(state, slot) && mat.plus_two != 0x3F;
            if is_open { Ok(()) } else { Err("no +2 tile is fulfilled there, or every action has a marker") }
        }
        Pending::Act { action } | Pending::Repeat { action } if !legal::is_possible(state, action) => {
            Err("that action is impossible here (TRJ-7.2)")
        }
        Pending::BuildSpace if mat.worker_camp == 0 => Err("there is no worker to build with"),
        Pending::Needs { .. } | Pending::Consul { .. } if !all_open => {
            Err("a quarter is scored only when three demand tiles are open")
        }
        Pending::PlaceMarker { placed } => check_placing(state, placed),
        Pending::SetupCard { .. } | Pending::SetupTile | Pending::SetupSlot { .. } => check_setup(state, top),
        _ => Ok(()),
    }
}

fn is_fulfilled(state: &State, slot: Tray) -> bool {
    let mat = state.active_mat();
    mat.slots[slot.index()].is_some_and(|tile| mat.trays[slot.index()].fulfill(data().trajan[tile.index()].colors))
}

/// TRJ-3.9: two markers on each tray, tray after tray, player after player.
fn check_placing(state: &State, placed: u8) -> Result<(), &'static str> {
    let in_order = Tray::ALL.iter().all(|tray| {
        let wanted = u32::from(placed).saturating_sub(2 * tray.index() as u32).min(2);
        state.active_mat().trays[tray.index()].len() == wanted
    });
    let mut is_later = false;
    let mut others_fit = true;
    for seat in state.starter.clockwise(state.n_seats()) {
        let mat = state.mat(seat);
        let fits = |wanted: u32| mat.trays.iter().all(|tray| tray.len() == wanted);
        others_fit &= seat == state.active || fits(if is_later { 0 } else { 2 });
        is_later |= seat == state.active;
    }
    let is_bare = state.seats().all(|seat| {
        let mat = state.mat(seat);
        mat.hand.is_empty() && mat.slots.iter().all(Option::is_none) && mat.yellow_bonus == 0
    });
    if in_order && others_fit && is_bare && state.bag.len() == 12 && state.deck.len() == 60 {
        Ok(())
    } else {
        Err("markers are placed two on each tray, in order, before anything else is dealt (TRJ-3.9, TRJ-3.21)")
    }
}

/// TRJ-3.17 to 3.20: cards, then three passes of Trajan tiles.
fn check_setup(state: &State, top: Pending) -> Result<(), &'static str> {
    let n_tiles = |seat: Seat| state.mat(seat).slots.iter().flatten().count();
    let pass = n_tiles(state.active);
    let mut wanted = if top == Pending::SetupTile || matches!(top, Pending::SetupSlot { .. }) { pass + 1 } else { 0 };
    for seat in state.starter.clockwise(state.n_seats()) {
        let mat = state.mat(seat);
        if seat == state.active {
            wanted = wanted.saturating_sub(1);
        }
        let slots_fit = [Tray::I, Tray::III, Tray::V].iter().all(|slot| mat.slots[slot.index()].is_none());
        let categories = mat.slots.iter().flatten().fold(0, |set, tile| set | tile.category().bit());
        let is_distinct = categories.count_ones() as usize == n_tiles(seat);
        if n_tiles(seat) != wanted || !slots_fit || !is_distinct || mat.arch != Some(Tray::I) {
            return Err("the Trajan tiles are not as the set-up has them here (TRJ-3.18 to 3.20)");
        }
        if !mat.display.is_empty() || mat.hand.len() > 3 || mat.kept != 0 {
            return Err("nobody has more than three cards before the game begins (TRJ-3.17)");
        }
    }
    match top {
        Pending::SetupTile | Pending::SetupSlot { .. } if pass > 2 => Err("everybody has three Trajan tiles"),
        Pending::SetupSlot { tile }
            if state.active_mat().slots.iter().flatten().any(|t| t.category() == tile.category()) =>
        {
            Err("nobody takes two tiles of one category (TRJ-3.19)")
        }
        Pending::SetupCard { left } if state.active_mat().hand.len() + u32::from(left) > 3 => {
            Err("three cards are taken (TRJ-3.17)")
        }
        _ => Ok(()),
    }
}
