// Generated from the Rust types; do not edit. `UPDATE=1 cargo test -p lusoria-protocol --test typescript` writes it again.

export type Asked = { "kind": "lay" } | { "kind": "favor", seat: Seat, left: number, } | { "kind": "give", from: Seat, to: Seat, };
export type CardFacts = { 
/**
 * Its value.
 */
card: Value, 
/**
 * The number on it.
 */
number: number, 
/**
 * How many there are (MIC-1.1).
 */
copies: number, };
export type Event = { "kind": "laid", seat: Seat, card: Value | null, } | { "kind": "revealed", seat: Seat, card: Value, } | { "kind": "won", seat: Seat, } | { "kind": "tied" } | { "kind": "drew", seat: Seat, card: Value | null, } | { "kind": "demanded", seat: Seat, from: Seat, } | { "kind": "gave", seat: Seat, to: Seat, card: Value, } | { "kind": "cashed", seat: Seat, card: Value, } | { "kind": "passed", seat: Seat, };
export type Facts = { 
/**
 * The cards of the game, the lowest first.
 */
cards: Array<CardFacts>, };
export type Move = { "kind": "lay", card: Value, } | { "kind": "draw" } | { "kind": "demand", seat: Seat, } | { "kind": "cash", card: Value, } | { "kind": "pass" } | { "kind": "give", card: Value, };
export type Seat = string;
export type SeatView = { seat: Seat, hand_size: number, hand: Array<Value> | null, known: Array<Value>, has_laid: boolean, laid: Value | null, points: number, };
export type Value = "one" | "two" | "three" | "four" | "five";
export type View = { viewer: Seat | null, goal: number, deck: number, discard: Array<Value>, seats: Array<SeatView>, asked: Asked | null, to_act: Array<Seat>, };
