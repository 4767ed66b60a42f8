import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** The data of a page's URL, with its slug in every language. */
export type AddressRow = Readonly<{ id: string; slugs: Readonly<Record<string, string>>; updatedAt: Date | null }>;

/** How many products are listed, and when the last of them changed. */
export async function countListedProducts(db: Reader): Promise<{ count: number; changedAt: Date | null }> {
  const row = await db
    .selectFrom('colourway')
    .innerJoin('style', 'style.master_id', 'colourway.master_id')
    .where('style.listed', '=', true)
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.max('style.updated_at').as('changedAt')])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), changedAt: row.changedAt };
}

/** Listed products in the order of their ids, a slice at a time. */
export async function readProductAddresses(db: Reader, offset: number, limit: number): Promise<readonly AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select product.product_id as id, style.updated_at as "updatedAt", jsonb_object_agg(text.language, text.slug) as slugs
    from (
      select product_id, master_id from colourway
      where master_id in (select master_id from style where listed)
      order by product_id offset ${offset} limit ${limit}
    ) as product
    join style using (master_id)
    join style_text as text using (master_id)
    group by 1, 2 order by 1`.execute(db);
  return rows;
}

/** Every store, by its id. */
export function readStoreNames(db: Reader): Promise<readonly Readonly<{ id: string; name: string }>[]> {
  return db.selectFrom('place').where('kind', '=', 'store').select(['id', 'name']).orderBy('id').execute();
}

/** Every category. */
export async function readCategoryAddresses(db: Reader): Promise<readonly AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select category_id as id, null as "updatedAt", jsonb_object_agg(language, slug) as slugs
    from category_text group by 1 order by 1`.execute(db);
  return rows;
}
