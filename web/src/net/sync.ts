import type { LogLine, Snapshot, Update } from '../protocol/messages';

/** What an update made of what we knew: the new snapshot, or the need to ask for all of it. */
export type Synced = { snapshot: Snapshot; news: LogLine[]; undone: boolean } | 'behind' | 'old';

/** Applies an update; the present replaces the present, only the log is added to. */
export function advance(known: Snapshot, update: Update): Synced {
  if (update.now.version <= known.now.version) return 'old';
  if (update.after !== known.now.version) return 'behind';
  const { undone_to } = update;
  const kept = undone_to === null ? known.log : known.log.filter((line) => stays(line, undone_to));
  return {
    snapshot: { info: known.info, now: update.now, log: [...kept, ...update.log] },
    news: update.log,
    undone: undone_to !== null,
  };
}

/** What people and the table said stays said when a move is taken back. */
const stays = (line: LogLine, undoneTo: number): boolean => line.ply < undoneTo || line.what.kind !== 'event';
