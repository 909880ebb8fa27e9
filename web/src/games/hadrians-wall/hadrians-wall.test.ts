import { describe, expect, it } from 'vitest';
import type { Move, SeatView, View } from '../../protocol/hadrians-wall';
import { FACTS } from '../../protocol/hadrians-wall-facts';
import { LINES } from './art/lines';
import { GLYPHS } from './art/names';
import { PATH_ART } from './art/paths';
import sprite from './art/Sprite.svelte?raw';
import { towersOf, type Battle } from './attack';
import { holds } from './holding';
import { inkOf, newInk, othersOf, sourceSeat, trackMissing } from './model';
import { box, key, targetsOf, type Place } from './places';
import { beside, formOf, mirrored, nearest, nextForm, placementsOf, turned } from './scouting';

const seat = (given: Partial<SeatView> = {}): SeatView => ({
  seat: 'A',
  deck_size: 10,
  deck: null,
  drawn: null,
  has_chosen: true,
  chosen: null,
  good: 1,
  pattern: 'L',
  asked: { kind: 'action' },
  board: { soldier: 1, builder: 1, servant: 1, civilian: 1, resource: 1 },
  renown: 0,
  piety: 0,
  valor: 0,
  discipline: 0,
  cohorts: { left: 0, center: 0, right: 0 },
  mining_and_foresting: 0,
  wall_guard: 0,
  cippi: 0,
  wall: 0,
  fort: 0,
  infrastructure: 0,
  resource_production: 1,
  buildings: [],
  training_grounds: [],
  forum: [],
  traders: 0,
  performers: 0,
  priests: 0,
  apparitores: 0,
  patricians: 0,
  market: [0, 0, 0, 0, 0, 0, 0, 0],
  theater: [0, 0, 0, 0, 0, 0],
  gladiators: { red: { trained: 0, damage: 0, battles: [] }, blue: { trained: 0, damage: 0, battles: [] } },
  temples: { small: 0, medium: 0, large: 0 },
  temple_favors: 0,
  baths: [0, 0, 0, 0, 0, 0],
  courthouse: { left: [], center: [], right: [] },
  diplomats: [],
  scouts: 0,
  map: [],
  disdain: 0,
  disdain_removed: 0,
  paths: [],
  prospects: [],
  stopped: false,
  score: { attributes: 0, paths: 0, penalty: 0, total: 0 },
  progress: [],
  drawn_progress: [],
  ...given,
});

const view = (seats: SeatView[]): View => ({
  viewer: 'A',
  difficulty: 'normal',
  mode: 'simultaneous',
  campaign: null,
  solo_rank: null,
  year: 1,
  phase: 'actions',
  to_act: ['A'],
  flag: 1,
  attack_cards: 1,
  fate_draw: 40,
  fate_deck: null,
  fate_discard: [],
  attack: [],
  attacks: [],
  neutral_draw: 0,
  neutral_deck: null,
  neutral: [],
  goals: [],
  seats,
});

const keys = (move: Move, given: Partial<SeatView> = {}) => targetsOf(move, view([seat(given)])).map(key);

describe('places', () => {
  it('have names of their own', () => {
    const places: Place[] = [
      ...FACTS.tracks.flatMap((track) => track.boxes.map((_, index) => box(track.id, index + 1))),
      ...FACTS.attributes.flatMap((track) => track.boxes.map((_, index) => box(track.id, index + 1))),
      ...FACTS.cohorts.flatMap((track) => track.boxes.map((_, index) => box(`${track.id}-cohort`, index + 1))),
      ...FACTS.citizens.flatMap((track) => track.boxes.map((_, index) => box(track.id, index + 1))),
      ...FACTS.buildings.map(({ id }): Place => ({ at: 'building', building: id })),
      ...FACTS.cards.map(({ id }): Place => ({ at: 'card', card: id })),
      ...FACTS.attributes.map(({ id }): Place => ({ at: 'attribute', attribute: id })),
    ];
    expect(new Set(places.map(key)).size).toBe(places.length);
  });

  it('of a move are the next box and what pays for it', () => {
    expect(keys({ kind: 'fort', pay: 'soldier' }, { fort: 4 })).toEqual(['fort-5', 'pawn-soldier']);
    expect(keys({ kind: 'wall' }, { wall: 6 })).toEqual(['wall-7']);
    expect(keys({ kind: 'serve-temple', pay: 'civilian' }, { temples: { small: 2, medium: 3, large: 0 } })).toEqual([
      'temples-6',
      'pawn-civilian',
    ]);
    expect(keys({ kind: 'buy-good', source: 'left', hexagon: 3 })).toEqual(['market-3', 'good-left']);
    expect(keys({ kind: 'ruling', column: 'center' }, { courthouse: { left: [], center: [2], right: [] } })).toEqual([
      'center-ruling-2',
    ]);
    expect(keys({ kind: 'stop' })).toEqual(['end']);
  });
});

describe('ink', () => {
  it('is what is filled, circled and written', () => {
    const ink = inkOf(
      seat({
        wall: 2,
        forum: [3],
        gladiators: { red: { trained: 3, damage: 1, battles: [2] }, blue: { trained: 0, damage: 0, battles: [] } },
        temples: { small: 2, medium: 1, large: 0 },
        map: ['11', '45'],
        disdain: 2,
        disdain_removed: 1,
      }),
    );
    expect(ink.get('wall-2')).toEqual({ pen: 'stroke' });
    expect(ink.has('wall-3')).toBe(false);
    expect(ink.get('forum-1')).toEqual({ pen: 'written', text: '3' });
    expect(ink.get('red-strength-1')).toEqual({ pen: 'stroke' });
    expect(ink.get('red-strength-3')).toEqual({ pen: 'ring' });
    expect(ink.get('red-battle-1')).toEqual({ pen: 'written', text: '2' });
    expect(['temples-1', 'temples-2', 'temples-3'].every((name) => ink.has(name))).toBe(true);
    expect([ink.has('map-1'), ink.has('map-20'), ink.has('map-2')]).toEqual([true, true, false]);
    expect([ink.get('disdain-1')?.pen, ink.get('disdain-3')?.pen, ink.has('disdain-4')]).toEqual([
      'stroke',
      'ring',
      false,
    ]);
  });

  it('tells what is new', () => {
    const added = newInk(inkOf(seat({ wall: 2 })), inkOf(seat({ wall: 3, renown: 1 })));
    expect([...added.keys()].sort()).toEqual(['renown-1', 'wall-3']);
  });
});

describe('what is missing', () => {
  it('is the granary of the column and the Fort below', () => {
    expect(trackMissing(seat({ fort: 3 }), 'wall', 4).map((one) => one.id)).toEqual(['fort']);
    expect(trackMissing(seat({ fort: 7 }), 'fort', 8).map((one) => one.id)).toEqual(['medium-granary']);
    expect(trackMissing(seat({ fort: 8, buildings: ['medium-granary'] }), 'wall', 8)).toEqual([]);
  });
});

describe('neighbors', () => {
  const four = view(['A', 'B', 'C', 'D'].map((name) => seat({ seat: name })));
  it('sit on both sides, the others are out of reach', () => {
    expect(othersOf(four, 'B').map(({ seat: other, source }) => [other.seat, source])).toEqual([
      ['C', 'left'],
      ['D', null],
      ['A', 'right'],
    ]);
    expect([sourceSeat(four, 'A', 'left'), sourceSeat(four, 'A', 'right'), sourceSeat(four, 'A', 'own')]).toEqual([
      'B',
      'D',
      'A',
    ]);
  });
});

describe('holding', () => {
  it('keeps a move that leads to a question', () => {
    const at = (given: Partial<SeatView>) => view([seat(given)]);
    expect(holds({ kind: 'wall' }, at({ wall: 3 }))).toBe(true);
    expect(holds({ kind: 'wall' }, at({ wall: 0 }))).toBe(false);
    // With one cohort left nothing is asked.
    expect(holds({ kind: 'wall' }, at({ wall: 3, cohorts: { left: 6, center: 6, right: 2 } }))).toBe(false);
    expect(holds({ kind: 'build', building: 'small-road' }, at({}))).toBe(true);
    expect(holds({ kind: 'stop' }, at({}))).toBe(false);
  });
});

describe('scouting', () => {
  const scout = (cells: string): Move => ({ kind: 'scout', source: 'own', cells });
  const legal = [scout('11 12 13 14'), scout('12 13 14 15'), scout('11 21 31 41'), { kind: 'stop' } as Move];
  const placements = placementsOf(legal, 'own');

  it('finds forms, turns them and skips those that fit nowhere', () => {
    expect(placements).toHaveLength(3);
    const line = formOf([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(turned(turned(line))).toBe(line);
    expect(mirrored(line)).toBe(line);
    expect(nextForm(line, placements, turned)).toBe(turned(line));
    expect(nextForm(line, placements.slice(0, 2), turned)).toBe(line);
  });

  it('snaps to the nearest place and moves from one to the next', () => {
    const [first, second] = placements;
    expect(nearest(placements, first?.form ?? '', 3.2, 0.5)).toBe(second);
    expect(first && beside(placements, first, 0, 1)).toBe(second);
    expect(second && beside(placements, second, 0, 1)).toBe(second);
  });
});

describe('an attack', () => {
  it('is held by shields and favors', () => {
    const battle: Battle = {
      year: 3,
      flag: 2,
      n: 5,
      attacks: { left: 2, center: 3, right: 0 },
      shields: new Map([['A', { left: 2, center: 1, right: 0 }]]),
      cancelled: new Map([['A', { left: 0, center: 1, right: 0 }]]),
      defended: new Map(),
    };
    const towers = towersOf(battle, 'A');
    expect([towers.left.through, towers.center.through, towers.right.through]).toEqual([0, 1, 0]);
  });
});

describe('artwork', () => {
  it('has a glyph for every icon that is printed', () => {
    const icons = [
      ...FACTS.tracks.flatMap((track) => track.boxes.flatMap((one) => one.icons)),
      ...FACTS.attributes.flatMap((track) => track.boxes.flat()),
      ...FACTS.citizens.flatMap((track) => [track.icon, ...track.boxes.flat()]),
      ...FACTS.buildings.flatMap((building) => building.icons),
      ...FACTS.temples.flatMap((one) => one.icons),
      ...FACTS.bribes.flatMap((one) => one.icons),
      ...FACTS.performances.flatMap((one) => one.icons),
      ...FACTS.diplomats.flatMap((one) => one.icons),
    ].flatMap((icon) => (typeof icon === 'string' ? [icon] : icon.among));
    expect([...new Set(icons)].filter((icon) => icon !== 'circle' && !GLYPHS.has(icon))).toEqual([]);
  });

  it('names the glyphs that the sprite holds', () => {
    const held = [...sprite.matchAll(/id="hw-([a-z-]+)"/g)].map(([, name]) => name);
    expect([...GLYPHS].sort()).toEqual(held.sort());
  });

  it('has a drawing for every path', () => {
    expect(FACTS.cards.every(({ id }) => PATH_ART[id] in LINES)).toBe(true);
  });
});
