// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

export type Action = "seaport" | "forum" | "military" | "senate" | "trajan" | "construction";
export type Bonus = "bonus-columns-furs" | "bonus-scrolls-oils" | "bonus-fruit-ceramics" | "bonus-wine-fish" | "bonus-jewelry-gems" | "bonus-cattle-wheat" | "bonus-legionnaires" | "bonus-workers" | "bonus-yellow-tiles" | "bonus-bread" | "bonus-games" | "bonus-religion";
export type BonusFact = { 
/**
 * Its id.
 */
bonus: Bonus, 
/**
 * What it counts.
 */
counts: Counted, 
/**
 * Points of the yellow side for each thing counted.
 */
yellow: number, 
/**
 * Points of the gray side for each thing counted.
 */
gray: number, };
export type Building = "stairs" | "door" | "fountain" | "roof" | "window";
export type BuildingFact = { 
/**
 * The type.
 */
building: Building, 
/**
 * The action that the first tile of this type gives.
 */
action: Action, };
export type BuildingTile = string;
export type BuildingTileFact = { 
/**
 * Its id.
 */
tile: BuildingTile, 
/**
 * Its type.
 */
building: Building, 
/**
 * Its points.
 */
vp: number, };
export type Category = "cards" | "vp" | "workers" | "legion" | "plus-two" | "need";
export type Color = "yellow" | "orange" | "green" | "white" | "pink" | "blue";
export type Commodity = "columns" | "furs" | "scrolls" | "oils" | "fruit" | "ceramics" | "wine" | "fish" | "jewelry" | "gems" | "cattle" | "wheat";
export type Counted = { "kind": "commodities", commodities: [Commodity, Commodity], } | { "kind": "legionnaires" } | { "kind": "workers" } | { "kind": "yellow-tiles" } | { "kind": "need", need: Need, };
export type Decision = { "kind": "place-marker", tray: Tray, } | { "kind": "setup-card", left: number, } | { "kind": "setup-tile" } | { "kind": "setup-slot", tile: TrajanTile, } | { "kind": "choose-tray" } | { "kind": "drop-marker", tray: Tray, } | { "kind": "trajan-special", slot: Tray, most: number, } | { "kind": "assign-plus-two", slot: Tray, } | { "kind": "act", action: Action, } | { "kind": "seaport-option" } | { "kind": "discard-card" } | { "kind": "discard-pile", card: Commodity, } | { "kind": "play-card", laid: number, } | { "kind": "choose-ship" } | { "kind": "ship-add", ship: Ship, units: number, } | { "kind": "forum-tile" } | { "kind": "military-option" } | { "kind": "leader-move" } | { "kind": "trajan-stack" } | { "kind": "construction-option" } | { "kind": "build-space" } | { "kind": "extra-action", action: Action, } | { "kind": "repeat", action: Action, } | { "kind": "need-resource", need: Need, } | { "kind": "consul-choice" };
export type Event = { "kind": "marker-placed", seat: Seat, color: Color, tray: Tray, } | { "kind": "bonus-dealt", seat: Seat, bonus: Bonus, } | { "kind": "bonus-offered", side: Side, bonus: Bonus, } | { "kind": "pile-turned", pile: Side, card: Commodity, } | { "kind": "stack-turned", category: Category, tile: TrajanTile, } | { "kind": "drew", seat: Seat, card: Commodity | null, } | { "kind": "took-discard", seat: Seat, pile: Side, card: Commodity, } | { "kind": "trajan-tile-taken", seat: Seat, tile: TrajanTile, } | { "kind": "trajan-tile-laid", seat: Seat, tile: TrajanTile, slot: Tray, } | { "kind": "arch-moved", seat: Seat, slot: Tray | null, } | { "kind": "turn-began", seat: Seat, } | { "kind": "sowed", seat: Seat, tray: Tray, count: number, } | { "kind": "marker-dropped", seat: Seat, color: Color, tray: Tray, } | { "kind": "time-moved", count: number, time: number, } | { "kind": "fulfilled", seat: Seat, tile: TrajanTile, slot: Tray, points: number, } | { "kind": "need-tile-kept", seat: Seat, tile: TrajanTile, } | { "kind": "hired", seat: Seat, count: number, } | { "kind": "recruited", seat: Seat, count: number, } | { "kind": "plus-two-assigned", seat: Seat, action: Action, } | { "kind": "special-declined", seat: Seat, } | { "kind": "action-skipped", seat: Seat, action: Action, } | { "kind": "discarding", seat: Seat, card: Commodity, } | { "kind": "discarded", seat: Seat, card: Commodity, pile: Side, } | { "kind": "laid", seat: Seat, card: Commodity, } | { "kind": "joker-loaded", seat: Seat, } | { "kind": "shipped", seat: Seat, ship: Ship, units: number, points: number, } | { "kind": "ship-turned", ship: Ship, } | { "kind": "tile-picked", seat: Seat, tile: Tile, } | { "kind": "leader-moved", seat: Seat, province: Province, } | { "kind": "province-tile-taken", seat: Seat, province: Province, tile: Tile, } | { "kind": "deployed", seat: Seat, province: Province, points: number, } | { "kind": "senate-advanced", seat: Seat, space: number, points: number, } | { "kind": "built", seat: Seat, space: Space, } | { "kind": "building-taken", seat: Seat, building: BuildingTile, points: number, } | { "kind": "bonus-action-gained", seat: Seat, action: Action, } | { "kind": "extra-action-spent", seat: Seat, action: Action, resource: Resource, } | { "kind": "demand-revealed", need: Need, } | { "kind": "quarter-ended", quarter: number, } | { "kind": "met-by-trajan-tile", seat: Seat, need: Need, } | { "kind": "met", seat: Seat, need: Need, resource: Resource, } | { "kind": "unmet", seat: Seat, need: Need, } | { "kind": "penalty", seat: Seat, unmet: number, points: number, } | { "kind": "voted", seat: Seat, votes: number, } | { "kind": "consul-chose", seat: Seat, bonus: Bonus, } | { "kind": "vice-consul-took", seat: Seat, bonus: Bonus, } | { "kind": "province-refilled", province: Province, tile: Tile, } | { "kind": "province-cleared", province: Province, tile: Tile, } | { "kind": "forum-refilled", tile: Tile, } | { "kind": "quarter-began", quarter: number, } | { "kind": "game-ended" };
export type Facts = { 
/**
 * TRJ-2.1: the small tokens of a player.
 */
tokens: number, 
/**
 * TRJ-2.4: the points of the senate spaces.
 */
senate_points: Array<number>, 
/**
 * TRJ-2.4: the votes of the senate spaces.
 */
senate_votes: Array<number>, 
/**
 * TRJ-2.5: the points of the provinces, in their order.
 */
province_points: Array<number>, 
/**
 * TRJ-7.20: what each legionnaire of another player takes from a province.
 */
province_reduction: number, 
/**
 * TRJ-2.7: the types of construction tiles with the action the first one gives.
 */
buildings: Array<BuildingFact>, 
/**
 * TRJ-2.7: the construction tiles.
 */
building_tiles: Array<BuildingTileFact>, 
/**
 * TRJ-2.8: the yellow spaces of the forum.
 */
yellow_spaces: number, 
/**
 * TRJ-2.11: the Trajan tiles.
 */
trajan_tiles: Array<TrajanTileView>, 
/**
 * TRJ-2.13: the ships.
 */
ships: Array<ShipFact>, 
/**
 * TRJ-2.14: the bonus tiles.
 */
bonus_tiles: Array<BonusFact>, 
/**
 * TRJ-9.7: what 0 to 3 unmet demands cost.
 */
penalties: Array<number>, 
/**
 * TRJ-11.6: what three and four construction tiles of a type give.
 */
building_sets: [number, number], };
export type Move = { "kind": "place", 
/**
 * Its color.
 */
color: Color, } | { "kind": "take", 
/**
 * From where.
 */
from: Source, } | { "kind": "tile", 
/**
 * Which stack.
 */
category: Category, } | { "kind": "slot", 
/**
 * Which slot.
 */
slot: Tray, } | { "kind": "sow", 
/**
 * Which tray.
 */
tray: Tray, } | { "kind": "drop", 
/**
 * Its color.
 */
color: Color, } | { "kind": "use", 
/**
 * How many cards or tokens.
 */
count: number, } | { "kind": "decline" } | { "kind": "assign", 
/**
 * Which action.
 */
action: Action, } | { "kind": "act" } | { "kind": "skip" } | { "kind": "draw" } | { "kind": "play" } | { "kind": "ship" } | { "kind": "discard", 
/**
 * Its kind.
 */
card: Commodity, } | { "kind": "onto", 
/**
 * Which pile.
 */
pile: Side, } | { "kind": "lay", 
/**
 * Its kind.
 */
card: Commodity, } | { "kind": "load", 
/**
 * Which ship.
 */
ship: Ship, } | { "kind": "add", 
/**
 * Its kind.
 */
card: Commodity, } | { "kind": "add-joker" } | { "kind": "pair", 
/**
 * Their kind.
 */
card: Commodity, } | { "kind": "half-pair", 
/**
 * The kind of the card.
 */
card: Commodity, } | { "kind": "joker-pair" } | { "kind": "finish" } | { "kind": "pick", 
/**
 * Its kind.
 */
tile: Tile, } | { "kind": "recruit" } | { "kind": "march" } | { "kind": "deploy" } | { "kind": "go", 
/**
 * Which province.
 */
province: Province, } | { "kind": "hire" } | { "kind": "build" } | { "kind": "space", 
/**
 * Which space.
 */
space: Space, } | { "kind": "spend", 
/**
 * Which of the two.
 */
resource: Resource, } | { "kind": "again" } | { "kind": "stop" } | { "kind": "claim", 
/**
 * Which one.
 */
side: Side, };
export type Need = "bread" | "games" | "religion";
export type Points = "trajan-tiles" | "ships" | "provinces" | "senate" | "construction" | "needs" | "earlier";
export type PointsView = { source: Points, points: number, };
export type Province = "britannia" | "germania-inferior" | "germania-superior" | "belgica" | "lugudunensis" | "aquitania" | "narbonensis" | "alpes" | "raetia" | "noricum";
export type ProvinceView = { province: Province, vp: number, tile: Tile | null, legionnaires: Array<Seat>, leaders: Array<Seat>, };
export type Resource = "tile" | "joker";
export type Seat = string;
export type SeatView = { seat: Seat, vp: number, 
/**
 * The final score, once the game is over.
 */
total: number | null, points: Array<PointsView>, hand_size: number, hand: Array<Commodity> | null, 
/**
 * Cards of a hidden hand that everybody saw.
 */
known: Array<Commodity>, display: Array<Commodity>, trays: Array<TrayView>, tiles: Array<Tile>, kept: Array<TrajanTile>, buildings: Array<BuildingTile>, bonus: Array<Bonus>, gray_bonus: Array<Bonus>, supply: number, worker_camp: number, military_camp: number, leader: Province | null, senate: number, votes: number, };
export type Ship = "identical" | "pairs" | "different";
export type ShipFact = { 
/**
 * Which ship.
 */
ship: Ship, 
/**
 * Points of the colored side.
 */
colored: Array<number>, 
/**
 * Points of the gray side.
 */
gray: Array<number>, };
export type ShipView = { ship: Ship, gray: boolean, points: Array<number>, };
export type Side = "left" | "right";
export type Source = "deck" | "left" | "right";
export type Space = string;
export type SpaceView = { space: Space, building: BuildingTile | null, vp: number, workers: Array<Seat>, };
export type StackView = { category: Category, count: number, top: TrajanTileView | null, };
export type Tile = "votes-2" | "votes-3" | "votes-4" | "votes-5" | "bread" | "games" | "religion" | "joker-commodity" | "joker-demand" | "joker-construction" | "joker-extra-action" | "extra-seaport" | "extra-forum" | "extra-military" | "extra-senate" | "extra-trajan" | "extra-construction";
export type TrajanTile = string;
export type TrajanTileView = { tile: TrajanTile, category: Category, vp: number, colors: [Color, Color], amount: number, need: Need | null, };
export type Tray = "I" | "II" | "III" | "IV" | "V" | "VI";
export type TrayView = { tray: Tray, action: Action, markers: Array<Color>, tile: TrajanTileView | null, arch: boolean, plus_two: boolean, };
export type View = { viewer: Seat | null, quarter: number, time: number, lap: number, over: boolean, starter: Seat, active: Seat, to_act: Array<Seat>, decision: Decision | null, held: Array<Color>, demands: Array<Need>, past_demands: Array<Need>, forum: Array<Tile>, forum_spaces: number, forum_extra: Array<Action>, forum_stack: number, extra_stack: number, provinces: Array<ProvinceView>, camp_leaders: Array<Seat>, district: Array<SpaceView>, ships: Array<ShipView>, deck: number, left: Array<Commodity>, right: Array<Commodity>, trajan_stacks: Array<StackView>, bonus_left: Bonus | null, bonus_right: Bonus | null, bag: number, 
/**
 * Seats by their place in the senate, the lowest first.
 */
senate: Array<Seat>, senate_points: Array<number>, seats: Array<SeatView>, };
