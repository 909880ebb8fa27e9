import type { Cohort, Event, View } from '../../protocol/hadrians-wall';
import { COHORTS } from './model';

/** What the Picts did at the end of a Year, as far as it is known. */
export interface Battle {
  year: number;
  flag: number;
  /** Attack cards. */
  n: number;
  attacks: Readonly<Record<Cohort, number>>;
  /** Shields by seat, when the cards fell. */
  shields: ReadonlyMap<string, Readonly<Record<Cohort, number>>>;
  /** Favors spent, by seat. */
  cancelled: ReadonlyMap<string, Readonly<Record<Cohort, number>>>;
  defended: ReadonlyMap<string, { through: number; disdain: number; valor: number }>;
}

export interface Tower {
  attacks: number;
  shields: number;
  cancelled: number;
  through: number;
}

const NONE: Readonly<Record<Cohort, number>> = { left: 0, center: 0, right: 0 };

/** The latest attack of a log; null before the first. */
export function lastBattle(told: readonly Event[], view: View, flags: readonly number[]): Battle | null {
  const index = told.findLastIndex((event) => event.kind === 'attack');
  const attack = told[index];
  if (attack?.kind !== 'attack') return null;
  const cancelled = new Map<string, Record<Cohort, number>>();
  const defended = new Map<string, { through: number; disdain: number; valor: number }>();
  for (const event of told.slice(index + 1)) {
    if (event.kind === 'year-began') break;
    if (event.kind === 'favors') {
      const before = cancelled.get(event.seat) ?? NONE;
      cancelled.set(event.seat, { ...before, [event.cohort]: before[event.cohort] + event.temple + event.diplomat });
    } else if (event.kind === 'defended') {
      defended.set(event.seat, { through: event.through, disdain: event.disdain, valor: event.valor });
    }
  }
  // While favors are asked for, and after the last one, the Year of the attack is still on.
  const year = view.phase === 'favors' || view.phase === 'over' ? view.year : view.year - 1;
  const attacks = { left: attack.left, center: attack.center, right: attack.right };
  return {
    year,
    flag: flags[year - 1] ?? view.flag,
    n: attacks.left + attacks.center + attacks.right,
    attacks,
    // Nothing fills a cohort between the attack and the next action.
    shields: new Map(view.seats.map((seat) => [seat.seat, seat.cohorts])),
    cancelled,
    defended,
  };
}

export function towersOf(battle: Battle, seat: string): Record<Cohort, Tower> {
  const tower = (cohort: Cohort): Tower => {
    const attacks = battle.attacks[cohort];
    const shields = battle.shields.get(seat)?.[cohort] ?? 0;
    const cancelled = battle.cancelled.get(seat)?.[cohort] ?? 0;
    return { attacks, shields, cancelled, through: Math.max(0, attacks - shields - cancelled) };
  };
  return Object.fromEntries(COHORTS.map((cohort) => [cohort, tower(cohort)])) as Record<Cohort, Tower>;
}
