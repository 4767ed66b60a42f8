import { searchSorts, standardCount } from '@eyelet/contracts/catalogue/listing.ts';
import { searchProducts } from '@eyelet/contracts/search/search-products.ts';
import { keepAnswer } from '../catalogue/keep-answer.ts';
import { listingOf } from '../catalogue/listing/answer.ts';
import { badSpan } from '../catalogue/listing/selection.ts';
import { viewOf } from '../catalogue/view.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Search results in the market's language (C7.118). */
export const searchProductsHandler = handle(searchProducts, ({ market, now, shop }, { query }) => {
  if (badSpan(query.price)) return refuse('PLP400', { member: 'price' });
  const view = viewOf(shop.catalogue.memory(), market, now);
  const term = query.q.trim().replace(/\s+/g, ' ');
  return keepAnswer(shop.catalogue, view, 'search', { ...query, q: term.toLowerCase() }, async () => {
    const { q: _, start = 0, count = standardCount, sort = 'relevance', ...filters } = query;
    const { numbers, suggestion } = await shop.catalogue.search.search(term, market.language);
    await shop.catalogue.answers.turns();
    return listingOf(
      {
        within: { rows: numbers },
        scope: null,
        sorts: searchSorts,
        category: null,
        term,
        suggestion,
        filters,
        sort,
        start,
        count,
      },
      view,
    );
  });
});
