import { describe, expect, it } from 'vitest';
import type { LogLine, Now, Snapshot, TableInfo, Update } from '../protocol/messages';
import { advance } from './sync';

const now = (version: number) => ({ version }) as Now;
const line = (ply: number): LogLine => ({
  version: ply,
  ply,
  at: 0,
  what: { kind: 'event', by: 'A', text: { key: 'x', args: {} }, event: {} },
});
const said = (ply: number): LogLine => ({
  ...line(ply),
  what: { kind: 'chat', person: 'p', name: 'Livia', said: 'hm' },
});
const known: Snapshot = { info: {} as TableInfo, now: now(5), log: [line(1), line(2), line(3)] };
const update = (after: number, version: number, undone_to: number | null, log: LogLine[]): Update => ({
  after,
  now: now(version),
  undone_to,
  log,
});

describe('an update', () => {
  it('that follows is added', () => {
    const synced = advance(known, update(5, 6, null, [line(4)]));
    expect(synced).toMatchObject({ snapshot: { now: { version: 6 } }, news: [{ ply: 4 }], undone: false });
    expect(typeof synced === 'object' && synced.snapshot.log.map(({ ply }) => ply)).toEqual([1, 2, 3, 4]);
  });
  it('that takes back drops what was taken back first', () => {
    const synced = advance(known, update(5, 7, 2, [line(2)]));
    expect(typeof synced === 'object' && synced.snapshot.log.map(({ ply }) => ply)).toEqual([1, 2]);
    expect(synced).toMatchObject({ undone: true });
  });
  it('that takes back leaves what was said', () => {
    const synced = advance({ ...known, log: [line(1), said(2), line(2)] }, update(5, 7, 1, []));
    expect(typeof synced === 'object' && synced.snapshot.log).toEqual([said(2)]);
  });
  it('with a gap before it asks for everything', () => {
    expect(advance(known, update(7, 8, null, []))).toBe('behind');
  });
  it('that is known already is nothing new', () => {
    expect(advance(known, update(4, 5, null, [line(3)]))).toBe('old');
  });
});
