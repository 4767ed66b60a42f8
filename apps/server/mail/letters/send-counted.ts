import { findLetter, keepLetters, type NewLetter } from '@eyelet/db/letters/letter.ts';
import { isMailKept } from '@eyelet/db/outbox/mail.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Transaction } from 'kysely';
import type { Shop } from '../../kernel/shop.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Sends a letter of which an address gets only so many. It is counted and stored at once, so that a repetition neither counts it again
 * nor, at the limit, loses it.
 */
export async function sendCounted(
  shop: Shop,
  letter: NewLetter,
  mayWrite: (tx: Transaction<Tables>, now: Date) => Promise<boolean>,
): Promise<void> {
  const now = shop.clock();
  const { id, kind } = letter;
  await transact(shop.database.db, async (tx) => {
    if ((await findLetter(tx, id)) || (await isMailKept(tx, kind, id))) return;
    if (await mayWrite(tx, now)) await keepLetters(tx, [letter], now);
  });
  await writeLetter(shop, id);
}
