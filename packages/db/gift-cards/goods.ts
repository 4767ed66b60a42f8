import type { Reader } from '../database.ts';

/** The sizes of gift cards in the catalogue, mailed and printed ones, the most popular first. */
export async function giftCardGoods(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('style')
    .innerJoin('colourway', 'colourway.master_id', 'style.master_id')
    .innerJoin('sku', 'sku.product_id', 'colourway.product_id')
    .select('sku.upc')
    .where('style.gift_card', '=', true)
    .orderBy('style.popularity', 'desc')
    .orderBy('sku.upc')
    .execute();
  return rows.map(({ upc }) => upc);
}
