import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { stockAt } from '@eyelet/testing/demo-stock.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { knownCart } from '../checkout/delivery-steps.ts';
import { buy, deckShoe } from '../checkout/steps.ts';
import { ready, rowsOf, searchFor, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Adds a shoe to the cart without scripts; returns its size. */
async function buyPlainly(page: Page): Promise<string> {
  await page.goto(`/en-us/p/deck-shoe-${deckShoe}`);
  const main = page.getByRole('main');
  const size = main
    .getByRole('group', { name: t('product.chooseSize') })
    .first()
    .getByRole('radio', { disabled: false })
    .first();
  const upc = (await size.getAttribute('value')) ?? '';
  await size.check({ force: true });
  await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  return upc;
}

/** Opens the stores for a line of the cart. */
async function toStores(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('delivery.change')}`) })
    .click();
  const delivery = page.getByRole('region', { name: t('delivery.title') });
  await delivery.getByRole('link', { name: t('product.pickup.title') }).click();
  await page.getByRole('heading', { level: 1, name: t('stores.pickup.title') }).waitFor();
}

const storeOf = (page: Page, name: string) => rowsOf(page).filter({ has: page.getByRole('heading', { name }) });

test('without scripts a store is found by its town and chosen for a line of the cart [C1.27]', async () => {
  const { page } = await journey.visit('/en-us', { javaScriptEnabled: false });
  const upc = await buyPlainly(page);
  await stockAt(journey.origin(), upc, 'US-BOS', 5);
  await toStores(page);
  await searchFor(page, 'en-us', 'Boston');
  await page.waitForURL(/q=Boston.*collect=|collect=.*q=Boston/);
  const boston = storeOf(page, 'Skerry Boston');
  await boston.getByText(t('stores.pickup.stock', { n: 5 })).waitFor();
  await boston.getByRole('button', { name: t('stores.pickup.choose') }).click();
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  await page
    .getByRole('main')
    .getByText(/^Pickup in store, Skerry Boston/)
    .waitFor();
  await toStores(page);
  await storeOf(page, 'Skerry Boston').getByText(t('stores.collect.chosen')).waitFor();
});

test('an item that a store does not have is sent there; the cart reports items that it no longer has', async () => {
  const { page } = await journey.visit('/en-us', { javaScriptEnabled: false });
  const upc = await buyPlainly(page);
  await stockAt(journey.origin(), upc, 'US-BOS', 0);
  await stockAt(journey.origin(), upc, 'US-SEA', 2);
  await toStores(page);
  const boston = storeOf(page, 'Skerry Boston');
  await boston.getByText(t('stores.pickup.sent')).waitFor();
  await boston.getByRole('button', { name: t('stores.pickup.send') }).click();
  await page
    .getByRole('main')
    .getByText(/Skerry Boston/)
    .waitFor();
  await toStores(page);
  await storeOf(page, 'Skerry Seattle')
    .getByRole('button', { name: t('stores.pickup.choose') })
    .waitFor();
  await stockAt(journey.origin(), upc, 'US-SEA', 0);
  await storeOf(page, 'Skerry Seattle')
    .getByRole('button', { name: t('stores.pickup.choose') })
    .click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await stockAt(journey.origin(), upc, 'US-BOS', 6);
  await stockAt(journey.origin(), upc, 'US-SEA', 6);
});

test('an unknown line leads back to the cart, and the page is not cached', async () => {
  const { page } = await journey.visit('/en-us/store-locator?collect=nothing');
  await page.waitForURL('**/en-us/cart');
  await page.getByText(t('cart.empty.title')).waitFor();
  const answer = await fetch(`${journey.origin()}/en-us/store-locator?collect=nothing`, { redirect: 'manual' });
  expect([answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual(['/en-us/cart', 'no-store']);
});

test.each([widths.phone, widths.desktop])(
  'with scripts the same page works and is accessible at %i px',
  async (width) => {
    const visitor = await journey.visit('/en-us', { viewport: { width, height: 900 } });
    const { page } = visitor;
    await buy(page, 'en-us');
    const { id, upc } = (await knownCart(page)).items[0] ?? { id: '', upc: '' };
    await stockAt(journey.origin(), upc, 'US-SEA', 4);
    await page.goto(`/en-us/cart?change=${id}`);
    await ready(page);
    const delivery = page.getByRole('region', { name: t('delivery.title') });
    await delivery.getByRole('link', { name: t('product.pickup.title') }).click();
    await page.getByRole('heading', { level: 1, name: t('stores.pickup.title') }).waitFor();
    await expectAccessible(page, 'choose a store for a line');
    await searchFor(page, 'en-us', 'Seattle');
    await page.waitForURL(/q=Seattle/);
    await page.getByRole('heading', { level: 2, name: /Seattle/ }).waitFor();
    const seattle = storeOf(page, 'Skerry Seattle');
    await seattle.getByText(t('stores.pickup.stock', { n: 4 })).waitFor();
    await seattle.getByRole('button', { name: t('stores.pickup.choose') }).click();
    await page
      .getByRole('main')
      .getByText(/^Pickup in store, Skerry Seattle/)
      .waitFor();
    expectNoComplaints(visitor);
  },
);
