import type { Event, Resource, Seat, TileId } from '../../protocol/praetor';
import { unreachable, type Flight } from '../board';
import { goodsList } from './model';
import type { Place } from './places';

/** What travels over the board. */
export type Thing =
  | { what: 'tile'; tile: TileId }
  | { what: 'die'; seat: Seat; pips: number }
  | { what: 'good'; good: Resource }
  | { what: 'points'; points: number }
  | { what: 'wall' };

/** The colors of the seats at the table that is shown; a traveling piece knows its seat only. */
export const colors = new Map<Seat, string>();

const die = (seat: Seat, pips: number): Thing => ({ what: 'die', seat, pips });

/** The movement an event shows. */
export function flightOf(event: Event): Flight<Place, Thing> | null {
  switch (event.kind) {
    case 'built':
      return {
        from: { at: 'offer', tile: event.tile },
        to: { at: 'tile', tile: event.tile },
        piece: { what: 'tile', tile: event.tile },
      };
    case 'activated':
      return {
        from: { at: 'die', seat: event.seat, experience: event.experience },
        to: { at: 'tile', tile: event.tile },
        piece: die(event.seat, event.experience),
      };
    case 'camp-used':
      return {
        from: { at: 'retired', seat: event.seat },
        to: { at: 'tile', tile: event.tile },
        piece: die(event.seat, 6),
      };
    case 'fee-paid': {
      const [paid] = goodsList(event.fee);
      if (!paid) return null;
      const good = paid.good;
      return {
        from: { at: 'good', seat: event.seat, good },
        to: { at: 'good', seat: event.owner, good },
        piece: { what: 'good', good },
      };
    }
    case 'forged':
      return event.amount === 0
        ? null
        : {
            from: { at: 'good', seat: event.seat, good: 'wood' },
            to: { at: 'good', seat: event.seat, good: 'weapons' },
            piece: { what: 'good', good: 'weapons' },
          };
    case 'temple-scored':
      return {
        from: { at: 'tile', tile: event.tile },
        to: { at: 'score', seat: event.seat },
        piece: { what: 'points', points: event.points },
      };
    case 'villager-recruited':
      return {
        from: { at: 'villagers', seat: event.seat },
        to: { at: 'novices', seat: event.seat, stage: 1 },
        piece: die(event.seat, 1),
      };
    case 'wall-built':
      return { from: { at: 'token' }, to: { at: 'walls', seat: event.seat }, piece: { what: 'wall' } };
    case 'academy-used':
      return {
        from: { at: 'tile', tile: event.tile },
        to: { at: 'novices', seat: event.seat, stage: 1 },
        piece: { what: 'tile', tile: event.tile },
      };
    case 'retired':
      return {
        from: { at: 'retired', seat: event.seat },
        to: { at: 'score', seat: event.seat },
        piece: { what: 'points', points: event.points },
      };
    case 'wages-missed':
      return {
        from: { at: 'good', seat: event.seat, good: 'gold' },
        to: { at: 'morale', seat: event.seat },
        piece: { what: 'good', good: 'gold' },
      };
    case 'tile-revealed':
      return {
        from: { at: 'stack' },
        to: { at: 'offer', tile: event.tile },
        piece: { what: 'tile', tile: event.tile },
      };
    case 'side-taken':
    case 'turn-began':
    case 'gained':
    case 'morale-rose':
    case 'traded':
    case 'passed':
    case 'novices-advanced':
    case 'experience-gained':
    case 'wages-paid':
    case 'emergency-answered':
    case 'token-removed':
    case 'token-revealed':
    case 'game-ended':
      return null;
    default:
      return unreachable(event);
  }
}
