import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { listCategory } from '@eyelet/contracts/catalogue/list-category.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import type { Database } from '@eyelet/db/database.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { type Market, type MarketName, readMarkets } from './market.ts';
import { repeat } from './repeat.ts';

/** Paths to read: a category with its listing, and products of it. */
export type Paths = Readonly<{
  categoryId: string;
  listing: string;
  product: string;
  productId: string;
  products: readonly Readonly<{ id: string; path: string }>[];
}>;

/** Sizes to buy, of each kind, and the markets to buy them in. */
export type Goods = Readonly<{
  stocked: readonly string[];
  digital: readonly string[];
  customised: readonly string[];
  markets: Readonly<Record<MarketName, Market>>;
}>;

/** Products whose sizes are bought: enough that buyers seldom want the same one. */
const productsToBuy = 40;

/** A category with its listing, products of it, and sizes to buy. */
export async function pickPaths(origin: string, categoryId: string): Promise<Paths & Readonly<{ upcs: string[] }>> {
  const shopper = await newShopper(origin);
  const query = { categoryId, availability: ['in-stock' as const], count: productsToBuy };
  const listing = await shopper.call(listCategory, { query });
  const products = await Promise.all(
    listing.products.map(({ id }) => shopper.call(readProduct, { params: { productId: id } })),
  );
  const upcs = products.flatMap(({ variants }) =>
    variants.filter((one) => one.productInventoryState === 'InStock').map(({ upc }) => upc),
  );
  const [product] = products;
  if (!product || !listing.category || upcs.length === 0) throw new Error(`nothing to buy in category ${categoryId}`);
  return {
    categoryId,
    listing: listing.category.url,
    product: product.url,
    productId: product.id,
    products: products.map(({ id, url }) => ({ id, path: url })),
    upcs,
  };
}

/**
 * Goods of every kind, with practically unlimited stock in the warehouses and in one store of each market; gifts, which
 * are not listed, too.
 */
export async function stockUp(origin: string, { pool }: Database, wanted: readonly string[]): Promise<Goods> {
  const read = async (text: string) => (await pool.query<{ it: string }>(text)).rows.map(({ it }) => it);
  const upcsOf = (which: string) =>
    read(`select upc as it from sku join colourway using (product_id) join style using (master_id) where ${which}`);
  const warehouses = await read(`select id as it from place where kind = 'warehouse'`);
  const markets = await readMarkets(pool);
  const stores = Object.values(markets).map(({ storeId }) => storeId);
  const upcs = [wanted, await upcsOf(`product_type = 'digital' and not gift_card`), await upcsOf('customs')] as const;
  await pool.query(
    `insert into stock (upc, place_id, on_hand)
     select upc, place_id, 60000 from unnest($1::text[]) as upc, unnest($2::text[]) as place_id
     on conflict (upc, place_id) do update set on_hand = excluded.on_hand`,
    [[...new Set([...upcs.flat(), ...(await upcsOf('not listed'))])], [...warehouses, ...stores]],
  );
  await pool.query('analyze');
  // Changes reach every process within a second.
  await new Promise((next) => setTimeout(next, 2000));
  const [stocked = [], digital = [], customised = []] = await Promise.all(upcs.map((some) => onSale(origin, some)));
  return { stocked, digital, customised, markets };
}

/** The sizes that a guest can buy: some are shown before their launch, or sold in stores only. */
async function onSale(origin: string, upcs: readonly string[]): Promise<readonly string[]> {
  const bought: string[] = [];
  await repeat(upcs.length, async (index) => {
    const upc = upcs[index] ?? '';
    await (await newShopper(origin)).call(createCartWithItem, { body: { upc } });
    bought.push(upc);
  });
  if (bought.length === 0) throw new Error('none of the sizes can be bought');
  return bought.sort();
}
