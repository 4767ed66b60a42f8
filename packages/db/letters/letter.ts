import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import { writeFacts } from '../events/event.ts';
import type { LetterTables } from '../tables/letters.ts';

export type LetterRow = Selectable<LetterTables['letter']>;

export type NewLetter = Readonly<Omit<LetterRow, 'created_at'>>;

/** Stores a request to reset a password until a job handles it; the caller waits only for this. */
export async function queueReset(db: Reader, wish: NewLetter, now: Date): Promise<void> {
  await keepLetters(db, [wish], now);
  await writeFacts(db, [{ name: 'password-reset.asked', subject: wish.id, payload: { letterId: wish.id } }], now);
}

/** The same for an email that may be a staff member's. */
export async function queueStaffReset(db: Reader, wish: NewLetter, now: Date): Promise<void> {
  await keepLetters(db, [wish], now);
  await writeFacts(db, [{ name: 'staff-reset.asked', subject: wish.id, payload: { letterId: wish.id } }], now);
}

/**
 * Stores letters with what a fact may not hold, such as a secret link or an address that is about to be erased. Nothing sends them by
 * itself: the fact that is written along with them names them, and its consumer sends them.
 */
export async function keepLetters(db: Reader, letters: readonly NewLetter[], now: Date): Promise<void> {
  if (letters.length === 0) return;
  await db
    .insertInto('letter')
    .values(letters.map((letter) => ({ ...letter, facts: JSON.stringify(letter.facts), created_at: now })))
    .execute();
}

export async function findLetter(db: Reader, id: string): Promise<LetterRow | undefined> {
  return db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes a letter that has been sent, with its secrets. */
export async function dropLetter(db: Reader, id: string): Promise<void> {
  await db.deleteFrom('letter').where('id', '=', id).execute();
}
