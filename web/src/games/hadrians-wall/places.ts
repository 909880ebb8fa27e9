import type {
  Attribute,
  Building,
  Card,
  Citizen,
  Cohort,
  Column,
  Gladiator,
  Move,
  Piece,
  Source,
  Track,
  View,
} from '../../protocol/hadrians-wall';
import { unreachable } from '../board';
import { seatOf, templesFilled } from './model';

/** A row of boxes on a sheet. */
export type Area =
  | Track
  | Attribute
  | Citizen
  | `${Cohort}-cohort`
  | `${Gladiator}-strength`
  | `${Gladiator}-battle`
  | `${Column}-ruling`
  | 'resource-production'
  | 'training-grounds'
  | 'forum'
  | 'market'
  | 'theater'
  | 'temples'
  | 'baths'
  | 'diplomats'
  | 'scouts'
  | 'map'
  | 'disdain';

/** A place of the table that a move can be about. */
export type Place =
  /** The n-th box of a row, from 1. */
  | { at: 'box'; area: Area; n: number }
  | { at: 'building'; building: Building }
  /** A heading that stands for its whole track, also when the track is full. */
  | { at: 'attribute'; attribute: Attribute }
  | { at: 'cohort'; cohort: Cohort }
  /** A worker on the own board who pays. */
  | { at: 'pawn'; piece: Piece }
  /** The trade good of a card. */
  | { at: 'good'; source: Source }
  /** The scout pattern of a card. */
  | { at: 'pattern'; source: Source }
  /** Four cells of the map. */
  | { at: 'cells'; cells: string }
  | { at: 'exchange'; give: Piece; also: Piece; gain: Piece }
  | { at: 'card'; card: Card }
  | { at: 'favors'; temple: number; diplomat: number }
  /** Another player. */
  | { at: 'seat'; seat: string }
  | { at: 'end' };

/** One name for each place. */
export function key(place: Place): string {
  switch (place.at) {
    case 'box':
      return `${place.area}-${place.n}`;
    case 'building':
      return `build-${place.building}`;
    case 'attribute':
      return `attribute-${place.attribute}`;
    case 'cohort':
      return `cohort-${place.cohort}`;
    case 'pawn':
      return `pawn-${place.piece}`;
    case 'good':
      return `good-${place.source}`;
    case 'pattern':
      return `pattern-${place.source}`;
    case 'cells':
      return `cells-${place.cells.replaceAll(' ', '-')}`;
    case 'exchange':
      return `exchange-${place.give}-${place.also}-${place.gain}`;
    case 'card':
      return `card-${place.card}`;
    case 'favors':
      return `favors-${place.temple}-${place.diplomat}`;
    case 'seat':
      return `seat-${place.seat}`;
    case 'end':
      return 'end';
  }
}

export const box = (area: Area, n: number): Place => ({ at: 'box', area, n });

/** The places that take part in a move of the seat that looks. */
export function targetsOf(move: Move, view: View): Place[] {
  const own = seatOf(view, view.viewer);
  if (!own) return [];
  const pawn = (piece: Piece): Place => ({ at: 'pawn', piece });
  switch (move.kind) {
    case 'path':
      return [{ at: 'card', card: move.card }];
    case 'gain':
      return [{ at: 'attribute', attribute: move.attribute }, box(move.attribute, own[move.attribute] + 1)];
    case 'cohort':
      return [{ at: 'cohort', cohort: move.cohort }, box(`${move.cohort}-cohort`, own.cohorts[move.cohort] + 1)];
    case 'favor':
      return [{ at: 'favors', temple: move.temple, diplomat: move.diplomat }];
    case 'mine':
      return [box('mining-and-foresting', own.mining_and_foresting + 1)];
    case 'wall-guard':
      return [box('wall-guard', own.wall_guard + 1)];
    case 'cippi':
      return [box('cippi', own.cippi + 1)];
    case 'wall':
      return [box('wall', own.wall + 1)];
    case 'fort':
      return [box('fort', own.fort + 1), pawn(move.pay)];
    case 'build':
      return [{ at: 'building', building: move.building }];
    case 'train-builder':
      return [box('training-grounds', own.training_grounds.length + 1)];
    case 'forum':
      return [
        box('forum', own.forum.length + 1),
        { at: 'exchange', give: move.give, also: move.also, gain: move.gain },
      ];
    case 'citizen':
      return [box(move.citizen, own[move.citizen] + 1)];
    case 'buy-good':
      return [box('market', move.hexagon), { at: 'good', source: move.source }];
    case 'perform':
      return [box('theater', move.performance)];
    case 'train-gladiator':
      return [box(`${move.gladiator}-strength`, own.gladiators[move.gladiator].trained + 1), pawn(move.pay)];
    case 'battle':
      return [box(`${move.gladiator}-battle`, own.gladiators[move.gladiator].battles.length + 1)];
    case 'serve-temple':
      return [box('temples', templesFilled(own) + 1), pawn(move.pay)];
    case 'bribe':
      return [box('baths', move.bribe)];
    case 'ruling':
      return [box(`${move.column}-ruling`, own.courthouse[move.column].length + 1)];
    case 'diplomat':
      return [box('diplomats', own.diplomats.length + 1), { at: 'cohort', cohort: move.cohort }];
    case 'scout':
      return [
        box('scouts', own.scouts + 1),
        { at: 'pattern', source: move.source },
        { at: 'cells', cells: move.cells },
      ];
    case 'stop':
      return [{ at: 'end' }];
    default:
      return unreachable(move) ?? [];
  }
}
