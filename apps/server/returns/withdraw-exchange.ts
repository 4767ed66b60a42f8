import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { cancelWhole } from '@eyelet/db/orders/cancel.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { isBuyer, provenOrder } from '../stored-orders/proven-order.ts';
import { knownOfReturns } from './known-of-returns.ts';
import { endHeld } from './lapse-exchanges.ts';
import { withLockedReturn } from './locked-return.ts';
import { returnView } from './view.ts';

const cancelling = orderMove('confirmed', 'cancelled');

/**
 * Takes money instead of another size: gives free what is put aside, or cancels the order that was made of it. That is for its buyer and
 * who holds the mailed link: number and email cancel an order item by item within its minutes, but this is another order than the one they
 * name, and it can be cancelled until it is packed.
 */
export const withdrawExchangeHandler = handle(withdrawExchange, async (context, { params, body }) => {
  const { shop, now, correlationId } = context;
  const { db } = shop.database;
  const stored = await provenOrder(context, params.orderId, body);
  if (stored instanceof Refusal) return stored;
  const { orderNumber } = stored;
  const lineNo = stored.lines.find(({ item_id }) => item_id === body.itemId)?.line_no;
  const known = (await returnsOfOrder(db, orderNumber)).find(({ return_id }) => return_id === body.returnId);
  if (!known?.exchanges.some(({ line_no }) => line_no === lineNo)) return refuse('CAN409');
  const state = await withLockedReturn(context, body.returnId, async (tx, { one }) => {
    const exchange = one.exchanges.find(({ line_no }) => line_no === lineNo);
    if (exchange?.state === 'held') {
      await endHeld(tx, { orderNumber, exchanges: [exchange], why: 'withdrawn', now });
      return 'withdrawn';
    }
    return exchange?.state;
  });
  const seesPapers = isBuyer(context, stored, body);
  if (state === 'made') {
    if (!seesPapers) return refuse('ORD400');
    if (!(await cancelMade())) return refuse('CAN409');
  }
  wakeAnnouncer(shop.database);
  const one = (await returnsOfOrder(db, orderNumber)).find(({ return_id }) => return_id === body.returnId);
  if (!one) return refuse('OHS4004');
  return returnView(shop, stored, one, { seesPapers, ...(await knownOfReturns(db, orderNumber, [one])) });

  /** Cancels the order of the exchange, unless somebody works on it or the goods that come back for it are not taken back yet; its tender gives the money back. */
  async function cancelMade(): Promise<boolean> {
    const before = await madeNow();
    if (!before || before.state === 'cancelled') return before !== undefined;
    if (before.goods !== 'taken') return false;
    const one = { orderNumber: before.orderNumber, move: cancelling, now, correlationId };
    return (await cancelWhole(db, one)) || (await madeNow())?.state === 'cancelled';
  }

  async function madeNow() {
    return (await ordersMadeOf(db, orderNumber)).find(({ returnId }) => returnId === body.returnId);
  }
});
