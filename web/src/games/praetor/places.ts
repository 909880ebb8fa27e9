import type { Move, Resource, Seat, Side, TileId, View } from '../../protocol/praetor';
import { unreachable } from '../board';

/** A place of the board. */
export type Place =
  | { at: 'side'; side: Side }
  /** A tile of the row. */
  | { at: 'offer'; tile: TileId }
  /** A tile of the city. */
  | { at: 'tile'; tile: TileId }
  | { at: 'cell'; x: number; y: number }
  /** The ready workers of a seat with these pips. */
  | { at: 'die'; seat: Seat; experience: number }
  | { at: 'retired'; seat: Seat }
  | { at: 'villagers'; seat: Seat }
  | { at: 'novices'; seat: Seat; stage: 1 | 2 }
  | { at: 'good'; seat: Seat; good: Resource }
  | { at: 'score'; seat: Seat }
  | { at: 'morale'; seat: Seat }
  | { at: 'walls'; seat: Seat }
  | { at: 'token' }
  | { at: 'stack' };

/** One name for each place. */
export function key(place: Place): string {
  switch (place.at) {
    case 'side':
      return `side ${place.side}`;
    case 'offer':
    case 'tile':
      return `${place.at} ${place.tile}`;
    case 'cell':
      return `cell ${place.x} ${place.y}`;
    case 'die':
      return `die ${place.seat} ${place.experience}`;
    case 'novices':
      return `novices ${place.seat} ${place.stage}`;
    case 'good':
      return `good ${place.seat} ${place.good}`;
    case 'retired':
    case 'villagers':
    case 'score':
    case 'morale':
    case 'walls':
      return `${place.at} ${place.seat}`;
    case 'token':
    case 'stack':
      return place.at;
  }
}

/** The places a move is about; a move without any is answered where the board asks for it. */
export function targetsOf(move: Move, view: View): Place[] {
  const seat = view.asked?.seat ?? 'A';
  switch (move.kind) {
    case 'side':
      return [{ at: 'side', side: move.side }];
    case 'camp':
    case 'skip':
      return [{ at: 'tile', tile: move.tile }];
    case 'tile':
      return [{ at: view.asked?.decision === 'build-tile' ? 'offer' : 'tile', tile: move.tile }];
    case 'worker':
      return [{ at: 'die', seat, experience: move.experience }];
    case 'cell':
      return [{ at: 'cell', x: move.x, y: move.y }];
    case 'normal':
      return [{ at: 'novices', seat, stage: 2 }];
    case 'recruit':
      return move.hire ? [{ at: 'villagers', seat }] : [];
    case 'build':
    case 'activate':
    case 'labor-camp':
    case 'pass':
    case 'rotate':
    case 'smith':
    case 'sell':
    case 'buy':
      return [];
    default:
      return unreachable(move) ?? [];
  }
}
