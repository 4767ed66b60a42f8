import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { addToCart, buy, deckShoe } from '../checkout/steps.ts';
import { adjustmentsOn, fieldsOf, sellOne } from './adjusting.ts';
import { clearTill, fillSignIn, patient, ready, send, storeBar, wordsOf } from './steps.ts';

const journey = openJourney();

test('an associate adjusts the price of an item and of the whole cart, changes and removes the adjustment [C7.59, C7.60, C7.61]', async () => {
  const t = wordsOf('en-us');
  const visitor = await journey.visit('/en-us');
  const { page } = visitor;
  await sellOne(page, journey.origin(), 'en-us');
  const { ofItem, ofAll, subtotal } = adjustmentsOn(page, 'en-us');
  const price = await subtotal();
  const item = fieldsOf(ofItem, 'en-us');
  await item.unfold();
  await item.howMuch.fill('10');
  await item.reason.fill('Scuffed sole');
  await item.save.click();
  await ofItem.getByText(t('storePrices.percentOff', { percent: '10%' })).waitFor();
  await expect.poll(subtotal, patient).toBe(price - Math.floor(price / 10));
  await page.reload();
  await ready(page);
  await ofItem.getByText('Scuffed sole', { exact: true }).waitFor();
  await item.unfold();
  expect(await item.reason.inputValue()).toBe('Scuffed sole');
  await item.type.selectOption({ label: t('storePrices.type.amount') });
  await item.howMuch.fill('5');
  await item.save.click();
  await expect.poll(subtotal, patient).toBe(price - 500);
  const all = fieldsOf(ofAll, 'en-us');
  await all.unfold();
  expect(await all.type.locator('option').count()).toBe(1);
  await all.howMuch.fill('20');
  await all.reason.fill('Open house');
  await all.save.click();
  await ofAll.getByText('Open house', { exact: true }).waitFor();
  // An item with an adjustment of its own keeps that one.
  expect(await subtotal()).toBe(price - 500);
  await item.unfold();
  await item.remove.click();
  await expect.poll(subtotal, patient).toBe(price - Math.floor(price / 5));
  await all.unfold();
  await all.remove.click();
  await expect.poll(subtotal, patient).toBe(price);
  expectNoComplaints(visitor);
});

test('invalid input is reported beside its field: no number, no reason, more than 30 percent, a higher price [C7.62]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us');
  await sellOne(page, journey.origin(), 'en-us');
  const { ofItem, subtotal } = adjustmentsOn(page, 'en-us');
  const price = await subtotal();
  const item = fieldsOf(ofItem, 'en-us');
  const errorOf = async (field: Locator) => {
    const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const id = described.find((one) => one.endsWith('-error'));
    return id === undefined ? '' : page.locator(`[id="${id}"]`).textContent();
  };
  const said = (field: Locator) => expect.poll(() => errorOf(field), patient);
  await item.unfold();
  await item.save.click();
  await said(item.howMuch).toBe(t('validation.required'));
  await said(item.reason).toBe(t('validation.required'));
  await item.howMuch.fill('31');
  await item.reason.fill('Scuffed sole');
  await item.save.click();
  await said(item.howMuch).toBe(t('storePrices.tooMuch', { most: '30%' }));
  await item.type.selectOption({ label: t('storePrices.type.fixed price') });
  await item.howMuch.fill('9999');
  await item.save.click();
  await said(item.howMuch).toBe(t('storePrices.notLess'));
  await page.reload();
  expect(await subtotal()).toBe(price);
});

test('prices are adjusted, corrected and restored without scripts, too [C7.59, C7.60, C7.61]', async () => {
  const t = wordsOf('de-de');
  await clearTill(journey.origin());
  const { page } = await journey.visit('/de-de', { javaScriptEnabled: false });
  await page.goto('/de-de/associate-login');
  await fillSignIn(page, 'de-de');
  await send(page, 'de-de');
  await page.waitForURL(`${journey.origin()}/de-de`);
  await page.goto(`/de-de/p/deck-shoe-${deckShoe}`);
  await addToCart(page, 'de-de');
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  const { ofItem, subtotal } = adjustmentsOn(page, 'de-de');
  const price = await subtotal();
  const item = fieldsOf(ofItem, 'de-de');
  await item.unfold();
  await item.howMuch.fill('50');
  await item.reason.fill('Kratzer an der Sohle');
  await item.save.click();
  // The form is open again, with the input.
  await expect.poll(() => item.howMuch.getAttribute('aria-invalid'), patient).toBe('true');
  expect(await item.reason.inputValue()).toBe('Kratzer an der Sohle');
  await item.howMuch.fill('12,5');
  await item.save.click();
  await ofItem.getByText('Kratzer an der Sohle', { exact: true }).waitFor();
  expect(await subtotal()).toBe(price - Math.floor(price / 8));
  await item.unfold();
  await item.remove.click();
  await expect.poll(subtotal, patient).toBe(price);
});

test('customers cannot adjust prices', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  expect(await adjustmentsOn(page, 'en-us').region.count()).toBe(0);
});

test.each(Object.entries(widths))('adjusting prices is accessible at %s width', async (name, width) => {
  // High enough that nothing is below the header or the bar of the total.
  const { page } = await journey.visit('/de-de', { viewport: { width, height: 2400 } });
  await sellOne(page, journey.origin(), 'de-de');
  await storeBar(page, 'de-de').waitFor();
  const { ofItem } = adjustmentsOn(page, 'de-de');
  const item = fieldsOf(ofItem, 'de-de');
  await item.unfold();
  await item.save.click();
  await expect.poll(() => item.howMuch.getAttribute('aria-invalid'), patient).toBe('true');
  await expectAccessible(page, `the adjustments of the cart, ${name}`);
  await expectFits(page);
});
