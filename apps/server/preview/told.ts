import type { Between } from '@eyelet/domain/preview/changes.ts';
import { pathTo } from '../catalogue/memory/categories.ts';
import type { View } from '../catalogue/view.ts';
import type { Telling } from '../content/target-names.ts';
import type { Shop } from '../kernel/shop.ts';
import { lowestAt } from './product-changes.ts';

/**
 * What whoever has the link is told the names of: what a visitor of the market can see at either of two moments. These are items
 * that are published, products that have a price, and categories of the menu.
 */
export function toldBetween(
  { catalogue }: Pick<Shop, 'catalogue'>,
  { memory, market: { locale }, list }: View,
  { from, to }: Between,
): NonNullable<Telling['isTold']> {
  const moments = [from, to];
  const isSold = (id: string) => {
    const one = memory.colourway(id);
    const colourways = one ? [one] : (memory.style(id)?.colourways ?? []);
    return colourways.some((colourway) => moments.some((moment) => lowestAt(colourway, list, moment)));
  };
  const isInMenu = (id: string) => pathTo(memory.tree(), id).every(({ inMenu }) => inMenu);
  return (sort, id) => {
    if (sort === 'product') return isSold(id);
    if (sort === 'category') return isInMenu(id);
    return moments.some((moment) => catalogue.content.findById(id, { locale, moment }));
  };
}
