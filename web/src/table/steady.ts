/** How long the same place does not answer after what it means has changed. */
export const REST = 300;
/** How near two clicks are to be the same place, in pixels. */
const NEAR = 24;

export interface Click {
  at: number;
  x: number;
  y: number;
  /** What was clicked; keys click without a place. */
  target: unknown;
  /** Which click of a quick series it is. */
  nth: number;
}

/**
 * Nobody plays by accident: a click that falls on the place of the last one just after the question changed, or the second
 * half of a double click, is none.
 */
export class Steady {
  #last: Click | null = null;
  #changed = -Infinity;

  /** The question is another one now. */
  changed(at: number): void {
    this.#changed = at;
  }

  /** Whether a click counts. */
  admits(click: Click): boolean {
    const last = this.#last;
    this.#last = click;
    if (!last || click.at - last.at < 0) return true;
    if (!isSamePlace(last, click)) return true;
    if (click.nth > 1 && click.at - last.at < REST) return false;
    // The question changed between the two, and just now.
    return !(this.#changed >= last.at && click.at - this.#changed < REST);
  }
}

const isSamePlace = (one: Click, other: Click): boolean =>
  one.nth === 0 || other.nth === 0 ? one.target === other.target : Math.hypot(one.x - other.x, one.y - other.y) < NEAR;
