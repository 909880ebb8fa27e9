// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

export type Asked = { "kind": "path" } | { "kind": "road", left: number, } | { "kind": "action" } | { "kind": "cohort" } | { "kind": "attribute", among: Array<Attribute>, } | { "kind": "favours", cohort: Cohort, through: number, temple: number, diplomat: number, };
export type Attack = { cohort: Cohort, cards: number, };
export type Attribute = "renown" | "piety" | "valour" | "discipline";
export type Board = { soldier: number, builder: number, servant: number, civilian: number, resource: number, };
export type Building = "medium_granary" | "large_granary" | "small_hotel" | "large_hotel" | "small_workshop" | "large_workshop" | "small_road" | "large_road" | "archway" | "monolith" | "column" | "statue" | "small_precinct" | "medium_precinct" | "large_precinct" | "market" | "theatre" | "ludus_gladiatorious" | "small_gardens" | "large_gardens" | "small_temple" | "medium_temple" | "large_temple" | "baths" | "courthouse";
export type Card = "architect" | "aristocrat" | "defender" | "engineer" | "fighter" | "forager" | "merchant" | "planner" | "pontiff" | "ranger" | "trainer" | "vanguard";
export type Cells = string;
export type Citizen = "traders" | "performers" | "priests" | "apparitores" | "patricians";
export type Cohort = "left" | "centre" | "right";
export type Cohorts = { left: number, centre: number, right: number, };
export type Column = "left" | "centre" | "right";
export type Court = { left: Array<number>, centre: Array<number>, right: Array<number>, };
export type Difficulty = "easy" | "normal" | "hard";
export type Diplomat = { cohort: Cohort, 
/**
 * Favours not used yet.
 */
favours: number, };
export type Event = { "kind": "year-began", 
/**
 * Which.
 */
year: number, } | { "kind": "fate-income", 
/**
 * The card.
 */
card: FateCard, 
/**
 * What everybody took.
 */
gain: Pieces, } | { "kind": "fate-skipped", 
/**
 * The card.
 */
card: FateCard, } | { "kind": "reshuffled" } | { "kind": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The cards, for the one who drew.
 */
cards: [Card, Card] | null, } | { "kind": "chose", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The Path Card, for the one who chose.
 */
path: Card | null, } | { "kind": "revealed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The Path Card.
 */
path: Card, 
/**
 * The Prospect Card.
 */
prospect: Card, 
/**
 * What the Prospect Card brought.
 */
gain: Pieces, } | { "kind": "neutral-card", 
/**
 * The card.
 */
card: Card, } | { "kind": "sheet-income", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What it brought.
 */
gain: Pieces, } | { "kind": "road-income", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What it brought.
 */
gains: Array<Gain>, } | { "kind": "acted", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The action.
 */
action: Move, 
/**
 * What it brought.
 */
gains: Array<Gain>, } | { "kind": "answered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The answer.
 */
answer: Move, 
/**
 * What it brought.
 */
gains: Array<Gain>, } | { "kind": "good-turned", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: FateCard, 
/**
 * Its trade good.
 */
good: number, } | { "kind": "damage-turned", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * Who fights.
 */
gladiator: Gladiator, 
/**
 * The card.
 */
card: FateCard, 
/**
 * Its damage.
 */
damage: number, 
/**
 * Whether the gladiator lives.
 */
alive: boolean, } | { "kind": "paid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * With what.
 */
piece: Piece, } | { "kind": "paid-neutral", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * On which.
 */
card: Card, 
/**
 * With what.
 */
piece: Piece, } | { "kind": "stopped", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "reopened", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "attack", 
/**
 * Attacks on the left cohort.
 */
left: number, 
/**
 * Attacks on the centre cohort.
 */
centre: number, 
/**
 * Attacks on the right cohort.
 */
right: number, } | { "kind": "favours", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * For which cohort.
 */
cohort: Cohort, 
/**
 * Temple favours.
 */
temple: number, 
/**
 * Diplomat favours.
 */
diplomat: number, } | { "kind": "defended", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Attacks that got through.
 */
through: number, 
/**
 * Disdain gained.
 */
disdain: number, 
/**
 * Valour gained.
 */
valour: number, 
/**
 * What the valour brought.
 */
gains: Array<Gain>, } | { "kind": "game-over" };
export type Facts = { 
/**
 * Points lost by disdain left; the last entry holds for more.
 */
disdain_penalty: Array<number>, };
export type FateCard = string;
export type Fighter = { trained: number, damage: number, battles: Array<number>, };
export type Gain = string;
export type Gladiator = "red" | "blue";
export type Gladiators = { red: Fighter, blue: Fighter, };
export type Mode = "simultaneous" | "live" | "canonical";
export type Move = { "kind": "path", 
/**
 * The card.
 */
card: Card, } | { "kind": "gain", 
/**
 * The attribute.
 */
attribute: Attribute, } | { "kind": "cohort", 
/**
 * The cohort.
 */
cohort: Cohort, } | { "kind": "favour", 
/**
 * The cohort.
 */
cohort: Cohort, 
/**
 * Temple favours.
 */
temple: number, 
/**
 * Favours of the diplomat who serves this cohort.
 */
diplomat: number, } | { "kind": "mine" } | { "kind": "wall-guard" } | { "kind": "cippi" } | { "kind": "wall" } | { "kind": "fort", 
/**
 * The worker who pays.
 */
pay: Piece, } | { "kind": "build", 
/**
 * The building.
 */
building: Building, } | { "kind": "train-builder" } | { "kind": "forum", 
/**
 * The first worker given back.
 */
give: Piece, 
/**
 * The second.
 */
also: Piece, 
/**
 * The worker gained.
 */
gain: Piece, } | { "kind": "citizen", 
/**
 * The track.
 */
citizen: Citizen, } | { "kind": "buy-good", 
/**
 * Whose card gives the number.
 */
source: Source, 
/**
 * The hexagon, 1 to 8.
 */
hexagon: number, } | { "kind": "perform", 
/**
 * The box, 1 to 6.
 */
performance: number, } | { "kind": "train-gladiator", 
/**
 * Which one.
 */
gladiator: Gladiator, 
/**
 * The worker who pays.
 */
pay: Piece, } | { "kind": "battle", 
/**
 * Which one.
 */
gladiator: Gladiator, } | { "kind": "serve-temple", 
/**
 * The worker who serves.
 */
pay: Piece, } | { "kind": "bribe", 
/**
 * The box, 1 to 6.
 */
bribe: number, } | { "kind": "ruling", 
/**
 * The column.
 */
column: Column, } | { "kind": "diplomat", 
/**
 * The cohort.
 */
cohort: Cohort, } | { "kind": "scout", 
/**
 * Whose card gives the pattern.
 */
source: Source, 
/**
 * The four cells.
 */
cells: Cells, } | { "kind": "stop" };
export type Neutral = { card: Card, good: number, pattern: Pattern, pieces: Board, };
export type Pattern = "L" | "square" | "line" | "T" | "S";
export type Phase = "choose_cards" | "income" | "actions" | "favours" | "over";
export type Piece = "soldier" | "builder" | "servant" | "civilian" | "resource";
export type Pieces = { [piece: string]: number };
export type Score = { 
/**
 * A point for each attribute box.
 */
attributes: number, 
/**
 * Points of the Path Cards revealed so far.
 */
paths: number, 
/**
 * Points lost by disdain.
 */
penalty: number, 
/**
 * The sum.
 */
total: number, };
export type Seat = string;
export type SeatView = { seat: Seat, 
/**
 * Cards in the own draw pile.
 */
deck_size: number, 
/**
 * The order of the own draw pile, for the referee.
 */
deck: Array<Card> | null, 
/**
 * The two cards drawn, for the one who may see them.
 */
drawn: [Card, Card] | null, 
/**
 * Whether this Year's cards are assigned.
 */
has_chosen: boolean, 
/**
 * The Path Card chosen, for the one who may see it.
 */
chosen: Card | null, 
/**
 * The good on the Prospect Card face up.
 */
good: number | null, 
/**
 * The pattern on the Prospect Card face up.
 */
pattern: Pattern | null, 
/**
 * What is asked of this seat now.
 */
asked: Asked | null, board: Board, renown: number, piety: number, valour: number, discipline: number, cohorts: Cohorts, mining_and_foresting: number, wall_guard: number, cippi: number, wall: number, fort: number, 
/**
 * Follows from the Fort.
 */
infrastructure: number, resource_production: number, buildings: Array<Building>, 
/**
 * Years of trainings.
 */
training_grounds: Array<number>, 
/**
 * Years of exchanges.
 */
forum: Array<number>, traders: number, performers: number, priests: number, apparitores: number, patricians: number, 
/**
 * Trade good by hexagon, 0 for none.
 */
market: [number, number, number, number, number, number, number, number], 
/**
 * Year by performance, 0 for none.
 */
theatre: [number, number, number, number, number, number], gladiators: Gladiators, temples: Temples, temple_favours: number, 
/**
 * Year by bribe, 0 for none.
 */
baths: [number, number, number, number, number, number], courthouse: Court, diplomats: Array<Diplomat>, scouts: number, 
/**
 * Filled cells, as row and column digits.
 */
map: Array<string>, 
/**
 * Circled disdain boxes.
 */
disdain: number, 
/**
 * Filled disdain boxes.
 */
disdain_removed: number, 
/**
 * Path Cards by Year, as far as revealed.
 */
paths: Array<Card>, 
/**
 * Prospect Cards by Year, as far as revealed; the last one lies face up.
 */
prospects: Array<Card>, stopped: boolean, 
/**
 * Points as things stand.
 */
score: Score, };
export type Source = "own" | "left" | "right" | "neutral1" | "neutral2" | "fate_deck";
export type Temples = { small: number, medium: number, large: number, };
export type View = { 
/**
 * The seat that looks.
 */
viewer: Seat | null, difficulty: Difficulty, mode: Mode, 
/**
 * The campaign fort.
 */
campaign: number | null, year: number, phase: Phase, to_act: Array<Seat>, 
/**
 * The grey flag of the Year.
 */
flag: number, 
/**
 * How many attack cards this Year has, as things stand.
 */
attack_cards: number, fate_draw: number, 
/**
 * The order of the draw pile, for the referee.
 */
fate_deck: Array<FateCard> | null, fate_discard: Array<FateCard>, attack: Array<FateCard>, attacks: Array<Attack>, neutral_draw: number, 
/**
 * The order of the Neutral Deck, for the referee.
 */
neutral_deck: Array<Card> | null, neutral: Array<Neutral>, seats: Array<SeatView>, };
