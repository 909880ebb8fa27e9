//! The attack of the Picts: cards, favors, valor and disdain (HW-7.2 to HW-7.17).

use lusoria_core::{Seat, SeatSet, Witness};

use crate::HadriansWall;
use crate::data::{Data, data};
use crate::events::{Event, Gains};
use crate::icon::Icon;
use crate::rules::{cascade, year};
use crate::state::{Player, State};
use crate::vocab::*;

/// HW-7.2, HW-7.3: how many cards attack this Year.
pub(crate) fn n_cards(state: &State, data: &Data) -> u8 {
    // HW-9.1: difficulty changes nothing else.
    let printed = data.years[state.year as usize - 1].attack_cards[state.options.difficulty.index()];
    let on_neutral_cards: u32 = state.neutral.pieces.iter().map(|pieces| pieces.total()).sum();
    printed + on_neutral_cards as u8 + u8::from(state.fort_rules(data).more_attacks)
}

/// Reveals the attack once for the whole table and asks who has favors to use (HW-7.7).
pub(crate) fn reveal(state: &mut State, witness: &mut impl Witness<HadriansWall>) {
    let data = data();
    for _ in 0..n_cards(state, data) {
        year::top_fate_card(state, witness);
        state.fate.n_attack += 1;
    }
    let attacks = state.attacks(data);
    let [left, center, right] = attacks;
    witness.see(Event::Attack { left, center, right });
    state.phase = Phase::Favors;
    state.open = SeatSet::EMPTY;
    for seat in Seat::all(state.n_seats()) {
        let player = &mut state.players[seat];
        player.favor_step = 0;
        player.canceled = [0; 3];
        if skip_pointless(player, attacks) {
            state.open.insert(seat);
        }
    }
    if state.open.is_empty() {
        resolve(state, witness);
    }
}

/// HW-12.5: goes on to the next cohort where a favor could be used; says whether there is one.
pub(crate) fn skip_pointless(player: &mut Player, attacks: [u8; 3]) -> bool {
    while player.favor_step < 3 && !player.may_cancel(attacks, player.favor_step as usize) {
        player.favor_step += 1;
    }
    player.favor_step < 3
}

/// HW-7.6: favors cancel attacks on one cohort for this player only, and are gone for good.
pub(crate) fn favor(
    state: &mut State,
    seat: Seat,
    cohort: Cohort,
    used: (u8, u8),
    witness: &mut impl Witness<HadriansWall>,
) {
    let (temple, diplomat) = used;
    let attacks = state.attacks(data());
    let player = &mut state.players[seat];
    player.temple_favors -= temple;
    player.diplomat_favors[cohort.index()] -= diplomat;
    player.canceled[cohort.index()] += temple + diplomat;
    player.favor_step += 1;
    let asks_on = skip_pointless(player, attacks);
    witness.see(Event::Favors { seat, cohort, temple, diplomat });
    if !asks_on {
        state.open.remove(seat);
    }
    if state.open.is_empty() {
        resolve(state, witness);
    }
}

/// HW-7.5, HW-7.17: every player resolves the same cards independently.
fn resolve(state: &mut State, witness: &mut impl Witness<HadriansWall>) {
    let data = data();
    let attacks = state.attacks(data);
    let flag = data.years[state.year as usize - 1].flag;
    for seat in Seat::all(state.n_seats()) {
        let player = &mut state.players[seat];
        // HW-7.8: cohort boxes are not used up.
        let through: u8 = (0..3).map(|cohort| player.through(attacks, cohort)).sum();
        // HW-7.9
        let disdain = through.min(flag);
        let valor = flag - disdain;
        // HW-7.10
        player.disdain_gained += disdain;
        // HW-7.12
        let mut gains = Gains::new();
        (0..valor).for_each(|_| player.pending.push(Icon::Attribute(Attribute::Valor)));
        cascade::resolve(player, data, &mut gains);
        player.favor_step = 0;
        player.canceled = [0; 3];
        witness.see(Event::Defended { seat, through, disdain, valor, gains });
    }
    year::end(state, witness);
}
