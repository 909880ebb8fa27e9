import type { Flight } from '../board';
import { materialOf, materialOfRole, roleOf } from './model';
import { zone } from './picks';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where a hand is seen: one's own by its cards, others' by their number. */
const hand = (seat: string, viewer: string | null, card: string): string =>
  seat === viewer ? zone.hand(card) : zone.handOf(seat);

/** The movement an event shows; a face-down card where nobody may see it. */
export function flightOf(event: Record<string, unknown>, viewer: string | null): Flight | null {
  const seat = text(event['seat']);
  const card = text(event['card']);
  const material = text(event['material']);
  const role = text(event['role']);
  const from = text(event['from']);
  const to = text(event['to']);
  const building = text(event['building']);
  const own = (piece: string): string => hand(seat, viewer, piece);
  switch (event['kind']) {
    case 'played':
      return { from: own(card), to: zone.camp(seat, materialOf(card)), piece: card };
    case 'played-jack':
      return { from: zone.handOf(seat), to: zone.camp(seat, 'jack'), piece: 'jack' };
    case 'discarded':
      return { from: own(card), to: zone.pool(materialOf(card)), piece: card };
    case 'took-jack':
      return { from: zone.jacks, to: zone.handOf(seat), piece: 'jack' };
    case 'drew':
      return seat === viewer ? null : { from: zone.deck, to: zone.handOf(seat), piece: 'back' };
    case 'got':
      return { from: zone.deck, to: hand(seat, viewer, card), piece: card };
    case 'hired':
      return { from: zone.pool(materialOfRole(role)), to: zone.client(seat, role), piece: materialOfRole(role) };
    case 'hired-card':
      return { from: own(card), to: zone.client(seat, roleOf(materialOf(card))), piece: card };
    case 'hired-deck':
      return { from: zone.deck, to: zone.client(seat, roleOf(materialOf(card))), piece: card };
    case 'took':
    case 'took-demanded':
      return { from: zone.pool(material), to: zone.stockpile(seat, material), piece: material };
    case 'stored':
      return { from: own(card), to: zone.stockpile(seat, materialOf(card)), piece: card };
    case 'laid':
      return { from: own(card), to: zone.structure(seat, card), piece: card };
    case 'added-card':
      return { from: own(card), to: zone.structure(seat, to), piece: materialOf(card) };
    case 'added-stockpile':
      return { from: zone.stockpile(seat, material), to: zone.structure(seat, to), piece: material };
    case 'added-pool':
      return { from: zone.pool(material), to: zone.structure(seat, to), piece: material };
    case 'fountain-drew':
      return { from: zone.deck, to: zone.handOf(seat), piece: card || 'back' };
    case 'shared':
      return {
        from: zone.stockpile(seat, material),
        to: zone.structure(text(event['owner']), building),
        piece: material,
      };
    case 'sold':
      return { from: zone.stockpile(seat, material), to: zone.vault(seat), piece: material };
    case 'sold-deck':
      return { from: zone.deck, to: zone.vault(seat), piece: 'back' };
    case 'sold-card':
      return { from: zone.handOf(seat), to: zone.vault(seat), piece: 'back' };
    case 'gave':
      return { from: own(card), to: zone.stockpile(to, materialOf(card)), piece: card };
    case 'plundered':
      return { from: zone.stockpile(from, material), to: zone.stockpile(seat, material), piece: material };
    case 'captured':
      return { from: zone.client(from, role), to: zone.vault(seat), piece: materialOfRole(role) };
    case 'seized':
      return { from: zone.seat(from), to: zone.stockpile(seat, materialOf(building)), piece: building };
    case 'exchanged':
      return { from: zone.seat(from), to: zone.structure(seat, building), piece: building };
    case 'claimed':
      return { from: zone.camp(from, 'jack'), to: zone.handOf(seat), piece: 'jack' };
    case 'saved':
      return { from: zone.camp(seat, material), to: zone.stockpile(seat, material), piece: material };
    case 'completed':
      return { from: zone.structure(seat, building), to: `influence:${seat}`, piece: building };
    default:
      return null;
  }
}
