import { describe, expect, it } from 'vitest';
import { FACTS } from '../../protocol/praetor-facts';
import type { CellPlazas, CityTile, Event, Move, SeatView, View } from '../../protocol/praetor';
import { about } from './about';
import { effectOf } from './art/effects';
import {
  bestTurn,
  lineKey,
  nextTurn,
  NOTHING,
  opening,
  tilesOf,
  walk,
  type Draft,
  type Line,
  type PraLook,
  type PraPreview,
} from './draft';
import { around, difference, frameOf, goodsList, inOrder, matches, missing, turned, workersOf } from './model';
import { feesOf, gainsOf } from './outlook';
import { flightOf } from './pieces';
import { key, targetsOf, type Place } from './places';

const CORNERS = ['ivory', 'azure', 'terracotta', 'azure'] as [string, string, string, string];

const tile = (id: string, x: number, y: number, more: Partial<CityTile> = {}): CityTile => ({
  tile: id,
  type: id.replace(/-\d+$/, ''),
  space: 'red',
  cost: {},
  points: 0,
  fee: {},
  corners: CORNERS,
  x,
  y,
  rotation: 0,
  owner: null,
  builder: null,
  activator: null,
  users: [],
  ...more,
});

const seat = (letter: string, more: Partial<SeatView> = {}): SeatView => ({
  seat: letter,
  color: 'blue',
  board: null,
  sides: null,
  score: 10,
  sources: {},
  goods: { gold: 10, wood: 4 },
  morale: 3,
  morale_level: 0,
  morale_points: 0,
  villagers: 5,
  novices: [0, 0],
  idle: [1, 2, 3],
  n_active: 3,
  retired: 0,
  helpers: 0,
  walls: [],
  owned: [],
  free_markers: 11,
  passed: false,
  upkeep: null,
  ...more,
});

const asked = (decision: string, more: Partial<NonNullable<View['asked']>> = {}): NonNullable<View['asked']> => ({
  seat: 'A',
  decision,
  camp: null,
  tile: null,
  experience: null,
  cell: null,
  left: {},
  sold: {},
  bought: {},
  balance: 0,
  plazas: [],
  ...more,
});

const view = (more: Partial<View> = {}): View => ({
  viewer: 'A',
  turn: 1,
  last_turn: false,
  advanced: false,
  hard: false,
  era: 'I',
  retirement: 12,
  order: ['B', 'A'],
  passed: [],
  asked: asked('action'),
  city: [tile('gold-mine-1', 0, -1, { owner: 'A' }), tile('market-1', 1, 0, { space: 'green' })],
  free_cells: [{ x: 0, y: 0 }],
  row: [],
  city_stack: { first: 3, second: 4, top: null, tiles: [] },
  token: null,
  wall_stack: { size: 3, top_bonus: 3, tokens: [], removed: [] },
  seats: [seat('A'), seat('B', { color: 'yellow' })],
  ...more,
});

const legal = (notation: string, fields: Move) => ({ notation, text: { key: 'x', args: {} }, fields });
const look = (now: View, ...moves: ReturnType<typeof legal>[]): PraLook => ({
  view: now,
  prompt: null,
  legal: moves,
  points: [],
  to_act: ['A'],
});
const preview = (then: PraLook | null, ...events: Event[]): PraPreview => ({
  events: events.map((event) => ({ text: { key: 'x', args: {} }, event })),
  points: [],
  unknown: null,
  then,
  refused: null,
});

describe('a draft', () => {
  const build = legal('build', { kind: 'build' });
  const pass = legal('pass', { kind: 'pass' });
  const camp = legal('labor-camp', { kind: 'labor-camp' });
  const curia = legal('tile curia-1', { kind: 'tile', tile: 'curia-1' });
  const three = legal('worker 3', { kind: 'worker', experience: 3 });
  const cell = legal('cell 0 0', { kind: 'cell', x: 0, y: 0 });
  const turn = legal('rotate 1', { kind: 'rotate', rotation: 1 });
  const built: Event = {
    kind: 'built',
    seat: 'A',
    tile: 'curia-1',
    x: 0,
    y: 0,
    rotation: 1,
    experience: 3,
    cost: { wood: 2 },
    points: 4,
    plazas: 2,
  };
  const now = look(view(), build, camp, pass);
  const told = new Map<string, PraPreview>([
    ['build', preview(look(view({ asked: asked('build-tile') }), curia))],
    ['build|tile curia-1', preview(look(view({ asked: asked('worker', { tile: 'curia-1' }) }), three))],
    ['build|tile curia-1|worker 3', preview(look(view({ asked: asked('cell', { tile: 'curia-1' }) }), cell))],
    ['build|tile curia-1|worker 3|cell 0 0', preview(look(view({ asked: asked('rotation') }), turn))],
    ['build|tile curia-1|worker 3|cell 0 0|rotate 1', preview(null, built)],
  ]);
  const go = (draft: Draft) => walk(now, draft, (line: Line) => told.get(lineKey(line)));
  const whole: Draft = {
    ...NOTHING,
    mode: 'build',
    tile: 'curia-1',
    worker: 3,
    cell: { x: 0, y: 0 },
    rotation: 1,
  };

  it('leads through the decisions of the engine in its order, whatever was chosen first', () => {
    const walked = go(whole);
    expect(walked.end).toBe('done');
    expect(lineKey(walked.line)).toBe('build|tile curia-1|worker 3|cell 0 0|rotate 1');
  });
  it('stops where something is not chosen yet', () => {
    const walked = go({ ...whole, worker: null });
    expect(walked).toMatchObject({ end: 'asks', look: { view: { asked: { decision: 'worker' } } } });
  });
  it('waits where the engine has not told', () => {
    expect(go({ ...NOTHING, helper: true })).toMatchObject({ end: 'waits', line: [{ notation: 'labor-camp' }] });
  });
  it('sends a retired worker to the camp before it says what to do', () => {
    const walked = walk(now, { ...NOTHING, helper: true, mode: 'build' }, () => undefined);
    expect(lineKey(walked.line)).toBe('labor-camp');
  });
  it('never passes by itself', () => {
    expect(walk(look(view(), pass), whole, () => undefined)).toMatchObject({ end: 'asks', line: [] });
  });
  it('answers the market good by good', () => {
    const sell = [0, 1, 2].map((amount) => legal(`sell wood ${amount}`, { kind: 'sell', good: 'wood', amount }));
    const trade = { wood: -2, stone: 0, marble: 0, weapons: 0 };
    const walked = walk(look(view({ asked: asked('market-sell') }), ...sell), { ...NOTHING, trade }, () => undefined);
    expect(lineKey(walked.line)).toBe('sell wood 2');
  });
  it('opens with the usual answer where the rest is decided', () => {
    const smith = [0, 1, 2].map((amount) => legal(`smith ${amount}`, { kind: 'smith', amount }));
    expect(opening(look(view({ asked: asked('smith-amount') }), ...smith)).forged).toBe(2);
    const plazas: CellPlazas[] = [{ x: 0, y: 0, points: [1, 3, null, 0] }];
    const rotation = opening(look(view({ asked: asked('rotation', { cell: { x: 0, y: 0 }, plazas }) }), turn));
    expect(rotation.rotation).toBe(1);
    expect(opening(now)).toBe(NOTHING);
  });
  it('takes tiles only from the decision that asks for them', () => {
    const building = look(view({ asked: asked('build-tile') }), curia);
    expect(tilesOf(building, 'build-tile')).toEqual(['curia-1']);
    expect(tilesOf(building, 'activate-tile')).toEqual([]);
  });
});

describe('turning', () => {
  const plazas: CellPlazas = { x: 0, y: 0, points: [2, 4, null, 4] };
  it('finds the first of the best turns', () => expect(bestTurn(plazas)).toEqual({ rotation: 1, points: 4 }));
  it('leaves out turns that look alike, in both directions', () => {
    expect([0, 1, 3].map((at) => nextTurn(plazas, at))).toEqual([1, 3, 0]);
    expect([0, 1, 3].map((at) => nextTurn(plazas, at, -1))).toEqual([3, 0, 1]);
  });
  it('moves the corners clockwise', () => {
    expect(turned(['ivory', 'azure', 'terracotta', 'verdigris'], 1)).toEqual([
      'verdigris',
      'ivory',
      'azure',
      'terracotta',
    ]);
  });
});

describe('the city', () => {
  it('finds the plazas that match, diagonal ones too', () => {
    const city = [tile('quarry-1', 0, 0), tile('quarry-2', 1, 0)];
    // The corner point (1, 1): azure of quarry-2 (south-west) and terracotta of quarry-1 (south-east).
    expect(matches(city, { x: 1, y: 1 }, ['azure', 'ivory', 'ivory', 'ivory'])).toEqual([{ x: 1, y: 1, n: 1 }]);
  });
  it('is framed with ground around it', () => {
    expect(
      frameOf(
        [
          { x: -1, y: 0 },
          { x: 2, y: 1 },
        ],
        0.5,
      ),
    ).toEqual({ x: -1.5, y: -0.5, width: 5, height: 3 });
  });
  it('tells what is missing and what changes', () => {
    expect(missing({ gold: 2, wood: 3 }, { gold: 5, wood: 1 })).toEqual([{ good: 'wood', amount: 2 }]);
    expect(difference({ gold: 5 }, { gold: 3, wood: 4 })).toEqual([
      { good: 'gold', amount: -2 },
      { good: 'wood', amount: 4 },
    ]);
    expect(goodsList({ wood: 0, stone: 1 })).toEqual([{ good: 'stone', amount: 1 }]);
  });
});

describe('the people', () => {
  const worker = { seat: 'A', experience: 5, retired: false, next: 6 };
  const standing = view({ city: [tile('quarry-1', 0, 0, { activator: worker, builder: { ...worker, seat: 'B' } })] });
  it('are those who are ready and those who stand in the city, helpers not among them', () => {
    expect(workersOf(standing, seat('A')).map(({ experience, next }) => [experience, next])).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
      [5, 6],
    ]);
    const helper = view({ city: [tile('quarry-1', 0, 0, { activator: { ...worker, retired: true } })] });
    expect(workersOf(helper, seat('A', { idle: [] }))).toEqual([]);
  });
  it('sit around the viewer, and act in the order of the turn', () => {
    expect(around(view(), 'A').map((each) => each.seat)).toEqual(['B']);
    expect(inOrder(view()).map((each) => each.seat)).toEqual(['B', 'A']);
  });
});

describe('an outlook', () => {
  const events: Event[] = [
    { kind: 'activated', seat: 'A', tile: 'sawmill-1', experience: 4 },
    { kind: 'fee-paid', seat: 'A', owner: 'B', tile: 'sawmill-1', fee: { gold: 1 } },
    { kind: 'gained', seat: 'A', good: 'wood', amount: 4 },
    { kind: 'passed', seat: 'B', forced: true },
    { kind: 'gained', seat: 'A', good: 'gold', amount: 9 },
  ];
  it('tells gain and fee of the action, and nothing of what comes after it', () => {
    expect(gainsOf(preview(null, ...events), 'A')).toEqual([{ icon: 'wood', amount: 4 }]);
    expect(feesOf(preview(null, ...events), 'A')).toEqual([{ owner: 'B', fee: { gold: 1 } }]);
    expect(gainsOf(preview(null, ...events), 'B')).toEqual([]);
  });
});

describe('places', () => {
  const places: Place[] = [
    { at: 'side', side: 'a' },
    { at: 'offer', tile: 'curia-1' },
    { at: 'tile', tile: 'curia-1' },
    { at: 'cell', x: 1, y: -1 },
    { at: 'cell', x: -1, y: 1 },
    { at: 'die', seat: 'A', experience: 1 },
    { at: 'good', seat: 'A', good: 'wood' },
    { at: 'novices', seat: 'A', stage: 1 },
    { at: 'novices', seat: 'A', stage: 2 },
    { at: 'retired', seat: 'A' },
    { at: 'villagers', seat: 'A' },
    { at: 'morale', seat: 'A' },
    { at: 'walls', seat: 'A' },
    { at: 'score', seat: 'A' },
    { at: 'token' },
    { at: 'stack' },
  ];
  it('have a name each', () => expect(new Set(places.map(key)).size).toBe(places.length));
  it('are in the row while a tile to build is asked for, and in the city otherwise', () => {
    const move: Move = { kind: 'tile', tile: 'curia-1' };
    expect(targetsOf(move, view({ asked: asked('build-tile') }))).toEqual([{ at: 'offer', tile: 'curia-1' }]);
    expect(targetsOf(move, view({ asked: asked('activate-tile') }))).toEqual([{ at: 'tile', tile: 'curia-1' }]);
  });
  it('see a tile go from the row to the city, and a fee from one to another', () => {
    expect(flightOf({ kind: 'fee-paid', seat: 'A', owner: 'B', tile: 'x', fee: { stone: 1 } })).toEqual({
      from: { at: 'good', seat: 'A', good: 'stone' },
      to: { at: 'good', seat: 'B', good: 'stone' },
      piece: { what: 'good', good: 'stone' },
    });
    expect(flightOf({ kind: 'forged', seat: 'A', amount: 0 })).toBeNull();
  });
});

describe('buildings', () => {
  it('all say what they do, monuments excepted', () => {
    const silent = FACTS.buildings.filter((building) => effectOf(building.id) === null);
    expect(silent.map((building) => building.id).sort()).toEqual(['statue', 'triumphal-arch']);
  });
  it('and goods all have words, with the numbers of the engine', () => {
    const silent = [...FACTS.buildings.map((building) => building.id), 'gold', 'wood'].filter(
      (id) => about(id) === null,
    );
    expect(silent).toEqual([]);
    expect(about('oracle')?.args).toEqual({ n: 1, per: 2 });
    expect(about('blue')).toBeNull();
  });
});
