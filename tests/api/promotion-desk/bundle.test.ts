import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { createDeskPromotion } from '@eyelet/contracts/promotion-desk/create.ts';
import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainMembers } from './promotions.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop();
  staff = await newStaff(running, { roles: ['merchandiser'] });
});
afterAll(() => running.close());

const part = (masterId: string, units: number) => ({ masterIds: [masterId], categories: [], units });
const outfit = (parts: ReturnType<typeof part>[]) => ({
  ...{ promotionId: 'outfit', paused: false, ...plainMembers, level: 'PRODUCT' as const },
  benefit: { ...plainMembers.benefit, kind: 'bundle' as const, percent: null, amounts: { USD: 125 }, parts },
});

test('a set that staff have put together costs its price, and half of it says what is missing', async () => {
  const alone = outfit([part('SKDECK01', 1)]);
  expect(await detailOf(staff.call(createDeskPromotion, { body: alone }))).toMatchObject({ field: 'benefit' });
  const body = outfit([part('SKDECK01', 1), part('SKSOCK01', 2)]);
  const made = await staff.call(createDeskPromotion, { body });
  expect(made.benefit).toEqual(body.benefit);
  expect(made.named.products.map(({ id }) => id)).toEqual(['SKDECK01', 'SKSOCK01']);

  const shopper = await newShopper(running.origin);
  const { id: cartId } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  const receipt = () => shopper.call(readReceiptOfCart, { params: { basketId: cartId } });
  await expect
    .poll(async () => (await receipt()).notApplied, { timeout: 10_000, interval: 20 })
    .toMatchObject([{ promotionId: 'outfit', reason: 'too-few', missingUnits: 2 }]);
  // 100.00 and twice 19.90.
  const whole = await shopper.call(addItem, { body: { cartId, upc: upcs.socks, qty: 2 } });
  expect(whole.totals).toMatchObject({ itemTotal: 125, totalDiscount: 14.8 });
  const { lines } = await receipt();
  expect(lines.map(({ steps }) => steps.at(-1))).toMatchObject([
    { kind: 'promotion', amount: -10.59, rule: { kind: 'bundle', amount: 125 } },
    { kind: 'promotion', amount: -4.21, rule: { kind: 'bundle', amount: 125 } },
  ]);
  const { promotions } = await shopper.call(listPromotions, {});
  expect(promotions).toMatchObject([{ promotionId: 'outfit', benefit: { kind: 'bundle', amount: 125 } }]);
});
