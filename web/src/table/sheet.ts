import type { Row, Section, ThingName } from '../protocol/messages';

/** Rows as they are drawn: facts that follow one another are one list. */
export type Block =
  | { kind: 'facts'; rows: Extract<Row, { field: unknown }>[] }
  | { kind: 'line'; row: Extract<Row, { line: unknown }> }
  | { kind: 'table'; row: Extract<Row, { table: unknown }> }
  | { kind: 'drawing'; lines: string[] };

export function blocksOf(section: Section): Block[] {
  const blocks: Block[] = [];
  for (const row of section.rows) {
    const last = blocks.at(-1);
    if ('field' in row) {
      if (last?.kind === 'facts') last.rows.push(row);
      else blocks.push({ kind: 'facts', rows: [row] });
    } else if ('line' in row) blocks.push({ kind: 'line', row });
    else if ('table' in row) blocks.push({ kind: 'table', row });
    else blocks.push({ kind: 'drawing', lines: row.drawing });
  }
  return blocks;
}

/** Whether sections hold a few facts only, so that a strip is enough for them. */
export const isSlight = (sections: readonly Section[]): boolean =>
  sections.every((section) => section.rows.every((row) => 'field' in row || 'line' in row) && section.rows.length < 7);

/** Sections in two columns, the second beginning with `first`: the tallest go where there is more room, order is kept. */
export function columnsOf(first: readonly Section[], sections: readonly Section[]): [Section[], Section[]] {
  const left = new Set<Section>();
  const height = [0, sum(first.map(heightOf))] as [number, number];
  for (const section of sections.toSorted((a, b) => heightOf(b) - heightOf(a))) {
    const side = height[0] <= height[1] ? 0 : 1;
    height[side] += heightOf(section);
    if (side === 0) left.add(section);
  }
  return [sections.filter((section) => left.has(section)), sections.filter((section) => !left.has(section))];
}

/** About how many lines a section takes. */
function heightOf(section: Section): number {
  const lines = section.rows.map((row) => {
    if ('table' in row) return 1 + 1.3 * row.table.rows.length;
    return 'drawing' in row ? 0.7 * row.drawing.length : 1;
  });
  return 2 + sum(lines);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * A drawing that is really a grid: rows of as many printed things, or of single signs. Null for a picture in letters,
 * which is shown as it is.
 */
export function gridOf(lines: readonly string[], things?: ReadonlyMap<string, ThingName>): string[][] | null {
  if (lines.length < 2) return null;
  const named = lines.map((line) => line.trim().split(/\s+/));
  if (isEven(named) && named.flat().every((word) => things?.has(word))) return named;
  const signs = lines.map((line) => [...line]);
  return isEven(signs) && lines.every((line) => /^[a-z.#]{2,12}$/i.test(line)) ? signs : null;
}

const isEven = (rows: readonly string[][]): boolean => rows.every((row) => row.length === rows[0]?.length);
