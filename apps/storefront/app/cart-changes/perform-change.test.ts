import { aCart, aCoupon, anItem } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { expect, test } from 'vitest';
import type { CartChange, Line, LineName } from './change.ts';
import { performChange } from './perform-change.ts';

const line: Line = { upc: 'N', productId: 'P', qty: 1, maxQty: 999_999, recipeId: null };
const known = aCart({ items: [anItem({ id: 'a', upc: 'A', qty: 2 }), anItem({ id: 'b', upc: 'B', qty: 1 })] });

/** A shop that has lost the basket and makes `basket-2` when asked to. */
const shopThatLostIt = () =>
  scriptedClient(({ id, request }) => {
    if (id === 'cart.createWithItem') return aCart({ id: 'basket-2' });
    const { body } = request as { body?: { cartId?: string } };
    return body?.cartId === 'basket-2' ? aCart({ id: 'basket-2', version: 2 }) : refusalOf('BSK404', 404);
  });

const named = (itemId: string, upc: string): LineName => ({
  itemId,
  upc,
  recipeId: null,
  fulfilment: 'home',
  storeId: null,
});

test('the first item creates the cart, and nothing before it [C4.15]', async () => {
  const client = scriptedClient(() => aCart());
  await performChange(client, null, { kind: 'remove', line: named('a', 'A') });
  expect(client.calls).toEqual([]);
  await performChange(client, null, { kind: 'add', line });
  expect(client.calls.map(({ id }) => id)).toEqual(['cart.createWithItem']);
});

test('a cart that the server lost is recreated with every line and the change [C4.16, C8.126]', async () => {
  const client = shopThatLostIt();
  const change: CartChange = { kind: 'quantity', line: named('a', 'A'), qty: 5 };
  const performed = await performChange(client, known, change);
  expect(performed.cart?.id).toBe('basket-2');
  expect(performed.endedBasketId).toBe('basket-1');
  const asked = client.calls.slice(1).map(({ request }) => (request as { body: Line }).body);
  expect(asked.map(({ upc, qty }) => [upc, qty])).toEqual([
    ['A', 5],
    ['B', 1],
  ]);
});

test('adding to a lost cart keeps its lines and adds the new one [C8.126]', async () => {
  const client = shopThatLostIt();
  await performChange(client, known, { kind: 'add', line });
  const asked = client.calls.slice(1).map(({ request }) => (request as { body: Line }).body.upc);
  expect(asked).toEqual(['A', 'B', 'N']);
});

test('a line that is no longer available does not stop the others from being recreated [C4.16]', async () => {
  const client = scriptedClient(({ id, request }) => {
    const { body } = request as { body?: { upc?: string; cartId?: string } };
    if (id === 'cart.createWithItem') return body?.upc === 'A' ? refusalOf('INV700') : aCart({ id: 'basket-2' });
    return refusalOf('BSK404', 404);
  });
  const performed = await performChange(client, known, { kind: 'quantity', line: named('b', 'B'), qty: 3 });
  expect(performed.cart?.id).toBe('basket-2');
  expect(performed.refused.map(({ id }) => id)).toEqual(['INV700']);
});

test('adding an unavailable line to a lost cart fails with the refusal of that line [C8.126]', async () => {
  const client = scriptedClient(({ id, request }) => {
    const { body } = request as { body: { upc: string; cartId?: string } };
    if (id === 'cart.createWithItem') return aCart({ id: 'basket-2' });
    if (body.cartId !== 'basket-2') return refusalOf('BSK404', 404);
    return body.upc === 'B' ? refusalOf('ORD404', 404) : refusalOf('INV700');
  });
  const performed = await performChange(client, known, { kind: 'add', line });
  expect(performed).toMatchObject({ cart: { id: 'basket-2' }, endedBasketId: 'basket-1', failure: { id: 'INV700' } });
  expect(performed.refused.map(({ id }) => id)).toEqual(['ORD404']);
});

test('a recreated cart keeps its greetings where they are still allowed [C4.16]', async () => {
  const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Hello' };
  const gifts = aCart({
    items: [anItem({ id: 'a', upc: 'A', giftOption }), anItem({ id: 'b', upc: 'B', giftOption })],
  });
  const client = scriptedClient(({ id, request }) => {
    const { body } = request as { body: { upc?: string; cartId?: string; giftOption?: object } };
    if (id === 'cart.createWithItem') return aCart({ id: 'basket-2' });
    if (body.cartId !== 'basket-2') return refusalOf('BSK404', 404);
    return body.upc === 'B' && body.giftOption ? refusalOf('GFO404') : aCart({ id: 'basket-2', version: 2 });
  });
  const performed = await performChange(client, gifts, { kind: 'add', line });
  const asked = client.calls.slice(1).map(({ request }) => (request as { body: Line }).body);
  expect(asked.map((body) => [body.upc, body.giftOption])).toEqual([
    ['A', giftOption],
    ['B', giftOption],
    ['B', undefined],
    ['N', undefined],
  ]);
  expect(performed.refused).toEqual([]);
});

test.each<CartChange>([
  { kind: 'gift', line: named('a', 'A'), giftOption: { to: 'Bo', email: 'bo@example.com', message: 'Hello' } },
  { kind: 'method', shippingId: 'shipment-1', code: 'express' },
])('a choice made while the cart was lost is applied to the recreated one: $kind [C8.126]', async (change) => {
  const made = aCart({ id: 'basket-2', items: [anItem({ id: 'new-a', upc: 'A' })] });
  const client = scriptedClient(({ id, request }) => {
    if (id === 'cart.createWithItem') return made;
    const { body } = request as { body: { cartId: string } };
    return body.cartId === 'basket-2' ? made : refusalOf('BSK404', 404);
  });
  const { failure } = await performChange(client, known, change);
  expect(failure).toBeUndefined();
  const { id, request } = client.calls.at(-1) ?? {};
  expect(id).toBe(change.kind === 'gift' ? 'cart.updateItem' : 'checkout.setShippingMethod');
  const asked = change.kind === 'gift' ? { itemId: 'new-a', giftOption: change.giftOption } : { code: 'express' };
  expect(request).toMatchObject({ body: asked });
});

test('any other refusal reaches the caller and recreates nothing', async () => {
  const client = scriptedClient(() => refusalOf('INV408', 400));
  const change: CartChange = { kind: 'quantity', line: named('a', 'A'), qty: 50 };
  await expect(performChange(client, known, change)).rejects.toMatchObject({ id: 'INV408', status: 400 });
  expect(client.calls).toHaveLength(1);
});

const withCodes = aCart({ items: [anItem({ id: 'a', upc: 'A' })], couponItems: [aCoupon('OLD'), aCoupon('SPENT')] });

/** A shop that has lost the basket and does not know the code BOGUS; SPENT was valid in the old cart only. */
const shopWithCodes = () =>
  scriptedClient(({ id, request }) => {
    const { body } = request as { body?: { cartId?: string; code?: string } };
    if (id === 'cart.createWithItem') return aCart({ id: 'basket-2' });
    if (body?.cartId !== 'basket-2') return refusalOf('BSK404', 404);
    if (body.code === 'SPENT' || body.code === 'BOGUS') return refusalOf('PRM130', 400);
    return aCart({ id: 'basket-2', version: 2, couponItems: [aCoupon(body.code ?? '')] });
  });

const codesAsked = (client: ReturnType<typeof scriptedClient>) =>
  client.calls.slice(1).flatMap(({ id, request }) => {
    return id === 'cart.applyCoupon' ? [(request as { body: { code: string } }).body.code] : [];
  });

test('a code is applied and removed by a call of its own, and creates no cart [C7.34, C7.35]', async () => {
  const client = scriptedClient(() => aCart());
  await performChange(client, null, { kind: 'coupon', code: 'NEW' });
  expect(client.calls).toEqual([]);
  await performChange(client, withCodes, { kind: 'coupon', code: 'NEW' });
  await performChange(client, withCodes, { kind: 'removeCoupon', code: 'OLD' });
  expect(client.calls).toEqual([
    { id: 'cart.applyCoupon', request: { body: { cartId: 'basket-1', code: 'NEW' } } },
    { id: 'cart.removeCoupon', request: { query: { cartId: 'basket-1', code: 'OLD' } } },
  ]);
});

test('a recreated cart gets its codes back; those that are no longer valid are dropped without a message [C4.16]', async () => {
  const client = shopWithCodes();
  const performed = await performChange(client, withCodes, { kind: 'quantity', line: named('a', 'A'), qty: 2 });
  expect(codesAsked(client)).toEqual(['OLD', 'SPENT']);
  expect(performed).toMatchObject({ cart: { version: 2 }, refused: [] });
});

test('a code removed from a lost cart is not in the new one', async () => {
  const client = shopWithCodes();
  await performChange(client, withCodes, { kind: 'removeCoupon', code: 'OLD' });
  expect(codesAsked(client)).toEqual(['SPENT']);
});

test('a code entered into a lost cart is applied to the new one, and its refusal is reported', async () => {
  expect((await performChange(shopWithCodes(), withCodes, { kind: 'coupon', code: 'NEW' })).cart?.couponItems).toEqual([
    aCoupon('NEW'),
  ]);
  const performed = await performChange(shopWithCodes(), withCodes, { kind: 'coupon', code: 'BOGUS' });
  expect(performed).toMatchObject({
    cart: { id: 'basket-2' },
    endedBasketId: 'basket-1',
    failure: { id: 'PRM130' },
  });
});
