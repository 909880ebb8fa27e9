import type { Component, Snippet } from 'svelte';
import type { Naming } from '../app/speak';
import type { Problem, Seat, SeatInfo, Text } from '../protocol/messages';

/** Moves and events of every game are told apart by their kind. */
export interface Kinded {
  kind: string;
}

/** A legal move with its fields in the game's own shape. */
export interface Legal<Move> {
  /** What is sent; a board compares it and never reads it. */
  notation: string;
  text: Text;
  fields: Move;
}

/** The table as one seat sees it at one moment. */
export interface Look<View, Move> {
  view: View;
  prompt: Text | null;
  legal: readonly Legal<Move>[];
  /** Points by seat as far as the viewer may know them. */
  points: readonly (number | null)[];
  to_act: readonly Seat[];
}

/** What a line of moves would bring, told from what its seat knows. */
export interface Preview<View, Move, Event> {
  /** What would be seen to happen, in order, up to the first thing hidden or random. */
  events: readonly { text: Text; event: Event }[];
  /** By how much everybody's points would change, by seat; null where that is not told. */
  points: readonly (number | null)[];
  /** The first hidden or random thing, in words; nothing after it is told. */
  unknown: Text | null;
  /** The table afterwards; null where something unknown comes first. */
  then: Look<View, Move> | null;
  /** Why a move of the line is not legal. */
  refused: Problem | null;
}

/** What a board lights up and whom it tells about clicks. */
export interface Picking<Place> {
  /** Every place that leads on. */
  readonly lit: readonly Place[];
  /** The name of a place for `data-zone`; nobody takes it apart again. */
  key(place: Place): string;
  isLit(place: Place): boolean;
  isPicked(place: Place): boolean;
  /** Its rank from 1, where a hint speaks for a move it takes part in. */
  rank(place: Place): number | undefined;
  pick(place: Place): void;
  point(place: Place | null): void;
}

/** What the viewer is about to do: moves that are held back, the table as they would leave it, and what others would do. */
export interface BoardPlay<View, Move, Event> {
  /** Moves that are chosen and not sent yet. */
  readonly line: readonly Legal<Move>[];
  /** The view at the end of the line; of now, where there is none. */
  readonly view: View;
  /** The legal moves at the end of the line. */
  readonly legal: readonly Legal<Move>[];
  readonly prompt: Text | null;
  /** What a click where the pointer is could play, each as the moves that would be made. */
  readonly aims: readonly (readonly Legal<Move>[])[];
  /** Something is on its way: nothing can be chosen. */
  readonly sending: boolean;
  /** What a click on a move does: it is held, asked about, or sent with the line before it. */
  choose(move: Legal<Move>): void;
  /** Adds moves to the line. */
  hold(...moves: Legal<Move>[]): void;
  /** Takes the last move of the line back. */
  back(): void;
  /** Sends the line. */
  commit(): Promise<void>;
  /** Sends the line and these moves after it. */
  send(moves: readonly Legal<Move>[]): Promise<void>;
  /** What a board says and offers in the prompt in place of the prompt's own words and buttons, while it steers. */
  guide: Snippet | null;
  /**
   * What lines of moves would bring. Each goes on from the end of the present line and is told from now on, the present
   * line included. Empty when the server has no answer.
   */
  foretell(lines: readonly (readonly Legal<Move>[])[]): Promise<readonly Preview<View, Move, Event>[]>;
}

export interface BoardProps<View, Move, Event, Place> {
  /** The view at the end of the line of held moves. */
  view: View;
  /** The seat that looks; null for a spectator or when everything is open. */
  viewer: Seat | null;
  naming: Naming;
  seats: readonly SeatInfo[];
  thinking: readonly Seat[];
  picking: Picking<Place>;
  play: BoardPlay<View, Move, Event>;
  /** What happened so far, as the viewer saw it; nothing where a single moment is looked at. */
  story?: readonly Event[];
  /** The prompt: a board puts it where the hand is. */
  children?: Snippet;
}

/** A piece that travels between two places of the board. */
export interface Flight<Place, Thing = string> {
  from: Place;
  to: Place;
  /** What travels, for the board's `Piece` to draw. */
  piece: Thing;
  /** How many at once. */
  n?: number;
}

/** A piece where a move would put it: at the first of these places that is in sight. */
export interface Ghost<Place, Thing = string> {
  to: readonly Place[];
  piece: Thing;
}

/** What a game brings along to be drawn: its folder's `board.ts` exports one as `board`. */
export interface GameBoard<View, Move extends Kinded, Event extends Kinded, Place, Thing = string> {
  Board: Component<BoardProps<View, Move, Event, Place>>;
  /** Stands above the log where there is room beside the board: what else would take room from it. */
  Aside?: Component<BoardProps<View, Move, Event, Place>>;
  /** Draws a traveling piece. */
  Piece: Component<{ piece: Thing }>;
  /** Draws a value of one of the `facets`. */
  Mark: Component<{ field: string; value: string; size: number }>;
  /** Draws what has a name, for the inspector and small in lists and the log; nothing for what has no picture. */
  Picture: Component<{ id: string; naming: Naming; small?: boolean }>;
  /** Fields of a move that are chosen by picture, one after another, where only they tell moves apart. */
  facets: readonly string[];
  /** One name for each place, different from all others'. */
  key(place: Place): string;
  /** The places of the board that take part in a move; a move without any is offered in words. */
  targetsOf(move: Move, view: View): Place[];
  /** Whether a move is kept in the line, so that the next decision belongs to the same gesture. */
  holds(move: Move, view: View): boolean;
  /**
   * Whether what a move leads to is offered at once, beside the other moves and as if it were made; picking one of those
   * answers holds the move before it. Only where the server can tell what it leads to.
   */
  opens?(move: Move, view: View): boolean;
  /** The piece a move would put somewhere. */
  ghostOf(move: Move, view: View): Ghost<Place, Thing> | null;
  /** The movement an event shows. */
  flightOf(event: Event, viewer: Seat | null): Flight<Place, Thing> | null;
  /** Whether a move is offered in words as well, because a newcomer would not look for it on the board. */
  isSaidToo(move: Move, view: View): boolean;
  /** Moves offered in words under one button, told by a message key; null for a button of its own. */
  groupOf(move: Move, view: View): string | null;
}

/** A board whose types are forgotten: what the table, which knows no game, works with. `loadBoard` makes it. */
export type AnyBoard = GameBoard<unknown, Kinded, Kinded, unknown, unknown>;
export type AnyPlay = BoardPlay<unknown, Kinded, Kinded>;

/** For the last branch of a switch over all kinds: a kind without a branch does not compile. A newer server's kind is nothing. */
export function unreachable(kind: never): null {
  void kind;
  return null;
}

/** A board that is only looked at. */
export const looking = <Place>(key: (place: Place) => string): Picking<Place> => ({
  lit: [],
  key,
  isLit: () => false,
  isPicked: () => false,
  rank: () => undefined,
  pick: () => undefined,
  point: () => undefined,
});

/** Nobody is about to do anything. */
export const still = (view: unknown): AnyPlay => ({
  line: [],
  view,
  legal: [],
  prompt: null,
  aims: [],
  sending: false,
  choose: () => undefined,
  hold: () => undefined,
  back: () => undefined,
  commit: () => Promise.resolve(),
  send: () => Promise.resolve(),
  guide: null,
  foretell: () => Promise.resolve([]),
});
