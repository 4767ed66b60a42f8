import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const phone = { viewport: { width: widths.phone, height: 844 } };
const script = '**/assets/footer-content-*.js*';

/** The footer while its script is held back; a mark in the page shows whether the document was ever replaced. */
async function visitWithoutFooterScript() {
  const { page } = await journey.visit('/robots.txt', phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Set before the visit, as a slow machine may ask for the script before anyone scrolls.
  const asked = new Promise<void>((resolve) => {
    void page.route(script, async (route) => {
      resolve();
      await held;
      await route.continue();
    });
  });
  await page.goto('/en-us');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  return { page, release, asked, foot: page.getByRole('contentinfo') };
}

const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

test('the script of the footer loads when it is scrolled near, and changes nothing visible', async () => {
  const { page, release, foot } = await visitWithoutFooterScript();
  release();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  expect(await fetched()).not.toContain('footer-content');
  const first = await foot.getByRole('link').first().elementHandle();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(fetched, patient).toContain('footer-content');
  await expect.poll(() => first?.evaluate((link) => link.isConnected), patient).toBe(true);
});

test('a footer link pressed before its script has loaded navigates afterwards, without a new document', async () => {
  const { page, release, foot } = await visitWithoutFooterScript();
  await foot.getByRole('link', { name: 'Returns' }).click();
  expect(new URL(page.url()).pathname).toBe('/en-us');
  release();
  await page.getByRole('heading', { level: 1, name: 'How to return' }).waitFor();
  expect(await stayed(page)).toBe(true);
});

test('a footer link whose script fails to load works as a plain link', async () => {
  const { page } = await journey.visit('/robots.txt', phone);
  await page.route(script, (route) => route.abort());
  await page.goto('/en-us');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('heading', { level: 1, name: 'How to return' }).waitFor();
  expect(await stayed(page)).toBe(false);
});

test('a newsletter form sent before its script has loaded is answered in place', async () => {
  const { page } = await journey.visit('/en-us', phone);
  await ready(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/form-*.js*', async (route) => {
    await held;
    await route.continue();
  });
  const form = page.getByRole('main').locator('form[data-newsletter]');
  await form.getByLabel(t('newsletter.email')).fill('nobody');
  await form.getByRole('button', { name: t('newsletter.submit') }).click();
  release();
  await form.locator('[aria-invalid=true]').first().waitFor();
  expect(await form.getByLabel(t('newsletter.email')).inputValue()).toBe('nobody');
  expect(new URL(page.url()).pathname).toBe('/en-us');
});

test('while the script of the footer cannot be loaded, other links open pages in place, with the footer still there', async () => {
  const { page } = await journey.visit('/robots.txt', phone);
  await page.route(script, (route) => route.abort());
  await page.goto('/en-us');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('link', { name: /./ }).first().click();
  await page.waitForURL(/\/en-us\/.+/);
  expect(await stayed(page)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('heading', { level: 1, name: 'How to return' }).waitFor();
});

test('another page opens while the script of the footer is still loading', async () => {
  const { page, release, asked, foot } = await visitWithoutFooterScript();
  await page.getByRole('main').getByRole('link', { name: /./ }).first().click();
  await page.locator('body:not([data-page-type=home])').waitFor({ state: 'attached' });
  await asked;
  await foot.getByRole('link', { name: 'Returns' }).waitFor();
  release();
  await foot.getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('heading', { level: 1, name: 'How to return' }).waitFor();
  expect(await stayed(page)).toBe(true);
});

test('a part of a page opened in place whose script cannot be loaded says so, and reloads the page', async () => {
  const { page } = await journey.visit('/robots.txt', phone);
  const details = '**/assets/product-details-*.js*';
  await page.route(details, (route) => route.abort());
  await page.goto('/en-us/search?q=tern');
  await ready(page);
  const part = page.getByRole('region', { name: t('product.details') });
  const retry = part.getByRole('button', { name: t('shop.fault.retry') });
  const card = page.getByRole('main').locator('a[href*="/p/"]');
  await card.first().click();
  await part.getByRole('alert').getByText(t('shop.fault.title')).waitFor();
  await page.unroute(details);
  await retry.click();
  await part.locator('summary').first().waitFor();
  expect(await retry.count()).toBe(0);
});

test('what the server rendered for one product is not shown for another whose script cannot be loaded', async () => {
  const { page } = await journey.visit('/robots.txt', phone);
  await page.goto('/en-us/search?q=tern');
  const links = page.getByRole('main').locator('a[href*="/p/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.route('**/assets/product-details-*.js*', (route) => route.abort());
  await page.goto(paths[0] ?? '');
  await ready(page);
  const part = page.getByRole('region', { name: t('product.details') });
  await part.locator('summary').first().waitFor();
  const others = page.getByRole('main').locator(`a[href*="/p/"]:not([href="${paths[0]}"])`);
  await others.first().click();
  await page.waitForURL((url) => url.pathname !== paths[0]);
  await part.getByRole('alert').getByText(t('shop.fault.title')).waitFor();
  expect(await part.locator('summary').count()).toBe(0);
});
