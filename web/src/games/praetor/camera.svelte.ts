import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { settings } from '../../app/settings.svelte';
import type { Frame } from './model';

const CLOSEST = 2;
const FARTHEST = 30;

/** What part of the city is in sight. It moves by itself only while nobody has moved it. */
export class Camera {
  #seen: Tween<Frame>;
  /** Somebody looks at a part of their own choice. */
  free = $state(false);

  constructor(frame: Frame) {
    this.#seen = new Tween(frame, { duration: 250, easing: cubicOut });
  }

  get frame(): Frame {
    return this.#seen.current;
  }

  #go(frame: Frame, quick: boolean): void {
    const still = quick || settings.chosen.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    void this.#seen.set(frame, { duration: still ? 0 : 250 });
  }

  /** Shows a part, unless somebody has chosen another. */
  follow(frame: Frame): void {
    if (!this.free) this.#go(frame, false);
  }

  fit(frame: Frame): void {
    this.free = false;
    this.#go(frame, false);
  }

  /** Comes nearer, or goes away, around a point in cells. */
  zoom(factor: number, x?: number, y?: number): void {
    const { target } = this.#seen;
    const width = Math.min(FARTHEST, Math.max(CLOSEST, target.width / factor));
    const scale = width / target.width;
    const cx = x ?? target.x + target.width / 2;
    const cy = y ?? target.y + target.height / 2;
    this.free = true;
    this.#go(
      { x: cx - (cx - target.x) * scale, y: cy - (cy - target.y) * scale, width, height: target.height * scale },
      x !== undefined,
    );
  }

  /** Moves by some cells. */
  pan(dx: number, dy: number): void {
    const { target } = this.#seen;
    this.free = true;
    this.#go({ ...target, x: target.x + dx, y: target.y + dy }, true);
  }
}
