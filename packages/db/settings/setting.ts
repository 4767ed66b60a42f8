import type { Reader } from '../database.ts';

/** Reads a setting, or stores the given value if it is missing; the first process decides, and all read the same. */
export async function settingOr(db: Reader, name: string, initial: () => string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: initial() })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}

/** A setting's value, or undefined if it is missing. */
export async function readSetting(db: Reader, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores a setting, replacing any earlier value. */
export async function writeSetting(db: Reader, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute();
}
