import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { ready, sizeIn, wordsOf } from './steps.ts';

const journey = openJourney();

/** Style id of a boot that is sold only in stores; the shop chooses the colourway. */
const boot = 'SKWADE31';

test.each(['en-us', 'de-de'])(
  '%s: a product sold only in stores can be reserved but not bought [B3.3.06]',
  async (locale) => {
    const { page } = await journey.visit(`/${locale}/p/x-${boot}`);
    const t = wordsOf(locale);
    const main = page.getByRole('main');
    await main.getByText(t('product.reserveOnly')).waitFor();
    await main.getByRole('link', { name: t('product.reserve') }).waitFor();
    await expect.poll(() => main.getByRole('button', { name: t('product.addToCart'), exact: true }).count()).toBe(0);
    expect(await main.getByText(t('product.pickup.title')).count()).toBe(0);
  },
);

test('a shopper reserves a boot in a store: size, store, contact', async () => {
  const t = wordsOf('en-us');
  const visitor = await journey.visit(`/en-us/p/x-${boot}`);
  const { page } = visitor;
  await ready(page);
  const productId = new URL(page.url()).pathname.slice(-11);
  const upc = await sizeIn(journey.origin(), productId, 'US-BOS');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('product.reserve') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('stores.reserve.title') });
  await dialog.locator(`input[value="${upc}"]`).check({ force: true });
  await dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Skerry Boston' }) })
    .getByRole('button', { name: t('stores.reserve.here') })
    .click();
  const send = dialog.getByRole('button', { name: t('stores.reserve.submit'), exact: true });
  await send.click();
  await dialog.getByRole('alert').waitFor();
  await expectAccessible(page, 'reservation with errors');
  const field = (name: string) => dialog.locator(`#reserve-${name}`);
  await field('firstName').fill('Ada');
  await field('lastName').fill('Brink');
  await field('email').fill('ada@example.com');
  await field('phone').fill('(415) 555 - 0133');
  await send.click();
  await dialog.getByText(t('stores.reserve.done')).waitFor();
  await dialog.getByText(/^Skerry Boston keeps it until /).waitFor();
  expectNoComplaints(visitor);
});
