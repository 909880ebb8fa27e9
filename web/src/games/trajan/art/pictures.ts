import { FACTS } from '../../../protocol/trajan-facts';
import type { Bonus, Building, Color, Commodity, Ship, Tile, TrajanTileView } from '../../../protocol/trajan';
import { isTile } from './faces';
import { GLYPHS, PEGS, type Glyph } from './glyphs';
import { hueOf } from './commodities';

type Box = readonly [number, number];

/** How a thing with a name is drawn, and on what field. */
export type Picture =
  | { kind: 'color'; box: Box; color: Color }
  | { kind: 'commodity'; box: Box; card: Commodity }
  | { kind: 'tile'; box: Box; tile: Tile }
  | { kind: 'trajan'; box: Box; tile: TrajanTileView }
  | { kind: 'building'; box: Box; building: Building; vp: number }
  | { kind: 'bonus'; box: Box; bonus: Bonus }
  | { kind: 'ship'; box: Box; ship: Ship }
  | { kind: 'glyph'; box: Box; glyph: Glyph };

const isColor = (id: string): id is Color => id in PEGS;
const isGlyph = (id: string): id is Glyph => id in GLYPHS;
const isCommodity = (id: string): id is Commodity => isGlyph(id) && hueOf(id as Commodity).pair > 0;

/** The picture of an id; nothing for what is only a word. */
export function pictureOf(id: string): Picture | null {
  if (isColor(id)) return { kind: 'color', box: [24, 24], color: id };
  if (isCommodity(id)) return { kind: 'commodity', box: [32, 32], card: id };
  if (isTile(id)) return { kind: 'tile', box: [48, 48], tile: id };
  const trajan = FACTS.trajan_tiles.find((each) => each.tile === id);
  if (trajan) return { kind: 'trajan', box: [60, 46], tile: trajan };
  const building = FACTS.building_tiles.find((each) => each.tile === id);
  if (building) return { kind: 'building', box: [44, 44], building: building.building, vp: building.vp };
  const bonus = FACTS.bonus_tiles.find((each) => each.bonus === id);
  if (bonus) return { kind: 'bonus', box: [60, 40], bonus: bonus.bonus };
  const ship = FACTS.ships.find((each) => each.ship === id);
  if (ship) return { kind: 'ship', box: [64, 46], ship: ship.ship };
  return isGlyph(id) ? { kind: 'glyph', box: [24, 24], glyph: id } : null;
}
