import { randomUUID } from 'node:crypto';
import { isPlacingGivenUp } from '@eyelet/db/captures/outcome.ts';
import { lockBuyingOrder } from '@eyelet/db/gift-cards/bought.ts';
import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { sendingTime } from '@eyelet/domain/gift-cards/sending.ts';
import { expiryOf } from '@eyelet/domain/gift-cards/validity.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { issueGiftCard } from './issue.ts';
import { sendDueCards } from './send-due.ts';

/**
 * Issues the gift cards of a paid order, one for each unit of its lines, each once however often this is repeated.
 * Cards that are due are mailed at once. A cancelled order, and units that were cancelled, get none,
 * nor does an order whose money for them was given up, although others of its goods are paid for.
 */
export async function issueBoughtCards(shop: Shop, orderNumber: string): Promise<void> {
  const { database, clock } = shop;
  const order = await findOrder(database.pool, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  const wished = order.lines.flatMap((line) => (line.gift_card ? [{ line, wish: line.gift_card }] : []));
  if (wished.length === 0) return;
  const now = clock();
  const market = marketByHeader(order.order.locale) ?? defaultMarket;
  await transact(database.db, async (tx) => {
    const locked = await lockBuyingOrder(tx, orderNumber);
    if (!locked || locked.state === 'cancelled' || locked.state === 'refunded') return;
    if (await isPlacingGivenUp(tx, orderNumber)) return;
    // Read while nobody can cancel any: what was cancelled before the payment was heard of gets no card.
    const cancelled = cancelledUnits(await cancellationsOf(tx, orderNumber));
    for (const { line, wish } of wished) {
      for (let unit = 1; unit <= line.qty - (cancelled.get(line.line_no) ?? 0); unit++) {
        const { amount, currency, recipientName, recipientEmail, sender, message, design, printed } = wish;
        const place = { order_number: orderNumber, line_no: line.line_no, unit_no: unit };
        const texts = { sender, recipient_name: recipientName, message, design };
        const card = {
          id: randomUUID(),
          amount,
          currency,
          locale: order.order.locale,
          expires_at: expiryOf(market, now),
        };
        // A printed card can be used once it has left the shop, and no mail ever says its secrets.
        const way = printed
          ? ({ form: 'physical', activated_at: null } as const)
          : ({
              form: 'digital',
              recipient_email: recipientEmail,
              send_at: sendingTime(wish.sendOn, now, market.timeZone),
            } as const);
        await issueGiftCard(tx, shop, { ...card, ...place, ...texts, ...way }, now);
      }
    }
  });
  await sendDueCards(shop);
}
