import type { Component, Snippet } from 'svelte';
import type { SeatInfo } from '../protocol/messages';
import type { Place } from '../app/speak';

/** What a board lights up and whom it tells about clicks. */
export interface Picking {
  readonly lit: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** Places of the moves a hint speaks for, with their rank from 1. */
  readonly hinted: ReadonlyMap<string, number>;
  pick(target: string): void;
  point(target: string | null): void;
}

/** A board that is only looked at. */
export const LOOKING: Picking = {
  lit: new Set(),
  picked: [],
  hinted: new Map(),
  pick: () => undefined,
  point: () => undefined,
};

export interface BoardProps {
  /** The view in the game's own shape. */
  view: unknown;
  /** The seat that looks; null for a spectator or when everything is open. */
  viewer: string | null;
  place: Place;
  seats: SeatInfo[];
  thinking: readonly string[];
  picking: Picking;
  /** The prompt: a board puts it where the hand is. */
  children?: Snippet;
}

/** A piece that travels between two places of the board. */
export interface Flight {
  from: string;
  to: string;
  /** What travels, for the board to draw: a card's or material's id, or a face-down card. */
  piece: string;
  /** How many at once. */
  n?: number;
}

/** A piece where a move would put it: at the first of these places that is in sight. */
export interface Ghost {
  to: readonly string[];
  piece: string;
}

/** What a game brings along to be drawn: its folder's `board.ts` exports one. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** Draws a travelling piece. */
  Piece: Component<{ piece: string }>;
  /** Draws a value of one of the `facets`. */
  Mark: Component<{ field: string; value: string; size: number }>;
  /** Fields of a move that are chosen by picture, one after another, where only they tell moves apart. */
  facets: readonly string[];
  /** The piece a move would put somewhere. */
  ghostOf(fields: Record<string, unknown>, view: unknown): Ghost | null;
  /** The places of the board that take part in a move. */
  targetsOf(fields: Record<string, unknown>, view: unknown): string[];
  /** The movement an event shows. */
  flightOf(event: Record<string, unknown>, viewer: string | null): Flight | null;
  /** Whether a move is offered in words as well, because a newcomer would not look for it on the board. */
  isSaidToo(fields: Record<string, unknown>): boolean;
  /** Moves offered in words under one button, told by a message key; null for a button of its own. */
  groupOf(fields: Record<string, unknown>): string | null;
}
