import type { Move, Source } from '../../protocol/hadrians-wall';

export type Cell = readonly [row: number, column: number];

/** A legal place of a pattern. */
export interface Placement {
  /** The cells as the move writes them. */
  cells: string;
  at: readonly Cell[];
  /** Its turned and mirrored form, pushed into the corner. */
  form: string;
}

/** The cells of a move, from their rows and columns counted from 1. */
export const cellsOf = (cells: string): Cell[] =>
  cells.split(' ').map((cell) => {
    const [row = '1', column = '1'] = cell.replace(/\D/g, '');
    return [Number(row) - 1, Number(column) - 1];
  });

export const formOf = (cells: readonly Cell[]): string => {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => `${row - top}${column - left}`)
    .sort()
    .join(' ');
};

/** The cells of a form. */
export const formCells = (form: string): Cell[] =>
  form.split(' ').map((cell) => [Number(cell[0]), Number(cell[1])] as const);

const normal = (cells: readonly Cell[]): string => formOf(cells);
export const turned = (form: string): string => normal(formCells(form).map(([row, column]) => [column, 3 - row]));
export const mirrored = (form: string): string => normal(formCells(form).map(([row, column]) => [row, 3 - column]));

/** The sources whose pattern fits somewhere. */
export const sourcesOf = (legal: readonly Move[]): Source[] => [
  ...new Set(legal.flatMap((move) => (move.kind === 'scout' ? [move.source] : []))),
];

export const placementsOf = (legal: readonly Move[], source: Source): Placement[] =>
  legal.flatMap((move) => {
    if (move.kind !== 'scout' || move.source !== source) return [];
    const at = cellsOf(move.cells);
    return [{ cells: move.cells, at, form: formOf(at) }];
  });

/** The next form that fits somewhere, by turning or mirroring; the same one where no other does. */
export function nextForm(form: string, placements: readonly Placement[], step: (form: string) => string): string {
  const fits = (one: string) => placements.some((placement) => placement.form === one);
  let next = step(form);
  for (let turns = 0; turns < 4 && next !== form; turns += 1) {
    if (fits(next)) return next;
    next = step(next);
  }
  // A form on the other side, when no turn of this side fits.
  const other = mirrored(form);
  for (const one of [other, turned(other), turned(turned(other)), turned(turned(turned(other)))]) {
    if (one !== form && fits(one)) return one;
  }
  return form;
}

/** The placement of a form whose middle is nearest to a point, in cells. */
export function nearest(placements: readonly Placement[], form: string, x: number, y: number): Placement | null {
  let best: { placement: Placement; far: number } | null = null;
  for (const placement of placements) {
    if (placement.form !== form) continue;
    const [row, column] = middle(placement.at);
    const far = (row - y) ** 2 + (column - x) ** 2;
    if (!best || far < best.far) best = { placement, far };
  }
  return best?.placement ?? null;
}

/** The nearest placement of the same form in a direction. */
export function beside(placements: readonly Placement[], from: Placement, down: number, right: number): Placement {
  const [row, column] = middle(from.at);
  const ahead = placements
    .filter((one) => one.form === from.form)
    .map((one) => ({ one, by: middle(one.at) }))
    .map(({ one, by: [r, c] }) => ({
      one,
      ahead: (r - row) * down + (c - column) * right,
      aside: Math.abs((r - row) * right) + Math.abs((c - column) * down),
    }))
    .filter((each) => each.ahead > 0)
    .sort((a, b) => a.ahead + 3 * a.aside - (b.ahead + 3 * b.aside));
  return ahead[0]?.one ?? from;
}

function middle(cells: readonly Cell[]): Cell {
  const sum = cells.reduce<[number, number]>(([r, c], [row, column]) => [r + row + 0.5, c + column + 0.5], [0, 0]);
  return [sum[0] / cells.length, sum[1] / cells.length];
}
