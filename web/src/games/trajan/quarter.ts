import type { Bonus, Event, Need, Resource, Seat } from '../../protocol/trajan';

/** How the people's demands, the senate and the bonus tiles turned out for one seat. */
export interface Account {
  seat: Seat;
  demands: { need: Need; met: 'tile' | 'joker' | 'trajan' | null }[];
  penalty: number;
  votes: number;
  office: 'consul' | 'vice-consul' | null;
  bonus: Bonus | null;
}

/** The end of a quarter, told seat by seat. */
export interface Reckoning {
  quarter: number;
  accounts: Account[];
}

const spent = (resource: Resource): 'tile' | 'joker' => resource;

/** The last quarter that ended, from all that happened; null before the first one is reckoned whole. */
export function lastReckoning(story: readonly Event[]): Reckoning | null {
  const from = story.findLastIndex(({ kind }) => kind === 'quarter-ended');
  const start = story[from];
  if (start?.kind !== 'quarter-ended') return null;
  const accounts = new Map<Seat, Account>();
  const of = (seat: Seat): Account => {
    const known = accounts.get(seat);
    if (known) return known;
    const account: Account = { seat, demands: [], penalty: 0, votes: 0, office: null, bonus: null };
    accounts.set(seat, account);
    return account;
  };
  for (const event of story.slice(from + 1)) {
    switch (event.kind) {
      case 'met':
        of(event.seat).demands.push({ need: event.need, met: spent(event.resource) });
        break;
      case 'met-by-trajan-tile':
        of(event.seat).demands.push({ need: event.need, met: 'trajan' });
        break;
      case 'unmet':
        of(event.seat).demands.push({ need: event.need, met: null });
        break;
      case 'penalty':
        of(event.seat).penalty = Math.abs(event.points);
        break;
      case 'voted':
        of(event.seat).votes = event.votes;
        break;
      case 'consul-chose':
        Object.assign(of(event.seat), { office: 'consul', bonus: event.bonus });
        break;
      case 'vice-consul-took':
        Object.assign(of(event.seat), { office: 'vice-consul', bonus: event.bonus });
        break;
      case 'quarter-began':
      case 'game-ended':
        return { quarter: start.quarter, accounts: [...accounts.values()].sort((a, b) => b.votes - a.votes) };
      default:
    }
  }
  return null;
}
