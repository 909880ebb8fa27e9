import type { Color } from '../../protocol/trajan';

/** An order in which to place markers so that no tray gets two of one color, wherever that can still be avoided. */
export function dealt(held: readonly Color[], roll: () => number): Color[] {
  const rest = shuffled(held, roll);
  const order: Color[] = [];
  // A tray that has one marker already is filled first.
  if (rest.length % 2 === 1) order.push(...rest.splice(0, 1));
  while (rest.length > 0) {
    // The color there is most of goes first: otherwise two of it could be left for the last tray.
    const counts = (color: Color) => rest.filter((each) => each === color).length;
    const [first] = [...rest].sort((a, b) => counts(b) - counts(a));
    const [second] = rest.filter((color) => color !== first).sort((a, b) => counts(b) - counts(a));
    for (const color of [first, second ?? first]) {
      const at = color ? rest.indexOf(color) : -1;
      if (at >= 0) order.push(...rest.splice(at, 1));
    }
  }
  return order;
}

function shuffled<T>(things: readonly T[], roll: () => number): T[] {
  const rest = [...things];
  return things.flatMap(() => rest.splice(Math.floor(roll() * rest.length), 1));
}
