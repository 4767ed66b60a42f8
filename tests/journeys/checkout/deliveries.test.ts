import { type CollectionPoints, findCollectionPoints } from '@eyelet/contracts/stores/find-collection-points.ts';
import type { Locale } from '@eyelet/domain/markets/market.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { american } from './addresses.ts';
import { cartNear, deliverBy, fillBilling, fillPickup, knownCart, untilWays } from './delivery-steps.ts';
import { deliveredBy, factOf, orderByCard } from './order-steps.ts';
import { expectToFit, homeIn } from './pay-steps.ts';
import {
  atStep,
  buy,
  cards,
  continueToPayment,
  deckShoe,
  fillShipping,
  madeToOrder,
  payWith,
  ready,
  repairGuide,
  wordsOf,
} from './steps.ts';

const journey = openJourney();

const usual = [
  { locale: 'en-us', width: widths.phone },
  { locale: 'de-de', width: widths.tablet },
  { locale: 'en-gb', width: widths.desktop },
] as const;

/** A guest with something in the cart, at the first step of the checkout. */
async function startCheckout(locale: Locale, width: number, productId: string) {
  const visitor = await journey.visit('about:blank', { viewport: { width, height: 900 } });
  const dialog = await buy(visitor.page, locale, productId);
  await dialog.getByRole('link', { name: wordsOf(locale)('cart.checkout') }).click();
  await atStep(visitor.page, locale, 'shipping');
  return visitor;
}

test.each([
  // guest-purchase.test.ts does so in every market at the width of a desktop.
  { code: 'standard', locale: 'it-it', width: widths.phone } as const,
  { code: 'standard', locale: 'de-de', width: widths.tablet } as const,
  ...usual.map((run) => ({ code: 'express', ...run }) as const),
])('$code delivers to the door in $locale at $width px', async ({ code, locale, width }) => {
  const home = homeIn(locale);
  const t = wordsOf(locale);
  const visitor = await startCheckout(locale, width, deckShoe);
  const { page } = visitor;
  await fillShipping(page, home);
  const methods = page.getByRole('group', { name: t('checkout.chooseMethod') });
  await methods.getByRole('radio', { name: t('shipping.standard.label'), checked: true }).waitFor();
  await methods.getByRole('radio', { name: t(`shipping.${code}.label`) }).check();
  await expectToFit(page);
  await continueToPayment(page, locale);
  const main = await orderByCard(page, home, code);
  const address = factOf(main, t('order.shipTo'));
  await address.getByText(home.addressLine1, { exact: true }).waitFor();
  await address.getByText('ada@example.com').waitFor();
  await main.getByText(t('order.next.text')).waitFor();
  expectNoComplaints(visitor);
});

test.each(usual)(
  'goods made to order are delivered as a shipment of their own in $locale at $width px [C3.24]',
  async ({ locale, width }) => {
    const home = homeIn(locale);
    const t = wordsOf(locale);
    const visitor = await startCheckout(locale, width, madeToOrder);
    const { page } = visitor;
    await fillShipping(page, home);
    await expect.poll(() => page.getByRole('group', { name: t('checkout.chooseMethod') }).count()).toBe(0);
    await expectToFit(page);
    await continueToPayment(page, locale);
    const main = await orderByCard(page, home, 'customs');
    await deliveredBy(main, t('shipping.customs.label')).getByRole('link', { name: 'Tern Made to Order' }).waitFor();
    await factOf(main, t('order.shipTo')).getByText(home.addressLine1, { exact: true }).waitFor();
    expectNoComplaints(visitor);
  },
);

const stores = {
  'en-us': { id: 'US-BOS', name: 'Skerry Boston', city: 'Boston' },
  'de-de': { id: 'DE-HAM', name: 'Skerry Hamburg', city: 'Hamburg' },
  'en-gb': { id: 'GB-LDN', name: 'Skerry London', city: 'London' },
} as const;

// At the width of a desktop pickup.test.ts does so in en-us, and collects in de-de.
test.each([
  ...usual.map((run) => ({ code: 'pickup', ...run }) as const),
  ...usual.map((run) => ({ code: 'sts', ...run }) as const),
])('$code delivers to a chosen store in $locale at $width px', async ({ code, locale, width }) => {
  const home = homeIn(locale);
  const store = stores[locale];
  const t = wordsOf(locale);
  const visitor = await journey.visit('about:blank', { viewport: { width, height: 900 } });
  const { page } = visitor;
  await cartNear(page, locale, store.id);
  await deliverBy(page, locale, code);
  await untilWays(page, [`${code}@${store.id}`]);
  await expectToFit(page);
  await page.goto(`/${locale}/checkout`);
  await ready(page);
  await atStep(page, locale, 'shipping');
  await page.getByRole('main').getByText(store.name).first().waitFor();
  await expectToFit(page);
  await fillPickup(page, locale);
  await atStep(page, locale, 'billing');
  await fillBilling(page, home);
  const main = await orderByCard(page, home, code, store.name);
  const name = t('delivery.at', { method: t(`shipping.${code}.label`), store: store.name });
  await deliveredBy(main, name).getByText(store.city).last().waitFor();
  await main.getByText(t('order.next.pickup')).waitFor();
  expect(await factOf(main, t('order.shipTo')).count()).toBe(0);
  expectNoComplaints(visitor);
});

test.each([
  { locale: 'fr-fr', width: widths.phone, city: 'Brest' },
  { locale: 'de-de', width: widths.tablet, city: 'Hamburg' },
  { locale: 'en-gb', width: widths.desktop, city: 'London' },
] as const)(
  'a parcel waits at a collection point in $locale at $width px [C1.28, C3.21]',
  async ({ locale, width, city }) => {
    const home = homeIn(locale);
    const t = wordsOf(locale);
    const visitor = await startCheckout(locale, width, deckShoe);
    const { page } = visitor;
    await fillShipping(page, home);
    await page
      .getByRole('group', { name: t('checkout.chooseMethod') })
      .getByRole('radio', { name: t('shipping.pudo.label') })
      .check();
    await page.getByRole('textbox', { name: t('checkout.collectionPlace') }).fill(city);
    const answer = page.waitForResponse((response) => response.url().endsWith(findCollectionPoints.path));
    await page.getByRole('button', { name: t('checkout.collectionSearch') }).click();
    const [point] = ((await (await answer).json()) as CollectionPoints).points;
    if (!point) throw new Error(`no collection point in ${city}`);
    const points = page.getByRole('group', { name: t('checkout.collectionChoose') });
    await points.getByRole('radio', { name: point.name }).first().check();
    await expectToFit(page);
    await continueToPayment(page, locale);
    const main = await orderByCard(page, home, 'pudo');
    const part = deliveredBy(main, t('shipping.pudo.label'));
    await part.getByText(`${point.name}, ${point.address.addressLine1}`).waitFor();
    expect(await factOf(main, t('order.shipTo')).count()).toBe(0);
    expectNoComplaints(visitor);
  },
);

test.each(usual)(
  'a repair guide is sent by email in $locale at $width px, without a shipping address [C3.23]',
  async ({ locale, width }) => {
    const home = homeIn(locale);
    const t = wordsOf(locale);
    const visitor = await startCheckout(locale, width, repairGuide);
    const { page } = visitor;
    expect(await page.locator('#shipping-addressLine1').count()).toBe(0);
    await page.getByText(t('checkout.nothingShipped')).waitFor();
    await expectToFit(page);
    await continueToPayment(page, locale);
    await atStep(page, locale, 'billing');
    await fillBilling(page, home);
    const main = await orderByCard(page, home, 'digital');
    await main.getByText(t('order.next.digital')).waitFor();
    await main.getByRole('link', { name: /Mend.*PDF/ }).waitFor();
    expect(await factOf(main, t('order.shipTo')).count()).toBe(0);
    expectNoComplaints(visitor);
  },
);

test('a faster method that is no longer available is reported on every step, with its replacement [C4.25]', async () => {
  const { page } = await journey.visit('/en-us');
  const t = wordsOf('en-us');
  const dialog = await buy(page, 'en-us');
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await page.getByRole('radio', { name: new RegExp(t('shipping.express.label')) }).check({ force: true });
  await continueToPayment(page, 'en-us');
  const main = page.getByRole('main');
  expect(await main.locator('[data-flash]').count()).toBe(0);
  const { id } = await knownCart(page);
  // As from another tab.
  const juneau = { ...alaskan, firstName: 'Ada', lastName: 'Brink', email: 'ada@example.com' };
  const status = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json', 'x-locale': 'en_US' };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [`/cart/v2/cart/${id}/shippingAddress`, JSON.stringify(juneau)] as const,
  );
  expect(status).toBe(200);
  const toldAt = async (step: 'shipping' | 'billing' | 'summary') => {
    await atStep(page, 'en-us', step);
    const told = main.locator('[data-flash=OrderShippingMethodDowngraded]');
    await told.getByText(t('delivery.reason.destination-excluded')).waitFor();
    await told.getByText(t('shipping.standard.label')).waitFor();
  };
  for (const step of ['shipping', 'billing'] as const) {
    await page.goto(`/en-us/checkout?step=${step}`);
    await toldAt(step);
  }
  await ready(page);
  await payWith(page, 'en-us', cards.good);
  await toldAt('summary');
});

const alaskan = {
  addressLine1: '1 Glacier Highway',
  city: 'Juneau',
  province: 'AK',
  postalCode: '99801',
  country: 'US',
  phone: '9075550123',
};
