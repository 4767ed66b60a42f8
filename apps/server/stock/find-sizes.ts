import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Context } from '../kernel/context.ts';
import { isStocked } from './goods-view.ts';

/** Styles of which sizes are shown. */
const mostStyles = 20;

/** The UPCs that words mean: one by its UPC or SKU, the sizes of a product by its number, else those of the best styles for the words. */
export async function findSizes(
  context: Pick<Context, 'shop' | 'market'>,
  { search, language, limit }: Readonly<{ search: string; language: Language; limit: number }>,
): Promise<readonly string[]> {
  const { catalogue } = context.shop;
  const words = search.trim();
  const id = words.toUpperCase();
  const one = catalogue.sku(words);
  if (one) return [one.upc].filter((upc) => isStocked(context, upc));
  const [productId = '', ...size] = id.split('-');
  const named = size.length > 0 ? catalogue.skuOf(productId, size.join('-')) : undefined;
  const sizes = named ? [named] : catalogue.skusOf(id);
  const upcs = sizes.length > 0 ? sizes.map(({ upc }) => upc) : await upcsOfWords(context, words, language);
  return upcs.filter((upc) => isStocked(context, upc)).slice(0, limit);
}

async function upcsOfWords(
  { shop }: Pick<Context, 'shop'>,
  words: string,
  language: Language,
): Promise<readonly string[]> {
  const { numbers } = await shop.catalogue.search.search(words, language);
  const memory = shop.catalogue.memory();
  return Array.from(numbers.subarray(0, mostStyles)).flatMap(
    (number) => memory.styleAt(number)?.colourways.flatMap(({ upcs }) => upcs) ?? [],
  );
}
