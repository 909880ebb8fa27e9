import type { Kinded } from '../games/board';

/** A square of a map, as games name it in their moves: its place counted from wherever the game counts. */
export interface Cell {
  row: number;
  column: number;
}

/**
 * The squares a move is about, for games without a board of their own: `x` and `y`, a space such as `r2c3`, or rows and
 * columns as digits such as `11 12 21`. Nothing but the shape of the fields is looked at.
 */
export function cellsOf(move: Kinded & Partial<Record<'x' | 'y' | 'space' | 'cells', unknown>>): Cell[] {
  const { x, y, space, cells } = move;
  if (typeof x === 'number' && typeof y === 'number') return [{ row: y, column: x }];
  const named = typeof space === 'string' ? /^r(\d+)c(\d+)$/.exec(space) : null;
  if (named) return [{ row: Number(named[1]), column: Number(named[2]) }];
  if (typeof cells === 'string' && /^\d\d( \d\d)*$/.test(cells)) {
    return cells.split(' ').map((digits) => ({ row: Number(digits[0]), column: Number(digits[1]) }));
  }
  return [];
}

export const cellKey = ({ row, column }: Cell): string => `cell:${row}:${column}`;

/** The smallest map that holds all squares, row by row. */
export function mapOf(cells: readonly Cell[]): { columns: number; squares: Cell[] } {
  if (cells.length === 0) return { columns: 0, squares: [] };
  const rows = span(cells.map((cell) => cell.row));
  const columns = span(cells.map((cell) => cell.column));
  return { columns: columns.length, squares: rows.flatMap((row) => columns.map((column) => ({ row, column }))) };
}

function span(values: readonly number[]): number[] {
  const low = Math.min(...values);
  return Array.from({ length: Math.max(...values) - low + 1 }, (_, index) => low + index);
}
