import type { Acknowledged, Answer, Command, LogLine, Presence, Problem } from '../protocol/messages';
import type { Question, Snapshot, Update } from '../protocol/messages';
import { seatLetter } from '../app/speak';
import { advance } from '../net/sync';
import { socket } from '../net/connection.svelte';
import { settings } from '../app/settings.svelte';

/** The longest that the page stays behind the table, in milliseconds. */
const LONGEST_LAG = 2400;

/** One table as the server tells it, kept up to date. */
export class TableSession {
  readonly id: string;
  snapshot = $state.raw<Snapshot | null>(null);
  presence = $state.raw<Presence>({ present: [], thinking: [], spectators: 0 });
  problem = $state.raw<Problem | null>(null);
  /** Server time minus ours, to run clocks by. */
  skew = $state(0);
  /** Called with what just happened, for movement, sound and the screen reader. */
  onnews: (news: LogLine[], undone: boolean) => void = () => undefined;
  #stop: () => void;
  /** What has happened and is not shown yet, so that one can follow it. */
  #queue: Update[] = [];
  #timer: number | undefined;

  constructor(id: string) {
    this.id = id;
    this.#stop = socket.follow(id, {
      snapshot: (snapshot) => this.#take(snapshot),
      update: (update) => this.#arrive(update),
      presence: (presence) => (this.presence = presence),
      refused: (problem) => (this.problem = problem),
      version: () => (this.#queue.at(-1) ?? this.snapshot)?.now.version,
    });
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  send(command: Command): Promise<Acknowledged> {
    return socket.order(this.id, this.snapshot?.now.version ?? 0, command);
  }

  ask(question: Question): Promise<Answer> {
    return socket.ask(this.id, question);
  }

  /** Shows at once all that has happened. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const queue = this.#queue;
    this.#queue = [];
    for (const update of queue) this.#update(update);
  }

  /** What others do comes into sight move by move; what the viewer does, at once. */
  #arrive(update: Update): void {
    this.#queue.push(update);
    const { viewer } = update.now;
    const seat = viewer.kind === 'seat' ? viewer.seat : null;
    const moved = update.log.some(({ what }) => what.kind === 'event');
    const mine = update.log.some(({ what }) => what.kind === 'event' && what.by === seat);
    if (mine || !moved || settings.pace === 0 || document.visibilityState === 'hidden') return this.hurry();
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const update = this.#queue.shift();
    if (!update) return void (this.#timer = undefined);
    this.#update(update);
    // A long queue is told faster: nobody waits long for the others' moves.
    const wait = Math.min(settings.pace, LONGEST_LAG / (this.#queue.length + 1));
    this.#timer = window.setTimeout(() => this.#next(), wait);
  }

  #take(snapshot: Snapshot): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    const known = this.snapshot?.now.version;
    // After a pause the news would be a flood: the board just shows the present.
    this.snapshot = snapshot;
    this.problem = null;
    this.#settle();
    this.skew = snapshot.now.server_time - Date.now();
    if (known !== undefined) this.onnews([], true);
  }

  /** Who is there is told anew; whoever was thinking has decided, and if not, the server says so again. */
  #settle(): void {
    const seats = this.snapshot?.now.seats ?? [];
    const present = seats.flatMap((info, index) => (info.present ? [seatLetter(index)] : []));
    this.presence = { ...this.presence, present, thinking: [] };
  }

  #update(update: Update): void {
    if (!this.snapshot) return;
    const synced = advance(this.snapshot, update);
    if (synced === 'old') return;
    if (synced === 'behind') return socket.resync(this.id);
    this.snapshot = synced.snapshot;
    this.#settle();
    this.skew = update.now.server_time - Date.now();
    this.onnews(synced.news, synced.undone);
  }
}
