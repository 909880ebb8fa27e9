import { describe, expect, it } from 'vitest';
import type { Row, Section, Text, ThingName } from '../protocol/messages';
import { cellKey, cellsOf, mapOf } from './cells';
import { phrases } from './phrases';
import { blocksOf, columnsOf, gridOf, isSlight } from './sheet';

const kind = (sentence: string) => (/^(Scout|Take|Stop|At)/.exec(sentence) ?? ['other'])[0];
const groups = (...sentences: string[]) =>
  phrases(sentences, (words) => words, kind).map(({ head, items }) => [head, ...items.map(({ rest }) => rest)]);

describe('a list of moves', () => {
  it('says once what sentences agree on up to their colon', () => {
    expect(groups('Fill a box: Wall (cost: 1)', 'Stop for this Year', 'Fill a box: Cippi')).toEqual([
      ['Fill a box', 'Wall (cost: 1)', 'Cippi'],
      ['', 'Stop for this Year'],
    ]);
  });
  it('says once how moves of a kind begin, by whole words', () => {
    expect(groups('Take bread', 'Take brick and games', 'Scout 11 12', 'Scout 11 21')).toEqual([
      ['Take', 'bread', 'brick and games'],
      ['Scout', '11 12', '11 21'],
    ]);
  });
  it('leaves whole what shares nothing, and what would have nothing left', () => {
    expect(groups('Take', 'Take two', 'Stop')).toEqual([['', 'Take', 'Take two', 'Stop']]);
    expect(groups('Performance 1 (cost: 1)', 'Build (cost: 1)')).toEqual([
      ['', 'Performance 1 (cost: 1)', 'Build (cost: 1)'],
    ]);
  });
  it('keeps every move exactly once', () => {
    const all = ['Fill: a', 'Fill: b', 'Take a', 'Take b', 'Stop', 'At x: y'];
    const listed = phrases(all, (words) => words, kind).flatMap(({ items }) => items.map(({ item }) => item));
    expect(listed.sort()).toEqual([...all].sort());
  });
});

describe('squares of a map', () => {
  it('are found in whatever way a game names them', () => {
    expect(cellsOf({ kind: 'cell', x: -2, y: 1 })).toEqual([{ row: 1, column: -2 }]);
    expect(cellsOf({ kind: 'space', space: 'r2c3' })).toEqual([{ row: 2, column: 3 }]);
    const scouted = cellsOf({ kind: 'scout', cells: '11 12 21 22' });
    expect(scouted.map(cellKey)).toEqual(['cell:1:1', 'cell:1:2', 'cell:2:1', 'cell:2:2']);
    expect(cellsOf({ kind: 'sow', cells: 'many', x: 1 })).toEqual([]);
  });
  it('lie on the smallest map that holds them', () => {
    const map = mapOf([
      { row: 0, column: -1 },
      { row: 1, column: 1 },
    ]);
    expect(map.columns).toBe(3);
    expect(map.squares.map(cellKey)).toEqual([
      'cell:0:-1',
      'cell:0:0',
      'cell:0:1',
      'cell:1:-1',
      'cell:1:0',
      'cell:1:1',
    ]);
    expect(mapOf([]).squares).toEqual([]);
  });
});

const text = (key: string): Text => ({ key, args: {} });
const field = (key: string): Row => ({ field: { label: text(key), value: text(key) } });
const table = (rows: number): Row => ({ table: { head: [], rows: Array.from({ length: rows }, () => []) } });
const section = (rows: Row[], seat: string | null = null): Section => ({ title: text('x'), seat, rows });

describe('a sheet', () => {
  it('gathers facts that follow one another', () => {
    const blocks = blocksOf(section([field('a'), field('b'), { line: text('c') }, field('d'), { drawing: ['#'] }]));
    expect(blocks.map((block) => (block.kind === 'facts' ? block.rows.length : block.kind))).toEqual([
      2,
      'line',
      1,
      'drawing',
    ]);
  });
  it('is slight when a strip holds what is common', () => {
    expect(isSlight([section([field('a'), field('b')])])).toBe(true);
    expect(isSlight([section([field('a'), table(3)])])).toBe(false);
  });
  it('fills two columns evenly and keeps the order', () => {
    const [small, tiles, city] = [section([field('a')]), section([table(4)]), section([table(20)])];
    const mine = section([table(8)], 'A');
    expect(columnsOf([mine], [small, tiles, city])).toEqual([[city], [small, tiles]]);
  });
  it('tells grids from pictures', () => {
    const things = new Map(['roof-4', 'door-2'].map((id) => [id, { id, en: id, pl: id, ru: id } as ThingName]));
    expect(gridOf(['roof-4   door-2', 'door-2   roof-4'], things)).toEqual([
      ['roof-4', 'door-2'],
      ['door-2', 'roof-4'],
    ]);
    expect(gridOf(['r..#', '.s.#'])).toEqual([
      ['r', '.', '.', '#'],
      ['.', 's', '.', '#'],
    ]);
    expect(gridOf([' -1   0', '+----+'])).toBeNull();
  });
});
