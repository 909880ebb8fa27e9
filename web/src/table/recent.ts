import type { LogLine } from '../protocol/messages';

/** What the others did since the viewer's last decision: the last few events, the oldest first. */
export function sinceMine(log: readonly LogLine[], viewer: string | null, most = 4): LogLine[] {
  const events = log.filter((line) => line.what.kind === 'event');
  const mine = events.findLastIndex((line) => line.what.kind === 'event' && line.what.by === viewer);
  return events.slice(mine + 1).slice(-most);
}
