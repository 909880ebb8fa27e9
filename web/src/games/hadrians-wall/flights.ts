import type { Event } from '../../protocol/hadrians-wall';
import type { Flight } from '../board';
import type { Place } from './places';

/** Only what comes from elsewhere travels: payments of neighbors. What happens on a sheet is shown by the pen. */
export function flightOf(event: Event, viewer: string | null): Flight<Place> | null {
  if (event.kind === 'paid' && event.to === viewer) {
    return { from: { at: 'seat', seat: event.seat }, to: { at: 'pawn', piece: event.piece }, piece: event.piece };
  }
  if (event.kind === 'paid' && event.seat === viewer) {
    return { from: { at: 'pawn', piece: event.piece }, to: { at: 'seat', seat: event.to }, piece: event.piece };
  }
  return null;
}
