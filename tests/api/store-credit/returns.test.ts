import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { readStoreCredit } from '@eyelet/contracts/store-credit/read.ts';
import { findCreditFaults } from '@eyelet/db/ledger/credit-faults.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findTenderFaults } from '@eyelet/db/ledger/tender-faults.ts';
import { endAdvances } from '@eyelet/server/store-credit/end-advances.ts';
import { ledgerTenders } from '@eyelet/server/tenders/names.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { type Desk, decide, delivered, exchangeStyle, itemOf, settleEvents, sizes } from '../returns/exchanges.ts';
import { askLabel } from '../returns/messages.ts';
import { creditOf, historyOf } from './accounts.ts';

const bought = new Date('2026-05-04T16:00:00Z');
let now = bought;
const { blue40 } = sizes;
let desk: Desk;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle], parts: { clock: () => now } });
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
  const key = 'returns.instant-credit-US' as const;
  await desk.staff.call(changeSetting, { params: { key }, body: { value: 80, version: 0 } });
  await vi.waitUntil(() => running.shop.settings.current()[key] === 80, { timeout: 10_000 });
});
afterAll(async () => {
  const { db } = desk.running.shop.database;
  await settleEvents(desk);
  expect(await findLedgerFaults(db)).toEqual([]);
  expect(await findCreditFaults(db, { settledBefore: new Date('2100-01-01') })).toEqual([]);
  expect(await findTenderFaults(db, { tenders: ledgerTenders, heldBefore: new Date(0) })).toEqual([]);
  await desk.running.close();
});

/** A pair of a customer that comes back for store credit; `known`: whether the shop lends to them. */
async function sentBack({ known = false } = {}) {
  const customer = await newConsumer(desk.running.origin);
  if (known) {
    await desk.running.shop.database.pool.query(
      `update consumer set created_at = created_at - interval '1 year' where id = $1`,
      [customer.auth.consumerNo],
    );
  }
  const order = await delivered(desk, customer, [[blue40, 1]]);
  const { returnId } = await label(customer, order);
  return { customer, order, returnId };
}

const label = (customer: TestConsumer, order: Order, refund: 'original' | 'store-credit' = 'store-credit') =>
  askLabel(desk.running.origin, customer, order.orderNumber, {
    items: [{ itemId: itemOf(order, blue40), qty: 1, reason: 'too-small' }],
    refund,
  });

const take = async (order: Order, returnId: string, accepted = 1) => {
  const note = accepted === 0 ? 'Worn' : '';
  await decide(desk, order, returnId, [{ upc: blue40, accepted, restocked: accepted, note }]);
  await settleEvents(desk);
};

async function refundsOf(orderNumber: string) {
  const { rows } = await desk.running.shop.database.pool.query(
    'select amount, state, as_credit from order_refund where order_number = $1 order by refund_key',
    [orderNumber],
  );
  return rows;
}

test('a return that its shopper wants as store credit becomes credit, which pays for the next order with a card', async () => {
  const { customer, order, returnId } = await sentBack();
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
  await take(order, returnId);
  const paid = Math.round(order.totals.total * 100);
  expect(await refundsOf(order.orderNumber)).toEqual([{ amount: paid, state: 'refunded', as_credit: true }]);
  expect(await creditOf(desk.running, customer)).toEqual({ available: paid, held: 0 });
  expect(await customer.call(readStoreCredit, {})).toMatchObject({ currency: 'USD', balance: order.totals.total });

  const cart = await readyCart(customer, desk.running.origin, sizes.gold40);
  const { paymentMethods } = await customer.call(listPaymentMethods, { params: { basketId: cart.id } });
  const { total } = order.totals;
  expect(paymentMethods).toContainEqual(
    expect.objectContaining({ payment_method_id: 'STORE_CREDIT', remainingAmount: total, payableAmount: total }),
  );
  const body = { payment_method_id: 'STORE_CREDIT' } as const;
  const applied = await customer.call(addInstrument, { params: { basketId: cart.id }, body });
  expect(applied.payment_instruments).toMatchObject([{ ...body, amount: total }, { payment_method_id: 'CREDIT_CARD' }]);
  expect(applied.totals).toMatchObject({ total: cart.totals.total, appliedRewards: [] });
  const next = await customer.call(placeOrder, { body: { cartId: cart.id } });
  await settleEvents(desk);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
  await customer.call(cancelOrder, { body: { orderNumber: next.orderNumber } });
  await settleEvents(desk);
  expect(await creditOf(desk.running, customer)).toEqual({ available: paid, held: 0 });
  expect(await historyOf(customer)).toEqual([
    ['returned', total],
    ['spent', -total],
    ['refunded', total],
  ]);
});

test('what credit has paid goes back to it at a return, although the card’s part becomes credit too', async () => {
  const { customer, order, returnId } = await sentBack();
  await take(order, returnId);
  const cart = await readyCart(customer, desk.running.origin, blue40);
  const body = { payment_method_id: 'STORE_CREDIT', amount: 30 } as const;
  await customer.call(addInstrument, { params: { basketId: cart.id }, body });
  const next = await customer.call(placeOrder, { body: { cartId: cart.id } });
  await settleEvents(desk);
  await deliver(desk.staff, next);
  await settleEvents(desk);
  const { returnId: second } = await label(customer, next);
  await take(next, second);
  const card = Math.round(next.totals.total * 100) - 3000;
  expect(await refundsOf(next.orderNumber)).toEqual([
    { amount: card, state: 'refunded', as_credit: true },
    { amount: 3000, state: 'refunded', as_credit: false },
  ]);
});

test('only the signed-in customer whose order it is may choose credit, and may change their mind until the parcel leaves', async () => {
  const guest = await newShopper(desk.running.origin);
  const theirs = await delivered(desk, guest, [[blue40, 1]]);
  const items = [{ itemId: itemOf(theirs, blue40), qty: 1, reason: 'too-small' as const }];
  const body = { items, refund: 'store-credit' as const };
  expect(await askLabel(desk.running.origin, guest, theirs.orderNumber, body)).toMatchObject({ errorId: 'AUT432' });
  const { credit } = await guest.call(listReturnItems, { params: { orderId: theirs.orderNumber }, body: {} });
  expect(credit).toBeNull();

  const { customer, order, returnId } = await sentBack();
  const read = () => desk.staff.call(readDeskReturn, { params: { returnId } });
  expect(await read()).toMatchObject({ refundTo: 'store-credit', lent: 0 });
  expect(await label(customer, order, 'original')).toMatchObject({ returnId });
  expect(await read()).toMatchObject({ refundTo: 'original' });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  await label(customer, order, 'store-credit');
  expect(await read()).toMatchObject({ refundTo: 'original' });
  await take(order, returnId);
  expect(await refundsOf(order.orderNumber)).toMatchObject([{ as_credit: false }]);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
});

test('a trusted customer has credit up to the limit once the parcel is on its way, which is settled with the return', async () => {
  const { customer, order, returnId } = await sentBack({ known: true });
  const orderId = order.orderNumber;
  const listed = await customer.call(listReturnItems, { params: { orderId }, body: {} });
  expect(listed).toMatchObject({ credit: { atOnce: 80 }, returns: [{ refundTo: 'store-credit', lent: 0 }] });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 8000 });
  expect(await customer.call(listReturnItems, { params: { orderId }, body: {} })).toMatchObject({
    credit: { atOnce: 0 },
    returns: [{ lent: 80 }],
  });
  await take(order, returnId);
  const paid = Math.round(order.totals.total * 100);
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: paid });
  expect(await historyOf(customer)).toEqual(
    expect.arrayContaining([
      ['lent', 80],
      ['refunded', order.totals.total],
      ['lent-back', -80],
    ]),
  );
});

test('a new customer is lent nothing', async () => {
  const { customer, returnId } = await sentBack();
  await desk.staff.call(handOverReturn, { params: { returnId } });
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
});

test('what was lent is taken back when the goods do not come, also of the next credit, and given when they come after all', async () => {
  const { customer, order, returnId } = await sentBack({ known: true });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  const cart = await readyCart(customer, desk.running.origin, upcs.socks);
  const body = { payment_method_id: 'STORE_CREDIT', amount: 10 } as const;
  await customer.call(addInstrument, { params: { basketId: cart.id }, body });
  const spent = await customer.call(placeOrder, { body: { cartId: cart.id } });
  await settleEvents(desk);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 7000, held: 0 });
  await endAdvances(desk.running.shop);
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 7000 });
  now = new Date(bought.getTime() + 15 * 86_400_000);
  await Promise.all([endAdvances(desk.running.shop), endAdvances(desk.running.shop)]);
  now = bought;
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
  // The credit that comes back of the order makes up for what was lacking.
  await customer.call(cancelOrder, { body: { orderNumber: spent.orderNumber } });
  await settleEvents(desk);
  await endAdvances(desk.running.shop);
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
  await take(order, returnId);
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: Math.round(order.totals.total * 100) });
});

test('what was lent on goods that are not taken back is taken back', async () => {
  const { customer, order, returnId } = await sentBack({ known: true });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 8000 });
  await take(order, returnId, 0);
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
  // Who has sent back something else is not lent to again.
  const again = await delivered(desk, customer, [[blue40, 1]]);
  const { returnId: second } = await label(customer, again);
  await desk.staff.call(handOverReturn, { params: { returnId: second } });
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
});

test('a credit that the customer does not have is refused', async () => {
  const customer = await newConsumer(desk.running.origin);
  const cart = await readyCart(customer, desk.running.origin, upcs.socks);
  const body = { payment_method_id: 'STORE_CREDIT' } as const;
  expect(await refusalOf(customer.call(addInstrument, { params: { basketId: cart.id }, body }))).toBe('PAY400');
});
