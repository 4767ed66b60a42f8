import { resendGiftCardEmail } from '@eyelet/contracts/gift-cards/resend-email.ts';
import { cardsOfOrder } from '@eyelet/db/gift-cards/bought.ts';
import type { GiftCardRow } from '@eyelet/db/gift-cards/gift-card.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { TooManyWaiting } from '../kernel/turnstile.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { mailAgain, resendWindowMs } from './mail-again.ts';

export const resendGiftCardEmailHandler = handle(resendGiftCardEmail, async (context, { body }) => {
  const { shop, session, now } = context;
  const { db, pool } = shop.database;
  const order = await findOrder(pool, body.orderNumber);
  if (!order) return refuse('OHS4004');
  const isOwn = order.owner === session?.consumerNo;
  if (!isOwn && !(body.token && shop.orderLinks.opens(body.token, order, now))) return refuse('OHS4004');
  const lines = order.lines.filter(({ item_id: id }) => body.itemId === undefined || id === body.itemId);
  const cards = (await cardsOfOrder(db, order.orderNumber)).filter(
    ({ line_no: no, sent_at: sentAt, state }) =>
      sentAt !== null && state === 'active' && lines.some(({ line_no }) => line_no === no),
  );
  if (cards.length === 0) return refuse('OHS4004');
  await sendAgain(context, cards);
  return { sent: cards.length };
});

/** Sends the mails of cards again, all or none. A limit keeps callers from flooding the recipient. */
export async function sendAgain(
  { shop, now }: Pick<Context, 'shop' | 'now'>,
  cards: readonly GiftCardRow[],
): Promise<void> {
  await transact(shop.database.db, async (tx) => {
    // Thrown, so that what was counted is not.
    if (!(await mailAgain(tx, cards, now))) throw new TooManyWaiting(resendWindowMs / 1000);
  });
  wakeAnnouncer(shop.database);
}
