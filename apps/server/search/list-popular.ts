import { listPopularTerms } from '@eyelet/contracts/search/list-popular.ts';
import { keepAnswer } from '../catalogue/keep-answer.ts';
import { defaultColourway } from '../catalogue/product/card.ts';
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

async function termsIn(view: View, search: SearchIndex): Promise<string[]> {
  const { memory, market } = view;
  const isSold = (number: number): boolean => {
    const style = memory.cardStyleAt(number, market);
    return style !== undefined && defaultColourway(style, view) !== undefined;
  };
  const terms = await search.popular(market.language, considered);
  const found = await Promise.all(
    terms.map(async (term) => {
      const { numbers } = await search.search(term, market.language);
      return numbers.some(isSold) ? [term] : [];
    }),
  );
  return found.flat().slice(0, shown);
}
