import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { refundablePayments } from '@eyelet/db/orders/refund.ts';
import { holdLonger, ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { markHandedOver } from '@eyelet/db/returns/return.ts';
import { lockStock } from '@eyelet/db/stock/lock-stock.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';
import { give } from '@eyelet/domain/returns/give.ts';
import type { Shop } from '../kernel/shop.ts';
import { instantLimitOf } from '../store-credit/instant-limit-of.ts';
import { lendOnReturn } from '../store-credit/lend-on-return.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { exchangeShipmentOf } from './exchange-shipment.ts';
import { givenUnits, giveValue } from './give-value.ts';
import { isTaken } from './is-taken.ts';
import type { OpenReturn } from './open-return.ts';
import { paidLinesOf } from './paid-lines.ts';
import { heldUntil } from './reserved-units.ts';

/**
 * Records that the parcel of an announced return is on its way. Where the shop sends other sizes at once and has been paid, their order
 * is made now; elsewhere they are put aside for the way of the parcel.
 */
export async function handOver(shop: Shop, tx: Transaction<Tables>, open: OpenReturn): Promise<void> {
  const { stored, one, now } = open;
  const { orderNumber } = stored;
  const returnId = one.return_id;
  await markHandedOver(tx, returnId, now);
  const payload = { orderNumber, returnId };
  await writeFacts(tx, [{ name: 'return.handed-over', subject: orderNumber, payload }], now);
  const held = one.exchanges.filter(({ state, line_no }) => state === 'held' && exchangeShipmentOf(stored, line_no));
  if (!shop.settings.current()['returns.exchange-at-once'] || held.length === 0 || !(await hasMoney(tx, stored))) {
    await holdLonger(tx, returnId, heldUntil(shop, now));
    await lend(shop, tx, open);
    return;
  }
  await lockStock(tx, orderNumber, returnId);
  const units = held.map((exchange) => ({ lineNo: exchange.line_no, units: exchange.qty, exchange }));
  await giveValue(tx, open, units);
}

/** Lends store credit for the goods of a return that are to become credit. */
async function lend(shop: Shop, tx: Transaction<Tables>, open: OpenReturn): Promise<void> {
  const { stored, returns, cancelled, one, now } = open;
  // What is wanted in another size gives no money, unless that is over before.
  const isExchange = one.exchanges.some(({ state }) => state === 'held' || state === 'made');
  const limit = instantLimitOf(shop.settings, stored);
  if (!one.as_credit || isExchange || limit === 0 || !isTaken(stored)) return;
  const payments = await refundablePayments(tx, stored.orderNumber);
  const made = await ordersMadeOf(tx, stored.orderNumber);
  const before = {
    units: givenUnits(returns, cancelled),
    exchanged: made.some(({ state }) => state !== 'cancelled'),
    left: leftOf(payments),
  };
  const back = one.lines.map(({ line_no, qty }) => ({ lineNo: line_no, units: qty, exchange: null }));
  const { refund: worth } = give(paidLinesOf(stored), before, back);
  const about = { stored, payments, returnId: one.return_id, limit, worth };
  await lendOnReturn(tx, { ...about, lapsesAt: heldUntil(shop, now), now });
}

/** Whether an order was paid, and not all of that has been given back. */
async function hasMoney(tx: Transaction<Tables>, stored: StoredOrder): Promise<boolean> {
  return isTaken(stored) && leftOf(await refundablePayments(tx, stored.orderNumber)) > 0;
}
