import { describe, expect, it } from 'vitest';
import type { Kinded, Legal } from '../games/board';
import type { Answer, Preview, Question } from '../protocol/messages';
import { Foretelling } from './foretell';

const move = (notation: string): Legal<Kinded> => ({
  notation,
  text: { key: notation, args: {} },
  fields: { kind: notation },
});
const preview = (line: readonly string[]): Preview => ({
  events: line.map((kind) => ({ text: { key: kind, args: {} }, event: { kind } })),
  points: [line.length],
  unknown: null,
  then: null,
  refused: null,
});

function server(version = 1) {
  const asked: string[][][] = [];
  const state = { version, down: false };
  const ask = (question: Question): Promise<Answer> => {
    asked.push(question.lines);
    if (state.down) return Promise.reject(new Error('no connection'));
    return Promise.resolve({ kind: 'previews', version: state.version, previews: question.lines.map(preview) });
  };
  return { asked, state, foretelling: new Foretelling(ask) };
}

describe('what would happen', () => {
  it('is asked once for each line of a version, several lines in one question', async () => {
    const { asked, foretelling } = server();
    const both = await foretelling.of(1, [[move('a')], [move('a'), move('b')]]);
    expect(both.map(({ points }) => points)).toEqual([[1], [2]]);
    await foretelling.of(1, [[move('a')], [move('c')]]);
    expect(asked).toEqual([[['a'], ['a', 'b']], [['c']]]);
  });
  it('is asked anew when the table has changed', async () => {
    const { asked, state, foretelling } = server();
    await foretelling.of(1, [[move('a')]]);
    state.version = 2;
    await foretelling.of(2, [[move('a')]]);
    expect(asked).toHaveLength(2);
  });
  it('is nothing when the answer is about another moment or there is none', async () => {
    const { asked, state, foretelling } = server(7);
    expect(await foretelling.of(1, [[move('a')]])).toEqual([]);
    state.down = true;
    expect(await foretelling.of(1, [[move('a')]])).toEqual([]);
    state.down = false;
    state.version = 1;
    expect(await foretelling.of(1, [[move('a')]])).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });
});
