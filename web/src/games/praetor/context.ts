import { getContext, setContext } from 'svelte';
import type { Seat } from '../../protocol/praetor';
import type { Hand } from './hand.svelte';
import type { Place } from './places';

/** What every part of the board asks about places, and whom it tells. */
export interface Table {
  readonly hand: Hand;
  /** The color a seat plays with. */
  colorOf(seat: Seat): string;
  /** What a seat is called. */
  nameOf(seat: Seat): string;
  /** The printed name of a building, good or pattern. */
  thing(id: string): string;
  isLit(place: Place): boolean;
  isPicked(place: Place): boolean;
  rank(place: Place): number | undefined;
  pick(place: Place, byTouch?: boolean): void;
  point(place: Place | null): void;
  /** A pointer went down on a piece that can be dragged. */
  grab(event: PointerEvent, place: Place): void;
  /** Whether the pointer just let a piece go: what follows is no click. */
  dropped(): boolean;
}

const KEY = Symbol('praetor');
export const setBoard = (table: Table): Table => setContext(KEY, table);
export const board = (): Table => getContext<Table>(KEY);
