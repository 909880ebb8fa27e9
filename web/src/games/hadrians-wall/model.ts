import type {
  Board,
  Building,
  Card,
  CardFacts,
  Citizen,
  Facts,
  FateFacts,
  Piece,
  SeatView,
  Shown,
  Source,
  Track,
  View,
} from '../../protocol/hadrians-wall';
import { FACTS } from '../../protocol/hadrians-wall-facts';
import { box, key, type Area, type Place } from './places';

export const PIECES = ['soldier', 'builder', 'servant', 'civilian', 'resource'] as const satisfies readonly Piece[];
export const COHORTS = ['left', 'center', 'right'] as const;
export const ATTRIBUTES = ['renown', 'piety', 'valor', 'discipline'] as const;
export const GLADIATORS = ['red', 'blue'] as const;
export const GRANARIES = ['small', 'medium', 'large'] as const;

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];
export const roman = (n: number): string => ROMAN[n] ?? String(n);

export const seatOf = (view: View, seat: string | null): SeatView | null =>
  view.seats.find((one) => one.seat === seat) ?? null;

const by = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));
const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`not printed: ${what}`);
  return value;
};
const BUILDINGS = by(FACTS.buildings);
const CARDS = by(FACTS.cards);
const FATES = by(FACTS.fate);
const TRACKS = by(FACTS.tracks);
const CITIZENS = by(FACTS.citizens);
const PATTERNS = by(FACTS.scouts.patterns);

export const buildingFacts = (id: Building): Facts['buildings'][number] => found(BUILDINGS.get(id), id);
export const cardFacts = (id: Card): CardFacts => found(CARDS.get(id), id);
export const fateFacts = (id: string): FateFacts => found(FATES.get(id), id);
export const trackFacts = (id: Track): Facts['tracks'][number] => found(TRACKS.get(id), id);
export const citizenFacts = (id: Citizen): Facts['citizens'][number] => found(CITIZENS.get(id), id);
export const patternCells = (id: string): readonly [number, number][] => found(PATTERNS.get(id), id).cells;

/** The boxes of one temple, with their number among all temple boxes. */
export const templeBoxes = (building: Building) =>
  FACTS.temples.map((one, index) => ({ ...one, n: index + 1 })).filter((one) => one.building === building);
export const templesFilled = (seat: SeatView): number => seat.temples.small + seat.temples.medium + seat.temples.large;

/** What the pen has put into a box. */
export type Ink = { pen: 'stroke' } | { pen: 'ring' } | { pen: 'written'; text: string };

const STROKE: Ink = { pen: 'stroke' };
const RING: Ink = { pen: 'ring' };

/** Everything written on the two sheets of a player, by the name of the place. */
export function inkOf(seat: SeatView): Map<string, Ink> {
  const ink = new Map<string, Ink>();
  const put = (place: Place, what: Ink) => ink.set(key(place), what);
  const fill = (area: Area, filled: number) => {
    for (let n = 1; n <= filled; n += 1) put(box(area, n), STROKE);
  };
  const write = (area: Area, values: readonly number[]) =>
    values.forEach((value, index) => {
      if (value > 0) put(box(area, index + 1), { pen: 'written', text: String(value) });
    });
  for (const attribute of ATTRIBUTES) fill(attribute, seat[attribute]);
  for (const cohort of COHORTS) fill(`${cohort}-cohort`, seat.cohorts[cohort]);
  for (const { id } of FACTS.tracks) fill(id, trackFilled(seat, id));
  fill('resource-production', seat.resource_production);
  write('training-grounds', seat.training_grounds);
  write('forum', seat.forum);
  for (const building of seat.buildings) put({ at: 'building', building }, STROKE);
  for (const { id } of FACTS.citizens) fill(id, seat[id]);
  write('market', seat.market);
  write('theater', seat.theater);
  for (const gladiator of GLADIATORS) {
    const { trained, damage, battles } = seat.gladiators[gladiator];
    for (let n = 1; n <= trained; n += 1) put(box(`${gladiator}-strength`, n), n <= damage ? STROKE : RING);
    write(`${gladiator}-battle`, battles);
  }
  // Temples are filled one after another, but each begins at its own first box.
  let before = 0;
  for (const size of GRANARIES) {
    for (let n = 1; n <= seat.temples[size]; n += 1) put(box('temples', before + n), STROKE);
    before += templeBoxes(`${size}-temple`).length;
  }
  write('baths', seat.baths);
  for (const column of COHORTS) write(`${column}-ruling`, seat.courthouse[column]);
  fill('diplomats', seat.diplomats.length);
  fill('scouts', seat.scouts);
  for (const cell of seat.map) put(box('map', cellNumber(cell)), STROKE);
  for (let n = 1; n <= seat.disdain + seat.disdain_removed; n += 1) {
    put(box('disdain', n), n <= seat.disdain_removed ? STROKE : RING);
  }
  return ink;
}

/** The places where one sheet has more on it than another. */
export const newInk = (before: ReadonlyMap<string, Ink>, after: ReadonlyMap<string, Ink>): Map<string, Ink> =>
  new Map([...after].filter(([place, ink]) => !sameInk(before.get(place), ink)));

const sameInk = (one: Ink | undefined, other: Ink): boolean =>
  one?.pen === other.pen && (one.pen !== 'written' || other.pen !== 'written' || one.text === other.text);

export function trackFilled(seat: SeatView, track: Track): number {
  return track === 'mining-and-foresting'
    ? seat.mining_and_foresting
    : track === 'wall-guard'
      ? seat.wall_guard
      : seat[track];
}

/** A cell of the map, written as its row and column from 1, as a number from 1 row by row. */
export function cellNumber(cell: string): number {
  const columns = FACTS.scouts.map[0]?.length ?? 0;
  return (Number(cell[0]) - 1) * columns + Number(cell[1]);
}

/** How far a seat has come in what requirements count. */
export function levelOf(seat: SeatView, track: Facts['buildings'][number]['needs']['track']): number {
  return seat[track];
}

/** Something that keeps a box out of reach. */
export interface Missing {
  what: 'level' | 'building' | 'fort';
  /** The track or building, by its printed name. */
  id: string;
  level: number;
}

const GRANARY: readonly (Building | null)[] = [null, 'medium-granary', 'large-granary'];

/** The granary a column needs and the seat has not built. */
export function granaryMissing(seat: SeatView, granary: number): Missing[] {
  const needed = GRANARY[granary] ?? null;
  return needed && !seat.buildings.includes(needed) ? [{ what: 'building', id: needed, level: 1 }] : [];
}

export function trackMissing(seat: SeatView, track: Track, n: number): Missing[] {
  const printed = trackFacts(track).boxes[n - 1];
  if (!printed) return [];
  const fort: Missing[] =
    printed.needs_fort > seat.fort ? [{ what: 'fort', id: 'fort', level: printed.needs_fort }] : [];
  return [...granaryMissing(seat, printed.granary), ...fort];
}

export function buildingMissing(seat: SeatView, id: Building): Missing[] {
  const { needs, after } = buildingFacts(id);
  return [
    ...(after && !seat.buildings.includes(after) ? [{ what: 'building', id: after, level: 1 } as const] : []),
    ...levelMissing(seat, needs.track, needs.level),
  ];
}

export function levelMissing(
  seat: SeatView,
  track: Facts['buildings'][number]['needs']['track'],
  level: number,
): Missing[] {
  return levelOf(seat, track) < level ? [{ what: 'level', id: track, level }] : [];
}

/** What a citizen feature needs: its building, and boxes of its track. */
export function featureMissing(seat: SeatView, building: Building | null, citizen: Citizen, level: number): Missing[] {
  const built: Missing[] =
    building && !seat.buildings.includes(building) ? [{ what: 'building', id: building, level: 1 }] : [];
  return [...built, ...levelMissing(seat, citizen, level)];
}

/** The seat whose card a source is, seen from a seat; null for neutral cards and the Fate Deck. */
export function sourceSeat(view: View, from: string, source: Source): string | null {
  const n = view.seats.length;
  const index = view.seats.findIndex((one) => one.seat === from);
  const step = { own: 0, left: 1, right: n - 1, 'neutral-1': null, 'neutral-2': null, 'fate-deck': null }[source];
  return step === null ? null : (view.seats[(index + step) % n]?.seat ?? null);
}

/** What a source shows: its good and pattern. */
export function sourceCard(view: View, from: string, source: Source): { good: number | null; pattern: string | null } {
  if (source === 'fate-deck') return { good: null, pattern: null };
  const neutral = source === 'neutral-1' ? view.neutral[0] : source === 'neutral-2' ? view.neutral[1] : undefined;
  if (neutral) return { good: neutral.good, pattern: neutral.pattern };
  const seat = seatOf(view, sourceSeat(view, from, source));
  return { good: seat?.good ?? null, pattern: seat?.pattern ?? null };
}

/** The other players, neighbors first: only neighbors' cards can be used. */
export function othersOf(view: View, from: string | null): { seat: SeatView; source: Source | null }[] {
  const index = view.seats.findIndex((one) => one.seat === from);
  if (index < 0) return view.seats.map((seat) => ({ seat, source: null }));
  const n = view.seats.length;
  return view.seats
    .map((seat, at) => ({ seat, step: (at - index + n) % n }))
    .filter(({ step }) => step > 0)
    .sort((one, other) => one.step - other.step)
    .map(({ seat, step }) => ({ seat, source: step === 1 ? 'left' : step === n - 1 ? 'right' : null }));
}

/** Pieces with their counts, zeros left out. */
export const counted = (pieces: Board | { [piece: string]: number }): [Piece, number][] =>
  PIECES.flatMap((piece) => {
    const n = (pieces as Record<string, number>)[piece] ?? 0;
    return n > 0 ? [[piece, n] as [Piece, number]] : [];
  });

export const total = (pieces: Board): number => counted(pieces).reduce((sum, [, n]) => sum + n, 0);

/** The difference of two boards, piece by piece, zeros left out. */
export const boardChange = (before: Board, after: Board): [Piece, number][] =>
  PIECES.flatMap((piece) => {
    const n = after[piece] - before[piece];
    return n === 0 ? [] : [[piece, n] as [Piece, number]];
  });

/** The name of an icon's glyph and of what it brings. */
export const iconId = (icon: Shown): string => (typeof icon === 'string' ? icon : 'any-attribute');

/** Equal icons side by side, with how many there are. */
export function grouped(icons: readonly Shown[]): { icon: Shown; n: number }[] {
  const groups: { icon: Shown; n: number }[] = [];
  for (const icon of icons) {
    const same = groups.find((one) => one.icon === icon);
    if (same) same.n += 1;
    else groups.push({ icon, n: 1 });
  }
  return groups;
}

/** The cards whose pattern or good a seat may use, whether it fits or not. */
export function patternSources(view: View, from: string): Source[] {
  const n = view.seats.length;
  const neighbors: Source[] = n > 2 ? ['left', 'right'] : n === 2 ? ['left'] : [];
  const neutral: Source[] = view.neutral.map((_, index) => (index === 0 ? 'neutral-1' : 'neutral-2'));
  return view.seats.some((one) => one.seat === from) ? ['own', ...neighbors, ...neutral] : [];
}

/** 0 to n - 1. */
export const numbers = (n: number): number[] => Array.from({ length: n }, (_, index) => index);
