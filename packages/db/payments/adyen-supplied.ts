import type { Reader } from '../database.ts';

/** Whether Adyen has the documents of an answer. */
export async function isSupplied(db: Reader, answerKey: string): Promise<boolean> {
  const row = await db.selectFrom('adyen_supplied').select('at').where('answer_key', '=', answerKey).executeTakeFirst();
  return row !== undefined;
}

export async function noteSupplied(db: Reader, answerKey: string, at: Date): Promise<void> {
  await db
    .insertInto('adyen_supplied')
    .values({ answer_key: answerKey, at })
    .onConflict((on) => on.doNothing())
    .execute();
}
