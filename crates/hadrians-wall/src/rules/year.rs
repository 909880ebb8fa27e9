//! The course of a Year: set-up, the reveal, income, and the end of the action phase (HW-3, HW-7.1).

use lusoria_core::{Seat, SeatSet, Witness};

use crate::HadriansWall;
use crate::data::{Data, YEARS, data};
use crate::events::{Event, Gains};
use crate::pieces::Pieces;
use crate::rules::{attack, cascade};
use crate::state::{Player, State};
use crate::vocab::*;

/// HW-3.2, HW-3.3: the Fate Card gives its income to everybody, and everybody draws two cards.
pub(crate) fn begin(state: &mut State, witness: &mut impl Witness<HadriansWall>) {
    let data = data();
    witness.see(Event::YearBegan { year: state.year });
    let gain = turn_income(state, data, witness);
    for player in state.players.iter_mut() {
        // HW-3.10: what the attack brought is on the board already.
        player.board += gain;
    }
    state.phase = Phase::ChooseCards;
    state.open = SeatSet::all(state.n_seats());
    for (seat, player) in state.players.pairs() {
        witness.see(Event::Drew { seat, cards: Some(player.drawn(state.year)) });
    }
}

fn turn_income(state: &mut State, data: &Data, witness: &mut impl Witness<HadriansWall>) -> Pieces {
    // HW-13.5: at Fort 10 the first income must show two soldiers.
    let least = if state.year == 1 && state.fort_rules(data).two_soldiers { 2 } else { 0 };
    loop {
        let card = turn_fate_card(state, witness);
        let gain = data.fate[card.index()].gain;
        if gain.count(Piece::Soldier) >= least {
            witness.see(Event::FateIncome { card, gain });
            return gain;
        }
        witness.see(Event::FateSkipped { card });
    }
}

/// The top Fate Card, turned over onto the discard pile.
#[inline]
pub(crate) fn turn_fate_card(state: &mut State, witness: &mut impl Witness<HadriansWall>) -> FateCard {
    let card = top_fate_card(state, witness);
    state.fate.n_discarded += 1;
    card
}

/// The top Fate Card; an empty draw pile is first made anew (HW-7.15).
#[inline]
pub(crate) fn top_fate_card(state: &mut State, witness: &mut impl Witness<HadriansWall>) -> FateCard {
    if state.fate.n_used() == FateCard::COUNT {
        state.fate.reshuffle();
        witness.see(Event::Reshuffled);
    }
    // HW-7.16: one attack never takes all 48 cards, so a card is left.
    state.fate.cards[state.fate.n_used()]
}

/// HW-3.3, HW-11.7: one player assigns the two drawn cards; the last one to do so starts the reveal.
pub(crate) fn choose(state: &mut State, seat: Seat, path: Card, witness: &mut impl Witness<HadriansWall>) {
    let year = state.year;
    let player = &mut state.players[seat];
    player.second_is_path = player.drawn(year)[1] == path;
    player.has_chosen = true;
    state.open.remove(seat);
    witness.see(Event::Chose { seat, path: Some(path) });
    if state.open.is_empty() {
        reveal(state, witness);
    }
}

/// HW-3.4 to HW-3.7: all cards are revealed at once, then neutral cards, then the income of the sheets.
fn reveal(state: &mut State, witness: &mut impl Witness<HadriansWall>) {
    let data = data();
    state.phase = Phase::Income;
    for seat in Seat::all(state.n_seats()) {
        let year = state.year;
        let player = &mut state.players[seat];
        if player.second_is_path {
            let first = 2 * (year as usize - 1);
            player.deck.swap(first, first + 1);
        }
        player.has_chosen = false;
        player.second_is_path = false;
        let (path, prospect) = (player.path(year), player.prospect(year));
        let gain = data.cards[prospect.index()].gain;
        // HW-3.5
        player.board += gain;
        witness.see(Event::Revealed { seat, path, prospect, gain });
    }
    // HW-3.6, HW-10.2, HW-10.3: nobody takes the gain of a neutral card.
    for card in state.neutral_cards(data) {
        witness.see(Event::NeutralCard { card: *card });
    }
    for seat in Seat::all(state.n_seats()) {
        let player = &mut state.players[seat];
        let gain = sheet_income(player, data);
        player.board += gain;
        // HW-3.8: each road circle is a choice of its own.
        player.road_income = (player.buildings & data.roads).count_ones() as u8;
        if player.road_income > 0 {
            state.open.insert(seat);
        }
        witness.see(Event::SheetIncome { seat, gain });
    }
    if state.open.is_empty() {
        begin_actions(state);
    }
}

/// HW-3.7: a resource for each production circle, those of earlier hammers included (HW-5.22), and what the circles of hotels and workshops give. Granaries have
/// circles too, but no yearly income (HW-5.16).
fn sheet_income(player: &Player, data: &Data) -> Pieces {
    let built = Building::ALL.iter().filter(|building| player.has(**building));
    let buildings = built.fold(Pieces::NONE, |sum, building| sum + data.buildings[building.index()].yearly);
    Pieces::of(data.production_yearly, player.production) + buildings
}

/// HW-3.8, HW-12.2: the attribute of one road circle.
pub(crate) fn road_income(
    state: &mut State,
    seat: Seat,
    attribute: Attribute,
    witness: &mut impl Witness<HadriansWall>,
) {
    let data = data();
    let mut gains = Gains::new();
    let player = &mut state.players[seat];
    player.road_income -= 1;
    cascade::fill_attribute(player, data, attribute, &mut gains);
    cascade::resolve(player, data, &mut gains);
    if player.road_income == 0 {
        state.open.remove(seat);
    }
    witness.see(Event::RoadIncome { seat, gains });
    if state.open.is_empty() {
        begin_actions(state);
    }
}

/// HW-4.1: everybody may act; in canonical mode the start seat moves on each Year (HW-11.6).
pub(crate) fn begin_actions(state: &mut State) {
    state.phase = Phase::Actions;
    state.open = SeatSet::all(state.n_seats());
    if state.options.mode == Mode::Canonical {
        state.turn = start_seat(state.year, state.n_seats());
    }
}

/// HW-11.6: the seat that acts first in canonical mode.
pub(crate) fn start_seat(year: u8, n_seats: usize) -> Seat {
    Seat::new((year as usize - 1) % n_seats)
}

/// HW-4.12, HW-11.5: a player stops; the Year ends the moment everybody has.
pub(crate) fn stop(state: &mut State, seat: Seat, witness: &mut impl Witness<HadriansWall>) {
    state.open.remove(seat);
    witness.see(Event::Stopped { seat });
    if state.open.is_empty() {
        // HW-7.1: what is left over goes back.
        state.players.iter_mut().for_each(|player| player.board = Pieces::NONE);
        state.turn = Seat::new(0);
        attack::reveal(state, witness);
    } else {
        pass_turn(state);
    }
}

/// HW-11.6: in canonical mode the next seat that has not stopped takes one step.
#[inline]
pub(crate) fn pass_turn(state: &mut State) {
    if state.options.mode == Mode::Canonical {
        let n_seats = state.n_seats();
        let open = state.open;
        let next = state.turn.left(n_seats).clockwise(n_seats).find(|seat| open.contains(*seat));
        state.turn = next.unwrap_or(state.turn);
    }
}

/// HW-7.14, HW-8.1: after the attack the next Year begins, or the game is over.
pub(crate) fn end(state: &mut State, witness: &mut impl Witness<HadriansWall>) {
    state.fate.n_discarded += state.fate.n_attack;
    state.fate.n_attack = 0;
    // HW-10.4: pieces on neutral cards go to the Main Supply.
    state.neutral.pieces = [Pieces::NONE; 2];
    if state.year < YEARS {
        state.year += 1;
        begin(state, witness);
        return;
    }
    // HW-7.13: what the last attack brought is wasted.
    state.players.iter_mut().for_each(|player| player.board = Pieces::NONE);
    state.phase = Phase::Over;
    witness.see(Event::GameOver);
}
