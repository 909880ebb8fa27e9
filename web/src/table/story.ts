import type { LogLine, Seat } from '../protocol/messages';

/** Lines that belong together: one seat's turn, or what the table itself says. */
export interface Paragraph {
  /** Whose doing it is; null for the table. */
  by: Seat | null;
  lines: LogLine[];
}

/** A round of the game, or whatever a game counts by. */
export interface Chapter {
  /** The line that begins it; null for what comes before the first. */
  head: LogLine | null;
  paragraphs: Paragraph[];
}

/** What begins a chapter: games call their large steps rounds, years and quarters. */
const BEGINNING = /^(round|year-began|quarter-began|turn-began)$/;
const begins = (line: LogLine): boolean =>
  line.what.kind === 'event' && BEGINNING.test(String(line.what.event['kind'] ?? ''));

/** The log as a story: chapters by round, paragraphs by whose doing it was. Chat is told elsewhere. */
export function story(log: readonly LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  let chapter: Chapter = { head: null, paragraphs: [] };
  chapters.push(chapter);
  for (const line of log) {
    if (line.what.kind === 'chat') continue;
    if (begins(line)) {
      chapter = { head: line, paragraphs: [] };
      chapters.push(chapter);
      continue;
    }
    const by = line.what.kind === 'event' ? line.what.by : null;
    const last = chapter.paragraphs.at(-1);
    if (last && last.by === by) last.lines.push(line);
    else chapter.paragraphs.push({ by, lines: [line] });
  }
  return chapters.filter(({ head, paragraphs }) => head !== null || paragraphs.length > 0);
}

/** What happened before anybody decided anything: the deal and the like. */
export const isSetUp = (chapter: Chapter): boolean =>
  chapter.head === null && chapter.paragraphs.every(({ lines }) => lines.every(({ ply }) => ply === 0));
