import type { Database } from '../database.ts';

export type PresentRow = Readonly<{ staff_id: string; name: string; since: Date }>;

type Attendance = Readonly<{
  itemId: string;
  staffId: string;
  name: string;
  at: Date;
  /** People who were last seen before this have left. */
  goneBefore: Date;
}>;

/** Records that somebody has an item open. Somebody who comes back after leaving starts again. */
export async function notePresence({ db }: Pick<Database, 'db'>, one: Attendance): Promise<void> {
  const { itemId, staffId, name, at, goneBefore } = one;
  await db.deleteFrom('content_presence').where('seen_at', '<', goneBefore).execute();
  await db
    .insertInto('content_presence')
    .values({ item_id: itemId, staff_id: staffId, name, since: at, seen_at: at })
    .onConflict((on) => on.columns(['item_id', 'staff_id']).doUpdateSet({ name, seen_at: at }))
    .execute();
}

/** Notes that somebody has closed an item. */
export async function endPresence(
  { db }: Pick<Database, 'db'>,
  { itemId, staffId }: Pick<Attendance, 'itemId' | 'staffId'>,
): Promise<void> {
  await db.deleteFrom('content_presence').where('item_id', '=', itemId).where('staff_id', '=', staffId).execute();
}

/** The others who have an item open, those first who came first. */
export function listOthersPresent(
  { db }: Pick<Database, 'db'>,
  { itemId, staffId, goneBefore }: Pick<Attendance, 'itemId' | 'staffId' | 'goneBefore'>,
): Promise<readonly PresentRow[]> {
  return db
    .selectFrom('content_presence')
    .select(['staff_id', 'name', 'since'])
    .where('item_id', '=', itemId)
    .where('staff_id', '!=', staffId)
    .where('seen_at', '>=', goneBefore)
    .orderBy('since')
    .orderBy('staff_id')
    .limit(20)
    .execute();
}
