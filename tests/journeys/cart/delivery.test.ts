import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { restock, sellOut, stockAt } from '@eyelet/testing/demo-stock.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { visitAccount } from '../account/steps.ts';
import {
  cartNear,
  deliverBy,
  knownCart,
  openCart,
  openDelivery,
  untilWays,
  waysOf,
} from '../checkout/delivery-steps.ts';
import { buy, patient, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test('a shopper changes the delivery of an item in a dialog, which updates total and method [C2.51]', async () => {
  const { page } = await journey.visit('/en-us');
  await cartNear(page, 'en-us', 'US-BOS');
  const before = await knownCart(page);
  await deliverBy(page, 'en-us', 'express');
  await expect
    .poll(async () => (await knownCart(page)).shippingMethods.map(({ code }) => code), patient)
    .toEqual(['express']);
  const after = await knownCart(page);
  expect(after.totals.shipping).toBe(18);
  expect(after.totals.total).toBeGreaterThan(before.totals.total);
  await deliverBy(page, 'en-us', 'pickup');
  await untilWays(page, ['pickup@US-BOS']);
  await page
    .getByRole('main')
    .getByText(/^Pickup in store, Skerry Boston/)
    .waitFor();
  await deliverBy(page, 'en-us', 'standard');
  await untilWays(page, ['home']);
});

test.each([widths.phone, widths.desktop])(
  'the dialogs of a line are accessible at %i px, by keyboard too',
  async (width) => {
    const { page } = await journey.visit('/en-us', { viewport: { width, height: 900 } });
    await cartNear(page, 'en-us', 'US-BOS');
    const delivery = await openDelivery(page, 'en-us');
    await expectAccessible(page, 'change delivery');
    await page.keyboard.press('Escape');
    await delivery.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused, patient).toContain(t('delivery.change'));
    await page.getByRole('button', { name: /^Add a greeting/ }).press('Enter');
    const gift = page.getByRole('dialog', { name: t('delivery.gift.title') });
    await gift.getByRole('button', { name: t('delivery.gift.save') }).waitFor();
    await expectAccessible(page, 'greeting');
    await gift.getByRole('button', { name: t('delivery.gift.save') }).click();
    await gift.getByRole('alert').waitFor();
    await expectAccessible(page, 'greeting with errors');
  },
);

test('a consumer adds a greeting to an item, without any address, and can also change items [B6.06, C2.48]', async () => {
  const { page } = await visitAccount(journey, '');
  await buy(page, 'en-us');
  await openCart(page, 'en-us');
  await page.getByRole('button', { name: t('cart.increase') }).click();
  await expect.poll(async () => (await knownCart(page)).items[0]?.qty, patient).toBe(2);
  await page.getByRole('button', { name: /^Add a greeting/ }).click();
  const dialog = page.getByRole('dialog', { name: t('delivery.gift.title') });
  await dialog.getByRole('textbox', { name: t('delivery.gift.to') }).fill('Grace');
  await dialog.getByRole('textbox', { name: t('delivery.gift.message') }).fill('Fair winds');
  await dialog.getByRole('button', { name: t('delivery.gift.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(t('delivery.gift.for', { to: 'Grace' })).waitFor();
  expect((await knownCart(page)).items[0]?.giftOption).toEqual({
    to: 'Grace',
    email: '',
    message: 'Fair winds',
  });
});

test('a pickup that the store no longer has is sent there, with a notice, and can be undone [C4.21, C4.26]', async () => {
  const { page } = await journey.visit('/en-us');
  await cartNear(page, 'en-us', 'US-BOS');
  await deliverBy(page, 'en-us', 'pickup');
  await untilWays(page, ['pickup@US-BOS']);
  const upc = (await knownCart(page)).items[0]?.upc ?? '';
  await stockAt(journey.origin(), upc, 'US-BOS', 0);
  try {
    await openCart(page, 'en-us');
    await page.locator('[data-toast=neutral]').getByText(t('flash.PickupToStsTransition')).waitFor();
    await page.getByRole('main').getByText(t('delivery.reason.out-of-stock-at-store')).waitFor();
    await untilWays(page, ['sts@US-BOS']);
  } finally {
    await stockAt(journey.origin(), upc, 'US-BOS', 6);
  }
  await openCart(page, 'en-us');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('delivery.undo') })
    .click();
  await untilWays(page, ['pickup@US-BOS']);
  expect(await waysOf(page)).toEqual(['pickup@US-BOS']);
});

test('a cart whose only item has sold out says that the order cannot be completed [C8.151, C8.156]', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  const upc = (await knownCart(page)).items[0]?.upc ?? '';
  await sellOut(journey.origin(), upc);
  try {
    await page.goto('/en-us/cart');
    await page.getByText(t('delivery.nothingLeft')).waitFor();
    await page.getByText(t('cart.empty.title')).waitFor();
  } finally {
    await restock(journey.origin(), upc);
  }
});

test('a cart page that the pointer has fetched ahead still says so', async () => {
  const { page } = await journey.visit('/en-us');
  const dialog = await buy(page, 'en-us');
  const upc = (await knownCart(page)).items[0]?.upc ?? '';
  await sellOut(journey.origin(), upc);
  try {
    const ahead = page.waitForResponse(/\/cart\.data/);
    const link = dialog.locator('a[href$="/cart"]');
    await link.hover();
    expect((await (await ahead).request().allHeaders())['sec-purpose']).toMatch(/^prefetch/);
    await link.click();
    await page.getByText(t('delivery.nothingLeft')).waitFor();
  } finally {
    await restock(journey.origin(), upc);
  }
});
