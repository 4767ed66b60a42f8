import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import type { MailRow } from '@eyelet/db/outbox/mail.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { markReady } from '@eyelet/server/orders/mark-ready.ts';
import { sendSandboxWebhooks } from '@eyelet/server/payment-providers/sandbox/send-webhooks.ts';
import { address, buy, cardToken } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const store = 'S-WHARF';
const open = [['10:00', '18:00']];
const details = {
  addressLine1: '1 Long Wharf',
  city: 'Boston',
  province: 'MA',
  postalCode: '02110',
  timeZone: 'America/New_York',
  week: [open, open, open, open, open, open, open],
  openOn: 'all',
};

let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => new Date('2026-05-04T16:00:00Z') } });
  shopper = await newShopper(running.origin);
  const place = { id: store, kind: 'store', name: 'Long Wharf', region: 'NORA', country: 'US', details } as const;
  await writePlaces(running.shop.database, [place]);
  await setStockAt(running, upcs.deck, store, 9);
});
beforeEach(() =>
  expect
    .poll(() => running.shop.catalogue.availability(upcs.deck, { placeId: store }), { timeout: 10_000 })
    .toBeGreaterThan(3),
);
afterAll(() => running.close());

async function mailsOf(subject: string): Promise<Readonly<Record<string, MailRow>>> {
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<MailRow>('select * from mail where subject_id = $1', [
    subject,
  ]);
  return Object.fromEntries(rows.map((mail) => [mail.kind, mail]));
}

const unfolded = (file: string | undefined) => file?.replaceAll('\r\n ', '') ?? '';

/** An order that is collected and, with `sent`, has goods that are sent home. */
async function order(sent: boolean): Promise<Order> {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, storeId: store } });
  if (sent) await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  const params = { basketId: id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const contact = { email: 'collector@example.com', phone: '2075550124' };
  await shopper.call(setShippingAddress, { params, body: { shippingId: `pickup-${store}`, ...contact } });
  const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: await cardToken(running.origin) } };
  return shopper.call(placeOrder, { body: { cartId: id, paymentMethod } });
}

test('the confirmation of several shipments says where and when for each; a pickup has a calendar entry [C1.40]', async () => {
  const { orderNumber } = await order(true);
  const mail = (await mailsOf(orderNumber))['order-confirmation'];
  for (const part of ['Pickup in store', 'Long Wharf', '1 Long Wharf', 'Standard shipping', '12 Harbor Street']) {
    expect(mail?.html).toContain(part);
    expect(mail?.text).toContain(part);
  }
  expect(mail?.text).toMatch(/To be collected Monday, May 4.*6:00\sPM/);
  expect(mail?.text).toMatch(/Expected from \w+, May \d+ to \w+, May \d+/);
  expect(mail?.files).toMatchObject([{ name: `pickup-${store}.ics`, type: expect.stringContaining('method=PUBLISH') }]);
  const entry = unfolded(mail?.files[0]?.content);
  expect(entry).toContain('DTEND:20260504T220000Z\r\n');
  expect(entry).toContain('LOCATION:Long Wharf\\, 1 Long Wharf\\,');
  const file = await fetch(`${running.origin}/dev/outbox/${mail?.id}/files/0`);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  expect(await file.text()).toBe(mail?.files[0]?.content);
});

test('the shopper gets one mail when the payment is captured', async () => {
  const paid = await buy(shopper, running.origin, upcs.socks);
  expect((await mailsOf(paid.orderNumber))['order-paid']).toMatchObject({
    subject: `Order ${paid.orderNumber} is paid`,
  });
  const pending = await buy(shopper, running.origin, upcs.socks, '4000 0000 0000 0077');
  expect(await mailsOf(pending.orderNumber)).toEqual({});
  await sendSandboxWebhooks(running.shop, running.origin);
  const mails = await mailsOf(pending.orderNumber);
  expect(Object.keys(mails).sort()).toEqual(['order-confirmation', 'order-paid']);
  expect(mails['order-paid']?.text).toContain(`payment of $${pending.totals.total.toFixed(2)}`);
  expect(mails['order-paid']?.files).toEqual([]);
});

test('a shipment becomes ready for pickup once: the collector is notified where and when, and the order moves on [C1.39]', async () => {
  const { orderNumber } = await order(false);
  const key = { orderNumber, shippingId: `pickup-${store}` };
  const marked = await Promise.all([markReady(running.shop, key), markReady(running.shop, key)]);
  expect(marked.toSorted()).toEqual([false, true]);
  const mail = (await mailsOf(`${orderNumber}/pickup-${store}`))['ready-for-pickup'];
  expect(mail).toMatchObject({
    recipient: 'collector@example.com',
    subject: `Order ${orderNumber} is ready at Long Wharf`,
  });
  expect(mail?.text).toMatch(/1 × Holm[\s\S]*1 Long Wharf[\s\S]*Monday, May 4.*12:00.*6:00\sPM/);
  // A collector who is not the buyer must not see address and payment of the order, nor must readers of the calendar.
  for (const said of [mail?.html, mail?.text, unfolded(mail?.files[0]?.content)]) {
    expect(said).not.toContain('order-confirmation');
  }
  expect(unfolded(mail?.files[0]?.content)).toContain(`/en-us/stores/long-wharf-${store}\r\n`);
  expect(unfolded(mail?.files[0]?.content)).toContain('DTSTART:20260504T160000Z\r\nDTEND:20260504T220000Z');
  expect((await shopper.call(readPurchase, { params: { orderId: orderNumber } })).status).toBe('ready for pickup');
});

test('an order becomes ready as a whole only if nothing is sent; shipments home and unpaid ones never are', async () => {
  const { orderNumber } = await order(true);
  expect(await markReady(running.shop, { orderNumber, shippingId: 'shipment-1' })).toBe(false);
  expect(await markReady(running.shop, { orderNumber, shippingId: `pickup-${store}` })).toBe(true);
  expect((await shopper.call(readPurchase, { params: { orderId: orderNumber } })).status).toBe('in fulfilment');
  const pending = await buy(shopper, running.origin, upcs.socks, '4000 0000 0000 0077');
  expect(await markReady(running.shop, { orderNumber: pending.orderNumber, shippingId: 'shipment-1' })).toBe(false);
});
