import type { Reader } from '../database.ts';

/** The sizes of digital gift cards in the catalogue, the most popular first. */
export async function digitalGiftCards(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('style')
    .innerJoin('colourway', 'colourway.master_id', 'style.master_id')
    .innerJoin('sku', 'sku.product_id', 'colourway.product_id')
    .select('sku.upc')
    .where('style.gift_card', '=', true)
    .where('style.product_type', '=', 'digital')
    .orderBy('style.popularity', 'desc')
    .orderBy('sku.upc')
    .execute();
  return rows.map(({ upc }) => upc);
}
