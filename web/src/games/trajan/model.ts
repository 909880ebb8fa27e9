import { FACTS } from '../../protocol/trajan-facts';
import type {
  Action,
  Building,
  BuildingTile,
  Color,
  Commodity,
  Event,
  Need,
  Seat,
  SeatView,
  Ship,
  Tile,
  TrajanTile,
  TrajanTileView,
  Tray,
  View,
} from '../../protocol/trajan';
import { faceOf } from './art/faces';

/** The trays as they lie on every mat, clockwise. */
export const TRAYS = [
  { tray: 'I', action: 'seaport' },
  { tray: 'II', action: 'forum' },
  { tray: 'III', action: 'military' },
  { tray: 'IV', action: 'senate' },
  { tray: 'V', action: 'trajan' },
  { tray: 'VI', action: 'construction' },
] as const satisfies readonly { tray: Tray; action: Action }[];

/** A tray counted from 0. */
export const trayIndex = (tray: Tray): number => TRAYS.findIndex((each) => each.tray === tray);

export const NEEDS = ['bread', 'games', 'religion'] as const satisfies readonly Need[];

export const seatOf = (view: View, seat: Seat | null): SeatView | null =>
  view.seats.find((each) => each.seat === seat) ?? null;

/** Everybody else, beginning with whoever plays after the viewer. */
export function around(view: View, viewer: Seat | null): SeatView[] {
  const at = view.seats.findIndex((each) => each.seat === viewer);
  return at < 0 ? view.seats : [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}

/** How often each thing is there, in the order of first sight. */
export function counted<T>(things: readonly T[]): { thing: T; n: number }[] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, n]) => ({ thing, n }));
}

/** One demand is revealed at the end of each round but the last: the round that is played, from 1. TRJ-12.8 */
export const roundOf = (view: View): number => Math.min(view.demands.length + 1, 4);

/** Spaces from the time marker to the start. */
export const toStart = (view: View): number => view.lap - view.time;

export interface Votes {
  seat: Seat;
  /** Printed on the space of the senate track. */
  track: number;
  tiles: number;
  /** What the seat would become if the quarter ended now. */
  office: 'consul' | 'vice-consul' | null;
}

/** Votes as of now, most first. TRJ-9.9, TRJ-9.10 */
export function votesOf(view: View): Votes[] {
  const place = (seat: Seat) => view.senate.indexOf(seat);
  const ranked = [...view.seats].sort((a, b) => b.votes - a.votes || place(b.seat) - place(a.seat));
  return ranked.map((each, rank) => {
    const track = FACTS.senate_votes[each.senate] ?? 0;
    const office = rank === 0 ? 'consul' : rank === 1 ? 'vice-consul' : null;
    return { seat: each.seat, track, tiles: each.votes - track, office };
  });
}

/** Need tiles of one kind on a mat, and Trajan tiles that meet it in every quarter. */
export function needsOf(seat: SeatView, need: Need): { tiles: number; kept: number } {
  return {
    tiles: seat.tiles.filter((tile) => tile === need).length,
    kept: seat.kept.filter((tile) => trajanTile(tile)?.need === need).length,
  };
}

/** Which of the open demands a seat would meet now, in their order, and what the others would cost. */
export function demandsMet(view: View, seat: SeatView): { met: boolean[]; penalty: number } {
  const left = new Map<Need, number>(NEEDS.map((need) => [need, needsOf(seat, need).tiles + needsOf(seat, need).kept]));
  let jokers = seat.tiles.filter((tile) => tile === 'joker-demand').length;
  const met = view.demands.map((need) => {
    const n = left.get(need) ?? 0;
    left.set(need, n - 1);
    return n > 0;
  });
  const withJokers = met.map((isMet) => isMet || jokers-- > 0);
  const missed = withJokers.filter((isMet) => !isMet).length;
  return { met: withJokers, penalty: FACTS.penalties[missed] ?? 0 };
}

/** Tiles of a mat that are not for the people's needs. */
export const otherTiles = (seat: SeatView): Tile[] => seat.tiles.filter((tile) => faceOf(tile).kind !== 'need');

export const trajanTile = (id: TrajanTile): TrajanTileView | null =>
  FACTS.trajan_tiles.find((each) => each.tile === id) ?? null;

export const buildingTile = (id: BuildingTile) => FACTS.building_tiles.find((each) => each.tile === id) ?? null;

export const buildingOf = (id: BuildingTile): Building => buildingTile(id)?.building ?? 'stairs';

export const actionOf = (building: Building): Action =>
  FACTS.buildings.find((each) => each.building === building)?.action ?? 'forum';

/** The values of the construction tiles of a mat, type by type. */
export function builtBy(seat: SeatView): { building: Building; action: Action; values: number[] }[] {
  return FACTS.buildings.map(({ building, action }) => ({
    building,
    action,
    values: FACTS.building_tiles
      .filter((each) => each.building === building && seat.buildings.includes(each.tile))
      .map((each) => each.vp),
  }));
}

/** Whether a tray holds the two markers a tile shows, one by one. TRJ-6.2 */
export function holds(tile: TrajanTileView, markers: readonly Color[]): [boolean, boolean] {
  const [first, second] = tile.colors;
  const rest = [...markers];
  const take = (color: Color): boolean => {
    const at = rest.indexOf(color);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  };
  return [take(first), take(second)];
}

/** The largest shipment of a ship that a hand allows, without jokers and with them. TRJ-2.13 */
export function largestShipment(ship: Ship, hand: readonly Commodity[], jokers: number, most: number): number {
  const counts = counted(hand).map(({ n }) => n);
  switch (ship) {
    case 'identical':
      return Math.min(most, Math.max(0, ...counts) + jokers);
    case 'different':
      return Math.min(most, counts.length + jokers);
    case 'pairs': {
      const pairs = counts.filter((n) => n >= 2).length;
      const singles = counts.length - pairs;
      const halves = Math.min(singles, jokers);
      return Math.min(most, pairs + halves + Math.floor((jokers - halves) / 2));
    }
  }
}

/** A tile as it can be pointed out on the forum: yellow spaces first, empty ones kept. */
export function forumSpaces(view: View): { yellow: (Tile | null)[]; green: (Tile | null)[] } {
  const filled = (tiles: readonly Tile[], n: number): (Tile | null)[] =>
    Array.from({ length: Math.max(n, tiles.length) }, (_, index) => tiles[index] ?? null);
  const yellow = view.forum_extra.map((action): Tile => `extra-${action}`);
  return { yellow: filled(yellow, FACTS.yellow_spaces), green: filled(view.forum, view.forum_spaces) };
}

/** What a province pays a seat for a legionnaire now. TRJ-7.20 */
export function worthOf(
  province: View['provinces'][number],
  seat: Seat | null,
): { vp: number; less: number; mine: boolean } {
  const others = province.legionnaires.filter((each) => each !== seat).length;
  const less = others * FACTS.province_reduction;
  return { vp: Math.max(0, province.vp - less), less, mine: seat !== null && province.legionnaires.includes(seat) };
}

/** What a sowing would bring, told by its events. */
export interface Sowing {
  /** Where the markers go, one tray after another; the last one is the target tray. */
  path: Tray[];
  colors: Color[];
  target: Tray;
  fulfilled: TrajanTileView | null;
  /** Spaces the time marker goes, and whether it reaches the start. */
  steps: number;
  endsRound: boolean;
}

/** Reads a sowing out of the events of a line that drops all its markers. */
export function sowingOf(events: readonly Event[], view: View): Sowing | null {
  const drops = events.flatMap((event) => (event.kind === 'marker-dropped' ? [event] : []));
  const last = drops.at(-1);
  if (!last) return null;
  const time = events.find((event) => event.kind === 'time-moved');
  const fulfilled = events.find((event) => event.kind === 'fulfilled');
  return {
    path: drops.map((event) => event.tray),
    colors: drops.map((event) => event.color),
    target: last.tray,
    fulfilled: fulfilled ? trajanTile(fulfilled.tile) : null,
    steps: time?.count ?? 0,
    endsRound: time !== undefined && view.time + time.count >= view.lap,
  };
}

/**
 * Orders in which the markers of a hand may be dropped, one for every color that can come last: only the tray of the last
 * marker is looked at, and of more than six markers also the one that came to it a lap earlier.
 */
export function orders(markers: readonly Color[]): Color[][] {
  const found = new Map<string, Color[]>();
  markers.forEach((last, at) => {
    const rest = markers.filter((_, index) => index !== at);
    const lapEarlier = markers.length - 7;
    if (lapEarlier < 0) {
      found.set(last, [...rest, last]);
      return;
    }
    rest.forEach((earlier, index) => {
      const others = rest.filter((_, other) => other !== index);
      found.set(`${last} ${earlier}`, [...others.slice(0, lapEarlier), earlier, ...others.slice(lapEarlier), last]);
    });
  });
  return [...found.values()];
}

/** The markers of an order that are asked for: where all that are left are of one color, they go by themselves. TRJ-12.13 */
export function asked(order: readonly Color[]): Color[] {
  const free = order.findLastIndex((color) => color !== order.at(-1));
  return order.slice(0, free + 1);
}
