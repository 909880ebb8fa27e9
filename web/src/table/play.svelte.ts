import type { Hint, LegalMove } from '../protocol/messages';
import type { GameBoard, Ghost, Picking } from '../games/board';
import { api } from '../net/rest';
import { explain } from '../app/session.svelte';
import { settings } from '../app/settings.svelte';
import type { TableSession } from './session.svelte';
import { cellsOf } from './cells';
import { inWords, litTargets, narrow, repick, type Choice } from './narrow';

const NOTHING: ReadonlySet<string> = new Set();
const SHOWN_HINTS = 3;

/** What sort of move it is, by the word every game's moves begin their fields with. */
export const kindOf = (move: LegalMove): string => String(move.fields['kind'] ?? '');

/** What the viewer is about to do: what may be clicked, what was clicked, what is left, and sending it. */
export class Play implements Picking {
  #table: TableSession;
  board = $state.raw<GameBoard | null>(null);
  picked = $state.raw<readonly string[]>([]);
  /** A single move that waits for a yes. */
  chosen = $state.raw<LegalMove | null>(null);
  sending = $state(false);
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  refusal = $state.raw<{ words: string; clause: string | null } | null>(null);
  pointed = $state<string | null>(null);
  #decision = '';

  constructor(table: TableSession) {
    this.#table = table;
  }

  choices: Choice[] = $derived.by(() => {
    const now = this.#table.snapshot?.now;
    if (!now) return [];
    const targetsOf = this.board?.targetsOf ?? cellsOf;
    return now.legal.map((move) => ({ move, targets: targetsOf(move.fields, now.view) }));
  });
  left: Choice[] = $derived(narrow(this.choices, this.picked));
  words: Choice[] = $derived.by(() => {
    const said = new Set(inWords(this.choices, this.picked));
    const saidToo = (choice: Choice) => this.picked.length === 0 && this.board?.isSaidToo(choice.move.fields);
    return this.left.filter((choice) => said.has(choice) || saidToo(choice));
  });
  lit: ReadonlySet<string> = $derived(this.sending ? NOTHING : litTargets(this.choices, this.picked));
  /** The best moves by a hint, with their rank from 1. */
  hintedMoves: ReadonlyMap<string, number> = $derived(
    new Map((this.hint?.moves ?? []).slice(0, SHOWN_HINTS).map(({ notation }, index) => [notation, index + 1])),
  );
  /** Their places on the board, each with the best rank it takes part in. */
  hinted: ReadonlyMap<string, number> = $derived.by(() => {
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
    return target && this.lit.has(target) ? narrow(this.choices, [...this.picked, target]) : [];
  });
  /** The one move that is pointed at or waits for a yes, as it would look on the board. */
  ghost: Ghost | null = $derived.by(() => {
    const [only, ...others] = this.preview;
    const move = this.chosen ?? (others.length === 0 ? only?.move : undefined);
    return move && !this.sending ? (this.board?.ghostOf(move.fields, this.#table.snapshot?.now.view) ?? null) : null;
  });

  pick(target: string): void {
    if (this.sending) return;
    this.refusal = null;
    this.chosen = null;
    this.picked = repick(this.choices, this.picked, target);
    const [only, ...others] = this.left;
    if (this.picked.length > 0 && only && others.length === 0) this.choose(only.move);
  }

  point(target: string | null): void {
    this.pointed = target;
  }

  choose(move: LegalMove): void {
    if (settings.chosen.confirm && this.chosen?.notation !== move.notation) this.chosen = move;
    else void this.play(move);
  }

  clear(): void {
    this.picked = [];
    this.chosen = null;
    this.refusal = null;
  }

  async play(move: LegalMove): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refusal = null;
    try {
      await this.#table.send({ kind: 'play', moves: [move.notation] });
      this.hint = null;
    } catch (error) {
      this.refusal = explain(error);
    }
    this.sending = false;
    this.picked = [];
    this.chosen = null;
  }

  async undo(): Promise<void> {
    this.clear();
    await this.#table.send({ kind: 'undo' }).catch((error: unknown) => (this.refusal = explain(error)));
  }

  async askHint(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const hint = await api.hint(this.#table.id);
      if (hint.version === this.#table.snapshot?.now.version) this.hint = hint;
    } catch (error) {
      this.refusal = explain(error);
    }
    this.asking = false;
  }

  /** After every change: a new decision starts with nothing picked. */
  changed(): void {
    const now = this.#table.snapshot?.now;
    const decision = now ? `${now.ply} ${now.legal.map((move) => move.notation).join('|')}` : '';
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.picked = [];
    this.chosen = null;
    this.hint = null;
    this.pointed = null;
  }
}
