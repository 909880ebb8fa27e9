import { t } from '../../app/i18n.svelte';
import type { Card, Shown } from '../../protocol/hadrians-wall';
import { unreachable } from '../board';
import type { LineName } from './art/lines';
import type { Missing } from './model';
import type { Place } from './places';
import type { Sheet } from './sheet';

/** What an icon is called. */
export const iconName = (name: (id: string) => string, icon: Shown): string =>
  typeof icon === 'string' ? name(icon) : icon.among.map(name).join(' / ');

export const missingWords = (name: (id: string) => string, missing: Missing): string =>
  missing.what === 'building' ? name(missing.id) : `${name(missing.id)} ${missing.level}`;

/** The name of a place on the sheets. */
export function placeName(name: (id: string) => string, place: Place): string {
  switch (place.at) {
    case 'box':
      return t('web-hw-box', { name: areaName(name, place.area), n: place.n });
    case 'building':
      return name(place.building);
    case 'attribute':
      return name(place.attribute);
    case 'cohort':
      return name(`${place.cohort}-cohort`);
    case 'pawn':
      return name(place.piece);
    case 'good':
    case 'pattern':
      return name(place.source);
    case 'card':
      return name(place.card);
    case 'exchange':
      return `${name(place.give)} + ${name(place.also)} → ${name(place.gain)}`;
    case 'seat':
    case 'cells':
    case 'favors':
    case 'end':
      return '';
  }
}

function areaName(name: (id: string) => string, area: string): string {
  if (area.endsWith('-strength')) return name(area.slice(0, -'-strength'.length));
  if (area.endsWith('-battle')) return t('web-hw-battle-of', { name: name(area.slice(0, -'-battle'.length)) });
  if (area.endsWith('-ruling')) return name('courthouse');
  if (area === 'temples') return t('web-hw-temples');
  if (area === 'map') return t('web-hw-map');
  return name(area);
}

/** What a screen reader says of a box. */
export function boxLabel(on: Sheet, place: Place, icons: readonly Shown[], missing: readonly Missing[]): string {
  const brings = icons.filter((icon) => icon !== 'circle').map((icon) => iconName(on.name, icon));
  return [
    placeName(on.name, place),
    ...(brings.length > 0 ? [t('web-hw-gives', { what: brings.join(', ') })] : []),
    ...(missing.length > 0
      ? [t('web-hw-needs', { what: missing.map((one) => missingWords(on.name, one)).join(', ') })]
      : []),
  ].join('. ');
}

/** What a path counts, in words. */
export function pathWords(card: Card): string {
  switch (card) {
    case 'architect':
      return t('web-hw-path-architect');
    case 'aristocrat':
      return t('web-hw-path-aristocrat');
    case 'defender':
      return t('web-hw-path-defender');
    case 'engineer':
      return t('web-hw-path-engineer');
    case 'fighter':
      return t('web-hw-path-fighter');
    case 'forager':
      return t('web-hw-path-forager');
    case 'merchant':
      return t('web-hw-path-merchant');
    case 'planner':
      return t('web-hw-path-planner');
    case 'pontiff':
      return t('web-hw-path-pontiff');
    case 'ranger':
      return t('web-hw-path-ranger');
    case 'trainer':
      return t('web-hw-path-trainer');
    case 'vanguard':
      return t('web-hw-path-vanguard');
    default:
      return unreachable(card) ?? '';
  }
}

/** The drawing of a thing that has none of its own name. */
export function lineOf(id: string): LineName | null {
  const kinds: [string, LineName][] = [
    ['granary', 'granary'],
    ['hotel', 'hotel'],
    ['workshop', 'workshop'],
    ['road', 'road'],
    ['precinct', 'precinct'],
    ['gardens', 'gardens'],
    ['temple', 'temples'],
    ['cohort', 'cohorts'],
  ];
  return kinds.find(([end]) => id.endsWith(end))?.[1] ?? null;
}
