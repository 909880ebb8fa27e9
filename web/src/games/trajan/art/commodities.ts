import { FACTS } from '../../../protocol/trajan-facts';
import type { Commodity } from '../../../protocol/trajan';

/** The pairs of commodities that the bonus tiles name. */
const PAIRS = FACTS.bonus_tiles.flatMap(({ counts }) => (counts.kind === 'commodities' ? [counts.commodities] : []));

/** Which pair a commodity belongs to, counted from 1, and whether it is the second of it. */
export function hueOf(card: Commodity): { pair: number; second: boolean } {
  const pair = PAIRS.findIndex((each) => each.includes(card));
  return { pair: pair + 1, second: PAIRS[pair]?.[1] === card };
}
