import { writeFacts } from '@eyelet/db/events/event.ts';
import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import { decideRefundWithin, refundablePayments } from '@eyelet/db/orders/refund.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { refundShares } from '@eyelet/domain/payments/refund-shares.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';
import { isDeliveryDue } from '@eyelet/domain/returns/give.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { givenUnits } from './give-value.ts';
import { paidLinesOf } from './paid-lines.ts';

/**
 * Gives the delivery of an order back once an order that was made in exchange for some of its goods is cancelled and nothing of either is
 * kept. The returned order is locked, as closing a return of it does, so that of the two the later one gives the delivery back.
 */
export async function giveDeliveryBack(shop: Shop, cancelledOrder: string): Promise<void> {
  const { db, pool } = shop.database;
  const orderNumber = (await findOrder(pool, cancelledOrder))?.exchange?.ofOrder;
  const stored = orderNumber === undefined ? undefined : await findOrder(pool, orderNumber);
  if (!stored) return;
  const now = shop.clock();
  const isGiven = await transact(db, async (tx) => {
    await lockOrderState(tx, stored.orderNumber);
    const returns = await returnsOfOrder(tx, stored.orderNumber);
    const made = await ordersMadeOf(tx, stored.orderNumber);
    const paid = paidLinesOf(stored);
    const given = {
      units: givenUnits(returns, cancelledUnits(await cancellationsOf(tx, stored.orderNumber))),
      exchanged: made.some(({ state, goods }) => state !== 'cancelled' || goods !== 'taken'),
      delivery: returns.reduce((sum, { delivery }) => sum + delivery, 0),
    };
    if (!isDeliveryDue(paid, given)) return false;
    // What staff have given back before may be some of it.
    const amount = Math.min(paid.shipping, leftOf(await refundablePayments(tx, stored.orderNumber)));
    if (amount === 0) return false;
    const wish = { orderNumber: stored.orderNumber, key: 'delivery', now };
    const shares = await decideRefundWithin(tx, wish, (payments) => refundShares(payments, amount));
    // A defect: what goods and delivery have cost is what was paid.
    if (typeof shares === 'string') throw new Error(`the delivery of ${stored.orderNumber} is ${shares}`);
    const payload = { orderNumber: stored.orderNumber };
    await writeFacts(tx, [{ name: 'delivery.given-back', subject: stored.orderNumber, payload }], now);
    return true;
  });
  if (isGiven) wakeAnnouncer(shop.database);
}
