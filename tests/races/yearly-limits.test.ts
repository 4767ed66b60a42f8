import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
  await givePromotions(running, [promotion('staff', { audience: ['EMPLOYEE'] })]);
});
afterAll(() => running.close());

test('orders that an employee places at once never pass the yearly limit together', async () => {
  const one = await newConsumer(running.origin);
  // Twice 90.00 and no more.
  await running.shop.database.pool.query(
    `update consumer set kind = 'EMPLOYEE', employee_terms_accepted_at = now(),
       spending = '{"employee": {"currentSpend": 0, "yearly": 20000}}' where id = $1`,
    [one.auth.consumerNo],
  );
  const employee = await signInShopper(one, one.email, one.password);
  const carts = [];
  for (let count = 0; count < 5; count += 1) carts.push(await readyCart(employee, running.origin, upcs.deck));
  expect(carts.map(({ totals }) => totals.totalDiscount)).toEqual(Array(5).fill(10));
  const place = ({ id: cartId }: Readonly<{ id: string }>) => employee.call(placeOrder, { body: { cartId } });
  const placed = await Promise.allSettled(carts.map(place));
  const orders = placed.flatMap((end) => (end.status === 'fulfilled' ? [end.value.totals.totalDiscount] : []));
  expect(orders).toEqual([10, 10]);
  for (const [index, end] of placed.entries()) {
    const cart = carts[index];
    if (end.status === 'rejected' && cart) expect(await refusalOf(Promise.reject(end.reason))).toBe('ORD415');
  }
  const { consumerDetails } = await employee.call(readConsumer, {});
  expect(consumerDetails.employee).toEqual({ currentSpend: 180, annualCap: 200 });
});
