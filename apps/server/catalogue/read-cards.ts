import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { companionsOf } from './companions.ts';
import { keepAnswer } from './keep-answer.ts';
import { select } from './listing/select.ts';
import { cardOf, cardOfHit } from './product/card.ts';
import { colourwayOf } from './read-product.ts';
import { viewOf } from './view.ts';

/** Cards in the order of the ids asked for, else the companions of a product, else the first of a category. */
export const readCardsHandler = handle(readCards, ({ market, now, shop }, { query }) => {
  const view = viewOf(shop.catalogue.memory(), market, now);
  const { ids, goesWith, categoryId, count = 12, sort = 'recommended' } = query;
  if (ids) {
    const products = ids.flatMap((id) => {
      const colourway = colourwayOf(id, view);
      return (colourway && cardOf(colourway, view)) ?? [];
    });
    return { products: products.slice(0, count) };
  }
  if (goesWith !== undefined) {
    const style = colourwayOf(goesWith, view)?.style;
    // All colours of a style have the same companions.
    return keepAnswer(shop.catalogue, view, 'companions', { goesWith: style?.masterId, count }, async () => {
      await shop.catalogue.answers.turns();
      return { products: style ? companionsOf(style, count, view).flatMap((shown) => cardOf(shown, view) ?? []) : [] };
    });
  }
  const category = categoryId === undefined ? undefined : view.memory.tree().byId.get(categoryId);
  if (categoryId !== undefined && !category) return refuse('PLP400', { member: 'categoryId' });
  const within = category && category.rule === null ? { category: category.number } : 'all';
  const scope = category?.rule ?? null;
  return keepAnswer(shop.catalogue, view, 'cards', { categoryId, count, sort }, async () => {
    await shop.catalogue.answers.turns();
    const hits = select(within, {}, scope, view).page(sort, 0, count);
    return { products: hits.flatMap((hit) => cardOfHit(hit, view) ?? []) };
  });
});
