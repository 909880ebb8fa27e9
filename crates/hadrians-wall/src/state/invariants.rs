//! What must hold in every state (HW-14).

use std::fmt;

use lusoria_core::Seat;

use super::{Player, State, years};
use crate::data::{ATTRIBUTE_BOXES, BoxData, CITIZEN_BOXES, COHORT_BOXES, Data, Requirement, STRENGTH_BOXES, data};
use crate::icon::{BoxIcons, Icon};
use crate::legal::buildings_allowed;
use crate::rules::attack;
use crate::vocab::*;

/// Where something is wrong, and what.
pub(crate) type Fault = (String, String);

impl State {
    /// Every broken promise: faults of structure, and in played games the sums of HW-14.8.
    pub(crate) fn check_invariants(&self) -> Vec<String> {
        faults(self).into_iter().map(|(place, message)| format!("{place}: {message}")).collect()
    }
}

/// Faults of structure, and for played games those of the sums (HW-14.9).
pub(crate) fn faults(state: &State) -> Vec<Fault> {
    let mut faults = structure_faults(state);
    if state.played && faults.is_empty() {
        faults.extend(Seat::all(state.n_seats()).flat_map(|seat| sum_faults(state, seat)));
    }
    faults
}

/// Collects faults of one player under `seats.X`.
struct Faults {
    prefix: String,
    found: Vec<Fault>,
}

impl Faults {
    fn unless(&mut self, holds: bool, key: &str, message: impl fmt::Display) {
        if !holds {
            self.found.push((format!("{}{key}", self.prefix), message.to_string()));
        }
    }
}

/// HW-14.9: the faults of structure, each with its place in the position.
fn structure_faults(state: &State) -> Vec<Fault> {
    let data = data();
    let mut faults = Faults { prefix: String::new(), found: Vec::new() };
    table_faults(state, data, &mut faults);
    for (seat, player) in state.players.pairs() {
        faults.prefix = format!("seats.{seat}.");
        left_sheet_faults(state, player, data, &mut faults);
        right_sheet_faults(state, player, data, &mut faults);
        decision_faults(state, seat, player, data, &mut faults);
    }
    faults.found
}

fn is_permutation<T: Ord + Copy>(cards: &[T]) -> bool {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] < pair[1])
}

fn table_faults(state: &State, data: &Data, faults: &mut Faults) {
    faults.unless((1..=6).contains(&state.year), "year", "there are six Years");
    faults.unless(is_permutation(&state.fate.cards), "fate_deck", "every Fate Card must be there once");
    faults.unless(is_permutation(&state.neutral.deck), "neutral_deck", "every neutral card must be there once");
    faults.unless(state.fate.n_used() <= FateCard::COUNT, "fate_discard", "too many cards");
    let in_attack = state.phase == Phase::Favors;
    faults.unless(in_attack || state.fate.n_attack == 0, "attack", "attack cards lie open only in the favors phase");
    let n_attack = state.fate.n_attack;
    faults.unless(
        !(state.played && in_attack) || n_attack == attack::n_cards(state, data),
        "attack",
        format_args!("{n_attack} attack cards, but the Year asks for {}", attack::n_cards(state, data)),
    );
    // HW-7.16: a player buys at most 8 goods and 5 scouts.
    let n_neutral = state.neutral_cards(data).len();
    let pieces: u32 = state.neutral.pieces.iter().map(|pieces| pieces.total()).sum();
    let most = 13 * state.n_seats() as u32;
    faults.unless(pieces <= most, "neutral_pieces", format_args!("at most {most} pieces can lie there"));
    let beyond = state.neutral.pieces.iter().skip(n_neutral).all(|pieces| pieces.is_empty());
    faults.unless(beyond, "neutral_pieces", "pieces lie only on neutral cards that are face up");
    faults.unless(state.phase != Phase::Over || state.year == 6, "phase", "the game is over only after Year 6");
    let over = state.phase == Phase::Over;
    faults.unless(over || !state.open.is_empty(), "phase", "nobody has anything to decide in this phase");
    let turn_is_open = state.open.contains(state.turn);
    let canonical = state.options.mode == Mode::Canonical && state.phase == Phase::Actions;
    faults.unless(!canonical || turn_is_open, "turn", "the seat whose step it is has stopped");
}

/// HW-5: boxes in range, column locks, Fort chains, requirements and predecessors of buildings, yearly limits.
fn left_sheet_faults(state: &State, player: &Player, data: &Data, faults: &mut Faults) {
    for attribute in Attribute::ALL {
        let filled = player.attributes[attribute.index()];
        faults.unless(
            filled <= ATTRIBUTE_BOXES,
            attribute.id(),
            format_args!("there are only {ATTRIBUTE_BOXES} boxes"),
        );
    }
    for cohort in Cohort::ALL {
        let filled = player.cohorts[cohort.index()];
        faults.unless(filled <= COHORT_BOXES, "cohorts", format_args!("there are only {COHORT_BOXES} boxes"));
    }
    for track in Track::ALL {
        track_faults(player, data, track, faults);
    }
    let circles = data.production_prefilled..=data.production_circles;
    faults.unless(circles.contains(&player.production), "resource_production", "1 to 9 circles are filled");
    for building in Building::ALL.into_iter().filter(|building| player.has(*building)) {
        building_faults(state, player, data, building, faults);
    }
    entry_faults(player.training, data.training_boxes, state.year, "training_grounds", faults);
    let trained = player.training.count_ones();
    let guards = u32::from(player.tracks[Track::WallGuard.index()]);
    faults.unless(trained <= guards, "training_grounds", "every training has filled a Wall Guard box");
    entry_faults(player.forum, data.forum_boxes, state.year, "forum", faults);
}

fn track_faults(player: &Player, data: &Data, track: Track, faults: &mut Faults) {
    let filled = player.tracks[track.index()];
    let table = &data.tracks[track.index()];
    if filled > table.len {
        faults.unless(false, track.key(), format_args!("there are only {} boxes", table.len));
        return;
    }
    let Some(last) = usize::from(filled).checked_sub(1).map(|index| &table.boxes[index]) else { return };
    // HW-5.13
    let locked = format_args!("box {filled} lies in a column locked by a granary that is not built");
    faults.unless(last.granary <= player.granary(), track.key(), locked);
    // HW-5.10, HW-5.12
    let fort = player.tracks[Track::Fort.index()];
    let chain = format_args!("box {filled} needs {} Fort boxes, but {fort} are filled", last.needs_fort);
    faults.unless(last.needs_fort <= fort, track.key(), chain);
}

fn building_faults(state: &State, player: &Player, data: &Data, building: Building, faults: &mut Faults) {
    let table = &data.buildings[building.index()];
    let fits = |value: u8, limit: usize| usize::from(value) <= limit;
    let in_range = fits(player.tracks[Track::Fort.index()], data.infrastructure.len() - 1)
        && player.attributes.iter().all(|filled| *filled <= ATTRIBUTE_BOXES)
        && player.citizens.iter().all(|filled| *filled <= CITIZEN_BOXES);
    if in_range {
        let needs = fmt::from_fn(|f| match table.needs {
            Requirement::Infrastructure(level) => write!(f, "infrastructure {level}"),
            Requirement::Attribute(attribute, level) => write!(f, "{level} boxes of {attribute}"),
            Requirement::Citizens(citizen, level) => write!(f, "{level} boxes of {citizen}"),
        });
        let is_met = buildings_allowed(player, data) & building.bit() != 0;
        faults.unless(is_met, "buildings", format_args!("{building} needs {needs}"));
    }
    if let Some(first) = table.after {
        faults.unless(player.has(first), "buildings", format_args!("{building} needs {first}"));
    }
    let allowed = state.fort_rules(data).forbidden & building.bit() == 0;
    faults.unless(allowed, "buildings", format_args!("{building} is forbidden at this campaign fort"));
}

/// A set of Years: not more than there are boxes, none later than now.
fn entry_faults(entries: u8, boxes: u8, year: u8, key: &str, faults: &mut Faults) {
    let many = format_args!("there are only {boxes} boxes");
    faults.unless(entries.count_ones() <= u32::from(boxes), key, many);
    let later = years(entries).all(|entry| entry <= year) && entries & 1 == 0 && entries >> 7 == 0;
    faults.unless(later, key, "a Year is later than the current one");
}

/// Marked boxes of any order: their building stands, their requirement is met.
fn marks_faults(boxes: &[BoxData], marks: &[u8], building_stands: bool, citizens: u8, key: &str, faults: &mut Faults) {
    let marked = || boxes.iter().zip(marks).enumerate().filter(|(_, (_, mark))| **mark != 0);
    faults.unless(building_stands || marked().next().is_none(), key, "the building is not built");
    for (index, (table, _)) in marked().filter(|(_, (table, _))| table.needs > citizens) {
        faults.unless(false, key, format_args!("box {} needs {} citizen boxes", index + 1, table.needs));
    }
}

/// HW-6: the areas of the right sheet.
fn right_sheet_faults(state: &State, player: &Player, data: &Data, faults: &mut Faults) {
    for citizen in Citizen::ALL {
        let filled = player.citizens[citizen.index()];
        faults.unless(filled <= CITIZEN_BOXES, citizen.id(), format_args!("there are only {CITIZEN_BOXES} boxes"));
    }
    let [traders, performers, priests, apparitores, patricians] = player.citizens;
    let year = state.year;
    marks_faults(&data.hexagons, &player.market, player.has(Building::Market), traders, "market", faults);
    faults.unless(player.market.iter().all(|good| *good <= 6), "market", "goods are numbered 1 to 6");
    let theater = &player.theater;
    marks_faults(&data.performances, theater, player.has(Building::Theater), performers, "theater", faults);
    let twice = (1..=6).any(|one| theater.iter().filter(|mark| **mark == one).count() > 1);
    faults.unless(!twice, "theater", "there is at most one performance a Year");
    faults.unless(theater.iter().all(|mark| *mark <= year), "theater", "a Year is later than the current one");
    gladiator_faults(state, player, data, faults);
    temple_faults(player, data, priests, faults);
    let baths = &player.baths;
    marks_faults(&data.bribes, baths, player.has(Building::Baths), apparitores, "baths", faults);
    let often = (1..=6).any(|one| player.bribes_in(one) > data.bribes_a_year);
    faults.unless(!often, "baths", format_args!("there are at most {} bribes a Year", data.bribes_a_year));
    faults.unless(baths.iter().all(|mark| *mark <= year), "baths", "a Year is later than the current one");
    court_faults(state, player, data, apparitores, faults);
    patrician_faults(player, data, patricians, faults);
    disdain_faults(state, player, data, faults);
}

fn gladiator_faults(state: &State, player: &Player, data: &Data, faults: &mut Faults) {
    let performers = player.citizens[Citizen::Performers.index()];
    for gladiator in Gladiator::ALL {
        let fighter = player.gladiators[gladiator.index()];
        let key = format!("gladiators.{gladiator}");
        entry_faults(fighter.battles, data.battle_boxes, state.year, &key, faults);
        if fighter.trained > STRENGTH_BOXES {
            faults.unless(false, &key, format_args!("there are only {STRENGTH_BOXES} boxes"));
            continue;
        }
        faults.unless(fighter.damage <= fighter.trained, &key, "damage is more than there are trainings");
        faults.unless(fighter.battles == 0 || fighter.trained > 0, &key, "an untrained gladiator does not battle");
        if fighter.trained > 0 {
            faults.unless(player.has(Building::Ludus), &key, "the ludus-gladiatorious is not built");
            let needs = data.gladiators[usize::from(fighter.trained) - 1].needs;
            faults.unless(needs <= performers, &key, format_args!("box {} needs {needs} performers", fighter.trained));
        }
    }
}

fn temple_faults(player: &Player, data: &Data, priests: u8, faults: &mut Faults) {
    let filled = usize::from(player.temple_boxes).min(data.temples.len());
    for one in &data.temples[..filled] {
        faults.unless(player.has(one.building), "temples", format_args!("{} is not built", one.building));
    }
    if let Some(last) = filled.checked_sub(1).map(|index| &data.temples[index]) {
        faults.unless(last.needs <= priests, "temples", format_args!("a filled row needs {} priests", last.needs));
    }
    let full = player.full_temples(data);
    let message = format_args!("{full} temples are full, so there are at most so many temple favors");
    faults.unless(player.temple_favors <= full, "temple_favors", message);
}

fn court_faults(state: &State, player: &Player, data: &Data, apparitores: u8, faults: &mut Faults) {
    for column in Column::ALL {
        let entries = player.court[column.index()];
        let rulings = &data.rulings[column.index()];
        entry_faults(entries, rulings.len() as u8, state.year, "courthouse", faults);
        let last = (entries.count_ones() as usize).min(rulings.len()).checked_sub(1);
        if let Some(last) = last.map(|index| &rulings[index]) {
            faults.unless(player.has(Building::Courthouse), "courthouse", "the courthouse is not built");
            let message = format_args!("a marked box of the {column} column needs {} apparitores", last.needs);
            faults.unless(last.needs <= apparitores, "courthouse", message);
        }
    }
}

/// HW-6.55 to HW-6.61.
fn patrician_faults(player: &Player, data: &Data, patricians: u8, faults: &mut Faults) {
    let sent = player.n_diplomats();
    if let Some(last) = sent.checked_sub(1).map(|index| &data.diplomats[index]) {
        faults.unless(
            last.needs <= patricians,
            "diplomats",
            format_args!("diplomat {sent} needs {} patricians", last.needs),
        );
    }
    for cohort in Cohort::ALL {
        let serving = player.diplomats.iter().filter(|one| **one == Some(cohort)).count();
        faults.unless(serving <= 1, "diplomats", format_args!("two diplomats serve the {cohort} cohort"));
        let favors = usize::from(player.diplomat_favors[cohort.index()]);
        faults.unless(favors <= 2 * serving.min(1), "diplomats", "a diplomat brings two favors");
    }
    let in_order = player.diplomats.windows(2).all(|pair| pair[0].is_some() || pair[1].is_none());
    faults.unless(in_order, "diplomats", "diplomats are sent in order");
    if usize::from(player.scouts) > data.scouts.len() {
        faults.unless(false, "scouts", "there are only 5 scouts");
    } else if let Some(needs) = usize::from(player.scouts).checked_sub(1).map(|index| data.scouts[index]) {
        faults.unless(needs <= patricians, "scouts", format_args!("scout {} needs {needs} patricians", player.scouts));
    }
    // HW-14.5
    let cells = player.map.len();
    faults.unless(cells == 4 * usize::from(player.scouts), "map", "every scout fills four cells");
}

/// HW-14.7: disdain within the flags so far, one bribe for each filled box.
fn disdain_faults(state: &State, player: &Player, data: &Data, faults: &mut Faults) {
    let resolved = usize::from(state.year) - usize::from(state.phase != Phase::Over);
    let most: u8 = data.years[..resolved].iter().map(|year| year.flag).sum();
    faults.unless(player.disdain_gained <= most, "disdain", format_args!("the flags so far allow only {most}"));
    faults.unless(player.disdain_removed <= player.disdain_gained, "disdain_removed", "more removed than gained");
    let bribes = player.baths.iter().filter(|mark| **mark != 0).count();
    let removed = usize::from(player.disdain_removed);
    faults.unless(
        bribes == removed,
        "disdain_removed",
        format_args!("{removed} removed, but {bribes} bribes are marked"),
    );
}

/// Decisions fit the phase.
fn decision_faults(state: &State, seat: Seat, player: &Player, data: &Data, faults: &mut Faults) {
    faults.unless(is_permutation(&player.deck), "deck", "every Player Card must be there once");
    let is_open = state.open.contains(seat);
    let phase = state.phase;
    let fits = match phase {
        Phase::ChooseCards => is_open != player.has_chosen,
        Phase::Income => is_open == (player.road_income > 0),
        Phase::Favors => is_open == (player.favor_step < 3),
        Phase::Actions => is_open || player.pending.is_empty(),
        Phase::Over => !is_open,
    };
    faults.unless(fits, "stopped", "the seat's decision does not fit the phase");
    faults.unless(phase == Phase::ChooseCards || !player.has_chosen, "chosen", "cards are chosen in another phase");
    let roads = (player.buildings & data.roads).count_ones() as u8;
    let most = if phase == Phase::Income { roads } else { 0 };
    faults.unless(player.road_income <= most, "road_income", format_args!("at most {most} road circles are due"));
    if phase == Phase::Favors {
        let attacks = state.attacks(data);
        let step = usize::from(player.favor_step);
        faults.unless(step >= 3 || player.may_cancel(attacks, step), "asked", "no favor can be used there");
        let within = Cohort::ALL.iter().all(|one| {
            let index = one.index();
            player.canceled[index] <= attacks[index].saturating_sub(player.cohorts[index])
                && (index < step || player.canceled[index] == 0)
        });
        faults.unless(within, "canceled", "more attacks are canceled than got through, or before their turn");
    } else {
        faults.unless(player.canceled == [0; 3], "canceled", "attacks are canceled in the favors phase only");
    }
    if let Some(icon) = player.pending.last() {
        faults.unless(phase == Phase::Actions, "pending", "questions are open in the action phase only");
        let room = player.cohorts.iter().filter(|filled| **filled < COHORT_BOXES).count();
        let asks = matches!(icon, Icon::Choice(_)) || icon == Icon::Cohort && room > 1;
        faults.unless(asks, "pending", "the first icon asks nothing");
    }
    let canonical = state.options.mode == Mode::Canonical && phase == Phase::Actions;
    let waits = player.pending.is_empty() || state.turn == seat;
    faults.unless(!canonical || waits, "pending", "only the seat whose step it is can have a question open");
}

/// HW-14.8: sums over several areas, which hold in every played game.
fn sum_faults(state: &State, seat: Seat) -> Vec<Fault> {
    let data = data();
    let player = &state.players[seat];
    let mut faults = Faults { prefix: format!("seats.{seat}."), found: Vec::new() };
    let pending = player.pending.as_slice().iter().filter(|icon| **icon == Icon::Cohort).count();
    let cohorts: usize = player.cohorts.iter().map(|filled| usize::from(*filled)).sum();
    faults.unless(cohorts + pending == shown(player, data, Icon::Cohort), "cohorts", "not as many as Cohort icons");
    let production = usize::from(player.production - data.production_prefilled);
    let hammers = shown(player, data, Icon::Hammer);
    faults.unless(production == hammers, "resource_production", "not as many as Hammer icons");
    let resolved = usize::from(state.year) - usize::from(state.phase != Phase::Over);
    let flags: u8 = data.years[..resolved].iter().map(|year| year.flag).sum();
    let valor = player.attributes[Attribute::Valor.index()];
    let least = (flags - player.disdain_gained).min(ATTRIBUTE_BOXES);
    faults.unless(valor >= least, "valor", format_args!("the attacks gave at least {least}"));
    faults.found
}

/// How often an icon stands in the filled boxes of tracks and buildings.
fn shown(player: &Player, data: &Data, icon: Icon) -> usize {
    let count = |icons: &BoxIcons| icons.as_slice().iter().filter(|one| **one == icon).count();
    let on_track = |track: &Track| -> usize {
        let filled = usize::from(player.tracks[track.index()]);
        data.tracks[track.index()].boxes[..filled].iter().map(|one| count(&one.icons)).sum()
    };
    let built = Building::ALL.iter().filter(|building| player.has(**building));
    let on_buildings: usize = built.map(|building| count(&data.buildings[building.index()].icons)).sum();
    Track::ALL.iter().map(on_track).sum::<usize>() + on_buildings
}
