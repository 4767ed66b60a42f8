import { readHome } from '@eyelet/contracts/home/read.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { listSettings } from '@eyelet/contracts/settings/list.ts';
import type { SellerKey } from '@eyelet/contracts/settings/registry.ts';
import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import { loadSellers } from '@eyelet/demo/sellers/load.ts';
import { sellers } from '@eyelet/demo/sellers/sellers.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { fillOf } from '@eyelet/server/start/fill.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from '../returns/messages.ts';

const key: SellerKey = 'sellers.US';

const tern: Seller = {
  name: 'Tern Trading LLC',
  address: ['5 Ferry Street', 'Salem, MA 01970', 'United States'],
  register: 'Massachusetts 001234567',
  taxNumber: '12-3456789',
  series: 'TT',
  returns: ['Tern Returns', '6 Ferry Street', 'Salem, MA 01970', 'United States'],
};

let now = new Date();
let running: RunningShop;
let shopper: Shopper;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
  shopper = await newShopper(running.origin);
  staff = await newStaff(running);
});
afterAll(() => running.close());

async function decide(value: unknown): Promise<void> {
  const { settings } = await staff.call(listSettings, {});
  const version = settings.find((one) => one.key === key)?.version ?? 0;
  await staff.call(changeSetting, { params: { key }, body: { value, version } });
  await expect.poll(() => running.shop.settings.current()[key]).toEqual(value);
}

/** Delivers facts, with enough time since them that failed deliveries are due again. */
async function settleEvents(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    now = new Date(now.getTime() + 60_000);
    await announce(running.shop);
  }
}

const invoicePathOf = async (orderId: string) =>
  (await shopper.call(readPurchase, { params: { orderId } })).invoicePath;

async function papersOf(orderNumber: string): Promise<readonly string[]> {
  const { rows } = await running.shop.database.pool.query<{ paper_number: string }>(
    'select paper_number from order_paper where order_number = $1',
    [orderNumber],
  );
  return rows.map(({ paper_number }) => paper_number);
}

test('without a seller in a country there are no papers; once it is set they are made, also of earlier orders', async () => {
  await decide(null);
  const waiting = { kind: 'sellers-undecided', count: 1, since: null };
  expect((await staff.call(readHome, {})).tasks).toContainEqual(waiting);
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  await settleEvents();
  expect(await papersOf(orderNumber)).toEqual([]);
  expect(await invoicePathOf(orderNumber)).toBe(null);
  const asked = await shopper.fetch(`${running.origin}/consumers-v3/consumer/purchase/invoice/download`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ orderNumber }),
  });
  expect(await asked.json()).toMatchObject({ errorDetails: [{ errorId: 'OHS4004' }] });

  await decide(tern);
  expect((await staff.call(readHome, {})).tasks).not.toContainEqual(waiting);
  await settleEvents();
  const [number] = await papersOf(orderNumber);
  expect(number).toMatch(/^TT-\d{4}-000001$/);
  const path = await invoicePathOf(orderNumber);
  const { text } = await readPdf(new Uint8Array(await (await fetch(running.origin + path)).arrayBuffer()));
  for (const said of [tern.name, ...tern.address, tern.register, '12-3456789']) expect(text).toContain(said);
  await decide({ ...sellers[key], returnPlace: null });
});

test('a return label has the address for returns of the seller, and there is none without a seller', async () => {
  const order = await buy(shopper, running.origin, upcs.deck);
  await deliver(staff, order);
  await decide(null);
  expect((await askLabel(running.origin, shopper, order.orderNumber)).errorId).toBe('RTN500');
  await decide(tern);
  const { text } = await readPdf((await askLabel(running.origin, shopper, order.orderNumber)).bytes);
  for (const line of tern.returns) expect(text).toContain(line);
  await decide({ ...sellers[key], returnPlace: null });
});

test.each([
  ['without a register', { ...tern, register: '' }],
  ['without an address', { ...tern, address: [] }],
  ['with letters that could be of its credit notes', { ...tern, series: 'TTC' }],
  ['with an unknown member', { ...tern, phone: '1' }],
  ['that is a text', 'Tern Trading LLC'],
])('a seller %s is refused', async (_, value) => {
  const { settings } = await staff.call(listSettings, {});
  const version = settings.find((one) => one.key === key)?.version ?? 0;
  const refused = staff.call(changeSetting, { params: { key }, body: { value, version } });
  expect(await refusalOf(refused)).toBe('STF400');
});

test('the demo brand sets its sellers in a sandbox only, and keeps those that people have set', async () => {
  const empty = await startShop({ parts: { beforeSnapshot: fillOf({ stage: 'live', demoBrand: false }) } });
  try {
    const { database } = empty.shop;
    const decided = async () =>
      (await database.pool.query<{ key: string; value: Seller }>(`select key, value from shop_setting`)).rows;
    await fillOf({ stage: 'live', demoBrand: true })(database, now);
    expect(await decided()).toEqual([]);
    const owner = await newStaff(empty);
    await owner.call(changeSetting, { params: { key }, body: { value: tern, version: 0 } });
    await loadSellers(database, now);
    const rows = new Map((await decided()).map((row) => [row.key, row.value]));
    expect(rows.size).toBe(Object.keys(sellers).length);
    expect(rows.get(key)).toEqual(tern);
    const opening = fillOf({ stage: 'live', demoBrand: false })(database, now);
    await expect(opening).rejects.toThrow(/has sellers of the demo brand/);
  } finally {
    await empty.close();
  }
});
