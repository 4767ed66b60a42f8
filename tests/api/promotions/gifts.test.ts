import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { chooseGift } from '@eyelet/contracts/cart/choose-gift.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import type { LineItem } from '@eyelet/contracts/cart/item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { saveForLater } from '@eyelet/contracts/saved-items/save.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStock, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartOf, stockOf } from '../cart/world.ts';

let running: RunningShop;

const bag = promotion('bag', {
  benefit: { kind: 'gift', upc: upcs.gift },
  threshold: { USD: 15000, EUR: 15000 },
  texts: { callout: 'below|above|reached', gift: { default: '{amount} to a bag', earned: 'The bag is yours' } },
});

const warehouses = (onHand: number) => ({ 'W-NORA': onHand, 'W-EMEA': onHand });

beforeAll(async () => {
  running = await startStockedShop({ onHand: 200 });
  await givePromotions(running, [bag]);
});
afterEach(() => stockOf(running, upcs.gift, warehouses(20)));
afterAll(() => running.close());

const giftsOf = ({ items }: Readonly<{ items: readonly LineItem[] }>) =>
  items.filter(({ bonus }) => bonus).map(({ upc }) => upc);
const promiseOf = (cart: Cart) => cart.customerNotifications.find(({ promotionId }) => promotionId === 'bag')?.message;
const lossesOf = ({ flash }: Cart) =>
  flash.filter(({ type, details }) => type === 'ProductItemNotAvailable' && details.itemId === 'gift-bag');
const read = (shopper: Shopper, { id }: Cart, query = {}) =>
  shopper.call(readCart, { params: { basketId: id }, query });
const place = (shopper: Shopper, { id }: Cart) => shopper.call(placeOrder, { body: { cartId: id } });

/** A cart with two pairs, addresses and a card. */
async function readyForGift(shopper: Shopper): Promise<Cart> {
  const cart = await readyCart(shopper, running.origin, upcs.deck, cards.paid);
  const body = { itemId: cart.items[0]?.id ?? '', qty: 2 };
  return shopper.call(updateItem, { params: { basketId: cart.id }, body });
}

test.each([false, true])(
  'a new cart has the gift that it earns, also the basket of a wallet: %s',
  async (temporary) => {
    const shopper = await newShopper(running.origin);
    const cart = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2, temporary } });
    expect(giftsOf(cart)).toEqual([upcs.gift]);
    expect(promiseOf(cart)).toBe('The bag is yours');
  },
);

test('a gift is chosen among several, kept while there is one of it, and bought as chosen', async () => {
  const choice = promotion('choice', {
    benefit: { kind: 'gift', upc: upcs.spare, others: [upcs.spareToo, upcs.gift] },
    texts: { gift: { default: 'A gift', earned: 'Yours' } },
  });
  await givePromotions(running, [choice]);
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  const params = { basketId: cart.id };
  const choose = (upc: string, promotionId = 'choice') =>
    shopper.call(chooseGift, { params, body: { promotionId, upc } });
  expect(giftsOf(cart)).toEqual([upcs.spare]);
  const offered = ({ items }: Cart) => items.find(({ bonus }) => bonus)?.otherGifts.map(({ upc }) => upc);
  expect(offered(cart)).toEqual([upcs.spareToo, upcs.gift]);
  const chosen = await choose(upcs.spareToo);
  expect([giftsOf(chosen), offered(chosen)]).toEqual([[upcs.spareToo], [upcs.spare, upcs.gift]]);
  expect((await choose(upcs.spareToo)).version).toBe(chosen.version);
  expect(await refusalOf(choose(upcs.deck))).toBe('GWP403');
  expect(await refusalOf(choose(upcs.gift, 'none'))).toBe('GWP403');
  await stockOf(running, upcs.spareToo, warehouses(0));
  expect(giftsOf(await read(shopper, cart, { isPatchRequired: true }))).toEqual([upcs.spare]);
  await stockOf(running, upcs.spareToo, warehouses(20));
  expect(giftsOf(await read(shopper, cart, { isPatchRequired: true }))).toEqual([upcs.spareToo]);
  expect(giftsOf(await place(shopper, cart))).toEqual([upcs.spareToo]);
  await givePromotions(running, [{ ...choice, enabled: false }]);
});

test('a gift that is out of stock is not promised, neither before it is earned nor after', async () => {
  await stockOf(running, upcs.gift, warehouses(0));
  const shopper = await newShopper(running.origin);
  const below = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(promiseOf(below)).toBeUndefined();
  const above = await cartOf(shopper).change(below, { qty: 2 });
  expect([giftsOf(above), promiseOf(above)]).toEqual([[], undefined]);
  await stockOf(running, upcs.gift, warehouses(20));
  expect(promiseOf(await cartOf(shopper).change(above, { qty: 1 }))).toBe('$50.00 to a bag');
});

test('reading a cart shows a gift that came into stock, although the cart was not changed', async () => {
  await stockOf(running, upcs.gift, warehouses(0));
  const shopper = await newShopper(running.origin);
  const cart = await readyForGift(shopper);
  expect(giftsOf(cart)).toEqual([]);
  await stockOf(running, upcs.gift, warehouses(20));
  const seen = await read(shopper, cart);
  expect(giftsOf(seen)).toEqual([upcs.gift]);
  expect(seen.version).toBe(cart.version);
  const order = await place(shopper, cart);
  expect(order.items.map(({ id, qty }) => [id, qty])).toEqual(seen.items.map(({ id, qty }) => [id, qty]));
  expect(order.totals.total).toBe(seen.totals.total);
});

test('a gift that sells out before placing interrupts the order once with a message; the next try orders without it', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyForGift(shopper);
  expect(giftsOf(cart)).toEqual([upcs.gift]);
  // Only the database has the change, as after a sale a moment ago.
  await setStock(running, upcs.gift, 0);
  expect(await refusalOf(place(shopper, cart))).toBe('ORD415');
  const checked = await read(shopper, cart, { inventorySupplyCheck: true });
  expect(giftsOf(checked)).toEqual([]);
  expect(lossesOf(checked)).toMatchObject([{ message: 'Your free gift is no longer available. We are sorry.' }]);
  expect(lossesOf(await read(shopper, cart, { inventorySupplyCheck: true }))).toEqual([]);
  const order = await place(shopper, cart);
  expect(giftsOf(order)).toEqual([]);
});

test('the last check before an order reports a sold-out gift', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyForGift(shopper);
  await setStock(running, upcs.gift, 0);
  const prepared = await shopper.call(prepareOrder, { body: { cartId: cart.id } });
  expect([giftsOf(prepared), lossesOf(prepared).length]).toEqual([[], 1]);
  expect(giftsOf(await place(shopper, cart))).toEqual([]);
});

test('a promotion that ends removes its gift, with a message', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyForGift(shopper);
  await givePromotions(running, [{ ...bag, enabled: false }]);
  const seen = await read(shopper, cart);
  expect([giftsOf(seen), lossesOf(seen).length]).toEqual([[], 1]);
  await givePromotions(running, [bag]);
});

test('a shopper who is below the threshold again is shown what is missing, not that the gift sold out', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyForGift(shopper);
  const less = await cartOf(shopper).change(cart, { qty: 1 });
  expect([giftsOf(less), lossesOf(less), promiseOf(less)]).toEqual([[], [], '$50.00 to a bag']);
});

test('saving a gift for later is refused with GWP403', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2 } });
  const gift = cart.items.find(({ bonus }) => bonus)?.id ?? '';
  const save = shopper.call(saveForLater, { params: { basketId: cart.id }, body: { itemId: gift } });
  expect(await refusalOf(save)).toBe('GWP403');
  expect(giftsOf(await read(shopper, cart))).toEqual([upcs.gift]);
});

test.each([upcs.digital, upcs.customised])('goods that do not come from a warehouse earn no gift (%s)', async (upc) => {
  const shopper = await newShopper(running.origin);
  const cart = await shopper.call(createCartWithItem, { body: { upc, qty: 2 } });
  expect(cart.totals.itemTotal).toBeGreaterThanOrEqual(150);
  expect([giftsOf(cart), promiseOf(cart), cart.shippingMethods.length]).toEqual([[], undefined, 1]);
});

test('a gift neither blocks other deliveries of its goods nor becomes a shipment of its own', async () => {
  await stockOf(running, upcs.deck, { 'S-BOSTON': 5 });
  await stockOf(running, upcs.gift, { ...warehouses(0), 'S-BOSTON': 1 });
  const shopper = await newShopper(running.origin);
  const cart = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2, storeId: 'S-BOSTON' } });
  expect(cart.items.map(({ bonus, shippingId }) => [bonus, shippingId])).toEqual([
    [false, 'pickup-S-BOSTON'],
    [true, 'pickup-S-BOSTON'],
  ]);
  const sent = await shopper.call(setShippingMethod, {
    body: { cartId: cart.id, shippingId: 'pickup-S-BOSTON', code: 'standard' },
  });
  expect(sent.items.map(({ bonus, shippingId }) => [bonus, shippingId])).toEqual([[false, 'shipment-1']]);
  expect(sent.shippingMethods).toHaveLength(1);
});
