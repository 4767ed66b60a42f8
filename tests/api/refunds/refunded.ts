import { randomUUID } from 'node:crypto';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { receiveNotices } from '@eyelet/server/payments/receive-notices.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect } from 'vitest';

/** Delivers the facts so far, for money, mails and papers. */
export async function follow({ shop }: RunningShop): Promise<void> {
  for (let round = 0; round < 6; round++) await announce(shop);
}

/** An order that has been paid. */
export async function paidOrder(running: RunningShop, upc: string = upcs.deck) {
  const shopper = await newShopper(running.origin);
  const order = await buy(shopper, running.origin, upc);
  const states = `select distinct state from order_payment where order_number = $1`;
  await expect
    .poll(async () => {
      await follow(running);
      return (await running.shop.database.pool.query(states, [order.orderNumber])).rows;
    })
    .toEqual([{ state: 'captured' }]);
  return { shopper, order, orderNumber: order.orderNumber };
}

/** A refund by amount that somebody of the staff asks for, of an order that has been paid. */
export async function askedRefund(staff: StaffBrowser, running: RunningShop, amount = 10) {
  const { orderNumber, order } = await paidOrder(running);
  const params = { orderNumber, refundId: randomUUID() };
  const answer = await staff.call(giveRefund, { params, body: { amount, reason: 'goodwill', note: 'Late' } });
  return { order, params, answer };
}

/** Has the provider say of a try of a refund that it was refused, or given back. */
export const tellRefund = ({ shop }: RunningShop, key: string, success: boolean) =>
  receiveNotices(shop, { id: randomUUID(), topic: 'refund', key, success });

/** Has the bank return all that was given back of an order; the refunds, as they may be tried again. */
export async function refusedOf(running: RunningShop, staff: StaffBrowser, orderNumber: string) {
  await follow(running);
  const { rows } = await running.shop.database.pool.query<{ key: string }>(
    `select refund_key as key from order_refund where order_number = $1`,
    [orderNumber],
  );
  for (const { key } of rows) await tellRefund(running, key, false);
  const { refused } = await staff.call(listRefunds, { params: { orderNumber } });
  expect(refused).toHaveLength(rows.length);
  return refused;
}

/** A refund by amount that its provider has refused. */
export async function refusedRefund(running: RunningShop, staff: StaffBrowser, amount = 20) {
  const { params } = await askedRefund(staff, running, amount);
  const [refused] = await refusedOf(running, staff, params.orderNumber);
  if (!refused) throw new Error('nothing was refused');
  return { ...params, ...refused };
}
