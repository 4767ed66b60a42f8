import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readLinkedOrder } from '@eyelet/contracts/orders/read-linked.ts';
import { mailTillReceipt } from '@eyelet/contracts/till-receipts/mail.ts';
import { readTillReceipt } from '@eyelet/contracts/till-receipts/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newAssociate, openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { buy, cards, makeReady } from '@eyelet/testing/buy.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let running: RunningShop;
let seller: Shopper;
let name: string;
beforeAll(async () => {
  running = await startStockedShop();
  await setStockAt(running, upcs.deck, testStore, 20);
  await vi.waitUntil(() => running.shop.catalogue.availability(upcs.deck, { placeId: testStore }) === 20, {
    timeout: 10_000,
  });
  seller = await newShopper(running.origin);
  const associate = await newAssociate(running);
  name = associate.name;
  await openStoreSession(seller, associate);
});
afterAll(() => running.close());

/** An order of shoes that are taken at once, a tenth cheaper, and socks that are sent home. */
async function sale(number?: string): Promise<string> {
  const { id, items } = await seller.call(createCartWithItem, { body: { upc: upcs.deck } });
  await seller.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  await makeReady(seller, running.origin, id, number);
  const params = { basketId: id };
  const itemId = items[0]?.id ?? '';
  await seller.call(updateItem, { params, body: { itemId, storeId: testStore } });
  await seller.call(addPriceAdjustment, {
    params,
    body: { itemId, type: 'percentage', value: 10, reason: 'Scuffed' },
  });
  return (await seller.call(placeOrder, { body: { cartId: id } })).orderNumber;
}

const read = (who: Shopper, orderId: string, token?: string) =>
  who.call(readTillReceipt, { params: { orderId }, query: token === undefined ? {} : { token } });
const mail = (who: Shopper, orderId: string, email: string) =>
  who.call(mailTillReceipt, { params: { orderId }, body: { email } });

async function mailsOf(recipient: string) {
  for (let more = 1; more > 0; ) more = await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ kind: string; language: string; text: string }>(
    'select kind, language, text from mail where recipient = $1 order by created_at',
    [recipient],
  );
  return rows;
}

test('the till receipt says store, associate, number, items by how they are handed over, taxes, and how it was paid', async () => {
  const orderNumber = await sale();
  const receipt = await read(seller, orderNumber);
  expect(receipt).toMatchObject({ orderNumber, locale: 'en_US', soldBy: name, store: { name: testStore } });
  expect(receipt.seller.length).toBeGreaterThan(0);
  expect(receipt.groups.map(({ title }) => title).sort()).toEqual(['Standard shipping', 'Taken at once']);
  const [taken] = receipt.groups.find(({ title }) => title === 'Taken at once')?.items ?? [];
  expect(taken).toMatchObject({ price: '$90.00', before: '$100.00', note: expect.stringContaining('Scuffed') });
  // What is sent is taxed in Maine; the store of the tests is where nothing is.
  expect(receipt.taxes.map(({ label }) => label)).toEqual([
    expect.stringContaining('0%'),
    expect.stringContaining('5.5%'),
  ]);
  const total = receipt.sums.find(({ strong }) => strong)?.value;
  expect(receipt.tenders).toEqual([{ label: 'Visa ending in 4242', value: total, strong: false }]);
});

test('with it comes a gift receipt, which does not say what was paid', async () => {
  const { giftReceiptPath } = await read(seller, await sale());
  const { text } = await readPdf(Buffer.from(await (await fetch(running.origin + giftReceiptPath)).arrayBuffer()));
  expect(text).toContain('Gift receipt');
  expect(text).not.toMatch(/\$|90\.00/);
});

test('it is mailed to the address that is given, in the language of the market, with a link that opens the receipt alone', async () => {
  const orderNumber = await sale();
  expect(await mail(seller, orderNumber, ' Ida@Example.com ')).toEqual({ email: 'Ida@Example.com' });
  const [letter, ...more] = await mailsOf('Ida@Example.com');
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ kind: 'till-receipt', language: 'en' });
  for (const part of [orderNumber, '$90.00', 'Taken at once', testStore, name]) expect(letter?.text).toContain(part);
  const link = /\/en-us\/till-receipt\?order=(\w+)&token=([\w-]+)/.exec(letter?.text ?? '');
  expect(link?.[1]).toBe(orderNumber);
  const token = link?.[2] ?? '';
  const guest = await newShopper(running.origin);
  expect(await read(guest, orderNumber, token)).toEqual(await read(seller, orderNumber));
  const params = { orderId: orderNumber };
  expect(await refusalOf(guest.call(readLinkedOrder, { params, query: { token } }))).toBe('OHS4004');
  const { rows } = await running.shop.database.pool.query('select from letter where recipient = $1', [
    'Ida@Example.com',
  ]);
  expect(rows).toEqual([]);
});

test('an address that is none is refused, and one gets three receipts an hour at most', async () => {
  const orderNumber = await sale();
  expect(await refusalOf(mail(seller, orderNumber, 'nobody'))).toBe('CHK320');
  for (let times = 0; times < 4; times++) await mail(seller, orderNumber, 'often@example.com');
  expect(await mailsOf('often@example.com')).toHaveLength(3);
});

test('nobody else reads or mails it, nor is there one for an order of a shopper, or before it is paid', async () => {
  const orderNumber = await sale();
  const stranger = await newShopper(running.origin);
  expect(await refusalOf(read(stranger, orderNumber))).toBe('OHS4004');
  expect(await refusalOf(mail(stranger, orderNumber, 'ida@example.com'))).toBe('OHS4004');
  expect(await refusalOf(read(stranger, orderNumber, running.shop.orderLinks.tokenOf(orderNumber)))).toBe('OHS4004');
  const own = await buy(stranger, running.origin, upcs.socks);
  expect(await refusalOf(read(stranger, own.orderNumber))).toBe('OHS4004');
  expect(await refusalOf(read(seller, await sale(cards.challenge)))).toBe('OHS4004');
});
