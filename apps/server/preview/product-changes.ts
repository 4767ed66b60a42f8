import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { PreviewChanges } from '@eyelet/contracts/preview/list-changes.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { categoryIdOfSlug, productIdOfSlug, productPath } from '@eyelet/domain/pages/paths.ts';
import { type Between, productChange, type ShownPrice } from '@eyelet/domain/preview/changes.ts';
import { priceAt } from '@eyelet/domain/prices/price-line.ts';
import type { ColourwayEntry, StyleEntry } from '../catalogue/memory/entry.ts';
import { linesOf } from '../catalogue/product/price.ts';
import { inMarket, type View } from '../catalogue/view.ts';

/** Styles compared before each pause: about a millisecond of work. */
const atOnce = 100;

type Products = PreviewChanges['products']['rows'];
type Prices = PreviewChanges['prices']['rows'];

/** Products that appear or disappear in a market, and prices that change, between two moments; those of the page first. */
export async function productChanges(
  view: View,
  between: Between,
  route: string,
): Promise<Readonly<{ products: Products; prices: Prices }>> {
  const products: Products = [];
  const prices: Prices = [];
  const { memory, list, market } = view;
  const isOnPage = shownOn(route, memory.words.category.wordOf);
  const masterIds = memory.masterIds();
  for (let start = 0; start < masterIds.length; start += atOnce) {
    for (const masterId of masterIds.slice(start, start + atOnce)) {
      const style = memory.passingStyle(masterId);
      if (!style?.listed) continue;
      for (const colourway of style.colourways) {
        const before = lowestAt(colourway, list, between.from);
        const after = lowestAt(colourway, list, between.to);
        const change = productChange({ launchedAt: style.launchedAt, before, after }, between);
        if (!change) continue;
        const shown = { ...shownProduct(colourway, market), onPage: isOnPage(style) };
        if (change === 'price') prices.push({ ...shown, before: priceView(before), after: priceView(after) });
        else products.push({ ...shown, change });
      }
    }
    await yieldToOthers();
  }
  return { products: pageFirst(products), prices: pageFirst(prices) };
}

/** The rows of the page first; otherwise the order is kept. */
export function pageFirst<R extends Readonly<{ onPage: boolean }>>(rows: readonly R[]): R[] {
  return [...rows.filter(({ onPage }) => onPage), ...rows.filter(({ onPage }) => !onPage)];
}

/** The lowest price of a colourway in a price list at a moment, by which the market sells it. */
export function lowestAt(colourway: ColourwayEntry, list: number, moment: number): ShownPrice {
  let lowest: ShownPrice;
  for (const line of linesOf(colourway, list)) {
    const price = priceAt(line, moment);
    if (price && (!lowest || price.amount < lowest.amount)) lowest = price;
  }
  return lowest;
}

function priceView(price: ShownPrice): Prices[number]['before'] {
  return price ? { current: toAmount(price.amount), original: toAmount(price.original) } : null;
}

function shownProduct({ productId, names, style }: ColourwayEntry, market: View['market']) {
  const texts = inMarket(style.texts, market);
  const colour = inMarket(names, market) ?? '';
  return { productId, name: texts?.name ?? '', colour, url: productPath(market.locale, texts?.slug ?? '', productId) };
}

/** Whether a page shows a style: its own page, or a listing that contains it. */
function shownOn(route: string, categoryOf: (number: number) => string): (style: StyleEntry) => boolean {
  const slug = route.slice(3);
  const productId = route.startsWith('/p/') ? productIdOfSlug(slug) : undefined;
  const categoryId = route.startsWith('/c/') ? categoryIdOfSlug(slug) : undefined;
  return ({ masterId, categoryNumbers }) =>
    productId?.startsWith(masterId) ||
    (categoryId !== undefined && categoryNumbers.map(categoryOf).includes(categoryId));
}
