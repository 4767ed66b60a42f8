import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from './addresses.ts';
import { factOf } from './order-steps.ts';
import {
  atStep,
  buy,
  cards,
  continueToPayment,
  fillShipping,
  goToSummary,
  patient,
  payWith,
  placeButton,
  ready,
  wordsOf,
} from './steps.ts';

const journey = openJourney();

async function toShipping(locale: string): Promise<Page> {
  const { page } = await journey.visit(`/${locale}`);
  const dialog = await buy(page, locale);
  await dialog.getByRole('link', { name: wordsOf(locale)('cart.checkout') }).click();
  await atStep(page, locale, 'shipping');
  return page;
}

test('opening a step before its predecessors are complete shows the first incomplete one [C2.31]', async () => {
  const page = await toShipping('en-us');
  await page.goto('/en-us/checkout?step=summary');
  expect(new URL(page.url()).searchParams.get('step')).toBe('shipping');
});

test('a shopper with an address that this market does not ship to is asked for another one', async () => {
  const page = await toShipping('en-us');
  await fillShipping(page, american);
  await continueToPayment(page, 'en-us');
  await page.goto('/de-de/checkout?step=shipping');
  await atStep(page, 'de-de', 'shipping');
  expect(await page.locator('#shipping-country').inputValue()).toBe('DE');
  expect(await page.locator('#shipping-province').count()).toBe(0);
  await ready(page);
  expect(await page.locator('#shipping-postalCode').inputValue()).toBe('');
  expect(await page.locator('#shipping-city').inputValue()).toBe('');
});

test('errors are shown beside their fields and in a summary that takes the focus [C5.25]', async () => {
  const page = await toShipping('en-us');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = page.getByRole('alert');
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement), patient).toBe(true);
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const described = (await email.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? '';
  expect(await page.locator(`#${described}`).textContent()).toBe('This field is required');
  await summary.getByRole('link', { name: /^City/ }).click();
  await page.locator('#shipping-city:focus').waitFor();
});

test('the error summary follows the form of the country, and names fields in the page’s language', async () => {
  const page = await toShipping('fr-fr');
  const t = wordsOf('fr-fr');
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  const links = await page.getByRole('alert').getByRole('link').allTextContents();
  const asked = (['email', 'phone', 'firstName', 'lastName', 'addressLine1', 'postalCode', 'city'] as const).map(
    (name) => `${t(`address.${name}`)}\u00a0: ${t('validation.required')}`,
  );
  expect(links).toEqual(asked);
});

test('a ZIP code of Oregon for an address in Maine is answered with one of Maine', async () => {
  const page = await toShipping('en-us');
  await fillShipping(page, { ...american, city: 'Portland', province: 'ME', postalCode: '97201' });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const field = page.locator('#shipping-postalCode');
  await expect.poll(() => field.getAttribute('aria-invalid'), patient).toBe('true');
  await page.locator('#shipping-postalCode-error').getByText('Use the ZIP code of Maine, such as 04101.').waitFor();
  await field.fill('04101');
  await continueToPayment(page, 'en-us');
});

test('the forms have the messages of the specification [C5.01, C5.06, C5.18, C5.19, C5.27]', async () => {
  const page = await toShipping('en-us');
  await fillShipping(page, { ...american, phone: '1234567890' });
  await page.locator('#shipping-email').fill('a@b');
  await page.locator('#shipping-firstName').fill('Ann3');
  await page.locator('#shipping-lastName').fill('B');
  await page.locator('#shipping-city').fill('x'.repeat(31));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('alert').waitFor();
  const errorOf = (name: string) => page.locator(`#shipping-${name}-error`).textContent();
  expect(await errorOf('email')).toBe('Email is not valid');
  expect(await errorOf('firstName')).toBe('Name is not valid.');
  expect(await errorOf('lastName')).toBe('Value must contain at least 2 characters');
  expect(await errorOf('city')).toBe('Value must not be longer than 30 characters');
  expect(await errorOf('phone')).toBe('A valid phone number is required');
});

test('the mask of a phone follows the dial code [B5.6.01, B5.6.02, C5.31, C5.32]', async () => {
  const page = await toShipping('en-us');
  const phone = page.locator('#shipping-phone');
  // The heading of a step takes the focus when the step opens, which may interrupt the first keys.
  const typed = async () => {
    await phone.fill('');
    await phone.pressSequentially('2025550123');
    return phone.inputValue();
  };
  await expect.poll(typed, patient).toBe('(202) 555 - 0123');
  await page.getByRole('combobox', { name: 'Dial code' }).selectOption('44');
  await expect.poll(() => phone.inputValue(), patient).toBe('2025 - 550 - 123');
});

test('the country decides which fields and rules apply, loaded in the page’s language [B7.28, C5.46]', async () => {
  const page = await toShipping('de-de');
  const rules = page.waitForRequest((request) => request.url().includes('/utilities/i18n/AT'));
  await page.getByRole('combobox', { name: 'Land' }).selectOption('AT');
  expect((await rules).headers()['x-locale']).toBe('de_DE');
  await page.locator('#shipping-postalCode').fill('20457');
  // Until the rules have come, those of Germany hold, by which the code is right.
  const refused = async () => {
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
    return page.locator('#shipping-postalCode-error').count();
  };
  await expect.poll(refused, patient).toBe(1);
});

test('typed values survive a reload and leaving the step', async () => {
  const page = await toShipping('en-us');
  await fillShipping(page, american);
  await page.reload();
  await ready(page);
  const city = page.locator('#shipping-city');
  await city
    .and(page.locator(`[value="${american.city}"]`))
    .or(city)
    .waitFor();
  await expect.poll(() => city.inputValue(), patient).toBe(american.city);
  await expect.poll(() => page.locator('#shipping-province').inputValue(), patient).toBe('CA');
  await expect.poll(() => page.locator('#shipping-phone').inputValue(), patient).toBe('(202) 555 - 0123');
});

test('a shopper goes through the steps, and back by history, the row of steps and the edit links of the summary [C4.01]', async () => {
  const page = await toShipping('en-us');
  const t = wordsOf('en-us');
  await fillShipping(page, american);
  await continueToPayment(page, 'en-us');
  await atStep(page, 'en-us', 'billing');
  await page.goBack();
  await atStep(page, 'en-us', 'shipping');
  const steps = page.getByRole('navigation', { name: t('checkout.steps') });
  await steps.getByRole('link', { name: t('checkout.step.billing') }).click();
  await atStep(page, 'en-us', 'billing');
  await payWith(page, 'en-us', cards.good);
  await atStep(page, 'en-us', 'summary');
  const editing = `${t('checkout.editShipping')}: ${t('checkout.shippingAddress')}`;
  await page.getByRole('link', { name: editing }).click();
  await atStep(page, 'en-us', 'shipping');
  await continueToPayment(page, 'en-us');
  await atStep(page, 'en-us', 'billing');
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await atStep(page, 'en-us', 'summary');
});

test('a billing address equal to the shipping address follows its changes', async () => {
  const { page } = await journey.visit('/en-us');
  const t = wordsOf('en-us');
  await goToSummary(page, american);
  await page.goto('/en-us/checkout?step=shipping');
  await ready(page);
  await page.locator('#shipping-addressLine1').fill('77 New Wharf');
  await continueToPayment(page, 'en-us');
  const same = page.getByRole('checkbox', { name: t('checkout.sameAsShipping') });
  expect(await same.isChecked()).toBe(true);
  // The billing step need not be passed again for that.
  await page.goto('/en-us/checkout?step=summary');
  await ready(page);
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/order-confirmation\?order=/);
  const billTo = factOf(page.getByRole('main'), t('order.billTo'));
  await billTo.getByText('77 New Wharf').waitFor();
});
