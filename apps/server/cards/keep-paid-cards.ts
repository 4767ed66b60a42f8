import { randomUUID } from 'node:crypto';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { OrderPayments } from '@eyelet/db/orders/read.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '../kernel/shop.ts';
import { keepCard } from './keep-card.ts';

/** Saves the cards that the buyer asked to keep, once they have paid; those that are saved already stay as they are. */
export async function keepPaidCards({ database, tenders, clock }: Shop, order: OrderPayments): Promise<void> {
  for (const payment of order.payments) {
    if (!order.kept.includes(payment.payment_instrument_id)) continue;
    const state = await tenders.named(payment.provider).find(payment.idempotency_key);
    const token = state?.kind === 'authorised' ? state.keptToken : undefined;
    const { card_brand: brand, card_last4: last4, card_expiry_month: month, card_expiry_year: year } = payment;
    if (token === undefined || brand === null || last4 === null || month === null || year === null) continue;
    await transact(database.db, async (tx) => {
      if (!(await findConsumer(tx, order.owner))) return;
      await keepCard(tx, {
        id: randomUUID(),
        owner: order.owner,
        provider: payment.provider,
        token,
        card: { brand, last4, expiryMonth: month, expiryYear: year },
        main: false,
        billingAddressId: null,
        now: clock(),
      });
    });
  }
}
