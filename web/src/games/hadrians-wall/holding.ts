import type { Move, SeatView, Shown, View } from '../../protocol/hadrians-wall';
import { FACTS } from '../../protocol/hadrians-wall-facts';
import { buildingFacts, COHORTS, seatOf, trackFacts, trackFilled } from './model';

/** Whether a move leads to a question of its own: which cohort, which attribute. Then both are one gesture. */
export function holds(move: Move, view: View): boolean {
  const own = seatOf(view, view.viewer);
  if (!own) return false;
  return asksFurther(iconsOf(move, own), own);
}

function asksFurther(icons: readonly Shown[], own: SeatView): boolean {
  const open = COHORTS.filter((cohort) => own.cohorts[cohort] < (FACTS.cohorts[0]?.boxes.length ?? 0));
  return icons.some((icon) => typeof icon !== 'string' || (icon === 'cohort' && open.length > 1));
}

/** The icons of the box a move fills, as far as they can ask anything. */
function iconsOf(move: Move, own: SeatView): readonly Shown[] {
  const next = (track: 'wall-guard' | 'cippi' | 'wall' | 'fort') =>
    trackFacts(track).boxes[trackFilled(own, track)]?.icons ?? [];
  switch (move.kind) {
    case 'wall-guard':
    case 'train-builder':
      return next('wall-guard');
    case 'cippi':
    case 'wall':
    case 'fort':
      return next(move.kind);
    case 'build':
      return buildingFacts(move.building).icons;
    default:
      return [];
  }
}
