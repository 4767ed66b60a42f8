import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import { readLongTexts } from '@eyelet/db/catalogue/read-styles.ts';
import { handle } from '../kernel/handle.ts';
import { preserialised } from '../kernel/preserialised.ts';
import { refuse } from '../kernel/refusal.ts';
import type { ColourwayEntry } from './memory/entry.ts';
import { nextChangeOf } from './memory/next-change.ts';
import { defaultColourway } from './product/card.ts';
import { productOf } from './product/document.ts';
import { type View, viewOf } from './view.ts';

const day = 24 * 3600 * 1000;

/** Product details as bytes, cached until they change (C7.101). */
export const readProductHandler = handle(readProduct, async ({ market, now, shop }, { params: { productId } }) => {
  const { answers, memory } = shop.catalogue;
  const view = viewOf(memory(), market, now);
  const shown = colourwayOf(productId, view);
  if (!shown) return refuse('API404');
  const key = `${market.locale} ${shown.productId}`;
  const { style } = shown;
  const at = now.getTime();
  const kept = answers.products.get(key);
  if (kept && kept.memory === view.memory && kept.revision === style.revision && kept.from <= at && at < kept.until) {
    return preserialised<Product>(kept.bytes);
  }
  const { revision } = style;
  const long = await readLongTexts(shop.database, style.masterId, [market.tag, market.language, 'en']);
  const product = long && productOf(shown, long, view);
  if (!product) return refuse('API404');
  const bytes = Buffer.from(JSON.stringify(product));
  const until = Math.min(nextChangeOf(style, at), at + day);
  answers.products.set(key, { bytes, memory: view.memory, revision, from: at, until });
  return preserialised(bytes, () => product);
});

/** A colourway that the market sells; for a style, the one that represents it. */
export function colourwayOf(productId: string, view: View): ColourwayEntry | undefined {
  if (productId.length === 8) {
    const style = view.memory.style(productId);
    return style && defaultColourway(style, view);
  }
  return view.memory.colourway(productId);
}
