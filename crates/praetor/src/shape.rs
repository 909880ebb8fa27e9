//! The JSON shape of a view.

use lusoria_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::data::{Board, all_tiles, data};
use crate::forecast::{self, CellPlazas, Upkeep};
use crate::rules::update::retirement_points;
use crate::state::{Decision, Player, State};
use crate::view::View;
use crate::vocab::{Cell, Goods, Kind, Side, Source, Stack, Stand, TileId, WallId};

/// The JSON shape of a view.
#[derive(Serialize, TS)]
#[ts(rename = "View")]
pub(crate) struct ViewShape {
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
        let table = &view.known;
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
        decision: table.decision.id(),
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
