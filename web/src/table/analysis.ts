/** A decision of a finished game, judged by a computer opponent. */
export interface Judged {
  /** How many moves had been made before it. */
  ply: number;
  seat: string;
  played: string;
  best: string;
  /** How the best would have gone on. */
  line: string[];
  /** The result expected from the best, 0 (last) to 1 (winning). */
  expected: number;
  /** How much of it the move gave away. */
  lost: number;
}

export interface Analysis {
  decisions: Judged[];
  /** The decisions that cost the most, the dearest first, as places in `decisions`. */
  turning_points: number[];
  lost_by_seat: number[];
}

/** The turning points as decisions, in order of time. */
export const turns = (analysis: Analysis): Judged[] =>
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
