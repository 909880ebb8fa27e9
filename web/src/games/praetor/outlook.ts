import type { Event, Goods, Seat } from '../../protocol/praetor';
import { unreachable } from '../board';
import type { IconName } from './art/Icon.svelte';
import type { PraPreview } from './draft';
import { goodsList } from './model';

/** Something a seat gets, as a picture with a number. */
export interface Gain {
  icon: IconName;
  amount: number;
}

/** What an event gives a seat, fees and prices left out. */
function gainOf(event: Event, seat: Seat): Gain[] {
  switch (event.kind) {
    case 'gained':
      return event.seat === seat ? [{ icon: event.good, amount: event.amount }] : [];
    case 'built':
      return event.seat === seat ? [{ icon: 'fp', amount: event.points + event.plazas }] : [];
    case 'forged':
      return event.seat === seat ? [{ icon: 'weapons', amount: event.amount }] : [];
    case 'temple-scored':
      return event.seat === seat ? [{ icon: 'fp', amount: event.points }] : [];
    case 'morale-rose':
      return event.seat === seat ? [{ icon: 'morale', amount: event.levels }] : [];
    case 'villager-recruited':
      return event.seat === seat ? [{ icon: 'villager', amount: 1 }] : [];
    case 'wall-built':
      return event.seat === seat ? [{ icon: 'fp', amount: event.points + event.bonus }] : [];
    case 'traded':
      return event.seat === seat ? goodsList(event.bought).map(({ good, amount }) => ({ icon: good, amount })) : [];
    case 'side-taken':
    case 'turn-began':
    case 'activated':
    case 'camp-used':
    case 'fee-paid':
    case 'passed':
    case 'novices-advanced':
    case 'academy-used':
    case 'experience-gained':
    case 'retired':
    case 'wages-paid':
    case 'wages-missed':
    case 'emergency-answered':
    case 'tile-revealed':
    case 'token-removed':
    case 'token-revealed':
    case 'game-ended':
      return [];
    default:
      return unreachable(event) ?? [];
  }
}

/** Events up to the end of the action itself: what the end of the turn brings is another story. */
function ofAction(preview: PraPreview): Event[] {
  const events = preview.events.map(({ event }) => event);
  const end = events.findIndex(
    ({ kind }) =>
      kind === 'passed' || kind === 'novices-advanced' || kind === 'experience-gained' || kind === 'wages-paid',
  );
  return end < 0 ? events : events.slice(0, end);
}

/** What an action gives a seat. */
export const gainsOf = (preview: PraPreview, seat: Seat): Gain[] =>
  ofAction(preview).flatMap((event) => gainOf(event, seat));

/** What an action pays to others. */
export const feesOf = (preview: PraPreview, seat: Seat): { owner: Seat; fee: Goods }[] =>
  ofAction(preview).flatMap((event) =>
    event.kind === 'fee-paid' && event.seat === seat ? [{ owner: event.owner, fee: event.fee }] : [],
  );

/** What an action pays to the bank. */
export const costOf = (preview: PraPreview, seat: Seat): Goods => {
  const built = ofAction(preview).find((event) => event.kind === 'built' && event.seat === seat);
  return built?.kind === 'built' ? built.cost : {};
};
