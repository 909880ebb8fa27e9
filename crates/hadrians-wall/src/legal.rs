//! What may be done now: a dispatcher by phase, and one function per decision.

use lusoria_core::Seat;
use lusoria_core::contract::Legal;

use crate::HadriansWall;
use crate::data::{CITIZEN_BOXES, COHORT_BOXES, Data, FortRules, STRENGTH_BOXES, data};
use crate::icon::Icon;
use crate::moves::Move;
use crate::rules::actions;
use crate::state::{Player, State};
use crate::vocab::*;

/// Takes the moves as they are found.
pub(crate) trait Sink {
    fn push(&mut self, mv: Move);
}

impl Sink for Vec<Move> {
    #[inline]
    fn push(&mut self, mv: Move) {
        Vec::push(self, mv);
    }
}

/// Remembers only whether there was any.
struct Found(bool);

impl Sink for Found {
    #[inline]
    fn push(&mut self, _mv: Move) {
        self.0 = true;
    }
}

impl Legal for HadriansWall {
    /// Replaces the contents of `moves` by what the seat may do now.
    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if seat.index() >= state.n_seats() {
            return;
        }
        if state.phase == Phase::Actions {
            list_action_phase(state, seat, moves);
        } else if state.may_act().contains(seat) {
            let player = &state.players[seat];
            match state.phase {
                // HW-12.1
                Phase::ChooseCards => moves.extend(player.drawn(state.year).map(|card| Move::Path { card })),
                // HW-12.2: an attribute at 25 may be chosen too.
                Phase::Income => moves.extend(Attribute::ALL.map(|attribute| Move::Gain { attribute })),
                Phase::Favors => list_favors(state, player, moves),
                Phase::Actions | Phase::Over => {}
            }
        }
    }
}

/// Whether a seat has any action besides stopping. Used for players who have stopped (HW-11.12).
pub(crate) fn has_action(state: &State, seat: Seat) -> bool {
    let mut found = Found(false);
    list_actions(state, seat, data(), &mut found);
    found.0
}

/// HW-12.5: how many temple and diplomat favors for the cohort asked about, none included.
fn list_favors(state: &State, player: &Player, moves: &mut Vec<Move>) {
    let cohort = Cohort::ALL[player.favor_step as usize];
    let through = player.through(state.attacks(data()), cohort.index());
    for temple in 0..=player.temple_favors.min(through) {
        for diplomat in 0..=player.diplomat_favors[cohort.index()].min(through - temple) {
            moves.push(Move::Favor { cohort, temple, diplomat });
        }
    }
}

fn list_action_phase(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let is_open = state.open.contains(seat);
    let may_act = match state.options.mode {
        Mode::Simultaneous => is_open,
        Mode::Live => true,
        Mode::Canonical => state.turn == seat,
    };
    if !may_act {
        return;
    }
    let data = data();
    match state.players[seat].pending.last() {
        Some(icon) => list_answers(&state.players[seat], icon, moves),
        None => {
            list_actions(state, seat, data, moves);
            // HW-11.12: who has stopped cannot stop again.
            if state.may_stop(seat) {
                moves.push(Move::Stop);
            }
        }
    }
}

/// HW-12.4: the follow-up question that is open. It touches only the own sheet, so others act meanwhile (HW-11.14).
fn list_answers(player: &Player, icon: Icon, moves: &mut Vec<Move>) {
    match icon {
        Icon::Choice(attributes) => moves.extend(attributes.iter().map(|attribute| Move::Gain { attribute })),
        // HW-5.2
        _ => {
            let has_room = |cohort: &Cohort| player.cohorts[cohort.index()] < COHORT_BOXES;
            moves.extend(Cohort::ALL.into_iter().filter(has_room).map(|cohort| Move::Cohort { cohort }));
        }
    }
}

/// HW-12.3: every action that is legal, in the order of the sheets.
#[inline]
fn list_actions(state: &State, seat: Seat, data: &Data, moves: &mut impl Sink) {
    let player = &state.players[seat];
    let rules = state.fort_rules(data);
    // With an empty board only what costs nothing is left.
    let has_pieces = !player.board.is_empty();
    if has_pieces {
        list_tracks(state, player, data, &rules, moves);
        list_buildings(player, data, &rules, moves);
        list_exchanges(state, player, data, moves);
        // HW-6.1
        if player.board.covers(data.citizen_cost) {
            let has_room = |citizen: &Citizen| player.citizens[citizen.index()] < CITIZEN_BOXES;
            Citizen::ALL.into_iter().filter(has_room).for_each(|citizen| moves.push(Move::Citizen { citizen }));
        }
        list_goods(state, seat, player, data, moves);
    }
    list_performers(state, player, data, moves);
    if has_pieces {
        list_temples(player, data, moves);
    }
    list_apparitores(state, player, data, moves);
    if has_pieces {
        list_patricians(state, seat, player, data, &rules, moves);
    }
}

/// HW-12.6: whether the next box of a track may be filled: there is one, its column is open and the Fort reaches it.
#[inline]
pub(crate) fn is_next_open(player: &Player, data: &Data, track: Track) -> bool {
    let next = &data.tracks[track.index()].boxes[player.tracks[track.index()] as usize];
    next.granary <= player.granary() && next.needs_fort <= player.tracks[Track::Fort.index()]
}

/// HW-5.3 to HW-5.13.
#[inline]
fn list_tracks(state: &State, player: &Player, data: &Data, rules: &FortRules, moves: &mut impl Sink) {
    let board = player.board;
    if board.covers(actions::mining_cost(data, rules)) && is_next_open(player, data, Track::Mining) {
        moves.push(Move::Mine);
    }
    let can_fill = |track: Track| board.covers(actions::track_cost(data, track)) && is_next_open(player, data, track);
    if can_fill(Track::WallGuard) {
        moves.push(Move::WallGuard);
    }
    // HW-13.1: at Fort 10 neither Wall nor Cippi before Year 3.
    if !(rules.late_wall && state.year < 3) {
        if can_fill(Track::Cippi) {
            moves.push(Move::Cippi);
        }
        if can_fill(Track::Wall) {
            moves.push(Move::Wall);
        }
    }
    if is_next_open(player, data, Track::Fort) {
        for pay in &data.tracks[Track::Fort.index()].pay {
            if board.has(*pay) {
                moves.push(Move::Fort { pay: *pay });
            }
        }
    }
}

/// Buildings whose requirement is met (HW-4.3), one bit each.
#[inline]
pub(crate) fn buildings_allowed(player: &Player, data: &Data) -> u32 {
    let mut open = data.open_by_infrastructure[player.infrastructure(data) as usize];
    for (table, filled) in data.open_by_attribute.iter().zip(player.attributes) {
        open |= table[filled as usize];
    }
    for (table, filled) in data.open_by_citizens.iter().zip(player.citizens) {
        open |= table[filled as usize];
    }
    open
}

/// HW-5.14 f., HW-5.30 f., HW-5.42, HW-6.4 f.: each building once (HW-4.11).
#[inline]
fn list_buildings(player: &Player, data: &Data, rules: &FortRules, moves: &mut impl Sink) {
    let mut out_of_reach = player.buildings | rules.forbidden;
    for piece in Piece::ALL {
        if !player.board.has(piece) {
            out_of_reach |= data.needing[piece.index()];
        }
    }
    let mut rest = buildings_allowed(player, data) & !out_of_reach;
    while rest != 0 {
        let building = Building::ALL[rest.trailing_zeros() as usize];
        rest &= rest - 1;
        let is_next = data.buildings[building.index()].after.is_none_or(|first| player.has(first));
        if is_next && player.board.covers(actions::building_cost(data, rules, building)) {
            moves.push(Move::Build { building });
        }
    }
}

/// Whether an area whose boxes hold Years may take another entry this Year.
#[inline]
pub(crate) fn may_enter(entries: u8, boxes: u8, year: u8) -> bool {
    entries >> year & 1 == 0 && entries.count_ones() < u32::from(boxes)
}

/// Training Grounds and Forum (HW-5.23 to HW-5.25, HW-5.40, HW-5.41).
#[inline]
fn list_exchanges(state: &State, player: &Player, data: &Data, moves: &mut impl Sink) {
    if player.board.covers(data.training_cost)
        && may_enter(player.training, data.training_boxes, state.year)
        // HW-5.24
        && is_next_open(player, data, Track::WallGuard)
    {
        moves.push(Move::TrainBuilder);
    }
    if may_enter(player.forum, data.forum_boxes, state.year) {
        for exchange in data.forum.iter().filter(|exchange| player.board.covers(exchange.cost)) {
            moves.push(Move::Forum { give: exchange.give[0], also: exchange.give[1], gain: exchange.gain });
        }
    }
}

/// HW-6.11 to HW-6.15: each source with each free hexagon whose requirement is met.
#[inline]
fn list_goods(state: &State, seat: Seat, player: &Player, data: &Data, moves: &mut impl Sink) {
    if !player.has(Building::Market) || !player.board.has(data.good_cost) {
        return;
    }
    let open = data.open_hexagons[player.citizens[Citizen::Traders.index()] as usize];
    let free = player.market.iter().enumerate().fold(0u8, |set, (index, good)| set | u8::from(*good == 0) << index);
    for source in [Source::Left, Source::Right, Source::Neutral1, Source::Neutral2, Source::FateDeck] {
        if source == Source::FateDeck || state.card_at(data, seat, source).is_some() {
            let mut rest = open & free;
            while rest != 0 {
                moves.push(Move::BuyGood { source, hexagon: rest.trailing_zeros() as u8 + 1 });
                rest &= rest - 1;
            }
        }
    }
}

/// Theater and gladiators (HW-6.21, HW-6.27 to HW-6.29).
#[inline]
fn list_performers(state: &State, player: &Player, data: &Data, moves: &mut impl Sink) {
    let performers = player.citizens[Citizen::Performers.index()];
    if player.has(Building::Theater) && !player.theater.contains(&state.year) {
        let open = data.open_performances[performers as usize];
        for performance in 1..=player.theater.len() as u8 {
            let index = performance as usize - 1;
            let is_free = open >> index & 1 != 0 && player.theater[index] == 0;
            if is_free && player.board.covers(data.performances[index].cost) {
                moves.push(Move::Perform { performance });
            }
        }
    }
    if !player.has(Building::Ludus) {
        return;
    }
    for gladiator in Gladiator::ALL {
        let fighter = player.gladiators[gladiator.index()];
        if !fighter.is_alive() {
            continue;
        }
        if fighter.trained < STRENGTH_BOXES && data.gladiators[fighter.trained as usize].needs <= performers {
            for pay in data.gladiator_trainers.iter().filter(|pay| player.board.has(**pay)) {
                moves.push(Move::TrainGladiator { gladiator, pay: *pay });
            }
        }
        if fighter.trained > 0 && may_enter(fighter.battles, data.battle_boxes, state.year) {
            moves.push(Move::Battle { gladiator });
        }
    }
}

/// Whether the next temple box may be filled: its temple stands and its row's requirement is met (HW-6.42, HW-6.43).
#[inline]
fn is_temple_open(player: &Player, data: &Data) -> bool {
    let next = data.temples.get(player.temple_boxes as usize);
    next.is_some_and(|next| player.has(next.building) && next.needs <= player.citizens[Citizen::Priests.index()])
}

/// HW-6.42.
#[inline]
fn list_temples(player: &Player, data: &Data, moves: &mut impl Sink) {
    if is_temple_open(player, data) {
        for pay in Piece::WORKERS.into_iter().filter(|pay| player.board.has(*pay)) {
            moves.push(Move::ServeTemple { pay });
        }
    }
}

/// Baths and courthouse (HW-6.46, HW-6.51).
#[inline]
fn list_apparitores(state: &State, player: &Player, data: &Data, moves: &mut impl Sink) {
    let apparitores = player.citizens[Citizen::Apparitores.index()];
    if player.has(Building::Baths) && player.disdain() > 0 && player.bribes_in(state.year) < data.bribes_a_year {
        let open = data.open_bribes[apparitores as usize];
        for bribe in 1..=player.baths.len() as u8 {
            let index = bribe as usize - 1;
            let is_free = open >> index & 1 != 0 && player.baths[index] == 0;
            if is_free && player.board.covers(data.bribes[index].cost) {
                moves.push(Move::Bribe { bribe });
            }
        }
    }
    if player.has(Building::Courthouse) {
        for column in Column::ALL {
            let entries = player.court[column.index()];
            let rulings = &data.rulings[column.index()];
            if may_enter(entries, rulings.len() as u8, state.year) {
                let ruling = &rulings[entries.count_ones() as usize];
                if ruling.needs <= apparitores && player.board.covers(ruling.cost) {
                    moves.push(Move::Ruling { column });
                }
            }
        }
    }
}

/// Diplomats and scouts (HW-6.55 to HW-6.64).
#[inline]
fn list_patricians(state: &State, seat: Seat, player: &Player, data: &Data, rules: &FortRules, moves: &mut impl Sink) {
    let patricians = player.citizens[Citizen::Patricians.index()];
    if let Some(next) = data.diplomats.get(player.n_diplomats()) {
        // HW-13.1: some forts allow no diplomats.
        if next.needs <= patricians && player.board.covers(next.cost) && !rules.no_diplomats {
            // HW-6.56: no two diplomats serve the same cohort.
            let is_free = |cohort: &Cohort| !player.diplomats.contains(&Some(*cohort));
            Cohort::ALL.into_iter().filter(is_free).for_each(|cohort| moves.push(Move::Diplomat { cohort }));
        }
    }
    let next = data.scouts.get(player.scouts as usize);
    if next.is_none_or(|needs| *needs > patricians) || !player.board.has(data.scout_cost) {
        return;
    }
    for source in [Source::Own, Source::Left, Source::Right, Source::Neutral1, Source::Neutral2] {
        if let Some(card) = state.card_at(data, seat, source) {
            let pattern = data.cards[card.index()].pattern;
            // HW-6.61: all four cells on the map and empty.
            for cells in &data.placements[pattern.index()] {
                if cells.0 & player.map.0 == 0 {
                    moves.push(Move::Scout { source, cells: *cells });
                }
            }
        }
    }
}
