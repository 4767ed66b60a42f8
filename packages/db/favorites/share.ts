import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Lets everybody with the id look at a list of an owner, or ends that; false when it is not his. */
export async function setShared(
  db: Reader,
  list: Readonly<{ id: string; owner: string }>,
  shared: boolean,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('favorite_list')
    .set({ shared_at: shared ? sql<Date>`coalesce(shared_at, ${now}::timestamptz)` : null })
    .where('id', '=', list.id)
    .where('owner', '=', list.owner)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts letters to others for the day; false, and nothing counted, when they would be more than `limit`. */
export async function countLetters(
  db: Reader,
  listId: string,
  letters: Readonly<{ added: number; limit: number }>,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    update favorite_list
    set letters = case when letters_on = ${day}::date then letters else 0 end + ${letters.added}, letters_on = ${day}::date
    where id = ${listId}
      and case when letters_on = ${day}::date then letters else 0 end + ${letters.added} <= ${letters.limit}
    returning id`.execute(db);
  return rows.length === 1;
}

/** Deletes lists that no consumer owns and that nobody has changed since a time. */
export async function dropStaleFavorites(db: Reader, before: Date): Promise<void> {
  await db
    .deleteFrom('favorite_list')
    .where('updated_at', '<', before)
    .where('owner', 'not in', (eb) => eb.selectFrom('consumer').select('id'))
    .execute();
}
