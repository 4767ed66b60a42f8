import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { select } from './listing/select.ts';
import { sortHits } from './listing/sort.ts';
import { cardOf } from './product/card.ts';
import { colourwayOf } from './read-product.ts';
import { type View, viewOf } from './view.ts';

/** Cards in the order of the ids asked for, else the first of a category. */
export const readCardsHandler = handle(readCards, ({ query }, { market, now, shop }) => {
  const view = viewOf(shop.catalogue.memory(), market, now);
  const { ids, categoryId, count = 12, sort = 'recommended' } = query;
  if (ids) {
    const products = ids.flatMap((id) => {
      const colourway = colourwayOf(id, view);
      return (colourway && cardOf(colourway, view)) ?? [];
    });
    return { products: products.slice(0, count) };
  }
  const styles = categoryId === undefined ? view.memory.listed() : undefined;
  const category = categoryId === undefined ? undefined : view.memory.tree().byId.get(categoryId);
  if (!styles && !category) return refuse('PLP400', { member: 'categoryId' });
  const members = styles ?? (category?.rule === null ? view.memory.ofCategory(category.number) : view.memory.listed());
  return { products: firstCards(members, category?.rule ?? null, sort, count, view) };
});

function firstCards(
  styles: Parameters<typeof select>[0],
  scope: Parameters<typeof select>[2],
  sort: 'recommended' | 'newest',
  count: number,
  view: View,
) {
  const { hits } = select(styles, {}, scope, view);
  return sortHits(hits, sort)
    .slice(0, count)
    .flatMap(({ shown }) => cardOf(shown, view) ?? []);
}
