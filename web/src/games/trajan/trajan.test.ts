import { describe, expect, it } from 'vitest';
import { FACTS } from '../../protocol/trajan-facts';
import type { Color, Commodity, Event, Move, ProvinceView, SeatView, View } from '../../protocol/trajan';
import { hueOf } from './art/commodities';
import { pictureOf } from './art/pictures';
import { dealt } from './deal';
import { flightOf, ghostOf } from './flights';
import { holds as isHeld, opens } from './gestures';
import { cellsOf, LAP } from './lap';
import {
  around,
  asked,
  builtBy,
  counted,
  demandsMet,
  forumSpaces,
  holds,
  largestShipment,
  orders,
  roundOf,
  sowingOf,
  toStart,
  votesOf,
  worthOf,
} from './model';
import { areaOf, key, paneOf, targetsOf, type Place } from './places';
import { lastReckoning } from './quarter';
import { laneOf, slotAt, spotsOf, trayAt } from './ring';

const TRAJAN = FACTS.trajan_tiles[0];
const seat = (letter: string, more: Partial<SeatView> = {}): SeatView => ({
  seat: letter,
  vp: 0,
  total: null,
  points: [],
  hand_size: 0,
  hand: null,
  known: [],
  display: [],
  trays: [],
  tiles: [],
  kept: [],
  buildings: [],
  bonus: [],
  gray_bonus: [],
  supply: 13,
  worker_camp: 1,
  military_camp: 1,
  leader: null,
  senate: 0,
  votes: 0,
  ...more,
});
const view = (more: Partial<View> = {}): View => ({
  viewer: 'A',
  quarter: 1,
  time: 0,
  lap: 16,
  over: false,
  starter: 'A',
  active: 'A',
  to_act: ['A'],
  decision: null,
  held: [],
  demands: [],
  past_demands: [],
  forum: [],
  forum_spaces: 9,
  forum_extra: [],
  forum_stack: 40,
  extra_stack: 9,
  provinces: [],
  camp_leaders: ['A', 'B', 'C'],
  district: [],
  ships: [],
  deck: 30,
  left: [],
  right: [],
  trajan_stacks: [],
  bonus_left: null,
  bonus_right: null,
  bag: 6,
  senate: ['A', 'B', 'C'],
  senate_points: [],
  seats: [seat('A'), seat('B'), seat('C')],
  ...more,
});

describe('the model', () => {
  it('seats the others in the order of play', () => {
    expect(around(view(), 'B').map((each) => each.seat)).toEqual(['C', 'A']);
    expect(around(view(), null).map((each) => each.seat)).toEqual(['A', 'B', 'C']);
  });
  it('counts rounds by open demands and spaces to the start', () => {
    expect(roundOf(view())).toBe(1);
    expect(roundOf(view({ demands: ['bread', 'bread', 'games'] }))).toBe(4);
    expect(toStart(view({ time: 13 }))).toBe(3);
  });
  it('ranks votes and breaks ties for the higher disc', () => {
    const seats = [seat('A', { senate: 1, votes: 2 }), seat('B', { senate: 2, votes: 3 }), seat('C', { votes: 3 })];
    const votes = votesOf(view({ seats, senate: ['C', 'A', 'B'] }));
    expect(votes.map((each) => [each.seat, each.track, each.tiles, each.office])).toEqual([
      ['B', 3, 0, 'consul'],
      ['C', 0, 3, 'vice-consul'],
      ['A', 2, 0, null],
    ]);
  });
  it('meets demands with tiles first and jokers then, and knows the penalty', () => {
    const demands = view({ demands: ['bread', 'bread', 'religion'] });
    const met = demandsMet(demands, seat('A', { tiles: ['bread', 'joker-demand'] }));
    expect(met).toEqual({ met: [true, true, false], penalty: 4 });
    expect(demandsMet(demands, seat('A')).penalty).toBe(15);
    const kept = FACTS.trajan_tiles.find(({ need }) => need === 'religion');
    expect(demandsMet(demands, seat('A', { kept: kept ? [kept.tile] : [] })).met).toEqual([false, false, true]);
  });
  it('knows the values built of each kind', () => {
    const tiles = FACTS.building_tiles.filter(({ building }) => building === 'roof');
    const roof = builtBy(seat('A', { buildings: tiles.map(({ tile }) => tile) })).find(
      (each) => each.building === 'roof',
    );
    expect(roof?.values).toEqual([2, 3, 4, 5]);
    expect(roof?.action).toBe('trajan');
  });
  it('ticks the markers of a tile one by one', () => {
    const tile = { tile: 'x', category: 'vp', vp: 9, colors: ['pink', 'pink'], amount: 0, need: null } as const;
    expect(holds({ ...tile, colors: ['pink', 'pink'] }, ['pink'])).toEqual([true, false]);
    expect(holds({ ...tile, colors: ['pink', 'blue'] }, ['blue'])).toEqual([false, true]);
  });
  it('finds the largest shipment of each ship', () => {
    const hand: Commodity[] = ['wine', 'wine', 'wine', 'fish', 'fish', 'oils'];
    expect(largestShipment('identical', hand, 0, 4)).toBe(3);
    expect(largestShipment('identical', hand, 2, 4)).toBe(4);
    expect(largestShipment('pairs', hand, 0, 3)).toBe(2);
    expect(largestShipment('pairs', hand, 1, 3)).toBe(3);
    expect(largestShipment('different', hand, 0, 4)).toBe(3);
    expect(largestShipment('identical', [], 0, 4)).toBe(0);
  });
  it('keeps the empty spaces of the forum', () => {
    const spaces = forumSpaces(view({ forum: ['bread'], forum_extra: ['senate'] }));
    expect(spaces.yellow).toEqual(['extra-senate', null, null]);
    expect(spaces.green).toHaveLength(9);
  });
  it('says what a province is worth to a seat', () => {
    const province: ProvinceView = { province: 'noricum', vp: 5, tile: null, legionnaires: ['B', 'C'], leaders: [] };
    expect(worthOf(province, 'A')).toEqual({ vp: 0, less: 6, mine: false });
    expect(worthOf(province, 'B')).toEqual({ vp: 2, less: 3, mine: true });
  });
});

describe('a sowing', () => {
  const events: Event[] = [
    { kind: 'sowed', seat: 'A', tray: 'II', count: 2 },
    { kind: 'marker-dropped', seat: 'A', color: 'pink', tray: 'III' },
    { kind: 'marker-dropped', seat: 'A', color: 'blue', tray: 'IV' },
    { kind: 'time-moved', count: 2, time: 1 },
    { kind: 'fulfilled', seat: 'A', tile: TRAJAN?.tile ?? '', slot: 'IV', points: 3 },
  ];
  it('is read from its events', () => {
    const sowing = sowingOf(events, view({ time: 15 }));
    expect(sowing?.path).toEqual(['III', 'IV']);
    expect(sowing?.target).toBe('IV');
    expect(sowing?.fulfilled).toBe(TRAJAN);
    expect(sowing?.endsRound).toBe(true);
    expect(sowingOf(events, view({ time: 3 }))?.endsRound).toBe(false);
    expect(sowingOf([], view())).toBeNull();
  });
  it('has one order for each color that can come last', () => {
    const lasts = orders(['pink', 'pink', 'blue', 'green']).map((order) => order.at(-1));
    expect(lasts.sort()).toEqual(['blue', 'green', 'pink']);
    expect(orders(['pink', 'pink'])).toEqual([['pink', 'pink']]);
    expect(orders([])).toEqual([]);
  });
  it('of more than six markers also tries who comes to the last tray first', () => {
    const markers: Color[] = ['pink', 'blue', 'green', 'white', 'orange', 'yellow', 'pink'];
    const found = orders(markers);
    const pairs = new Set(found.map((order) => `${order.at(-1)} ${order[0]}`));
    expect(pairs.has('blue pink')).toBe(true);
    expect(pairs.has('pink pink')).toBe(true);
    for (const order of found) expect([...order].sort()).toEqual([...markers].sort());
  });
  it('asks for nothing where one color is left', () => {
    expect(asked(['pink', 'blue', 'green', 'green'])).toEqual(['pink', 'blue']);
    expect(asked(['pink', 'pink'])).toEqual([]);
  });
  it('is held with the action it begins, and sent by what ends it', () => {
    const act = view({ decision: { kind: 'act', action: 'forum' } });
    expect(isHeld({ kind: 'sow', tray: 'I' }, view())).toBe(true);
    expect(isHeld({ kind: 'act' }, act)).toBe(true);
    expect(opens({ kind: 'act' }, act)).toBe(true);
    const senate = view({ decision: { kind: 'act', action: 'senate' } });
    expect(isHeld({ kind: 'act' }, senate)).toBe(false);
    expect(opens({ kind: 'act' }, senate)).toBe(false);
    expect(isHeld({ kind: 'pick', tile: 'bread' }, view())).toBe(false);
  });
});

describe('dealing the markers', () => {
  const all: Color[] = (['yellow', 'orange', 'green', 'white', 'pink', 'blue'] as const).flatMap((color) => [
    color,
    color,
  ]);
  it('puts two different colors on every tray', () => {
    for (let seed = 1; seed < 60; seed++) {
      let state = seed;
      const order = dealt(all, () => (state = (state * 16807) % 2147483647) / 2147483647);
      expect([...order].sort()).toEqual([...all].sort());
      for (let at = 0; at < order.length; at += 2) expect(order[at]).not.toBe(order[at + 1]);
    }
  });
  it('goes on from a tray that is half filled', () => {
    expect(dealt(['pink', 'blue', 'blue'], () => 0)).toHaveLength(3);
  });
});

describe('places', () => {
  const places: Place[] = [
    { at: 'tray', seat: 'A', tray: 'I' },
    { at: 'slot', seat: 'A', tray: 'I' },
    { at: 'deck' },
    { at: 'pile', side: 'left' },
    { at: 'bonus', side: 'left' },
    { at: 'tile', seat: 'A', tile: 'bread' },
    { at: 'forum', tile: 'bread' },
    { at: 'card', card: 'wine' },
  ];
  it('have different names', () => {
    expect(new Set(places.map(key)).size).toBe(places.length);
  });
  it('are in one pane and one area', () => {
    expect(paneOf({ at: 'card', card: 'wine' }, 'A')).toBe('you');
    expect(paneOf({ at: 'tray', seat: 'B', tray: 'I' }, 'A')).toBe('others');
    expect(paneOf({ at: 'deck' }, 'A')).toBe('board');
    expect(areaOf({ at: 'space', space: 'r1c1' })).toBe('construction');
    expect(areaOf({ at: 'tiles', seat: 'A' })).toBeNull();
  });
  it('take part in moves', () => {
    const names = (move: Move, decision: View['decision'] = null) =>
      targetsOf(move, view({ decision, seats: [seat('A', { leader: 'belgica' })] })).map(key);
    expect(names({ kind: 'sow', tray: 'III' })).toEqual(['tray:A:III']);
    expect(names({ kind: 'take', from: 'deck' })).toEqual(['deck']);
    expect(names({ kind: 'take', from: 'left' })).toEqual(['pile:left']);
    expect(names({ kind: 'act' }, { kind: 'act', action: 'senate' })).toEqual(['senate']);
    expect(names({ kind: 'deploy' })).toEqual(['province:belgica']);
    expect(names({ kind: 'spend', resource: 'tile' }, { kind: 'extra-action', action: 'forum' })).toEqual([
      'tile:A:extra-forum',
    ]);
    expect(names({ kind: 'spend', resource: 'joker' }, { kind: 'need-resource', need: 'bread' })).toEqual([
      'tile:A:joker-demand',
    ]);
    expect(names({ kind: 'use', count: 2 }, { kind: 'trajan-special', slot: 'II', most: 2 })).toEqual(['slot:A:II']);
    expect(names({ kind: 'use', count: 1 }, { kind: 'trajan-special', slot: 'II', most: 2 })).toEqual([]);
    expect(names({ kind: 'half-pair', card: 'wine' })).toEqual(['card:wine', 'tile:A:joker-commodity']);
    expect(names({ kind: 'finish' }, { kind: 'ship-add', ship: 'pairs', units: 1 })).toEqual(['ship:pairs']);
    expect(names({ kind: 'skip' })).toEqual([]);
  });
});

describe('movement', () => {
  it('shows own cards and hides others', () => {
    const drew = flightOf({ kind: 'drew', seat: 'B', card: null }, 'A');
    expect(drew?.piece).toEqual({ kind: 'back' });
    const laid = flightOf({ kind: 'laid', seat: 'A', card: 'wine' }, 'A');
    expect(laid?.from).toEqual({ at: 'card', card: 'wine' });
    expect(flightOf({ kind: 'laid', seat: 'A', card: 'wine' }, 'B')?.from).toEqual({ at: 'hand', seat: 'A' });
    expect(flightOf({ kind: 'turn-began', seat: 'A' }, 'A')).toBeNull();
  });
  it('puts a ghost where a marker would go', () => {
    const ghost = ghostOf({ kind: 'drop', color: 'pink' }, view({ decision: { kind: 'drop-marker', tray: 'V' } }));
    expect(ghost).toEqual({ to: [{ at: 'tray', seat: 'A', tray: 'V' }], piece: { kind: 'marker', color: 'pink' } });
    expect(ghostOf({ kind: 'skip' }, view())).toBeNull();
  });
});

describe('drawings', () => {
  it('lay every lap as a closed course', () => {
    for (const length of [11, 12, 16, 17, 21, 22]) {
      const cells = cellsOf(length);
      expect(cells).toHaveLength(length);
      expect(new Set(cells.map(({ x, y }) => `${x.toFixed(1)} ${y}`)).size).toBe(length);
      for (const { x, y } of cells) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(LAP.width);
        expect(y).toBeLessThan(LAP.height);
      }
    }
  });
  it('keep twelve markers inside a tray', () => {
    for (let n = 0; n <= 12; n++) {
      expect(spotsOf(n, 15)).toHaveLength(n);
      for (const { x, y } of spotsOf(n, 15)) expect(Math.hypot(x, y)).toBeLessThan(34);
    }
  });
  it('run clockwise around the ring', () => {
    expect(laneOf(0, 2).match(/A/g)).toHaveLength(2);
    expect(laneOf(0, 9).match(/A/g)).toHaveLength(6);
    expect(trayAt(6)).toEqual(trayAt(0));
    expect(slotAt(7)).toEqual(slotAt(1));
  });
  it('tell the two commodities of a pair apart', () => {
    expect(hueOf('wine')).toEqual({ pair: 4, second: false });
    expect(hueOf('fish')).toEqual({ pair: 4, second: true });
  });
  it('are there for every thing that is printed', () => {
    const ids = [
      ...FACTS.trajan_tiles.map(({ tile }) => tile),
      ...FACTS.building_tiles.map(({ tile }) => tile),
      ...FACTS.bonus_tiles.map(({ bonus }) => bonus),
      ...FACTS.ships.map(({ ship }) => ship),
      'wine',
      'pink',
      'votes-3',
      'joker-demand',
      'seaport',
      'stairs',
    ];
    for (const id of ids) expect(pictureOf(id), id).not.toBeNull();
    expect(pictureOf('nobody')).toBeNull();
    expect(counted(['a', 'b', 'a'])).toEqual([
      { thing: 'a', n: 2 },
      { thing: 'b', n: 1 },
    ]);
  });
});

describe('the end of a quarter', () => {
  const story: Event[] = [
    { kind: 'quarter-ended', quarter: 2 },
    { kind: 'met', seat: 'B', need: 'bread', resource: 'joker' },
    { kind: 'unmet', seat: 'B', need: 'games' },
    { kind: 'penalty', seat: 'B', unmet: 1, points: 4 },
    { kind: 'met-by-trajan-tile', seat: 'A', need: 'bread' },
    { kind: 'voted', seat: 'A', votes: 3 },
    { kind: 'voted', seat: 'B', votes: 7 },
    { kind: 'consul-chose', seat: 'B', bonus: 'bonus-bread' },
    { kind: 'vice-consul-took', seat: 'A', bonus: 'bonus-games' },
  ];
  it('is told seat by seat once it is whole', () => {
    expect(lastReckoning(story)).toBeNull();
    const told = lastReckoning([...story, { kind: 'quarter-began', quarter: 3 }]);
    expect(told?.quarter).toBe(2);
    expect(told?.accounts.map(({ seat: of, office, penalty }) => [of, office, penalty])).toEqual([
      ['B', 'consul', 4],
      ['A', 'vice-consul', 0],
    ]);
    expect(told?.accounts[0]?.demands).toEqual([
      { need: 'bread', met: 'joker' },
      { need: 'games', met: null },
    ]);
  });
  it('is nothing before the first quarter is over', () => {
    expect(lastReckoning([{ kind: 'turn-began', seat: 'A' }])).toBeNull();
  });
});
