import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { balanceOfCard, newGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from '../returns/messages.ts';

let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});
beforeEach(async () => {
  shopper = await newShopper(running.origin);
});

async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(running.shop);
}

/** An order of 105.50, of which a gift card paid a part and a bank card the rest. */
async function bought(amount: number): Promise<Readonly<{ order: Order; card: TestGiftCard }>> {
  const card = await newGiftCard(running, amount);
  const { id } = await readyCart(shopper, running.origin, upcs.deck);
  const additionalData = { number: card.number, pin: card.pin };
  const body = { payment_method_id: 'GIFT_CARD' as const, additionalData };
  await shopper.call(addInstrument, { params: { basketId: id }, body });
  return { order: await shopper.call(placeOrder, { body: { cartId: id } }), card };
}

async function leftOf(orderNumber: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await running.shop.database.pool.query<{ method: string; left: number }>(
    `select method, case state when 'captured' then amount - refunded else 0 end as left
     from order_payment where order_number = $1`,
    [orderNumber],
  );
  return Object.fromEntries(rows.map(({ method, left }) => [method, left]));
}

test.each([
  ['a gift card and a bank card', 'after', 4000],
  ['a gift card and a bank card', 'before', 4000],
  ['a gift card alone', 'after', 20_000],
] as const)(
  'an order paid with %s and cancelled %s the money was taken gives each its own back [C9.35]',
  async (_, when, amount) => {
    const { order, card } = await bought(amount);
    const spent = Math.min(amount, 10_550);
    expect(await balanceOfCard(running, card.id)).toBe(amount - spent);
    if (when === 'after') await settle();
    await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
    await settle();
    expect(await balanceOfCard(running, card.id)).toBe(amount);
    expect(Object.values(await leftOf(order.orderNumber)).every((left) => left === 0)).toBe(true);
  },
);

test('a return refunds the bank card first, and the rest to the gift card [C9.34]', async () => {
  const { order, card } = await bought(4000);
  const { orderNumber } = order;
  await settle();
  const staff = await newStaff(running);
  await deliver(staff, order);
  const { returnId } = await askLabel(running.origin, shopper, orderNumber);
  const { version, items } = await staff.call(receiveReturn, { params: { returnId } });
  const decided = items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' }));
  await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  const { rows } = await running.shop.database.pool.query<{ method: string; amount: number }>(
    `select method, order_refund.amount from order_refund join order_payment using (idempotency_key)
     where order_refund.order_number = $1 order by refund_key`,
    [orderNumber],
  );
  expect(rows).toEqual([
    { method: 'CREDIT_CARD', amount: 6550 },
    { method: 'GIFT_CARD', amount: 4000 },
  ]);
  await settle();
  expect(await balanceOfCard(running, card.id)).toBe(4000);
});
