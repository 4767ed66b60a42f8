import { randomUUID } from 'node:crypto';
import { buysGiftCards, lockBuyingOrder } from '@eyelet/db/gift-cards/bought.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { sendingTime } from '@eyelet/domain/gift-cards/sending.ts';
import { expiryOf } from '@eyelet/domain/gift-cards/validity.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { issueGiftCard } from './issue.ts';
import { sendDueCards } from './send-due.ts';

/**
 * Issues the gift cards of a paid order, one for each unit of its lines, each once however often this is repeated.
 * Cards that are due are mailed at once. A cancelled order gets none.
 */
export async function issueBoughtCards(shop: Shop, orderNumber: string): Promise<void> {
  const { database, clock } = shop;
  if (!(await buysGiftCards(database.db, orderNumber))) return;
  const order = await findOrder(database.pool, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  const wished = order.lines.flatMap((line) => (line.gift_card ? [{ line, wish: line.gift_card }] : []));
  const now = clock();
  const market = marketByHeader(order.order.locale) ?? defaultMarket;
  await transact(database.db, async (tx) => {
    const locked = await lockBuyingOrder(tx, orderNumber);
    if (!locked || locked.state === 'cancelled' || locked.state === 'refunded') return;
    for (const { line, wish } of wished) {
      for (let unit = 1; unit <= line.qty; unit++) {
        const { amount, currency, sendOn, recipientName, recipientEmail, sender, message, design } = wish;
        const place = { order_number: orderNumber, line_no: line.line_no, unit_no: unit };
        const texts = { sender, recipient_name: recipientName, recipient_email: recipientEmail, message, design };
        const validity = { expires_at: expiryOf(market, now), send_at: sendingTime(sendOn, now, market.timeZone) };
        const card = { id: randomUUID(), form: 'digital', amount, currency, locale: order.order.locale } as const;
        await issueGiftCard(tx, shop, { ...card, ...place, ...texts, ...validity }, now);
      }
    }
  });
  await sendDueCards(shop);
}
