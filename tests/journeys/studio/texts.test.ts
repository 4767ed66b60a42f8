import { loadDemo } from '@eyelet/demo/load/load.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';
import { ready } from '../signing/steps.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney();
const studio = openStudio(
  journey,
  async (app, shop, prepared) => {
    await mountStudio(app);
    await mountPages(app, shop, prepared);
  },
  (options) =>
    startShop({ ...options, parts: { ...options.parts, clock: () => new Date(), beforeSnapshot: loadDemo } }),
);

const german = createMessages('de');

/** A button of the product page, in the shop as a shopper has it. */
async function addButton(locale: string, name: string) {
  const visitor = await journey.visit(`${studio.origin()}/${locale}/p/deck-shoe-${deckShoe}`, {
    baseURL: studio.origin(),
  });
  await ready(visitor.page);
  await visitor.page.getByRole('main').getByRole('button', { name, exact: true }).first().waitFor();
  return visitor;
}

/** Opens a text in the studio by searching for it. */
async function open(page: Page, words: string, of: readonly [key: string, language: string]): Promise<void> {
  await page.goto(`${studio.origin()}/studio/texts`);
  await page.getByRole('searchbox', { name: t('studio.texts.find') }).fill(words);
  const [key, language] = of;
  const row = page.getByRole('row').filter({ hasText: key }).filter({ hasText: language });
  await row.getByRole('link', { name: words, exact: true }).click();
  await heading(page, words).waitFor();
}

const field = (page: Page) => page.getByRole('textbox', { name: t('studio.texts.text'), exact: true });

test('a text is found, changed with an example, read by shoppers of its language, and reset', {
  timeout: 60_000,
}, async () => {
  const author = await studio.work('/texts', { name: 'Marta Ferri' });
  const { page } = author;
  const standard = german('product.addToCart');
  await open(page, standard, ['product.addToCart', t('studio.texts.wording.de')]);
  await field(page).fill('In den {korb}');
  await page.getByText(t('studio.texts.problem.noArguments')).waitFor();
  const written = '<i>Ab in die Tüte</i>';
  await field(page).fill(written);
  expect(await page.getByRole('status', { name: t('studio.texts.example') }).textContent()).toBe(written);
  await page.getByRole('button', { name: t('studio.save'), exact: true }).click();
  await page.getByText(t('studio.texts.changed'), { exact: true }).first().waitFor();

  await page.goto(`${studio.origin()}/studio/texts/de/shop.header.favoritesCount`);
  await field(page).fill('{n, plural, one {Ein Liebling} other {# Lieblinge}}');
  await page.getByRole('textbox', { name: t('studio.texts.with', { name: 'n' }) }).fill('1');
  await page.getByText('Ein Liebling', { exact: true }).waitFor();
  await page.getByRole('button', { name: t('studio.save'), exact: true }).click();
  await page.getByText(t('studio.texts.changed'), { exact: true }).first().waitFor();

  await expect
    .poll(() => studio.running().shop.texts.of('de-DE')?.messages['shop.header.favoritesCount'])
    .toBeDefined();
  const shopper = await addButton('de-de', written);
  await shopper.page.getByRole('banner').getByRole('link', { name: '0 Lieblinge' }).first().waitFor();
  await expect.poll(() => shopper.page.getByRole('main').locator('button i').count()).toBe(0);
  expectNoComplaints(shopper);
  expectNoComplaints(await addButton('en-us', t('product.addToCart')));

  await page.goto(`${studio.origin()}/studio/texts?changed=true`);
  await page.getByRole('link', { name: written, exact: true }).click();
  await page.getByRole('button', { name: t('studio.texts.reset') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('studio.texts.reset') })
    .click();
  await page.getByText(t('studio.texts.wasReset')).waitFor();
  expect(await field(page).inputValue()).toBe(standard);
  await expect.poll(() => studio.running().shop.texts.of('de-DE')?.messages['product.addToCart']).toBeUndefined();
  expectNoComplaints(await addButton('de-de', standard));
  expectNoComplaints(author);
});
