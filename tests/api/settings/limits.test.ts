import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let staff: TestStaff;
let now = new Date('2026-11-22T12:00:00Z');
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
  staff = await newStaff(running);
  const numbers = [1, 2, 3, 4];
  await givePromotions(
    running,
    numbers.map((number) => promotion(`many-${number}`, { needsCoupon: true })),
    numbers.map((number) => ({ code: `MANY${number}`, promotion: `many-${number}` })),
  );
});
afterAll(() => running.close());

async function decide(key: SettingKey, value: number): Promise<void> {
  await staff.call(changeSetting, { params: { key }, body: { value, version: 0 } });
  await expect.poll(() => running.shop.settings.current()[key]).toBe(value);
}

const enter = (shopper: Shopper, cartId: string, code: string) => shopper.call(applyCoupon, { body: { cartId, code } });

test('how many codes a cart takes is for the shop to say, also when the carts of a sign-in become one', async () => {
  await decide('promotions.most-codes', 2);
  const guest = await newShopper(running.origin);
  const cart = await readyCart(guest, running.origin, upcs.deck);
  for (const code of ['MANY1', 'MANY2']) await enter(guest, cart.id, code);
  expect(await refusalOf(enter(guest, cart.id, 'MANY3'))).toBe('PRM140');
  const own = await newConsumer(running.origin);
  const kept = await readyCart(own, running.origin, upcs.socks);
  await enter(own, kept.id, 'MANY4');
  await signInShopper(guest, own.email, own.password);
  const merged = await own.call(readCart, { params: { basketId: kept.id } });
  expect(merged.couponItems.map(({ code }) => code)).toEqual(['MANY4', 'MANY1']);
});

test('how many gift cards pay for an order is for the shop to say', async () => {
  await decide('gift-cards.most-of-order', 1);
  const shopper = await newShopper(running.origin);
  const { id: basketId } = await readyCart(shopper, running.origin, upcs.deck);
  const add = async () => {
    const { number, pin } = await newGiftCard(running, 1000);
    const body = { payment_method_id: 'GIFT_CARD', additionalData: { number, pin } } as const;
    return shopper.call(addInstrument, { params: { basketId }, body });
  };
  await add();
  expect(await refusalOf(add())).toBe('GFC410');
});

test('for how many minutes an order may be cancelled is for the shop to say, and every order says so', async () => {
  await decide('orders.cancel-minutes', 10);
  const shopper = await newShopper(running.origin);
  const placedAt = now;
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  const until = async () => (await shopper.call(readPurchase, { params: { orderId: orderNumber } })).cancellableUntil;
  expect(await until()).toBe(new Date(placedAt.getTime() + 10 * 60_000).toISOString());
  now = new Date(placedAt.getTime() + 10 * 60_000);
  expect(await until()).toBe(null);
  expect(await refusalOf(shopper.call(cancelOrder, { body: { orderNumber } }))).toBe('CAN409');
  now = new Date(now.getTime() - 1);
  expect(await shopper.call(cancelOrder, { body: { orderNumber } })).toMatchObject({ status: 'cancelled' });
});
