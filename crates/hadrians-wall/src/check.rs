//! Why a move is not legal here: the same rules as in `legal`, asked of one move, with the clause that refuses.

use lusoria_core::Seat;
use lusoria_core::contract::Check;

use crate::HadriansWall;
use crate::data::{BoxData, CITIZEN_BOXES, COHORT_BOXES, Data, FortRules, Requirement, STRENGTH_BOXES, data};
use crate::icon::Icon;
use crate::legal::{buildings_allowed, is_next_open};
use crate::moves::Move;
use crate::pieces::Pieces;
use crate::refusal::Illegal;
use crate::rules::actions;
use crate::state::{Player, State};
use crate::vocab::*;

type Checked = Result<(), Illegal>;

impl Check for HadriansWall {
    /// Says why a move is refused, or that it is legal.
    fn check(state: &State, seat: Seat, mv: Move) -> Checked {
        if seat.index() >= state.n_seats() {
            return Err(Illegal::NotToAct);
        }
        let player = &state.players[seat];
        match state.phase {
            Phase::Over => Err(Illegal::Over),
            Phase::Actions => check_action_phase(state, seat, mv),
            _ => {
                ensure(state.may_act().contains(seat), Illegal::NotToAct)?;
                match (state.phase, mv) {
                    (Phase::ChooseCards, Move::Path { card }) => {
                        ensure(player.drawn(state.year).contains(&card), Illegal::NotDrawn)
                    }
                    (Phase::Income, Move::Gain { .. }) => Ok(()),
                    (Phase::Favors, Move::Favor { cohort, temple, diplomat }) => {
                        check_favor(state, player, cohort, temple, diplomat)
                    }
                    _ => Err(Illegal::NotNow),
                }
            }
        }
    }
}

fn ensure(holds: bool, otherwise: Illegal) -> Checked {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// HW-7.6, HW-12.5.
fn check_favor(state: &State, player: &Player, cohort: Cohort, temple: u8, diplomat: u8) -> Checked {
    ensure(cohort.index() == player.favor_step as usize, Illegal::NotOffered)?;
    let has_them = temple <= player.temple_favors && diplomat <= player.diplomat_favors[cohort.index()];
    ensure(has_them, Illegal::FavorMissing)?;
    let through = player.through(state.attacks(data()), cohort.index());
    ensure(temple + diplomat <= through, Illegal::NothingToCancel)
}

fn check_action_phase(state: &State, seat: Seat, mv: Move) -> Checked {
    let is_open = state.open.contains(seat);
    match state.options.mode {
        Mode::Simultaneous => ensure(is_open, Illegal::NotToAct)?,
        Mode::Live => ensure(is_open || mv != Move::Stop, Illegal::AlreadyStopped)?,
        Mode::Canonical => ensure(state.turn == seat, Illegal::NotToAct)?,
    }
    let player = &state.players[seat];
    if matches!(mv, Move::Path { .. } | Move::Favor { .. }) {
        return Err(Illegal::NotNow);
    }
    match (player.pending.last(), mv) {
        (Some(Icon::Choice(attributes)), Move::Gain { attribute }) => {
            ensure(attributes.contains(attribute), Illegal::NotOffered)
        }
        (Some(Icon::Cohort), Move::Cohort { cohort }) => {
            // HW-5.2
            ensure(player.cohorts[cohort.index()] < COHORT_BOXES, Illegal::NotOffered)
        }
        (_, Move::Gain { .. } | Move::Cohort { .. }) => Err(Illegal::NotOffered),
        (Some(_), _) => Err(Illegal::AnswerFirst),
        (None, Move::Stop) => Ok(()),
        (None, action) => check_action(state, seat, player, data(), action),
    }
}

fn check_action(state: &State, seat: Seat, player: &Player, data: &Data, action: Move) -> Checked {
    let rules = state.fort_rules(data);
    let year = state.year;
    match action {
        Move::Mine => check_track(player, data, Track::Mining, actions::mining_cost(data, &rules)),
        Move::WallGuard => check_track(player, data, Track::WallGuard, actions::track_cost(data, Track::WallGuard)),
        Move::Cippi | Move::Wall => {
            let track = if action == Move::Wall { Track::Wall } else { Track::Cippi };
            ensure(!(rules.late_wall && year < 3), Illegal::Forbidden)?;
            check_track(player, data, track, actions::track_cost(data, track))
        }
        Move::Fort { pay } => {
            ensure(data.tracks[Track::Fort.index()].pay.contains(&pay), Illegal::WrongPiece)?;
            check_track(player, data, Track::Fort, Pieces::one(pay))
        }
        Move::Build { building } => check_build(player, data, &rules, building),
        Move::TrainBuilder => {
            check_entry(player.training, data.training_boxes, year)?;
            // HW-5.24
            ensure(is_next_open(player, data, Track::WallGuard), Illegal::NoGuardBox)?;
            pay(player, data.training_cost)
        }
        Move::Forum { give, also, gain } => check_forum(player, data, year, [give, also], gain),
        Move::Citizen { citizen } => {
            ensure(player.citizens[citizen.index()] < CITIZEN_BOXES, Illegal::Full)?;
            pay(player, data.citizen_cost)
        }
        Move::BuyGood { source, hexagon } => check_good(state, seat, player, data, source, hexagon),
        Move::Perform { performance } => {
            needs_area(player, Building::Theater)?;
            check_box(player, &data.performances, &player.theater, performance, Citizen::Performers)?;
            ensure(!player.theater.contains(&year), Illegal::ThisYear)?;
            pay(player, data.performances[performance as usize - 1].cost)
        }
        Move::TrainGladiator { gladiator, pay } => check_training(player, data, gladiator, pay),
        Move::Battle { gladiator } => check_battle(player, data, gladiator, year),
        Move::ServeTemple { pay } => check_service(player, data, pay),
        Move::Bribe { bribe } => check_bribe(player, data, bribe, year),
        Move::Ruling { column } => check_ruling(player, data, column, year),
        Move::Diplomat { cohort } => check_diplomat(player, data, &rules, cohort),
        Move::Scout { source, cells } => check_scout(state, seat, player, data, source, cells),
        Move::Path { .. } | Move::Gain { .. } | Move::Cohort { .. } | Move::Favor { .. } | Move::Stop => {
            Err(Illegal::NotNow)
        }
    }
}

fn pay(player: &Player, cost: Pieces) -> Checked {
    ensure(player.board.covers(cost), Illegal::CannotPay { cost })
}

fn needs_area(player: &Player, building: Building) -> Checked {
    ensure(player.has(building), Illegal::AreaMissing { building })
}

/// HW-4.3: a citizen track must be filled so far.
fn needs_citizens(player: &Player, citizen: Citizen, level: u8) -> Checked {
    let refusal = Illegal::RequirementMissing { track: citizen.id(), level };
    ensure(player.citizens[citizen.index()] >= level, refusal)
}

/// HW-12.6.
fn check_next(player: &Player, data: &Data, track: Track) -> Checked {
    let filled = player.tracks[track.index()];
    ensure(filled < data.tracks[track.index()].len, Illegal::Full)?;
    let next = &data.tracks[track.index()].boxes[filled as usize];
    ensure(next.granary <= player.granary(), Illegal::GranaryMissing)?;
    ensure(next.needs_fort <= player.tracks[Track::Fort.index()], Illegal::FortTooShort { track })
}

fn check_track(player: &Player, data: &Data, track: Track, cost: Pieces) -> Checked {
    check_next(player, data, track)?;
    pay(player, cost)
}

fn check_build(player: &Player, data: &Data, rules: &FortRules, building: Building) -> Checked {
    ensure(!player.has(building), Illegal::AlreadyBuilt)?;
    ensure(rules.forbidden & building.bit() == 0, Illegal::Forbidden)?;
    let table = &data.buildings[building.index()];
    let (track, level) = match table.needs {
        Requirement::Infrastructure(level) => ("infrastructure", level),
        Requirement::Attribute(attribute, level) => (attribute.id(), level),
        Requirement::Citizens(citizen, level) => (citizen.id(), level),
    };
    let is_met = buildings_allowed(player, data) & building.bit() != 0;
    ensure(is_met, Illegal::RequirementMissing { track, level })?;
    if let Some(first) = table.after {
        ensure(player.has(first), Illegal::BuildingMissing { building: first })?;
    }
    pay(player, actions::building_cost(data, rules, building))
}

/// HW-4.8: the yearly limit and the number of boxes.
fn check_entry(entries: u8, boxes: u8, year: u8) -> Checked {
    ensure(entries >> year & 1 == 0, Illegal::ThisYear)?;
    ensure(entries.count_ones() < u32::from(boxes), Illegal::Full)
}

/// HW-5.40, HW-5.41.
fn check_forum(player: &Player, data: &Data, year: u8, give: [Piece; 2], gain: Piece) -> Checked {
    check_entry(player.forum, data.forum_boxes, year)?;
    let exchange = data.forum.iter().find(|one| one.give == give && one.gain == gain);
    exchange.map_or(Err(Illegal::NoExchange), |one| pay(player, one.cost))
}

/// A box of any order: it exists, is unmarked and its requirement is met.
fn check_box(player: &Player, boxes: &[BoxData], marks: &[u8], number: u8, citizen: Citizen) -> Checked {
    let index = usize::from(number).checked_sub(1).filter(|index| *index < boxes.len()).ok_or(Illegal::NoSuchBox)?;
    ensure(marks[index] == 0, Illegal::Marked)?;
    needs_citizens(player, citizen, boxes[index].needs)
}

fn check_good(state: &State, seat: Seat, player: &Player, data: &Data, source: Source, hexagon: u8) -> Checked {
    needs_area(player, Building::Market)?;
    // HW-6.15
    ensure(source != Source::Own, Illegal::OwnGood)?;
    let exists = source == Source::FateDeck || state.card_at(data, seat, source).is_some();
    ensure(exists, Illegal::NoSource)?;
    check_box(player, &data.hexagons, &player.market, hexagon, Citizen::Traders)?;
    pay(player, data.hexagons[hexagon as usize - 1].cost)
}

/// HW-6.27.
fn check_training(player: &Player, data: &Data, gladiator: Gladiator, worker: Piece) -> Checked {
    needs_area(player, Building::Ludus)?;
    ensure(data.gladiator_trainers.contains(&worker), Illegal::WrongPiece)?;
    let fighter = player.gladiators[gladiator.index()];
    ensure(fighter.is_alive(), Illegal::Dead)?;
    ensure(fighter.trained < STRENGTH_BOXES, Illegal::Full)?;
    let needs = data.gladiators[fighter.trained as usize].needs;
    needs_citizens(player, Citizen::Performers, needs)?;
    pay(player, Pieces::one(worker))
}

/// HW-6.28, HW-6.29.
fn check_battle(player: &Player, data: &Data, gladiator: Gladiator, year: u8) -> Checked {
    needs_area(player, Building::Ludus)?;
    let fighter = player.gladiators[gladiator.index()];
    ensure(fighter.is_alive(), Illegal::Dead)?;
    ensure(fighter.trained > 0, Illegal::Untrained)?;
    check_entry(fighter.battles, data.battle_boxes, year)
}

/// HW-6.41 to HW-6.43.
fn check_service(player: &Player, data: &Data, worker: Piece) -> Checked {
    ensure(Piece::WORKERS.contains(&worker), Illegal::WrongPiece)?;
    let next = data.temples.get(player.temple_boxes as usize).ok_or(Illegal::Full)?;
    needs_area(player, next.building)?;
    needs_citizens(player, Citizen::Priests, next.needs)?;
    pay(player, Pieces::one(worker))
}

/// HW-6.46, HW-6.47.
fn check_bribe(player: &Player, data: &Data, bribe: u8, year: u8) -> Checked {
    needs_area(player, Building::Baths)?;
    ensure(player.disdain() > 0, Illegal::NoDisdain)?;
    check_box(player, &data.bribes, &player.baths, bribe, Citizen::Apparitores)?;
    ensure(player.bribes_in(year) < data.bribes_a_year, Illegal::ThisYear)?;
    pay(player, data.bribes[bribe as usize - 1].cost)
}

/// HW-6.51, HW-6.52.
fn check_ruling(player: &Player, data: &Data, column: Column, year: u8) -> Checked {
    needs_area(player, Building::Courthouse)?;
    let entries = player.court[column.index()];
    let rulings = &data.rulings[column.index()];
    check_entry(entries, rulings.len() as u8, year)?;
    let ruling = &rulings[entries.count_ones() as usize];
    needs_citizens(player, Citizen::Apparitores, ruling.needs)?;
    pay(player, ruling.cost)
}

/// HW-6.55, HW-6.56.
fn check_diplomat(player: &Player, data: &Data, rules: &FortRules, cohort: Cohort) -> Checked {
    ensure(!rules.no_diplomats, Illegal::Forbidden)?;
    let next = data.diplomats.get(player.n_diplomats()).ok_or(Illegal::Full)?;
    ensure(!player.diplomats.contains(&Some(cohort)), Illegal::CohortServed)?;
    needs_citizens(player, Citizen::Patricians, next.needs)?;
    pay(player, next.cost)
}

/// HW-6.58 to HW-6.61.
fn check_scout(state: &State, seat: Seat, player: &Player, data: &Data, source: Source, cells: Cells) -> Checked {
    let needs = data.scouts.get(player.scouts as usize).ok_or(Illegal::Full)?;
    needs_citizens(player, Citizen::Patricians, *needs)?;
    let card = state.card_at(data, seat, source).ok_or(Illegal::NoSource)?;
    let pattern = data.cards[card.index()].pattern;
    let fits = data.placements[pattern.index()].contains(&cells) && cells.0 & player.map.0 == 0;
    ensure(fits, Illegal::DoesNotFit)?;
    pay(player, Pieces::one(data.scout_cost))
}
