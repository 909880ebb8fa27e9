import type { Ghost } from '../board';
import { materialOf, materialOfRole, roleOf } from './model';
import { zone } from './picks';

interface Seen {
  viewer?: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where a move would put which piece: it is shown there, faintly, before the move is made. */
export function ghostOf(fields: Record<string, unknown>, view: unknown): Ghost | null {
  const me = ((view ?? {}) as Seen).viewer ?? '';
  const card = text(fields['card']);
  const material = text(fields['material']);
  const role = text(fields['role']);
  const to = text(fields['to']);
  switch (fields['kind']) {
    case 'lead-card':
    case 'follow-card':
    case 'also-card':
    case 'put':
      return { to: [zone.camp(me, materialOf(card)), zone.played(me)], piece: card };
    case 'lead-jack':
    case 'follow-jack':
    case 'also-jack':
      return { to: [zone.camp(me, 'jack'), zone.played(me)], piece: 'jack' };
    case 'discard-card':
      return { to: [zone.pool(materialOf(card))], piece: card };
    case 'hire':
      return { to: [zone.client(me, role)], piece: materialOfRole(role) };
    case 'hire-card':
      return { to: [zone.client(me, roleOf(materialOf(card)))], piece: card };
    case 'take':
      return { to: [zone.stockpile(me, material)], piece: material };
    case 'store':
      return { to: [zone.stockpile(me, materialOf(card))], piece: card };
    case 'lay':
      return { to: [zone.structures(me)], piece: card };
    case 'add-card':
      return { to: [zone.structure(me, to)], piece: materialOf(card) };
    case 'add-stockpile':
    case 'add-pool':
      return { to: [zone.structure(me, to)], piece: material };
    case 'share-stockpile':
    case 'share-pool':
      return { to: [zone.structure(text(fields['seat']), text(fields['building']))], piece: material };
    case 'sell':
      return { to: [zone.vault(me)], piece: material };
    case 'sell-card':
    case 'sell-deck':
      return { to: [zone.vault(me)], piece: 'back' };
    case 'capture':
      return { to: [zone.vault(me)], piece: materialOfRole(role) };
    case 'take-jack':
      return { to: [zone.handOf(me)], piece: 'jack' };
    case 'draw':
    case 'refill':
      return { to: [zone.handOf(me)], piece: 'back' };
    default:
      return null;
  }
}
