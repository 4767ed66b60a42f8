import { listPopularTerms } from '@eyelet/contracts/search/list-popular.ts';
import { keepAnswer } from '../catalogue/keep-answer.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { type View, viewOf } from '../catalogue/view.ts';
import { handle } from '../kernel/handle.ts';

/** Number of terms in an answer, and of those looked at, as some find nothing in a market. */
const shown = 8;
const considered = 24;

/** Popular terms that find something in the market. */
export const listPopularTermsHandler = handle(listPopularTerms, ({ market, now, shop }) => {
  const view = viewOf(shop.catalogue.memory(), market, now);
  return keepAnswer(shop.catalogue, view, 'popular terms', {}, async () => ({
    terms: await termsIn(view, shop.catalogue.search),
  }));
});

async function termsIn({ memory, market }: View, search: SearchIndex): Promise<string[]> {
  const terms = await search.popular(market.language, considered);
  const found = await Promise.all(
    terms.map(async (term) => {
      const { numbers } = await search.search(term, market.language);
      return numbers.some((number) => memory.cardStyleAt(number, market) !== undefined) ? [term] : [];
    }),
  );
  return found.flat().slice(0, shown);
}
