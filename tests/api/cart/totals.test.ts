import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import type { Totals } from '@eyelet/contracts/cart/totals.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { address } from '@eyelet/testing/buy.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf, stockOf } from './world.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

async function cartIn(locale: string, upc: string, qty = 1) {
  const shopper = await newShopper(running.origin, { locale });
  return { shopper, cart: await shopper.call(createCartWithItem, { body: { upc, qty } }) };
}

const cents = (amount: number) => Math.round(amount * 100);

/** The equations that the contract promises. */
function expectConsistent(totals: Totals): void {
  expect(cents(totals.itemSubTotal) - cents(totals.totalDiscount)).toBe(cents(totals.itemTotal));
  const rewards = totals.appliedRewards.reduce((sum, one) => sum + cents(one.amountInCurrency), 0);
  expect(cents(totals.totalWithoutTax) + cents(totals.tax) - rewards).toBe(cents(totals.total));
  const beforeTax = cents(totals.itemTotal) + cents(totals.shipping) - rewards;
  expect(cents(totals.total)).toBe(totals.taxIncluded ? beforeTax : beforeTax + cents(totals.tax));
  expect(totals.netAmount).toBe(totals.totalWithoutTax);
  expect(totals.taxAmount).toBe(totals.tax);
}

test('totals have all members and add up in every market [C1.37]', async () => {
  for (const locale of ['en_US', 'en_CA', 'fr_CA', 'en_GB', 'fr_FR', 'de_DE', 'it_IT']) {
    const { cart } = await cartIn(locale, upcs.reduced, 3);
    expect(cart.totals).toMatchObject({ itemSubTotal: 240, totalDiscount: 90, itemTotal: 150, totalUnits: 3 });
    expect(cart.totals).toMatchObject({ appliedRewards: [], remainingToPay: cart.totals.total });
    expect(cart.totals.taxIncluded).toBe(!/US|CA/.test(locale));
    expect(cart.totals.taxation).toBe(/US|CA/.test(locale) ? 'net' : 'gross');
    expectConsistent(cart.totals);
  }
});

test('a reduced item, a reward and a gift card are in the totals, which add up to what is left to pay [C3.09]', async () => {
  const member = await newMember(running, 250);
  const cart = await member.call(createCartWithItem, { body: { upc: upcs.reduced } });
  const params = { basketId: cart.id };
  await member.call(setShippingAddress, { params, body: address });
  await member.call(applyReward, { params, body: { appliedLoyaltyVoucher: 100 } });
  const { number, pin } = await newGiftCard(running, 2000);
  const body = { payment_method_id: 'GIFT_CARD', additionalData: { number, pin } } as const;
  const { totals } = await member.call(addInstrument, { params, body });
  expectConsistent(totals);
  expect(totals).toMatchObject({
    ...{ itemSubTotal: 80, totalDiscount: 30, totalDiscountPercentage: 37.5, itemTotal: 50, totalUnits: 1 },
    ...{ shipping: 7, tax: 2.75, taxAmount: 2.75, totalWithoutTax: 57, netAmount: 57 },
    ...{
      appliedRewards: [{ points: 100, amountInCurrency: 5, status: 'applied' }],
      total: 54.75,
      remainingToPay: 34.75,
    },
  });
});

test('the discount percentage has one decimal [C3.10]', async () => {
  const { cart } = await cartIn('en_US', upcs.reduced);
  expect(cart.totals.totalDiscountPercentage).toBe(37.5);
});

test('added tax depends on the destination, and included tax is part of the price [C1.37]', async () => {
  const { shopper, cart } = await cartIn('en_US', upcs.deck);
  const params = { basketId: cart.id };
  const maine = await shopper.call(setShippingAddress, { params, body: address });
  expect(maine.totals).toMatchObject({ tax: 5.5, total: 105.5, totalWithoutTax: 100 });
  const untaxed = { ...address, province: 'OR', postalCode: '97201', city: 'Portland' };
  const oregon = await shopper.call(setShippingAddress, { params, body: untaxed });
  expect(oregon.totals).toMatchObject({ tax: 0, total: 100 });
  const german = await cartIn('de_DE', upcs.deck);
  expect(german.cart.totals).toMatchObject({ tax: 15.97, total: 100, totalWithoutTax: 84.03 });
});

test('delivery is free from the threshold, by a promotion of shipping level [C1.38]', async () => {
  const paid = (await cartIn('en_US', upcs.socks)).cart;
  expect(paid).toMatchObject({ totals: { shipping: 7 }, promoSummary: [] });
  expect(paid.customerNotifications[0]).toMatchObject({ distanceFromConditionThreshold: 55.1 });
  const free = (await cartIn('en_US', upcs.deck)).cart;
  expect(free).toMatchObject({ totals: { shipping: 0 }, promoSummary: [{ level: 'SHIPPING' }] });
});

test('CAD, GBP and EUR carts are priced from their own lists in their own language [C1.02]', async () => {
  const { cart } = await cartIn('fr_FR', upcs.deck);
  expect(cart).toMatchObject({ currency: 'EUR', locale: 'fr_FR' });
  expect(cart.shippingMethods[0]?.applicableShippingMethods[0]?.label).not.toBe('Standard shipping');
});

test('tax is marked as partial until every shipment has a destination; a pickup has one [C1.37]', async () => {
  const shopper = await newShopper(running.origin);
  const { start, add } = cartOf(shopper);
  const storeId = 'S-SALEM';
  const details = { province: 'MA', city: 'Salem', timeZone: 'America/New_York', week: [] };
  const place = { kind: 'store', region: 'NORA', country: 'US', name: 'Salem', details } as const;
  await writePlaces(running.shop.database, [{ ...place, id: storeId }]);
  await stockOf(running, upcs.spare, { [storeId]: 5 });
  const collected = await start({ upc: upcs.spare, storeId });
  const taxOfPickup = collected.totals.tax;
  expect(taxOfPickup).toBeGreaterThan(0);
  expect(collected.totals.taxPending).toBe(false);
  const mixed = await add(collected, { upc: upcs.deck });
  expect(mixed.totals).toMatchObject({ tax: taxOfPickup, taxPending: true });
  const known = await shopper.call(setShippingAddress, { params: { basketId: mixed.id }, body: address });
  expect(known.totals).toMatchObject({ tax: taxOfPickup + 5.5, taxPending: false });
});

test('included tax is never pending [C1.37]', async () => {
  expect((await cartIn('de_DE', upcs.deck)).cart.totals.taxPending).toBe(false);
  expect((await cartIn('en_CA', upcs.deck)).cart.totals.taxPending).toBe(true);
});
