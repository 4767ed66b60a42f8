import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deckShoe, patient, wordsOf } from '../checkout/steps.ts';
import { visitBeforeScripts } from '../shell/before-scripts.ts';
import { buyWith, sheetReady } from '../wallets/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const path = `/en-us/p/any-slug-${deckShoe}`;

/** Chooses the first available size on a page that may have no scripts yet. */
async function chooseSize(page: Page) {
  const size = page.locator('[name=upc]:enabled').first();
  await size.check({ force: true });
  return size;
}

test('a picture pressed before scripts have loaded is shown large afterwards', async () => {
  const { comeScripts, ...visitor } = await visitBeforeScripts(journey, path);
  const { page } = visitor;
  await page.getByRole('button', { name: t('product.zoom') }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  comeScripts();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  expectNoComplaints(visitor);
});

test('a wallet pressed before scripts have loaded opens afterwards with the chosen size', async () => {
  const { page, comeScripts } = await visitBeforeScripts(journey, path);
  await chooseSize(page);
  await buyWith(page, 'en-us', 'Apple Pay');
  comeScripts();
  await sheetReady(page, 'en-us');
});

test('a size chosen before scripts have loaded stays chosen and is bought', async () => {
  const { page, comeScripts } = await visitBeforeScripts(journey, path);
  const size = await chooseSize(page);
  const label = (await size.getAttribute('aria-label')) ?? '';
  comeScripts();
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
  await expect.poll(() => size.isChecked(), patient).toBe(true);
  await page
    .getByText(t('product.sizeIs', { size: label }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  await page
    .getByRole('dialog', { name: t('cart.mini.added') })
    .getByText(`size ${label}`)
    .waitFor();
});

test('a product added to the cart before scripts have loaded is in the cart', async () => {
  const { page, comeScripts } = await visitBeforeScripts(journey, path);
  await chooseSize(page);
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  comeScripts();
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor();
});
