import type { Action } from 'svelte/action';
import type { Picking } from '../board';
import { key, type Place } from './places';

export interface Spot {
  at: Place;
  picking: Picking<Place>;
}

/** The place a finger showed last: the second tap on it plays. */
let shown = '';

/** Makes an element a place of the table: pointing shows, clicking picks; a finger first shows and then picks. */
export const spot: Action<HTMLElement, Spot> = (element, given) => {
  let now = given;
  let touched = false;

  const show = () => now.picking.point(now.at);
  const hide = () => now.picking.point(null);
  const enter = (event: PointerEvent) => event.pointerType === 'mouse' && show();
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && hide();
  const down = (event: PointerEvent) => (touched = event.pointerType === 'touch');
  const click = () => {
    const name = key(now.at);
    const first = touched && shown !== name;
    shown = touched ? name : '';
    if (first || !(now.picking.isLit(now.at) || now.picking.isPicked(now.at))) show();
    else now.picking.pick(now.at);
  };

  element.addEventListener('pointerenter', enter);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('pointerdown', down);
  element.addEventListener('focus', show);
  element.addEventListener('blur', hide);
  element.addEventListener('click', click);
  return {
    update: (next) => (now = next),
    destroy: () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('focus', show);
      element.removeEventListener('blur', hide);
      element.removeEventListener('click', click);
    },
  };
};

/** The place next to another in a direction of the arrow keys, by where they are on the screen. */
export function neighborSpot(from: HTMLElement, arrow: string, all: readonly HTMLElement[]): HTMLElement | null {
  const here = middle(from.getBoundingClientRect());
  const along = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[arrow];
  if (!along) return null;
  const [dx = 0, dy = 0] = along;
  let best: { element: HTMLElement; far: number } | null = null;
  for (const element of all) {
    if (element === from || element.offsetParent === null) continue;
    const there = middle(element.getBoundingClientRect());
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // What lies ahead counts before what lies aside.
    if (ahead <= 1) continue;
    const far = ahead + 3 * aside;
    if (!best || far < best.far) best = { element, far };
  }
  return best?.element ?? null;
}

const middle = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });
