import type { Naming } from '../../app/speak';
import type { Seat, View } from '../../protocol/trajan';
import type { Picking } from '../board';
import type { Foretold } from './foretold.svelte';
import type { Place } from './places';

/** What every area of the board is given. */
export interface Table {
  view: View;
  /** The seat that looks; null for a spectator. */
  viewer: Seat | null;
  naming: Naming;
  picking: Picking<Place>;
  /** What would happen. */
  foretold: Foretold;
  /** The printed name of a thing. */
  name(id: string): string;
}
