import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { LetterTables } from './tables.ts';

export type LetterRow = Selectable<LetterTables['letter']>;

/** Topic under which the outbox leads to a letter. */
export const letterTopic = 'mail.letter';

/** Has a letter written and sent once the transaction is through. */
export async function queueLetter(
  db: Reader,
  letter: Readonly<Omit<LetterRow, 'created_at'>>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('letter')
    .values({ ...letter, facts: JSON.stringify(letter.facts), created_at: now })
    .execute();
  await db
    .insertInto('outbox')
    .values({ topic: letterTopic, subject_id: letter.id, created_at: now, next_at: now })
    .execute();
}

export async function findLetter(db: Reader, id: string): Promise<LetterRow | undefined> {
  return db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Forgets a letter that has been sent, with what was secret in it. */
export async function dropLetter(db: Reader, id: string): Promise<void> {
  await db.deleteFrom('letter').where('id', '=', id).execute();
}
