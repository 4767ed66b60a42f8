import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPromotionResults } from '@eyelet/contracts/promotion-desk/read-results.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from '../returns/messages.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
  staff = await newStaff(running, { roles: ['owner'] });
  await givePromotions(running, [
    promotion('of-lines', { level: 'PRODUCT', rank: 1 }),
    promotion('of-delivery', { level: 'SHIPPING', rank: 3, benefit: { kind: 'free-delivery', methods: ['standard'] } }),
    promotion('of-order', { rank: 2, benefit: { kind: 'percent', percent: 20 } }),
  ]);
});
afterAll(() => running.close());

const resultsOf = async (promotionId: string) =>
  (await staff.call(readPromotionResults, { params: { promotionId }, query: {} })).currencies;

/** An order of two pairs, delivered; by default at 100.00 each, with 5.5 percent of tax on top. */
async function twoPairs(upc: string = upcs.deck) {
  const shopper = await newShopper(running.origin);
  const { id: cartId } = await shopper.call(createCartWithItem, { body: { upc, qty: 2 } });
  await makeReady(shopper, running.origin, cartId);
  const order = await shopper.call(placeOrder, { body: { cartId } });
  for (let round = 0; round < 4; round++) await announce(running.shop);
  await deliver(staff, order);
  return { shopper, order };
}

test('results are less what was given back for goods that came back, with their part of the discount', async () => {
  const { order: kept } = await twoPairs();
  const { shopper, order } = await twoPairs();
  expect(order.totals.itemTotal).toBe(144);
  const revenue = kept.totals.total + order.totals.total;
  const before = { currency: 'USD', orders: 2, revenue: expect.closeTo(revenue, 2), returned: 0 };
  expect(await resultsOf('of-lines')).toEqual([{ ...before, discount: 40 }]);
  expect(await resultsOf('of-order')).toEqual([{ ...before, discount: 72 }]);

  const itemId = order.items[0]?.id ?? '';
  const items = [{ itemId, qty: 1, reason: 'too-small' as const }];
  const { returnId } = await askLabel(running.origin, shopper, order.orderNumber, { items });
  // What is only announced or received may still be refused.
  const { version } = await staff.call(receiveReturn, { params: { returnId } });
  expect(await resultsOf('of-lines')).toEqual([{ ...before, discount: 40 }]);
  const decided = [{ itemId, accepted: 1, restocked: 1, note: '' }];
  await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  const after = { ...before, revenue: expect.closeTo(revenue - 75.96, 2), returned: 75.96 };
  expect(await resultsOf('of-lines')).toEqual([{ ...after, discount: 30 }]);
  expect(await resultsOf('of-order')).toEqual([{ ...after, discount: 54 }]);
});

test('what a promotion took off the delivery is counted back once nothing that was sent is kept', async () => {
  const given = async () => (await resultsOf('of-delivery'))[0]?.discount ?? 0;
  const before = await given();
  // Little enough that its value does not make the delivery free.
  const { shopper, order } = await twoPairs(upcs.socks);
  const price = (await given()) - before;
  expect(price).toBeGreaterThan(0);
  for (const left of [price, 0]) {
    const itemId = order.items[0]?.id ?? '';
    const items = [{ itemId, qty: 1, reason: 'too-small' as const }];
    const { returnId } = await askLabel(running.origin, shopper, order.orderNumber, { items });
    const { version } = await staff.call(receiveReturn, { params: { returnId } });
    const decided = [{ itemId, accepted: 1, restocked: 1, note: '' }];
    await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
    expect((await given()) - before).toBe(left);
  }
});
