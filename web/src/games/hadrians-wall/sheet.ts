import type { Move, SeatView, View } from '../../protocol/hadrians-wall';
import type { Picking } from '../board';
import type { Ink } from './model';
import type { Place } from './places';

/** A box that would be marked, and as which of the steps. */
export interface Foretold {
  ink: Ink;
  step: number | null;
  /** Whether it depends on a choice still to be made. */
  may: boolean;
}

/** A player's two sheets as they are drawn: whose, what is written on them, and what can be done there. */
export interface Sheet {
  readonly view: View;
  readonly seat: SeatView;
  readonly ink: ReadonlyMap<string, Ink>;
  /** What was written just now, with its place in the chain from 0. */
  readonly fresh: ReadonlyMap<string, number>;
  /** What the place pointed at would write. */
  readonly fore: ReadonlyMap<string, Foretold>;
  readonly picking: Picking<Place>;
  /** What the owner may do, where that is the one who looks. */
  readonly legal: readonly Move[];
  /** The printed name of a thing. */
  name(id: string): string;
}
