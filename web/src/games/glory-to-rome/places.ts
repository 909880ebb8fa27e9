import type { Building, Material, Role, Seat } from '../../protocol/glory-to-rome';

/** Where something lies on the table, or may be put. */
export type Place =
  | { at: 'hand'; card: Building }
  | { at: 'jack-in-hand' }
  | { at: 'fountain' }
  | { at: 'pool'; material: Material }
  | { at: 'site'; material: Material; out: boolean }
  | { at: 'deck' }
  | { at: 'jacks' }
  | { at: 'seat'; seat: Seat }
  | { at: 'played'; seat: Seat }
  | { at: 'camp'; seat: Seat; what: Material | 'jack' }
  | { at: 'hand-of'; seat: Seat }
  | { at: 'influence'; seat: Seat }
  | { at: 'client'; seat: Seat; role: Role }
  | { at: 'stockpile'; seat: Seat; material: Material }
  | { at: 'vault'; seat: Seat }
  | { at: 'structures'; seat: Seat }
  | { at: 'structure'; seat: Seat; building: Building };

/** The one name of a place. */
export function key(place: Place): string {
  switch (place.at) {
    case 'hand':
      return `hand:${place.card}`;
    case 'jack-in-hand':
      return 'hand:jack';
    case 'fountain':
    case 'deck':
    case 'jacks':
      return place.at;
    case 'pool':
      return `pool:${place.material}`;
    case 'site':
      return `site:${place.material}:${place.out ? 'out' : 'in'}`;
    case 'camp':
      return `camp:${place.seat}:${place.what}`;
    case 'client':
      return `client:${place.seat}:${place.role}`;
    case 'stockpile':
      return `stock:${place.seat}:${place.material}`;
    case 'structure':
      return `structure:${place.seat}:${place.building}`;
    case 'seat':
    case 'played':
    case 'hand-of':
    case 'influence':
    case 'vault':
    case 'structures':
      return `${place.at}:${place.seat}`;
  }
}

/** Whose part of the table a place is in; null for what is common and for the viewer's hand. */
export const ownerOf = (place: Place): Seat | null => ('seat' in place ? place.seat : null);

/** Whether a place lies in the middle of the table. */
export const isCommon = (place: Place): boolean =>
  place.at === 'pool' || place.at === 'site' || place.at === 'deck' || place.at === 'jacks';
