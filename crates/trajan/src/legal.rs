//! What may be done. Every decision has at most 32 options; they are a set of bits, and the number of a bit is turned
//! into a move and back by the two tables at the end, which are in the order of `Pending`.

use lusoria_core::Seat;
use lusoria_core::contract::Legal;

use crate::Move;
use crate::Trajan;
use crate::bags::bits;
use crate::data::data;
use crate::rules::needs;
use crate::state::{Pending, State};
use crate::vocab::{Action, Category, Color, Commodity, Province, Resource, Ship, Side, Source, Space, Tile, Tray};

/// The bit of "no second card".
const STOP: u32 = 12;

/// The bits of a shipment that is not of pairs.
const ADD_JOKER: u32 = 12;

const FINISH: u32 = 13;

/// The bits of a shipment of pairs.
const HALF_PAIRS: u32 = 12;

const JOKER_PAIR: u32 = 24;
const FINISH_PAIRS: u32 = 25;

/// The options of the decision on top; none when the game is over.
#[inline]
pub fn options(state: &State) -> u32 {
    let Some(pending) = state.decision() else { return 0 };
    let mat = state.active_mat();
    match pending {
        Pending::Sow => trays(state),
        // TRJ-3.9: any color that is left; TRJ-5.3: marker by marker.
        Pending::PlaceMarker { .. } | Pending::Drop { .. } => state.held.colors(),
        Pending::SetupCard { .. } => card_sources(state),
        Pending::SetupTile => setup_stacks(state),
        Pending::SetupSlot { .. } => setup_slots(state),
        // TRJ-6.4: the special action is optional. Two cards are drawn together, tokens may be fewer (A18).
        Pending::Special { slot, most } => match mat.slots[slot.index()].map(|tile| tile.category()) {
            Some(Category::Cards) => 1 | 1 << most,
            _ => (2 << most) - 1,
        },
        // TRJ-6.11: an action without a marker, or none.
        Pending::PlusTwo { .. } => !u32::from(mat.plus_two) & 0x7F,
        // TRJ-7.1, TRJ-7.56: to act or not.
        Pending::Act { .. } => 0b11,
        Pending::Seaport => seaport(state),
        Pending::Discard => mat.hand.kinds(),
        Pending::DiscardOnto { .. } => 0b11,
        // TRJ-7.6: one or two cards.
        Pending::LayCard { laid } => mat.hand.kinds() | (u32::from(laid > 0) << STOP),
        Pending::ChooseShip => ships(state),
        Pending::Load { ship, units, kinds } => shipment(state, ship, units, kinds.into()),
        Pending::Forum => forum(state),
        Pending::Military => military(state),
        Pending::LeaderMove => match mat.leader {
            // TRJ-7.18; TRJ-7.24: the camp is nobody's neighbor.
            Some(province) => data().adjacent[province.index()],
            None => data().camp_adjacent,
        },
        Pending::TrajanStack => stacks(state),
        Pending::Construction => construction(state),
        Pending::BuildSpace => spaces(mat.workers),
        Pending::Extra { action } => extra(state, action),
        // TRJ-8.2: each repetition is optional.
        Pending::Repeat { .. } => 0b11,
        Pending::Needs { seat, at, .. } => needs::options(state, seat, at),
        // TRJ-9.12: one of the two tiles.
        Pending::Consul { .. } => 0b11,
    }
}

/// Whether an action can be performed by the active player at all. Rules: TRJ-7.2.
#[inline]
pub fn is_possible(state: &State, action: Action) -> bool {
    match action {
        Action::Seaport => seaport(state) != 0,
        // TRJ-7.15: an empty forum makes the action impossible.
        Action::Forum => forum(state) != 0,
        Action::Military => military(state) != 0,
        // TRJ-7.42: not on the last space.
        Action::Senate => state.active_mat().senate < 7,
        Action::Trajan => stacks(state) != 0,
        Action::Construction => construction(state) != 0,
    }
}

/// TRJ-5.1: a tray with at least one marker.
#[inline]
fn trays(state: &State) -> u32 {
    state.active_mat().trays.iter().rev().fold(0, |set, tray| set << 1 | u32::from(!tray.is_empty()))
}

/// TRJ-3.17: the deck or a discard pile, whatever has a card.
#[inline]
fn card_sources(state: &State) -> u32 {
    u32::from(!state.deck.is_empty()) | piles(state) << 1
}

#[inline]
fn piles(state: &State) -> u32 {
    u32::from(!state.discards[0].is_empty()) | u32::from(!state.discards[1].is_empty()) << 1
}

/// TRJ-3.18, TRJ-3.19: a stack of a category the player has not taken yet.
fn setup_stacks(state: &State) -> u32 {
    let taken = state.active_mat().slots.iter().flatten().fold(0, |set, tile| set | tile.category().bit());
    filled_stacks(state) & !taken
}

#[inline]
fn filled_stacks(state: &State) -> u32 {
    state.trajan_stacks.iter().rev().fold(0, |set, stack| set << 1 | u32::from(!stack.is_empty()))
}

/// TRJ-3.20: slots II, IV and VI.
fn setup_slots(state: &State) -> u32 {
    let free = |slot: &Tray| state.active_mat().slots[slot.index()].is_none();
    [Tray::II, Tray::IV, Tray::VI].into_iter().filter(free).fold(0, |set, slot| set | slot.bit())
}

/// TRJ-7.4 to 7.7: draw two, take a discard from either pile, play, ship.
#[inline]
fn seaport(state: &State) -> u32 {
    let mat = state.active_mat();
    let has_cards = !mat.hand.is_empty();
    // TRJ-7.10: a joker alone is a shipment; TRJ-7.11: but it cannot be played.
    let can_ship = has_cards || mat.count(Tile::JokerCommodity) > 0;
    // TRJ-7.13: drawing needs a card in the deck.
    card_sources(state) | u32::from(has_cards) << 3 | u32::from(can_ship) << 4
}

/// TRJ-7.7: a ship with a legal shipment.
#[inline]
fn ships(state: &State) -> u32 {
    let pairs = shipment(state, Ship::Pairs, 0, 0) != 0;
    Ship::Identical.bit() | Ship::Different.bit() | u32::from(pairs) << Ship::Pairs as u32
}

/// TRJ-7.7, TRJ-7.10, TRJ-12.10: what may be added to a shipment, or that it may be finished.
#[inline]
fn shipment(state: &State, ship: Ship, units: u8, kinds: u32) -> u32 {
    let mat = state.active_mat();
    let jokers = u32::from(mat.count(Tile::JokerCommodity));
    // TRJ-7.9: at least one unit.
    let finish = u32::from(units > 0);
    let joker = u32::from(jokers > 0);
    match ship {
        Ship::Identical => {
            // The first card names the kind, also after jokers.
            let cards = if kinds == 0 { mat.hand.kinds() } else { mat.hand.kinds() & kinds };
            cards | joker << ADD_JOKER | finish << FINISH
        }
        Ship::Different => (mat.hand.kinds() & !kinds) | joker << ADD_JOKER | finish << FINISH,
        Ship::Pairs => {
            let half_pairs = if jokers > 0 { mat.hand.kinds() & !kinds } else { 0 };
            let joker_pair = u32::from(jokers > 1);
            (mat.hand.pairs() & !kinds) | half_pairs << HALF_PAIRS | joker_pair << JOKER_PAIR | finish << FINISH_PAIRS
        }
    }
}

/// TRJ-7.14: a kind of tile on the forum, green or yellow.
#[inline]
fn forum(state: &State) -> u32 {
    let green = state.forum.iter().rev().fold(0, |set, count| set << 1 | u32::from(*count > 0));
    let yellow = state.forum_yellow.iter().rev().fold(0, |set, count| set << 1 | u32::from(*count > 0));
    green | yellow << Tile::ExtraSeaport as u32
}

/// TRJ-7.17 to 7.19: recruit, move the leader, deploy.
#[inline]
fn military(state: &State) -> u32 {
    let mat = state.active_mat();
    // TRJ-7.19, TRJ-7.21: a legionnaire in camp, the leader in a province without an own legionnaire.
    let can_deploy =
        mat.military_camp > 0 && mat.leader.is_some_and(|province| u32::from(mat.legions) & province.bit() == 0);
    u32::from(mat.supply > 0) | 0b10 | u32::from(can_deploy) << 2
}

/// TRJ-7.30, TRJ-7.32, TRJ-7.33: a filled stack, unless the Arch is in the center.
#[inline]
fn stacks(state: &State) -> u32 {
    if state.active_mat().arch.is_some() { filled_stacks(state) } else { 0 }
}

/// TRJ-7.50, TRJ-7.51: hire, build.
#[inline]
fn construction(state: &State) -> u32 {
    let mat = state.active_mat();
    let can_build = mat.worker_camp > 0 && spaces(mat.workers) != 0;
    u32::from(mat.supply > 0) | u32::from(can_build) << 1
}

/// TRJ-7.51, TRJ-7.52, TRJ-7.55: anywhere for the first worker, then next to an own one, never on an own one.
#[inline]
pub fn spaces(workers: u32) -> u32 {
    const ALL: u32 = (1 << Space::COUNT) - 1;
    const FIRST_COLUMN: u32 = 0b00001_00001_00001_00001;
    if workers == 0 {
        return ALL;
    }
    let sideways = (workers << 1 & !FIRST_COLUMN) | (workers & !FIRST_COLUMN) >> 1;
    (sideways | workers << 5 | workers >> 5) & ALL & !workers
}

/// TRJ-8.1, TRJ-8.5: a matching tile, a joker, or neither; nothing to ask when no repetition can be bought. What counts
/// is what the player owns now (TRJ-8.8), after the bonus action of the action (TRJ-8.11).
#[inline]
fn extra(state: &State, action: Action) -> u32 {
    let mat = state.active_mat();
    let owned = u32::from(mat.extras(action) > 0) | u32::from(mat.count(Tile::JokerExtraAction) > 0) << 1;
    // TRJ-8.4: one tile per turn; TRJ-12.5: an impossible repetition cannot be bought.
    if owned == 0 || state.extra_used || !is_possible(state, action) { 0 } else { owned | 0b100 }
}

impl Legal for Trajan {
    #[inline]
    fn legal_moves(state: &State, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if state.decider() == seat
            && let Some(pending) = state.decision()
        {
            moves.extend(bits(state.choices).map(|index| move_at(pending, index)));
        }
    }
}

/// The move that an option stands for.
#[inline]
pub fn move_at(pending: Pending, index: usize) -> Move {
    match pending {
        Pending::Sow => Move::Sow { tray: Tray::at(index) },
        Pending::PlaceMarker { .. } => Move::Place { color: Color::at(index) },
        Pending::SetupCard { .. } => Move::Take { from: Source::at(index) },
        Pending::SetupTile | Pending::TrajanStack => Move::Tile { category: Category::at(index) },
        Pending::SetupSlot { .. } => Move::Slot { slot: Tray::at(index) },
        Pending::Drop { .. } => Move::Drop { color: Color::at(index) },
        Pending::Special { .. } if index == 0 => Move::Decline,
        Pending::Special { .. } => Move::Use { count: index as u8 },
        Pending::PlusTwo { .. } if index == 6 => Move::Decline,
        Pending::PlusTwo { .. } => Move::Assign { action: Action::at(index) },
        Pending::Act { .. } => [Move::Act, Move::Skip][index],
        Pending::Seaport => {
            let [left, right] = Side::ALL.map(|side| Move::Take { from: Source::of_pile(side) });
            [Move::Draw, left, right, Move::Play, Move::Ship][index]
        }
        Pending::Discard => Move::Discard { card: Commodity::at(index) },
        Pending::DiscardOnto { .. } => Move::Onto { pile: Side::at(index) },
        Pending::LayCard { .. } if index == STOP as usize => Move::Stop,
        Pending::LayCard { .. } => Move::Lay { card: Commodity::at(index) },
        Pending::ChooseShip => Move::Load { ship: Ship::at(index) },
        Pending::Load { ship: Ship::Pairs, .. } => match index {
            0..12 => Move::Pair { card: Commodity::at(index) },
            12..24 => Move::HalfPair { card: Commodity::at(index - 12) },
            24 => Move::JokerPair,
            _ => Move::Finish,
        },
        Pending::Load { .. } => match index {
            0..12 => Move::Add { card: Commodity::at(index) },
            12 => Move::AddJoker,
            _ => Move::Finish,
        },
        Pending::Forum => Move::Pick { tile: Tile::at(index) },
        Pending::Military => [Move::Recruit, Move::March, Move::Deploy][index],
        Pending::LeaderMove => Move::Go { province: Province::at(index) },
        Pending::Construction => [Move::Hire, Move::Build][index],
        Pending::BuildSpace => Move::Space { space: Space::at(index) },
        Pending::Extra { .. } if index == 2 => Move::Skip,
        Pending::Extra { .. } | Pending::Needs { .. } => Move::Spend { resource: Resource::at(index) },
        Pending::Repeat { .. } => [Move::Again, Move::Stop][index],
        Pending::Consul { .. } => Move::Claim { side: Side::at(index) },
    }
}

/// The option a move stands for, if the move answers this decision.
pub(crate) fn index_of(pending: Pending, mv: Move) -> Option<u32> {
    let index = match (pending, mv) {
        (Pending::Sow, Move::Sow { tray }) => tray.index(),
        (Pending::PlaceMarker { .. }, Move::Place { color }) => color.index(),
        (Pending::SetupCard { .. }, Move::Take { from }) => from.index(),
        (Pending::SetupTile | Pending::TrajanStack, Move::Tile { category }) => category.index(),
        (Pending::SetupSlot { .. }, Move::Slot { slot }) => slot.index(),
        (Pending::Drop { .. }, Move::Drop { color }) => color.index(),
        (Pending::Special { .. }, Move::Decline) => 0,
        (Pending::Special { .. }, Move::Use { count: count @ 1.. }) => usize::from(count).min(31),
        (Pending::PlusTwo { .. }, Move::Assign { action }) => action.index(),
        (Pending::PlusTwo { .. }, Move::Decline) => 6,
        (Pending::Act { .. }, Move::Act) => 0,
        (Pending::Act { .. }, Move::Skip) => 1,
        (Pending::Seaport, Move::Draw) => 0,
        (Pending::Seaport, Move::Take { from }) if from != Source::Deck => from.index(),
        (Pending::Seaport, Move::Play) => 3,
        (Pending::Seaport, Move::Ship) => 4,
        (Pending::Discard, Move::Discard { card }) => card.index(),
        (Pending::DiscardOnto { .. }, Move::Onto { pile }) => pile.index(),
        (Pending::LayCard { .. }, Move::Lay { card }) => card.index(),
        (Pending::LayCard { .. }, Move::Stop) => STOP as usize,
        (Pending::ChooseShip, Move::Load { ship }) => ship.index(),
        (Pending::Load { ship: Ship::Pairs, .. }, Move::Pair { card }) => card.index(),
        (Pending::Load { ship: Ship::Pairs, .. }, Move::HalfPair { card }) => HALF_PAIRS as usize + card.index(),
        (Pending::Load { ship: Ship::Pairs, .. }, Move::JokerPair) => JOKER_PAIR as usize,
        (Pending::Load { ship: Ship::Pairs, .. }, Move::Finish) => FINISH_PAIRS as usize,
        (Pending::Load { ship: Ship::Identical | Ship::Different, .. }, Move::Add { card }) => card.index(),
        (Pending::Load { ship: Ship::Identical | Ship::Different, .. }, Move::AddJoker) => ADD_JOKER as usize,
        (Pending::Load { .. }, Move::Finish) => FINISH as usize,
        (Pending::Forum, Move::Pick { tile }) => tile.index(),
        (Pending::Military, Move::Recruit) => 0,
        (Pending::Military, Move::March) => 1,
        (Pending::Military, Move::Deploy) => 2,
        (Pending::LeaderMove, Move::Go { province }) => province.index(),
        (Pending::Construction, Move::Hire) => 0,
        (Pending::Construction, Move::Build) => 1,
        (Pending::BuildSpace, Move::Space { space }) => space.index(),
        (Pending::Extra { .. } | Pending::Needs { .. }, Move::Spend { resource }) => resource.index(),
        (Pending::Extra { .. }, Move::Skip) => 2,
        (Pending::Repeat { .. }, Move::Again) => 0,
        (Pending::Repeat { .. }, Move::Stop) => 1,
        (Pending::Consul { .. }, Move::Claim { side }) => side.index(),
        _ => return None,
    };
    Some(index as u32)
}
