import { materialOfRole } from './model';

/**
 * Names of places on the board. A move is picked by clicking the places it is about: a card of the hand, then the site
 * to lay it on.
 */
export const zone = {
  hand: (card: string) => `hand:${card}`,
  jack: 'hand:jack',
  fountain: 'fountain',
  pool: (material: string) => `pool:${material}`,
  site: (material: string, out: boolean) => `site:${material}:${out ? 'out' : 'in'}`,
  deck: 'deck',
  jacks: 'jacks',
  stockpile: (seat: string, material: string) => `stock:${seat}:${material}`,
  client: (seat: string, role: string) => `client:${seat}:${role}`,
  camp: (seat: string, what: string) => `camp:${seat}:${what}`,
  structure: (seat: string, building: string) => `structure:${seat}:${building}`,
  structures: (seat: string) => `structures:${seat}`,
  vault: (seat: string) => `vault:${seat}`,
  played: (seat: string) => `played:${seat}`,
  handOf: (seat: string) => `hand-of:${seat}`,
  seat: (seat: string) => `seat:${seat}`,
};

interface Asked {
  viewer?: string | null;
  decision?: { kind: string; card: string | null } | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The places that take part in a move. */
export function targetsOf(fields: Record<string, unknown>, view: unknown): string[] {
  const asked = (view ?? {}) as Asked;
  const me = asked.viewer ?? '';
  const card = text(fields['card']);
  const material = text(fields['material']);
  const role = text(fields['role']);
  const seat = text(fields['seat']);
  const to = text(fields['to']);
  const building = text(fields['building']);
  // A card drawn with Fountain lies beside the hand until it is used.
  const drawn = asked.decision?.kind === 'fountain';
  const fromHand = drawn ? zone.fountain : zone.hand(card);
  switch (fields['kind']) {
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
      return [zone.hand(card)];
    case 'lead-jack':
    case 'follow-jack':
    case 'also-jack':
    case 'discard-jack':
      return [zone.jack];
    case 'think':
    case 'refill':
    case 'draw':
    case 'hire-deck':
    case 'sell-deck':
    case 'fountain':
      return [zone.deck];
    case 'take-jack':
      return [zone.jacks];
    case 'keep':
      return [zone.fountain];
    case 'hire':
      return [zone.pool(materialOfRole(role))];
    case 'take':
      return [zone.pool(material)];
    case 'lay':
      return [fromHand, zone.site(text(fields['site']), fields['out'] === true)];
    case 'add-card':
      return [fromHand, zone.structure(me, to)];
    case 'add-stockpile':
      return [zone.stockpile(me, material), zone.structure(me, to)];
    case 'add-pool':
      return [zone.pool(material), zone.structure(me, to)];
    case 'share-stockpile':
      return [zone.stockpile(me, material), zone.structure(seat, building)];
    case 'share-pool':
      return [zone.pool(material), zone.structure(seat, building)];
    case 'sell':
      return [zone.stockpile(me, material)];
    case 'capture':
      return [zone.client(seat, role)];
    case 'seize':
    case 'exchange':
      return [zone.structure(seat, building)];
    case 'claim':
      return [zone.camp(seat, 'jack')];
    case 'save':
      return [zone.camp(me, material)];
    default:
      // Petitions, pairs, passing and the like are offered in words.
      return [];
  }
}

/** What is done at the deck and the jacks stands in words too: a newcomer would not look for it there. */
export const isSaidToo = (fields: Record<string, unknown>): boolean =>
  ['think', 'refill', 'draw', 'take-jack', 'keep', 'fountain'].includes(text(fields['kind']));

/** Moves of which there may be many at once share a button. */
export function groupOf(fields: Record<string, unknown>): string | null {
  switch (fields['kind']) {
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
