import { listCategory } from '@eyelet/contracts/catalogue/list-category.ts';
import { categorySorts, standardCount } from '@eyelet/contracts/catalogue/listing.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { keepAnswer } from './keep-answer.ts';
import { listingOf } from './listing/answer.ts';
import { badSpan } from './listing/selection.ts';
import { viewOf } from './view.ts';

/** A page of a category (C7.115); an unknown category or a malformed price span is PLP400 (C8.113). */
export const listCategoryHandler = handle(listCategory, ({ market, now, shop }, { query }) => {
  const view = viewOf(shop.catalogue.memory(), market, now);
  const category = view.memory.tree().byId.get(query.categoryId);
  if (!category) return refuse('PLP400', { member: 'categoryId' });
  if (badSpan(query.price)) return refuse('PLP400', { member: 'price' });
  return keepAnswer(shop.catalogue, view, 'category', query, async () => {
    const { start = 0, count = standardCount, sort = 'recommended', categoryId: _, ...filters } = query;
    await shop.catalogue.answers.turns();
    return listingOf(
      {
        within: category.rule === null ? { category: category.number } : 'all',
        scope: category.rule,
        sorts: categorySorts,
        term: null,
        suggestion: null,
        filters,
        sort,
        start,
        count,
        category,
      },
      view,
    );
  });
});
