import type { Moment } from '../protocol/messages';

/** Points by seat and moment, where the game's view tells them. */
export function pointsOf(view: unknown): number[] | null {
  if (typeof view !== 'object' || view === null || !('seats' in view) || !Array.isArray(view.seats)) return null;
  const points = view.seats.map((seat: unknown) =>
    typeof seat === 'object' && seat !== null && 'points' in seat && typeof seat.points === 'number'
      ? seat.points
      : null,
  );
  return points.every((value) => value !== null) ? points : null;
}

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
