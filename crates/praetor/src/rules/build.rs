//! Building a city tile. PRA-6.

use lusoria_core::Witness;

use crate::Event;
use crate::Praetor;
use crate::data::data;
use crate::rules::camp::take_worker;
use crate::rules::turn::end_action;
use crate::state::State;
use crate::vocab::Source;

/// PRA-19.17: with the rotation the plan is complete, and everything happens at once.
pub(crate) fn finish(state: &mut State, rotation: u8, witness: &mut impl Witness<Praetor>) {
    let seat = state.actor;
    let (Some(tile), Some(cell)) = (state.plan.tile, state.plan.cell) else {
        unreachable!("a tile is turned after it was chosen and its cell too")
    };
    let printed = data().tile(tile);
    // PRA-6.2: the worker stands on the center and stays until the update phase, PRA-5.6.
    let builder = take_worker(state, seat, witness);
    state.builders[tile.index()] = builder;
    state.new_tiles.insert(tile);
    // PRA-6.2, PRA-5.7: the cost goes to the bank.
    state.players[seat].goods.take(&printed.cost);
    // PRA-6.11: the row is not refilled before the update phase.
    state.row.remove(tile);
    // PRA-6.7: each matching plaza of another tile gives a point, now and to the builder only, PRA-6.9.
    let shown = state.city.printed(tile).turned(rotation);
    let n_plazas = state.city.matching_plazas(cell, shown, state.options.switches.plaza_diagonals_count);
    let plazas = i16::from(n_plazas) * data().rules.plaza_point;
    // PRA-6.3, PRA-6.4
    state.city.place(tile, cell, rotation);
    // PRA-6.5: the marker.
    state.players[seat].owned.insert(tile);
    // PRA-6.6: one movement.
    state.score(seat, &[(Source::Tiles, printed.points), (Source::Plazas, plazas)]);
    witness.see(Event::Built {
        seat,
        tile,
        x: cell.x,
        y: cell.y,
        rotation,
        experience: state.plan.experience,
        cost: printed.cost,
        points: printed.points,
        plazas,
    });
    // PRA-6.10: its activation space is free from now on.
    end_action(state, seat, witness);
}
