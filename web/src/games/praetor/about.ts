import { FACTS } from '../../protocol/praetor-facts';
import { GOODS } from './model';

export interface About {
  /** A message key. */
  key: string;
  args?: Record<string, number>;
}

/** What a building does, in words. */
function ofBuilding(id: string): string | null {
  switch (id) {
    case 'gold-mine':
      return 'web-pra-about-gold-mine';
    case 'sawmill':
      return 'web-pra-about-sawmill';
    case 'quarry':
      return 'web-pra-about-quarry';
    case 'marble-mine':
      return 'web-pra-about-marble-mine';
    case 'smith':
      return 'web-pra-about-smith';
    case 'curia':
      return 'web-pra-about-curia';
    case 'forum':
      return 'web-pra-about-forum';
    case 'temple-of-maia':
      return 'web-pra-about-maia';
    case 'temple-of-apollo':
      return 'web-pra-about-apollo';
    case 'temple-of-plutus':
      return 'web-pra-about-plutus';
    case 'temple-of-mercury':
      return 'web-pra-about-mercury';
    case 'temple-of-venus':
      return 'web-pra-about-venus';
    case 'colosseum':
      return 'web-pra-about-colosseum';
    case 'oracle':
      return 'web-pra-about-oracle';
    case 'worker-camp':
      return 'web-pra-about-worker-camp';
    case 'market':
      return 'web-pra-about-market';
    case 'imperial-outpost':
      return 'web-pra-about-outpost';
    case 'academy':
      return 'web-pra-about-academy';
    case 'labor-camp':
      return 'web-pra-about-labor-camp';
    case 'statue':
    case 'triumphal-arch':
      return 'web-pra-about-monument';
    default:
      return null;
  }
}

/** What a building or good is and does, with the numbers of the engine. */
export function about(id: string): About | null {
  const building = FACTS.buildings.find((each) => each.id === id);
  const key = building ? ofBuilding(id) : null;
  if (building && key) {
    const n = id === 'labor-camp' ? FACTS.helper_experience : building.amount;
    return { key, args: { n, per: building.per } };
  }
  if (id === 'gold') return { key: 'web-pra-about-gold' };
  return GOODS.some((good) => good === id) ? { key: 'web-pra-about-good' } : null;
}
