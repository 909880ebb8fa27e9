// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

export type Asked = { seat: Seat, decision: string, camp: TileId | null, tile: TileId | null, experience: number | null, cell: Cell | null, sold: Goods, bought: Goods, 
/**
 * The gold of the trade so far, positive when it brings some.
 */
balance: number, };
export type Cell = { x: number, y: number, };
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
 * The wall tokens.
 */
walls: Array<WallFacts>, };
export type Goods = { gold?: number; wood?: number; stone?: number; marble?: number; weapons?: number };
export type Kind = "none" | "red" | "green" | "grey";
export type Move = { "kind": "side", 
/**
 * Which side.
 */
side: Side, } | { "kind": "build" } | { "kind": "activate" } | { "kind": "labour-camp" } | { "kind": "pass" } | { "kind": "camp", 
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
export type PlacedWorker = { seat: Seat, experience: number, retired: boolean, };
export type PlayerBoard = { id: string, side: Side, wage: number, pension: number, buy: Goods, sell: Goods, morale: Array<number>, };
export type Resource = "gold" | "wood" | "stone" | "marble" | "weapons";
export type Seat = string;
export type SeatView = { seat: Seat, colour: string, board: PlayerBoard | null, score: number, sources: { [source: string]: number }, goods: Goods, morale: number, morale_level: number, morale_points: number, villagers: number, novices: [number, number], idle: Array<number>, n_active: number, retired: number, helpers: number, walls: Array<WallId>, owned: Array<TileId>, free_markers: number, passed: boolean, };
export type Side = "a" | "b";
export type Stack = "0" | "I" | "II";
export type Tile = { tile: TileId, type: string, space: Kind, cost: Goods, points: number, fee: Goods, 
/**
 * The plazas north-west, north-east, south-east and south-west; on the table as they lie.
 */
corners: [string, string, string, string], };
export type TileBack = { stack: Stack, players: number, };
export type TileId = string;
export type View = { viewer: string, turn: number, last_turn: boolean, advanced: boolean, hard: boolean, era: Stack, order: Array<Seat>, passed: Array<Seat>, asked: Asked | null, city: Array<CityTile>, free_cells: Array<Cell>, row: Array<Tile>, city_stack: CityStack, token: WallToken | null, wall_stack: WallStack, seats: Array<SeatView>, };
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
points: number, };
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
