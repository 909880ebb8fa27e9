import { FACTS } from '../../protocol/glory-to-rome-facts';
import type { Counts, Material, SeatArea, View } from '../../protocol/glory-to-rome';

export const MATERIAL_IDS = [
  'rubble',
  'wood',
  'brick',
  'concrete',
  'stone',
  'marble',
] as const satisfies readonly Material[];
export const ROLE_IDS = ['laborer', 'craftsman', 'legionary', 'architect', 'merchant', 'patron'] as const;

/** The material printed on a building's card. */
export const materialOf = (building: string): Material => FACTS.cards[building]?.material ?? 'rubble';

/** How many materials, points and influence a building is worth. */
export const valueOf = (building: string): number => FACTS.cards[building]?.value ?? 0;

/** The clause that tells a building's function. */
export const clauseOf = (building: string): string => FACTS.cards[building]?.clause ?? '';

const ROLE_BY_MATERIAL = new Map<string, string>(FACTS.materials.map(({ id, role }) => [id, role]));
const MATERIAL_BY_ROLE = new Map<string, Material>(FACTS.materials.map(({ id, role }) => [role, id]));

export const roleOf = (material: string): string => ROLE_BY_MATERIAL.get(material) ?? '';
export const materialOfRole = (role: string): Material => MATERIAL_BY_ROLE.get(role) ?? 'rubble';
export const isBuilding = (id: string): boolean => id in FACTS.cards;

/** Seats around the table, beginning after `from`; all of them when nobody in particular looks. */
export function around(view: View, from: string | null): SeatArea[] {
  const at = view.seats.findIndex((area) => area.seat === from);
  if (at < 0) return view.seats;
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}

export const areaOf = (view: View, seat: string | null): SeatArea | null =>
  view.seats.find((area) => area.seat === seat) ?? null;

/** Cards as one sorts a hand: by material, then by name. */
export const sorted = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => place(a) - place(b) || a.localeCompare(b));

const place = (card: string): number => MATERIAL_IDS.indexOf(materialOf(card));

/** Everything the viewer knows to lie in a vault, by material. */
export function knownVault(area: SeatArea): Counts {
  const counts = { ...area.vault };
  for (const card of [...(area.vault_hand ?? []), ...(area.vault_deck ?? [])]) counts[materialOf(card)] += 1;
  return counts;
}

export const total = (counts: Counts): number => MATERIAL_IDS.reduce((sum, id) => sum + counts[id], 0);

/** The materials that are there, with their numbers. */
export const present = (counts: Counts): { id: Material; n: number }[] =>
  MATERIAL_IDS.flatMap((id) => (counts[id] > 0 ? [{ id, n: counts[id] }] : []));
