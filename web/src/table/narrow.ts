import type { Kinded, Legal } from '../games/board';

/** A legal move with the places of the board that take part in it. */
export interface Choice {
  move: Legal<Kinded>;
  /** Names of the places. */
  targets: readonly string[];
  /** Moves that come first: the decision is offered ahead of its time. */
  before?: readonly Legal<Kinded>[];
}

/** The choices that everything picked so far takes part in. */
export const narrow = (choices: readonly Choice[], picks: readonly string[]): Choice[] =>
  choices.filter((choice) => picks.every((pick) => choice.targets.includes(pick)));

/** The places that would narrow the choices further, or finish them. */
export function litTargets(choices: readonly Choice[], picks: readonly string[]): Set<string> {
  const lit = new Set<string>();
  for (const choice of narrow(choices, picks)) {
    for (const target of choice.targets) if (!picks.includes(target)) lit.add(target);
  }
  return lit;
}

/** What picking a place leads to: picked again it is let go, picked elsewhere it starts anew when nothing would be left. */
export function repick(choices: readonly Choice[], picks: readonly string[], target: string): string[] {
  if (picks.includes(target)) return picks.filter((pick) => pick !== target);
  const further = [...picks, target];
  if (narrow(choices, further).length > 0) return further;
  return narrow(choices, [target]).length > 0 ? [target] : [...picks];
}

/** Choices that cannot be reached by the board alone: what remains is offered in words. */
export function inWords(choices: readonly Choice[], picks: readonly string[]): Choice[] {
  const left = narrow(choices, picks);
  if (picks.length === 0) return left.filter((choice) => choice.targets.length === 0);
  // Once something is picked, moves that no further click can tell apart are told apart in words.
  const told = (choice: Choice) =>
    choice.targets
      .filter((target) => !picks.includes(target))
      .sort()
      .join(' ');
  const counts = new Map<string, number>();
  for (const choice of left) counts.set(told(choice), (counts.get(told(choice)) ?? 0) + 1);
  return left.filter((choice) => told(choice) === '' || (counts.get(told(choice)) ?? 0) > 1);
}

/** The first of some fields that every move has and whose values tell moves apart. */
export function facetOf(
  moves: readonly object[],
  fields: readonly string[],
): { field: string; values: string[] } | null {
  for (const field of fields) {
    const values = moves.map((move) => new Map(Object.entries(move)).get(field) as unknown);
    if (!values.every((value): value is string => typeof value === 'string')) continue;
    const distinct = [...new Set(values)];
    if (distinct.length > 1) return { field, values: distinct };
  }
  return null;
}

/** Moves whose words hold every word of a search. */
export function search<T>(items: readonly T[], words: (item: T) => string, query: string): T[] {
  const parts = fold(query).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = fold(words(item));
    return parts.every((part) => text.includes(part));
  });
}

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
