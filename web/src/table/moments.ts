import type { Moment } from '../protocol/messages';

/** Points by seat and moment, where the game's view tells them. */
export function pointsOf(view: unknown): number[] | null {
  const seats = isRecord(view) ? view['seats'] : null;
  if (!Array.isArray(seats)) return null;
  const points = seats.map(pointsOfSeat);
  return points.every((value) => value !== null) ? points : null;
}

/** Games call them differently; whichever name comes first holds the most. */
function pointsOfSeat(seat: unknown): number | null {
  if (!isRecord(seat)) return null;
  for (const name of ['points', 'total', 'score', 'vp']) {
    const told = seat[name];
    if (typeof told === 'number') return told;
    if (isRecord(told) && typeof told['total'] === 'number') return told['total'];
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Curves of points, one list per seat; empty where a moment tells none. */
export function curves(moments: readonly Moment[]): number[][] {
  const rows = moments.map((moment) => pointsOf(moment.view));
  const seats = rows[0]?.length ?? 0;
  if (seats === 0 || rows.some((row) => row?.length !== seats)) return [];
  return Array.from({ length: seats }, (_, seat) => rows.map((row) => row?.[seat] ?? 0));
}

/** The moments (at most `most`) where the order of the seats by points moved furthest, in order of time. */
export function turningPoints(lines: readonly number[][], most = 3): number[] {
  const length = lines[0]?.length ?? 0;
  const swing = (at: number) => {
    const changes = lines.map((line) => (line[at] ?? 0) - (line[at - 1] ?? 0));
    return Math.max(...changes) - Math.min(...changes);
  };
  return Array.from({ length: Math.max(0, length - 1) }, (_, index) => index + 1)
    .map((at) => ({ at, size: swing(at) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size || a.at - b.at)
    .slice(0, most)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}
