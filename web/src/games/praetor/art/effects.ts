import { FACTS } from '../../../protocol/praetor-facts';
import type { BuildingFacts } from '../../../protocol/praetor';
import type { IconName } from './Icon.svelte';

/** A sign of the short sentence on a tile: a drawing, or something written. */
export type Sign = { icon: IconName } | { write: string } | { arrow: true };

const icon = (name: IconName): Sign => ({ icon: name });
const write = (words: string | number): Sign => ({ write: String(words) });
const TO: Sign = { arrow: true };
const buildings = new Map(FACTS.buildings.map((building) => [building.id, building]));

/** `n of this / per that`; a one before points and a per of one are not written. */
const each = (building: BuildingFacts, what: IconName, of: readonly IconName[]): Sign[] => [
  ...(of.length > 1 && building.amount === 1 ? [] : [write(building.amount)]),
  icon(what),
  write(building.per === 1 ? '/' : `/${building.per}`),
  ...of.map(icon),
];

/** What a building does as an icon sentence; null for monuments. */
export function effectOf(id: string): readonly Sign[] | null {
  const building = buildings.get(id);
  if (!building || building.space === 'none') return null;
  switch (id) {
    case 'gold-mine':
      return [icon('die'), TO, icon('gold')];
    case 'sawmill':
      return [icon('die'), TO, icon('wood')];
    case 'quarry':
      return [icon('die'), TO, icon('stone')];
    case 'marble-mine':
      return [icon('die'), TO, icon('marble')];
    case 'smith':
      return [icon('wood'), TO, icon('weapons')];
    case 'curia':
      return each(building, 'gold', ['tile']);
    case 'forum':
      return each(building, 'gold', ['worker']);
    case 'temple-of-maia':
      return each(building, 'fp', ['worker']);
    case 'temple-of-apollo':
      return each(building, 'fp', ['tile']);
    case 'temple-of-plutus':
      return each(building, 'fp', ['wood', 'stone']);
    case 'temple-of-mercury':
      return each(building, 'fp', ['marble', 'weapons']);
    case 'temple-of-venus':
      return [icon('fp'), write('='), icon('morale')];
    case 'colosseum':
      return each(building, 'morale', ['tile']);
    case 'oracle':
      return each(building, 'morale', ['retired']);
    case 'worker-camp':
      return [icon('villager'), TO, write('I')];
    case 'market':
      return [icon('gold'), icon('scales'), icon('wood')];
    case 'imperial-outpost':
      return [icon('wall'), TO, icon('fp')];
    case 'academy':
      return [write('I'), TO, icon('worker')];
    case 'labor-camp':
      return [icon('retired'), TO, write(FACTS.helper_experience)];
    default:
      return null;
  }
}

/** How wide a sign stands, in units of a tile of 100. */
export function widthOf(sign: Sign): number {
  if ('arrow' in sign) return 9;
  if ('icon' in sign) return 16.5;
  return sign.write === '/' || sign.write === 'I' ? 6 : 1.5 + 6 * sign.write.length;
}
