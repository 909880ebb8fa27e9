//! What a viewer knows, and sampling a state that fits it. PRA-19.1: only the order of the two stacks is hidden.

use lusoria_core::{Rng, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{Board, all_tiles, data};
use crate::forecast::{self, CellPlazas, Upkeep};
use crate::rules::update::retirement_points;
use crate::state::{Decision, Player, State};
use crate::vocab::{Cell, Goods, Kind, Side, Source, Stack, Stand, TileId, TileSet, WallId, WallSet};

/// What a viewer knows: the table, with both stacks in an order that says no more than their backs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "ViewShape")]
#[ts(as = "ViewShape")]
pub struct View {
    viewer: Viewer,
    table: State,
}

impl View {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table as the viewer sees it. Beneath the top pieces the stacks lie in the order of the data.
    pub(crate) fn table(&self) -> &State {
        &self.table
    }
}

/// Builds what a viewer knows.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let mut table = state.clone();
    if viewer != Viewer::Referee {
        table.stack.clear();
        table.stack.extend(known_stack(state));
        table.walls.clear();
        table.walls.extend(known_walls(state));
    }
    View { viewer, table }
}

/// PRA-19.1: the composition and the back of the top tile, as the one order that stands for all that fit.
fn known_stack(state: &State) -> impl Iterator<Item = TileId> {
    let all: TileSet = state.stack.iter().copied().collect();
    let top = state.stack.last().map(|top| data().tile(*top));
    let shows_same = |tile: &TileId| {
        let tile = data().tile(*tile);
        top.is_some_and(|top| top.stack == tile.stack && top.min_players == tile.min_players)
    };
    let stand_in = all.iter().find(shows_same);
    let of =
        move |stack: Stack| all.iter().filter(move |tile| data().tile(*tile).stack == stack && Some(*tile) != stand_in);
    of(Stack::Second).chain(of(Stack::First)).chain(stand_in)
}

/// PRA-19.1: the composition and the bonus on the back of the top token.
fn known_walls(state: &State) -> impl Iterator<Item = WallId> {
    let all: WallSet = state.walls.iter().copied().collect();
    let bonus = |wall: WallId| data().walls[wall.index()].bonus;
    let top = state.walls.last().map(|top| bonus(*top));
    let stand_in = all.iter().find(|wall| Some(bonus(*wall)) == top);
    all.iter().filter(move |wall| Some(*wall) != stand_in).chain(stand_in)
}

/// Shuffles what the viewer does not know; the top pieces keep their backs.
pub(crate) fn sample(view: &View, rng: &mut Rng) -> State {
    let mut state = view.table.clone();
    if view.viewer == Viewer::Referee {
        return state;
    }
    let back = |tile: TileId| (data().tile(tile).stack, data().tile(tile).min_players);
    let n_second = state.stack.partition_point(|tile| data().tile(*tile).stack == Stack::Second);
    let (second, first) = state.stack.split_at_mut(n_second);
    let (upper, lower) = if first.is_empty() { (second, first) } else { (first, second) };
    shuffle_below(upper, |tile, top| back(tile) == back(top), rng);
    rng.shuffle(lower);
    let bonus = |wall: WallId| data().walls[wall.index()].bonus;
    shuffle_below(&mut state.walls, |wall, top| bonus(wall) == bonus(top), rng);
    state
}

/// A random order in which the last piece looks like the one that is last now.
fn shuffle_below<T: Copy>(pieces: &mut [T], same_back: impl Fn(T, T) -> bool, rng: &mut Rng) {
    let Some((&top, _)) = pieces.split_last() else { return };
    let n_alike = pieces.iter().filter(|piece| same_back(**piece, top)).count();
    let chosen = rng.index(n_alike);
    let mut alike = (0..pieces.len()).filter(|place| same_back(pieces[*place], top));
    let place = alike.nth(chosen).expect("the index is below the number");
    let last = pieces.len() - 1;
    pieces.swap(place, last);
    rng.shuffle(&mut pieces[..last]);
}

/// The JSON shape of a view.
#[derive(Serialize, TS)]
#[ts(rename = "View")]
struct ViewShape {
    viewer: Option<Seat>,
    turn: u8,
    last_turn: bool,
    advanced: bool,
    hard: bool,
    era: Stack,
    /// What a worker who retires this turn brings. PRA-10.5.
    retirement: i16,
    order: Vec<Seat>,
    passed: Vec<Seat>,
    asked: Option<AskedShape>,
    city: Vec<CityTileShape>,
    free_cells: Vec<CellShape>,
    row: Vec<TileShape>,
    city_stack: CityStackShape,
    token: Option<WallShape>,
    wall_stack: WallStackShape,
    seats: Vec<SeatShape>,
}

/// The decision now open, with what is chosen already.
#[derive(Serialize, TS)]
#[ts(rename = "Asked")]
struct AskedShape {
    seat: Seat,
    decision: &'static str,
    camp: Option<TileId>,
    tile: Option<TileId>,
    experience: Option<u8>,
    cell: Option<CellShape>,
    /// What is left to spend once the fees of the action are paid. PRA-8.19.
    left: Goods,
    sold: Goods,
    bought: Goods,
    /// The gold of the trade so far, positive when it brings some.
    balance: i32,
    /// For a tile to be built: the plaza points on every free cell.
    plazas: Vec<CellPlazas>,
}

#[derive(Serialize, TS)]
#[ts(rename = "Cell")]
struct CellShape {
    x: i8,
    y: i8,
}

/// A tile with everything printed on it.
#[derive(Serialize, TS)]
#[ts(rename = "Tile")]
struct TileShape {
    tile: TileId,
    #[serde(rename = "type")]
    type_id: &'static str,
    space: Kind,
    cost: Goods,
    points: i16,
    fee: Goods,
    /// The plazas north-west, north-east, south-east and south-west; on the table as they lie.
    corners: [&'static str; 4],
}

#[derive(Serialize, TS)]
#[ts(rename = "CityTile")]
struct CityTileShape {
    #[serde(flatten)]
    tile: TileShape,
    x: i8,
    y: i8,
    rotation: u8,
    owner: Option<Seat>,
    builder: Option<StandShape>,
    activator: Option<StandShape>,
    /// Who used a special tile this turn.
    users: Vec<Seat>,
}

#[derive(Serialize, TS)]
#[ts(rename = "PlacedWorker")]
struct StandShape {
    seat: Seat,
    experience: u8,
    retired: bool,
    /// The pips when the turn is over; an active worker that reaches 6 retires.
    next: u8,
}

#[derive(Serialize, TS)]
#[ts(rename = "CityStack")]
struct CityStackShape {
    first: usize,
    second: usize,
    top: Option<BackShape>,
    /// What is in it, in no order.
    tiles: Vec<TileId>,
}

#[derive(Serialize, TS)]
#[ts(rename = "TileBack")]
struct BackShape {
    stack: Stack,
    players: u8,
}

#[derive(Serialize, TS)]
#[ts(rename = "WallToken")]
struct WallShape {
    token: WallId,
    cost: Goods,
    points: i16,
    bonus: i16,
}

#[derive(Serialize, TS)]
#[ts(rename = "WallStack")]
struct WallStackShape {
    size: usize,
    top_bonus: Option<i16>,
    /// What is in it, in no order.
    tokens: Vec<WallId>,
    /// Tokens removed from the game.
    removed: Vec<WallId>,
}

#[derive(Serialize, TS)]
#[ts(rename = "SeatView")]
struct SeatShape {
    seat: Seat,
    color: &'static str,
    board: Option<BoardShape>,
    /// The sides A and B to choose from, until one is chosen. PRA-3.7.
    sides: Option<[BoardShape; 2]>,
    score: i16,
    #[ts(type = "{ [source: string]: number }")]
    sources: SourcesShape,
    goods: Goods,
    morale: u8,
    morale_level: i8,
    morale_points: i16,
    villagers: u8,
    novices: [u8; 2],
    idle: Vec<u8>,
    n_active: u8,
    retired: u8,
    helpers: u8,
    walls: Vec<WallId>,
    owned: Vec<TileId>,
    free_markers: u8,
    passed: bool,
    /// What the end of the turn would bring as things stand.
    upkeep: Option<Upkeep>,
}

struct SourcesShape([i16; Source::COUNT]);

impl Serialize for SourcesShape {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Source::ALL.iter().map(|source| (source, self.0[*source as usize])))
    }
}

#[derive(Serialize, TS)]
#[ts(rename = "PlayerBoard")]
struct BoardShape {
    id: &'static str,
    side: Side,
    wage: u16,
    pension: u16,
    buy: Goods,
    sell: Goods,
    morale: Vec<i16>,
}

impl From<View> for ViewShape {
    fn from(view: View) -> ViewShape {
        let table = &view.table;
        let count = |stack: Stack| table.stack.iter().filter(|tile| data().tile(**tile).stack == stack).count();
        let mut stack: Vec<TileId> = table.stack.to_vec();
        stack.sort_unstable();
        let mut walls: Vec<WallId> = table.walls.to_vec();
        walls.sort_unstable();
        let upkeep = forecast::upkeep(table);
        let seats = table.players.pairs().map(|(seat, player)| {
            let upkeep = upkeep.as_ref().map(|upkeep| upkeep[seat].clone());
            seat_shape(table, seat, player, upkeep)
        });
        ViewShape {
            viewer: view.viewer.seat(),
            turn: table.turn,
            last_turn: table.is_last_turn(),
            advanced: table.options.advanced,
            hard: table.options.hard,
            era: if table.is_first_era() { Stack::First } else { Stack::Second },
            retirement: retirement_points(table),
            order: table.order.to_vec(),
            passed: table.passed.iter().collect(),
            asked: asked(table),
            city: all_tiles()
                .filter(|tile| table.city.built().contains(*tile))
                .map(|tile| city_tile(table, tile))
                .collect(),
            free_cells: table.city.free().iter().map(|cell| cell_shape(*cell)).collect(),
            row: table.row.iter().map(|tile| tile_shape(table, tile, 0)).collect(),
            city_stack: CityStackShape {
                first: count(Stack::First),
                second: count(Stack::Second),
                top: table.stack.last().map(|top| {
                    let top = data().tile(*top);
                    BackShape { stack: top.stack, players: top.min_players }
                }),
                tiles: stack,
            },
            token: table.token.map(wall_shape),
            wall_stack: WallStackShape {
                size: table.walls.len(),
                top_bonus: table.walls.last().map(|top| data().walls[top.index()].bonus),
                tokens: walls,
                removed: table.lost_walls.iter().collect(),
            },
            seats: seats.collect(),
        }
    }
}

fn asked(table: &State) -> Option<AskedShape> {
    if table.decision == Decision::Over {
        return None;
    }
    let plan = &table.plan;
    Some(AskedShape {
        seat: table.actor,
        decision: table.decision.word(),
        camp: plan.camp,
        tile: plan.tile,
        experience: Some(plan.experience).filter(|experience| *experience > 0),
        cell: plan.cell.map(cell_shape),
        left: table.goods_after_fees(),
        sold: plan.sold,
        bought: plan.bought,
        balance: table.market_balance(),
        plazas: forecast::plazas(table),
    })
}

fn cell_shape(cell: Cell) -> CellShape {
    CellShape { x: cell.x, y: cell.y }
}

fn tile_shape(table: &State, tile: TileId, rotation: u8) -> TileShape {
    let printed = data().tile(tile);
    TileShape {
        tile,
        type_id: data().types[printed.type_index as usize].id,
        space: printed.kind,
        cost: printed.cost,
        points: printed.points,
        fee: printed.fee,
        corners: table.city.printed(tile).turned(rotation).names(),
    }
}

fn city_tile(table: &State, tile: TileId) -> CityTileShape {
    let cell = table.city.cell(tile);
    let rotation = table.city.rotation(tile);
    CityTileShape {
        tile: tile_shape(table, tile, rotation),
        x: cell.x,
        y: cell.y,
        rotation,
        owner: table.owner(tile),
        builder: stand_shape(table, table.builders[tile.index()], tile, true),
        activator: stand_shape(table, table.activators[tile.index()], tile, false),
        users: table.players.pairs().filter(|(_, player)| player.used.contains(tile)).map(|(seat, _)| seat).collect(),
    }
}

fn stand_shape(table: &State, stand: Stand, tile: TileId, builds: bool) -> Option<StandShape> {
    let experience = match stand.is_helper() {
        true => data().rules.labor_camp_experience,
        false => stand.experience(),
    };
    let next = forecast::next_experience(table, stand, tile, builds);
    stand.seat().map(|seat| StandShape { seat, experience, retired: stand.is_helper(), next })
}

fn wall_shape(token: WallId) -> WallShape {
    let wall = &data().walls[token.index()];
    WallShape { token, cost: wall.cost, points: wall.points, bonus: wall.bonus }
}

fn seat_shape(table: &State, seat: Seat, player: &Player, upkeep: Option<Upkeep>) -> SeatShape {
    let sides = || {
        let side_b = usize::from(table.options.boards[seat.index()]) + 1;
        [0, side_b].map(|board| board_shape(&data().boards[board]))
    };
    let idle = |experience: u8| std::iter::repeat_n(experience, player.idle[experience as usize].into());
    SeatShape {
        seat,
        color: data().colors[table.options.colors[seat.index()] as usize],
        board: player.is_seated.then(|| board_shape(player.board())),
        sides: (!player.is_seated).then(sides),
        score: player.score,
        sources: SourcesShape(player.sources),
        goods: player.goods,
        morale: player.morale,
        morale_level: player.morale_level(),
        morale_points: player.morale_points(),
        villagers: player.villagers,
        novices: player.novices,
        idle: (1..8).flat_map(idle).collect(),
        n_active: player.n_active(),
        retired: player.retired,
        helpers: player.helpers,
        walls: player.walls.iter().collect(),
        owned: player.owned.iter().collect(),
        free_markers: player.free_markers(),
        passed: table.passed.contains(seat),
        upkeep,
    }
}

fn board_shape(board: &Board) -> BoardShape {
    BoardShape {
        id: board.id,
        side: board.side,
        wage: board.wage,
        pension: board.pension,
        buy: board.buy,
        sell: board.sell,
        morale: board.morale[..board.n_morale as usize].to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Praetor;
    use lusoria_core::{Game, OptionMap, Seed};

    fn start() -> State {
        let options = Praetor::options(&OptionMap::new()).expect("the defaults are sound");
        Praetor::start(&options, &Seed::from_text("view"))
    }

    #[test]
    fn states_that_differ_only_beneath_the_top_backs_look_alike() {
        let state = start();
        let mut other = state.clone();
        let n_second = other.stack.partition_point(|tile| data().tile(*tile).stack == Stack::Second);
        other.stack[..n_second].reverse();
        let top = other.stack.len() - 1;
        other.stack[n_second..top].reverse();
        other.walls.reverse();
        assert_ne!(state, other);
        for viewer in Viewer::all(3) {
            assert_eq!(view(&state, viewer) == view(&other, viewer), viewer != Viewer::Referee, "{viewer:?}");
        }
    }

    #[test]
    fn a_sampled_stack_keeps_the_back_of_its_top_and_shows_every_tile_that_fits() {
        let view = view(&start(), Viewer::Spectator);
        let back = |tile: TileId| (data().tile(tile).stack, data().tile(tile).min_players);
        let fitting: TileSet = view
            .table
            .stack
            .iter()
            .copied()
            .filter(|tile| back(*tile) == back(*view.table.stack.last().unwrap()))
            .collect();
        let mut rng = Rng::from_number(3);
        let tops: TileSet = (0..400).map(|_| *sample(&view, &mut rng).stack.last().unwrap()).collect();
        assert_eq!(tops, fitting);
    }
}
