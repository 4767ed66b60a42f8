import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { american, homes } from './addresses.ts';
import {
  buyAnotherSize,
  cartNear,
  confirmation,
  deliverBy,
  fillBilling,
  fillPickup,
  openCart,
  untilWays,
} from './delivery-steps.ts';
import {
  atStep,
  cards,
  continueToPayment,
  enterCard,
  fillShipping,
  payWith,
  placeButton,
  ready,
  wordsOf,
} from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const german = homes.find(({ locale }) => locale === 'de-de') ?? american;

test.each([
  { ...american, storeId: 'US-BOS', store: 'Skerry Boston' },
  { ...german, storeId: 'DE-HAM', store: 'Skerry Hamburg' },
])('a guest collects at a chosen store in $locale, without a shipping address [C1.13]', async (home) => {
  const { locale, storeId, store } = home;
  const words = wordsOf(locale);
  const visitor = await journey.visit(`/${locale}`);
  const { page } = visitor;
  await cartNear(page, locale, storeId);
  await deliverBy(page, locale, 'pickup');
  await untilWays(page, [`pickup@${storeId}`]);
  await page.goto(`/${locale}/checkout`);
  await ready(page);
  await atStep(page, locale, 'shipping');
  await page.getByText(store).first().waitFor();
  expect(await page.locator('#shipping-addressLine1').count()).toBe(0);
  await fillPickup(page, locale);
  await atStep(page, locale, 'billing');
  await fillBilling(page, home);
  await payWith(page, locale, cards.good);
  await atStep(page, locale, 'summary');
  await placeButton(page, locale).click();
  const main = await confirmation(page, locale);
  const name = words('delivery.at', { method: words('shipping.pickup.label'), store });
  await main.getByRole('heading', { level: 3, name }).waitFor();
  await main.getByText(words('order.next.pickup')).waitFor();
  expectNoComplaints(visitor);
});

test('a pickup is paid and placed with scripts switched off [C1.13]', async () => {
  const first = await journey.visit('/en-us');
  await cartNear(first.page, 'en-us', 'US-BOS');
  await deliverBy(first.page, 'en-us', 'pickup');
  await untilWays(first.page, ['pickup@US-BOS']);
  const storageState = await first.context.storageState();
  const { page } = await journey.visit('/en-us/checkout', { javaScriptEnabled: false, storageState });
  await fillPickup(page, 'en-us');
  await fillBilling(page, american);
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.waitForURL(/card=enter/);
  await enterCard(page, 'en-us', cards.good);
  await page.frameLocator('iframe').getByRole('button').click();
  await page.waitForURL(/step=summary/);
  await placeButton(page, 'en-us').click();
  const main = await confirmation(page, 'en-us');
  await main.getByRole('heading', { level: 3, name: /Skerry Boston/ }).waitFor();
});

test('items that the store does not have are sent there to be collected [C1.13]', async () => {
  const { page } = await journey.visit('/en-us');
  await cartNear(page, 'en-us', 'US-BOS');
  await deliverBy(page, 'en-us', 'sts');
  await untilWays(page, ['sts@US-BOS']);
  await page.goto('/en-us/checkout');
  await ready(page);
  await fillPickup(page, 'en-us');
  await fillBilling(page, american);
  await payWith(page, 'en-us', cards.good);
  await placeButton(page, 'en-us').click();
  const main = await confirmation(page, 'en-us');
  await main
    .getByRole('heading', {
      level: 3,
      name: t('delivery.at', { method: t('shipping.sts.label'), store: 'Skerry Boston' }),
    })
    .waitFor();
});

test('one order is partly sent and partly collected, and says when and where for each part [C1.13]', async () => {
  const { page } = await journey.visit('/en-us');
  await cartNear(page, 'en-us', 'US-BOS');
  await deliverBy(page, 'en-us', 'pickup');
  await untilWays(page, ['pickup@US-BOS']);
  await buyAnotherSize(page, 'en-us');
  await openCart(page, 'en-us');
  await untilWays(page, ['pickup@US-BOS', 'home']);
  await page.goto('/en-us/checkout');
  await ready(page);
  await fillShipping(page, american);
  await continueToPayment(page, 'en-us');
  await payWith(page, 'en-us', cards.good);
  await atStep(page, 'en-us', 'summary');
  await placeButton(page, 'en-us').click();
  const main = await confirmation(page, 'en-us');
  await main.getByRole('heading', { level: 3, name: /^Pickup in store, Skerry Boston$/ }).waitFor();
  await main.getByRole('heading', { level: 3, name: 'Standard shipping' }).waitFor();
  expect(await main.textContent()).toContain('Ready');
  expect(await main.textContent()).toContain('Arrives');
});
