import type { Cell, CityTile, Goods, PlacedWorker, Resource, Seat, SeatView, Tile, View } from '../../protocol/praetor';

export const GOODS = ['gold', 'wood', 'stone', 'marble', 'weapons'] as const satisfies readonly Resource[];
/** What a market deals in. */
export const TRADED = ['wood', 'stone', 'marble', 'weapons'] as const satisfies readonly Resource[];
export type Traded = (typeof TRADED)[number];

export interface Amount {
  good: Resource;
  amount: number;
}

/** What there is of goods, in the order of the game. */
export const goodsList = (goods: Goods): Amount[] =>
  GOODS.flatMap((good) => (goods[good] ? [{ good, amount: goods[good] }] : []));

/** What is missing to pay a cost. */
export const missing = (cost: Goods, held: Goods): Amount[] =>
  goodsList(cost).flatMap(({ good, amount }) => {
    const lack = amount - (held[good] ?? 0);
    return lack > 0 ? [{ good, amount: lack }] : [];
  });

/** By how much goods differ, as they are now and would be then. */
export const difference = (now: Goods, then: Goods): Amount[] =>
  GOODS.flatMap((good) => {
    const amount = (then[good] ?? 0) - (now[good] ?? 0);
    return amount === 0 ? [] : [{ good, amount }];
  });

export const seatOf = (view: View, seat: Seat | null): SeatView | undefined =>
  view.seats.find((each) => each.seat === seat);

/** The seats around the table, beginning after the one that looks. */
export function around(view: View, viewer: Seat | null): SeatView[] {
  const at = view.seats.findIndex((each) => each.seat === viewer);
  return at < 0 ? view.seats : [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}

/** Seats in the order of this turn; before the first turn, around the table. */
export const inOrder = (view: View): SeatView[] =>
  view.order.length === 0 ? view.seats : view.order.flatMap((seat) => view.seats.filter((each) => each.seat === seat));

export type Standing = Pick<PlacedWorker, 'experience' | 'next'>;

/** A worker of a seat: ready on its board, or standing in the city. */
export interface Worker extends Standing {
  /** Where it stands. */
  tile: CityTile | null;
  builds: boolean;
  /** A retired worker who helps through a labor camp. */
  retired: boolean;
}

/** All active workers of a seat, the most experienced first, those who are ready before those who stand somewhere. */
export function workersOf(view: View, seat: SeatView): Worker[] {
  const ready = seat.idle.map((experience): Worker => ({
    experience,
    next: experience,
    tile: null,
    builds: false,
    retired: false,
  }));
  const placed = view.city.flatMap((tile) =>
    [
      { worker: tile.builder, builds: true },
      { worker: tile.activator, builds: false },
    ].flatMap(({ worker, builds }): Worker[] =>
      worker?.seat === seat.seat
        ? [{ experience: worker.experience, next: worker.next, tile, builds, retired: worker.retired }]
        : [],
    ),
  );
  const eldest = (a: Worker, b: Worker) => b.experience - a.experience;
  return [...ready.sort(eldest), ...placed.filter((worker) => !worker.retired).sort(eldest)];
}

/** Whether a worker retires when the turn is over. */
export const retires = (worker: Standing): boolean => worker.next >= 6 && worker.experience < 6;

/** The plazas of a tile as they lie after so many quarter turns clockwise. */
export const turned = (corners: Tile['corners'], quarters: number): Tile['corners'] =>
  [0, 1, 2, 3].map((corner) => corners[(corner + 4 - quarters) % 4]) as Tile['corners'];

/** The corner points of a cell in the order of a tile's plazas. */
export const CORNER_POINTS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Where plazas of other tiles equal those of a tile laid here: corner points with how many there are. */
export function matches(
  city: readonly CityTile[],
  cell: Cell,
  corners: Tile['corners'],
): { x: number; y: number; n: number }[] {
  return CORNER_POINTS.flatMap(([dx, dy], corner) => {
    const [x, y] = [cell.x + dx, cell.y + dy];
    const equal = (tile: CityTile) =>
      CORNER_POINTS.some(
        ([ex, ey], other) => tile.x + ex === x && tile.y + ey === y && tile.corners[other] === corners[corner],
      );
    const n = city.filter(equal).length;
    return n > 0 ? [{ x, y, n }] : [];
  });
}

/** A part of the city, in cells. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part that shows all cells, with some ground around. */
export function frameOf(cells: readonly Cell[], around: number): Frame {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const x = Math.min(...xs) - around;
  const y = Math.min(...ys) - around;
  return { x, y, width: Math.max(...xs) + 1 + around - x, height: Math.max(...ys) + 1 + around - y };
}

/** Trees where nothing is built yet, the same every time. */
export function groves(view: View, frame: Frame): { x: number; y: number; kind: 'pines' | 'cypresses' }[] {
  const taken = new Set([...view.city, ...view.free_cells].map((cell) => `${cell.x} ${cell.y}`));
  const trees: { x: number; y: number; kind: 'pines' | 'cypresses' }[] = [];
  for (let y = Math.floor(frame.y) - 2; y < frame.y + frame.height + 2; y++) {
    for (let x = Math.floor(frame.x) - 4; x < frame.x + frame.width + 4; x++) {
      if (taken.has(`${x} ${y}`)) continue;
      const kind = (((x * 7 + y * 13) % 5) + 5) % 5;
      if (kind === 0 || kind === 2) trees.push({ x, y, kind: 'pines' });
      else if (kind === 3) trees.push({ x, y, kind: 'cypresses' });
    }
  }
  return trees;
}

/** The points of a wall token with the bonuses of those that were built before. */
export const bonusOf = (seat: SeatView, bonuses: ReadonlyMap<string, number>): number =>
  seat.walls.reduce((sum, wall) => sum + (bonuses.get(wall) ?? 0), 0);

/** A number with its sign, as people write it. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));
