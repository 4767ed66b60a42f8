import { styles } from '@eyelet/demo/catalogue/styles.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();

/** Paths of the calls of a page, added as they are made. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (
      ['fetch', 'xhr'].includes(request.resourceType()) &&
      /\/(auth|cart|consumers|favorites|products)/.test(pathname)
    )
      calls.push(pathname + search);
  });
  return calls;
}

/** Makes the page request suggestions. */
const suggest = (page: Page) => page.getByRole('combobox').first().pressSequentially('boot');

test('[C2.32] [C7.06] preview=true prefixes every call of the pages that follow, and preview=false ends that', async () => {
  const { page, complaints } = await journey.visit('about:blank');
  const calls = callsOf(page);
  await page.goto('/en-us?preview=true&siteId=NORA&previewDateTime=2030-05-01T10:00:00Z');
  await ready(page);
  await expect.poll(() => calls.length, patient).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await suggest(page);
  await expect.poll(() => calls.some((call) => call.includes('/search/')), patient).toBe(true);
  for (const call of calls) expect(call).toMatch(/^\/preview\//);
  expect(calls[0]).toContain('siteId=NORA');
  expect(calls[0]).toContain('previewDateTime=2030-05-01T10%3A00%3A00.000Z');

  await page.goto('/en-us?preview=false');
  await page.goto('/en-us/privacy');
  await ready(page);
  calls.length = 0;
  await suggest(page);
  await expect.poll(() => calls.some((call) => call.includes('/search/')), patient).toBe(true);
  for (const call of calls) expect(call).not.toMatch(/^\/preview\//);
  expect(complaints).toEqual([]);
});

test('a preview is never cached or indexed, and the pages of shoppers stay as they are', async () => {
  const plain = await fetch(`${journey.origin()}/en-us`);
  const preview = await fetch(`${journey.origin()}/en-us?preview=true`);
  expect(preview.headers.get('cache-control')).toBe('private, no-store');
  expect(preview.headers.get('x-robots-tag')).toBe('noindex');
  expect(await preview.text()).toContain('data-preview');
  expect(plain.headers.get('cache-control')).toContain('s-maxage');
  expect(await (await fetch(`${journey.origin()}/en-us`)).text()).not.toContain('data-preview');
});

test.each(Object.entries(widths))(
  '[C2.35] the bar of a preview goes to another market and ends it (%s)',
  async (_, width) => {
    const { page, complaints } = await journey.visit('/en-us/privacy?preview=true', {
      viewport: { width, height: 900 },
    });
    const bar = page.getByRole('region', { name: 'Preview' });
    await bar.waitFor();
    await expectAccessible(page, 'a preview');
    await bar.getByLabel('Market').selectOption('de-de');
    await bar.getByLabel('Moment (UTC)').fill('2030-12-24T18:00');
    await bar.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('heading', { level: 1, name: 'Datenschutz' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/de-de/privacy');
    const german = page.getByRole('region', { name: 'Vorschau' });
    expect(await german.getByLabel('Zeitpunkt (UTC)').inputValue()).toBe('2030-12-24T18:00');
    await german.getByRole('link', { name: 'Vorschau beenden' }).click();
    await page.waitForURL((url) => url.searchParams.get('preview') === 'false');
    await page.reload();
    await ready(page);
    expect(await german.count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

const presale = styles.find(({ special }) => special === 'presale');

test('the bar shows the shop as another kind of shopper, without signing in', async () => {
  const t = wordsOf('en-us');
  const { page, complaints } = await journey.visit('/en-us/promotions?preview=true');
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Preview' });
  const lookAs = async (kind: string) => {
    await bar.getByLabel('Kind of shopper').selectOption({ label: kind });
    await bar.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL((url) => url.searchParams.has('previewShopper'));
    await expect.poll(() => bar.getByLabel('Kind of shopper').locator(':checked').textContent(), patient).toBe(kind);
  };
  await bar.waitFor();
  expect(await main.getByText('Staff price').count()).toBe(0);
  await lookAs('Employee');
  await main.getByText('Staff price').first().waitFor();

  await page.goto(`/en-us/p/x-${presale?.id}${presale?.colourways[0]?.code}`);
  const add = main.getByRole('button', { name: t('product.addToCart'), exact: true });
  await add.waitFor();
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?preview=true&previewShopper=guest`);
  await main.getByText(t('product.membersFirst')).waitFor();
  expect(await add.count()).toBe(0);
  await page.goto(`${pathname}?preview=true&previewShopper=member`);
  await add.waitFor();
  expect(complaints).toEqual([]);

  await page.goto('/en-us/account/profile');
  await page.waitForURL(/sign-in/);
});

test.each(Object.entries(widths))(
  'the bar leads to what changes between now and then, with the page at both moments (%s)',
  async (name, width) => {
    const { page, complaints } = await journey.visit(
      '/en-us/promotions?preview=true&previewDateTime=2040-05-01T10:00',
      {
        viewport: { width, height: 900 },
      },
    );
    const bar = page.getByRole('region', { name: 'Preview' });
    await bar.getByRole('link', { name: 'What changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'What changes' }).waitFor();
    const prices = page.getByRole('region', { name: /^\d+ prices?$/ });
    await prices
      .getByText(/instead of .* → /)
      .first()
      .waitFor();
    const frames = ['Now', 'May 1, 2040, 10:00 AM'].map((title) => page.locator(`iframe[title="${title}"]`));
    for (const frame of frames) {
      await frame.contentFrame().getByRole('heading', { level: 1, name: 'Promotions' }).waitFor();
    }
    const [before, after] = await Promise.all(frames.map((frame) => frame.boundingBox()));
    expect(before?.width).toBe(after?.width);
    expect(before?.y === after?.y).toBe(name !== 'phone');
    await expectAccessible(page, 'what changes');

    await page.goto('/en-us/privacy');
    await expect.poll(() => bar.getByLabel('Moment (UTC)').inputValue(), patient).toBe('2040-05-01T10:00');
    expect(complaints).toEqual([]);
  },
);
