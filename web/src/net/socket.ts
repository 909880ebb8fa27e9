import type { Acknowledged, Answer, Command, Order, Presence, Problem, Question } from '../protocol/messages';
import type { Snapshot, TableSummary, ToClient, ToServer, Update } from '../protocol/messages';

export const LINKS = ['connecting', 'open', 'lost'] as const;
export type Link = (typeof LINKS)[number];

/** What a follower of a table hears. */
export interface TableEars {
  snapshot(snapshot: Snapshot): void;
  update(update: Update): void;
  presence(presence: Presence): void;
  refused(problem: Problem): void;
  /** The version we are at, for a message that catches up; undefined for all of it. */
  version(): number | undefined;
}

/** A command was refused; `problem` is null when the connection was given up. */
export class OrderRefused extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.detail ?? 'not sent');
  }
}

interface Waiting {
  table: string;
  order: Order;
  done: (acknowledged: Acknowledged) => void;
  refused: (error: OrderRefused) => void;
}

interface Asking {
  done: (answer: Answer) => void;
  refused: (error: OrderRefused) => void;
}

/** The few things of a WebSocket we use, so that tests can stand in for it. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  connect(): Wire;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  id(): string;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const SILENCE = 25_000;
const PATIENCE = 8000;

/**
 * One connection for all tables and the lobby. It connects again by itself, follows again what was followed, and sends
 * again what was not acknowledged: commands carry an id, so a repeat is harmless.
 */
export class Socket {
  #around: Surroundings;
  #wire: Wire | null = null;
  #welcome = false;
  #pause = FIRST_PAUSE;
  #retry: unknown = null;
  #pulse: unknown = null;
  #nonce = 0;
  #wanted = false;
  #tables = new Map<string, TableEars>();
  #lobby: ((tables: TableSummary[]) => void) | null = null;
  #waiting = new Map<string, Waiting>();
  #asking = new Map<string, Asking>();
  onlink: (link: Link) => void = () => undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Follows a table; the answer says how to stop. */
  follow(table: string, ears: TableEars): () => void {
    this.#tables.set(table, ears);
    this.#open();
    this.#watch(table, ears);
    return () => {
      this.#tables.delete(table);
      this.#send({ kind: 'unwatch', table });
    };
  }

  /** Asks for everything again. */
  resync(table: string): void {
    this.#send({ kind: 'watch', table });
  }

  followLobby(hear: (tables: TableSummary[]) => void): () => void {
    this.#lobby = hear;
    this.#open();
    this.#send({ kind: 'lobby', on: true });
    return () => {
      this.#lobby = null;
      this.#send({ kind: 'lobby', on: false });
    };
  }

  /** Sends a command and waits until it is stored. */
  order(table: string, answers: number, command: Command): Promise<Acknowledged> {
    const order: Order = { id: this.#around.id(), answers, command };
    return new Promise((done, refused) => {
      this.#waiting.set(order.id, { table, order, done, refused });
      this.#open();
      this.#send({ kind: 'order', table, order });
    });
  }

  /** Asks a table something. A question is not repeated: when the connection breaks, it is refused. */
  ask(table: string, question: Question): Promise<Answer> {
    const id = this.#around.id();
    return new Promise((done, refused) => {
      if (!this.#welcome) return refused(new OrderRefused(null));
      this.#asking.set(id, { done, refused });
      this.#send({ kind: 'ask', table, id, question });
    });
  }

  /** Drops the connection and starts again, for a changed cookie or a network that came back. */
  reconnect(): void {
    this.#pause = FIRST_PAUSE;
    if (!this.#wanted) return;
    this.#drop();
    this.#connect();
  }

  #open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
  }

  #connect(): void {
    this.#around.cancel(this.#retry);
    this.onlink('connecting');
    const wire = this.#around.connect();
    this.#wire = wire;
    this.#welcome = false;
    wire.onmessage = ({ data }) => {
      if (this.#wire === wire && typeof data === 'string') this.#hear(JSON.parse(data) as ToClient);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost();
    };
    this.#listenFor(PATIENCE);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#welcome = false;
    this.#around.cancel(this.#pulse);
    wire?.close();
    for (const { refused } of this.#asking.values()) refused(new OrderRefused(null));
    this.#asking.clear();
  }

  #lost(): void {
    this.#drop();
    this.onlink('lost');
    this.#retry = this.#around.later(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** Silence is answered by a question, and silence after that means that the line is dead. */
  #listenFor(ms: number): void {
    this.#around.cancel(this.#pulse);
    this.#pulse = this.#around.later(() => {
      if (!this.#welcome || ms === PATIENCE) return this.#lost();
      this.#send({ kind: 'ping', nonce: ++this.#nonce });
      this.#listenFor(PATIENCE);
    }, ms);
  }

  #hear(message: ToClient): void {
    this.#listenFor(SILENCE);
    switch (message.kind) {
      case 'welcome':
        return this.#begin();
      case 'snapshot':
        return this.#tables.get(message.table)?.snapshot(message.snapshot);
      case 'update':
        return this.#tables.get(message.table)?.update(message.update);
      case 'presence':
        return this.#tables.get(message.table)?.presence(message.presence);
      case 'acknowledged': {
        const { acknowledged } = message;
        this.#waiting.get(acknowledged.id)?.done(acknowledged);
        this.#waiting.delete(acknowledged.id);
        return;
      }
      case 'answer':
        this.#asking.get(message.id)?.done(message.answer);
        this.#asking.delete(message.id);
        return;
      case 'refused':
        return this.#refuse(message.id, message.table, message.problem);
      case 'lobby':
        return this.#lobby?.(message.tables);
      case 'goodbye':
        return this.#lost();
      case 'pong':
        return;
    }
  }

  #begin(): void {
    this.#welcome = true;
    this.#pause = FIRST_PAUSE;
    this.onlink('open');
    for (const [table, ears] of this.#tables) this.#watch(table, ears);
    if (this.#lobby) this.#send({ kind: 'lobby', on: true });
    for (const { table, order } of this.#waiting.values()) this.#send({ kind: 'order', table, order });
  }

  #refuse(id: string | null, table: string | null, problem: Problem): void {
    const asking = id === null ? undefined : this.#asking.get(id);
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null && asking) {
      this.#asking.delete(id);
      asking.refused(new OrderRefused(problem));
    } else if (waiting) {
      this.#waiting.delete(waiting.order.id);
      waiting.refused(new OrderRefused(problem));
    } else if (table !== null) {
      this.#tables.get(table)?.refused(problem);
    }
  }

  #watch(table: string, ears: TableEars): void {
    const since = ears.version();
    this.#send(since === undefined ? { kind: 'watch', table } : { kind: 'watch', table, since });
  }

  #send(message: ToServer): void {
    if (this.#welcome) this.#wire?.send(JSON.stringify(message));
  }
}
