import type { Transaction } from '@eyelet/db/database.ts';
import type { DisputeRow } from '@eyelet/db/disputes/dispute.ts';
import { blockCards, unblockCard } from '@eyelet/db/gift-cards/block.ts';
import { lockCardsOfOrder } from '@eyelet/db/gift-cards/bought.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { takeBack } from '../gift-cards/take-back.ts';

const cause = 'payment-disputed';

/**
 * What a dispute does to the gift cards of its order: they are blocked while it is open, and usable again once it is won. Where
 * somebody else has paid, or the money is lost, what is left on them is taken back for good.
 */
export async function moveBoughtCards(
  tx: Transaction<Tables>,
  { order_number: orderNumber, state, is_fraud: isFraud }: Pick<DisputeRow, 'order_number' | 'state' | 'is_fraud'>,
  now: Date,
): Promise<void> {
  const cards = await lockCardsOfOrder(tx, orderNumber);
  if (state === 'won') {
    const blocked = cards.filter((card) => card.block_cause === cause && card.voided_at === null);
    for (const { id } of blocked) await unblockCard(tx, id);
    return;
  }
  // What staff have blocked for another reason keeps it.
  const isFinal = isFraud || state === 'lost';
  const concerned = cards.filter((card) => card.voided_at === null && (isFinal || card.state !== 'blocked'));
  const ids = concerned.map(({ id }) => id);
  await blockCards(tx, ids, { cause: isFraud ? 'fraud' : cause, ...(isFinal ? { voidedAt: now } : {}) });
  if (isFinal) await takeBack(tx, concerned, now);
}
