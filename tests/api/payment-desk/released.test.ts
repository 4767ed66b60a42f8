import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { cancel, desk, minutes, money, openParcelShop, paymentKeyOf, rows, shopper } from '../payments/parcel-shop.ts';
import { follow, ordered, send, worthOf } from '../payments/parcels.ts';

openParcelShop();

const minor = (amount: number) => Math.round(amount * 100);

/** The refunds of an order as the desk lists them, the latest first. */
async function refundsOf({ orderNumber }: Order, filter: RequestOf<typeof listMovements>['query'] = {}) {
  const query = { ...filter, kind: 'refund' as const, search: orderNumber };
  const page = await desk.staff.call(listMovements, { query });
  expect(page.total).toBe(page.rows.length);
  return page.rows.map(({ state, amount, released }) => [state, minor(amount), minor(released)]);
}

async function mailsOf({ orderNumber }: Order, kind: string): Promise<readonly string[]> {
  const found = await rows<{ text: string }>(
    `select text from mail where subject_id like $1 || '%' and kind = $2 order by created_at`,
    ...[orderNumber, kind],
  );
  return found.map(({ text }) => text.replaceAll(/\s+/g, ' '));
}

const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;

test('what is cancelled before it was taken is listed and told as released, not as refunded', async () => {
  const order = await ordered(desk, shopper);
  const gone = worthOf(order).share(upcs.socks, 3);
  await cancel(order, upcs.socks, 3);
  await follow(desk);
  expect(await refundsOf(order)).toEqual([['voided', gone, gone]]);
  expect(await refundsOf(order, { state: 'voided' })).toHaveLength(1);
  expect(await refundsOf(order, { state: 'refunded' })).toEqual([]);
  const { refunds } = await desk.staff.call(readDeskPayment, { params: { paymentKey: await paymentKeyOf(order) } });
  expect(refunds.map(({ state, released }) => [state, minor(released)])).toEqual([['voided', gone]]);
  const { entries } = await desk.staff.call(readOrderTimeline, { params: { orderNumber: order.orderNumber } });
  const [entry] = entries.flatMap(({ itemsCancelled }) => itemsCancelled ?? []);
  expect([minor(entry?.amount ?? 0), minor(entry?.released ?? 0)]).toEqual([gone, gone]);
  const [mail] = await mailsOf(order, 'items-cancelled');
  expect(mail).toContain(`${dollars(gone)} was only reserved`);
  expect(mail).not.toContain('depending on your bank');
});

test('of a refund that exceeds what was taken the desk and its mail say how much goes back and how much is released', async () => {
  const order = await ordered(desk, shopper);
  await send(desk, order, '1Z-V', [[upcs.socks, 1]]);
  const [[, first] = ['', 0]] = await money(order);
  const query = { kind: 'payment', search: order.orderNumber } as const;
  const [payment] = (await desk.staff.call(listMovements, { query })).rows;
  expect([payment?.state, minor(payment?.captured ?? 0)]).toEqual(['authorised', first]);
  minutes(1);
  await desk.staff.call(giveRefund, {
    params: { orderNumber: order.orderNumber, refundId: randomUUID() },
    body: { amount: (first + 500) / 100, reason: 'goodwill', note: '' },
  });
  await follow(desk);
  expect(await refundsOf(order, { state: 'refunded' })).toEqual([['refunded', first + 500, 500]]);
  const [mail] = await mailsOf(order, 'refund-given');
  expect(mail).toContain(`We give you ${dollars(first)} of your order`);
  expect(mail).toContain('$5.00 was only reserved');
});
