import { t } from '../../app/i18n.svelte';
import type { CityTile, Goods } from '../../protocol/praetor';
import type { Table } from './context';
import { goodsList } from './model';

type Names = Pick<Table, 'thing' | 'nameOf'>;

/** Goods in words: `wood 2, stone 1`. */
export const sayGoods = (goods: Goods, names: Pick<Table, 'thing'>): string =>
  goodsList(goods)
    .map(({ good, amount }) => `${names.thing(good)} ${amount}`)
    .join(', ');

/** A tile of the city as a screen reader says it. */
export function tileLabel(tile: CityTile, names: Names): string {
  const parts = [names.thing(tile.type)];
  if (tile.owner) parts.push(names.nameOf(tile.owner));
  const fee = sayGoods(tile.fee, names);
  if (fee) parts.push(t('web-pra-fee', { fee }));
  if (tile.builder)
    parts.push(t('web-pra-built-by', { name: names.nameOf(tile.builder.seat), pips: tile.builder.experience }));
  if (tile.activator) {
    parts.push(t('web-pra-worked-by', { name: names.nameOf(tile.activator.seat), pips: tile.activator.experience }));
  }
  return parts.join(', ');
}
