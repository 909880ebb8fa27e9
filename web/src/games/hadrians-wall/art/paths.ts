import type { Card } from '../../../protocol/hadrians-wall';
import type { LineName } from './lines';

/** The drawing of what a path counts. */
export const PATH_ART: Record<Card, LineName> = {
  architect: 'archway',
  aristocrat: 'seal',
  defender: 'wall',
  engineer: 'workshop',
  fighter: 'cohorts',
  forager: 'resource-production',
  merchant: 'market',
  planner: 'forum',
  pontiff: 'temples',
  ranger: 'scouts',
  trainer: 'ludus-gladiatorious',
  vanguard: 'wall-guard',
};
