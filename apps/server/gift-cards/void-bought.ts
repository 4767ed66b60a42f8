import type { Transaction } from '@eyelet/db/database.ts';
import { blockCards } from '@eyelet/db/gift-cards/block.ts';
import { lockCardsOfOrder } from '@eyelet/db/gift-cards/bought.ts';
import type { FundedCard } from '@eyelet/db/gift-cards/gift-card.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { Shop } from '../kernel/shop.ts';
import { takeBack } from './take-back.ts';

/** Voids the gift cards of a cancelled order: they are not mailed, and their balance is taken back. */
export async function voidBoughtCards({ database, clock }: Shop, orderNumber: string): Promise<void> {
  await transact(database.db, async (tx) => {
    await voidCards(tx, await lockCardsOfOrder(tx, orderNumber), clock());
  });
}

/** Voids the cards that are more than what is `left` of each line of an order of which items were cancelled: the last ones. */
export async function voidCardsBeyond(
  tx: Transaction<Tables>,
  orderNumber: string,
  left: UnitsByLine,
  now: Date,
): Promise<void> {
  const cards = await lockCardsOfOrder(tx, orderNumber);
  const beyond = cards.filter(({ line_no: line, unit_no: unit }) => (unit ?? 0) > (left.get(line ?? 0) ?? 0));
  await voidCards(tx, beyond, now);
}

/** Those that are void already stay as they are. */
async function voidCards(tx: Transaction<Tables>, cards: readonly FundedCard[], now: Date): Promise<void> {
  const good = cards.filter((card) => card.voided_at === null);
  const ids = good.map(({ id }) => id);
  await blockCards(tx, ids, { cause: 'order-cancelled', voidedAt: now });
  await takeBack(tx, good, now);
}
