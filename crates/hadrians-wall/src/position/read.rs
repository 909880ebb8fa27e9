//! A position as a state. Whatever is left out is filled in the same way every time.

use lusoria_core::fields::Fields;
use lusoria_core::{Problems, Seat, SeatSet, Seed};
use serde_json::Value as Json;

use super::write;
use crate::data::{ATTRIBUTE_BOXES, CITIZEN_BOXES, COHORT_BOXES, Data, STRENGTH_BOXES, YEARS, data};
use crate::icon::Icon;
use crate::pieces::Pieces;
use crate::rules::{attack, year};
use crate::setup::{Options, blank};
use crate::state::{Fighter, MAX_PENDING, Player, State, faults};
use crate::vocab::*;

/// The most of one piece a position may place; no game comes near it.
const MOST_PIECES: u8 = 99;

pub(super) fn read(options: &Options, json: &Json) -> Result<State, Problems> {
    let (state, mut problems) = Fields::read_on(json, |fields| read_table(options, fields));
    let faults = faults(&state);
    if faults.is_empty()
        && let Err(derived) = check_derived(&state, json)
    {
        problems.extend(derived);
    }
    // What could not be read counts as empty: that this is not enough is no news then.
    let is_unread = |place: &str| problems.iter().any(|problem| problem.at.starts_with(place));
    let further: Vec<_> = faults.into_iter().filter(|(place, _)| !is_unread(place)).collect();
    further.into_iter().for_each(|(place, message)| problems.add(place, message));
    problems.into_result(state)
}

/// Keys whose values follow from others; a position may state them, but not wrongly.
const DERIVED: [&str; 5] = ["attack_cards", "ranks", "solo_rank", "fort_won", "challenge_met"];

fn read_table(options: &Options, fields: &Fields) -> State {
    let data = data();
    let mut state = blank(options);
    state.year = fields.number("year", 1..=YEARS).unwrap_or(1);
    state.phase = fields.word("phase").unwrap_or(Phase::Actions);
    state.played = fields.flag("played").unwrap_or(false);
    if state.phase == Phase::Over && !fields.has("year") {
        state.year = YEARS;
    }
    read_fate(fields, &mut state);
    read_neutral(fields, data, &mut state);
    for (seat, table) in Seat::all(state.n_seats()).zip(fields.seats(usize::from(options.players))) {
        if let Some(table) = &table {
            read_player(table, data, &mut state, seat);
            table.finish();
        } else {
            fill_cards(None, &mut state, seat);
        }
    }
    read_open(fields, data, &mut state);
    // Checked by `check_derived`, once there is a state to follow from.
    DERIVED.iter().for_each(|key| _ = fields.has(key));
    state
}

/// Named cards, in order; what is named twice is a problem.
fn named<T: PartialEq + Copy + std::fmt::Display>(
    fields: &Fields,
    key: &str,
    seen: &mut Vec<T>,
    list: Vec<T>,
) -> Vec<T> {
    for card in &list {
        if seen.contains(card) {
            fields.problem_at(key, format!("{card} is there twice"));
        }
        seen.push(*card);
    }
    list
}

fn read_fate(fields: &Fields, state: &mut State) {
    let mut seen: Vec<FateCard> = Vec::new();
    let mut list = |key| named(fields, key, &mut seen, fields.words(key).unwrap_or_default());
    let (discard, attack, deck) = (list("fate_discard"), list("attack"), list("fate_deck"));
    // What is not named lies in the printed order at the bottom of the draw pile.
    let rest = FateCard::all().filter(|card| !seen.contains(card));
    let cards: Vec<FateCard> = discard.iter().chain(&attack).chain(&deck).copied().chain(rest).collect();
    for (place, card) in state.fate.cards.iter_mut().zip(cards) {
        *place = card;
    }
    state.fate.n_discarded = discard.len().min(FateCard::COUNT) as u8;
    state.fate.n_attack = attack.len().min(FateCard::COUNT - state.fate.n_discarded as usize) as u8;
    state.fate.reshuffles = fields.number("reshuffles", 0..=u16::MAX).unwrap_or(0);
    if let Some(seed) = fields.word::<Seed>("seed") {
        state.fate.seed = *seed.bytes();
    }
}

fn read_neutral(fields: &Fields, data: &Data, state: &mut State) {
    let per_year = state.neutral_a_year(data);
    let keys = ["neutral_discard", "neutral_cards", "neutral_deck", "neutral_pieces"];
    if per_year == 0 {
        for key in keys.iter().filter(|key| fields.has(key)) {
            fields.problem_at(key, "there are no neutral cards at this table");
        }
        return;
    }
    let mut seen: Vec<Card> = Vec::new();
    let mut list = |key| named(fields, key, &mut seen, fields.words(key).unwrap_or_default());
    let (discard, shown, deck) = (list(keys[0]), list(keys[1]), list(keys[2]));
    let n_turned = per_year * state.revealed_years();
    let n_shown = state.neutral_cards(data).len();
    let n_gone = n_turned - n_shown;
    for (key, list, most) in [(keys[0], &discard, n_gone), (keys[1], &shown, n_shown), (keys[2], &deck, 12 - n_turned)]
    {
        if list.len() > most {
            fields.problem_at(key, format!("at most {most} cards lie there now"));
        }
    }
    let mut rest = Card::ALL.into_iter().filter(|card| !seen.contains(card));
    let mut places = [None; 12];
    let fill = |places: &mut [Option<Card>], list: &[Card]| {
        places.iter_mut().zip(list).for_each(|(place, card)| *place = Some(*card));
    };
    fill(&mut places[..n_gone], &discard);
    fill(&mut places[n_gone..n_turned], &shown);
    fill(&mut places[n_turned..], &deck);
    for (place, card) in state.neutral.deck.iter_mut().zip(places) {
        *place = card.or_else(|| rest.next()).unwrap_or(*place);
    }
    for (index, table) in fields.tables("neutral_pieces").unwrap_or_default().iter().enumerate() {
        let pieces = read_pieces(table);
        match state.neutral.pieces.get_mut(index) {
            Some(place) => *place = pieces,
            None => table.problem("there are at most two neutral cards"),
        }
    }
}

/// Counts by piece; the table is finished.
fn read_pieces(table: &Fields) -> Pieces {
    let count = |piece: &Piece| Pieces::of(*piece, table.number(piece.id(), 0..=MOST_PIECES).unwrap_or(0));
    let pieces = Piece::ALL.iter().map(count).fold(Pieces::NONE, |sum, pieces| sum + pieces);
    table.finish();
    pieces
}

/// A table inside another, if it is there; it is finished.
fn inside<T>(fields: &Fields, key: &str, read: impl FnOnce(&Fields) -> T) -> Option<T> {
    let table = fields.table(key)?;
    let value = read(&table);
    table.finish();
    Some(value)
}

fn read_player(fields: &Fields, data: &Data, state: &mut State, seat: Seat) {
    let mut player = Player::default();
    if let Some(table) = fields.table("board") {
        player.board = read_pieces(&table);
    }
    let count = |key: &str, most: u8| fields.number(key, 0..=most).unwrap_or(0);
    for attribute in Attribute::ALL {
        player.attributes[attribute.index()] = count(attribute.id(), ATTRIBUTE_BOXES);
    }
    for track in Track::ALL {
        player.tracks[track.index()] = count(track.key(), data.tracks[track.index()].len);
    }
    for citizen in Citizen::ALL {
        player.citizens[citizen.index()] = count(citizen.id(), CITIZEN_BOXES);
    }
    if let Some(cohorts) = inside(fields, "cohorts", |table| by_cohort(table, COHORT_BOXES)) {
        player.cohorts = cohorts;
    }
    let circles = data.production_prefilled..=data.production_circles;
    player.production = fields.number("resource_production", circles).unwrap_or(player.production);
    let buildings: Vec<Building> = fields.words("buildings").unwrap_or_default();
    player.buildings = buildings.iter().fold(0, |set, building| set | building.bit());
    if player.buildings.count_ones() as usize != buildings.len() {
        fields.problem_at("buildings", "a building is there twice");
    }
    player.training = read_years(fields, "training_grounds");
    player.forum = read_years(fields, "forum");
    read_areas(fields, data, &mut player);
    read_decisions(fields, &mut player);
    // Checked by `check_derived`.
    ["infrastructure", "score"].iter().for_each(|key| _ = fields.has(key));
    state.players[seat] = player;
    fill_cards(Some(fields), state, seat);
}

/// Counts for the left, center and right cohort.
fn by_cohort(table: &Fields, most: u8) -> [u8; 3] {
    Cohort::ALL.map(|cohort| table.number(cohort.id(), 0..=most).unwrap_or(0))
}

/// A list of different Years.
fn read_years(fields: &Fields, key: &str) -> u8 {
    let list: Vec<u8> = fields.numbers(key, 1..=YEARS).unwrap_or_default();
    let set = list.iter().fold(0u8, |set, year| set | 1 << year);
    if set.count_ones() as usize != list.len() {
        fields.problem_at(key, "there is at most one entry a Year");
    }
    set
}

/// Marks by box, 0 for none; a shorter list leaves the rest unmarked.
fn read_marks<const N: usize>(fields: &Fields, key: &str, most: u8) -> [u8; N] {
    let list: Vec<u8> = fields.numbers(key, 0..=most).unwrap_or_default();
    if list.len() > N {
        fields.problem_at(key, format!("there are only {N} boxes"));
    }
    std::array::from_fn(|index| list.get(index).copied().unwrap_or(0))
}

/// The areas of the right sheet.
fn read_areas(fields: &Fields, data: &Data, player: &mut Player) {
    player.market = read_marks(fields, "market", 6);
    player.theater = read_marks(fields, "theater", YEARS);
    player.baths = read_marks(fields, "baths", YEARS);
    inside(fields, "gladiators", |table| {
        for gladiator in Gladiator::ALL {
            if let Some(fighter) = inside(table, gladiator.id(), read_fighter) {
                player.gladiators[gladiator.index()] = fighter;
            }
        }
    });
    inside(fields, "temples", |table| player.temple_boxes = read_temples(table, data));
    player.temple_favors = fields.number("temple_favors", 0..=3).unwrap_or(0);
    inside(fields, "courthouse", |table| {
        player.court = Column::ALL.map(|column| read_years(table, column.id()));
    });
    read_diplomats(fields, player);
    player.scouts = fields.number("scouts", 0..=data.scouts.len() as u8).unwrap_or(0);
    let cells: Vec<Cells> = fields.words("map").unwrap_or_default();
    player.map = Cells(cells.iter().fold(0, |set, cell| set | cell.0));
    if player.map.len() != cells.len() {
        fields.problem_at("map", "each entry is one cell such as \"23\", and each cell is there once");
    }
    let now: u8 = fields.number("disdain", 0..=data.disdain_boxes).unwrap_or(0);
    player.disdain_removed = fields.number("disdain_removed", 0..=data.disdain_boxes).unwrap_or(0);
    player.disdain_gained = now + player.disdain_removed;
}

fn read_fighter(table: &Fields) -> Fighter {
    Fighter {
        trained: table.number("trained", 0..=STRENGTH_BOXES).unwrap_or(0),
        damage: table.number("damage", 0..=STRENGTH_BOXES).unwrap_or(0),
        battles: read_years(table, "battles"),
    }
}

/// HW-6.42: a temple is begun only when the smaller one is full.
fn read_temples(table: &Fields, data: &Data) -> u8 {
    let filled = Temple::ALL.map(|one| table.number(one.id(), 0..=data.temple_sizes[one.index()]).unwrap_or(0));
    for temple in [Temple::Medium, Temple::Large] {
        let before = temple.index() - 1;
        if filled[temple.index()] > 0 && filled[before] < data.temple_sizes[before] {
            table.problem_at(temple.id(), "begun before the smaller temple is full");
        }
    }
    filled.iter().sum()
}

fn read_diplomats(fields: &Fields, player: &mut Player) {
    for (index, table) in fields.tables("diplomats").unwrap_or_default().iter().enumerate() {
        let cohort: Option<Cohort> = table.word("cohort");
        let favors = table.number("favors", 0..=2).unwrap_or(2);
        table.finish();
        match (player.diplomats.get_mut(index), cohort) {
            (None, _) => fields.problem_at("diplomats", "there are only 3 diplomats"),
            (Some(_), None) => table.problem_at("cohort", "every diplomat serves a cohort"),
            (Some(place), Some(cohort)) => {
                *place = Some(cohort);
                player.diplomat_favors[cohort.index()] = favors;
            }
        }
    }
}

/// What the seat still has to decide.
fn read_decisions(fields: &Fields, player: &mut Player) {
    // Read with the phase, by `read_open`.
    fields.flag("stopped");
    player.road_income = fields.number("road_income", 0..=2).unwrap_or(u8::MAX);
    player.favor_step = match fields.word::<String>("asked").as_deref() {
        None => u8::MAX,
        Some("done") => 3,
        Some(word) => word.parse::<Cohort>().map_or_else(
            |_| {
                fields.problem_at("asked", "expected left, center, right or done");
                3
            },
            |cohort| cohort.index() as u8,
        ),
    };
    if let Some(canceled) = inside(fields, "canceled", |table| by_cohort(table, 9)) {
        player.canceled = canceled;
    }
    let pending: Vec<Icon> = fields.words("pending").unwrap_or_default();
    if pending.len() > MAX_PENDING {
        fields.problem_at("pending", "too many icons");
    }
    player.pending = pending.into_iter().take(MAX_PENDING).rev().collect();
}

/// The twelve cards of a player: those named go where they are named, the rest in the printed order to the free
/// places, Year by Year.
fn fill_cards(fields: Option<&Fields>, state: &mut State, seat: Seat) {
    let n_years = state.revealed_years();
    let is_choosing = state.phase == Phase::ChooseCards;
    let mut places: [Option<Card>; 12] = [None; 12];
    let mut chosen = None;
    if let Some(fields) = fields {
        let mut seen = Vec::new();
        let mut list = |key, most: usize| {
            let list = named(fields, key, &mut seen, fields.words::<Card>(key).unwrap_or_default());
            if list.len() > most {
                fields.problem_at(key, format!("at most {most} cards lie there now"));
            }
            list
        };
        let (paths, prospects) = (list("paths", n_years), list("prospects", n_years));
        let drawn = list("drawn", if is_choosing { 2 } else { 0 });
        let deck = list("deck", 12 - 2 * state.year as usize);
        paths.iter().take(n_years).enumerate().for_each(|(index, card)| places[2 * index] = Some(*card));
        prospects.iter().take(n_years).enumerate().for_each(|(index, card)| places[2 * index + 1] = Some(*card));
        drawn.iter().take(2).enumerate().for_each(|(index, card)| places[(2 * n_years + index).min(11)] = Some(*card));
        let bottom = 2 * state.year as usize;
        places[bottom..].iter_mut().zip(&deck).for_each(|(place, card)| *place = Some(*card));
        // A shorter way to name only the card that lies face up.
        if let Some(card) = fields.word::<Card>("prospect") {
            if is_choosing || prospects.len() >= n_years {
                fields.problem_at("prospect", "no place is left for it");
            } else {
                named(fields, "prospect", &mut seen, vec![card]);
                places[2 * n_years - 1] = Some(card);
            }
        }
        chosen = fields.word::<Card>("chosen");
    }
    let placed = places;
    let mut rest = Card::ALL.into_iter().filter(|card| !placed.contains(&Some(*card)));
    let year = state.year;
    let player = &mut state.players[seat];
    for (place, card) in player.deck.iter_mut().zip(places) {
        *place = card.or_else(|| rest.next()).unwrap_or(*place);
    }
    if let (Some(fields), Some(card)) = (fields, chosen) {
        let drawn = player.drawn(year);
        if !is_choosing || !drawn.contains(&card) {
            fields.problem_at("chosen", "only a card just drawn can be chosen, and only in choose-cards");
        }
        player.has_chosen = true;
        player.second_is_path = drawn[1] == card;
    }
}

/// Who has a decision open, and what follows from the phase where the position does not say.
fn read_open(fields: &Fields, data: &Data, state: &mut State) {
    let attacks = state.attacks(data);
    let phase = state.phase;
    let mut open = SeatSet::EMPTY;
    let seats = fields.get("seats");
    for seat in Seat::all(state.n_seats()) {
        let stopped = seats.and_then(|seats| seats.get(seat.to_string())?.get("stopped")?.as_bool()).unwrap_or(false);
        let player = &mut state.players[seat];
        if player.road_income == u8::MAX {
            let roads = (player.buildings & data.roads).count_ones() as u8;
            player.road_income = if phase == Phase::Income { roads } else { 0 };
        }
        if phase != Phase::Favors {
            player.favor_step = 0;
        } else if player.favor_step == u8::MAX {
            player.favor_step = 0;
            attack::skip_pointless(player, attacks);
        }
        let is_open = match phase {
            Phase::ChooseCards => !player.has_chosen,
            Phase::Income => player.road_income > 0,
            Phase::Actions => !stopped,
            Phase::Favors => player.favor_step < 3,
            Phase::Over => false,
        };
        if is_open {
            open.insert(seat);
        }
    }
    state.open = open;
    read_turn(fields, state);
}

/// HW-11.6: whose step it is in canonical mode; left out, the first open seat from the start seat on.
fn read_turn(fields: &Fields, state: &mut State) {
    let n_seats = state.n_seats();
    let named: Option<Seat> = fields.word("turn");
    if state.options.mode != Mode::Canonical || state.phase != Phase::Actions {
        if named.is_some() {
            fields.problem_at("turn", "there is a turn only in the action phase of canonical mode");
        }
        return;
    }
    let first = year::start_seat(state.year, n_seats);
    let open = state.open;
    let next = first.clockwise(n_seats).find(|seat| open.contains(*seat)).unwrap_or(first);
    state.turn = named.unwrap_or(next);
    if state.turn.index() >= n_seats {
        fields.problem_at("turn", "there is no such seat");
        state.turn = next;
    }
}

/// Values that follow from others must be those that follow.
fn check_derived(state: &State, json: &Json) -> Result<(), Problems> {
    let mut problems = Problems::default();
    let full = write::write(state);
    let mut compare = |path: String, given: Option<&Json>, found: Option<&Json>| {
        if let Some(given) = given.filter(|given| Some(*given) != found) {
            let found = found.map_or_else(|| "nothing".to_owned(), Json::to_string);
            problems.add(path, format!("{given} does not fit the rest: {found} would"));
        }
    };
    for key in DERIVED {
        compare(key.to_owned(), json.get(key), full.get(key));
    }
    for seat in Seat::all(state.n_seats()).map(|seat| seat.to_string()) {
        let (given, found) = (json.get("seats").and_then(|seats| seats.get(&seat)), &full["seats"][&seat]);
        let Some(given) = given else { continue };
        compare(format!("seats.{seat}.infrastructure"), given.get("infrastructure"), found.get("infrastructure"));
        compare(format!("seats.{seat}.stopped"), given.get("stopped"), found.get("stopped"));
        for (key, value) in given.get("score").and_then(Json::as_object).into_iter().flatten() {
            compare(format!("seats.{seat}.score.{key}"), Some(value), found["score"].get(key));
        }
    }
    problems.into_result(())
}
