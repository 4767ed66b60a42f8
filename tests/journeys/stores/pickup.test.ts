import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';
import { chooseOnItsPage, patient, ready, sizeIn, wordsOf } from './steps.ts';

const journey = openJourney();

/** Opens the dialog on the product page and chooses a size in it. */
async function openPickup(page: Page, locale: string, upc: string): Promise<Locator> {
  const t = wordsOf(locale);
  await page.goto(`/${locale}/p/deck-shoe-${deckShoe}`);
  await ready(page);
  await page.getByRole('main').locator('a[aria-haspopup="dialog"][href$="/store-locator"]').click();
  const dialog = page.getByRole('dialog', { name: t('stores.pickup.title') });
  await dialog.getByText(t('stores.pickup.sizeFirst')).waitFor();
  await dialog.locator(`input[value="${upc}"]`).check({ force: true });
  return dialog;
}

/** Adds the deck shoe to the cart for pickup at a store. */
async function collectAt(page: Page, locale: string, upc: string, town: string, store: string): Promise<void> {
  const t = wordsOf(locale);
  const dialog = await openPickup(page, locale, upc);
  await dialog.getByRole('searchbox').fill(town);
  await dialog.getByRole('searchbox').press('Enter');
  await dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: store }) })
    .getByRole('button', { name: t('stores.pickup.choose') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor();
}

const cartOf = (page: Page) =>
  page.evaluate(() => {
    const { cart } = JSON.parse(localStorage.getItem('eyelet.cart') ?? '{}') as {
      cart?: { items: { fulfilment: string; storeId: string | null }[] };
    };
    return (cart?.items ?? []).map(({ fulfilment, storeId }) => `${fulfilment} ${storeId}`);
  });

test.each([
  ['en-us', 'US-BOS', 'Boston', 'Skerry Boston'],
  ['de-de', 'DE-KIE', 'Kiel', 'Skerry Kiel'],
])('%s: the shopper chooses a size, then one of the stores with their stock [C1.13, C2.60]', async (...row) => {
  const [locale, storeId, town, store] = row;
  const t = wordsOf(locale);
  const upc = await sizeIn(journey.origin(), deckShoe, storeId);
  const visitor = await journey.visit(`/${locale}`);
  const { page } = visitor;
  const dialog = await openPickup(page, locale, upc);
  const entry = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: store }) });
  await entry.getByText(new RegExp(t('stores.pickup.stock', { n: 7 }).replace('7', '\\d+'))).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await collectAt(page, locale, upc, town, store);
  await expect.poll(() => cartOf(page), patient).toEqual([`pickup ${storeId}`]);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: t('shop.header.storeOf', { name: store }) })
    .waitFor({ state: 'attached' });
  expectNoComplaints(visitor);
});

test('choosing another store with pickups in the cart asks first: cancelling keeps, confirming moves [C2.52, C2.67]', async () => {
  const t = wordsOf('en-us');
  const upc = await sizeIn(journey.origin(), deckShoe, 'US-BOS', 'US-SEA');
  const { page } = await journey.visit('/en-us');
  await collectAt(page, 'en-us', upc, 'Boston', 'Skerry Boston');
  await chooseOnItsPage(page, 'en-us', 'US-SEA');
  const question = page.getByRole('dialog', { name: t('stores.change.title') });
  await question
    .getByText(t('stores.change.text', { n: 1, before: 'Skerry Boston', store: 'Skerry Seattle' }))
    .waitFor();
  await question.getByRole('button', { name: t('stores.change.keep', { before: 'Skerry Boston' }) }).click();
  await question.waitFor({ state: 'detached' });
  const mine = (name: string) =>
    page.getByRole('complementary').getByRole('link', { name: t('shop.header.storeOf', { name }) });
  await mine('Skerry Boston').waitFor();
  expect(await cartOf(page)).toEqual(['pickup US-BOS']);

  await page
    .getByRole('main')
    .getByRole('button', { name: t('stores.choose') })
    .click();
  await question.getByRole('button', { name: t('stores.change.confirm', { store: 'Skerry Seattle' }) }).click();
  const changed = page.getByRole('dialog', { name: t('stores.changed.title') });
  await changed.getByText(t('stores.changed.text', { store: 'Skerry Seattle' })).waitFor();
  await changed.getByText(t('stores.changed.moved')).waitFor();
  await changed.getByRole('button', { name: t('stores.changed.continue') }).click();
  await mine('Skerry Seattle').waitFor();
  await expect.poll(() => cartOf(page), patient).toEqual(['pickup US-SEA']);
});

test('a store that does not have every item is refused, and nothing moves [C2.52]', async () => {
  const t = wordsOf('en-us');
  const upc = await sizeIn(journey.origin(), deckShoe, 'US-BOS');
  const { page } = await journey.visit('/en-us');
  await collectAt(page, 'en-us', upc, 'Boston', 'Skerry Boston');
  await page.route('**/cart/v1/cart/*/store', (route) =>
    route.fulfill({
      status: 409,
      json: { appId: 'eyelet', correlationId: 'x', errorDetails: [{ errorId: 'ORD517', message: 'x' }] },
    }),
  );
  await chooseOnItsPage(page, 'en-us', 'US-SEA');
  const question = page.getByRole('dialog', { name: t('stores.change.title') });
  await question.getByRole('button', { name: t('stores.change.confirm', { store: 'Skerry Seattle' }) }).click();
  await question.getByRole('alert').getByText(t('error.ORD517')).waitFor();
  expect(await cartOf(page)).toEqual(['pickup US-BOS']);
});

test('the dialog reports when stores cannot be loaded, and tries again', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us');
  await page.route('**/stores/v1/search?*', (route) => route.abort());
  const dialog = await openPickup(page, 'en-us', await sizeIn(journey.origin(), deckShoe, 'US-BOS'));
  await dialog.getByText(t('stores.failed.title')).waitFor();
  await page.unroute('**/stores/v1/search?*');
  await dialog.getByRole('button', { name: t('stores.failed.retry') }).click();
  await dialog.getByRole('heading', { name: 'Skerry Boston' }).waitFor();
});
