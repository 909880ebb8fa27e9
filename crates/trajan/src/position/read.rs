//! A state from a position that says only what matters.

use std::fmt::Display;
use std::str::FromStr;

use lusoria_core::fields::Fields;
use lusoria_core::{Problems, Seat};
use serde_json::Value;

use crate::bags::{Markers, Pile};
use crate::data::data;
use crate::legal;
use crate::position::fill::{self, Components, MarkerRest};
use crate::position::pending;
use crate::setup;
use crate::state::{Mat, Options, Pending, State};
use crate::vocab::{Category, Commodity, Need, Points, Province, Ship, Side, Space, TrajanTile, Tray};

/// The most points a position may state.
const MOST_POINTS: i16 = 999;

/// Reads a position; every problem is named.
pub(super) fn read(options: Options, position: &Value) -> Result<State, Problems> {
    let mut state = Fields::read(position, |fields| Reader::new(options, fields).read())?;
    let mut problems = Problems::default();
    pending::check(&state).into_iter().for_each(|message| problems.add("pending", message));
    if problems.is_empty() {
        state.choices = legal::options(&state);
        state.check_invariants().into_iter().for_each(|message| problems.add("position", message));
    }
    problems.into_result(state)
}

struct Reader<'a> {
    fields: &'a Fields<'a>,
    state: State,
    left: Components,
    /// Seats whose construction tiles are not stated.
    open_buildings: Vec<Seat>,
}

impl<'a> Reader<'a> {
    fn new(options: Options, fields: &'a Fields<'a>) -> Reader<'a> {
        let mut reader = Reader {
            fields,
            state: setup::empty(options, Seat::default()),
            left: Components::new(),
            open_buildings: Vec::new(),
        };
        reader.state.starter = reader.seat("starter").unwrap_or_default();
        reader.state.active = reader.seat("active").unwrap_or(reader.state.starter);
        reader
    }

    fn read(mut self) -> State {
        let fields = self.fields;
        self.state.quarter = fields.number("quarter", 1..=5).unwrap_or(1);
        self.state.time = fields.number("time", 0..=self.state.options.lap() - 1).unwrap_or(0);
        self.state.laps_due = fields.number("laps_due", 0..=2).unwrap_or(0);
        self.state.extra_used = fields.flag("extra_used").unwrap_or(false);
        self.read_pending();
        self.read_seats();
        self.read_senate();
        let gray_ships: u32 = set(fields, "gray_ships", Ship::bit);
        self.state.gray_ships = gray_ships as u8;
        self.read_district();
        self.read_cards();
        self.read_forum();
        self.read_trajan();
        self.read_bonus();
        self.read_demands();
        let pending: Vec<Pending> =
            self.state.pending.as_slice().iter().map(|entry| pending::complete(&self.state, *entry)).collect();
        self.state.pending = pending.into_iter().collect();
        self.state
    }

    fn seat(&self, key: &str) -> Option<Seat> {
        let seat: Seat = self.fields.word(key)?;
        if seat.index() < self.state.n_seats() {
            return Some(seat);
        }
        self.fields.problem_at(key, format!("there is no seat {seat}"));
        None
    }

    fn read_pending(&mut self) {
        let entries = match self.fields.tables("pending") {
            Some(entries) => {
                let n_seats = self.state.n_seats();
                entries.iter().filter_map(|entry| pending::read(entry, n_seats)).collect()
            }
            None if self.state.is_over() => Vec::new(),
            None => vec![Pending::Sow],
        };
        if entries.len() > 4 {
            self.fields.problem_at("pending", "more decisions than a turn can hold");
        }
        self.state.pending = entries.into_iter().take(4).collect();
        if let Some(card) = self.state.card_between() {
            self.left.cards.place(card);
        }
        if let Some(tile) = self.state.tile_between() {
            self.left.place_trajan(tile);
        }
    }

    fn read_seats(&mut self) {
        let held: Option<Vec<_>> = self.fields.words("held");
        let seats: Vec<Seat> = self.state.seats().collect();
        for (seat, fields) in seats.into_iter().zip(self.fields.seats(self.state.n_seats())) {
            let mut markers = MarkerRest::new();
            if let Some(held) = held.as_ref().filter(|_| seat == self.state.active) {
                self.state.held = markers.place(self.fields, "held", held);
            }
            match fields {
                Some(fields) => {
                    self.read_trays(seat, Some(&fields), markers, held.is_some());
                    self.read_mat(seat, &fields);
                    fields.finish();
                }
                None => {
                    self.read_trays(seat, None, markers, held.is_some());
                    self.open_buildings.push(seat);
                }
            }
        }
    }

    /// Markers that are not named are held while markers are placed or dropped, otherwise they lie on the trays that
    /// are not named.
    fn read_trays(&mut self, seat: Seat, fields: Option<&Fields>, mut left: MarkerRest, holds_named: bool) {
        let mut trays = [Markers::NONE; 6];
        let mut open: Vec<usize> = (0..6).collect();
        if let Some(table) = fields.and_then(|fields| fields.table("trays")) {
            for tray in Tray::ALL {
                if let Some(colors) = table.words(tray.id()) {
                    trays[tray.index()] = left.place(&table, tray.id(), &colors);
                    open.retain(|other| *other != tray.index());
                }
            }
            table.finish();
        }
        let is_holder = seat == self.state.active
            && matches!(self.state.decision(), Some(Pending::Drop { .. } | Pending::PlaceMarker { .. }));
        if is_holder && !holds_named {
            self.state.held = left.take_all();
        } else if !self.is_still_to_place(seat) {
            left.spread(&mut trays, &open);
            if !left.items.is_empty() {
                self.fields.problem_at(&format!("seats.{seat}.trays"), "some of the twelve markers are nowhere");
            }
        }
        self.state.mat_mut(seat).trays = trays;
    }

    /// Whether a seat places its markers after the active one, or is the active one.
    fn is_still_to_place(&self, seat: Seat) -> bool {
        let order = self.state.starter.clockwise(self.state.n_seats());
        let from_active = order.skip_while(|other| *other != self.state.active);
        self.state.is_placing() && from_active.into_iter().any(|other| other == seat)
    }

    fn read_mat(&mut self, seat: Seat, fields: &Fields) {
        let commodities = |key: &str| -> Vec<Commodity> { fields.words(key).unwrap_or_default() };
        let (hand, display) = (commodities("hand"), commodities("display"));
        let tiles: Vec<_> = fields.words("tiles").unwrap_or_default();
        let yellow: Vec<_> = fields.words("extra_tiles").unwrap_or_default();
        self.left.cards.place_all(hand.iter().chain(&display).copied());
        self.left.tiles.place_all(tiles.iter().copied());
        self.left.yellow.place_all(yellow.iter().copied());
        let mut mat = Mat {
            trays: self.state.mat(seat).trays,
            hand: fill::cards(&hand),
            known: fill::cards(&commodities("known")),
            display: fill::cards(&display),
            tiles: fill::tiles(&tiles),
            yellow: fill::yellow(&yellow),
            plus_two: set(fields, "plus_two", crate::vocab::Action::bit) as u8,
            workers: set(fields, "worker_spaces", Space::bit),
            legions: set(fields, "legions", Province::bit) as u16,
            leader: fields.word("leader"),
            senate: fields.number("senate", 0..=7).unwrap_or(0),
            worker_camp: fields.number("worker_camp", 0..=data().tokens).unwrap_or(1),
            military_camp: fields.number("military_camp", 0..=data().tokens).unwrap_or(1),
            points: read_points(fields),
            ..Mat::default()
        };
        self.read_slots(&mut mat, fields);
        self.read_tokens(&mut mat, fields);
        let buildings: Option<Vec<crate::vocab::BuildingTile>> = fields.words("buildings");
        match &buildings {
            Some(tiles) => self.left.buildings.place_all(tiles.iter().copied()),
            None => self.open_buildings.push(seat),
        }
        mat.buildings = buildings.iter().flatten().fold(0, |set, tile| set | tile.bit());
        for (key, set) in [("bonus", &mut mat.yellow_bonus), ("gray_bonus", &mut mat.gray_bonus)] {
            let bonus: Vec<crate::vocab::Bonus> = fields.words(key).unwrap_or_default();
            self.left.bonus.place_all(bonus.iter().copied());
            *set = bonus.iter().fold(0, |set, tile| set | tile.bit() as u16);
        }
        *self.state.mat_mut(seat) = mat;
    }

    fn read_slots(&mut self, mat: &mut Mat, fields: &Fields) {
        if let Some(table) = fields.table("slots") {
            for slot in Tray::ALL {
                mat.slots[slot.index()] = table.word(slot.id());
            }
            table.finish();
        }
        mat.slots.iter().flatten().for_each(|tile| self.left.place_trajan(*tile));
        let first_empty = Tray::ALL.into_iter().find(|slot| mat.slots[slot.index()].is_none());
        let center = |word: &String| word == "center";
        mat.arch = match fields.get("arch").and_then(Value::as_str).map(str::to_owned).filter(center) {
            Some(_) => None,
            None => fields.word("arch").or(first_empty),
        };
        let kept: Vec<TrajanTile> = fields.words("kept").unwrap_or_default();
        for tile in kept {
            self.left.place_trajan(tile);
            if tile.category() == Category::Need {
                mat.kept |= tile.bit();
            } else {
                fields.problem_at("kept", format!("{tile} is not kept on a mat"));
            }
        }
    }

    /// Tokens that are not named are in the supply.
    fn read_tokens(&mut self, mat: &mut Mat, fields: &Fields) {
        let placed =
            u32::from(mat.worker_camp + mat.military_camp) + mat.workers.count_ones() + mat.legions.count_ones();
        let rest = u32::from(data().tokens).checked_sub(placed);
        if rest.is_none() {
            fields.problem(format!("a player has only {} tokens", data().tokens));
        }
        mat.supply = fields.number("supply", 0..=data().tokens).unwrap_or(rest.unwrap_or(0) as u8);
    }

    /// The order on the track: left out, the discs of a space lie as they were stacked at the start.
    fn read_senate(&mut self) {
        let n_seats = self.state.n_seats();
        let mut order: Vec<Seat> = self.state.starter.clockwise(n_seats).collect();
        order.sort_by_key(|seat| self.state.mat(*seat).senate);
        if let Some(named) = self.fields.words::<Seat>("senate") {
            let is_complete = named.len() == n_seats && self.state.seats().all(|seat| named.contains(&seat));
            if is_complete {
                order = named;
            } else {
                self.fields.problem_at("senate", "every seat has one disc");
            }
        }
        order.into_iter().zip(&mut self.state.senate).for_each(|(seat, place)| *place = seat);
    }

    /// Tiles that are not named lie on the spaces without worker; what finds no space belongs to those who have workers
    /// and whose tiles are not named.
    fn read_district(&mut self) {
        let mut named = [None; Space::COUNT];
        let table = self.fields.table("district");
        if let Some(table) = &table {
            for space in Space::all() {
                named[space.index()] = table.word(&space.to_string());
            }
            table.finish();
        }
        self.left.buildings.place_all(named.iter().flatten().copied());
        let covered = self.state.mats.iter().fold(0, |set, mat| set | mat.workers);
        for space in Space::all().filter(|space| covered & space.bit() == 0) {
            if named[space.index()].is_none() {
                named[space.index()] = self.left.buildings.next();
            }
        }
        for &seat in &self.open_buildings {
            for _ in 0..self.state.mat(seat).workers.count_ones() {
                if let Some(tile) = self.left.buildings.next() {
                    self.state.mats[seat.index()].buildings |= tile.bit();
                }
            }
        }
        self.left.buildings.report(self.fields, "construction tiles");
        if self.left.buildings.len() > 0 {
            self.fields.problem_at("district", "there are construction tiles that find no place");
        }
        self.state.district = named;
    }

    /// Cards that are not named are in the deck, beneath those named; a pile that is not named has one of them.
    fn read_cards(&mut self) {
        let deck: Vec<Commodity> = self.fields.words("deck").unwrap_or_default();
        self.left.cards.place_all(deck.iter().copied());
        let table = self.fields.table("discards");
        let piles = Side::ALL.map(|side| table.as_ref().and_then(|table| table.words::<Commodity>(side.id())));
        piles.iter().flatten().flatten().for_each(|card| self.left.cards.place(*card));
        for (pile, discard) in piles.into_iter().zip(&mut self.state.discards) {
            let next = if pile.is_some() || matches!(self.state.pending.top(), Some(Pending::PlaceMarker { .. })) {
                None
            } else {
                self.left.cards.next()
            };
            let top_first: Vec<Commodity> = pile.unwrap_or_default().into_iter().chain(next).take(60).collect();
            *discard = top_first.into_iter().rev().collect();
        }
        if let Some(table) = table {
            table.finish();
        }
        let rest = std::mem::replace(&mut self.left.cards, Components::new().cards);
        self.state.deck = rest.into_pile(self.fields, "cards", &deck);
    }

    /// Forum tiles that are not named are in the stack, beneath those named; provinces and forum spaces that are not
    /// named are filled.
    fn read_forum(&mut self) {
        let fields = self.fields;
        let stack: Vec<_> = fields.words("forum_stack").unwrap_or_default();
        let forum: Option<Vec<_>> = fields.words("forum");
        self.left.tiles.place_all(fields.words("removed").unwrap_or_default());
        self.left.tiles.place_all(stack.iter().copied());
        self.left.tiles.place_all(forum.iter().flatten().copied());
        let provinces = fields.table("provinces");
        if let Some(table) = &provinces {
            for province in Province::ALL {
                let tile = table.word(province.id());
                self.left.tiles.place_all(tile);
                self.state.provinces[province.index()] = tile;
            }
            table.finish();
        } else {
            self.state.provinces = std::array::from_fn(|_| self.left.tiles.next());
        }
        // TRJ-9.22: after the last quarter the forum stays empty.
        let n_fill = if self.state.is_over() { 0 } else { self.state.options.forum_spaces() };
        let forum = forum.unwrap_or_else(|| (0..n_fill).filter_map(|_| self.left.tiles.next()).collect());
        self.state.forum = fill::tiles(&forum);
        let rest = std::mem::replace(&mut self.left.tiles, Components::new().tiles);
        self.state.forum_stack = rest.into_pile(fields, "forum tiles", &stack);
        self.read_yellow();
    }

    fn read_yellow(&mut self) {
        let fields = self.fields;
        let stack: Vec<_> = fields.words("extra_stack").unwrap_or_default();
        let forum: Option<Vec<_>> = fields.words("forum_extra");
        self.left.yellow.place_all(fields.words("removed_extra").unwrap_or_default());
        self.left.yellow.place_all(stack.iter().copied());
        self.left.yellow.place_all(forum.iter().flatten().copied());
        let n_fill = if self.state.is_over() { 0 } else { data().yellow_spaces };
        let forum = forum.unwrap_or_else(|| (0..n_fill).filter_map(|_| self.left.yellow.next()).collect());
        self.state.forum_yellow = fill::yellow(&forum);
        let rest = std::mem::replace(&mut self.left.yellow, Components::new().yellow);
        self.state.yellow_stack = rest.into_pile(fields, "extra action tiles", &stack);
    }

    /// Trajan tiles that are not named are in their stacks, beneath those named.
    fn read_trajan(&mut self) {
        let fields = self.fields;
        let removed: Vec<TrajanTile> = fields.words("removed_trajan").unwrap_or_default();
        removed.into_iter().for_each(|tile| self.left.place_trajan(tile));
        let table = fields.table("trajan_stacks");
        let rests = std::mem::replace(&mut self.left.trajan, Components::new().trajan);
        for (category, mut rest) in Category::ALL.into_iter().zip(rests) {
            let named = table.as_ref().and_then(|table| table.words::<TrajanTile>(category.id())).unwrap_or_default();
            if let Some(tile) = named.iter().find(|tile| tile.category() != category) {
                fields.problem(format!("{tile} is not in the stack {category}"));
            }
            rest.place_all(named.iter().copied());
            self.state.trajan_stacks[category.index()] = rest.into_pile(fields, "Trajan tiles", &named);
        }
        if let Some(table) = table {
            table.finish();
        }
    }

    /// Bonus tiles that are not named are in the bag, beneath those named; two lie beside the senate track.
    fn read_bonus(&mut self) {
        let fields = self.fields;
        let bag: Vec<_> = fields.words("bag").unwrap_or_default();
        self.left.bonus.place_all(bag.iter().copied());
        let table = fields.table("offered");
        let is_empty = self.state.is_over() || self.state.is_placing();
        let mut offered = [None; 2];
        if let Some(table) = &table {
            for side in Side::ALL {
                offered[side.index()] = table.word(side.id());
            }
            table.finish();
        }
        self.left.bonus.place_all(offered.into_iter().flatten());
        if !is_empty {
            offered = offered.map(|tile| tile.or_else(|| self.left.bonus.next()));
        }
        self.state.offered = offered;
        let rest = std::mem::replace(&mut self.left.bonus, Components::new().bonus);
        self.state.bag = rest.into_pile(fields, "bonus tiles", &bag);
        let to_come = 2 * usize::from(4u8.saturating_sub(self.state.quarter));
        if !is_empty && (self.state.bag.len() < to_come || self.state.offered.contains(&None)) {
            fields.problem_at("bag", "two bonus tiles are needed for this quarter and for each to come");
        }
        if is_empty && self.state.offered != [None; 2] {
            fields.problem_at("offered", "no bonus tile lies beside the track now");
        }
    }

    /// Demand tiles that are not named lie face down; twelve of the fifteen are in the game.
    fn read_demands(&mut self) {
        let fields = self.fields;
        let listed = |key: &str| -> Option<Vec<Need>> { fields.words(key) };
        let n_past = self.state.put_away();
        let (past, open) = (listed("past_demands"), listed("demands").unwrap_or_default());
        let stack = listed("demand_stack").unwrap_or_default();
        self.left.demands.place_all(past.iter().flatten().chain(&open).chain(&stack).copied());
        let past = past.unwrap_or_else(|| (0..n_past).filter_map(|_| self.left.demands.next()).collect());
        if past.len() != n_past {
            fields.problem_at("past_demands", format!("{n_past} demand tiles were put away before this quarter"));
        }
        let most_open = if self.state.is_over() { 0 } else { 3 };
        if open.len() > most_open {
            fields.problem_at("demands", format!("at most {most_open} demand tiles lie open"));
        }
        self.state.revealed = (n_past + open.len().min(most_open)) as u8;
        let named: Vec<Need> = past.into_iter().chain(open).chain(stack).collect();
        if named.len() > 12 {
            fields.problem_at("demand_stack", "twelve demand tiles are in the game");
        }
        let rest = std::mem::replace(&mut self.left.demands, Components::new().demands);
        let all: Pile<Need, 15> = rest.into_pile(fields, "demand tiles", &named);
        let in_order = all.as_slice().iter().rev().copied().chain([Need::Bread; 12]);
        in_order.zip(&mut self.state.demands).for_each(|(need, place)| *place = need);
    }
}

/// Points by source; what `vp` says beyond them is from earlier.
fn read_points(fields: &Fields) -> [i16; Points::ALL.len()] {
    let mut points = [0; Points::ALL.len()];
    let mut has_earlier = false;
    if let Some(table) = fields.table("points") {
        for source in Points::ALL {
            points[source.index()] = table.number(source.id(), -MOST_POINTS..=MOST_POINTS).unwrap_or(0);
        }
        has_earlier = table.has(Points::Earlier.id());
        table.finish();
    }
    let sum: i16 = points.iter().sum();
    if let Some(vp) = fields.number("vp", -MOST_POINTS..=MOST_POINTS) {
        if has_earlier && vp != sum {
            fields.problem_at("vp", format!("the points by source add up to {sum}"));
        }
        points[Points::Earlier.index()] += vp - sum;
    }
    points
}

/// A list of distinct words as a set; a word that stands twice is a problem.
fn set<T: FromStr<Err: Display> + Copy + Display>(fields: &Fields, key: &str, bit: impl Fn(T) -> u32) -> u32 {
    let mut set = 0;
    for item in fields.words::<T>(key).unwrap_or_default() {
        if set & bit(item) != 0 {
            fields.problem_at(key, format!("{item} stands there twice"));
        }
        set |= bit(item);
    }
    set
}
