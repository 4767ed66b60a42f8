import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { LetterTables } from '../tables/letters.ts';

export type LetterRow = Selectable<LetterTables['letter']>;

/** Topic under which the outbox leads to a letter. */
export const letterTopic = 'mail.letter';

export type NewLetter = Readonly<Omit<LetterRow, 'created_at'>>;

/** Topic under which the outbox leads to somebody's wish to reset a password, before it is known whether he has one. */
export const resetTopic = 'auth.reset-asked';

/** Keeps a wish to reset a password until a job looks at it; whoever asks waits for no more than this. */
export async function queueReset(db: Reader, wish: NewLetter, now: Date): Promise<void> {
  await insertLetters(db, [wish], resetTopic, now);
}

/** Has a letter written and sent once the transaction is through. */
export async function queueLetter(db: Reader, letter: NewLetter, now: Date): Promise<void> {
  await queueLetters(db, [letter], now);
}

/** The same for several letters. */
export async function queueLetters(db: Reader, letters: readonly NewLetter[], now: Date): Promise<void> {
  await insertLetters(db, letters, letterTopic, now);
}

async function insertLetters(db: Reader, letters: readonly NewLetter[], topic: string, now: Date): Promise<void> {
  if (letters.length === 0) return;
  await db
    .insertInto('letter')
    .values(letters.map((letter) => ({ ...letter, facts: JSON.stringify(letter.facts), created_at: now })))
    .execute();
  await db
    .insertInto('outbox')
    .values(letters.map(({ id }) => ({ topic, subject_id: id, created_at: now, next_at: now })))
    .execute();
}

export async function findLetter(db: Reader, id: string): Promise<LetterRow | undefined> {
  return db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Forgets a letter that has been sent, with what was secret in it. */
export async function dropLetter(db: Reader, id: string): Promise<void> {
  await db.deleteFrom('letter').where('id', '=', id).execute();
}
