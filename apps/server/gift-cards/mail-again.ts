import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { GiftCardRow } from '@eyelet/db/gift-cards/gift-card.ts';
import { countAskedLetters } from '@eyelet/db/letters/asked-letter.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { lettersPerHour } from '../mail/letters/asked.ts';
import { dueFact } from './send-due.ts';

/** Milliseconds within which a recipient gets a few mails again, whoever asks for them. */
export const resendWindowMs = 60 * 60 * 1000;

/** Has cards mailed again, all or none; false where a recipient would be flooded by it. */
export async function mailAgain(tx: Transaction<Tables>, cards: readonly GiftCardRow[], now: Date): Promise<boolean> {
  const recipients = [...new Set(cards.flatMap(({ recipient_email: email }) => email ?? []))];
  const limits = { most: lettersPerHour, now, windowMs: resendWindowMs };
  const allowed = await countAskedLetters(tx, 'gift-card', recipients, limits);
  if (allowed.length < recipients.length) return false;
  await writeFacts(
    tx,
    cards.map(({ id }) => dueFact(id, 'again')),
    now,
  );
  return true;
}
