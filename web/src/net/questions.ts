import type { Kinded, Preview } from '../games/board';

/** What a table can be asked. */
export interface Question {
  kind: 'preview';
  /** Each a line of moves of the asking seat, in notation. */
  lines: string[][];
}

export interface Answer {
  kind: 'previews';
  /** The version of the table that was looked at. */
  version: number;
  previews: Preview<unknown, Kinded, Kinded>[];
}

export interface Ask {
  kind: 'ask';
  table: string;
  id: string;
  question: Question;
}

export interface Answered {
  kind: 'answer';
  table: string;
  id: string;
  answer: Answer;
}
