import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { printGiftReceipt } from '@eyelet/contracts/packing/print-gift-receipt.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { address, buy, makeReady } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { type ReadPdf, readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';

const now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
let warehouse: TestStaff;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100, parts: { clock: () => now } });
  warehouse = await newStaff(running, { roles: ['warehouse'] });
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

const greetings = {
  [upcs.reduced]: { to: 'Ida Holm', email: 'ida@example.com', message: 'For wet paths' },
  [upcs.deck]: { to: 'Bo Sand', email: '', message: 'For dry ones' },
};

/** An order with gifts for two people, and socks for its buyer. */
async function gifts(by = shopper): Promise<Order> {
  const { id } = await by.call(createCartWithItem, { body: { upc: upcs.reduced, qty: 3 } });
  await by.call(addItem, { body: { cartId: id, upc: upcs.deck } });
  await by.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  const cart = await makeReady(by, running.origin, id);
  for (const { id: itemId, upc } of cart.items) {
    const giftOption = greetings[upc];
    if (giftOption) await by.call(updateItem, { params: { basketId: id }, body: { itemId, giftOption } });
  }
  return by.call(placeOrder, { body: { cartId: id } });
}

const paperOf = async (answer: Response): Promise<ReadPdf> => {
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return readPdf(Buffer.from(await answer.arrayBuffer()));
};

const toPack = () => warehouse.call(listToPack, { query: {} });

const printed = (orderNumber: string, query = '', shippingId = 'shipment-1') =>
  warehouse.fetch(`${running.origin}/staff/v1/packing/${orderNumber}/${shippingId}/gift-receipt${query}`);

const pathOf = async (orderId: string, by = shopper) =>
  (await by.call(readPurchase, { params: { orderId } })).giftReceiptPath;

const downloaded = async (orderNumber: string, by = shopper) =>
  paperOf(await fetch(running.origin + (await pathOf(orderNumber, by))));

/** What nobody who is given goods may read: what they cost, and how to find or write to their giver. */
function expectDiscreet(text: string, { items, totals }: Order): void {
  const prices = items.flatMap(({ price }) => Object.values(price));
  for (const amount of [...prices, totals.total, totals.shipping, totals.tax])
    expect(text).not.toContain(amount.toFixed(2));
  expect(text).not.toMatch(/\$|\bUSD\b|Visa|\b4242\b/);
  for (const own of [address.email, address.addressLine1, address.postalCode, address.phone]) {
    expect(text).not.toContain(own);
  }
  expect(text).not.toContain('ida@example.com');
}

test('a gift receipt says for whom, from whom and with which words goods are, how long and how they go back, and no price', async () => {
  const order = await gifts();
  const { orderNumber, items } = order;
  const itemOf = (wanted: string) => {
    const { name, colour, size } = items.find(({ upc }) => upc === wanted) ?? expect.fail(wanted);
    return `${name}, ${colour}, ${size}`;
  };
  const rowsIn = (page = '') => page.match(/, \d\d /g)?.length;
  const { text, title, language, embedded, roles } = await paperOf(
    await printed(orderNumber, `?placeId=${(await toPack()).placeId}`),
  );
  expect({ title, language, embedded }).toEqual({ title: 'Gift receipt', language: 'en-US', embedded: true });
  expect(new Set(roles)).toEqual(
    new Set(['Root', 'Document', 'P', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Sect', 'Figure']),
  );
  const [forIda, forBo] = text.split(/(?=For Bo Sand)/);
  for (const said of ['For Ida Holm', 'From Ada Marsh', 'For wet paths', itemOf(upcs.reduced), ' 3 ', orderNumber]) {
    expect(forIda).toContain(said);
  }
  for (const said of ['From Ada Marsh', 'For dry ones', itemOf(upcs.deck), orderNumber]) expect(forBo).toContain(said);
  expect(forIda).not.toContain('Bo Sand');
  expect(forBo).not.toContain('wet paths');
  // The socks are on neither page.
  expect([rowsIn(forIda), rowsIn(forBo)]).toEqual([1, 1]);
  expect(text).toContain('within 30 days of their delivery');
  expect(text).toContain('/en-us/help/contact-us');
  expectDiscreet(text, order);
});

test('its buyer has it too, of any order with goods, with the last day once they have arrived; members have longer', async () => {
  const order = await buy(shopper, running.origin, upcs.socks);
  const before = await downloaded(order.orderNumber);
  expect(before.text).toContain(order.items[0]?.name ?? '-');
  expect(before.text).toContain('within 30 days of their delivery');
  await deliver(warehouse, order);
  const after = await downloaded(order.orderNumber);
  expect(after.text).toContain('until December 21, 2026');
  expectDiscreet(after.text, order);
  const member = await newConsumer(running.origin);
  const { pool } = running.shop.database;
  await pool.query(`update consumer set member_id = 'M' || id where id = $1`, [member.auth.consumerNo]);
  const theirs = await buy(member, running.origin, upcs.socks);
  expect((await downloaded(theirs.orderNumber, member)).text).toContain('within 60 days of their delivery');
});

test('it speaks the language of its order', async () => {
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  await running.shop.database.pool.query(`update orders set locale = 'de_DE' where order_number = $1`, [orderNumber]);
  const { text, title, language } = await downloaded(orderNumber);
  expect({ title, language }).toEqual({ title: 'Geschenkbeleg', language: 'de-DE' });
  expect(text).toContain('innerhalb von 30 Tagen nach der Lieferung');
});

test('it says what cannot be sent back', async () => {
  const { orderNumber } = await buy(shopper, running.origin, upcs.customised);
  const { text } = await downloaded(orderNumber);
  expect(text).toContain('(cannot be sent back)');
  expect(text).toContain('These items cannot be sent back or exchanged.');
  expect(text).not.toContain('within');
});

test('only its own path opens it; what is not paid, called off or not goods has none', async () => {
  const order = await buy(shopper, running.origin, upcs.socks);
  const other = await buy(shopper, running.origin, upcs.socks);
  const own = (await pathOf(order.orderNumber)) ?? '';
  const { invoicePath } = await shopper.call(readPurchase, { params: { orderId: order.orderNumber } });
  const tokenOf = (path: string | null) => new URL(path ?? '', running.origin).searchParams.get('token') ?? '';
  const [path = ''] = own.split('?');
  const tokens = [tokenOf(invoicePath), tokenOf(await pathOf(other.orderNumber)), 'none'];
  const refused = tokens.map((token) => `${path}?token=${token}`);
  expect((await fetch(running.origin + own)).status).toBe(200);
  await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
  expect(await pathOf(order.orderNumber)).toBe(null);
  for (const one of [...refused, own]) {
    expect(await (await shopper.fetch(running.origin + one)).json()).toMatchObject({
      errorDetails: [{ errorId: 'OHS4004' }],
    });
  }
  const opened = await fetch(running.origin + own, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([opened.status, await opened.text()]).toEqual([
    410,
    expect.stringContaining(createMessages('en-US')('paper.link.gone')),
  ]);
  const digital = await buy(shopper, running.origin, upcs.digital);
  expect(await pathOf(digital.orderNumber)).toBe(null);
  for (const id of ['none', digital.shipments[0]?.shippingId]) {
    expect(await (await printed(digital.orderNumber, '', id)).json()).toMatchObject({
      errorDetails: [{ errorId: 'STF404' }],
    });
  }
});

test('packers see which parcels have gifts, and others may not print it', async () => {
  const { orderNumber } = await gifts();
  const plain = await buy(shopper, running.origin, upcs.socks);
  const { shipments } = await toPack();
  const has = (number: string) => shipments.find((one) => one.orderNumber === number)?.hasGreetings;
  expect([has(orderNumber), has(plain.orderNumber)]).toEqual([true, false]);
  const read = await warehouse.call(readDeskOrder, { params: { orderNumber } });
  expect(read.shipments.map(({ hasGreetings }) => hasGreetings)).toEqual([true]);
  const analyst = await newStaff(running, { roles: ['analyst'] });
  const params = { orderNumber, shippingId: 'shipment-1' };
  expect(await detailOf(analyst.call(printGiftReceipt, { params, query: {} }))).toMatchObject({ errorId: 'STF403' });
});
