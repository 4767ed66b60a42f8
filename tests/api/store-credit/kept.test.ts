import { randomUUID } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { adjustCredit } from '@eyelet/contracts/store-credit-desk/adjust.ts';
import { approveCredit } from '@eyelet/contracts/store-credit-desk/approve.ts';
import { cardToken, makeReady, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type SquareShop, startSquareShop } from '@eyelet/testing/start-square-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { type Desk, decide, send, settleEvents } from '../returns/exchanges.ts';
import { askLabel } from '../returns/messages.ts';
import { creditOf } from './accounts.ts';
import { refundsOf } from './sent-back.ts';

let running: SquareShop;
let desk: Desk;
beforeAll(async () => {
  running = await startSquareShop();
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
});
afterAll(() => running.close());

/** A pair that has come to a customer, who has paid with what `pay` attaches to the cart. */
async function bought(customer: TestConsumer, pay: (cartId: string) => Promise<unknown>) {
  const { id } = await readyCart(customer, running.origin, upcs.deck);
  await pay(id);
  const order = await customer.call(placeOrder, { body: { cartId: id } });
  await settleEvents(desk);
  await deliver(desk.staff, order);
  await settleEvents(desk);
  return order;
}

const offered = async (customer: TestConsumer, orderId: string) =>
  (await customer.call(listReturnItems, { params: { orderId }, body: {} })).credit;

async function factsOf(orderNumber: string) {
  const { rows } = await running.shop.database.pool.query<{ name: string; amount: number }>(
    `select name, (payload ->> 'amount')::int as amount from event
     where name in ('refund.decided', 'credit.decided') and payload ->> 'orderNumber' = $1 order by name`,
    [orderNumber],
  );
  return rows;
}

test('what a gift card of a service has paid goes back to it, and only the rest becomes credit, under a fact of its own', async () => {
  const customer = await newConsumer(running.origin);
  const card = running.square.card(5000);
  const { orderNumber, totals } = await bought(customer, async (basketId) => {
    const params = { basketId };
    const additionalData = { number: card.gan };
    await customer.call(addInstrument, { params, body: { payment_method_id: 'GIFT_CARD', additionalData } });
    const token = await cardToken(running.origin);
    await customer.call(addInstrument, {
      params,
      body: { payment_method_id: 'CREDIT_CARD', additionalData: { token } },
    });
  });
  const rest = Math.round(totals.total * 100) - 5000;
  const body = { amount: totals.total, reason: 'goodwill', note: '', refundTo: 'store-credit' } as const;
  await desk.staff.call(giveRefund, { params: { orderNumber, refundId: randomUUID() }, body });
  const other = await newStaff(running, { roles: ['owner'] });
  const { refunds } = await desk.staff.call(listRefunds, { params: { orderNumber } });
  await other.call(approveRefund, { params: { orderNumber, refundId: refunds[0]?.refundId ?? '' } });
  // A process from before there was store credit hears of what is the provider's to give, and of nothing else.
  expect(await factsOf(orderNumber)).toEqual([
    { name: 'credit.decided', amount: rest },
    { name: 'refund.decided', amount: 5000 },
  ]);
  await settleEvents(desk);
  expect(await refundsOf(desk, orderNumber)).toEqual([
    { amount: rest, state: 'refunded', as_credit: true },
    { amount: 5000, state: 'refunded', as_credit: false },
  ]);
  expect(running.square.balanceOf(card.id)).toBe(5000);
  expect(await creditOf(running, customer)).toEqual({ available: rest, held: 0 });
});

test('credit is not offered for what value has paid, to nobody, and not said to have been given', async () => {
  const customer = await newConsumer(running.origin);
  const params = { consumerNo: customer.auth.consumerNo, adjustmentId: randomUUID() };
  const adjustment = { currency: 'USD', amount: 150, reason: 'goodwill', note: '' } as const;
  await desk.staff.call(adjustCredit, { params, body: adjustment });
  await (await newStaff(running, { roles: ['owner'] })).call(approveCredit, { params });
  const order = await bought(customer, (basketId) =>
    customer.call(addInstrument, { params: { basketId }, body: { payment_method_id: 'STORE_CREDIT' } }),
  );
  const { orderNumber } = order;
  expect(await offered(customer, orderNumber)).toBeNull();
  expect(await desk.staff.call(listRefunds, { params: { orderNumber } })).toMatchObject({ mayBeCredit: false });
  const body = { amount: 10, reason: 'goodwill', note: '', refundTo: 'store-credit' } as const;
  const refund = { params: { orderNumber, refundId: randomUUID() }, body };
  expect(await refusalOf(desk.staff.call(giveRefund, refund))).toBe('STF482');
  const items = order.items.map(({ id, qty }) => ({ itemId: id, qty, reason: 'other' as const }));
  const { returnId } = await askLabel(running.origin, customer, orderNumber, { items, refund: 'store-credit' });
  await decide(desk, order, returnId, [{ upc: upcs.deck, accepted: 1 }]);
  expect(await desk.staff.call(readDeskReturn, { params: { returnId } })).toMatchObject({ refundTo: 'original' });
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'return-closed' and subject_id like $1 || '/%'`,
    [orderNumber],
  );
  expect(rows[0]?.text).toContain('goes back to what you paid with');
});

test('an order that was made of a return offers no credit', async () => {
  const customer = await newConsumer(running.origin);
  const order = await bought(customer, (id) => makeReady(customer, running.origin, id));
  expect(await offered(customer, order.orderNumber)).toEqual({ atOnce: 0 });
  const { returnId } = await send(desk, customer, order, [{ upc: upcs.deck, exchange: upcs.deckLarger }]);
  await decide(desk, order, returnId, [{ upc: upcs.deck, accepted: 1 }]);
  const { exchangeOrder } = await desk.staff.call(readDeskReturn, { params: { returnId } });
  const made = await customer.call(readPurchase, { params: { orderId: exchangeOrder ?? '' } });
  await deliver(desk.staff, made);
  await settleEvents(desk);
  const list = await customer.call(listReturnItems, { params: { orderId: made.orderNumber }, body: {} });
  expect(list.items.map(({ qty }) => qty)).toEqual([1]);
  expect(list.credit).toBeNull();
});
