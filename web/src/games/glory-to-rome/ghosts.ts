import type { Move, View } from '../../protocol/glory-to-rome';
import type { Ghost } from '../board';
import { materialOf, materialOfRole, roleOf } from './model';
import type { Place } from './places';

/** Where a move would put which piece: it is shown there, faintly, before the move is made. */
export function ghostOf(move: Move, view: View): Ghost<Place> | null {
  const me = view.viewer ?? '';
  switch (move.kind) {
    case 'lead-card':
    case 'follow-card':
    case 'also-card':
    case 'put':
      return {
        to: [
          { at: 'camp', seat: me, what: materialOf(move.card) },
          { at: 'played', seat: me },
        ],
        piece: move.card,
      };
    case 'lead-jack':
    case 'follow-jack':
    case 'also-jack':
      return {
        to: [
          { at: 'camp', seat: me, what: 'jack' },
          { at: 'played', seat: me },
        ],
        piece: 'jack',
      };
    case 'discard-card':
      return { to: [{ at: 'pool', material: materialOf(move.card) }], piece: move.card };
    case 'hire':
      return { to: [{ at: 'client', seat: me, role: move.role }], piece: materialOfRole(move.role) };
    case 'hire-card':
      return { to: [{ at: 'client', seat: me, role: roleOf(materialOf(move.card)) }], piece: move.card };
    case 'take':
      return { to: [{ at: 'stockpile', seat: me, material: move.material }], piece: move.material };
    case 'store':
      return { to: [{ at: 'stockpile', seat: me, material: materialOf(move.card) }], piece: move.card };
    case 'lay':
      return { to: [{ at: 'structures', seat: me }], piece: move.card };
    case 'add-card':
      return { to: [{ at: 'structure', seat: me, building: move.to }], piece: materialOf(move.card) };
    case 'add-stockpile':
    case 'add-pool':
      return { to: [{ at: 'structure', seat: me, building: move.to }], piece: move.material };
    case 'share-stockpile':
    case 'share-pool':
      return { to: [{ at: 'structure', seat: move.seat, building: move.building }], piece: move.material };
    case 'sell':
      return { to: [{ at: 'vault', seat: me }], piece: move.material };
    case 'sell-card':
    case 'sell-deck':
      return { to: [{ at: 'vault', seat: me }], piece: 'back' };
    case 'capture':
      return { to: [{ at: 'vault', seat: me }], piece: materialOfRole(move.role) };
    case 'take-jack':
      return { to: [{ at: 'hand-of', seat: me }], piece: 'jack' };
    case 'draw':
    case 'refill':
      return { to: [{ at: 'hand-of', seat: me }], piece: 'back' };
    default:
      return null;
  }
}
