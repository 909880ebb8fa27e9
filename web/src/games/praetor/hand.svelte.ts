import { settings } from '../../app/settings.svelte';
import type { CellPlazas, Event, Move, SeatView, TileId, View } from '../../protocol/praetor';
import type { BoardPlay } from '../board';
import {
  bestTurn,
  isOfAction,
  lineKey,
  nextTurn,
  NO_TRADE,
  NOTHING,
  opening,
  tilesOf,
  walk,
  workersAsked,
  type Draft,
  type Line,
  type PraLook,
  type PraPreview,
  type Walk,
} from './draft';
import { seatOf, type Traded } from './model';
import type { Place } from './places';

export type PraPlay = BoardPlay<View, Move, Event>;

/** How many times the engine is asked on for one draft: no action has more decisions. */
const MOST_DECISIONS = 16;
/** How often an unanswered question is asked, and after how long again. */
const PATIENCE = 4;
const RETRY_MS = 250;

/**
 * The hand over the table: what of an action is chosen, what may be chosen next, what it would bring, and sending it whole.
 * Nothing leaves before the action is complete; taking back is letting go.
 */
export class Hand {
  #play: () => PraPlay;
  #viewer: () => string | null;
  draft = $state.raw<Draft>(NOTHING);
  /** What the pointer or the focus would add. */
  #pointed = $state.raw<Draft | null>(null);
  #past: Draft[] = [];
  #steps = $state(0);
  #told = $state.raw<ReadonlyMap<string, PraPreview>>(new Map());
  /** The server does not answer: the prompt asks one decision after another. */
  #mute = $state(false);
  #moment = $state('');
  /** A piece hangs on the pointer. */
  held = $state.raw<Place | null>(null);

  constructor(play: () => PraPlay, viewer: () => string | null) {
    this.#play = play;
    this.#viewer = viewer;
  }

  #now: PraLook = $derived.by(() => {
    const { view, legal, prompt } = this.#play();
    return { view, legal, prompt, points: [], to_act: [] };
  });
  /** Whether an action of the viewer is asked for and the engine tells what would happen. */
  active: boolean = $derived.by(() => {
    const { view, legal } = this.#now;
    return !this.#mute && legal.length > 0 && view.asked?.seat === this.#viewer() && isOfAction(view);
  });
  me: SeatView | undefined = $derived.by(() => seatOf(this.#now.view, this.#viewer()));
  /** How far what is chosen leads. */
  walked: Walk = $derived(this.#walk(this.draft));
  /** The draft with the place pointed at; else what is chosen. */
  shown: Draft = $derived(this.#pointed ?? this.draft);
  #ahead: Walk = $derived(this.#walk(this.shown));

  /** Where the kind of action is asked for: now, or once the retired worker is at the camp. */
  #root: Draft = $derived({ ...NOTHING, helper: this.draft.helper, camp: this.draft.camp });
  #building: PraLook | null = $derived(this.#lookOf({ ...this.#root, mode: 'build' }));
  #working: PraLook | null = $derived(this.#lookOf({ ...this.#root, mode: 'activate' }));
  #camping: PraLook | null = $derived(this.#lookOf({ ...NOTHING, helper: true }));
  buildable: readonly TileId[] = $derived(tilesOf(this.#building, 'build-tile'));
  workable: readonly TileId[] = $derived(tilesOf(this.#working, 'activate-tile'));
  mayCamp: boolean = $derived(this.#now.legal.some(({ fields }) => fields.kind === 'labor-camp'));
  camps: readonly TileId[] = $derived.by(() => {
    if (!this.mayCamp) return [];
    const look = this.#camping;
    const several = look?.legal.flatMap(({ fields }) => (fields.kind === 'camp' ? [fields.tile] : [])) ?? [];
    const only = look?.view.asked?.camp;
    return several.length > 0 ? several : only ? [only] : [];
  });

  /** The decision after the tile, where a worker is asked for or known, and the plazas of a tile to build are told. */
  #planned: PraLook | null = $derived.by(() => {
    const { mode, tile } = this.draft;
    const { view } = this.#now;
    if (tile === null) return view.asked?.tile ? this.#now : null;
    return this.#lookOf({ ...this.#root, mode, tile });
  });
  /** The tile that is being placed. */
  placing: TileId | null = $derived.by(() => {
    if (this.draft.mode === 'build') return this.draft.tile;
    const { asked } = this.#now.view;
    return asked && asked.plazas.length > 0 ? asked.tile : null;
  });
  plazas: readonly CellPlazas[] = $derived(this.placing === null ? [] : (this.#planned?.view.asked?.plazas ?? []));
  cell = $derived.by(() => this.#now.view.asked?.cell ?? this.draft.cell);
  /** The points and turn of the tile where it lies now. */
  laid: CellPlazas | null = $derived.by(() => {
    const { cell } = this;
    return (cell && this.plazas.find((each) => each.x === cell.x && each.y === cell.y)) ?? null;
  });
  rotation: number = $derived(this.draft.rotation ?? (this.laid ? bestTurn(this.laid).rotation : 0));
  /** The worker that acts: chosen, or the only sort there is. */
  worker: number | null = $derived.by(() => {
    if (this.draft.worker !== null) return this.draft.worker;
    const asked = this.#planned?.view.asked;
    return asked && asked.decision !== 'worker' ? asked.experience : null;
  });
  /** Pips of workers that may be taken. */
  dice: readonly number[] = $derived.by(() => {
    if (this.draft.helper) return [];
    if (this.#planned) return workersAsked(this.#planned);
    return this.buildable.length + this.workable.length > 0 ? [...new Set(this.me?.idle ?? [])] : [];
  });
  /** Weapons or a deal are to be settled: the desk is open. */
  desk: 'smith' | 'market' | null = $derived.by(() => {
    const asked = this.#deskLook?.view.asked?.decision;
    return asked === 'smith-amount' ? 'smith' : asked === 'market-sell' || asked === 'market-buy' ? 'market' : null;
  });
  /** The decision the desk answers. */
  #deskLook: PraLook | null = $derived.by(() => {
    const { mode } = this.draft;
    const { view } = this.#now;
    if (mode !== 'activate' && (view.asked?.tile === null || this.plazas.length > 0)) return null;
    return this.#lookOf({ ...this.draft, forged: null, trade: null });
  });
  deskLook: PraLook | null = $derived(this.#deskLook);
  /** The action is complete and can be sent. */
  ready: Line | null = $derived(this.walked.end === 'done' ? this.walked.line : null);
  /** The table if the action were made, also while only the worker is missing. */
  outlook: PraPreview | null = $derived.by(() => {
    if (this.#ahead.end === 'done') return this.#ahead.preview;
    // What work brings depends on who does it; what a tile costs does not.
    if (this.shown.mode !== 'build') return null;
    const filled = this.#walk(this.#filled(this.shown));
    return filled.end === 'done' ? filled.preview : null;
  });
  /** Nothing is chosen yet that could be taken back. */
  empty: boolean = $derived(this.#steps === 0);

  #walk(draft: Draft): Walk {
    return walk(this.#now, draft, (line) => this.#told.get(lineKey(line)));
  }

  #lookOf(draft: Draft): PraLook | null {
    const walked = this.#walk(draft);
    return walked.end === 'asks' ? walked.look : null;
  }

  /** A draft with any worker that may act, to see what does not depend on who does. */
  #filled(draft: Draft): Draft {
    const at = this.#walk(draft);
    const [any] = at.end === 'asks' ? workersAsked(at.look) : [];
    return any === undefined ? draft : { ...draft, worker: any };
  }

  /** Something changed at the table: what was chosen for another decision is let go. */
  changed(): void {
    const { view, legal } = this.#now;
    const moment = JSON.stringify([view, legal.map((move) => move.notation)]);
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#told = new Map();
    this.#past = [];
    this.#steps = 0;
    this.#pointed = null;
    this.held = null;
    this.#mute = false;
    void this.#settle(opening(this.#now));
  }

  /** Asks the engine about drafts until it has told everything about them. */
  async #explore(drafts: readonly Draft[]): Promise<void> {
    const moment = this.#moment;
    const roots = (draft: Draft): Draft[] => {
      const root = { ...NOTHING, helper: draft.helper, camp: draft.camp };
      return [
        { ...root, mode: 'build' },
        { ...root, mode: 'activate' },
        { ...NOTHING, helper: true },
      ];
    };
    let silent = 0;
    for (let asked = 0; asked < MOST_DECISIONS; asked++) {
      if (!this.active) return;
      const wanted = drafts.flatMap((draft) => [draft, this.#filled(draft), ...roots(draft)]);
      const lines = new Map<string, Line>();
      for (const draft of wanted) {
        const at = this.#walk(draft);
        if (at.end === 'waits') lines.set(lineKey(at.line), at.line);
      }
      if (lines.size === 0) return;
      const previews = await this.#play().foretell([...lines.values()]);
      if (moment !== this.#moment) return;
      if (previews.length === 0) {
        // An answer about a moment that has passed is asked for again; a server that stays silent is not.
        if (++silent === PATIENCE) this.#mute = true;
        await new Promise((again) => setTimeout(again, RETRY_MS));
        if (moment !== this.#moment) return;
        continue;
      }
      const keys = [...lines.keys()];
      this.#told = new Map([...this.#told, ...previews.map((preview, at) => [keys[at] ?? '', preview] as const)]);
    }
  }

  async #take(draft: Draft): Promise<void> {
    this.#steps = this.#past.push(this.draft);
    this.draft = draft;
    this.#pointed = null;
    await this.#explore([draft]);
    if (this.draft !== draft) return;
    if (this.#deskLook && this.desk) {
      const { forged, trade } = opening(this.#deskLook);
      await this.#settle({ ...draft, forged, trade });
    }
    if (draft.worker !== null || draft.helper) void this.#exploreWork(draft);
  }

  /** The desk's own amounts are no steps to take back one by one. */
  async #settle(draft: Draft): Promise<void> {
    this.draft = draft;
    await this.#explore([draft]);
  }

  /** With a worker in hand every building tells what it would bring. */
  async #exploreWork(draft: Draft): Promise<void> {
    if (draft.tile !== null) return;
    await this.#explore(this.workable.map((tile) => ({ ...draft, mode: 'activate', tile })));
  }

  /** What the worker in hand would get at a tile of the city. */
  workAt(tile: TileId): PraPreview | null {
    if (this.draft.worker === null && !this.draft.helper) return null;
    const at = this.#walk({ ...this.draft, mode: 'activate', tile });
    return at.end === 'done' ? at.preview : null;
  }

  /** What picking a place makes of the draft; null where it means nothing. */
  #with(place: Place): Draft | null {
    const { draft } = this;
    const kept = { ...NOTHING, helper: draft.helper, camp: draft.camp, worker: draft.worker };
    switch (place.at) {
      case 'offer':
        if (!this.buildable.includes(place.tile)) return null;
        return draft.tile === place.tile ? kept : { ...kept, mode: 'build', tile: place.tile };
      case 'cell': {
        const plazas = this.plazas.find((each) => each.x === place.x && each.y === place.y);
        if (!plazas) return null;
        const here = draft.cell?.x === place.x && draft.cell.y === place.y;
        const rotation = here ? nextTurn(plazas, this.rotation) : bestTurn(plazas).rotation;
        return { ...draft, cell: { x: place.x, y: place.y }, rotation };
      }
      case 'tile':
        if (this.placing !== null) return null;
        if (this.workable.includes(place.tile)) {
          return draft.tile === place.tile ? kept : { ...kept, mode: 'activate', tile: place.tile };
        }
        return this.#sent(place.tile);
      case 'die':
        if (place.seat !== this.#viewer() || !this.dice.includes(place.experience)) return null;
        return { ...draft, worker: draft.worker === place.experience ? null : place.experience };
      case 'retired':
        return place.seat === this.#viewer() && this.camps[0] !== undefined ? this.#sent(this.camps[0]) : null;
      default:
        return null;
    }
  }

  /** The retired worker goes to a camp, or comes back from it. */
  #sent(camp: TileId): Draft | null {
    if (!this.camps.includes(camp)) return null;
    return this.draft.helper ? NOTHING : { ...NOTHING, helper: true, camp };
  }

  isLit(place: Place): boolean {
    if (!this.active || this.#play().sending) return false;
    switch (place.at) {
      case 'offer':
        return this.buildable.includes(place.tile);
      case 'cell':
        return this.plazas.some((each) => each.x === place.x && each.y === place.y);
      case 'tile':
        if (this.placing !== null || this.desk) return false;
        return this.workable.includes(place.tile) || this.camps.includes(place.tile);
      case 'die':
        return place.seat === this.#viewer() && this.dice.includes(place.experience) && !this.desk;
      case 'retired':
        return place.seat === this.#viewer() && this.camps.length > 0;
      default:
        return false;
    }
  }

  isPicked(place: Place): boolean {
    const { draft } = this;
    switch (place.at) {
      case 'offer':
        return draft.mode === 'build' && draft.tile === place.tile;
      case 'tile':
        return (draft.mode === 'activate' && draft.tile === place.tile) || draft.camp === place.tile;
      case 'cell':
        return draft.cell?.x === place.x && draft.cell.y === place.y;
      case 'die':
        return place.seat === this.#viewer() && draft.worker === place.experience;
      case 'retired':
        return place.seat === this.#viewer() && draft.helper;
      default:
        return false;
    }
  }

  /** A click, a tap or a key on a place. The last choice sends, except where a finger could have slipped. */
  async pick(place: Place, byTouch = false): Promise<void> {
    if (!this.active || this.#play().sending) return;
    const complete = this.ready;
    if (complete && byTouch && this.isPicked(place) && place.at !== 'cell') return this.commit();
    const next = this.#with(place);
    if (!next) return;
    const turns = place.at === 'cell';
    await this.#take(next);
    // Who acts is chosen, not guessed: where only one sort of worker is left, a button says so.
    const named = next.worker !== null || next.helper;
    const sure = named && !byTouch && !settings.chosen.confirm && !turns && !this.desk;
    if (sure && this.draft === next && this.ready) await this.commit();
  }

  /** A tile dropped on a cell, or a die on a building: both choices at once. */
  async drop(piece: Place, onto: Place): Promise<void> {
    if (!this.isPicked(piece)) {
      const next = this.#with(piece);
      if (!next) return;
      await this.#take(next);
    }
    await this.pick(onto, piece.at === 'offer');
  }

  /** Shows what a place would bring. */
  point(place: Place | null): void {
    const next = place && this.active && !this.desk ? this.#with(place) : null;
    const letsGo = place !== null && this.isPicked(place);
    this.#pointed = letsGo ? null : next;
    if (next && !letsGo) void this.#explore([next]);
  }

  turn(step: 1 | -1 = 1): void {
    if (!this.laid || !this.cell) return;
    void this.#settle({ ...this.draft, cell: this.cell, rotation: nextTurn(this.laid, this.rotation, step) });
  }

  forge(amount: number): void {
    void this.#settle({ ...this.draft, forged: amount });
  }

  deal(good: Traded, amount: number): void {
    void this.#settle({ ...this.draft, trade: { ...(this.draft.trade ?? NO_TRADE), [good]: amount } });
  }

  /** Takes the last choice back; tells whether there was one. */
  back(): boolean {
    const before = this.#past.pop();
    if (!before) return false;
    this.#steps = this.#past.length;
    this.draft = before;
    this.#pointed = null;
    return true;
  }

  async commit(): Promise<void> {
    const line = this.ready;
    if (line) await this.#play().send(line);
  }
}
