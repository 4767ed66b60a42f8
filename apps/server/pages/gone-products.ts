import { cacheOf } from '../kernel/cache-of.ts';
import type { Context } from '../kernel/context.ts';

/** A product that is still gone is logged again after a day. */
const dayMs = 86_400_000;

/** Logs products that a block of a page should show and its market does not have. */
export type NoteGone = (context: Context, path: string, block: string, products: readonly string[]) => void;

/** Each product is logged once a day for a page, a market and a kind of block, however often the page is rendered. */
export function createNoteGone(): NoteGone {
  const noted = cacheOf<true>(5000, dayMs);
  return ({ shop, market }, path, block, products) => {
    const names = products.map((product) => [product, `${market.locale} ${path} ${block} ${product}`] as const);
    const fresh = names.filter(([, name]) => !noted.has(name));
    for (const [, name] of fresh) noted.set(name, true);
    if (fresh.length === 0) return;
    const gone = fresh.map(([product]) => product);
    shop.log.warn({ locale: market.locale, path, block, products: gone }, 'content shows products that are gone');
  };
}
