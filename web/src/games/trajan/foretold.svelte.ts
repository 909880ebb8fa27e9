import type { Color, Event, Move, Seat, Tray, View } from '../../protocol/trajan';
import { seatIndex } from '../../app/speak';
import type { Text } from '../../protocol/messages';
import type { BoardPlay, Legal, Picking, Preview } from '../board';
import { asked, orders, sowingOf, trayIndex, type Sowing } from './model';
import type { Place } from './places';

type Play = BoardPlay<View, Move, Event>;
type Told = Preview<View, Move, Event>;

interface Source {
  play: Play;
  view: View;
  viewer: Seat | null;
}

/** One way to drop the markers of a tray, and what it brings. */
export interface Option {
  /** The moves that are still to be made. */
  moves: readonly Legal<Move>[];
  sowing: Sowing;
  /** By how much the own points change. */
  points: number;
}

/** What a click would bring. */
export interface Click {
  /** What would happen, in words, apart from what is held already. */
  events: readonly Text[];
  /** By how much the own points change in the whole turn. */
  points: number;
  unknown: Text | null;
}

/** What would happen, asked of the server before anybody needs it: sowings with all their orders, and what a click would bring. */
export class Foretold {
  #source: () => Source;
  /** Ways to sow, by the tray that is lifted; of what is in the hand, under no tray. */
  #options = $state.raw<ReadonlyMap<Tray | null, readonly Option[]>>(new Map());
  #pointed = $state.raw<Place | null>(null);
  #click = $state.raw<Click | null>(null);

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** The tray pointed at, while one is to be chosen. */
  #tray = $derived.by((): Tray | null => {
    const { view, viewer } = this.#source();
    const place = this.#pointed;
    return view.decision?.kind === 'choose-tray' && place?.at === 'tray' && place.seat === viewer ? place.tray : null;
  });
  #isDropping = $derived.by(() => {
    const { view, viewer } = this.#source();
    return view.decision?.kind === 'drop-marker' && view.active === viewer;
  });
  /** The ways that are looked at, the best first. */
  options: readonly Option[] = $derived.by(() => {
    const found = this.#options.get(this.#isDropping ? null : this.#tray) ?? [];
    return [...found].sort((a, b) => b.points - a.points);
  });
  best: Option | null = $derived(this.options[0] ?? null);
  sowing: Sowing | null = $derived(this.best?.sowing ?? null);
  /** The tray that was lifted or would be, counted from 0; -1 where that is not known. */
  from = $derived.by(() => {
    const sown = this.#source().play.line.find(({ fields }) => fields.kind === 'sow')?.fields;
    const tray = sown?.kind === 'sow' ? sown.tray : this.#tray;
    return tray ? trayIndex(tray) : -1;
  });
  steps = $derived(this.sowing?.steps ?? 0);
  endsRound = $derived(this.sowing?.endsRound ?? false);
  /** Markers that lie in their trays already, and could be taken back. */
  dropped: { tray: Tray; color: Color }[] = $derived.by(() => {
    const { play } = this.#source();
    const n = play.line.filter(({ fields }) => fields.kind === 'drop').length;
    const { path = [], colors = [] } = this.sowing ?? {};
    return path.slice(0, n).flatMap((tray, index) => {
      const color = colors[index];
      return color ? [{ tray, color }] : [];
    });
  });
  /** What a click where the pointer is would bring. */
  click: Click | null = $derived(this.#click);

  /** The best ways to sow a tray, for a glance at all of them. */
  bestOf(tray: Tray): Option | null {
    const found = this.#options.get(tray) ?? [];
    return found.reduce<Option | null>((best, each) => (best && best.points >= each.points ? best : each), null);
  }

  /** Which marker to drop now and which to keep for the last tray, where that fulfills a tile. */
  advice(color: Color): 'keep' | 'drop' | null {
    const best = this.best;
    if (!this.#isDropping || !best?.sowing.fulfilled || best.moves.length === 0) return null;
    const isLast = best.sowing.colors.at(-1) === color;
    const same = best.moves.filter(({ fields }) => fields.kind === 'drop' && fields.color === color).length;
    if (isLast && same === 0) return 'keep';
    const first = best.moves[0]?.fields;
    return first?.kind === 'drop' && first.color === color ? 'drop' : null;
  }

  /** A picking that also tells what the pointer is at. */
  listening(picking: Picking<Place>): Picking<Place> {
    return {
      get lit() {
        return picking.lit;
      },
      key: (place) => picking.key(place),
      isLit: (place) => picking.isLit(place),
      isPicked: (place) => picking.isPicked(place),
      rank: (place) => picking.rank(place),
      pick: (place) => picking.pick(place),
      point: (place) => {
        this.#pointed = place;
        picking.point(place);
      },
    };
  }

  /** Asks anew whenever the decision is another one; for an effect. */
  watch(): void {
    const { play, view, viewer } = this.#source();
    const isMine = viewer !== null && view.to_act.includes(viewer);
    const { legal } = play;
    if (isMine && view.decision?.kind === 'choose-tray') void this.#askTrays(play, legal, view, viewer);
    else if (isMine && view.decision?.kind === 'drop-marker') void this.#askDrops(play, legal, view, viewer);
    else this.#options = new Map();
  }

  /** Asks what a click where the pointer is would bring; for an effect of its own. */
  watchPointer(): void {
    const { play, viewer } = this.#source();
    const { aims } = play;
    const [line, ...others] = aims;
    if (!line || others.length > 0 || viewer === null) {
      this.#click = null;
      return;
    }
    void Promise.all([play.foretell([line]), play.line.length > 0 ? play.foretell([[]]) : []]).then(
      ([[told], [held]]) => {
        if (play.aims !== aims) return;
        this.#click = told
          ? {
              events: told.events.slice(held?.events.length ?? 0).map(({ text }) => text),
              points: told.points[seatIndex(viewer)] ?? 0,
              unknown: told.unknown,
            }
          : null;
      },
    );
  }

  async #askTrays(play: Play, legal: readonly Legal<Move>[], view: View, viewer: Seat): Promise<void> {
    this.#options = new Map();
    const lifted = await play.foretell(legal.map((move) => [move]));
    const ways = lifted.flatMap(({ then }, index) => {
      const move = legal[index];
      if (!then || move?.fields.kind !== 'sow') return [];
      const { tray } = move.fields;
      return waysOf(then.view.held, then.legal).map((drops) => ({ tray, moves: [move, ...drops] }));
    });
    const told = await play.foretell(ways.map(({ moves }) => moves));
    if (play.legal !== legal) return;
    const found = new Map<Tray | null, Option[]>();
    ways.forEach(({ tray, moves }, index) => {
      const option = optionOf(moves, told[index], view, viewer);
      if (option) found.set(tray, [...(found.get(tray) ?? []), option]);
    });
    this.#options = found;
  }

  async #askDrops(play: Play, legal: readonly Legal<Move>[], view: View, viewer: Seat): Promise<void> {
    const ways = waysOf(view.held, legal);
    const told = await play.foretell(ways);
    if (play.legal !== legal) return;
    this.#options = new Map([[null, ways.flatMap((moves, index) => optionOf(moves, told[index], view, viewer) ?? [])]]);
  }
}

/** Orders of the markers in the hand, as moves. */
function waysOf(held: readonly Color[], legal: readonly Legal<Move>[]): Legal<Move>[][] {
  const dropping = new Map(legal.flatMap((move) => (move.fields.kind === 'drop' ? [[move.fields.color, move]] : [])));
  return orders(held).map((colors) => asked(colors).flatMap((color) => dropping.get(color) ?? []));
}

function optionOf(moves: readonly Legal<Move>[], told: Told | undefined, view: View, viewer: Seat): Option | null {
  const sowing =
    told &&
    sowingOf(
      told.events.map(({ event }) => event),
      view,
    );
  return sowing ? { moves, sowing, points: told.points[seatIndex(viewer)] ?? 0 } : null;
}
