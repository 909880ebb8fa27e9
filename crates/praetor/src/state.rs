//! A moment of the game as a plain value.

use arrayvec::ArrayVec;
use lusoria_core::Turn;
use lusoria_core::contract::Course;
use lusoria_core::{BySeat, Seat, SeatSet};

use crate::Praetor;
use crate::city::City;
use crate::data::{Board, Placement, all_tiles, all_walls, data};
use crate::legal::choices;
use crate::setup::Options;
use crate::vocab::{
    Cell, Effect, Goods, Kind, MAX_PLAYERS, N_TILES, N_WALLS, Resource, Side, Source, Stack, Stand, TileId, TileSet,
    WallId, WallSet,
};

/// Everything about a moment of the game. PRA-19.2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) options: Options,
    /// The number of the turn, from 1. PRA-4.1.
    pub(crate) turn: u8,
    /// PRA-4.6: the seats in this turn's order.
    pub(crate) order: ArrayVec<Seat, MAX_PLAYERS>,
    /// Who has passed this turn. PRA-5.2.
    pub(crate) passed: SeatSet,
    /// What is asked now.
    pub(crate) decision: Decision,
    /// Who is asked.
    pub(crate) actor: Seat,
    /// PRA-19.17: what the action so far consists of; nothing of it has happened yet.
    pub(crate) plan: Plan,
    /// What the actor's action may aim at; follows from the rest while an action is chosen, otherwise empty.
    pub(crate) choices: Choices,
    pub(crate) city: City,
    /// The builders standing on tiles built this turn. PRA-6.2.
    pub(crate) builders: [Stand; N_TILES],
    /// Those who activated tiles this turn. PRA-7.2.
    pub(crate) activators: [Stand; N_TILES],
    /// Tiles with a builder on them.
    pub(crate) new_tiles: TileSet,
    /// Tiles activated this turn.
    pub(crate) activated: TileSet,
    /// The available tiles. PRA-3.6.
    pub(crate) row: TileSet,
    /// The face-down city tiles, the top one last. Its order is hidden. PRA-3.4.
    pub(crate) stack: ArrayVec<TileId, N_TILES>,
    /// Tiles that stay in the box. PRA-3.1.
    pub(crate) in_box: TileSet,
    /// The available wall token. PRA-15.1.
    pub(crate) token: Option<WallId>,
    /// The face-down wall tokens, the top one last. Their order is hidden. PRA-3.5.
    pub(crate) walls: ArrayVec<WallId, N_WALLS>,
    /// Wall tokens removed from the game. PRA-10.9.
    pub(crate) lost_walls: WallSet,
    pub(crate) players: BySeat<Player, MAX_PLAYERS>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Favor points on the track; the sum of `sources`.
    pub score: i16,
    /// Where the points came from.
    pub sources: [i16; Source::COUNT],
    /// PRA-4.4: the rank among the players by last score movement; the latest has the highest.
    pub arrival: u8,
    /// Resources held.
    pub goods: Goods,
    /// The board side: an index into the boards of the data. PRA-17.1.
    pub board: u8,
    /// Whether the side has been chosen. PRA-3.7.
    pub is_seated: bool,
    /// The space of the morale track, the lowest is 0. PRA-16.1.
    pub morale: u8,
    /// Workers not yet recruited.
    pub villagers: u8,
    /// Novices in stage I and stage II, any number. PRA-17.2.
    pub novices: [u8; 2],
    /// Active workers not placed, by experience.
    pub idle: [u8; 8],
    /// Retired workers, those who help this turn included. PRA-13.4.
    pub retired: u8,
    /// Retired workers who helped this turn. PRA-9.7.
    pub helpers: u8,
    /// Wall tokens built.
    pub walls: WallSet,
    /// Tiles with this player's marker.
    pub owned: TileSet,
    /// Special tiles used this turn. PRA-9.1.
    pub used: TileSet,
}

impl Player {
    /// The board side in front of the player.
    #[inline]
    pub fn board(&self) -> &'static Board {
        &data().boards[self.board as usize]
    }

    /// All active workers, on the board or placed: the others of the player's workers are somewhere else.
    #[inline]
    pub fn n_active(&self) -> u8 {
        data().totals.workers_per_player - self.villagers - self.novices[0] - self.novices[1] - self.retired
    }

    /// Whether an active worker can be placed.
    #[inline]
    pub fn has_idle(&self) -> bool {
        u64::from_le_bytes(self.idle) != 0
    }

    /// PRA-19.3: the distinct experiences of unplaced active workers.
    #[inline]
    pub fn idle_experiences(&self) -> impl Iterator<Item = u8> + '_ {
        (1u8..8).filter(|experience| self.idle[*experience as usize] > 0)
    }

    /// The highest experience of an unplaced active worker; 0 if there is none.
    #[inline]
    pub fn best_idle(&self) -> u8 {
        // The highest of eight bytes that is not 0; the lowest one counts nobody.
        (u64::from_le_bytes(self.idle) | 1).ilog2() as u8 / 8
    }

    /// The points of the morale space.
    #[inline]
    pub fn morale_points(&self) -> i16 {
        self.board().morale[self.morale as usize]
    }

    /// PRA-12.3: the morale level in steps from the start space.
    pub fn morale_level(&self) -> i8 {
        self.morale as i8 - self.board().morale_zero as i8
    }

    /// PRA-2.10: markers that lie neither on a track nor on a tile.
    #[inline]
    pub fn free_markers(&self) -> u8 {
        let totals = &data().totals;
        (totals.markers_per_player - data().rules.markers_reserved).saturating_sub(self.owned.len() as u8)
    }
}

/// What is asked of the actor. PRA-19.4 to PRA-19.16.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// PRA-19.16: the side of the player board.
    BoardSide,
    /// PRA-19.4: the kind of action.
    Action,
    /// PRA-19.7: which labor camp.
    LaborCamp,
    /// PRA-19.7: what the retired worker does.
    LaborMode,
    /// PRA-19.5: which available tile to build.
    BuildTile,
    /// PRA-19.6: which built tile to activate.
    ActivateTile,
    /// PRA-19.8: which worker.
    Worker,
    /// PRA-19.9: where to build.
    Cell,
    /// PRA-19.10: how to turn the tile.
    Rotation,
    /// PRA-19.11: how many weapons to forge.
    SmithAmount,
    /// PRA-19.12: how much of a good to sell.
    MarketSell,
    /// PRA-19.13: how much of a good to buy.
    MarketBuy,
    /// PRA-19.14: whether novices skip stage II.
    Academy,
    /// PRA-19.15: whether to recruit in an emergency.
    EmergencyRecruit,
    /// The game is over.
    Over,
}

impl Decision {
    /// Every decision with its word in positions and views.
    pub const WORDS: [(Decision, &'static str); 15] = [
        (Decision::BoardSide, "board-side"),
        (Decision::Action, "action"),
        (Decision::LaborCamp, "labor-camp"),
        (Decision::LaborMode, "labor-mode"),
        (Decision::BuildTile, "build-tile"),
        (Decision::ActivateTile, "activate-tile"),
        (Decision::Worker, "worker"),
        (Decision::Cell, "cell"),
        (Decision::Rotation, "rotation"),
        (Decision::SmithAmount, "smith-amount"),
        (Decision::MarketSell, "market-sell"),
        (Decision::MarketBuy, "market-buy"),
        (Decision::Academy, "academy"),
        (Decision::EmergencyRecruit, "emergency-recruit"),
        (Decision::Over, "over"),
    ];

    /// Its id in notation and JSON.
    pub fn id(self) -> &'static str {
        Decision::WORDS[self as usize].1
    }

    /// Whether it is part of an action in the action phase.
    pub fn is_of_action(self) -> bool {
        use Decision::{Academy, BoardSide, EmergencyRecruit, Over};
        !matches!(self, BoardSide | Academy | EmergencyRecruit | Over)
    }
}

/// An action being put together. Nothing is paid or moved until it is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// Whether a tile is to be built; otherwise one is to be activated.
    pub builds: bool,
    /// The labor camp through which a retired worker acts.
    pub camp: Option<TileId>,
    /// The tile to build or to activate.
    pub tile: Option<TileId>,
    /// The experience the worker works with; 0 before it is known.
    pub experience: u8,
    /// Where to build.
    pub cell: Option<Cell>,
    /// The good a market asks for now.
    pub good: Resource,
    /// What is sold so far.
    pub sold: Goods,
    /// What is bought so far.
    pub bought: Goods,
}

/// What an action may aim at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Available tiles that can be built.
    pub build: TileSet,
    /// Built tiles that can be activated.
    pub activate: TileSet,
    /// Labor camps that can be used.
    pub camps: TileSet,
}

impl Choices {
    /// Whether there is no action but to pass.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.build.0 | self.activate.0 | self.camps.0 == 0
    }
}

impl State {
    /// How many players there are.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.players.len()
    }

    /// The options the game was started with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The tiles on the table.
    pub fn city(&self) -> &City {
        &self.city
    }

    /// The available tiles.
    pub fn row(&self) -> TileSet {
        self.row
    }

    /// What the action of the one who is asked consists of so far.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What the action of the one who is asked may aim at.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The available wall token.
    pub fn token(&self) -> Option<WallId> {
        self.token
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The seats in this turn's order.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// Who has passed this turn.
    pub fn passed(&self) -> SeatSet {
        self.passed
    }

    /// How many tiles and wall tokens lie face down.
    pub fn face_down(&self) -> (usize, usize) {
        (self.stack.len(), self.walls.len())
    }

    /// The points of a seat if the game ended now.
    pub fn points_now(&self, seat: Seat) -> i32 {
        crate::score::points_of(self, seat)
    }

    /// What is asked, and of whom.
    pub fn asked(&self) -> (Decision, Seat) {
        (self.decision, self.actor)
    }

    /// The owner of a tile, if it has one.
    pub fn owner(&self, tile: TileId) -> Option<Seat> {
        self.players.pairs().find(|(_, player)| player.owned.contains(tile)).map(|(seat, _)| seat)
    }

    /// The tiles that carry the marker of anybody else.
    #[inline]
    pub fn owned_by_others(&self, seat: Seat) -> TileSet {
        self.all_owned() - self.players[seat].owned
    }

    /// The tiles that carry anybody's marker.
    #[inline]
    pub(crate) fn all_owned(&self) -> TileSet {
        TileSet(self.players.iter().fold(0, |all, player| all | player.owned.0))
    }

    /// PRA-7.3, PRA-7.4, PRA-9.2: what a player pays the owner for the use of a tile; nothing for own and neutral tiles.
    pub fn fee(&self, seat: Seat, tile: TileId) -> Goods {
        match self.owner(tile) {
            Some(owner) if owner != seat => data().tile(tile).fee,
            _ => Goods::default(),
        }
    }

    /// PRA-10.5, PRA-20.13: whether the top tile of the stack is a I tile; an empty stack is the second era.
    pub fn is_first_era(&self) -> bool {
        self.stack.last().is_some_and(|top| data().tile(*top).stack == Stack::First)
    }

    /// PRA-8.19: what the actor holds once the fees of the plan are paid.
    pub(crate) fn goods_after_fees(&self) -> Goods {
        let mut goods = self.players[self.actor].goods;
        for tile in self.plan.camp.into_iter().chain(self.plan.tile.filter(|_| !self.plan.builds)) {
            goods.take(&self.fee(self.actor, tile));
        }
        goods
    }

    /// PRA-14.1, PRA-14.4: the gold that what is sold and bought so far brings, at the rates of the actor's board.
    pub(crate) fn market_balance(&self) -> i32 {
        let board = self.players[self.actor].board();
        let total = |amounts: &Goods, rates: &Goods| -> i32 {
            amounts.0.iter().zip(&rates.0).map(|(amount, rate)| i32::from(*amount) * i32::from(*rate)).sum()
        };
        total(&self.plan.sold, &board.sell) - total(&self.plan.bought, &board.buy)
    }

    /// The actor's gold after fees, what is sold and what is bought so far.
    pub(crate) fn market_gold(&self) -> i32 {
        i32::from(self.goods_after_fees()[Resource::Gold]) + self.market_balance()
    }

    /// PRA-10.10, PRA-20.23: whether this is the last turn: the update phase before it emptied a stack.
    #[inline]
    pub fn is_last_turn(&self) -> bool {
        self.stack.is_empty() || self.walls.is_empty()
    }

    /// Moves the marker of a player on the track: once, with the summed points. PRA-4.5.
    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, parts: &[(Source, i16)]) {
        let total: i16 = parts.iter().map(|(_, points)| points).sum();
        // PRA-4.4: a movement of 0 does not lift the marker.
        if total == 0 {
            return;
        }
        let player = &mut self.players[seat];
        parts.iter().for_each(|(source, points)| player.sources[*source as usize] += points);
        player.score += total;
        let arrival = player.arrival;
        // PRA-4.3: the marker that arrived last lies on top.
        self.players.iter_mut().filter(|other| other.arrival > arrival).for_each(|other| other.arrival -= 1);
        self.players[seat].arrival = self.n_seats() as u8 - 1;
    }

    /// PRA-10.8, PRA-20.8: a loss of points; without `score_may_go_negative` it stops at 0. Returns what was lost.
    pub(crate) fn lose(&mut self, seat: Seat, source: Source, points: i16) -> i16 {
        let lost = match self.options.switches.score_may_go_negative {
            true => points,
            false => points.min(self.players[seat].score.max(0)),
        };
        self.score(seat, &[(source, -lost)]);
        lost
    }

    /// PRA-4.2, PRA-4.3: the seats by ascending points, the later arrival first among equals.
    pub(crate) fn turn_order(&self) -> ArrayVec<Seat, MAX_PLAYERS> {
        let mut order: ArrayVec<Seat, MAX_PLAYERS> = Seat::all(self.n_seats()).collect();
        let key = |seat: &Seat| (self.players[*seat].score, std::cmp::Reverse(self.players[*seat].arrival));
        order.sort_unstable_by_key(key);
        order
    }

    /// The tiles of the start layout in this game. PRA-3.2, PRA-18.5.
    pub(crate) fn layout(options: &Options) -> impl Iterator<Item = &'static Placement> + use<> {
        let removed = if options.hard { data().removed_when_hard } else { TileSet::EMPTY };
        data().layouts[options.n_players as usize].iter().filter(move |placement| !removed.contains(placement.tile))
    }

    /// Every broken promise of the state.
    pub fn check_invariants(&self) -> Vec<String> {
        let mut problems = Vec::new();
        self.city.problems(&mut problems);
        self.component_problems(&mut problems);
        self.marker_problems(&mut problems);
        for seat in Seat::all(self.n_seats()) {
            self.player_problems(seat, &mut problems);
        }
        self.decision_problems(&mut problems);
        problems
    }

    /// Every tile and every token is in exactly one place.
    fn component_problems(&self, problems: &mut Vec<String>) {
        let stack: TileSet = self.stack.iter().copied().collect();
        let places = [self.city.built(), self.row, stack, self.in_box];
        for tile in all_tiles().filter(|tile| places.iter().filter(|set| set.contains(*tile)).count() != 1) {
            problems.push(format!("{tile} is not in exactly one of city, row, stack and box"));
        }
        if stack.len() != self.stack.len() {
            problems.push("a tile is in the stack twice".to_owned());
        }
        let walls: WallSet = self.walls.iter().copied().collect();
        let visible: WallSet = self.token.into_iter().collect();
        let mut places = vec![walls, visible, self.lost_walls];
        places.extend(self.players.iter().map(|player| player.walls));
        for wall in all_walls().filter(|wall| places.iter().filter(|set| set.contains(*wall)).count() != 1) {
            problems.push(format!("{wall} is not in exactly one place"));
        }
        // PRA-3.4: I tiles lie above II tiles.
        let stacks = self.stack.iter().map(|tile| data().tile(*tile).stack);
        if !stacks.is_sorted_by(|below, above| below >= above) {
            problems.push("a II tile lies above a I tile in the stack (PRA-3.4)".to_owned());
        }
        if self.row.len() > self.n_seats() + data().rules.available_tiles_extra as usize {
            problems.push("there are too many available tiles (PRA-3.6)".to_owned());
        }
    }

    /// Markers and workers on tiles agree with the players' counts.
    fn marker_problems(&self, problems: &mut Vec<String>) {
        for tile in all_tiles() {
            let n_owners = self.players.iter().filter(|player| player.owned.contains(tile)).count();
            if n_owners > usize::from(self.city.built().contains(tile)) {
                problems.push(format!("{tile} has a marker it should not have"));
            }
            let (builder, activator) = (self.builders[tile.index()], self.activators[tile.index()]);
            let is_built = self.city.built().contains(tile);
            if self.new_tiles.contains(tile) != (builder != Stand::NOBODY) || builder.seat().is_some() && !is_built {
                problems.push(format!("{tile} has a builder it should not have, or lacks one"));
            }
            let activated = self.activated.contains(tile);
            if activated != (activator != Stand::NOBODY) || activated && !(is_built && data().with_space.contains(tile))
            {
                problems.push(format!("{tile} is activated without an activator, or the other way round"));
            }
        }
        let mut ranks: Vec<u8> = self.players.iter().map(|player| player.arrival).collect();
        ranks.sort_unstable();
        if ranks != (0..self.n_seats() as u8).collect::<Vec<_>>() {
            problems.push("arrivals are not an order of the players (PRA-4.4)".to_owned());
        }
        let mut order: Vec<Seat> = self.order.to_vec();
        order.sort_unstable();
        if order != Seat::all(self.n_seats()).collect::<Vec<_>>() {
            problems.push("the turn order does not name every seat once (PRA-4.6)".to_owned());
        }
    }

    fn player_problems(&self, seat: Seat, problems: &mut Vec<String>) {
        let player = &self.players[seat];
        let mut wrong = |message: &str| problems.push(format!("{seat}: {message}"));
        let stands = self.builders.iter().chain(&self.activators).filter(|stand| stand.seat() == Some(seat));
        let (helpers, workers): (Vec<&Stand>, Vec<&Stand>) = stands.partition(|stand| stand.is_helper());
        let idle: u8 = player.idle.iter().sum();
        let others = player.villagers + player.novices[0] + player.novices[1] + player.retired;
        // PRA-2.8, PRA-13.4
        if others + idle + workers.len() as u8 != data().totals.workers_per_player {
            wrong("workers are lost or doubled (PRA-2.8)");
        }
        if helpers.len() != player.helpers as usize || player.helpers > player.retired {
            wrong("retired helpers do not agree with the tiles (PRA-9.7)");
        }
        // PRA-13.3
        let too_old = |experience: usize| experience == 0 || experience > data().rules.active_experience_max as usize;
        if (0..8).any(|experience| too_old(experience) && player.idle[experience] > 0)
            || workers.iter().any(|stand| too_old(stand.experience() as usize))
        {
            wrong("an active worker has an experience outside 1 to 5 (PRA-13.3)");
        }
        if player.sources.iter().sum::<i16>() != player.score {
            wrong("the sources do not add up to the score (PRA-4.5)");
        }
        if player.morale >= player.board().n_morale {
            wrong("the morale marker is beyond the track (PRA-16.3)");
        }
        let of_seat = self.options.boards[seat.index()];
        let expected = if player.board().side == Side::A { 0 } else { of_seat + 1 };
        if player.board != expected {
            wrong("the board belongs to somebody else (PRA-17.3)");
        }
        let special = player.used.iter().all(|tile| data().tile(tile).kind == Kind::Gray);
        if !special || player.used.0 & !self.city.built().0 != 0 {
            wrong("a tile that is not special or not built is used (PRA-9.1)");
        }
        // PRA-9.7: each use of a labor camp is one helper.
        let camps = TileSet(player.used.0 & data().doing(Effect::LaborCamp).0);
        if camps.len() != player.helpers as usize {
            wrong("labor camps used and retired helpers differ (PRA-9.7)");
        }
        if self.options.switches.markers_limit_building
            && player.owned.len() as u8 > data().totals.markers_per_player - data().rules.markers_reserved
        {
            wrong("there are more tiles than markers (PRA-2.10)");
        }
    }

    fn decision_problems(&self, problems: &mut Vec<String>) {
        let expected = match self.decision.is_of_action() {
            true => choices(self, self.actor, self.plan.camp),
            false => Choices::default(),
        };
        if self.choices != expected {
            problems.push("the list of choices is out of date".to_owned());
        }
        if self.decision.is_of_action() && self.passed.contains(self.actor) {
            problems.push("somebody who passed is to act (PRA-5.2)".to_owned());
        }
        if self.decision == Decision::BoardSide && self.players[self.actor].is_seated
            || self.decision != Decision::BoardSide && !self.players.iter().all(|player| player.is_seated)
        {
            problems.push("a side is asked twice or not at all (PRA-3.7)".to_owned());
        }
    }
}

impl Course for Praetor {
    fn state_options(state: &State) -> Options {
        state.options
    }

    #[inline]
    fn n_seats(state: &State) -> usize {
        state.n_seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.decision {
            Decision::Over => Turn::Over,
            _ => Turn::only(state.actor),
        }
    }

    fn check_invariants(state: &State) -> Vec<String> {
        state.check_invariants()
    }
}
