import type { Database } from '../database.ts';

/** Whether a shop has any item of a kind, published or not. */
export async function hasItems({ db }: Pick<Database, 'db'>, kind: string): Promise<boolean> {
  const row = await db.selectFrom('content_item').select('id').where('kind', '=', kind).limit(1).executeTakeFirst();
  return row !== undefined;
}
