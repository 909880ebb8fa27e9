import type { Move, View } from '../../protocol/glory-to-rome';
import { unreachable } from '../board';
import { materialOfRole } from './model';
import type { Place } from './places';

/** The places that take part in a move: it is picked by clicking them, a card of the hand, then the site to lay it on. */
export function targetsOf(move: Move, view: View): Place[] {
  const me = view.viewer ?? '';
  switch (move.kind) {
    case 'lead-card':
    case 'follow-card':
    case 'also-card':
    case 'put':
    case 'discard-card':
    case 'hire-card':
    case 'store':
    case 'sell-card':
    case 'reveal':
    case 'give':
      return [{ at: 'hand', card: move.card }];
    case 'lead-jack':
    case 'follow-jack':
    case 'also-jack':
    case 'discard-jack':
      return [{ at: 'jack-in-hand' }];
    case 'think':
    case 'refill':
    case 'draw':
    case 'hire-deck':
    case 'sell-deck':
    case 'fountain':
      return [{ at: 'deck' }];
    case 'take-jack':
      return [{ at: 'jacks' }];
    case 'keep':
      return [{ at: 'fountain' }];
    case 'hire':
      return [{ at: 'pool', material: materialOfRole(move.role) }];
    case 'take':
      return [{ at: 'pool', material: move.material }];
    case 'lay':
      return [held(move.card, view), { at: 'site', material: move.site, out: move.out }];
    case 'add-card':
      return [held(move.card, view), { at: 'structure', seat: me, building: move.to }];
    case 'add-stockpile':
      return [
        { at: 'stockpile', seat: me, material: move.material },
        { at: 'structure', seat: me, building: move.to },
      ];
    case 'add-pool':
      return [
        { at: 'pool', material: move.material },
        { at: 'structure', seat: me, building: move.to },
      ];
    case 'share-stockpile':
      return [{ at: 'stockpile', seat: me, material: move.material }, structureOf(move)];
    case 'share-pool':
      return [{ at: 'pool', material: move.material }, structureOf(move)];
    case 'sell':
      return [{ at: 'stockpile', seat: me, material: move.material }];
    case 'capture':
      return [{ at: 'client', seat: move.seat, role: move.role }];
    case 'seize':
    case 'exchange':
      return [structureOf(move)];
    case 'claim':
      return [{ at: 'camp', seat: move.seat, what: 'jack' }];
    case 'save':
      return [{ at: 'camp', seat: me, what: move.material }];
    case 'lead-petition':
    case 'lead-pair':
    case 'follow-petition':
    case 'follow-pair':
    case 'also-petition':
    case 'also-pair':
    case 'done':
    case 'pass':
    case 'discard-hand':
    case 'act':
    case 'hold':
    case 'glory':
    case 'plunder':
    case 'concede':
      // These are offered in words.
      return [];
    default:
      return unreachable(move) ?? [];
  }
}

/** A card drawn with Fountain lies beside the hand until it is used. */
const held = (card: Extract<Place, { at: 'hand' }>['card'], view: View): Place =>
  view.decision?.kind === 'fountain' ? { at: 'fountain' } : { at: 'hand', card };

const structureOf = ({ seat, building }: Omit<Extract<Place, { at: 'structure' }>, 'at'>): Place => ({
  at: 'structure',
  seat,
  building,
});

/** What is done at the deck and the jacks stands in words too: a newcomer would not look for it there. */
export function isSaidToo(move: Move): boolean {
  switch (move.kind) {
    case 'think':
    case 'refill':
    case 'draw':
    case 'take-jack':
    case 'keep':
    case 'fountain':
      return true;
    default:
      return false;
  }
}

/** Moves of which there may be many at once share a button. */
export function groupOf(move: Move): string | null {
  switch (move.kind) {
    case 'lead-petition':
    case 'follow-petition':
    case 'also-petition':
      return 'web-gtr-petition';
    case 'lead-pair':
    case 'follow-pair':
    case 'also-pair':
      return 'web-gtr-pair';
    case 'concede':
      return 'web-gtr-concede';
    default:
      return null;
  }
}
