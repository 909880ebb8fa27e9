//! A moment of the game as a plain value.

mod invariants;

use lusoria_core::contract::Course;
use lusoria_core::{Seat, Turn};

use crate::Trajan;
use crate::bags::{Cards, Markers, Pile};
use crate::data::data;
use crate::vocab::{
    Action, Bonus, BuildingTile, Category, Commodity, Need, Points, Province, Ship, Side, Space, Tile, TrajanTile, Tray,
};

/// The most seats of this game.
pub const MAX_SEATS: usize = 4;

/// The choices made before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 2 to 4.
    pub players: u8,
    /// Whether the time cycle has one space more (A1).
    pub long_track: bool,
    /// Whether tiles left in slots score at the end (A2).
    pub unfinished_tiles: bool,
    /// Whether senate tiles lying in provinces leave the game with those on the mats (A23).
    pub province_votes: bool,
}

impl Options {
    /// Spaces of the time cycle. Rules: TRJ-2.3.
    #[inline]
    pub fn lap(self) -> u8 {
        data().laps[self.long_track as usize][self.players as usize - 2]
    }

    /// Green forum spaces in use. Rules: TRJ-2.8.
    #[inline]
    pub fn forum_spaces(self) -> u8 {
        data().forum_spaces[self.players as usize - 2]
    }
}

/// Something still to be decided or done; the last entry of `State::pending` is asked first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pending {
    /// TRJ-5.1: choose a tray.
    #[default]
    Sow,
    /// TRJ-3.9: place the marker number `placed` of `held`.
    PlaceMarker { placed: u8 },
    /// TRJ-3.17: `left` cards are still to be taken.
    SetupCard { left: u8 },
    /// TRJ-3.18: take a tile.
    SetupTile,
    /// TRJ-3.20: lay the tile on a slot.
    SetupSlot { tile: TrajanTile },
    /// TRJ-5.3: drop a marker of `held` on this tray.
    Drop { tray: Tray },
    /// TRJ-6.7 to 6.9: use the special action of the tile on this slot, at most `most` cards or tokens.
    Special { slot: Tray, most: u8 },
    /// TRJ-6.11: assign a +2 marker.
    PlusTwo { slot: Tray },
    /// TRJ-7.1, TRJ-7.56: perform the action or not.
    Act { action: Action },
    /// TRJ-7.4 to 7.7: choose an option.
    Seaport,
    /// TRJ-7.4: choose a card of the hand.
    Discard,
    /// TRJ-7.4: choose a pile for the card.
    DiscardOnto { card: Commodity },
    /// TRJ-7.6: lay a card; `laid` were laid.
    LayCard { laid: u8 },
    /// TRJ-7.7: choose a ship.
    ChooseShip,
    /// TRJ-7.7: add to the shipment of `units` so far; `kinds` are in it.
    Load { ship: Ship, units: u8, kinds: u16 },
    /// TRJ-7.14: take a tile.
    Forum,
    /// TRJ-7.17 to 7.19: choose an option.
    Military,
    /// TRJ-7.18: choose a province.
    LeaderMove,
    /// TRJ-7.30: choose a stack.
    TrajanStack,
    /// TRJ-7.50, 7.51: choose an option.
    Construction,
    /// TRJ-7.51: choose a space.
    BuildSpace,
    /// TRJ-8.1: spend an extra action tile for this action or not.
    Extra { action: Action },
    /// TRJ-8.2: repeat the action a second time or not.
    Repeat { action: Action },
    /// TRJ-9.3: demand number `at` is to be met by `seat`, who left `unmet` unmet so far.
    Needs { seat: Seat, at: u8, unmet: u8 },
    /// TRJ-9.12: the consul chooses.
    Consul { seat: Seat },
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mat {
    /// Cards in hand.
    pub hand: Cards,
    /// Cards that everybody knows to be in the hand: taken face up and not shown again since.
    pub known: Cards,
    /// Cards laid open.
    pub display: Cards,
    /// Spaces of the district with an own worker, as a set.
    pub workers: u32,
    /// Construction tiles taken, as a set.
    pub buildings: u32,
    /// Points by source.
    pub points: [i16; Points::ALL.len()],
    /// Provinces with an own legionnaire, as a set.
    pub legions: u16,
    /// Trajan need tiles kept on the mat, as a set within their category.
    pub kept: u16,
    /// Bonus tiles yellow side up, as a set.
    pub yellow_bonus: u16,
    /// Bonus tiles gray side up, as a set.
    pub gray_bonus: u16,
    /// Markers of the six trays.
    pub trays: [Markers; 6],
    /// Trajan tiles of the six slots.
    pub slots: [Option<TrajanTile>; 6],
    /// Where the Arch stands; nowhere means in the center.
    pub arch: Option<Tray>,
    /// Forum tiles by kind.
    pub tiles: [u8; 17],
    /// Extra action tiles with their own back by action.
    pub yellow: [u8; 6],
    /// Actions with a +2 marker, as a set.
    pub plus_two: u8,
    /// Tokens in the supply.
    pub supply: u8,
    /// Workers in the worker camp.
    pub worker_camp: u8,
    /// Legionnaires in the military camp.
    pub military_camp: u8,
    /// Where the leader stands; nowhere means in the camp.
    pub leader: Option<Province>,
    /// The space of the disc on the senate track.
    pub senate: u8,
}

impl Mat {
    /// Victory points so far.
    pub fn vp(&self) -> i32 {
        self.points.iter().map(|&points| i32::from(points)).sum()
    }

    /// Scores points.
    #[inline]
    pub fn score(&mut self, source: Points, points: i16) {
        self.points[source.index()] += points;
    }

    /// How many forum tiles of a kind lie here.
    #[inline]
    pub const fn count(&self, tile: Tile) -> u8 {
        self.tiles[tile.index()]
    }

    /// How many extra action tiles of an action lie here, whatever their back. Rules: TRJ-12.11.
    #[inline]
    pub const fn extras(&self, action: Action) -> u8 {
        self.tiles[Tile::of_action(action).index()] + self.yellow[action.index()]
    }

    /// How many kept Trajan tiles meet a need.
    pub fn kept_for(&self, need: Need) -> u8 {
        // The data lists three tiles of each need, one need after another.
        (self.kept >> (3 * need.index()) & 0b111).count_ones() as u8
    }

    /// How many construction tiles of a type lie here.
    #[inline]
    pub const fn built(&self, building: crate::vocab::Building) -> u32 {
        (self.buildings >> (4 * building.index()) & 0xF).count_ones()
    }

    /// Votes in the senate: the space and all senate tiles. Rules: TRJ-9.9, TRJ-10.1.
    pub fn votes(&self) -> u8 {
        let tiles: u8 = self.tiles.iter().zip(data().tile_votes).map(|(count, votes)| count * votes).sum();
        data().senate_votes[self.senate as usize] + tiles
    }
}

/// A moment of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The choices made before the start.
    pub options: Options,
    /// Who began.
    pub starter: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// TRJ-2.3: where the time marker stands.
    pub time: u8,
    /// 1 to 4; 5 when the game is over.
    pub quarter: u8,
    /// Laps completed in this turn whose round end is still to come.
    pub laps_due: u8,
    /// TRJ-8.4: whether an extra action tile was used in this turn.
    pub extra_used: bool,
    /// Markers in the hand of the active player while they are placed or sown.
    pub held: Markers,
    /// What is to be decided, the last entry first; empty only when the game is over.
    pub pending: Pile<Pending, 6>,
    /// The options of the decision on top, as a set; a cache of `legal::options`.
    pub(crate) choices: u32,
    /// The players, by seat.
    pub mats: [Mat; MAX_SEATS],
    /// Seats by their place in the senate, the lowest first: by space, then by height in the stack.
    pub senate: [Seat; MAX_SEATS],
    /// Forum tiles on the green spaces by kind.
    pub forum: [u8; 17],
    /// Extra action tiles on the yellow spaces by action.
    pub forum_yellow: [u8; 6],
    /// Tiles in the provinces.
    pub provinces: [Option<Tile>; 10],
    /// Construction tiles still on the district.
    pub district: [Option<BuildingTile>; Space::COUNT],
    /// TRJ-7.8: ships that show their gray side, as a set.
    pub gray_ships: u8,
    /// The commodity deck.
    pub deck: Pile<Commodity, 60>,
    /// The two discard piles.
    pub discards: [Pile<Commodity, 60>; 2],
    /// Face-down forum tiles.
    pub forum_stack: Pile<Tile, 70>,
    /// Face-down extra action tiles.
    pub yellow_stack: Pile<Action, 12>,
    /// The stacks of Trajan tiles by category.
    pub trajan_stacks: [Pile<TrajanTile, 9>; 6],
    /// The bag of bonus tiles.
    pub bag: Pile<Bonus, 12>,
    /// The bonus tiles beside the senate track.
    pub offered: [Option<Bonus>; 2],
    /// The twelve demand tiles of the game in the order in which they are revealed.
    pub demands: [Need; 12],
    /// How many of them were revealed.
    pub revealed: u8,
}

impl State {
    /// How many seats the table has.
    #[inline]
    pub const fn n_seats(&self) -> usize {
        self.options.players as usize
    }

    /// All seats, `A` first, which is also the order of play: clockwise, and it never changes. Rules: TRJ-1.2.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.n_seats())
    }

    /// The mat of a seat.
    #[inline]
    pub const fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat.index()]
    }

    /// The mat of a seat, to change.
    #[inline]
    pub const fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.mats[seat.index()]
    }

    /// The mat of the active player.
    #[inline]
    pub const fn active_mat(&self) -> &Mat {
        self.mat(self.active)
    }

    /// The mat of the active player, to change.
    #[inline]
    pub const fn active_mat_mut(&mut self) -> &mut Mat {
        self.mat_mut(self.active)
    }

    /// Whether the game is over. Rules: TRJ-9.21, TRJ-11.1.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.quarter > 4
    }

    /// What is decided now.
    #[inline]
    pub fn decision(&self) -> Option<Pending> {
        self.pending.top()
    }

    /// Who decides now.
    #[inline]
    pub fn decider(&self) -> Seat {
        match self.decision() {
            Some(Pending::Needs { seat, .. } | Pending::Consul { seat }) => seat,
            _ => self.active,
        }
    }

    /// Who is to decide.
    #[inline]
    pub fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::only(self.decider()) }
    }

    /// Whether markers are still being distributed: nothing after that step is turned up yet. Rules: TRJ-3.21.
    pub fn is_placing(&self) -> bool {
        matches!(self.decision(), Some(Pending::PlaceMarker { .. }))
    }

    /// How many demand tiles were put away with earlier quarters.
    #[inline]
    pub const fn put_away(&self) -> usize {
        3 * (self.quarter as usize - 1)
    }

    /// The open demand tiles, in the order in which they were revealed.
    #[inline]
    pub fn open_demands(&self) -> &[Need] {
        &self.demands[self.put_away()..self.revealed as usize]
    }

    /// Whether a ship shows its gray side.
    #[inline]
    pub const fn is_gray(&self, ship: Ship) -> bool {
        self.gray_ships as u32 & ship.bit() != 0
    }

    /// The points of a shipment of this size. Rules: TRJ-2.13, TRJ-7.7.
    #[inline]
    pub fn shipment_vp(&self, ship: Ship, units: u8) -> u8 {
        let info = &data().ships[ship.index()];
        let table = if self.is_gray(ship) { info.gray } else { info.colored };
        table[units as usize - 1]
    }

    /// The points a legionnaire of `seat` scores in a province. Rules: TRJ-7.20, TRJ-7.22.
    #[inline]
    pub fn deploy_vp(&self, seat: Seat, province: Province) -> u8 {
        let there = |other: &Seat| *other != seat && u32::from(self.mat(*other).legions) & province.bit() != 0;
        let others = self.seats().filter(there).count() as u8;
        data().province_vp[province.index()].saturating_sub(data().reduction * others).max(data().minimum_vp)
    }

    /// Seats by votes, the fewest first; ties by track and stack. Rules: TRJ-9.10.
    pub fn by_votes(&self) -> [Seat; MAX_SEATS] {
        let mut order = self.senate;
        // The sort is stable and the senate is in ascending order, so a tie goes to the higher place.
        order[..self.n_seats()].sort_by_key(|seat| self.mat(*seat).votes());
        order
    }

    /// The top tile of a stack, which everybody sees. Rules: TRJ-3.10, TRJ-3.22.
    #[inline]
    pub fn stack_top(&self, category: Category) -> Option<TrajanTile> {
        self.trajan_stacks[category.index()].top()
    }

    /// The discard pile of a side.
    #[inline]
    pub const fn discard(&self, side: Side) -> &Pile<Commodity, 60> {
        &self.discards[side.index()]
    }

    /// The card in a pending decision that has left the hand.
    pub(crate) fn card_between(&self) -> Option<Commodity> {
        match self.decision() {
            Some(Pending::DiscardOnto { card }) => Some(card),
            _ => None,
        }
    }

    /// The Trajan tile in a pending decision that has left its stack.
    pub(crate) fn tile_between(&self) -> Option<TrajanTile> {
        match self.decision() {
            Some(Pending::SetupSlot { tile }) => Some(tile),
            _ => None,
        }
    }
}

impl Course for Trajan {
    fn state_options(state: &State) -> Options {
        state.options
    }

    #[inline]
    fn n_seats(state: &State) -> usize {
        state.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        state.turn()
    }

    fn check_invariants(state: &State) -> Vec<String> {
        state.check_invariants()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_at_most_two_kibibytes() {
        assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
    }
}
