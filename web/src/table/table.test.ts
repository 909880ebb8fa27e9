import { describe, expect, it } from 'vitest';
import type { Analysis, Moment, SeatInfo } from '../protocol/messages';
import { expectations, turns } from './analysis';
import { timeLeft } from './clock';
import { commitmentOf } from './fairness';
import { LONGEST, schedule } from './flights';
import { curves, pointsOf, turningPoints } from './moments';
import { seatName } from './seats';

describe('a clock', () => {
  it('reads as people say it', () => {
    const days = (n: number) => `${n} d`;
    expect(timeLeft(65_000, days)).toBe('1:05');
    expect(timeLeft(3_600_000, days)).toBe('1:00:00');
    expect(timeLeft(3 * 86_400_000, days)).toBe('3 d');
    expect(timeLeft(-1, days)).toBe('0:00');
  });
});

describe('the commitment', () => {
  it('is the hash of the printed seed', async () => {
    expect(await commitmentOf('0'.repeat(64))).toBe('60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55');
  });
});

describe('movement', () => {
  const flights = (n: number) => Array.from({ length: n }, () => ({ from: 'a', to: 'b', piece: 'dock' }));
  it('goes one after another', () => {
    expect(schedule(flights(2), 250).map(({ delay }) => delay)).toEqual([0, 250]);
  });
  it('never takes longer than its limit, however much happened', () => {
    const last = schedule(flights(40), 250).at(-1);
    expect(last?.delay).toBeLessThan(LONGEST);
  });
});

describe('curves of points', () => {
  const moment = (...points: number[]) =>
    ({ view: { seats: points.map((value) => ({ points: value })) } }) as unknown as Moment;
  const moments = [moment(0, 0), moment(1, 0), moment(1, 5), moment(2, 5)];
  it('have one line per seat', () => {
    expect(curves(moments)).toEqual([
      [0, 1, 1, 2],
      [0, 0, 5, 5],
    ]);
    expect(curves([{ view: null } as Moment])).toEqual([]);
  });
  it('are found under whatever name a game gives to points', () => {
    const seen = (seat: Record<string, unknown>) => pointsOf({ seats: [seat] });
    expect([seen({ points: 3 }), seen({ score: 4 }), seen({ score: { total: -2 } })]).toEqual([[3], [4], [-2]]);
    expect([seen({ vp: 5, total: null }), seen({ vp: 5, total: 9 })]).toEqual([[5], [9]]);
    expect([seen({ hand: 1 }), pointsOf(null)]).toEqual([null, null]);
  });
  it('turn where the difference moved furthest', () => {
    expect(turningPoints(curves(moments), 2)).toEqual([1, 2]);
    expect(turningPoints([])).toEqual([]);
  });
});

describe('a seat', () => {
  const info = (holder: SeatInfo['holder']): SeatInfo => ({
    seat: 'B',
    holder,
    stand_in: null,
    left: null,
    present: true,
  });
  it('bears the name of who sits there', () => {
    const word = (key: string) => key;
    expect(seatName(info({ kind: 'person', id: 'p', name: 'Livia' }), 1, word)).toBe('Livia');
    expect(seatName(info({ kind: 'bot', level: 'hard' }), 1, word)).toBe('web-bot-b');
    expect(seatName(info({ kind: 'open' }), 1, word)).toBe('web-seat-open');
  });
});

describe('an analysis', () => {
  const judged = (ply: number, seat: string, lost: number) => ({
    ply,
    seat,
    played: 'a',
    best: 'b',
    line: [],
    expected: 0.6,
    lost,
  });
  const analysis: Analysis = {
    decisions: [judged(2, 'A', 0.1), judged(5, 'B', 0), judged(8, 'A', 0.3)],
    turning_points: [2, 0, 1],
    lost_by_seat: [0.4, 0],
  };
  it('tells its turning points in order of time, and only those that cost something', () => {
    expect(turns(analysis).map(({ ply }) => ply)).toEqual([2, 8]);
  });
  it('draws what a seat could expect after each of its decisions', () => {
    expect(expectations(analysis, 'A', 10)).toEqual([
      { x: 0.2, y: 0.5 },
      { x: 0.8, y: 0.3 },
    ]);
  });
});
