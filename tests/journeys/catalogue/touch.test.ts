import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();

const listings = { 'en-us': '/en-us/c/women-2000', 'de-de': '/de-de/c/damen-2000' } as const;

const devices = [widths.phone, widths.tablet].flatMap((width) =>
  (['en-us', 'de-de'] as const).map((locale) => ({ width, locale })),
);

test.for(devices)('taps sort a list, choose a size and fill the cart at $width px in $locale', async (device) => {
  const { width, locale } = device;
  const t = wordsOf(locale);
  const touch = { viewport: { width, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await journey.visit(listings[locale], touch);
  const { page } = visitor;
  await ready(page);
  const main = page.getByRole('main');
  const title = main.getByRole('article').first().getByRole('heading');
  const before = await title.textContent();
  await main.getByRole('combobox', { name: t('catalogue.sortBy') }).selectOption('price-asc');
  await expect.poll(() => new URL(page.url()).search, patient).toBe('?sort=price-asc');
  await expect.poll(() => title.textContent(), patient).not.toBe(before);
  await expect.poll(() => main.locator('[aria-busy=true]').count(), patient).toBe(0);
  const name = (await title.textContent()) ?? '';
  await title.getByRole('link').tap();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const sizes = page.getByRole('group', { name: t('product.chooseSize') });
  const size = sizes
    .locator('label')
    .filter({ has: page.getByRole('radio', { disabled: false }) })
    .first();
  await size.tap();
  await expect.poll(() => size.getByRole('radio').isChecked(), patient).toBe(true);
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).tap();
  const cart = page.getByRole('dialog');
  await cart.getByRole('heading', { name, exact: true }).waitFor();
  await cart.getByRole('link', { name: t('cart.checkout') }).waitFor();
  expectNoComplaints(visitor);
});
