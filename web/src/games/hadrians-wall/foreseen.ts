import type { Event, Gain, Move, Piece, SeatView, View } from '../../protocol/hadrians-wall';
import type { Legal, Picking, Preview } from '../board';
import { boardChange, COHORTS, inkOf, newInk, seatOf } from './model';
import { box, key, targetsOf, type Place } from './places';
import type { Foretold } from './sheet';

/** What the place pointed at would bring, ready to be drawn. */
export interface Foreseen {
  fore: ReadonlyMap<string, Foretold>;
  change: ReadonlyMap<string, number>;
  /** Gains in the order they come. */
  gains: readonly Gain[];
  points: number | null;
  /** Whether a question follows, or chance. */
  open: 'cohort' | 'attribute' | 'unknown' | null;
}

export const NOTHING_FORESEEN: Foreseen = {
  fore: new Map(),
  change: new Map<Piece, number>(),
  gains: [],
  points: null,
  open: null,
};

/** The one move that a place leads to, with what was picked before. */
export function moveAt(
  place: Place,
  legal: readonly Legal<Move>[],
  view: View,
  picking: Picking<Place>,
): Legal<Move> | null {
  const counted = legal.map((move) => {
    const targets = targetsOf(move.fields, view);
    return {
      move,
      picked: targets.filter((target) => picking.isPicked(target)).length,
      about: targets.some((target) => key(target) === key(place)),
    };
  });
  const most = Math.max(0, ...counted.map(({ picked }) => picked));
  const left = counted.filter(({ picked, about }) => picked === most && about);
  return left.length === 1 ? (left[0]?.move ?? null) : null;
}

export function foreseen(now: SeatView, preview: Preview<View, Move, Event>, seat: string): Foreseen {
  const gains = preview.events.flatMap(({ event }) => gainsOf(event, seat));
  const then = preview.then && seatOf(preview.then.view, seat);
  const index = preview.then?.view.seats.findIndex((one) => one.seat === seat) ?? -1;
  const asked = then?.asked?.kind;
  return {
    fore: then ? foretold(now, then, gains) : new Map(),
    change: new Map(then ? boardChange(now.board, then.board) : []),
    gains,
    points: index >= 0 ? (preview.points[index] ?? null) : null,
    open: !then ? 'unknown' : asked === 'cohort' || asked === 'attribute' ? asked : null,
  };
}

function foretold(now: SeatView, then: SeatView, gains: readonly Gain[]): Map<string, Foretold> {
  const added = newInk(inkOf(now), inkOf(then));
  const marks = new Map<string, Foretold>();
  const step = (name: string) => {
    const at = gains.findIndex((gain) => name.startsWith(`${rowOf(gain)}-`));
    return at < 0 ? null : at + 1;
  };
  for (const [name, ink] of added) marks.set(name, { ink, step: step(name), may: false });
  // A cohort still to be chosen: any of the next boxes.
  if (then.asked?.kind === 'cohort') {
    for (const cohort of COHORTS) mayBe(marks, box(`${cohort}-cohort`, then.cohorts[cohort] + 1), gains.length + 1);
  }
  if (then.asked?.kind === 'attribute') {
    for (const attribute of then.asked.among) mayBe(marks, box(attribute, then[attribute] + 1), gains.length + 1);
  }
  return marks;
}

const mayBe = (marks: Map<string, Foretold>, place: Place, step: number) =>
  marks.set(key(place), { ink: { pen: 'stroke' }, step, may: true });

/** The row of boxes in which a gain is written. */
function rowOf(gain: Gain): string {
  const citizens: Record<string, string> = {
    trader: 'traders',
    performer: 'performers',
    priest: 'priests',
    apparitor: 'apparitores',
    patrician: 'patricians',
  };
  return citizens[gain] ?? gain;
}

export function gainsOf(event: Event, seat: string): readonly Gain[] {
  switch (event.kind) {
    case 'acted':
    case 'answered':
    case 'road-income':
    case 'defended':
      return event.seat === seat ? event.gains : [];
    default:
      return [];
  }
}
