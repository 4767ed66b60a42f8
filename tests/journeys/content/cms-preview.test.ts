import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { ready } from '../checkout/steps.ts';

const journey = openJourney();
const path = '/en-us/cms-preview';

test('[B1.26] [B2.1.29] [B2.1.35] authors choose a type and get its items with id, name, referrers and date', async () => {
  const { page, complaints } = await journey.visit(path);
  await page.getByLabel('Doc type').selectOption('page');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL((url) => url.searchParams.get('docType') === 'page');
  await page.getByRole('table').waitFor();
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers).toEqual(['Id', 'Name', 'Referrers', 'Modified']);
  const cells = await page.getByRole('row').nth(1).getByRole('cell').allTextContents();
  expect(cells[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(cells[1]).not.toBe('');
  expect(cells[2]).toMatch(/^\d+$/);
  expect(cells[3]).toMatch(/\d{4}/);
  expect(complaints).toEqual([]);
});

test('[B5.7.01] a form without a type says so at the field, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await journey.visit(path, { javaScriptEnabled });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('Doc type is required', { exact: true }).waitFor();
    const field = page.getByLabel('Doc type');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  }
});

test('[B2.1.31] [B2.1.32] [B2.1.33] [B2.1.34] pages have 10, 20 or 50 rows, and sending the form leads to the first page', async () => {
  const { page } = await journey.visit(`${path}?docType=page&limit=10&page=2`);
  await ready(page);
  const limit = page.getByLabel('Items per page');
  expect(await limit.locator('option').allTextContents()).toEqual(['10', '20', '50']);
  expect(await limit.inputValue()).toBe('10');
  await page.getByLabel('Doc type').selectOption('footer');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL((url) => url.searchParams.get('docType') === 'footer');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('page'), searchParams.get('limit')]).toEqual([null, '10']);
  await page.goto(`${path}?docType=page&limit=10`);
  await expect.poll(() => page.getByRole('row').count()).toBe(11);
  await page.goto(`${path}?docType=page`);
  expect(await page.getByLabel('Items per page').inputValue()).toBe('20');
});

test('[B2.1.30] [B2.1.36] a layout filters the list, and an empty one says so', async () => {
  const { page } = await journey.visit(`${path}?docType=page&layoutVariant=none-has-this`);
  await page.getByText('No results.', { exact: true }).waitFor();
});

test.each(Object.entries(widths))('the list is accessible (%s)', async (name, width) => {
  const { page } = await journey.visit(`${path}?docType=page`, { viewport: { width, height: 900 } });
  await ready(page);
  await page.getByRole('table').waitFor();
  await expectAccessible(page, `the list of items, ${name}`);
  await expectFits(page);
});
