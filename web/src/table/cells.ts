/** A square of a map, as games name it in their moves: its place counted from wherever the game counts. */
export interface Cell {
  row: number;
  column: number;
}

/**
 * The squares a move is about, for games without a board of their own: `x` and `y`, a space such as `r2c3`, or rows and
 * columns as digits such as `11 12 21`. Nothing but the shape of the fields is looked at.
 */
export function cellsOf(fields: Record<string, unknown>): string[] {
  const { x, y, space, cells } = fields;
  if (typeof x === 'number' && typeof y === 'number') return [target({ row: y, column: x })];
  const named = typeof space === 'string' ? /^r(\d+)c(\d+)$/.exec(space) : null;
  if (named) return [target({ row: Number(named[1]), column: Number(named[2]) })];
  if (typeof cells === 'string' && /^\d\d( \d\d)*$/.test(cells)) {
    return cells.split(' ').map((digits) => target({ row: Number(digits[0]), column: Number(digits[1]) }));
  }
  return [];
}

const target = ({ row, column }: Cell): string => `cell:${row}:${column}`;

/** The square of a target; null for what is none. */
export function cellOf(name: string): Cell | null {
  const found = /^cell:(-?\d+):(-?\d+)$/.exec(name);
  return found ? { row: Number(found[1]), column: Number(found[2]) } : null;
}

/** The smallest map that holds all squares, row by row. */
export function mapOf(targets: Iterable<string>): { columns: number; squares: (Cell & { target: string })[] } {
  const cells = [...targets].flatMap((name) => cellOf(name) ?? []);
  if (cells.length === 0) return { columns: 0, squares: [] };
  const rows = span(cells.map((cell) => cell.row));
  const columns = span(cells.map((cell) => cell.column));
  const squares = rows.flatMap((row) => columns.map((column) => ({ row, column, target: target({ row, column }) })));
  return { columns: columns.length, squares };
}

function span(values: readonly number[]): number[] {
  const low = Math.min(...values);
  return Array.from({ length: Math.max(...values) - low + 1 }, (_, index) => low + index);
}
