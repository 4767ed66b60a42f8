import { createContent } from '@eyelet/contracts/content/create.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

/** Waits until the shop shows the terms of sale with a title. */
async function untilShown(title: string): Promise<void> {
  const shopper = await newShopper(running.origin);
  const shown = () => shopper.call(readPage, { params: { slug: 'sale-terms' } }).then((page) => page.title, String);
  await expect.poll(shown, { timeout: 15_000 }).toBe(title);
}

/** An order that a new guest places now. */
async function order(): Promise<Readonly<{ orderNumber: string }>> {
  return buy(await newShopper(running.origin), running.origin, upcs.socks);
}

test('an order stores the version of the terms of sale that was published when it was placed', async () => {
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  const termsOf = async ({ orderNumber }: Readonly<{ orderNumber: string }>) =>
    (await warehouse.call(readDeskOrder, { params: { orderNumber } })).terms;
  const before = await order();
  expect(await termsOf(before)).toBeNull();

  const publisher = await newStaff(running, { roles: ['publisher'] });
  const { kind, document } = pageItem('sale-terms', { title: 'Terms of sale' });
  const { item } = await publisher.call(createContent, {
    body: { kind, key: 'sale-terms', name: 'Terms of sale', document },
  });
  const params = { itemId: item.itemId };
  await publisher.call(publishContent, { params, body: { version: 1 } });
  await untilShown('Terms of sale');
  const first = await order();
  expect(await termsOf(first)).toEqual({ page: 'sale-terms', version: 1 });

  const changed = { ...document, props: { ...document.props, title: 'New terms of sale' } };
  await publisher.call(saveDraft, { params, body: { version: 1, document: changed } });
  expect(await termsOf(await order())).toMatchObject({ version: 1 });
  await publisher.call(publishContent, { params, body: { version: 2 } });
  await untilShown('New terms of sale');
  expect(await termsOf(await order())).toMatchObject({ version: 2 });
  expect(await termsOf(first)).toMatchObject({ version: 1 });
  expect(await termsOf(before)).toBeNull();
});
