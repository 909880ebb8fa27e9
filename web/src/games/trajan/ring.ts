/** Where things stand on the ring of six trays, around its middle. */
const ANGLES = [-120, -60, 0, 60, 120, 180] as const;
/** From the middle of the ring to the middle of a tray. */
export const RADIUS = 104;
export const TRAY_RADIUS = 40;
/** The picture: x, y, width, height. */
export const BOX = { x: -212, y: -136, width: 424, height: 272 } as const;

export interface Point {
  x: number;
  y: number;
}

const turned = (degrees: number, radius: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

/** The middle of a tray, counted from 0, or a point on the way from the middle of the ring to it. */
export const trayAt = (tray: number, radius: number = RADIUS): Point => turned(ANGLES[tray % 6] ?? 0, radius);

/** The mark between a tray and the next one, with its direction in degrees. */
export function betweenAt(tray: number): Point & { turn: number } {
  const angle = (ANGLES[tray % 6] ?? 0) + 30;
  return { ...turned(angle, RADIUS), turn: angle + 90 };
}

const SLOTS: readonly Point[] = [
  { x: -134, y: -104 },
  { x: 134, y: -104 },
  { x: 177, y: 0 },
  { x: 134, y: 104 },
  { x: -134, y: 104 },
  { x: -177, y: 0 },
];

/** The middle of the slot beside a tray. */
export const slotAt = (tray: number): Point => SLOTS[tray % 6] ?? { x: 0, y: 0 };

/** The way along the ring from one tray over some more, as a path; all the way round for six and more. */
export function laneOf(from: number, steps: number): string {
  const n = Math.min(steps, 6);
  const points = Array.from({ length: n + 1 }, (_, step) => trayAt(from + step));
  const [first, ...others] = points;
  if (!first) return '';
  const arcs = others.map(({ x, y }) => `A${RADIUS} ${RADIUS} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `M${first.x.toFixed(1)} ${first.y.toFixed(1)}${arcs}`;
}

/** Where some markers lie in a tray, around its middle. */
export function spotsOf(n: number, size: number): Point[] {
  const rows =
    n <= 3 ? [n] : n === 4 ? [2, 2] : n === 5 ? [3, 2] : n === 6 ? [3, 3] : n <= 8 ? [4, n - 4] : [4, 4, n - 8];
  const step = size * 1.08;
  return rows.flatMap((columns, row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: (column - (columns - 1) / 2) * step,
      y: (row - (rows.length - 1) / 2) * step,
    })),
  );
}

/** A box around a point in percent of the picture, for a button that lies over it. */
export function over({ x, y }: Point, width: number, height: number): string {
  const percent = (value: number, whole: number) => `${((value / whole) * 100).toFixed(2)}%`;
  return [
    `left:${percent(x - width / 2 - BOX.x, BOX.width)}`,
    `top:${percent(y - height / 2 - BOX.y, BOX.height)}`,
    `width:${percent(width, BOX.width)}`,
    `height:${percent(height, BOX.height)}`,
  ].join(';');
}
