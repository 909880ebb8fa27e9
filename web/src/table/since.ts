import type { LogLine, Seat } from '../protocol/messages';

type EventLine = LogLine & { what: Extract<LogLine['what'], { kind: 'event' }> };

/** What happened since the viewer last decided something. */
export interface Since {
  /** What was done to the viewer, the oldest first. */
  mine: EventLine[];
  /** What else happened, the oldest first. */
  others: EventLine[];
}

const isEvent = (line: LogLine): line is EventLine => line.what.kind === 'event';

/** Whether an event names a seat in any of its fields. */
const names = (event: Record<string, unknown>, seat: Seat): boolean => Object.values(event).includes(seat);

/**
 * What happened since the viewer's last decision. A move that was made by itself, because there was no other, was no
 * decision (`forced`: the moments of such moves): what it cost belongs to what was done to the viewer.
 */
export function sinceMine(
  log: readonly LogLine[],
  viewer: Seat | null,
  forced: ReadonlySet<number> = new Set(),
): Since {
  const events = log.filter(isEvent);
  const decided = events.findLastIndex(({ ply, what }) => what.by === viewer && !forced.has(ply));
  const later = events.slice(decided + 1);
  const isMine = ({ what }: EventLine) => viewer !== null && (what.by === viewer || names(what.event, viewer));
  return { mine: later.filter(isMine), others: later.filter((line) => !isMine(line)) };
}

/** All of it in order of time, to be shown once more. */
export const inOrder = ({ mine, others }: Since): LogLine[] =>
  [...mine, ...others].sort((a, b) => a.version - b.version || a.ply - b.ply);
