import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { readStoreCredit } from '@eyelet/contracts/store-credit/read.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findTenderFaults } from '@eyelet/db/ledger/tender-faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import { sendCreditLapsedMail } from '@eyelet/server/orders/mail/credit-lapsed.ts';
import { endAdvances } from '@eyelet/server/store-credit/end-advances.ts';
import { ledgerTenders } from '@eyelet/server/tenders/names.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { type Desk, delivered, itemOf, settleEvents, sizes } from '../returns/exchanges.ts';
import { askLabel } from '../returns/messages.ts';
import { creditOf, historyOf } from './accounts.ts';
import { boughtPair, label, openLendingDesk, refundsOf, sentBack, take } from './sent-back.ts';

const bought = new Date('2026-05-04T16:00:00Z');
let now = bought;
const { blue40 } = sizes;
let desk: Desk;
beforeAll(async () => {
  desk = await openLendingDesk(() => now);
});
afterAll(async () => {
  const { db } = desk.running.shop.database;
  await settleEvents(desk);
  expect(await findLedgerFaults(db)).toEqual([]);
  expect(await findCreditFaults(db, { settledBefore: new Date('2100-01-01') })).toEqual([]);
  expect(await findTenderFaults(db, { tenders: ledgerTenders, heldBefore: new Date(0) })).toEqual([]);
  await desk.running.close();
});

/** What those whose order is in another language are told. */
const lapsedTexts = [
  ['de_DE', /Vorgestreckt: .*80,00.* Zurückgenommen: .*70,00.* noch offen: .*10,00/],
  ['fr_FR', /Avancé : .*80,00/],
  ['it_IT', /Anticipato: .*80,00/],
] as const;

/** The mails that tell of lent credit which was taken back, as one line each. */
async function lapsedMails(orderNumber: string): Promise<readonly string[]> {
  const { rows } = await desk.running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'credit-lapsed' and starts_with(subject_id, $1)`,
    [orderNumber],
  );
  return rows.map(({ text }) => text.replaceAll(/\s+/g, ' '));
}

test('a return that its shopper wants as store credit becomes credit, which pays for the next order with a card', async () => {
  const { customer, order, returnId } = await sentBack(desk);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
  await take(desk, order, returnId);
  const paid = Math.round(order.totals.total * 100);
  expect(await refundsOf(desk, order.orderNumber)).toEqual([{ amount: paid, state: 'refunded', as_credit: true }]);
  expect(await creditOf(desk.running, customer)).toEqual({ available: paid, held: 0 });
  const listed = await customer.call(listReturnItems, { params: { orderId: order.orderNumber }, body: {} });
  expect(listed.returns[0]?.steps.at(-1)).toMatchObject({ step: 'credited' });
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
  const { customer, order, returnId } = await sentBack(desk);
  await take(desk, order, returnId);
  const cart = await readyCart(customer, desk.running.origin, blue40);
  const body = { payment_method_id: 'STORE_CREDIT', amount: 30 } as const;
  await customer.call(addInstrument, { params: { basketId: cart.id }, body });
  const next = await customer.call(placeOrder, { body: { cartId: cart.id } });
  await settleEvents(desk);
  await deliver(desk.staff, next);
  await settleEvents(desk);
  const { returnId: second } = await label(desk, customer, next);
  await take(desk, next, second);
  const card = Math.round(next.totals.total * 100) - 3000;
  expect(await refundsOf(desk, next.orderNumber)).toEqual([
    { amount: card, state: 'refunded', as_credit: true },
    { amount: 3000, state: 'refunded', as_credit: false },
  ]);
  const before = Math.round(order.totals.total * 100);
  expect(await creditOf(desk.running, customer)).toEqual({ available: before + card, held: 0 });
});

test('only the signed-in customer whose order it is may choose credit, and may change their mind until the parcel leaves', async () => {
  const guest = await newShopper(desk.running.origin);
  const theirs = await delivered(desk, guest, [[blue40, 1]]);
  const items = [{ itemId: itemOf(theirs, blue40), qty: 1, reason: 'too-small' as const }];
  const body = { items, refund: 'store-credit' as const };
  expect(await askLabel(desk.running.origin, guest, theirs.orderNumber, body)).toMatchObject({ errorId: 'AUT432' });
  const { credit } = await guest.call(listReturnItems, { params: { orderId: theirs.orderNumber }, body: {} });
  expect(credit).toBeNull();

  const { customer, order, returnId } = await sentBack(desk);
  const read = () => desk.staff.call(readDeskReturn, { params: { returnId } });
  expect(await read()).toMatchObject({ refundTo: 'store-credit', lent: 0 });
  expect(await label(desk, customer, order, 'original')).toMatchObject({ returnId });
  expect(await read()).toMatchObject({ refundTo: 'original' });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  await label(desk, customer, order, 'store-credit');
  expect(await read()).toMatchObject({ refundTo: 'original' });
  await take(desk, order, returnId);
  expect(await refundsOf(desk, order.orderNumber)).toMatchObject([{ as_credit: false }]);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
});

test('a trusted customer has credit up to the limit once the parcel is on its way, which is settled with the return', async () => {
  const { customer, order } = await boughtPair(desk, { known: true });
  const orderId = order.orderNumber;
  const list = () => customer.call(listReturnItems, { params: { orderId }, body: {} });
  expect(await list()).toMatchObject({ credit: { atOnce: 80 }, returns: [] });
  const { returnId } = await label(desk, customer, order);
  // Nothing is left that could be sent back.
  expect(await list()).toMatchObject({ credit: null, returns: [{ refundTo: 'store-credit', lent: 0 }] });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 8000 });
  expect(await list()).toMatchObject({ returns: [{ lent: 80 }] });
  await take(desk, order, returnId);
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
  const { customer, returnId } = await sentBack(desk);
  await desk.staff.call(handOverReturn, { params: { returnId } });
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
});

test('what was lent is taken back when the goods do not come, also of the next credit, and given when they come after all', async () => {
  const { customer, order, returnId } = await sentBack(desk, { known: true });
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
  await settleEvents(desk);
  now = bought;
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
  expect(await historyOf(customer)).toContainEqual(['lapsed', -70]);
  // They are told once what was lent, what is taken back, and what of it they had spent.
  const told = await lapsedMails(order.orderNumber);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/Lent: \$80\.00 .*Taken back: \$70\.00 .*still open: \$10\.00/);
  for (const [locale, text] of lapsedTexts) {
    const { pool } = desk.running.shop.database;
    await pool.query('update orders set locale = $2 where order_number = $1', [order.orderNumber, locale]);
    await sendCreditLapsedMail(desk.running.shop, { orderNumber: order.orderNumber, returnId }, `in ${locale}`);
    expect(await lapsedMails(order.orderNumber)).toContainEqual(expect.stringMatching(text));
  }
  // The credit that comes back of the order makes up for what was lacking.
  await customer.call(cancelOrder, { body: { orderNumber: spent.orderNumber } });
  await settleEvents(desk);
  await endAdvances(desk.running.shop);
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
  await take(desk, order, returnId);
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: Math.round(order.totals.total * 100) });
});

test('what was lent on goods that are not taken back is taken back', async () => {
  const { customer, order, returnId } = await sentBack(desk, { known: true });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 8000 });
  await take(desk, order, returnId, 0);
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
  const refused = await customer.call(listReturnItems, { params: { orderId: order.orderNumber }, body: {} });
  // Nothing of it went anywhere.
  expect(refused).toMatchObject({ returns: [{ refund: 0, refundTo: 'original', lent: 80 }] });
  // Who has sent back something else is not lent to again.
  const again = await delivered(desk, customer, [[blue40, 1]]);
  const { returnId: second } = await label(desk, customer, again);
  await desk.staff.call(handOverReturn, { params: { returnId: second } });
  expect(await creditOf(desk.running, customer)).toMatchObject({ available: 0 });
});

test('a credit that the customer does not have is refused', async () => {
  const customer = await newConsumer(desk.running.origin);
  const cart = await readyCart(customer, desk.running.origin, upcs.socks);
  const body = { payment_method_id: 'STORE_CREDIT' } as const;
  expect(await refusalOf(customer.call(addInstrument, { params: { basketId: cart.id }, body }))).toBe('PAY400');
});
