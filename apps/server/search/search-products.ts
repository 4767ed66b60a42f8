import { searchSorts, standardCount } from '@eyelet/contracts/catalogue/listing.ts';
import { searchProducts } from '@eyelet/contracts/search/search-products.ts';
import { keepAnswer } from '../catalogue/keep-answer.ts';
import { listingOf } from '../catalogue/listing/answer.ts';
import { badSpan } from '../catalogue/listing/selection.ts';
import type { Memory } from '../catalogue/memory/memory.ts';
import { viewOf } from '../catalogue/view.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Search results in the market's language (C7.118). */
export const searchProductsHandler = handle(searchProducts, ({ query }, { market, now, shop }) => {
  if (badSpan(query.price)) return refuse('PLP400', { member: 'price' });
  const view = viewOf(shop.catalogue.memory(), market, now);
  const { q, start = 0, count = standardCount, sort = 'relevance', ...filters } = query;
  const term = q.trim().replace(/\s+/g, ' ');
  return keepAnswer(shop.catalogue, view, 'search', { ...query, q: term.toLowerCase() }, async () => {
    const { masterIds, suggestion } = await shop.catalogue.search.search(term, market.language);
    return listingOf(
      {
        rows: rowsOf(masterIds, view.memory),
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

/** Rows of the styles found, in their order; what was withdrawn since the search has none. */
function rowsOf(masterIds: readonly string[], memory: Memory): Uint32Array {
  const { styles } = memory.columns();
  const rows: number[] = [];
  for (const id of masterIds) {
    const style = memory.style(id);
    if (style && styles[style.row] === style) rows.push(style.row);
  }
  return Uint32Array.from(rows);
}
