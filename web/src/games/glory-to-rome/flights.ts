import type { Event, Seat } from '../../protocol/glory-to-rome';
import { unreachable, type Flight } from '../board';
import { materialOf, materialOfRole, roleOf } from './model';
import type { Place } from './places';

/** The movement an event shows; a face-down card where nobody may see it. */
export function flightOf(event: Event, viewer: Seat | null): Flight<Place> | null {
  switch (event.kind) {
    case 'played':
      return {
        from: handOf(event, viewer),
        to: { at: 'camp', seat: event.seat, what: materialOf(event.card) },
        piece: event.card,
      };
    case 'played-jack':
      return {
        from: { at: 'hand-of', seat: event.seat },
        to: { at: 'camp', seat: event.seat, what: 'jack' },
        piece: 'jack',
      };
    case 'discarded':
      return {
        from: handOf(event, viewer),
        to: { at: 'pool', material: materialOf(event.card) },
        piece: event.card,
      };
    case 'took-jack':
      return { from: { at: 'jacks' }, to: { at: 'hand-of', seat: event.seat }, piece: 'jack' };
    case 'drew':
      // One's own cards are told one by one.
      return event.seat === viewer
        ? null
        : { from: { at: 'deck' }, to: { at: 'hand-of', seat: event.seat }, piece: 'back', n: event.n };
    case 'got':
      return { from: { at: 'deck' }, to: handOf(event, viewer), piece: event.card };
    case 'hired': {
      const material = materialOfRole(event.role);
      return {
        from: { at: 'pool', material },
        to: { at: 'client', seat: event.seat, role: event.role },
        piece: material,
      };
    }
    case 'hired-card':
      return { from: handOf(event, viewer), to: clientOf(event), piece: event.card };
    case 'hired-deck':
      return { from: { at: 'deck' }, to: clientOf(event), piece: event.card };
    case 'took':
    case 'took-demanded':
      return { from: { at: 'pool', material: event.material }, to: stockpileOf(event), piece: event.material };
    case 'stored':
      return {
        from: handOf(event, viewer),
        to: { at: 'stockpile', seat: event.seat, material: materialOf(event.card) },
        piece: event.card,
      };
    case 'laid':
      return {
        from: handOf(event, viewer),
        to: { at: 'structure', seat: event.seat, building: event.card },
        piece: event.card,
      };
    case 'added-card':
      return {
        from: handOf(event, viewer),
        to: { at: 'structure', seat: event.seat, building: event.to },
        piece: materialOf(event.card),
      };
    case 'added-stockpile':
      return {
        from: stockpileOf(event),
        to: { at: 'structure', seat: event.seat, building: event.to },
        piece: event.material,
      };
    case 'added-pool':
      return {
        from: { at: 'pool', material: event.material },
        to: { at: 'structure', seat: event.seat, building: event.to },
        piece: event.material,
      };
    case 'fountain-drew':
      return { from: { at: 'deck' }, to: { at: 'hand-of', seat: event.seat }, piece: event.card ?? 'back' };
    case 'shared':
      return {
        from: stockpileOf(event),
        to: { at: 'structure', seat: event.owner, building: event.building },
        piece: event.material,
      };
    case 'sold':
      return { from: stockpileOf(event), to: { at: 'vault', seat: event.seat }, piece: event.material };
    case 'sold-deck':
      return { from: { at: 'deck' }, to: { at: 'vault', seat: event.seat }, piece: 'back' };
    case 'sold-card':
      return { from: { at: 'hand-of', seat: event.seat }, to: { at: 'vault', seat: event.seat }, piece: 'back' };
    case 'gave':
      return {
        from: handOf(event, viewer),
        to: { at: 'stockpile', seat: event.to, material: materialOf(event.card) },
        piece: event.card,
      };
    case 'plundered':
      return {
        from: { at: 'stockpile', seat: event.from, material: event.material },
        to: stockpileOf(event),
        piece: event.material,
      };
    case 'captured':
      return {
        from: { at: 'client', seat: event.from, role: event.role },
        to: { at: 'vault', seat: event.seat },
        piece: materialOfRole(event.role),
      };
    case 'seized':
      return {
        from: { at: 'seat', seat: event.from },
        to: { at: 'stockpile', seat: event.seat, material: materialOf(event.building) },
        piece: event.building,
      };
    case 'exchanged':
      return {
        from: { at: 'seat', seat: event.from },
        to: { at: 'structure', seat: event.seat, building: event.building },
        piece: event.building,
      };
    case 'claimed':
      return {
        from: { at: 'camp', seat: event.from, what: 'jack' },
        to: { at: 'hand-of', seat: event.seat },
        piece: 'jack',
      };
    case 'saved':
      return {
        from: { at: 'camp', seat: event.seat, what: event.material },
        to: stockpileOf(event),
        piece: event.material,
      };
    case 'completed':
      return {
        from: { at: 'structure', seat: event.seat, building: event.building },
        to: { at: 'influence', seat: event.seat },
        piece: event.building,
      };
    case 'led':
    case 'followed':
    case 'thinks':
    case 'discarded-jacks':
    case 'acts':
    case 'held':
    case 'fountain-kept':
    case 'revealed':
    case 'glory':
    case 'passed':
    case 'conceded':
    case 'round':
    case 'ended':
      return null;
    default:
      return unreachable(event);
  }
}

type CardEvent = Extract<Event, { seat: Seat; kind: 'played' }>;
type MaterialEvent = Extract<Event, { kind: 'took' }>;

/** Where a hand is seen: one's own by its cards, others' by their number. */
const handOf = ({ seat, card }: Omit<CardEvent, 'kind'>, viewer: Seat | null): Place =>
  seat === viewer ? { at: 'hand', card } : { at: 'hand-of', seat };

const clientOf = ({ seat, card }: Omit<CardEvent, 'kind'>): Place => ({
  at: 'client',
  seat,
  role: roleOf(materialOf(card)),
});

const stockpileOf = ({ seat, material }: Omit<MaterialEvent, 'kind'>): Place => ({ at: 'stockpile', seat, material });
