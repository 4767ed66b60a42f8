import { randomUUID } from 'node:crypto';
import { type Fact, writeFacts } from '@eyelet/db/events/event.ts';
import { takeDueCards } from '@eyelet/db/gift-cards/bought.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** How many cards one transaction takes. */
const most = 100;

/** Records that gift cards are due to be mailed, each once; a consumer of the fact writes their mails. */
export async function sendDueCards({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  let taken: number;
  do {
    taken = await transact(database.db, async (tx) => {
      const ids = await takeDueCards(tx, now, most);
      const facts = ids.map((giftCardId) => dueFact(giftCardId, 'first'));
      await writeFacts(tx, facts, now);
      return ids.length;
    });
    if (taken > 0) wakeAnnouncer(database);
  } while (taken === most);
}

/** The fact that a card is due to be mailed: for the first time, when its buyer is notified too, or again. */
export function dueFact(giftCardId: string, time: 'first' | 'again'): Fact<'gift-card.due'> {
  return { name: 'gift-card.due', subject: giftCardId, payload: { giftCardId, mailId: randomUUID(), time } };
}
