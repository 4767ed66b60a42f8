import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { createPreviewLink } from '@eyelet/contracts/preview/create-link.ts';
import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';
import { previewPrefix } from '@eyelet/domain/preview/prefix.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;

beforeAll(async () => {
  running = await startStockedShop();
  await givePromotions(running, [
    promotion('for-guests', { audience: ['GUEST'] }),
    promotion('for-accounts', { audience: ['REGISTERED'] }),
    promotion('for-staff', { audience: ['EMPLOYEE'] }),
  ]);
});
afterAll(() => running.close());

async function listed(path: string): Promise<string[]> {
  const answer = await fetch(running.origin + path);
  const { promotions } = (await answer.json()) as { promotions: { promotionId: string }[] };
  return promotions.map(({ promotionId }) => promotionId);
}

/** The calls that a shopper's browser makes from a page of a preview. */
const lookingAs = ({ fetch }: Shopper, previewShopper: PreviewShopper) =>
  createHttpClient({
    origin: running.origin,
    headers: () => ({ 'x-locale': 'en_US' }),
    newId: randomUUID,
    fetch,
    preview: () => ({ prefix: previewPrefix, query: { previewShopper } }),
  });

test.each([
  ['guest', 'for-guests'],
  ['registered', 'for-accounts'],
  ['member', 'for-accounts'],
  ['athlete', 'for-accounts'],
  ['employee', 'for-staff'],
  ['professional', 'for-accounts'],
] satisfies [PreviewShopper, string][])(
  'a preview as %s has the promotions of that kind, and nobody else has',
  async (kind, promotionId) => {
    const path = '/cart/v1/promotions';
    expect(await listed(`/preview${path}?previewShopper=${kind}`)).toEqual([promotionId]);
    expect(await listed(`${path}?previewShopper=${kind}`)).toEqual(['for-guests']);
    expect(await listed(`/preview${path}`)).toEqual(['for-guests']);
  },
);

test('a cart is priced for the previewed kind of shopper when read; changes are made for the actual shopper', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  const asStaff = lookingAs(shopper, 'employee');
  const namesIn = ({ orderPromotions }: Cart) => orderPromotions.map(({ promotionId }) => promotionId);
  const params = { basketId: id };
  expect(namesIn(await shopper.call(readCart, { params }))).toEqual(['for-guests']);
  expect(namesIn(await asStaff.call(readCart, { params }))).toEqual(['for-staff']);
  const added = await asStaff.call(addItem, { body: { upc: upcs.deck, cartId: id } });
  expect(namesIn(added)).toEqual(['for-guests']);
  expect(namesIn(await shopper.call(readCart, { params }))).toEqual(['for-guests']);
});

test('a preview as an employee gives no access to calls that need a session', async () => {
  const shopper = await newShopper(running.origin);
  expect(await refusalOf(lookingAs(shopper, 'employee').call(readConsumer, {}))).toBe('AUT432');
});

test('a link previews as the kind of shopper that its author chose', async () => {
  const author = await newStaff(running, { roles: ['author'] });
  const body = { path: '/de-de', previewShopper: 'member', hours: 1 } as const;
  const { url } = await author.call(createPreviewLink, { body });
  const { preview, cookie } = running.shop.previews.ofPage({ cookies: {} }, new URL(url).searchParams);
  expect(preview).toEqual({ previewShopper: 'member' });
  const kept = { cookies: { [cookie?.name ?? '']: cookie?.value } };
  expect(running.shop.previews.ofPage(kept, new URLSearchParams()).preview).toEqual({ previewShopper: 'member' });
});
