import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';
import { chooseOnItsPage, chooseSize, ready, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test('the preferred store is in the header, and a product page shows its stock', async () => {
  const visitor = await journey.visit('/en-us');
  const { page } = visitor;
  await page
    .getByRole('complementary')
    .getByRole('link', { name: t('shop.header.findStore') })
    .waitFor();
  await chooseOnItsPage(page, 'en-us', 'US-BOS');
  const mine = page.getByRole('complementary').getByRole('link', {
    name: t('shop.header.storeOf', { name: 'Skerry Boston' }),
  });
  await mine.waitFor();
  await page.goto(`/en-us/p/deck-shoe-${deckShoe}`);
  await ready(page);
  await mine.waitFor();
  const line = page.getByRole('main').getByRole('link', { name: /Skerry Boston/ });
  await line.getByText(t('stores.mine.size')).waitFor();
  await chooseSize(page, 'en-us');
  await line.getByText(t('stores.mine.size')).waitFor({ state: 'detached' });
  expectNoComplaints(visitor);
});

test('the menu of small screens links to the stores', async () => {
  const { page } = await journey.visit('/de-de', { viewport: { width: widths.phone, height: 844 } });
  const words = wordsOf('de-de');
  await ready(page);
  await page.getByRole('link', { name: words('shop.openMenu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('shop.header.findStore') })
    .click();
  await page.getByRole('heading', { level: 1, name: words('stores.locator.title') }).waitFor();
});

test('choosing another store is confirmed in a dialog [C2.67]', async () => {
  const { page } = await journey.visit('/en-us');
  await chooseOnItsPage(page, 'en-us', 'US-BOS');
  await page.getByText(t('stores.chosenNow', { store: 'Skerry Boston' })).waitFor();
  await chooseOnItsPage(page, 'en-us', 'US-SEA');
  const dialog = page.getByRole('dialog', { name: t('stores.changed.title') });
  await dialog.getByText(t('stores.changed.text', { store: 'Skerry Seattle' })).waitFor();
  await dialog.getByRole('button', { name: t('stores.changed.continue') }).click();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: t('shop.header.storeOf', { name: 'Skerry Seattle' }) })
    .waitFor();
});
