//! What each action does (HW-5, HW-6). All are checked before.

use lusoria_core::{Seat, Witness};

use crate::HadriansWall;
use crate::data::{Data, FortRules, data};
use crate::events::{Event, Gains};
use crate::icon::Icon;
use crate::moves::Move;
use crate::pieces::Pieces;
use crate::rules::{cascade, year};
use crate::state::{Player, State};
use crate::vocab::*;

/// Pays for an action, marks its boxes and resolves what they show (HW-4.2).
#[inline]
pub(crate) fn act(state: &mut State, seat: Seat, action: Move, witness: &mut impl Witness<HadriansWall>) {
    let data = data();
    // HW-11.12: acting clears the mark of having stopped.
    reopen(state, seat, witness);
    let payment = match action {
        Move::BuyGood { source, hexagon } => {
            buy_good(state, data, seat, source, hexagon, witness);
            Some((source, data.good_cost))
        }
        Move::Scout { source, cells } => {
            scout(&mut state.players[seat], data, cells);
            Some((source, data.scout_cost))
        }
        Move::Battle { gladiator } => {
            battle(state, data, seat, gladiator, witness);
            None
        }
        _ => {
            let (rules, year) = (state.fort_rules(data), state.year);
            mark(&mut state.players[seat], data, &rules, year, action);
            None
        }
    };
    let mut gains = Gains::new();
    let player = &mut state.players[seat];
    cascade::resolve(player, data, &mut gains);
    let is_done = player.pending.is_empty();
    witness.see(Event::Acted { seat, action, gains });
    if let Some((source, piece)) = payment {
        pay_source(state, data, seat, source, piece, witness);
    }
    if is_done {
        year::pass_turn(state);
    }
}

/// The actions that touch only the own board and sheets (HW-11.1). Each marks at least one box (HW-12.9), and what it
/// reaches counts at once (HW-4.10).
#[inline]
fn mark(player: &mut Player, data: &Data, rules: &FortRules, year: u8, action: Move) {
    match action {
        // HW-5.3
        Move::Mine => fill(player, data, Track::Mining, mining_cost(data, rules)),
        // HW-5.5
        Move::WallGuard => fill(player, data, Track::WallGuard, track_cost(data, Track::WallGuard)),
        // HW-5.12
        Move::Cippi => fill(player, data, Track::Cippi, track_cost(data, Track::Cippi)),
        // HW-5.10
        Move::Wall => fill(player, data, Track::Wall, track_cost(data, Track::Wall)),
        // HW-5.7
        Move::Fort { pay } => fill(player, data, Track::Fort, Pieces::one(pay)),
        // HW-5.14 f., HW-5.30 f., HW-5.42, HW-6.4 f.
        Move::Build { building } => {
            player.board -= building_cost(data, rules, building);
            player.buildings |= building.bit();
            player.pending.push_box(&data.buildings[building.index()].icons);
        }
        // HW-5.23
        Move::TrainBuilder => {
            player.board -= data.training_cost;
            player.training |= 1 << year;
            player.pending.push_box(&data.training_icons);
        }
        // HW-5.40
        Move::Forum { give, also, gain } => {
            player.board -= Pieces::one(give) + Pieces::one(also);
            player.forum |= 1 << year;
            player.pending.push(Icon::Piece(gain));
        }
        // HW-6.1
        Move::Citizen { citizen } => {
            player.board -= data.citizen_cost;
            let filled = player.citizens[citizen.index()];
            player.citizens[citizen.index()] = filled + 1;
            player.pending.push_box(&data.citizens[citizen.index()][filled as usize]);
        }
        // HW-6.21
        Move::Perform { performance } => {
            let index = performance as usize - 1;
            player.board -= data.performances[index].cost;
            player.theater[index] = year;
            player.pending.push_box(&data.performances[index].icons);
        }
        // HW-6.27
        Move::TrainGladiator { gladiator, pay } => {
            player.board -= Pieces::one(pay);
            player.gladiators[gladiator.index()].trained += 1;
        }
        // HW-6.42
        Move::ServeTemple { pay } => {
            player.board -= Pieces::one(pay);
            let index = player.temple_boxes as usize;
            player.temple_boxes += 1;
            player.pending.push_box(&data.temples[index].icons);
        }
        // HW-6.46
        Move::Bribe { bribe } => {
            let index = bribe as usize - 1;
            player.board -= data.bribes[index].cost;
            player.baths[index] = year;
            player.pending.push_box(&data.bribes[index].icons);
        }
        // HW-6.51, HW-6.52: the top unmarked box of the column.
        Move::Ruling { column } => {
            let top = player.court[column.index()].count_ones() as usize;
            let ruling = &data.rulings[column.index()][top];
            player.board -= ruling.cost;
            player.court[column.index()] |= 1 << year;
            player.pending.push_box(&ruling.icons);
        }
        // HW-6.55, HW-6.56
        Move::Diplomat { cohort } => {
            let index = player.n_diplomats();
            player.board -= data.diplomats[index].cost;
            player.diplomats[index] = Some(cohort);
            player.pending.push_box(&data.diplomats[index].icons);
        }
        _ => unreachable!("{action:?} is no action of one's own sheets"),
    }
}

#[inline]
fn fill(player: &mut Player, data: &Data, track: Track, cost: Pieces) {
    player.board -= cost;
    cascade::fill_track(player, data, track);
}

/// What a Mining & Foresting box costs; some forts of the campaign ask more (HW-13.1).
#[inline]
pub(crate) fn mining_cost(data: &Data, rules: &FortRules) -> Pieces {
    let printed = track_cost(data, Track::Mining);
    if rules.dear_mining { printed + printed } else { printed }
}

/// What a box of a track costs that is paid with one kind of piece.
#[inline]
pub(crate) fn track_cost(data: &Data, track: Track) -> Pieces {
    data.tracks[track.index()].cost()
}

/// What a building costs; at Fort 4 all but landmarks cost one resource more (HW-13.5).
#[inline]
pub(crate) fn building_cost(data: &Data, rules: &FortRules, building: Building) -> Pieces {
    let dearer = rules.dearer_buildings && data.landmarks & building.bit() == 0;
    data.buildings[building.index()].cost + Pieces::of(Piece::Resource, u8::from(dearer))
}

/// HW-6.11 to HW-6.17: a good is copied, never used up (HW-6.14); the hexagon was chosen with the action, before any card is turned.
fn buy_good(
    state: &mut State,
    data: &Data,
    seat: Seat,
    source: Source,
    hexagon: u8,
    witness: &mut impl Witness<HadriansWall>,
) {
    let index = hexagon as usize - 1;
    let good = match state.card_at(data, seat, source) {
        Some(card) => data.cards[card.index()].good,
        None => {
            let card = year::turn_fate_card(state, witness);
            let good = data.fate[card.index()].good;
            witness.see(Event::GoodTurned { seat, card, good });
            good
        }
    };
    let player = &mut state.players[seat];
    player.board -= data.hexagons[index].cost;
    let renown = renown_for(player, data, good);
    player.market[index] = good;
    // HW-6.12: the bonus worker comes after the Renown.
    player.pending.push_box(&data.hexagons[index].icons);
    (0..renown).for_each(|_| player.pending.push(Icon::Attribute(Attribute::Renown)));
}

/// HW-6.16: a number not held yet brings Renown by how many different ones there are then.
fn renown_for(player: &Player, data: &Data, good: u8) -> u8 {
    if player.market.contains(&good) {
        return 0;
    }
    let held = player.market.iter().fold(0u8, |set, good| set | 1 << good) >> 1;
    data.good_renown[held.count_ones() as usize]
}

/// HW-6.28 to HW-6.34: a Fate Card deals its damage, and the gladiator lives or dies.
fn battle(state: &mut State, data: &Data, seat: Seat, gladiator: Gladiator, witness: &mut impl Witness<HadriansWall>) {
    let card = year::turn_fate_card(state, witness);
    let damage = data.fate[card.index()].damage;
    let year = state.year;
    let player = &mut state.players[seat];
    let fighter = &mut player.gladiators[gladiator.index()];
    fighter.battles |= 1 << year;
    // HW-6.30: surplus damage is ignored, unmarked boxes are never filled.
    fighter.damage = (fighter.damage + damage).min(fighter.trained);
    // HW-6.33: both columns are the number of trainings so far.
    let column = &data.gladiators[fighter.trained as usize - 1];
    let alive = fighter.is_alive();
    // HW-6.31, HW-6.32
    player.pending.push_box(if alive { &column.if_alive } else { &column.if_dead });
    witness.see(Event::DamageTurned { seat, gladiator, card, damage, alive });
}

/// HW-6.58 to HW-6.63: the top scout box is filled and a pattern drawn on the map.
fn scout(player: &mut Player, data: &Data, cells: Cells) {
    player.board -= Pieces::one(data.scout_cost);
    player.scouts += 1;
    let before = player.map;
    player.map = Cells(before.0 | cells.0);
    // HW-6.63: icons first, then one Valor for each row completed now.
    let after = player.map;
    let completed = data.map_rows.iter().filter(|row| after.contains(**row) && !before.contains(**row)).count();
    (0..completed).for_each(|_| player.pending.push(Icon::Attribute(Attribute::Valor)));
    // HW-6.62
    let mut rest = cells.0;
    while rest != 0 {
        if let Some(piece) = data.map[rest.trailing_zeros() as usize] {
            player.pending.push(Icon::Piece(piece));
        }
        rest &= rest - 1;
    }
}

/// Where the payment goes, whether or not the receiver wants it (HW-11.3): to a neighbor, who may use it at once, onto a neutral card, or to the Main Supply
/// (HW-6.13, HW-6.59, HW-10.4).
fn pay_source(
    state: &mut State,
    data: &Data,
    seat: Seat,
    source: Source,
    piece: Piece,
    witness: &mut impl Witness<HadriansWall>,
) {
    if let Some(to) = state.neighbor(seat, source) {
        state.players[to].board += Pieces::one(piece);
        witness.see(Event::Paid { seat, to, piece });
        // HW-11.5, HW-11.13
        reopen(state, to, witness);
    } else if let (Source::Neutral1 | Source::Neutral2, Some(card)) = (source, state.card_at(data, seat, source)) {
        state.neutral.pieces[usize::from(source == Source::Neutral2)] += Pieces::one(piece);
        witness.see(Event::PaidNeutral { seat, card, piece });
    }
}

#[inline]
fn reopen(state: &mut State, seat: Seat, witness: &mut impl Witness<HadriansWall>) {
    if !state.open.contains(seat) {
        state.open.insert(seat);
        witness.see(Event::Reopened { seat });
    }
}

/// The answer to a follow-up question, with its chain (HW-12.4).
pub(crate) fn answer(state: &mut State, seat: Seat, answer: Move, witness: &mut impl Witness<HadriansWall>) {
    let data = data();
    let mut gains = Gains::new();
    let player = &mut state.players[seat];
    player.pending.pop();
    match answer {
        // HW-5.2
        Move::Cohort { cohort } => cascade::fill_cohort(player, data, cohort, &mut gains),
        // HW-5.35, HW-5.36
        Move::Gain { attribute } => cascade::fill_attribute(player, data, attribute, &mut gains),
        _ => unreachable!("{answer:?} answers no question"),
    }
    cascade::resolve(player, data, &mut gains);
    let is_done = player.pending.is_empty();
    witness.see(Event::Answered { seat, answer, gains });
    if is_done {
        year::pass_turn(state);
    }
}
