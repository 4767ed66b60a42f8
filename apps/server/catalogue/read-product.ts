import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import { readLongTexts } from '@eyelet/db/catalogue/read-styles.ts';
import { handle } from '../kernel/handle.ts';
import { Preserialised } from '../kernel/preserialised.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import type { ColourwayEntry } from './memory/entry.ts';
import { nextChangeOf } from './memory/next-change.ts';
import { defaultColourway } from './product/card.ts';
import { productOf } from './product/document.ts';
import { type View, viewOf } from './view.ts';

const day = 24 * 3600 * 1000;

/** Product details as bytes, cached until they change (C7.101). */
export const readProductHandler = handle(readProduct, ({ market, now, shop }, { params: { productId } }) => {
  const view = viewOf(shop.catalogue.memory(), market, now);
  const shown = colourwayOf(productId, view);
  if (!shown) return refuse('API404');
  const kept = shop.catalogue.answers.products.get(keyOf(shown, view));
  const isCurrent = kept?.memory === view.memory && kept.revision === shown.style.revision;
  if (isCurrent && kept.from <= view.now && view.now < kept.until) return kept.answer;
  return makeProduct(shop, shown, view);
});

const keyOf = ({ productId }: ColourwayEntry, { market }: View) => `${market.locale} ${productId}`;

/** Makes the answer and keeps it. */
async function makeProduct({ catalogue, database }: Shop, shown: ColourwayEntry, view: View) {
  const { style } = shown;
  const { market, memory, now } = view;
  const { revision } = style;
  const long = await readLongTexts(database, style.masterId, [market.tag, market.language, 'en']);
  const product = long && productOf(shown, long, view);
  if (!product) return refuse('API404');
  const bytes = Buffer.from(JSON.stringify(product));
  const until = Math.min(nextChangeOf(style, now, memory.thresholds.newForDays), now + day);
  const answer = new Preserialised<Product>(bytes);
  catalogue.answers.products.set(keyOf(shown, view), { answer, memory, revision, from: now, until });
  return new Preserialised(bytes, product);
}

/** A colourway that the market sells; for a style, the one that represents it. */
export function colourwayOf(productId: string, view: View): ColourwayEntry | undefined {
  if (productId.length === 8) {
    const style = view.memory.style(productId);
    return style && defaultColourway(style, view);
  }
  return view.memory.colourway(productId);
}
