import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Presence, Problem, Snapshot, ToClient, Update } from '../protocol/messages';
import { OrderRefused, Socket, type Link, type TableEars, type Wire } from './socket';

class FakeWire implements Wire {
  sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  say(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME: ToClient = { kind: 'welcome', protocol: 1, me: 'p1' };
let wires: FakeWire[];
let links: Link[];
let socket: Socket;
const last = () => wires[wires.length - 1] as FakeWire;

function ears(version?: number): TableEars & { heard: unknown[] } {
  const heard: unknown[] = [];
  return {
    heard,
    snapshot: (snapshot: Snapshot) => heard.push(snapshot),
    update: (update: Update) => heard.push(update),
    presence: (presence: Presence) => heard.push(presence),
    refused: (problem: Problem) => heard.push(problem),
    version: () => version,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  links = [];
  let id = 0;
  socket = new Socket({
    connect: () => {
      wires.push(new FakeWire());
      return last();
    },
    later: (run, ms) => setTimeout(run, ms),
    cancel: (timer) => clearTimeout(timer as number | undefined),
    id: () => `o${++id}`,
  });
  socket.onlink = (link) => links.push(link);
});

describe('the connection', () => {
  it('follows a table once it is welcome', () => {
    socket.follow('t1', ears());
    expect(last().sent).toEqual([]);
    last().say(WELCOME);
    expect(last().sent).toEqual([{ kind: 'watch', table: 't1' }]);
    expect(links).toEqual(['connecting', 'open']);
  });
  it('comes back by itself and catches up from the version it has', () => {
    socket.follow('t1', ears(7));
    last().say(WELCOME);
    last().onclose?.();
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    last().say(WELCOME);
    expect(last().sent).toEqual([{ kind: 'watch', table: 't1', since: 7 }]);
  });
  it('waits longer after each failure, up to a limit', () => {
    socket.follow('t1', ears());
    for (let i = 0; i < 8; i++) {
      last().onclose?.();
      vi.advanceTimersByTime(8000);
    }
    expect(wires).toHaveLength(9);
    last().onclose?.();
    vi.advanceTimersByTime(7000);
    expect(wires).toHaveLength(9);
  });
  it('sends again what was not acknowledged, with the same id', async () => {
    socket.follow('t1', ears());
    last().say(WELCOME);
    const sent = socket.order('t1', 3, { kind: 'play', moves: ['pass'] });
    const order = {
      kind: 'order',
      table: 't1',
      order: { id: 'o1', answers: 3, command: { kind: 'play', moves: ['pass'] } },
    };
    expect(last().sent).toContainEqual(order);
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().say(WELCOME);
    expect(last().sent).toContainEqual(order);
    last().say({ kind: 'acknowledged', table: 't1', acknowledged: { id: 'o1', version: 4, moves: 1, table: null } });
    await expect(sent).resolves.toMatchObject({ version: 4 });
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().say(WELCOME);
    expect(last().sent).not.toContainEqual(order);
  });
  it('tells whoever sent a command why it was refused', async () => {
    socket.follow('t1', ears());
    last().say(WELCOME);
    const sent = socket.order('t1', 3, { kind: 'undo' });
    const problem: Problem = { code: 'no-undo', text: { key: 'x', args: {} }, detail: 'no', clause: null };
    last().say({ kind: 'refused', table: 't1', id: 'o1', problem });
    await expect(sent).rejects.toBeInstanceOf(OrderRefused);
  });
  it('asks for a sign of life and gives up a dead line', () => {
    socket.follow('t1', ears());
    last().say(WELCOME);
    vi.advanceTimersByTime(25_000);
    expect(last().sent.at(-1)).toEqual({ kind: 'ping', nonce: 1 });
    last().say({ kind: 'pong', nonce: 1 });
    vi.advanceTimersByTime(25_000);
    expect(last().sent.at(-1)).toEqual({ kind: 'ping', nonce: 2 });
    vi.advanceTimersByTime(8000);
    expect(links.at(-1)).toBe('lost');
    expect(last().closed).toBe(true);
  });
  it('hears only about tables it follows', () => {
    const mine = ears();
    const stop = socket.follow('t1', mine);
    last().say(WELCOME);
    const presence: Presence = { present: [], thinking: [], spectators: 2 };
    last().say({ kind: 'presence', table: 't1', presence });
    last().say({ kind: 'presence', table: 't2', presence });
    expect(mine.heard).toEqual([presence]);
    stop();
    last().say({ kind: 'presence', table: 't1', presence });
    expect(mine.heard).toHaveLength(1);
  });
});

describe('questions', () => {
  const question = { kind: 'preview' as const, lines: [['pass']] };
  it('are answered by their id', async () => {
    socket.follow('t1', ears());
    last().say(WELCOME);
    const asked = socket.ask('t1', question);
    expect(last().sent.at(-1)).toEqual({ kind: 'ask', table: 't1', id: 'o1', question });
    const answer = { kind: 'previews' as const, version: 3, previews: [] };
    last().onmessage?.({ data: JSON.stringify({ kind: 'answer', table: 't1', id: 'o1', answer }) });
    await expect(asked).resolves.toEqual(answer);
  });
  it('are given up with the connection, and at once where there is none', async () => {
    await expect(socket.ask('t1', question)).rejects.toBeInstanceOf(OrderRefused);
    socket.follow('t1', ears());
    last().say(WELCOME);
    const asked = socket.ask('t1', question);
    last().onclose?.();
    await expect(asked).rejects.toBeInstanceOf(OrderRefused);
  });
});
