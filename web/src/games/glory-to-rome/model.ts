import { FACTS } from '../../protocol/glory-to-rome-facts';
import type { Building, Counts, Material, Role, SeatArea, View } from '../../protocol/glory-to-rome';

export const MATERIAL_IDS = [
  'rubble',
  'wood',
  'brick',
  'concrete',
  'stone',
  'marble',
] as const satisfies readonly Material[];
export const ROLE_IDS = [
  'laborer',
  'craftsman',
  'legionary',
  'architect',
  'merchant',
  'patron',
] as const satisfies readonly Role[];

/** The material printed on a building's card. */
export const materialOf = (building: Building): Material => FACTS.cards[building]?.material ?? 'rubble';

/** How many materials, points and influence a building is worth. */
export const valueOf = (building: Building): number => FACTS.cards[building]?.value ?? 0;

const ROLE_BY_MATERIAL = new Map<string, Role>(FACTS.materials.map(({ id, role }) => [id, role]));
const MATERIAL_BY_ROLE = new Map<string, Material>(FACTS.materials.map(({ id, role }) => [role, id]));

export const roleOf = (material: Material): Role => ROLE_BY_MATERIAL.get(material) ?? 'laborer';
export const materialOfRole = (role: Role): Material => MATERIAL_BY_ROLE.get(role) ?? 'rubble';
export const isBuilding = (id: string): id is Building => id in FACTS.cards;
export const isMaterial = (id: string): id is Material => ROLE_BY_MATERIAL.has(id);
export const isRole = (id: string): id is Role => MATERIAL_BY_ROLE.has(id);

/** Seats around the table, beginning after `from`; all of them when nobody in particular looks. */
export function around(view: View, from: string | null): SeatArea[] {
  const at = view.seats.findIndex((area) => area.seat === from);
  if (at < 0) return view.seats;
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}

export const areaOf = (view: View, seat: string | null): SeatArea | null =>
  view.seats.find((area) => area.seat === seat) ?? null;

/** Cards as one sorts a hand: by material, then by name. */
export const sorted = (cards: readonly Building[]): Building[] =>
  [...cards].sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b));

const rankOf = (card: Building): number => MATERIAL_IDS.indexOf(materialOf(card));

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
