//! What is still to come as things stand, for people to plan by: the end of the turn, and the plazas of a planned tile.
//! Both are found by the rules themselves on a copy, so they cannot differ from what then happens.

use lusoria_core::BySeat;
use serde::Serialize;
use ts_rs::TS;

use crate::Event;
use crate::data::{data, distinct_rotations};
use crate::rules::update;
use crate::state::State;
use crate::vocab::{Cell, Kind, MAX_PLAYERS, Stand, TileId};

/// What the end of this turn would bring a seat if nobody did anything more and no academy were used. PRA-10.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub(crate) struct Upkeep {
    /// Active workers to be paid. PRA-10.6.
    pub active: u8,
    /// Retired workers to be paid.
    pub retired: u8,
    /// Wages and pensions together.
    pub due: u16,
    /// Gold that will be missing. PRA-10.7.
    pub missing: u16,
    /// Morale levels lost for it.
    pub levels: u8,
    /// Points lost for it.
    pub lost: i16,
    /// Workers who retire. PRA-10.5.
    pub retiring: u8,
    /// Points for them.
    pub points: i16,
}

/// The plaza points of the planned tile on one cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub(crate) struct CellPlazas {
    /// Columns to the east.
    pub x: i8,
    /// Rows to the south.
    pub y: i8,
    /// By quarter turns; absent where a smaller turn looks the same. PRA-19.10.
    pub points: [Option<i16>; 4],
}

/// The end of the turn for each seat; nothing once wages are paid, before the first turn and after the last.
pub(crate) fn upkeep(table: &State) -> Option<BySeat<Upkeep, MAX_PLAYERS>> {
    let mut events = Vec::new();
    let then = update::foresee(table, &mut events)?;
    let mut upkeep = BySeat::from_fn(table.n_seats(), |seat| {
        let player = &then.players[seat];
        let board = player.board();
        let (active, retired) = (player.n_active(), player.retired);
        let due = board.wage * u16::from(active) + board.pension * u16::from(retired);
        Upkeep { active, retired, due, ..Upkeep::default() }
    });
    for event in events {
        match event {
            Event::WagesMissed { seat, missing, levels, points } => {
                let seat = &mut upkeep[seat];
                (seat.missing, seat.levels, seat.lost) = (missing, levels, points);
            }
            Event::Retired { seat, workers, points } => {
                (upkeep[seat].retiring, upkeep[seat].points) = (workers, points)
            }
            _ => {}
        }
    }
    Some(upkeep)
}

/// The points for the plazas of the planned tile, cell by cell; empty unless a tile to build is chosen. PRA-6.7.
pub(crate) fn plazas(table: &State) -> Vec<CellPlazas> {
    let Some(tile) = table.plan.tile.filter(|_| table.plan.builds) else { return Vec::new() };
    let printed = table.city.printed(tile);
    let distinct = distinct_rotations(printed);
    let turned = [0, 1, 2, 3].map(|rotation| printed.turned(rotation));
    let of = |cell: &Cell| {
        let matching = table.city.matching_plazas_of(*cell, turned, table.options.switches.plaza_diagonals_count);
        let points = |rotation: usize| {
            (distinct >> rotation & 1 != 0).then(|| i16::from(matching[rotation]) * data().rules.plaza_point)
        };
        CellPlazas { x: cell.x, y: cell.y, points: [0, 1, 2, 3].map(points) }
    };
    table.city.free().iter().map(of).collect()
}

/// The pips a worker on a tile will show when the turn is over; one that shows 6 retires then. PRA-10.4, PRA-9.6.
pub(crate) fn next_experience(table: &State, stand: Stand, tile: TileId, builds: bool) -> u8 {
    if stand.is_helper() {
        return data().rules.labor_camp_experience;
    }
    let grows = update::has_upkeep(table) && (builds || data().tile(tile).kind == Kind::Red);
    stand.experience() + u8::from(grows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Move, Praetor};
    use lusoria_core::contract::*;
    use lusoria_core::{OptionMap, Rng, Seed};

    /// What the end of the turn really brought a seat.
    fn told(events: &[Event], upkeep: &BySeat<Upkeep, MAX_PLAYERS>) -> BySeat<Upkeep, MAX_PLAYERS> {
        let mut real = upkeep.clone();
        for seat in real.iter_mut() {
            let (active, retired) = (seat.active, seat.retired);
            *seat = Upkeep { active, retired, ..Upkeep::default() };
        }
        for event in events {
            match *event {
                Event::WagesPaid { seat, gold } => real[seat].due += gold,
                Event::WagesMissed { seat, missing, levels, points } => {
                    real[seat].due += missing;
                    (real[seat].missing, real[seat].levels, real[seat].lost) = (missing, levels, points);
                }
                Event::Retired { seat, workers, points } => {
                    (real[seat].retiring, real[seat].points) = (workers, points);
                }
                _ => {}
            }
        }
        real
    }

    /// Plays games of busy players and shows each decision with the move chosen and what it led to.
    fn play(n_games: u64, mut see: impl FnMut(&State, Move, &[Event])) {
        let (mut moves, mut events) = (Vec::new(), Vec::new());
        for number in 0..n_games {
            let options = Praetor::options(&OptionMap::new()).expect("the defaults are sound");
            let mut state = Praetor::start(&options, &Seed::from_text(&format!("forecast {number}")));
            let mut rng = Rng::from_number(number);
            while let Some(seat) = Praetor::turn(&state).seats().first() {
                Praetor::legal_moves(&state, seat, &mut moves);
                // Passing is listed last, and few like it.
                let n_moves = if rng.below(12) == 0 { moves.len() } else { moves.len().max(2) - 1 };
                let mv = moves[rng.index(n_moves)];
                let before = state.clone();
                events.clear();
                Praetor::apply_unchecked(&mut state, seat, mv, &mut events);
                see(&before, mv, &events);
            }
        }
    }

    #[test]
    fn the_end_of_the_turn_brings_what_was_foretold_before_the_last_pass() {
        let mut n_turns = 0;
        play(1500, |before, _, events| {
            let ends = events.iter().any(|event| matches!(event, Event::WagesPaid { .. } | Event::WagesMissed { .. }));
            let academy = events.iter().any(|event| matches!(event, Event::AcademyUsed { .. }));
            let acted = events
                .iter()
                .any(|event| matches!(event, Event::Built { .. } | Event::Activated { .. } | Event::CampUsed { .. }));
            if !ends || academy || acted {
                return;
            }
            n_turns += 1;
            let foretold = upkeep(before).expect("wages are not paid yet");
            assert_eq!(told(events, &foretold), foretold);
        });
        assert!(n_turns > 500, "{n_turns} turns");
    }

    #[test]
    fn a_built_tile_scores_the_plazas_foretold_for_its_cell_and_turn() {
        let mut n_built = 0;
        play(150, |before, mv, events| {
            let (Move::Rotate { rotation }, Some(cell)) = (mv, before.plan.cell) else { return };
            let foretold = plazas(before);
            assert_eq!(foretold.len(), before.city.free().len());
            let there =
                foretold.iter().find(|plazas| (plazas.x, plazas.y) == (cell.x, cell.y)).expect("the cell is free");
            let built = events.iter().find(|event| matches!(event, Event::Built { .. }));
            let Some(Event::Built { plazas, .. }) = built else { panic!("a turned tile is built: {events:?}") };
            assert_eq!(there.points[rotation as usize], Some(*plazas));
            n_built += 1;
        });
        assert!(n_built > 1000, "{n_built} tiles");
    }
}
