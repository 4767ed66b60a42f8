import { blockCards } from '@eyelet/db/gift-cards/block.ts';
import { lockCardsOfOrder } from '@eyelet/db/gift-cards/bought.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '../kernel/shop.ts';
import { takeBack } from './take-back.ts';

/** Voids the gift cards of a cancelled order: they are not mailed, and their balance is taken back. */
export async function voidBoughtCards({ database, clock }: Shop, orderNumber: string): Promise<void> {
  await transact(database.db, async (tx) => {
    const now = clock();
    const cards = await lockCardsOfOrder(tx, orderNumber);
    await blockCards(
      tx,
      cards.map(({ id }) => id),
      { cause: 'order-cancelled', voidedAt: now },
    );
    for (const card of cards) await takeBack(tx, card, now);
  });
}
