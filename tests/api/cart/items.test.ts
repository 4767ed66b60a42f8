import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { buildProduct, stockProducts } from '@eyelet/testing/catalogue.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;

beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

const cartOf = (upc: string = upcs.deck, qty?: number) => shopper.call(createCartWithItem, { body: { upc, qty } });

test('an empty cart has the currency of the locale and no items [C7.24]', async () => {
  for (const [locale, currency] of [
    ['en_US', 'USD'],
    ['fr_CA', 'CAD'],
    ['en_GB', 'GBP'],
    ['it_IT', 'EUR'],
  ]) {
    const cart = await (await newShopper(running.origin, { locale })).call(createCart, {});
    expect(cart).toMatchObject({ currency, items: [], totalItems: 0, totals: { total: 0 } });
    expect(cart.id).not.toBe('');
  }
});

test('a cart is created with its first item [C7.25 C4.15]', async () => {
  const cart = await cartOf();
  expect(cart.items.map(({ upc, qty }) => ({ upc, qty }))).toEqual([{ upc: upcs.deck, qty: 1 }]);
});

test('a cart answers all members of the specification [C7.26 C3.07 C6.02]', async () => {
  const { id } = await cartOf();
  const cart = await shopper.call(readCart, { params: { basketId: id } });
  for (const member of [
    'id',
    'currency',
    'totalItems',
    'totals',
    'items',
    'payment_instruments',
    'shippingMethods',
    'couponItems',
    'orderPromotions',
    'promoSummary',
    'flash',
    'customerNotifications',
  ]) {
    expect(cart).toHaveProperty(member);
  }
  expect(cart.shippingMethods[0]).toMatchObject({ shippingId: expect.any(String), code: 'standard' });
});

test('an item answers all members of the specification [C3.15]', async () => {
  const [item] = (await cartOf()).items;
  expect(item).toMatchObject({
    productId: productIds.deck,
    masterId: 'SKDECK01',
    upc: upcs.deck,
    recipeId: null,
    price: {
      current: 100,
      original: 100,
      highCurrent: 100,
      highOriginal: 100,
      rowTotal: 100,
      priceAfterItemDiscount: 100,
      priceAfterOrderDiscount: 100,
    },
    taxTotal: expect.any(Number),
    shippingPromotions: [{ promotionId: 'free-delivery', level: 'SHIPPING' }],
    giftOption: null,
    bonus: false,
    isCustoms: false,
    isDigitalProduct: false,
    productPromotions: [],
  });
  expect(item?.shippingOptions[0]).toEqual({
    selected: true,
    available: true,
    shippingMethod: {
      code: 'standard',
      label: 'Standard shipping',
      price: { amount: 0 },
      deliveryTime: '3 to 5 business days',
    },
    storeInfo: null,
  });
});

test('pdpUrl is the product page in the locale of the call [C3.18]', async () => {
  expect((await cartOf()).items[0]?.pdpUrl).toBe(`/en-us/p/holm-deck-shoe-${productIds.deck}`);
});

test('adding without qty adds one, with a maxQty of 999999 [C5.55 C5.56]', async () => {
  const { id } = await shopper.call(createCart, {});
  const cart = await shopper.call(addItem, { body: { cartId: id, upc: upcs.deck } });
  expect(cart.items[0]).toMatchObject({ qty: 1, maxQty: 999_999 });
});

test('the same size twice is one line with the sum [C7.30]', async () => {
  const { id } = await cartOf();
  const cart = await shopper.call(addItem, { query: { basketId: id }, body: { upc: upcs.deck, qty: 2 } });
  expect(cart.items).toHaveLength(1);
  expect(cart).toMatchObject({ totalItems: 3, totals: { itemTotal: 300 } });
});

test('a product with one size needs no upc, and goes by productId or product [C7.30 B7.13]', async () => {
  const { id } = await cartOf();
  await shopper.call(addItem, { body: { cartId: id, productId: productIds.socks } });
  const cart = await shopper.call(addItem, { body: { cartId: id, product: productIds.socks } });
  expect(cart.items.map(({ upc, qty }) => [upc, qty])).toEqual([
    [upcs.deck, 1],
    [upcs.socks, 2],
  ]);
});

test('unknown products and sizes are refused with ORD404 [C8.50 C7.30]', async () => {
  const { id } = await cartOf();
  const add = (body: object) => refusalOf(shopper.call(addItem, { body: { cartId: id, ...body } }));
  expect(await add({ productId: 'SKNONE01BLU' })).toBe('ORD404');
  expect(await add({ upc: '4999999999999' })).toBe('ORD404');
  expect(await add({ upc: upcs.deck, productId: productIds.socks })).toBe('ORD404');
  expect(await add({})).toBe('ORD404');
});

test('a sold-out size can be neither added to a cart nor raised in it: INV700 [C8.42]', async () => {
  const cart = await cartOf(upcs.spare);
  expect(await refusalOf(shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.soldOut } }))).toBe('INV700');
  await running.shop.database.pool.query('update stock set reserved = on_hand where upc = $1', [upcs.spare]);
  await expect
    .poll(() => running.shop.catalogue.availability(upcs.spare, { region: 'NORA', country: 'US' }), { timeout: 10_000 })
    .toBe(0);
  const params = { basketId: cart.id };
  const change = (qty: number) => shopper.call(updateItem, { params, body: { itemId: cart.items[0]?.id ?? '', qty } });
  expect(await refusalOf(change(2))).toBe('INV700');
  expect(await refusalOf(shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.spare } }))).toBe('INV700');
  await running.shop.database.pool.query('update stock set reserved = 0 where upc = $1', [upcs.spare]);
});

test.each([0, -1, 1.5, 'two'])('a quantity of %s is refused with INV408, which says what to enter', async (qty) => {
  const cart = await cartOf(upcs.socks);
  const send = (path: string, method: string, body: object) =>
    shopper.fetch(`${running.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
      body: JSON.stringify(body),
    });
  const itemId = cart.items[0]?.id;
  for (const [path, method, body] of [
    ['/cart/v1/item', 'POST', { cartId: cart.id, upc: upcs.socks, qty }],
    [`/cart/v1/cart/${cart.id}/item`, 'PUT', { itemId, qty }],
  ] as const) {
    const response = await send(path, method, body);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errorDetails: [{ errorId: 'INV408', message: 'Enter a whole number of pieces, one at least.' }] },
    ]);
  }
});

test('a sold-out size is refused with INV700 and leaves no cart behind', async () => {
  const count = 'select count(*)::int as n from cart';
  const before = await running.shop.database.pool.query(count);
  expect(await refusalOf(cartOf(upcs.soldOut))).toBe('INV700');
  expect((await running.shop.database.pool.query(count)).rows).toEqual(before.rows);
});

test('more than is in stock is refused with INV408 and the quantity allowed [C8.49]', async () => {
  const error = await errorOf(cartOf(upcs.deck, 21));
  expect(error.id).toBe('INV408');
  expect(error.errorDetails[0]?.details).toEqual({ maxAllowedQty: 20 });
});

test('a quantity above maxQty is refused with INV408 [C8.49 C7.33]', async () => {
  const cart = await cartOf(upcs.limited, 2);
  const call = shopper.call(updateItem, {
    params: { basketId: cart.id },
    body: { itemId: cart.items[0]?.id ?? '', qty: 3 },
  });
  const error = await errorOf(call);
  expect(error.id).toBe('INV408');
  expect(error.errorDetails[0]?.details).toEqual({ maxAllowedQty: 2 });
});

test('a quantity of 1000000 is refused with INV408 [C9.17]', async () => {
  expect(await refusalOf(cartOf(upcs.digital, 1_000_000))).toBe('INV408');
  expect((await cartOf(upcs.digital, 999_999)).totalItems).toBe(999_999);
});

test('quantity and size of a line can be changed [C7.33]', async () => {
  const cart = await cartOf();
  const itemId = cart.items[0]?.id ?? '';
  const more = await shopper.call(updateItem, { params: { basketId: cart.id }, body: { itemId, qty: 4 } });
  expect(more.items[0]).toMatchObject({ id: itemId, qty: 4, price: { rowTotal: 400 } });
  const larger = await shopper.call(updateItem, {
    params: { basketId: cart.id },
    body: { itemId, upc: upcs.deckLarger },
  });
  expect(larger.items[0]).toMatchObject({ id: itemId, upc: upcs.deckLarger, qty: 4 });
});

test('a line may be named with its own product, which leaves its size alone [C7.33]', async () => {
  const cart = await cartOf(upcs.deckLarger);
  const body = { itemId: cart.items[0]?.id ?? '', productId: productIds.deck, qty: 2 };
  const changed = await shopper.call(updateItem, { params: { basketId: cart.id }, body });
  expect(changed.items).toMatchObject([{ upc: upcs.deckLarger, qty: 2 }]);
});

test('recipes of one size share its stock and its maximum [C8.49]', async () => {
  const { id } = await cartOf(upcs.customised, 1);
  const add = (qty: number) =>
    shopper.call(addItem, { body: { cartId: id, upc: upcs.customised, recipeId: 'monogram', qty } });
  const error = await errorOf(add(2));
  expect(error).toMatchObject({ id: 'INV408', errorDetails: [{ details: { maxAllowedQty: 1 } }] });
  const cart = await add(1);
  expect(cart.items.map(({ qty }) => qty)).toEqual([1, 1]);
  const more = { itemId: cart.items[0]?.id ?? '', qty: 2 };
  expect(await refusalOf(shopper.call(updateItem, { params: { basketId: id }, body: more }))).toBe('INV408');
});

test('an item is removed by query and by body, and a second time is no error [C7.31 C7.32]', async () => {
  const cart = await cartOf();
  const two = await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.socks } });
  const [first, second] = two.items;
  const one = await shopper.call(removeItem, { query: { cartId: cart.id, itemId: first?.id ?? '' } });
  expect(one.items.map(({ upc }) => upc)).toEqual([upcs.socks]);
  expect(one.totals.itemTotal).toBe(19.9);
  const byBody = () =>
    shopper.fetch(`${running.origin}/cart/v1/item`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ basketId: cart.id, itemId: second?.id }),
    });
  expect(await (await byBody()).json()).toMatchObject({ items: [], totals: { total: 0 } });
  expect((await byBody()).status).toBe(200);
});

test('an unknown cart and that of another shopper are both refused with BSK404 [C8.38 C8.126 C7.26]', async () => {
  const { id } = await cartOf();
  const stranger = await newShopper(running.origin);
  const read = (basketId: string) => errorOf(stranger.call(readCart, { params: { basketId } }));
  const [unknown, foreign] = [await read('no-such-cart'), await read(id)];
  expect(unknown).toMatchObject({ id: 'BSK404', status: 404 });
  expect(foreign.errorDetails).toEqual(unknown.errorDetails);
  expect(await refusalOf(stranger.call(addItem, { body: { cartId: id, upc: upcs.deck } }))).toBe('BSK404');
  expect(await refusalOf(stranger.call(removeItem, { query: { cartId: id, itemId: 'x' } }))).toBe('BSK404');
});

test('a cart is kept for a later visit [C1.09]', async () => {
  const { id } = await cartOf();
  const again = await shopper.call(readCart, { params: { basketId: id } });
  expect(again.items).toHaveLength(1);
});

test('members that are not in the contract are ignored, also prices [C7.134]', async () => {
  const response = await shopper.fetch(`${running.origin}/cart/v1/cartWithItem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ upc: upcs.deck, price: 1, suppressMiniCart: true, totals: { total: 0 } }),
  });
  expect(await response.json()).toMatchObject({ totals: { itemTotal: 100 } });
});

test('the stock of the preferred store is listed as a way of shipping, which costs nothing [C3.16 C1.38]', async () => {
  const { id } = await cartOf(upcs.deckLarger, 2);
  await running.shop.database.pool.query(`insert into stock (upc, place_id, on_hand) values ($1, 'S-BOSTON', 3)`, [
    upcs.deckLarger,
  ]);
  const options = async (favStoreId: string) => {
    const cart = await shopper.call(readCart, { params: { basketId: id }, query: { favStoreId } });
    return cart.items[0]?.shippingOptions.filter(({ storeInfo }) => storeInfo !== null);
  };
  await expect
    .poll(() => options('S-BOSTON'))
    .toEqual([
      {
        selected: false,
        available: true,
        shippingMethod: {
          code: 'pickup',
          label: 'Pickup in store',
          price: { amount: 0 },
          deliveryTime: expect.any(String),
        },
        storeInfo: { id: 'S-BOSTON', name: expect.any(String), storeInventory: 3 },
      },
      expect.objectContaining({
        available: true,
        shippingMethod: expect.objectContaining({ code: 'sts', label: 'Shipping to the store' }),
      }),
    ]);
  for (const other of ['S-HAMBURG', 'W-NORA', 'nowhere']) expect(await options(other)).toEqual([]);
  // In another country its prices and taxes apply.
  const canadian = await newShopper(running.origin, { locale: 'en_CA' });
  const abroad = await canadian.call(createCartWithItem, { body: { upc: upcs.deckLarger } });
  const query = { favStoreId: 'S-BOSTON' };
  const { items } = await canadian.call(readCart, { params: { basketId: abroad.id }, query });
  expect(items[0]?.shippingOptions.filter(({ storeInfo }) => storeInfo !== null)).toEqual([]);
});

test('an item that is no longer sold is removed from the cart with a flash [C3.08 C8.150]', async () => {
  const cart = await cartOf(upcs.spare);
  const two = await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.socks } });
  await stockProducts(running.shop.database, [buildProduct('SKSPAR01', 6, { storeOnly: true })]);
  const read = () => shopper.call(readCart, { params: { basketId: cart.id } });
  await expect.poll(async () => (await read()).items.map(({ upc }) => upc)).toEqual([upcs.socks]);
  expect((await read()).flash).toEqual([
    {
      type: 'ProductItemNotAvailable',
      level: 'error',
      message: 'An item is no longer available.',
      details: { itemId: two.items[0]?.id, maxAllowedQty: 0 },
    },
  ]);
  const prepare = () => refusalOf(shopper.call(prepareOrder, { body: { basketId: cart.id } }));
  expect(await prepare()).toBe('ORD430');
  expect((await read()).flash).toEqual([]);
  expect(await prepare()).toBe('CHK380');
});
