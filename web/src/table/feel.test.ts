import { describe, expect, it } from 'vitest';
import type { LogLine } from '../protocol/messages';
import { inOrder, sinceMine } from './since';
import { REST, Steady, type Click } from './steady';
import { isSetUp, story } from './story';

const line = (by: string, ply: number, event: Record<string, unknown> = {}): LogLine => ({
  version: ply,
  ply,
  at: 0,
  what: { kind: 'event', by, text: { key: 'x', args: {} }, event },
});
const plies = (lines: LogLine[]) => lines.map(({ ply }) => ply);

describe('what happened meanwhile', () => {
  const log = [line('B', 1), line('A', 2), line('B', 3, { from: 'A' }), line('C', 4), line('C', 5, { to: 'A' })];
  it('is what came after one’s own last decision, what was done to oneself apart', () => {
    const since = sinceMine(log, 'A');
    expect(plies(since.mine)).toEqual([3, 5]);
    expect(plies(since.others)).toEqual([4]);
    expect(plies(inOrder(since))).toEqual([3, 4, 5]);
    expect(sinceMine(log, 'C')).toEqual({ mine: [], others: [] });
  });
  it('does not end with a move that nobody decided', () => {
    const robbed = [...log, line('A', 6, { kind: 'gave', seat: 'A', to: 'B' })];
    expect(sinceMine(robbed, 'A')).toEqual({ mine: [], others: [] });
    expect(plies(sinceMine(robbed, 'A', new Set([6])).mine)).toEqual([3, 5, 6]);
  });
  it('is all of it for whoever only looks', () => {
    expect(plies(sinceMine(log, null).others)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the log as a story', () => {
  const said: LogLine = {
    version: 3,
    ply: 2,
    at: 0,
    what: { kind: 'chat', person: 'p', name: 'Livia', said: 'Salve' },
  };
  const log = [
    line('A', 0, { kind: 'dealt' }),
    line('A', 1, { kind: 'round' }),
    line('A', 1),
    line('A', 2),
    said,
    line('B', 3),
    line('B', 4, { kind: 'round' }),
    line('A', 4),
  ];
  it('has a chapter for each round and a paragraph for each turn', () => {
    const chapters = story(log);
    expect(chapters.map(({ head }) => head?.ply ?? null)).toEqual([null, 1, 4]);
    expect(chapters[1]?.paragraphs.map(({ by, lines }) => [by, lines.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(chapters.map(isSetUp)).toEqual([true, false, false]);
  });
  it('leaves chat to its own place', () => {
    expect(story([said])).toEqual([]);
  });
});

describe('a click', () => {
  const click = (at: number, more: Partial<Click> = {}): Click => ({ at, x: 50, y: 50, target: 'a', nth: 1, ...more });
  it('counts once when it is a double click', () => {
    const steady = new Steady();
    expect(steady.admits(click(0))).toBe(true);
    expect(steady.admits(click(120, { nth: 2 }))).toBe(false);
  });
  it('does not answer a question that has just come up under it', () => {
    const steady = new Steady();
    steady.admits(click(0));
    steady.changed(400);
    expect(steady.admits(click(400 + REST - 1))).toBe(false);
    expect(steady.admits(click(400 + REST + 1))).toBe(true);
  });
  it('counts elsewhere at once', () => {
    const steady = new Steady();
    steady.admits(click(0));
    steady.changed(10);
    expect(steady.admits(click(20, { x: 300 }))).toBe(true);
  });
  it('by keyboard is told apart by what it is on', () => {
    const steady = new Steady();
    steady.admits(click(0, { nth: 0 }));
    steady.changed(10);
    expect(steady.admits(click(20, { nth: 0, target: 'b' }))).toBe(true);
    steady.changed(30);
    expect(steady.admits(click(40, { nth: 0, target: 'b' }))).toBe(false);
  });
});
