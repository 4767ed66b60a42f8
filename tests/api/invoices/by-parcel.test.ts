import { downloadInvoice } from '@eyelet/contracts/invoices/download.ts';
import { listPapers } from '@eyelet/contracts/invoices/list.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { cancel, cardOf, desk, openParcelShop, shopper } from '../payments/parcel-shop.ts';
import { follow, ordered, worthOf } from '../payments/parcels.ts';

openParcelShop();

/** Cancels an order of which nothing was captured, and answers its papers. */
async function ended(order: Order) {
  const { orderNumber } = order;
  await shopper.call(cancelOrder, { body: { orderNumber } });
  await follow(desk);
  expect(await cardOf(order)).toMatchObject({ state: 'voided', captured: 0 });
  const { papers } = await desk.staff.call(listPapers, { params: { orderNumber } });
  return papers.map(({ kind, total }) => [kind, Math.round(total * 100)]);
}

test('an invoice that was issued with the credit note of some items has one of the rest once the order is cancelled and voided', async () => {
  const order = await ordered(desk, shopper);
  const { share, total } = worthOf(order);
  await cancel(order, upcs.deck, 1);
  await follow(desk);
  const pair = share(upcs.deck, 1);
  expect(await ended(order)).toEqual([
    ['invoice', total],
    ['credit note', pair],
    ['credit note', total - pair],
  ]);
});

test('an invoice that was downloaded before anything was captured has a credit note once the order is voided, and without it there are no papers', async () => {
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  const { orderNumber } = order;
  const { origin } = desk.running;
  const { status } = await shopper.fetch(origin + downloadInvoice.path, {
    method: downloadInvoice.method,
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ orderNumber }),
  });
  expect(status).toBe(200);
  expect(await ended(order)).toEqual([
    ['invoice', total],
    ['credit note', total],
  ]);
  expect(await ended(await ordered(desk, shopper))).toEqual([]);
});
