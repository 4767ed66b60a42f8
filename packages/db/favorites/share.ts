import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Shares a list of an owner with everybody who has its id, or stops that; false when it is another owner's. */
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

/** Counts letters to others for the day; false, with nothing counted, when they would exceed `limit`. */
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

/** Deletes lists of guests that are unchanged since a time. */
export async function dropStaleFavorites(db: Reader, before: Date): Promise<void> {
  await db
    .deleteFrom('favorite_list')
    .where('updated_at', '<', before)
    .where('owner', 'not in', (eb) => eb.selectFrom('consumer').select('id'))
    .execute();
}
