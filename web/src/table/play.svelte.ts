import { untrack, type Snippet } from 'svelte';
import type { Hint, Text } from '../protocol/messages';
import type { AnyBoard, AnyPlay, Ghost, Kinded, Legal, Look, Picking, Preview } from '../games/board';
import { api } from '../net/rest';
import { explain } from '../app/session.svelte';
import { settings } from '../app/settings.svelte';
import type { TableSession } from './session.svelte';
import { cellKey, cellsOf, type Cell } from './cells';
import { Foretelling } from './foretell';
import { inWords, litTargets, narrow, repick, type Choice } from './narrow';

const NOTHING: ReadonlySet<string> = new Set();
const SHOWN_HINTS = 3;

type AnyLegal = Legal<Kinded>;
type AnyLook = Look<unknown, Kinded>;

/** A move with the view it is chosen in and the moves that go before it. */
interface Offered {
  move: AnyLegal;
  view: unknown;
  before: readonly AnyLegal[];
}

/** What some moves lead to. */
interface Opened {
  before: readonly AnyLegal[];
  look: AnyLook;
}

/** What sort of move it is, by the word every game's moves begin their fields with. */
export const kindOf = (move: AnyLegal): string => move.fields.kind;

/** Games without a board of their own are picked by the squares of their maps. */
const SQUARES: Pick<AnyBoard, 'key' | 'targetsOf'> = {
  key: (place) => cellKey(place as Cell),
  targetsOf: (move) => cellsOf(move),
};

/**
 * What the viewer is about to do: what may be clicked, what was clicked, which moves are held back, what is left, and
 * sending it. Moves of the line are not sent yet: the table shows itself as they would leave it.
 */
export class Play implements Picking<unknown>, AnyPlay {
  #table: TableSession;
  #foretelling: Foretelling;
  board = $state.raw<AnyBoard | null>(null);
  /** Names of the places picked so far. */
  picked = $state.raw<readonly string[]>([]);
  /** A single move that waits for a yes. */
  chosen = $state.raw<AnyLegal | null>(null);
  line = $state.raw<readonly AnyLegal[]>([]);
  /** The table as the line would leave it, once the server has told. */
  #ahead = $state.raw<AnyLook | null>(null);
  #sent = $state(false);
  #looks = $state(0);
  /** Something is on its way: nothing can be chosen. */
  sending = $derived(this.#sent || this.#looks > 0);
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  refusal = $state.raw<{ words: string; clause: string | null } | null>(null);
  pointed = $state.raw<string | null>(null);
  guide = $state.raw<Snippet | null>(null);
  /** Moments of moves that were made by themselves, because there was no other. */
  forced = $state.raw<ReadonlySet<number>>(new Set());
  /** Called when another question is asked. */
  onquestion: () => void = () => undefined;
  #decision = '';
  #ply = -1;

  constructor(table: TableSession) {
    this.#table = table;
    this.#foretelling = new Foretelling((question) => table.ask(question));
  }

  #now = $derived.by(() => this.#table.snapshot?.now ?? null);
  view: unknown = $derived(this.#ahead ? this.#ahead.view : this.#now?.view);
  prompt: Text | null = $derived.by(() => {
    // What is asked next is said, where nothing else can be done but not to do it.
    const [only, ...others] = this.#opened.filter(({ before }) => before.length === 1);
    if (only && others.length === 0) return only.look.prompt;
    return this.#ahead ? this.#ahead.prompt : (this.#now?.prompt ?? null);
  });
  legal: readonly AnyLegal[] = $derived(
    this.#ahead ? this.#ahead.legal : ((this.#now?.legal ?? []) as unknown as AnyLegal[]),
  );

  #places = $derived(this.board ?? SQUARES);
  /** What moves lead to that are not asked for apart, each with its answers. */
  #opened = $state.raw<readonly Opened[]>([]);
  /** Moves that can be chosen, each with the view it is chosen in: those that open something are replaced by its answers. */
  #offered = $derived.by(() => {
    const own = this.legal.map((move): Offered => ({ move, view: this.view, before: [] }));
    const answers = this.#opened.flatMap(({ before, look }) =>
      look.legal.map((move): Offered => ({ move, view: look.view, before })),
    );
    const isOpened = ({ move, before }: Offered) =>
      this.#opened.some((each) => each.before.length === before.length + 1 && each.before.at(-1) === move);
    return [...own, ...answers].filter((offered) => !isOpened(offered));
  });
  choices: Choice[] = $derived.by(() => {
    const { key, targetsOf } = this.#places;
    return this.#offered.map(({ move, view, before }) => ({
      move,
      targets: targetsOf(move.fields, view).map(key),
      before,
    }));
  });
  /** Every place that a move is about, by its name. */
  #known: ReadonlyMap<string, unknown> = $derived.by(() => {
    const { key, targetsOf } = this.#places;
    const places = this.#offered.flatMap(({ move, view }) => targetsOf(move.fields, view));
    return new Map(places.map((place) => [key(place), place]));
  });
  left: Choice[] = $derived(narrow(this.choices, this.picked));
  words: Choice[] = $derived.by(() => {
    const said = new Set(inWords(this.choices, this.picked));
    const saidToo = (choice: Choice) =>
      this.picked.length === 0 && this.board?.isSaidToo(choice.move.fields, this.view) === true;
    return this.left.filter((choice) => said.has(choice) || saidToo(choice));
  });
  #litKeys: ReadonlySet<string> = $derived(this.sending ? NOTHING : litTargets(this.choices, this.picked));
  lit: readonly unknown[] = $derived([...this.#litKeys].map((key) => this.#known.get(key)));
  /** The best moves by a hint, with their rank from 1. */
  hintedMoves: ReadonlyMap<string, number> = $derived(
    new Map((this.hint?.moves ?? []).slice(0, SHOWN_HINTS).map(({ notation }, index) => [notation, index + 1])),
  );
  /** Their places on the board, each with the best rank it takes part in. */
  #ranks: ReadonlyMap<string, number> = $derived.by(() => {
    const ranks = new Map<string, number>();
    for (const { move, targets } of this.choices) {
      const rank = this.hintedMoves.get(move.notation);
      if (rank === undefined) continue;
      for (const target of targets) ranks.set(target, Math.min(rank, ranks.get(target) ?? rank));
    }
    return ranks;
  });
  /** What the place pointed at would do. */
  preview: Choice[] = $derived.by(() => {
    const target = this.pointed;
    return target && this.#litKeys.has(target) ? narrow(this.choices, [...this.picked, target]) : [];
  });
  aims: readonly (readonly AnyLegal[])[] = $derived(this.preview.map(({ move, before = [] }) => [...before, move]));
  /** The one move that is pointed at or waits for a yes, as it would look on the board. */
  ghost: Ghost<unknown, unknown> | null = $derived.by(() => {
    const [only, ...others] = this.preview;
    const move = this.chosen ?? (others.length === 0 ? only?.move : undefined);
    const view = this.#offered.find((offered) => offered.move === move)?.view ?? this.view;
    return move && !this.sending ? (this.board?.ghostOf(move.fields, view) ?? null) : null;
  });

  key(place: unknown): string {
    return this.#places.key(place);
  }

  isLit(place: unknown): boolean {
    return this.#litKeys.has(this.key(place));
  }

  isPicked(place: unknown): boolean {
    return this.picked.includes(this.key(place));
  }

  rank(place: unknown): number | undefined {
    return this.#ranks.get(this.key(place));
  }

  pick(place: unknown): void {
    if (this.sending) return;
    this.refusal = null;
    this.chosen = null;
    this.picked = repick(this.choices, this.picked, this.key(place));
    const [only, ...others] = this.left;
    if (this.picked.length > 0 && only && others.length === 0) this.choose(only.move, only.before);
  }

  point(place: unknown): void {
    this.pointed = place === null ? null : this.key(place);
  }

  /** What a click on a move does; moves before it that were not asked for go with it. */
  choose(move: AnyLegal, before: readonly AnyLegal[] = this.#beforeOf(move)): void {
    if (this.sending) return;
    const view = this.#offered.find((offered) => offered.move === move)?.view ?? this.view;
    if (this.board?.holds(move.fields, view)) this.hold(...before, move);
    else if (settings.chosen.confirm && this.chosen?.notation !== move.notation) this.chosen = move;
    else void this.play(move, before);
  }

  #beforeOf(move: AnyLegal): readonly AnyLegal[] {
    return this.#offered.find((offered) => offered.move === move)?.before ?? [];
  }

  /** Lets go of what was picked; the line stays. */
  clear(): void {
    this.picked = [];
    this.chosen = null;
    this.refusal = null;
  }

  hold(...moves: AnyLegal[]): void {
    if (this.sending) return;
    this.clear();
    this.line = [...this.line, ...moves];
    void this.#lookAhead();
  }

  back(): void {
    if (this.sending || this.line.length === 0) return;
    this.clear();
    this.line = this.line.slice(0, -1);
    void this.#lookAhead();
  }

  /** Takes back everything that is not sent. */
  drop(): void {
    this.clear();
    this.line = [];
    this.#ahead = null;
    this.#open();
  }

  async commit(): Promise<void> {
    const moves = this.line.map((move) => move.notation);
    if (moves.length > 0) await this.#send(moves);
  }

  /** Sends a move after those that are held. */
  play(move: AnyLegal, before: readonly AnyLegal[] = this.#beforeOf(move)): Promise<void> {
    return this.send([...before, move]);
  }

  async send(moves: readonly AnyLegal[]): Promise<void> {
    if (!this.sending) await this.#send([...this.line, ...moves].map(({ notation }) => notation));
  }

  /** Makes the only move there is. */
  async force(move: AnyLegal): Promise<void> {
    this.forced = new Set([...this.forced, this.#now?.ply ?? 0]);
    await this.play(move);
  }

  foretell(lines: readonly (readonly AnyLegal[])[]): Promise<readonly Preview<unknown, Kinded, Kinded>[]> {
    const version = this.#now?.version ?? 0;
    return this.#foretelling.of(
      version,
      lines.map((line) => [...this.line, ...line]),
    );
  }

  async undo(): Promise<void> {
    this.drop();
    await this.#table.send({ kind: 'undo' }).catch((error: unknown) => (this.refusal = explain(error)));
  }

  async askHint(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const hint = await api.hint(this.#table.id);
      if (hint.version === this.#table.snapshot?.now.version) {
        this.drop();
        this.hint = hint;
      }
    } catch (error) {
      this.refusal = explain(error);
    }
    this.asking = false;
  }

  /** After every change: a new decision starts with nothing picked; what others do meanwhile takes nothing away. */
  changed(): void {
    const now = this.#table.snapshot?.now;
    void this.board;
    untrack(() => {
      const decision = now ? now.legal.map((move) => move.notation).join('|') : '';
      if (this.#ply !== now?.ply) this.hint = null;
      this.#ply = now?.ply ?? -1;
      if (decision === this.#decision) return void (this.#sent || this.#lookAhead());
      this.#decision = decision;
      this.onquestion();
      this.drop();
      this.pointed = null;
    });
  }

  /** The table at the end of the line. Where that cannot be told, the line is sent: the rest is decided when it is known. */
  async #lookAhead(): Promise<void> {
    const line = this.line;
    this.#opened = [];
    if (line.length === 0) {
      this.#ahead = null;
      return this.#open();
    }
    this.#looks += 1;
    const [preview] = await this.foretell([[]]);
    this.#looks -= 1;
    if (this.line !== line) return;
    if (preview?.refused) {
      this.line = line.slice(0, -1);
      this.refusal = explain({ problem: preview.refused });
      return this.#lookAhead();
    }
    const then = preview?.then;
    if (then && then.legal.length > 0) {
      this.#ahead = then;
      this.#open();
    } else await this.commit();
  }

  /** Asks what the moves that open something lead to. */
  #open(): void {
    this.#opened = [];
    void this.#openFrom({ view: this.view, legal: this.legal, before: [] });
  }

  async #openFrom({ view, legal, before }: { view: unknown; legal: readonly AnyLegal[]; before: readonly AnyLegal[] }) {
    const { line, legal: asked } = this;
    const opening = legal.filter((move) => this.board?.opens?.(move.fields, view));
    if (opening.length === 0) return;
    const lines = opening.map((move) => [...before, move]);
    this.#looks += 1;
    const previews = await this.foretell(lines);
    this.#looks -= 1;
    if (this.line !== line || this.legal !== asked) return;
    const opened = previews.flatMap(({ then }, index): Opened[] =>
      then && then.legal.length > 0 ? [{ before: lines[index] ?? [], look: then }] : [],
    );
    this.#opened = [...this.#opened, ...opened];
    await Promise.all(opened.map(({ before: to, look }) => this.#openFrom({ ...look, before: to })));
  }

  async #send(moves: string[]): Promise<void> {
    this.#sent = true;
    this.refusal = null;
    try {
      await this.#table.send({ kind: 'play', moves });
      this.hint = null;
    } catch (error) {
      this.refusal = explain(error);
    }
    this.#sent = false;
    const refusal = this.refusal;
    this.drop();
    this.refusal = refusal;
  }
}
