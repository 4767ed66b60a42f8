import { randomUUID } from 'node:crypto';
import { token as tokenCall } from '@eyelet/contracts/auth/token.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { handoverMs } from '@eyelet/domain/handovers/handover.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { newAssociate, testStore } from '@eyelet/testing/associate.ts';
import { address, makeReady, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStock, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkOf, look, newSeller, put, read, take, unitsOf } from './world.ts';

let now = new Date('2026-11-24T09:00:00Z');
let running: RunningShop;
const tenth = promotion('tenth', { needsCoupon: true });

beforeAll(async () => {
  running = await startStockedShop({ onHand: 200, parts: { clock: () => now } });
  await givePromotions(
    running,
    [tenth],
    [
      { code: 'TENTH', promotion: tenth.id },
      { code: 'ONCE', promotion: tenth.id, mostEach: 1 },
    ],
  );
});
afterAll(() => running.close());

const guest = () => newShopper(running.origin);

/** The same shopper in another market. */
function inMarket(who: Shopper, locale: string): Shopper {
  const { origin } = running;
  const client = createHttpClient({
    origin,
    headers: () => ({ 'x-locale': locale }),
    newId: randomUUID,
    fetch: who.fetch,
  });
  return { ...who, call: client.call };
}

test('a till’s cart is handed over to a guest’s phone with its lines and codes, and without traces of the associate', async () => {
  const seller = await newSeller(running);
  const cart = await readyCart(seller, running.origin, upcs.deck);
  const params = { basketId: cart.id };
  await seller.call(addItem, { body: { cartId: cart.id, upc: upcs.socks, qty: 2 } });
  await seller.call(applyCoupon, { body: { cartId: cart.id, code: 'tenth' } });
  const adjustment = { itemId: cart.items[0]?.id ?? '', type: 'percentage', value: 20, reason: 'Scuffed' } as const;
  await seller.call(addPriceAdjustment, { params, body: adjustment });
  const token = await linkOf(seller, cart);
  expect(await look(seller, token)).toMatchObject({ from: 'store', state: 'open', isOwn: true, mayTake: false });

  const phone = await guest();
  const shown = await look(phone, token);
  expect(shown).toMatchObject({ from: 'store', units: 3, state: 'open', mayTake: true, basketId: null });
  expect(shown.storeName).toBe(testStore);
  const taken = await take(phone, token);
  expect(unitsOf(taken)).toEqual([
    [upcs.deck, 1],
    [upcs.socks, 2],
  ]);
  expect(taken).toMatchObject({
    ...{ shippingAddress: null, billingAddress: null, payment_instruments: [], priceAdjustments: [], leftOut: [] },
    couponItems: [{ code: 'TENTH' }],
    // 139.80 less the tenth that the code takes off.
    totals: { itemTotal: 125.82 },
  });
  expect(taken.id).not.toBe(cart.id);

  expect(await refusalOf(read(seller, cart))).toBe('BSK404');
  const { basketId } = await seller.call(tokenCall, { body: { type: 'Guest' } });
  expect(basketId).toBeNull();
  expect(await look(seller, token)).toMatchObject({ state: 'given', isOwn: true, basketId: cart.id });
  expect(await look(phone, token)).toMatchObject({ state: 'taken', basketId: taken.id });
});

test('a shopper’s cart is handed over to a till, and sold there', async () => {
  const shopper = await newConsumer(running.origin);
  const cart = await put(shopper, upcs.deck);
  await shopper.call(setShippingAddress, { params: { basketId: cart.id }, body: address });
  const token = await linkOf(shopper, cart);
  const seller = await newSeller(running);
  expect(await look(seller, token)).toMatchObject({ from: 'shopper', storeName: null, units: 1, mayTake: true });
  const taken = await take(seller, token);
  expect(taken).toMatchObject({ shippingAddress: null, leftOut: [] });
  expect(unitsOf(taken)).toEqual([[upcs.deck, 1]]);
  expect(await refusalOf(read(shopper, cart))).toBe('BSK404');
  await makeReady(seller, running.origin, taken.id);
  const { inStoreSalesInfo } = await seller.call(placeOrder, { body: { cartId: taken.id } });
  expect(inStoreSalesInfo).toMatchObject({ storeId: testStore });
});

test('reading a link uses nothing up, begins no session, and reveals nothing of the till', async () => {
  const seller = await newSeller(running);
  const cart = await put(seller, upcs.deck);
  const token = await linkOf(seller, cart);
  const url = `${running.origin}/cart/v1/handover?token=${token}`;
  for (let looks = 0; looks < 5; looks++) {
    const answer = await fetch(url, { headers: { 'x-locale': 'en_US' } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(await answer.json()).toMatchObject({ state: 'open', mayTake: true, isOwn: false, basketId: null });
  }
  expect((await take(await guest(), token)).totalItems).toBe(1);
});

test('a new link ends the previous one, and a link ends after fifteen minutes', async () => {
  const seller = await newSeller(running);
  const cart = await put(seller, upcs.deck);
  const first = await linkOf(seller, cart);
  const second = await linkOf(seller, cart);
  const phone = await guest();
  expect(await refusalOf(look(phone, first))).toBe('AUT402');
  expect(await refusalOf(take(phone, first))).toBe('AUT402');
  const before = now;
  now = new Date(before.getTime() + handoverMs);
  expect(await refusalOf(look(phone, second))).toBe('AUT402');
  expect(await refusalOf(take(phone, second))).toBe('AUT402');
  now = new Date(before.getTime() + handoverMs - 1);
  expect((await take(phone, second)).totalItems).toBe(1);
});

test('taking a cart again answers the same cart; for everybody else the link has ended', async () => {
  const seller = await newSeller(running);
  const cart = await put(seller, upcs.deck, 2);
  const token = await linkOf(seller, cart);
  const phone = await guest();
  const { id } = await take(phone, token);
  const again = await take(phone, token);
  expect([again.id, again.totalItems]).toEqual([id, 2]);
  const other = await guest();
  expect(await refusalOf(take(other, token))).toBe('AUT402');
  expect(await refusalOf(look(other, token))).toBe('AUT402');
  expect(await refusalOf(take(seller, token))).toBe('CHK320');
  await makeReady(phone, running.origin, id);
  await phone.call(placeOrder, { body: { cartId: id } });
  expect(await refusalOf(take(phone, token))).toBe('BSK404');
});

test('a taker with a cart has one cart afterwards, merged as at sign-in', async () => {
  const seller = await newSeller(running);
  const cart = await put(seller, upcs.deck, 2);
  const phone = await guest();
  const own = await put(phone, upcs.deck, 1);
  await phone.call(addItem, { body: { cartId: own.id, upc: upcs.socks } });
  await phone.call(setShippingAddress, { params: { basketId: own.id }, body: address });
  const taken = await take(phone, await linkOf(seller, cart));
  expect(taken.id).toBe(own.id);
  expect(unitsOf(taken)).toEqual([
    [upcs.deck, 3],
    [upcs.socks, 1],
  ]);
  expect(taken.shippingAddress).toMatchObject({ city: address.city });
});

test('an associate’s adjustments of their own lines stay when they take a cart', async () => {
  const seller = await newSeller(running);
  const own = await put(seller, upcs.deck);
  const adjustment = { itemId: own.items[0]?.id ?? '', type: 'percentage', value: 10, reason: 'Scuffed' } as const;
  await seller.call(addPriceAdjustment, { params: { basketId: own.id }, body: adjustment });
  const shopper = await guest();
  const taken = await take(seller, await linkOf(shopper, await put(shopper, upcs.socks)));
  expect(taken).toMatchObject({ id: own.id, totals: { itemTotal: 109.9 }, priceAdjustments: [{ amount: 10 }] });
});

test('a link works in its market, in each of its languages, and names that market in any other', async () => {
  const shopper = await newShopper(running.origin, { locale: 'fr_CA' });
  const token = await linkOf(shopper, await put(shopper, upcs.deck));
  const seller = await newSeller(running);
  for (const open of [take, look]) {
    const error = await errorOf(open(seller, token));
    expect([error.id, error.errorDetails[0]?.field]).toEqual(['CHK320', 'token']);
    expect(error.message).toContain('Canada');
  }
  expect(await take(inMarket(seller, 'en_CA'), token)).toMatchObject({ currency: 'CAD', totalItems: 1 });
});

test('tills hand over to shoppers and shoppers to tills: nobody else can take a cart, and nobody their own', async () => {
  const seller = await newSeller(running);
  const ofTill = await linkOf(seller, await put(seller, upcs.deck));
  const shopper = await guest();
  const ofShopper = await linkOf(shopper, await put(shopper, upcs.deck));
  const wrong = [
    [seller, ofTill],
    [await newSeller(running), ofTill],
    [shopper, ofShopper],
    [await guest(), ofShopper],
    [await newConsumer(running.origin), ofShopper],
  ] as const;
  for (const [who, token] of wrong) {
    expect((await look(who, token)).mayTake).toBe(false);
    const error = await errorOf(take(who, token));
    expect([error.id, error.errorDetails[0]?.field]).toEqual(['CHK320', 'token']);
  }
  expect((await take(shopper, ofTill)).totalItems).toBe(2);
});

test('an associate who has lost their store can neither hand over nor take', async () => {
  const who = await newAssociate(running);
  const seller = await newSeller(running, who);
  const cart = await put(seller, upcs.deck);
  const shopper = await guest();
  const token = await linkOf(shopper, await put(shopper, upcs.deck));
  await running.shop.database.pool.query('update consumer set works_at = null where id = $1', [who.id]);
  expect(await refusalOf(linkOf(seller, cart))).toBe('AUT432');
  expect(await refusalOf(take(seller, token))).toBe('AUT432');
});

test('items that are left out are named: sold out, greetings, gift cards, codes that the taker has used', async () => {
  const phone = await guest();
  const earlier = await readyCart(phone, running.origin, upcs.socks);
  await phone.call(applyCoupon, { body: { cartId: earlier.id, code: 'ONCE' } });
  await phone.call(placeOrder, { body: { cartId: earlier.id } });

  const seller = await newSeller(running);
  const greeting = { to: 'Ida', email: 'ida@example.com', message: 'Wear them out.' };
  const cart = await seller.call(createCartWithItem, { body: { upc: upcs.deck, giftOption: greeting } });
  const cartId = cart.id;
  await seller.call(addItem, { body: { cartId, upc: upcs.spare, qty: 2 } });
  const giftCard = {
    amount: 50,
    recipientName: 'Ida',
    recipientEmail: 'ida@example.com',
    sender: 'Ben',
    design: 'shore',
  };
  await seller.call(addItem, { body: { cartId, upc: upcs.giftCard, giftCard } });
  await seller.call(applyCoupon, { body: { cartId, code: 'ONCE' } });
  const token = await linkOf(seller, cart);
  expect((await look(phone, token)).units).toBe(3);
  await setStock(running, upcs.spare, 0);
  const taken = await take(phone, token);
  expect(unitsOf(taken)).toEqual([[upcs.deck, 1]]);
  expect(taken).toMatchObject({ items: [{ giftOption: null }], couponItems: [] });
  const expected = [
    { kind: 'greeting', qty: null },
    { kind: 'gift-card', qty: 1 },
    { kind: 'unavailable', qty: 2 },
    { kind: 'code', name: 'ONCE', qty: null },
  ];
  expect(taken.leftOut).toMatchObject(expected);
  for (const { name } of taken.leftOut) expect(name).not.toBe('');
  expect((await look(phone, token)).leftOut).toEqual(taken.leftOut);
});

test('an empty cart and that of somebody else cannot be handed over', async () => {
  const shopper = await guest();
  const error = await errorOf(linkOf(shopper, await shopper.call(createCart, {})));
  expect([error.id, error.errorDetails[0]?.field]).toEqual(['CHK320', 'basketId']);
  expect(await refusalOf(linkOf(await guest(), await put(shopper, upcs.deck)))).toBe('BSK404');
});

test('the link of a cart that has been ordered has ended, and so has one with another signature', async () => {
  const seller = await newSeller(running);
  const cart = await readyCart(seller, running.origin, upcs.deck);
  const token = await linkOf(seller, cart);
  const [secret = ''] = token.split('.');
  for (const forged of [secret, `${secret}.`, `${secret}.${'A'.repeat(43)}`, 'none', '']) {
    expect(await refusalOf(take(await guest(), forged))).toBe('AUT402');
  }
  await seller.call(placeOrder, { body: { cartId: cart.id } });
  expect(await refusalOf(take(await guest(), token))).toBe('AUT402');
});

test('changes that the giver makes while the code is shown are handed over', async () => {
  const seller = await newSeller(running);
  const cart = await put(seller, upcs.deck);
  const token = await linkOf(seller, cart);
  const body = { itemId: cart.items[0]?.id ?? '', qty: 3 };
  await seller.call(updateItem, { params: { basketId: cart.id }, body });
  const phone = await guest();
  expect((await look(phone, token)).units).toBe(3);
  expect((await take(phone, token)).totalItems).toBe(3);
});

test('a day after its end nothing of a handover is stored', async () => {
  const seller = await newSeller(running);
  const token = await linkOf(seller, await put(seller, upcs.deck));
  const phone = await guest();
  const { id } = await take(phone, token);
  const rows = async () => {
    const { rowCount } = await running.shop.database.pool.query(
      'select from cart_handover where taken_basket_id = $1',
      [id],
    );
    return rowCount;
  };
  const before = now;
  const end = before.getTime() + handoverMs + 24 * 60 * 60 * 1000;
  now = new Date(end);
  await tidy(running.shop);
  expect(await rows()).toBe(1);
  now = new Date(end + 1);
  await tidy(running.shop);
  expect(await rows()).toBe(0);
  now = before;
});
