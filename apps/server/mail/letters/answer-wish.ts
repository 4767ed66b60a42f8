import { dropLetter, findLetter, keepLetters, type LetterRow, type NewLetter } from '@eyelet/db/letters/letter.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Transaction } from 'kysely';
import type { Shop } from '../../kernel/shop.ts';
import { writeLetter } from './write-letter.ts';

/** The letter for a request, or undefined if nothing is to be mailed. Writes what the letter needs in the same transaction. */
type LetterOf = (tx: Transaction<Tables>, wish: LetterRow, now: Date) => Promise<Omit<NewLetter, 'id'> | undefined>;

/** Replaces the stored request by its letter, if there is one, and sends it. Repeated, it does nothing. */
export async function answerWish(shop: Shop, wishId: string, letterOf: LetterOf): Promise<void> {
  const { db } = shop.database;
  const now = shop.clock();
  const wish = await findLetter(db, wishId);
  const id = `${wishId}/link`;
  // Without the request, an earlier attempt has replaced it already.
  if (wish) {
    await transact(db, async (tx) => {
      await dropLetter(tx, wishId);
      const letter = await letterOf(tx, wish, now);
      if (letter) await keepLetters(tx, [{ id, ...letter }], now);
    });
  }
  await writeLetter(shop, id);
}
