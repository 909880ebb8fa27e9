import { describe, expect, it } from 'vitest';
import type { AnyBoard, Kinded, Legal } from '../games/board';
import { Play } from './play.svelte';
import type { TableSession } from './session.svelte';

const move = (notation: string): Legal<Kinded> => ({
  notation,
  text: { key: notation, args: {} },
  fields: { kind: notation.split(' ')[0] ?? '' },
});
const look = (...moves: string[]) => ({
  view: moves.join('|'),
  prompt: { key: `asks ${moves[0]}`, args: {} },
  legal: moves.map(move),
  points: [0],
  to_act: ['A'],
});
/** What each line leads to; the others end the turn. */
const AHEAD: Record<string, ReturnType<typeof look>> = {
  act: look('draw', 'ship'),
  'act,ship': look('load one', 'load two'),
  'act,ship,load one': look('add wine', 'finish'),
};

function table(answers: boolean) {
  const sent: string[][] = [];
  const asked: string[] = [];
  const session = {
    id: 't',
    snapshot: {
      now: {
        version: 1,
        ply: 4,
        view: 'now',
        prompt: { key: 'asks act', args: {} },
        legal: [move('act'), move('skip')],
      },
    },
    ask: ({ lines }: { lines: string[][] }) => {
      asked.push(...lines.map((line) => line.join()));
      if (!answers) return Promise.reject(new Error('nobody knows'));
      const previews = lines.map((line) => ({
        events: [],
        points: [0],
        unknown: null,
        refused: null,
        then: AHEAD[line.join()] ?? null,
      }));
      return Promise.resolve({ kind: 'previews', version: 1, previews });
    },
    send: ({ moves }: { moves: string[] }) => {
      sent.push(moves);
      return Promise.resolve({});
    },
  };
  return { session: session as unknown as TableSession, sent, asked };
}

const board = {
  key: (place: unknown) => String(place),
  targetsOf: ({ kind }: Kinded) => (kind === 'skip' ? [] : kind === 'load' ? ['ships'] : [kind]),
  holds: ({ kind }: Kinded) => ['act', 'ship', 'load', 'add'].includes(kind),
  opens: ({ kind }: Kinded) => kind === 'act' || kind === 'ship',
  ghostOf: () => null,
  isSaidToo: () => false,
} as unknown as AnyBoard;

const told = () => new Promise((done) => setTimeout(done, 20));

async function opened(answers = true) {
  const { session, sent, asked } = table(answers);
  const play = new Play(session);
  play.board = board;
  play.changed();
  await told();
  return { play, sent, asked };
}

describe('a move that opens its answers', () => {
  it('is replaced by them, however deep, and what is asked next is said', async () => {
    const { play } = await opened();
    expect(play.choices.map(({ move: { notation } }) => notation).sort()).toEqual([
      'draw',
      'load one',
      'load two',
      'skip',
    ]);
    expect(play.words.map(({ move: { notation } }) => notation)).toEqual(['skip']);
    expect(play.prompt?.key).toBe('asks draw');
    expect(play.sending).toBe(false);
  });
  it('goes before the answer that is picked', async () => {
    const { play, sent } = await opened();
    play.pick('draw');
    await told();
    expect(sent).toEqual([['act', 'draw']]);
  });
  it('is held with an answer that is held, and both can be taken back', async () => {
    const { play, sent } = await opened();
    const load = play.choices.find(({ move: { notation } }) => notation === 'load one');
    if (load) play.choose(load.move);
    await told();
    expect(play.line.map(({ notation }) => notation)).toEqual(['act', 'ship', 'load one']);
    expect(play.legal.map(({ notation }) => notation)).toEqual(['add wine', 'finish']);
    play.back();
    await told();
    expect(play.legal.map(({ notation }) => notation)).toEqual(['load one', 'load two']);
    expect(sent).toEqual([]);
  });
  it('is offered itself where nobody can tell what it leads to', async () => {
    const { play, sent } = await opened(false);
    expect(play.choices.map(({ move: { notation } }) => notation)).toEqual(['act', 'skip']);
    play.pick('act');
    await told();
    expect(sent).toEqual([['act']]);
  });
});
