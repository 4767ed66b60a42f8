import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { createDeskPromotion } from '@eyelet/contracts/promotion-desk/create.ts';
import type { AttributesView } from '@eyelet/contracts/promotion-desk/wants.ts';
import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainMembers } from './promotions.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop();
  staff = await newStaff(running, { roles: ['merchandiser'] });
});
afterAll(() => running.close());

const part = (masterId: string, units: number) => ({ masterIds: [masterId], categories: [], units });
type Part = ReturnType<typeof part> & Readonly<{ attributes?: AttributesView }>;
const withDeck = (parts: Part[]) => ({
  ...{ promotionId: 'with-deck', paused: false, ...plainMembers, level: 'PRODUCT' as const },
  benefit: { ...plainMembers.benefit, kind: 'buy-get-other' as const, percent: 50, parts },
});

test('goods that staff reduce for others cost less beside them, up to the order, and alone say what is missing', async () => {
  const [deck, socks] = [part('SKDECK01', 1), part('SKSOCK01', 2)];
  for (const parts of [[deck], [deck, socks, socks], [deck, deck]]) {
    const refused = staff.call(createDeskPromotion, { body: withDeck(parts) });
    expect(await detailOf(refused)).toMatchObject({ field: 'benefit' });
  }
  const body = withDeck([deck, socks]);
  const made = await staff.call(createDeskPromotion, { body });
  expect(made.benefit).toEqual(body.benefit);
  expect(made.named.products.map(({ id }) => id)).toEqual(['SKSOCK01', 'SKDECK01']);

  const shopper = await newShopper(running.origin);
  const { id: cartId } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3 } });
  const params = { basketId: cartId };
  await expect
    .poll(async () => (await shopper.call(readReceiptOfCart, { params })).notApplied, { timeout: 10_000, interval: 20 })
    .toMatchObject([{ promotionId: 'with-deck', reason: 'too-few', missingUnits: 1 }]);
  // 100.00 and three times 19.90, of which two cost half.
  const whole = await shopper.call(addItem, { body: { cartId, upc: upcs.deck } });
  expect(whole.totals).toMatchObject({ itemTotal: 139.8, totalDiscount: 19.9 });
  const rule = { kind: 'buy-get-other', percent: 50, buy: 1, get: 2 };
  const { lines } = await shopper.call(readReceiptOfCart, { params });
  const reduced = { kind: 'promotion', amount: -19.9, promotionId: 'with-deck', rule };
  expect(lines.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'promotion'))).toMatchObject([reduced]);
  const { promotions } = await shopper.call(listPromotions, {});
  expect(promotions).toMatchObject([{ promotionId: 'with-deck', benefit: { ...rule, amount: null } }]);

  await makeReady(shopper, running.origin, cartId);
  const order = await shopper.call(placeOrder, { body: { cartId } });
  const kept = await shopper.call(readReceiptOfOrder, { params: { orderId: order.orderNumber }, query: {} });
  expect(kept.lines.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'promotion'))).toMatchObject([reduced]);
});

test('a side that staff keep to goods of some colors reduces those alone, and the order keeps saying so', async () => {
  const { attributes } = running.shop.catalogue.product('SKSOCK01BLU', { tag: 'en-US', language: 'en' }) ?? {};
  const side = (colour: string[]) => ({ ...part('SKSOCK01', 1), attributes: { gender: [], activity: [], colour } });
  const offer = (promotionId: string, colour: string[]) =>
    staff.call(createDeskPromotion, {
      body: { ...withDeck([part('SKDECK01', 1), side(colour)]), promotionId, rank: 0 },
    });
  const own = [...(attributes?.colour ?? [])];
  expect(own).not.toEqual([]);
  expect(await detailOf(offer('no-color', []))).toMatchObject({ field: 'benefit' });
  await offer('other-color', ['none']);
  const made = await offer('own-color', own);
  expect(made.benefit.parts?.[1]?.attributes).toEqual({ gender: [], activity: [], colour: own });

  const shopper = await newShopper(running.origin);
  const { id: cartId } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 1 } });
  await shopper.call(addItem, { body: { cartId, upc: upcs.deck } });
  const receipt = () => shopper.call(readReceiptOfCart, { params: { basketId: cartId } });
  await expect
    .poll(async () => (await receipt()).lines.flatMap(({ steps }) => steps), { timeout: 10_000, interval: 20 })
    .toContainEqual(expect.objectContaining({ promotionId: 'own-color', amount: -9.95 }));
  expect((await receipt()).notApplied).toContainEqual(
    expect.objectContaining({ promotionId: 'other-color', reason: 'too-few', missingUnits: 1 }),
  );
  await makeReady(shopper, running.origin, cartId);
  const { orderNumber: orderId } = await shopper.call(placeOrder, { body: { cartId } });
  const kept = await shopper.call(readReceiptOfOrder, { params: { orderId }, query: {} });
  expect(kept.lines.flatMap(({ steps }) => steps)).toContainEqual(
    expect.objectContaining({ promotionId: 'own-color', amount: -9.95 }),
  );
});
