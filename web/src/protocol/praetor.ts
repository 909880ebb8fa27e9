// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

export type Asked = { seat: Seat, decision: string, camp: TileId | null, tile: TileId | null, experience: number | null, cell: Cell | null, 
/**
 * What is left to spend once the fees of the action are paid. PRA-8.19.
 */
left: Goods, sold: Goods, bought: Goods, 
/**
 * The gold of the trade so far, positive when it brings some.
 */
balance: number, 
/**
 * For a tile to be built: the plaza points on every free cell.
 */
plazas: Array<CellPlazas>, };
export type BuildingFacts = { 
/**
 * Its id.
 */
id: string, 
/**
 * What its activation space looks like.
 */
space: Kind, 
/**
 * How much it gives; 0 where the worker's pips or the player decide.
 */
amount: number, 
/**
 * For how many.
 */
per: number, };
export type Cell = { x: number, y: number, };
export type CellPlazas = { 
/**
 * Columns to the east.
 */
x: number, 
/**
 * Rows to the south.
 */
y: number, 
/**
 * By quarter turns; absent where a smaller turn looks the same. PRA-19.10.
 */
points: [number | null, number | null, number | null, number | null], };
export type CityStack = { first: number, second: number, top: TileBack | null, 
/**
 * What is in it, in no order.
 */
tiles: Array<TileId>, };
export type CityTile = { x: number, y: number, rotation: number, owner: Seat | null, builder: PlacedWorker | null, activator: PlacedWorker | null, 
/**
 * Who used a special tile this turn.
 */
users: Array<Seat>, tile: TileId, type: string, space: Kind, cost: Goods, points: number, fee: Goods, 
/**
 * The plazas north-west, north-east, south-east and south-west; on the table as they lie.
 */
corners: [string, string, string, string], };
export type Event = { "kind": "side-taken", seat: Seat, side: Side, } | { "kind": "turn-began", turn: number, order: Array<Seat>, last: boolean, } | { "kind": "built", seat: Seat, tile: TileId, x: number, y: number, rotation: number, experience: number, cost: Goods, points: number, plazas: number, } | { "kind": "activated", seat: Seat, tile: TileId, experience: number, } | { "kind": "camp-used", seat: Seat, tile: TileId, } | { "kind": "fee-paid", seat: Seat, owner: Seat, tile: TileId, fee: Goods, } | { "kind": "gained", seat: Seat, good: Resource, amount: number, } | { "kind": "forged", seat: Seat, amount: number, } | { "kind": "temple-scored", seat: Seat, tile: TileId, points: number, } | { "kind": "morale-rose", seat: Seat, levels: number, points: number, } | { "kind": "villager-recruited", seat: Seat, } | { "kind": "traded", seat: Seat, sold: Goods, bought: Goods, gold: number, } | { "kind": "wall-built", seat: Seat, token: WallId, points: number, bonus: number, } | { "kind": "passed", seat: Seat, forced: boolean, } | { "kind": "novices-advanced", seat: Seat, second: number, active: number, } | { "kind": "academy-used", seat: Seat, tile: TileId, novices: number, } | { "kind": "experience-gained", seat: Seat, workers: number, } | { "kind": "retired", seat: Seat, workers: number, points: number, } | { "kind": "wages-paid", seat: Seat, gold: number, } | { "kind": "wages-missed", seat: Seat, missing: number, levels: number, points: number, } | { "kind": "emergency-answered", seat: Seat, hired: boolean, points: number, } | { "kind": "tile-revealed", tile: TileId, } | { "kind": "token-removed", token: WallId, } | { "kind": "token-revealed", token: WallId, } | { "kind": "game-ended", turn: number, };
export type Facts = { 
/**
 * The city tiles.
 */
tiles: Array<TileFacts>, 
/**
 * The buildings on them.
 */
buildings: Array<BuildingFacts>, 
/**
 * The wall tokens.
 */
walls: Array<WallFacts>, 
/**
 * Markers that can lie on tiles: nobody owns more. PRA-2.10.
 */
most_tiles: number, 
/**
 * The dice of a player. PRA-2.8.
 */
workers: number, 
/**
 * The points an emergency recruit costs. PRA-10.8.
 */
recruit_points: number, 
/**
 * The pips a retired worker works with. PRA-9.4.
 */
helper_experience: number, };
export type Goods = { gold?: number; wood?: number; stone?: number; marble?: number; weapons?: number };
export type Kind = "none" | "red" | "green" | "gray";
export type Move = { "kind": "side", 
/**
 * Which side.
 */
side: Side, } | { "kind": "build" } | { "kind": "activate" } | { "kind": "labor-camp" } | { "kind": "pass" } | { "kind": "camp", 
/**
 * Which camp.
 */
tile: TileId, } | { "kind": "tile", 
/**
 * Which tile.
 */
tile: TileId, } | { "kind": "worker", 
/**
 * Its pips.
 */
experience: number, } | { "kind": "cell", 
/**
 * Columns to the east.
 */
x: number, 
/**
 * Rows to the south.
 */
y: number, } | { "kind": "rotate", 
/**
 * Quarter turns.
 */
rotation: number, } | { "kind": "smith", 
/**
 * How many.
 */
amount: number, } | { "kind": "sell", 
/**
 * What.
 */
good: Resource, 
/**
 * How much.
 */
amount: number, } | { "kind": "buy", 
/**
 * What.
 */
good: Resource, 
/**
 * How much.
 */
amount: number, } | { "kind": "skip", 
/**
 * Which academy.
 */
tile: TileId, } | { "kind": "normal" } | { "kind": "recruit", 
/**
 * Whether a villager becomes active.
 */
hire: boolean, };
export type PlacedWorker = { seat: Seat, experience: number, retired: boolean, 
/**
 * The pips when the turn is over; an active worker that reaches 6 retires.
 */
next: number, };
export type PlayerBoard = { id: string, side: Side, wage: number, pension: number, buy: Goods, sell: Goods, morale: Array<number>, };
export type Resource = "gold" | "wood" | "stone" | "marble" | "weapons";
export type Seat = string;
export type SeatView = { seat: Seat, color: string, board: PlayerBoard | null, 
/**
 * The sides A and B to choose from, until one is chosen. PRA-3.7.
 */
sides: [PlayerBoard, PlayerBoard] | null, score: number, sources: { [source: string]: number }, goods: Goods, morale: number, morale_level: number, morale_points: number, villagers: number, novices: [number, number], idle: Array<number>, n_active: number, retired: number, helpers: number, walls: Array<WallId>, owned: Array<TileId>, free_markers: number, passed: boolean, 
/**
 * What the end of the turn would bring as things stand.
 */
upkeep: Upkeep | null, };
export type Side = "a" | "b";
export type Stack = "0" | "I" | "II";
export type Tile = { tile: TileId, type: string, space: Kind, cost: Goods, points: number, fee: Goods, 
/**
 * The plazas north-west, north-east, south-east and south-west; on the table as they lie.
 */
corners: [string, string, string, string], };
export type TileBack = { stack: Stack, players: number, };
export type TileFacts = { 
/**
 * Its id.
 */
id: string, 
/**
 * The building on it.
 */
type: string, 
/**
 * What its activation space looks like.
 */
space: Kind, 
/**
 * The stack its back names.
 */
stack: Stack, 
/**
 * What building it costs.
 */
cost: Goods, 
/**
 * The points for its builder.
 */
points: number, 
/**
 * What others pay its owner.
 */
fee: Goods, 
/**
 * The plazas north-west, north-east, south-east and south-west.
 */
corners: [string, string, string, string], };
export type TileId = string;
export type Upkeep = { 
/**
 * Active workers to be paid. PRA-10.6.
 */
active: number, 
/**
 * Retired workers to be paid.
 */
retired: number, 
/**
 * Wages and pensions together.
 */
due: number, 
/**
 * Gold that will be missing. PRA-10.7.
 */
missing: number, 
/**
 * Morale levels lost for it.
 */
levels: number, 
/**
 * Points lost for it.
 */
lost: number, 
/**
 * Workers who retire. PRA-10.5.
 */
retiring: number, 
/**
 * Points for them.
 */
points: number, };
export type View = { viewer: Seat | null, turn: number, last_turn: boolean, advanced: boolean, hard: boolean, era: Stack, 
/**
 * What a worker who retires this turn brings. PRA-10.5.
 */
retirement: number, order: Array<Seat>, passed: Array<Seat>, asked: Asked | null, city: Array<CityTile>, free_cells: Array<Cell>, row: Array<Tile>, city_stack: CityStack, token: WallToken | null, wall_stack: WallStack, seats: Array<SeatView>, };
export type WallFacts = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it costs.
 */
cost: Goods, 
/**
 * Its points.
 */
points: number, 
/**
 * The points on its back for every later token.
 */
bonus: number, };
export type WallId = string;
export type WallStack = { size: number, top_bonus: number | null, 
/**
 * What is in it, in no order.
 */
tokens: Array<WallId>, 
/**
 * Tokens removed from the game.
 */
removed: Array<WallId>, };
export type WallToken = { token: WallId, cost: Goods, points: number, bonus: number, };
