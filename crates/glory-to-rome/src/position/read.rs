//! Position notation: reading what is named and filling in the rest the same way every time.

use std::fmt::Display;
use std::str::FromStr;

use lusoria_core::{Problems, Seat};
use serde_json::{Map, Value};

use super::write;
use crate::apply::Play;
use crate::data::tables;
use crate::setup::{Options, all_sites, empty_table, starting_sites};
use crate::state::{
    Area, End, Hand, MAX_PENDING, MAX_STRUCTURES, N_CARDS, Pending, Stack, State, Status, Structure, UNBOUNDED,
    influence_of,
};
use crate::vocab::{Building, Kinds, Material, Materials, N_MATERIALS, Role};

const KEYS: &[&str] = &[
    "round",
    "leader",
    "led",
    "pending",
    "pool",
    "deck",
    "deck_size",
    "aside",
    "open",
    "jacks",
    "in_town",
    "out_of_town",
    "used",
    "actions_left",
    "fresh",
    "held",
    "revealed",
    "demands",
    "owed",
    "taken",
    "statues",
    "crafted",
    "conceded",
    "over",
    "asks",
    "seats",
];
const SEAT_KEYS: &[&str] = &[
    "hand",
    "hand_size",
    "known",
    "at_most",
    "camp",
    "units",
    "clients",
    "stockpile",
    "vault",
    "vault_hand",
    "vault_deck",
    "vault_size",
    "sites",
    "influence",
    "completed",
    "unfinished",
    "materials",
    "shared",
    "statue_site",
    "functions",
    "hand_limit",
    "client_limit",
    "vault_limit",
    "score",
];
/// What follows from the rest: may be named, and must then be right.
const DERIVED: &[&str] = &["asks", "actions_left"];
const DERIVED_OF_SEAT: &[&str] =
    &["hand_size", "vault_size", "functions", "hand_limit", "client_limit", "vault_limit", "score", "influence"];

/// A state from a position.
pub(super) fn read(options: &Options, position: &Value) -> Result<State, Problems> {
    let mut reader = Reader { problems: Problems::default(), n_seats: options.players as usize };
    let Value::Object(table) = position else {
        return Err(Problems::one("position", "must be a table"));
    };
    let state = reader.state(options, table);
    let mut state = reader.problems.into_result(state)?;
    if state.end.is_none() {
        Play { state: &mut state, witness: &mut () }.settle();
    }
    check_derived(&state, table)?;
    Ok(state)
}

fn check_derived(state: &State, table: &Map<String, Value>) -> Result<(), Problems> {
    let mut problems = Problems::default();
    for broken in state.check_invariants() {
        problems.add("position", broken);
    }
    let written = write::write(state);
    let mut compare = |path: String, named: Option<&Value>, actual: &Value| {
        if named.is_some_and(|named| sorted(named) != sorted(actual)) {
            problems.add(path, format!("follows from the rest and is {actual} here"));
        }
    };
    for key in DERIVED {
        compare((*key).to_owned(), table.get(*key), &written[*key]);
    }
    let seats = table.get("seats").and_then(Value::as_object);
    for (letter, seat) in seats.into_iter().flatten() {
        for key in DERIVED_OF_SEAT {
            compare(format!("seats.{letter}.{key}"), seat.get(*key), &written["seats"][letter][*key]);
        }
    }
    problems.into_result(())
}

fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(items) => {
            let mut items = items.clone();
            items.sort_by_key(Value::to_string);
            Value::Array(items)
        }
        other => other.clone(),
    }
}

struct Reader {
    problems: Problems,
    n_seats: usize,
}

impl Reader {
    fn state(&mut self, options: &Options, table: &Map<String, Value>) -> State {
        self.only_keys("", table, KEYS);
        let mut state = empty_table(options);
        state.round = self.number(table, "", "round", 1, 60_000).unwrap_or(1) as u16;
        state.leader = self.seat(table, "", "leader").unwrap_or_default();
        state.led = self.word(table, "", "led").unwrap_or(Role::Laborer);
        state.pending = self.pending(table);
        let seats = self.seat_tables(table);
        for (seat, seat_table) in &seats {
            self.read_seat(&mut state, *seat, seat_table);
        }
        self.read_turn(&mut state, table);
        state.pool = self.bag(table, "", "pool");
        self.read_sites(&mut state, table, &seats);
        self.read_jacks(&mut state, table);
        self.read_cards(&mut state, table);
        state.end = self.end(table);
        state.refresh_functions();
        self.check_pending(&state);
        for (seat, seat_table) in &seats {
            self.default_units(&mut state, *seat, seat_table);
        }
        state
    }

    fn problem(&mut self, at: &str, message: impl Into<String>) {
        self.problems.add(at, message);
    }

    fn only_keys(&mut self, path: &str, table: &Map<String, Value>, keys: &[&str]) {
        for key in table.keys().filter(|key| !keys.contains(&key.as_str())) {
            self.problem(&join(path, key), format!("there is no such key; the keys are {}", keys.join(", ")));
        }
    }

    fn number(&mut self, table: &Map<String, Value>, path: &str, key: &str, min: u64, max: u64) -> Option<u64> {
        let value = table.get(key)?;
        match value.as_u64() {
            Some(number) if (min..=max).contains(&number) => Some(number),
            _ => {
                self.problem(&join(path, key), format!("must be a number from {min} to {max}, not {value}"));
                None
            }
        }
    }

    fn parse<T: FromStr<Err: Display>>(&mut self, at: &str, value: &Value) -> Option<T> {
        let Some(text) = value.as_str() else {
            self.problem(at, format!("must be a word, not {value}"));
            return None;
        };
        match text.parse() {
            Ok(thing) => Some(thing),
            Err(error) => {
                self.problem(at, format!("{error}"));
                None
            }
        }
    }

    fn word<T: FromStr<Err: Display>>(&mut self, table: &Map<String, Value>, path: &str, key: &str) -> Option<T> {
        let value = table.get(key)?;
        self.parse(&join(path, key), value)
    }

    fn check_seat(&mut self, at: &str, seat: Seat) -> Option<Seat> {
        if seat.index() < self.n_seats {
            return Some(seat);
        }
        self.problem(at, format!("there is no seat {seat} at a table of {}", self.n_seats));
        None
    }

    fn seat(&mut self, table: &Map<String, Value>, path: &str, key: &str) -> Option<Seat> {
        let seat = self.word(table, path, key)?;
        self.check_seat(&join(path, key), seat)
    }

    fn list<T: FromStr<Err: Display>>(&mut self, table: &Map<String, Value>, path: &str, key: &str) -> Option<Vec<T>> {
        let value = table.get(key)?;
        let at = join(path, key);
        let Value::Array(items) = value else {
            self.problem(&at, format!("must be a list, not {value}"));
            return None;
        };
        if items.len() > N_CARDS {
            self.problem(&at, "the list is longer than the deck");
            return None;
        }
        Some(items.iter().filter_map(|item| self.parse(&at, item)).collect())
    }

    fn table<'t>(&mut self, table: &'t Map<String, Value>, path: &str, key: &str) -> Option<&'t Map<String, Value>> {
        let value = table.get(key)?;
        if value.as_object().is_none() {
            self.problem(&join(path, key), format!("must be a table, not {value}"));
        }
        value.as_object()
    }

    fn bag(&mut self, table: &Map<String, Value>, path: &str, key: &str) -> Materials {
        self.list::<Material>(table, path, key).unwrap_or_default().into_iter().collect()
    }

    fn role_bag(&mut self, table: &Map<String, Value>, path: &str, key: &str) -> Materials {
        self.list::<Role>(table, path, key).unwrap_or_default().into_iter().map(Role::material).collect()
    }

    fn kinds(&mut self, table: &Map<String, Value>, path: &str, key: &str) -> Kinds {
        self.list::<Building>(table, path, key).unwrap_or_default().into_iter().collect()
    }

    /// Numbers by material.
    fn counts(&mut self, table: &Map<String, Value>, path: &str, key: &str, rest: u8) -> Option<Materials> {
        let entries = self.table(table, path, key)?;
        let mut counts = Materials([rest; N_MATERIALS]);
        let at = join(path, key);
        let words: Vec<&str> = Material::ALL.iter().map(|material| material.id()).collect();
        self.only_keys(&at, entries, &words);
        for material in Material::ALL {
            if let Some(n) = self.number(entries, &at, material.id(), 0, 200) {
                counts[material] = n as u8;
            }
        }
        Some(counts)
    }

    fn seat_tables<'t>(&mut self, table: &'t Map<String, Value>) -> Vec<(Seat, &'t Map<String, Value>)> {
        let mut seats: Vec<(Seat, &Map<String, Value>)> = Vec::new();
        for (letter, value) in self.table(table, "", "seats").into_iter().flatten() {
            let at = format!("seats.{letter}");
            let Some(seat) = self.parse::<Seat>(&at, &Value::from(letter.as_str())) else { continue };
            let Some(seat) = self.check_seat(&at, seat) else { continue };
            match value.as_object() {
                _ if seats.iter().any(|(other, _)| *other == seat) => self.problem(&at, "the seat is named twice"),
                Some(seat_table) => seats.push((seat, seat_table)),
                None => self.problem(&at, "must be a table"),
            }
        }
        seats
    }

    /// Cards of a hand or camp, jacks apart.
    fn cards_and_jacks<T: FromStr<Err: Display>>(
        &mut self,
        table: &Map<String, Value>,
        path: &str,
        key: &str,
    ) -> (Vec<T>, u8) {
        let words: Vec<String> = self.list(table, path, key).unwrap_or_default();
        let n_jacks = words.iter().filter(|word| *word == "jack").count() as u8;
        let cards = words.iter().filter(|word| *word != "jack");
        let cards = cards.filter_map(|word| self.parse(&join(path, key), &Value::from(word.as_str()))).collect();
        (cards, n_jacks)
    }

    fn read_seat(&mut self, state: &mut State, seat: Seat, table: &Map<String, Value>) {
        let path = &format!("seats.{seat}");
        self.only_keys(path, table, SEAT_KEYS);
        let (hand, jacks) = self.cards_and_jacks::<Building>(table, path, "hand");
        let (camp, camp_jacks) = self.cards_and_jacks::<Material>(table, path, "camp");
        let at_most = self.counts(table, path, "at_most", UNBOUNDED);
        let mut area = Area {
            hand: hand.into_iter().collect::<Hand>(),
            known: self.kinds(table, path, "known"),
            at_most: at_most.unwrap_or(Materials([UNBOUNDED; N_MATERIALS])),
            jacks,
            camp: camp.into_iter().collect(),
            camp_jacks,
            clients: self.role_bag(table, path, "clients"),
            stockpile: self.bag(table, path, "stockpile"),
            vault: self.bag(table, path, "vault"),
            ..state.areas[seat]
        };
        for card in self.hidden_cards(table, path, "vault_hand") {
            area.hidden.insert_from_hand(card);
        }
        for card in self.hidden_cards(table, path, "vault_deck") {
            area.hidden.insert_from_deck(card);
        }
        state.areas[seat] = area;
        self.read_structures(state, seat, table, path);
    }

    /// Face-down vault cards, not more of a kind than there are in any deck.
    fn hidden_cards(&mut self, table: &Map<String, Value>, path: &str, key: &str) -> Vec<Building> {
        let cards = self.kinds(table, path, key);
        if cards.0.iter().any(|&n| n > 6) {
            self.problem(&join(path, key), "there are not so many cards of a kind");
            return Vec::new();
        }
        cards.each().collect()
    }

    fn read_structures(&mut self, state: &mut State, seat: Seat, table: &Map<String, Value>, path: &str) {
        let completed: Vec<Building> = self.list(table, path, "completed").unwrap_or_default();
        let unfinished: Vec<Building> = self.list(table, path, "unfinished").unwrap_or_default();
        let statue_site = self.word(table, path, "statue_site");
        let piles = self.table(table, path, "materials").cloned().unwrap_or_default();
        let marks = self.table(table, path, "shared").cloned().unwrap_or_default();
        let all = completed.iter().map(|&b| (b, true)).chain(unfinished.iter().map(|&b| (b, false)));
        let mut names = Vec::new();
        for (building, is_complete) in all {
            if names.contains(&building) {
                self.problem(path, format!("owns {building} twice"));
                continue;
            }
            if state.structures.all().len() == MAX_STRUCTURES {
                self.problem(path, "there are more structures than sites");
                return;
            }
            names.push(building);
            let site = statue_site.filter(|_| building == Building::Statue).unwrap_or(building.material());
            let structure = self.structure(seat, building, site, is_complete, &piles, &marks, path);
            state.structures.insert(structure);
        }
        for (key, named) in [("materials", &piles), ("shared", &marks)] {
            for name in named.keys().filter(|name| names.iter().all(|building| building.id() != name.as_str())) {
                self.problem(&format!("{path}.{key}"), format!("there is no structure {name}"));
            }
        }
        if statue_site.is_some() && !names.contains(&Building::Statue) {
            self.problem(&join(path, "statue_site"), "there is no statue");
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one place puts together what the position says of a structure")]
    fn structure(
        &mut self,
        seat: Seat,
        building: Building,
        site: Material,
        is_complete: bool,
        piles: &Map<String, Value>,
        marks: &Map<String, Value>,
        path: &str,
    ) -> Structure {
        let mut structure = Structure::new(seat, building, site);
        let at = format!("{path}.materials");
        let named = self.list::<Material>(piles, &at, building.id());
        let usual = if is_complete { structure.needed() as usize } else { 0 };
        let pile = named.unwrap_or_else(|| vec![site; usual]);
        let most = if is_complete { structure.needed() } else { structure.needed() - 1 } as usize;
        if pile.len() > most {
            self.problem(&join(&at, building.id()), format!("holds at most {most} materials"));
        } else {
            pile.into_iter().for_each(|material| structure.add(material));
        }
        if is_complete {
            structure.status = Status::Complete;
        }
        if let Some(material) = self.word(marks, &format!("{path}.shared"), building.id()) {
            structure.status = Status::Shared(material);
            if !is_complete {
                self.problem(&format!("{path}.shared"), format!("{building} is not completed"));
            }
        }
        structure
    }

    fn read_turn(&mut self, state: &mut State, table: &Map<String, Value>) {
        let turn = &mut state.turn;
        turn.used = self.number(table, "", "used", 0, 150).unwrap_or(0) as u8;
        turn.fresh = self.role_bag(table, "", "fresh");
        turn.held = self.word(table, "", "held");
        turn.revealed = self.kinds(table, "", "revealed");
        turn.demands = self.bag(table, "", "demands");
        turn.owed = self.bag(table, "", "owed");
        let taken = self.table(table, "", "taken").cloned().unwrap_or_default();
        for letter in taken.keys() {
            let Some(seat) = self.parse::<Seat>("taken", &Value::from(letter.as_str())) else { continue };
            if let Some(seat) = self.check_seat("taken", seat) {
                state.turn.taken[seat.index()] = self.bag(&taken, "taken", letter);
            }
        }
        for (letter, value) in self.table(table, "", "statues").into_iter().flatten() {
            let Some(seat) = self.parse::<Seat>("statues", &Value::from(letter.as_str())) else { continue };
            if let Some(seat) = self.check_seat("statues", seat) {
                state.turn.statues[seat.index()] = self.parse("statues", value);
            }
        }
        for seat in self.list::<Seat>(table, "", "crafted").unwrap_or_default() {
            if let Some(seat) = self.check_seat("crafted", seat) {
                state.crafted |= 1 << seat.index();
            }
        }
        for (letter, value) in self.table(table, "", "conceded").into_iter().flatten() {
            let Some(seat) = self.parse::<Seat>("conceded", &Value::from(letter.as_str())) else { continue };
            let Some(to) = self.parse::<Seat>("conceded", value) else { continue };
            if let (Some(seat), Some(to)) = (self.check_seat("conceded", seat), self.check_seat("conceded", to)) {
                state.conceded[seat.index()] = Some(to);
            }
        }
        let actor = &state.areas[state.actor()];
        if (0..N_MATERIALS).any(|index| state.turn.fresh.0[index] > actor.clients.0[index]) {
            self.problem("fresh", "more clients are new than there are");
        }
        if state.turn.held.is_some_and(|role| !crate::legal::is_holdable(role)) {
            self.problem("held", "only a craftsman or an architect can be held");
        }
    }

    /// Sites in the influence zones, under construction, in town and out of town (GTR-4.8).
    fn read_sites(&mut self, state: &mut State, table: &Map<String, Value>, seats: &[(Seat, &Map<String, Value>)]) {
        let all = all_sites(&state.options);
        let mut used = Materials::NONE;
        let structures = state.structures;
        for structure in structures.all().iter().filter(|structure| !structure.is_complete()) {
            used[structure.site] += 1;
        }
        // Explicit or implied sites first, so that sites filled in take what is left.
        for (seat, seat_table) in seats {
            let path = format!("seats.{seat}");
            let implied = || structures.of(*seat).filter(|s| s.is_complete()).map(|s| s.site).collect();
            let sites: Materials = match self.list::<Material>(seat_table, &path, "sites") {
                Some(sites) => sites.into_iter().collect(),
                None => implied(),
            };
            used.add_all(&sites);
            state.areas[*seat].sites = sites;
        }
        let mut filled = Materials::NONE;
        for (seat, seat_table) in seats.iter().filter(|(_, seat_table)| !seat_table.contains_key("sites")) {
            let path = format!("seats.{seat}");
            if let Some(influence) = self.number(seat_table, &path, "influence", 0, 200) {
                let sites = &mut state.areas[*seat].sites;
                let taken = Materials(std::array::from_fn(|index| used.0[index].saturating_add(filled.0[index])));
                match fill_influence(influence as u8, sites, &taken, &all) {
                    Some(added) => filled.add_all(&added),
                    None => self.problem(
                        &format!("{path}.influence"),
                        format!("an influence of {influence} is impossible here: name the sites"),
                    ),
                }
            }
        }
        for area in state.areas.iter_mut() {
            area.refresh_influence();
        }
        let mut taken = used;
        taken.add_all(&filled);
        for material in Material::ALL.into_iter().filter(|&material| taken[material] > all[material]) {
            let message =
                format!("{} {material} sites are used, but there are only {}", taken[material], all[material]);
            self.problem("seats", message);
        }
        // The site of every completed structure lies in somebody's influence zone.
        let n_completed = structures.all().iter().filter(|structure| structure.is_complete()).count();
        let n_won = state.areas.iter().map(|area| usize::from(area.sites.total())).sum::<usize>();
        if n_completed > n_won {
            let message = format!("{n_completed} structures are completed, but only {n_won} sites are won");
            self.problem("seats", message);
        }
        let named_in = self.counts(table, "", "in_town", 0);
        let named_out = self.counts(table, "", "out_of_town", 0);
        let (start_in, start_out) = starting_sites(&state.options);
        for material in Material::ALL {
            let left = all[material].saturating_sub(taken[material]);
            let (n_in, n_out) = match (named_in, named_out) {
                (Some(n_in), Some(n_out)) => (n_in[material], n_out[material]),
                (Some(n_in), None) => (n_in[material], left.saturating_sub(n_in[material])),
                (None, Some(n_out)) => (left.saturating_sub(n_out[material]), n_out[material]),
                (None, None) => {
                    let from_out = filled[material].min(start_out[material]);
                    let n_in = start_in[material].saturating_sub(taken[material].saturating_sub(from_out));
                    (n_in.min(left), left - n_in.min(left))
                }
            };
            if taken[material] <= all[material] && n_in + n_out != left {
                let message = format!("{left} {material} sites are left, in town and out of town together");
                self.problem("in_town", message);
            }
            state.in_town[material] = n_in;
            state.out_of_town[material] = n_out;
        }
    }

    fn read_jacks(&mut self, state: &mut State, table: &Map<String, Value>) {
        let all = u64::from(tables().jacks);
        let held: u64 = state.areas.iter().map(|area| u64::from(area.jacks) + u64::from(area.camp_jacks)).sum();
        let named = self.number(table, "", "jacks", 0, all);
        if held > all {
            self.problem("seats", format!("{held} jacks are used, but there are only {all}"));
        } else if named.is_some_and(|named| named + held != all) {
            self.problem("jacks", format!("with {held} jacks elsewhere {} are in the supply", all - held));
        }
        state.jacks = all.saturating_sub(held) as u8;
    }

    /// Every order card in its place (GTR-4.8): what is named first, then the open cards, the rest into the deck.
    fn read_cards(&mut self, state: &mut State, table: &Map<String, Value>) {
        let deck: Vec<Building> = self.list(table, "", "deck").unwrap_or_default();
        let aside: Vec<Building> = self.list(table, "", "aside").unwrap_or_default();
        let all = tables().decks[state.options.edition.index()];
        let mut left = all.0.map(i32::from);
        let mut take = |card: Building| left[card.index()] -= 1;
        deck.iter().chain(&aside).copied().for_each(&mut take);
        for area in state.areas.iter() {
            area.hand.counts().each().for_each(&mut take);
            area.hidden.from_hand().each().for_each(&mut take);
            area.hidden.from_deck().each().for_each(&mut take);
        }
        state.structures.all().iter().for_each(|structure| take(structure.building));
        for pending in state.pending.all() {
            if let Pending::Fountain { card: Some(card), .. } = pending {
                take(*card);
            }
        }
        let named_open = table.contains_key("open").then(|| self.kinds(table, "", "open"));
        named_open.iter().flat_map(Kinds::each).for_each(&mut take);
        for &card in Building::ALL.iter().filter(|card| left[card.index()] < 0) {
            let (named, there) = (i32::from(all[card]) - left[card.index()], all[card]);
            self.problem("position", format!("{named} {card} cards are named, but there are only {there}"));
        }
        let mut left = Kinds(left.map(|n| n.max(0) as u8));
        state.open = self.open_cards(state, named_open, &mut left);
        let mut rest = round_robin(&left);
        let named_size = self.number(table, "", "deck_size", 0, N_CARDS as u64).map(|n| n as usize);
        let size = named_size.unwrap_or(deck.len() + rest.len());
        if size < deck.len() || size > deck.len() + rest.len() {
            let message = format!("must be from {} to {} here", deck.len(), deck.len() + rest.len());
            self.problem("deck_size", message);
            return;
        }
        // Below the named cards of the deck come the others in order; what is too much for the deck is set aside.
        let below = rest.drain(..size - deck.len()).collect::<Vec<_>>();
        let from_top = deck.into_iter().chain(below).chain(aside).chain(rest).collect::<Vec<_>>();
        if from_top.len() > N_CARDS {
            return;
        }
        state.n_deck = from_top.len() as u8;
        state.n_aside = (from_top.len() - size) as u8;
        for (place, card) in from_top.iter().rev().enumerate() {
            state.deck[place] = card.index() as u8;
        }
    }

    /// The kinds of the cards in zones where only the material is named.
    fn open_cards(&mut self, state: &State, named: Option<Kinds>, left: &mut Kinds) -> Kinds {
        let mut need = [0u16; N_MATERIALS];
        let mut add = |bag: &Materials| (0..N_MATERIALS).for_each(|index| need[index] += u16::from(bag.0[index]));
        add(&state.pool);
        for area in state.areas.iter() {
            [&area.camp, &area.clients, &area.stockpile, &area.vault].into_iter().for_each(&mut add);
        }
        for structure in state.structures.all() {
            add(&structure.materials());
            if let Status::Shared(material) = structure.status {
                add(&[material].into_iter().collect());
            }
        }
        if let Some(named) = named {
            for material in Material::ALL {
                let (n_needed, n_named) = (need[material.index()], named.materials()[material]);
                if n_needed != u16::from(n_named) {
                    let message = format!("{n_needed} {material} cards lie open, but {n_named} are named");
                    self.problem("open", message);
                }
            }
            return named;
        }
        let mut open = Kinds::NONE;
        for material in Material::ALL {
            for _ in 0..need[material.index()] {
                let of_material = Building::ALL.iter().copied().filter(|card| card.material() == material);
                // Of the kind with most copies left, so that no kind is used up needlessly.
                match of_material.rev().max_by_key(|&card| left[card]).filter(|&card| left[card] > 0) {
                    Some(card) => {
                        left[card] -= 1;
                        open[card] += 1;
                    }
                    None => {
                        self.problem("position", format!("there are not enough {material} cards"));
                        break;
                    }
                }
            }
        }
        open
    }

    fn end(&mut self, table: &Map<String, Value>) -> Option<End> {
        let over = self.table(table, "", "over")?;
        self.only_keys("over", over, &["reason", "winners", "first"]);
        let reason: String = self.word(over, "over", "reason")?;
        let winners: Vec<Seat> = self.list(over, "over", "winners").unwrap_or_default();
        let winners: Vec<Seat> = winners.into_iter().filter_map(|seat| self.check_seat("over.winners", seat)).collect();
        let bits = winners.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        match (reason.as_str(), winners.as_slice()) {
            ("deck", []) => Some(End::Deck),
            ("sites", []) => Some(End::Sites),
            ("catacomb", []) => Some(End::Catacomb),
            ("rounds", []) => Some(End::Rounds),
            ("forum", [_, ..]) => Some(End::Forum { winners: bits }),
            ("concession", &[winner]) => Some(End::Concession { winner }),
            _ => {
                self.problem(
                    "over",
                    "the reason is deck, sites, catacomb or rounds, or forum or concession with winners",
                );
                None
            }
        }
    }

    fn pending(&mut self, table: &Map<String, Value>) -> Stack {
        let entries: Vec<Pending> = self.list(table, "", "pending").unwrap_or_default();
        if entries.is_empty() {
            return Stack::of(Pending::Lead);
        }
        if entries.len() > MAX_PENDING / 2 {
            self.problem("pending", "too much is pending");
            return Stack::of(Pending::Lead);
        }
        for (place, entry) in entries.iter().enumerate() {
            if is_base(entry) != (place == 0) {
                self.problem("pending", format!("{entry} cannot stand at place {}", place + 1));
            }
            if let Some(seat) = entry.seat() {
                self.check_seat("pending", seat);
            }
        }
        if entries.iter().filter_map(|entry| entry.seat()).any(|seat| seat.index() >= self.n_seats) {
            return Stack::of(Pending::Lead);
        }
        let mut stack = Stack::of(entries[0]);
        entries[1..].iter().for_each(|&entry| stack.push(entry));
        stack
    }

    /// What is pending must be possible with what is there.
    fn check_pending(&mut self, state: &State) {
        let is_turn = matches!(state.pending.base(), Pending::Turn { .. });
        let actor = state.actor();
        for entry in &state.pending.all()[1..] {
            let needs_turn = !matches!(entry, Pending::Set { .. } | Pending::Palace { .. } | Pending::Think { .. });
            let wrong = match *entry {
                _ if needs_turn && !is_turn => Some("needs a turn below it"),
                Pending::Set { seat, material, left }
                    if left == 0 || state.areas[seat].hand.count_of(material) < left =>
                {
                    Some("needs so many cards in hand")
                }
                Pending::Thinks { left, .. } | Pending::Actions { left, .. } | Pending::Reveal { left }
                    if left > 150 =>
                {
                    Some("is too much")
                }
                Pending::Demand { offset, .. } if offset == 0 || offset as usize > state.n_seats() => {
                    Some("counts seats to the left")
                }
                Pending::Give { seat, .. } if seat == actor => Some("asks the demanding player"),
                Pending::Prison => {
                    let prison = state.structures.get(actor, Building::Prison);
                    let has_site =
                        |prison: &Structure| prison.is_complete() && state.areas[actor].sites[prison.site] > 0;
                    (!prison.is_some_and(has_site)).then_some("needs a completed Prison with its site")
                }
                _ => None,
            };
            if let Some(message) = wrong {
                self.problem("pending", format!("{entry} {message}"));
            }
        }
    }

    /// Units follow from the camp where they are not named.
    fn default_units(&mut self, state: &mut State, seat: Seat, table: &Map<String, Value>) {
        let path = format!("seats.{seat}");
        let named = self.number(table, &path, "units", 0, 60).map(|n| n as u8);
        let area = &state.areas[seat];
        let has_played = !area.camp.is_empty() || area.camp_jacks > 0;
        let implied = match has_played {
            true if area.active.has(Building::Palace) => state.units_on_camp(seat),
            true => 1,
            false => 0,
        };
        state.areas[seat].units = named.unwrap_or(implied);
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// Whether an entry says where the round stands; exactly the lowest one does.
fn is_base(entry: &Pending) -> bool {
    matches!(
        entry,
        Pending::Lead
            | Pending::Follow { .. }
            | Pending::Turn { .. }
            | Pending::Senate { .. }
            | Pending::Sewer { .. }
            | Pending::Academy { .. }
            | Pending::NextRound
    )
}

/// Adds sites until the influence is reached, the most valuable first; none if it cannot be reached.
fn fill_influence(influence: u8, sites: &mut Materials, used: &Materials, all: &Materials) -> Option<Materials> {
    let mut missing = influence.checked_sub(influence_of(sites))?;
    let mut added = Materials::NONE;
    for material in Material::ALL.into_iter().rev() {
        let value = tables().value[material.index()];
        while missing >= value && used[material] + added[material] < all[material] {
            added[material] += 1;
            missing -= value;
        }
    }
    sites.add_all(&added);
    (missing == 0).then_some(added)
}

/// One card of each kind in turn until none is left.
fn round_robin(kinds: &Kinds) -> Vec<Building> {
    let most = kinds.0.iter().copied().max().unwrap_or(0);
    (0..most).flat_map(|round| Building::ALL.iter().copied().filter(move |&card| kinds[card] > round)).collect()
}
