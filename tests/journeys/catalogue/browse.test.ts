import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { tickUntil } from '@eyelet/testing/stopped-clock.ts';
import { expect, test } from 'vitest';
import { deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test('a guest opens a product from a listing [C1.05, B6.04]', async () => {
  const visitor = await journey.visit('/en-us/c/women-2000');
  const { page } = visitor;
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.locator('body[data-page-type="product detail"]').waitFor({ state: 'attached' });
  expectNoComplaints(visitor);
});

test('a term in the search field finds products [C1.06]', async () => {
  const visitor = await journey.visit('/en-us');
  const { page } = visitor;
  await ready(page);
  const field = page.getByRole('combobox', { name: t('shop.search.label') });
  await field.fill('boot');
  await field.press('Enter');
  await page.waitForURL('**/en-us/search?q=boot');
  await page.getByRole('main').getByRole('article').first().waitFor();
  expectNoComplaints(visitor);
});

test('suggestions are selected by the arrow keys and closed by Escape', async () => {
  const { page } = await journey.visit('/en-us');
  await ready(page);
  const field = page.getByRole('combobox', { name: t('shop.search.label') });
  await field.fill('boo');
  await page.getByRole('option').first().waitFor();
  await expect.poll(() => field.getAttribute('aria-expanded'), patient).toBe('true');
  await field.press('ArrowDown');
  const chosen = await page.getByRole('option', { selected: true }).getAttribute('id');
  await expect.poll(() => field.getAttribute('aria-activedescendant'), patient).toBe(chosen);
  await field.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
});

test('a filter narrows the listing, is shown as a chip, and is removed by it', async () => {
  const { page } = await journey.visit('/en-us/c/women-2000');
  await ready(page);
  const total = await page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('summary', { hasText: 'Color' }).click();
  await page.getByRole('checkbox').locator('visible=true').first().check();
  const chips = page.getByRole('list', { name: t('catalogue.activeFilters') });
  await chips.waitFor();
  expect(new URL(page.url()).searchParams.getAll('colour')).toHaveLength(1);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent(), patient).not.toBe(total);
  await chips.getByRole('link').first().click();
  await chips.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.has('colour')).toBe(false);
});

test('page 0 is the first page [C9.04]', async () => {
  const { page } = await journey.visit('/en-us/c/women-2000?page=0');
  const current = page.getByRole('navigation', { name: t('catalogue.pagination') }).locator('[aria-current=page]');
  expect(await current.textContent()).toBe('1');
});

test('a listing with a refused query shows a message in place of the products [C8.113]', async () => {
  const { page } = await journey.visit('/en-us/c/women-2000?sort=sideways');
  await page.getByRole('heading', { level: 1, name: t('catalogue.failed.title') }).waitFor();
  await page.getByRole('link', { name: t('catalogue.clearFilters') }).click();
  await page.getByRole('main').getByRole('article').first().waitFor();
});

test('each market has its language and currency, and the switcher keeps the page [C1.01, C1.02]', async () => {
  const { page } = await journey.visit(`/en-us/p/deck-shoe-${deckShoe}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany Deutsch' }).click();
  await page.waitForURL(`**/de-de/p/*-${deckShoe}`);
  await page.locator('html[lang=de-DE]').waitFor({ state: 'attached' });
  await page.getByRole('main').getByText('€').first().waitFor();
  await page.goto(`/en-ca/p/deck-shoe-${deckShoe}`);
  await page.getByRole('main').getByText('CAD').first().waitFor();
});

test('a dialog opens and closes in 250 ms [C9.02]', async () => {
  const { page } = await journey.visit(`/en-us/p/deck-shoe-${deckShoe}`, { reducedMotion: 'no-preference' });
  await ready(page);
  await page.getByRole('button', { name: t('product.zoom') }).click();
  const duration = async (state: 'open' | 'closed') => {
    const dialog = page.locator(`dialog[data-state=${state}]`);
    await dialog.waitFor({ state: 'attached' });
    return dialog.evaluate((frame) => getComputedStyle(frame).transitionDuration);
  };
  expect(await duration('open')).toBe('0.25s, 0.25s');
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('Escape');
  expect(await duration('closed')).toBe('0.25s, 0.25s');
  await page.clock.runFor(249);
  await expect.poll(() => page.locator('dialog').count()).toBe(1);
  await tickUntil(page, () => page.locator('dialog').count(), 0, { within: 50, step: 1 });
});

test('the same dialog is a modal on a desktop and a panel from edge to edge on a phone [C2.47]', async () => {
  const { page } = await journey.visit(`/en-us/p/deck-shoe-${deckShoe}`);
  await ready(page);
  const frame = async (): Promise<{ x: number; width: number }> => {
    await page.getByRole('button', { name: t('product.zoom') }).click();
    const box = await page.getByRole('dialog').boundingBox();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return box ?? { x: -1, width: 0 };
  };
  const wide = await frame();
  expect(wide.x).toBeGreaterThan(0);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  const narrow = await frame();
  expect(narrow).toMatchObject({ x: 0, width: widths.phone });
});
