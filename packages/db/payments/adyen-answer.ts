import type { Reader } from '../database.ts';

/** Whether Adyen has the documents of an answer. */
export async function isSupplied(db: Reader, answerKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('adyen_answer')
    .select('supplied_at')
    .where('answer_key', '=', answerKey)
    .executeTakeFirst();
  return row !== undefined && row.supplied_at !== null;
}

export async function noteSupplied(db: Reader, answerKey: string, at: Date): Promise<void> {
  await db
    .insertInto('adyen_answer')
    .values({ answer_key: answerKey, supplied_at: at, asked_at: null })
    .onConflict((on) => on.column('answer_key').doUpdateSet({ supplied_at: at }))
    .execute();
}

/** Notes that Adyen is about to be asked for the end of an answer; false where it has been before. */
export async function noteAsked(db: Reader, answerKey: string, at: Date): Promise<boolean> {
  const noted = await db
    .insertInto('adyen_answer')
    .values({ answer_key: answerKey, supplied_at: null, asked_at: at })
    .onConflict((on) =>
      on.column('answer_key').doUpdateSet({ asked_at: at }).where('adyen_answer.asked_at', 'is', null),
    )
    .returning('answer_key')
    .executeTakeFirst();
  return noted !== undefined;
}
