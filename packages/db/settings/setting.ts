import type { Reader } from '../database.ts';

/** Reads a setting, or stores the given value first; whoever comes first decides, and all processes read the same. */
export async function settingOr(db: Reader, name: string, initial: () => string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: initial() })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
