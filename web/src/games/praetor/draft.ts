import type { Cell, CellPlazas, Event, Move, Resource, TileId, View } from '../../protocol/praetor';
import { unreachable, type Legal, type Look, type Preview } from '../board';
import { TRADED, type Traded } from './model';

/**
 * An action being put together. The engine asks for its parts one after another and in its own order; people choose them in
 * any order. Nothing here knows a rule: what may be chosen is what the engine lists at the end of a line it was asked about.
 */
export interface Draft {
  mode: 'build' | 'activate' | null;
  /** A retired worker acts, through a labor camp. */
  helper: boolean;
  camp: TileId | null;
  tile: TileId | null;
  worker: number | null;
  cell: Cell | null;
  rotation: number | null;
  /** Weapons to forge. */
  forged: number | null;
  /** Goods bought, or sold where it is below zero. */
  trade: Readonly<Record<Traded, number>> | null;
}

export const NOTHING: Draft = {
  mode: null,
  helper: false,
  camp: null,
  tile: null,
  worker: null,
  cell: null,
  rotation: null,
  forged: null,
  trade: null,
};

export const NO_TRADE: Readonly<Record<Traded, number>> = { wood: 0, stone: 0, marble: 0, weapons: 0 };

export type PraLegal = Legal<Move>;
export type PraLook = Look<View, Move>;
export type PraPreview = Preview<View, Move, Event>;
export type Line = readonly PraLegal[];

/** One name for a line. */
export const lineKey = (line: Line): string => line.map((move) => move.notation).join('|');

/** Decisions that belong to one action. */
const OF_ACTION: ReadonlySet<string> = new Set([
  'action',
  'labor-camp',
  'labor-mode',
  'build-tile',
  'activate-tile',
  'worker',
  'cell',
  'rotation',
  'smith-amount',
  'market-sell',
  'market-buy',
]);
export const isOfAction = (view: View): boolean => OF_ACTION.has(view.asked?.decision ?? '');

const isTraded = (good: Resource): good is Traded => (TRADED as readonly Resource[]).includes(good);

/** Whether a draft answers the open decision with this move. */
function answers(draft: Draft, move: Move, view: View): boolean {
  const trade = (good: Resource) => (draft.trade && isTraded(good) ? draft.trade[good] : null);
  switch (move.kind) {
    case 'build':
    case 'activate':
      // Before the camp is known the retired worker is sent there first.
      return draft.mode === move.kind && (!draft.helper || view.asked?.decision === 'labor-mode');
    case 'labor-camp':
      return draft.helper;
    case 'camp':
      return draft.camp === move.tile;
    case 'tile':
      return draft.tile === move.tile && (view.asked?.decision === 'build-tile') === (draft.mode === 'build');
    case 'worker':
      return draft.worker === move.experience;
    case 'cell':
      return draft.cell?.x === move.x && draft.cell.y === move.y;
    case 'rotate':
      return draft.rotation === move.rotation;
    case 'smith':
      return draft.forged === move.amount;
    case 'sell':
      return trade(move.good) !== null && Math.max(0, -(trade(move.good) ?? 0)) === move.amount;
    case 'buy':
      return trade(move.good) !== null && Math.max(0, trade(move.good) ?? 0) === move.amount;
    case 'side':
    case 'pass':
    case 'skip':
    case 'normal':
    case 'recruit':
      return false;
    default:
      return unreachable(move) ?? false;
  }
}

/** What is chosen before anybody chose: the usual answer to a decision of which the rest is decided already. */
export function opening({ view, legal }: PraLook): Draft {
  const { asked } = view;
  switch (asked?.decision) {
    case 'rotation': {
      const { cell } = asked;
      const plazas = cell && asked.plazas.find((each) => each.x === cell.x && each.y === cell.y);
      return { ...NOTHING, mode: 'build', cell, rotation: plazas ? bestTurn(plazas).rotation : null };
    }
    case 'smith-amount':
      return {
        ...NOTHING,
        forged: Math.max(...legal.map(({ fields }) => (fields.kind === 'smith' ? fields.amount : 0))),
      };
    case 'market-sell':
    case 'market-buy':
      return { ...NOTHING, trade: NO_TRADE };
    default:
      return NOTHING;
  }
}

/** How far a draft leads. */
export type Walk =
  /** The engine asks for something the draft does not say. */
  | { end: 'asks'; line: Line; look: PraLook }
  /** Nothing was told about this line yet. */
  | { end: 'waits'; line: Line }
  /** The action is complete, and this is what it would bring. */
  | { end: 'done'; line: Line; preview: PraPreview }
  | { end: 'refused'; line: Line; preview: PraPreview };

/** Follows a draft through the decisions of the engine, from a moment on, as far as it was told about them. */
export function walk(now: PraLook, draft: Draft, told: (line: Line) => PraPreview | undefined): Walk {
  let look = now;
  let line: Line = [];
  for (;;) {
    const { view, legal } = look;
    const move = legal.find((each) => answers(draft, each.fields, view));
    if (!move) return { end: 'asks', line, look };
    line = [...line, move];
    const preview = told(line);
    if (!preview) return { end: 'waits', line };
    if (preview.refused) return { end: 'refused', line, preview };
    // Nothing is paid or moved before the last answer (PRA-19.17): what makes something happen completes the action.
    if (preview.events.length > 0 || !preview.then) return { end: 'done', line, preview };
    look = preview.then;
  }
}

/** The turn of a tile that brings the most plaza points on a cell; the smallest of equals. */
export function bestTurn(plazas: CellPlazas): { rotation: number; points: number } {
  let best = { rotation: 0, points: -1 };
  for (const [rotation, points] of plazas.points.entries()) {
    if (points !== null && points > best.points) best = { rotation, points };
  }
  return best;
}

/** The next turn that looks different. */
export function nextTurn(plazas: CellPlazas, rotation: number, step: 1 | -1 = 1): number {
  for (let tried = 1; tried <= 4; tried++) {
    const next = (rotation + step * tried + 8) % 4;
    if (plazas.points[next] !== null) return next;
  }
  return rotation;
}

/** The tiles a look offers for one kind of action. */
export const tilesOf = (look: PraLook | null, decision: 'build-tile' | 'activate-tile'): TileId[] =>
  look?.view.asked?.decision === decision
    ? look.legal.flatMap(({ fields }) => (fields.kind === 'tile' ? [fields.tile] : []))
    : [];

/** The pips a look offers to choose a worker by. */
export const workersAsked = (look: PraLook | null): number[] =>
  look ? look.legal.flatMap(({ fields }) => (fields.kind === 'worker' ? [fields.experience] : [])) : [];
