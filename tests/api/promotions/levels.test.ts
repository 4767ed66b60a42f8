import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { address } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf } from '../cart/world.ts';

let running: RunningShop;

beforeAll(async () => {
  running = await startStockedShop();
  await givePromotions(
    running,
    [
      promotion('fifth', {
        level: 'PRODUCT',
        benefit: { kind: 'percent', percent: 20 },
        concerns: { masterIds: ['SKSOCK01'], categories: [] },
        needsCoupon: true,
      }),
      promotion('delivery', {
        level: 'SHIPPING',
        benefit: { kind: 'free-delivery', methods: ['standard'] },
        needsCoupon: true,
      }),
      promotion('parcel', {
        benefit: { kind: 'gift', upc: upcs.gift },
        threshold: { USD: 15000, EUR: 15000 },
        texts: {
          name: 'A small bag',
          callout: 'bag below|bag above|bag reached',
          gift: {
            guest: 'Guest: {amount} to a bag',
            registered: 'Member: {amount} to a bag',
            default: '{amount} to a bag',
            earned: 'The bag is yours',
          },
        },
      }),
      promotion('pouch', {
        benefit: { kind: 'gift', upc: upcs.gift },
        threshold: { USD: 90_000 },
        texts: { name: 'A pouch', callout: '', gift: { default: '{amount} to a pouch', earned: 'The pouch is yours' } },
      }),
    ],
    [
      { code: 'FIFTH', promotion: 'fifth' },
      { code: 'DELIVERY', promotion: 'delivery' },
    ],
  );
});
afterAll(() => running.close());

async function begin(upc: string, qty = 1, locale = 'en_US') {
  const shopper = await newShopper(running.origin, { locale });
  const cart = await shopper.call(createCartWithItem, { body: { upc, qty } });
  const apply = (code: string) => shopper.call(applyCoupon, { body: { cartId: cart.id, code } });
  const amount = (of: Cart, more: number) =>
    shopper.call(updateItem, { params: { basketId: of.id }, body: { itemId: of.items[0]?.id ?? '', qty: more } });
  return { shopper, cart, apply, amount, ...cartOf(shopper) };
}

test('a product promotion reduces its rows and no others, and is shown at the row [C3.13]', async () => {
  const { cart, add, apply } = await begin(upcs.socks, 2);
  await add(cart, { upc: upcs.deck });
  const reduced = await apply('FIFTH');
  expect(reduced.items).toMatchObject([
    {
      price: { current: 19.9, rowTotal: 39.8, priceAfterItemDiscount: 31.84, priceAfterOrderDiscount: 31.84 },
      productPromotions: [{ promotionId: 'fifth', level: 'PRODUCT', amount: 7.96 }],
    },
    { price: { rowTotal: 100, priceAfterItemDiscount: 100 }, productPromotions: [] },
  ]);
  expect(reduced.totals).toMatchObject({
    itemSubTotal: 139.8,
    rowTotal: 139.8,
    totalDiscount: 7.96,
    itemTotal: 131.84,
  });
  expect(reduced.promoSummary).toContainEqual(expect.objectContaining({ promotionId: 'fifth', level: 'PRODUCT' }));
});

test('tax is computed from what is paid, in prices with and without it', async () => {
  const american = await begin(upcs.socks, 2);
  await american.apply('FIFTH');
  const params = { basketId: american.cart.id };
  const taxed = await american.shopper.call(setShippingAddress, { params, body: address });
  expect(taxed.items[0]?.taxTotal).toBe(1.75);
  const german = await begin(upcs.socks, 2, 'de_DE');
  expect((await german.apply('FIFTH')).items[0]?.taxTotal).toBe(5.08);
});

test('a delivery promotion makes its method free, and no other one [C3.14]', async () => {
  const { apply, cart } = await begin(upcs.socks);
  expect(cart.totals.shipping).toBe(7);
  const free = await apply('DELIVERY');
  expect(free.totals.shipping).toBe(0);
  expect(free.promoSummary).toEqual([
    {
      promotionId: 'delivery',
      promotionName: 'Name of delivery',
      level: 'SHIPPING',
      calloutMessage: 'Callout of delivery',
      amount: 0,
    },
  ]);
  expect(free.items[0]?.shippingPromotions).toMatchObject([{ promotionId: 'delivery' }]);
  const prices = free.shippingMethods[0]?.applicableShippingMethods.map(({ code, price }) => [code, price.amount]);
  expect(Object.fromEntries(prices ?? [])).toMatchObject({ standard: 0 });
  expect(Object.fromEntries(prices ?? []).express).toBeGreaterThan(0);
});

test('free delivery by value depends on what is paid, not on the original price', async () => {
  const { cart, apply, amount } = await begin(upcs.socks, 4);
  const before = await apply('FIFTH');
  const missing = ({ customerNotifications }: Cart) =>
    customerNotifications.find(({ promotionId }) => promotionId === 'free-delivery')?.distanceFromConditionThreshold ??
    0;
  expect(missing(before)).toBeCloseTo(missing(cart) + 15.92, 2);
  const more = await amount(before, 5);
  expect(more.totals.itemTotal).toBe(79.6);
});

test('a gift is added when its threshold is reached and removed when it no longer is [C3.17 C4.47 C4.50 C3.43]', async () => {
  const { cart, amount } = await begin(upcs.deck);
  const notice = (of: Cart) => of.customerNotifications.find(({ promotionId }) => promotionId === 'parcel');
  expect(notice(cart)).toMatchObject({
    status: 'Below Threshold',
    distanceFromConditionThreshold: 50,
    message: 'Guest: $50.00 to a bag',
    promotionClass: 'GIFT',
  });
  const earned = await amount(cart, 2);
  expect(earned.items).toMatchObject([
    { upc: upcs.deck, qty: 2, bonus: false },
    { upc: upcs.gift, qty: 1, maxQty: 1, bonus: true, giftOptionAvailable: false, price: { current: 0, rowTotal: 0 } },
  ]);
  expect(earned.totals).toMatchObject({ itemTotal: 200, totalDiscount: 0, totalUnits: 3 });
  expect(notice(earned)).toMatchObject({ message: 'The bag is yours', status: 'Above Threshold' });
  expect(earned.promoSummary).toContainEqual(expect.objectContaining({ promotionId: 'parcel' }));
  const again = await amount(earned, 1);
  expect(again.items.map(({ upc }) => upc)).toEqual([upcs.deck]);
});

test('a consumer gets the message of a gift for accounts, and the general one where there is no other [C4.48 C4.49]', async () => {
  const messagesFor = async (shopper: Shopper) => {
    const { customerNotifications } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
    const of = (id: string) => customerNotifications.find(({ promotionId }) => promotionId === id)?.message;
    return [of('parcel'), of('pouch')];
  };
  const [guest, consumer] = [await newShopper(running.origin), await newConsumer(running.origin)];
  expect(await messagesFor(guest)).toEqual(['Guest: $50.00 to a bag', '$800.00 to a pouch']);
  expect(await messagesFor(consumer)).toEqual(['Member: $50.00 to a bag', '$800.00 to a pouch']);
});

test('a gift cannot be changed [C3.17]', async () => {
  const { cart, amount, change } = await begin(upcs.deck);
  const earned = await amount(cart, 2);
  await expect(change(earned, { qty: 2 }, 1)).rejects.toMatchObject({ id: 'GWP403' });
});

test('a gift that is out of stock is left out, and added when it is back', async () => {
  const { cart, amount } = await begin(upcs.deck);
  await running.shop.database.pool.query('update stock set reserved = on_hand where upc = $1', [upcs.gift]);
  await expect
    .poll(() => running.shop.catalogue.availability(upcs.gift, { region: 'NORA', country: 'US' }), { timeout: 10_000 })
    .toBe(0);
  const without = await amount(cart, 2);
  expect(without.items).toHaveLength(1);
  await running.shop.database.pool.query('update stock set reserved = 0 where upc = $1', [upcs.gift]);
  await expect
    .poll(() => running.shop.catalogue.availability(upcs.gift, { region: 'NORA', country: 'US' }), { timeout: 10_000 })
    .toBeGreaterThan(0);
  expect((await amount(without, 3)).items).toHaveLength(2);
});
