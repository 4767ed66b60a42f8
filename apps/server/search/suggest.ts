import { type Suggestions, suggest } from '@eyelet/contracts/search/suggest.ts';
import { categoryPath } from '@eyelet/domain/pages/paths.ts';
import { keepAnswer } from '../catalogue/keep-answer.ts';
import { pathTo } from '../catalogue/memory/categories.ts';
import { cardOf, defaultColourway } from '../catalogue/product/card.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { inMarket, type View, viewOf } from '../catalogue/view.ts';
import { handle } from '../kernel/handle.ts';
import { stem, wordsOf } from './words.ts';

const nothing: Suggestions = { terms: [], categories: [], products: [] };

/** Suggestions while a shopper types (C7.119). */
export const suggestHandler = handle(suggest, ({ market, now, shop }, { query: { q } }) => {
  const text = q.trim().toLowerCase();
  if (text.length < 2) return nothing;
  const view = viewOf(shop.catalogue.memory(), market, now);
  return keepAnswer(shop.catalogue, view, 'suggest', { text }, () => suggestionsFor(text, shop.catalogue.search, view));
});

async function suggestionsFor(text: string, search: SearchIndex, view: View): Promise<Suggestions> {
  const { language } = view.market;
  const { terms, numbers } = await search.suggest(text, language, { styles: 6, terms: 6 });
  const products = Array.from(numbers).flatMap((number) => {
    const style = view.memory.cardStyleAt(number, view.market);
    const colourway = style && defaultColourway(style, view);
    const card = colourway && cardOf(colourway, view);
    if (!card) return [];
    const { id, masterId, name, kind, url, price, currency, pictures } = card;
    return { id, masterId, name, kind, url, picture: pictures[0] ?? '', price, currency };
  });
  return { terms: [...terms], categories: categoriesLike(text, view), products };
}

/** Categories that have, for each typed word, a word beginning with it. */
function categoriesLike(text: string, { memory, market }: View): Suggestions['categories'] {
  const typed = wordsOf(text, market.language).map((word) => stem(word, market.language));
  if (typed.length === 0) return [];
  const tree = memory.tree();
  return [...tree.byId.values()]
    .flatMap(({ id, texts, inMenu, parentId }) => {
      const entry = inMarket(texts, market);
      if (!entry || !inMenu) return [];
      const words = wordsOf(entry.name, market.language);
      if (!typed.every((beginning) => words.some((word) => word.startsWith(beginning)))) return [];
      const [root] = parentId === null ? [] : pathTo(tree, parentId);
      const within = root ? (inMarket(root.texts, market)?.name ?? '') : '';
      return { id, name: entry.name, within, url: categoryPath(market.locale, entry.slug, id) };
    })
    .slice(0, 4);
}
