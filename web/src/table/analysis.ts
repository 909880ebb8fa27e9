import type { Analysis, JudgedMove } from '../protocol/messages';

/** The turning points as decisions, in order of time. */
export const turns = (analysis: Analysis): JudgedMove[] =>
  analysis.turning_points
    .flatMap((index) => analysis.decisions[index] ?? [])
    .filter((judged) => judged.lost > 0)
    .sort((a, b) => a.ply - b.ply);

/** What a seat expected at each of its decisions, as points of a curve over the whole game. */
export function expectations(analysis: Analysis, seat: string, plies: number): { x: number; y: number }[] {
  return analysis.decisions
    .filter((judged) => judged.seat === seat)
    .map((judged) => ({ x: plies > 0 ? judged.ply / plies : 0, y: judged.expected - judged.lost }));
}
