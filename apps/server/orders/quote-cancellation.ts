import { quoteCancellation } from '@eyelet/contracts/orders/quote-cancellation.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { askedUnits, type UnitsWish } from './asked-units.ts';
import { ownCancelling } from './own-cancelling.ts';
import { type CancellationQuote, quoteOfUnits } from './quote-of-units.ts';

/** Says what goes back for items of an order that the caller may look after. */
export const quoteCancellationHandler = handle(quoteCancellation, async (context, { body }) => {
  const wish = await ownCancelling(context, body);
  if (wish instanceof Refusal) return wish;
  const quote = await transact(context.shop.database.db, (tx) => quoteOf(tx, wish));
  if (!quote) return refuse('CAN409');
  const { refund, delivery, whole } = quote;
  return { refund: toAmount(refund), delivery: toAmount(delivery), currency: wish.stored.order.currency, whole };
});

/** By the same steps as the cancellation itself; undefined if it is refused, or was done with the whole order. */
async function quoteOf(tx: Transaction<Tables>, wish: UnitsWish): Promise<CancellationQuote | undefined> {
  const { orderNumber } = wish.stored;
  const found = await askedUnits(tx, wish);
  if (found === 'impossible') return undefined;
  if (found === 'before') {
    const made = await cancellationsOf(tx, orderNumber);
    const one = made.find(({ cancellation_id: id }) => id === wish.asked.cancellationId);
    return one && { refund: one.refund, delivery: one.delivery, whole: false };
  }
  return quoteOfUnits(tx, wish.stored, found);
}
