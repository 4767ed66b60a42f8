import { sql } from 'kysely';
import { type ItemRow, itemColumns } from '../content/item.ts';
import type { Reader } from '../database.ts';
import { countsAsUse, targetsOf } from './medium.ts';

/** Items that show a medium in their newest version or in one that is shown now or later, the last changed first; at most 200. */
export async function listUses(db: Reader, name: string, now: Date): Promise<readonly ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns(now)} from content_item as item
    where item.archived_at is null and exists (select from content_reference as reference
      where reference.item_id = item.id and reference.kind in ('picture', 'path')
        and reference.target in ${targetsOf(sql`${name}::text`)} and ${countsAsUse(now)})
    order by item.updated_at desc, item.id desc limit 200`.execute(db);
  return rows;
}

/** How many products and categories show a picture. */
export async function countOtherUses(db: Reader, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from colourway where ${name} = any(pictures))
    + (select count(*) from category where picture = ${name}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The items whose versions show any of some media. */
export async function itemsThatShow(db: Reader, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('content_reference')
    .select('item_id')
    .distinct()
    .where('kind', '=', 'picture')
    .where('target', 'in', [...names])
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** The styles that show any of some pictures. */
export async function stylesThatShow(db: Reader, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ master_id: string }>`
    select distinct master_id from colourway where pictures && ${[...names]}::text[]`.execute(db);
  return rows.map(({ master_id }) => master_id);
}
