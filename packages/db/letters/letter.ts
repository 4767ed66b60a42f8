import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import { writeFacts } from '../events/event.ts';
import type { LetterTables } from '../tables/letters.ts';

export type LetterRow = Selectable<LetterTables['letter']>;

export type NewLetter = Readonly<Omit<LetterRow, 'created_at'>>;

/** Stores a request to reset a password until a job handles it; the caller waits only for this. */
export async function queueReset(db: Reader, wish: NewLetter, now: Date): Promise<void> {
  await insertLetters(db, [wish], 'password-reset.asked', now);
}

/** The same for an email that may be a staff member's. */
export async function queueStaffReset(db: Reader, wish: NewLetter, now: Date): Promise<void> {
  await insertLetters(db, [wish], 'staff-reset.asked', now);
}

/** Queues a letter, to be written and sent once the transaction is committed. */
export async function queueLetter(db: Reader, letter: NewLetter, now: Date): Promise<void> {
  await queueLetters(db, [letter], now);
}

/** The same for several letters. */
export async function queueLetters(db: Reader, letters: readonly NewLetter[], now: Date): Promise<void> {
  await insertLetters(db, letters, 'letter.due', now);
}

async function insertLetters(db: Reader, letters: readonly NewLetter[], event: string, now: Date): Promise<void> {
  if (letters.length === 0) return;
  await db
    .insertInto('letter')
    .values(letters.map((letter) => ({ ...letter, facts: JSON.stringify(letter.facts), created_at: now })))
    .execute();
  const facts = letters.map(({ id }) => ({ name: event, subject: id, payload: { letterId: id } }));
  await writeFacts(db, facts, now);
}

export async function findLetter(db: Reader, id: string): Promise<LetterRow | undefined> {
  return db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes a letter that has been sent, with its secrets. */
export async function dropLetter(db: Reader, id: string): Promise<void> {
  await db.deleteFrom('letter').where('id', '=', id).execute();
}
