import { expectSound } from '@eyelet/testing/expect-sound.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';
import { chooseSize, ready, rowsOf, wordsOf } from './steps.ts';

const journey = openJourney();

test('stores are accessible at every width, without sideways scrolling', async () => {
  const { page } = await journey.visit('/en-us');
  for (const path of ['store-locator', 'store-locator?q=Hamburg', 'store-locator?q=Zzyzx', 'stores/x-DE-KIE']) {
    await page.goto(`/de-de/${path}`);
    await ready(page);
    await expectSound(page, path);
  }
  await page.goto(`/en-us/p/deck-shoe-${deckShoe}`);
  await ready(page);
  const t = wordsOf('en-us');
  await chooseSize(page, 'en-us');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('product.pickup.title') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('stores.pickup.title') });
  await dialog.getByRole('heading', { level: 3 }).first().waitFor();
  await expectSound(page, 'pickup dialog');
});

test('a store is found and chosen with the keyboard alone', async () => {
  const { page } = await journey.visit('/de-de/store-locator');
  const t = wordsOf('de-de');
  await ready(page);
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.type('Kiel');
  await page.keyboard.press('Enter');
  await rowsOf(page).first().getByRole('heading', { name: 'Skerry Kiel' }).waitFor();
  const choose = page.getByRole('button', { name: `${t('stores.choose')} Skerry Kiel` });
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await choose.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.getByText(t('stores.chosenNow', { store: 'Skerry Kiel' })).waitFor();
  await page.getByRole('button', { name: `${t('stores.chosen')} Skerry Kiel` }).waitFor();
});
