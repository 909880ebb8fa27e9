import type { Flight } from '../games/board';

/** A flight with its place in time, in milliseconds. */
export interface Timed {
  flight: Flight<unknown, unknown>;
  delay: number;
  duration: number;
}

/** The longest time a batch of events may move. */
export const LONGEST = 1500;

/** One after another; when that would take too long, all of them faster. */
export function schedule(flights: readonly Flight<unknown, unknown>[], travel: number): Timed[] {
  const whole = flights.length * travel;
  const pace = whole > LONGEST ? LONGEST / whole : 1;
  const duration = Math.max(90, travel * pace);
  return flights.map((flight, index) => ({ flight, delay: index * travel * pace, duration }));
}
