import { readFile } from 'node:fs/promises';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { makeDueCodes } from '@eyelet/server/code-batches/make-due.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { expect, test } from 'vitest';
import { openCart } from '../checkout/delivery-steps.ts';
import { buy, wordsOf } from '../checkout/steps.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney();
const studio = openStudio(
  journey,
  async (app, shop, prepared) => {
    await mountStudio(app);
    await mountPages(app, shop, prepared);
  },
  (options) => startShop({ ...options, parts: { ...options.parts, beforeSnapshot: loadDemo } }),
);

test('codes are requested at the desk, made while somebody watches, exported as a file, used in a cart, and withdrawn', async () => {
  const visitor = await studio.work('/promotions/harbour-week/codes', { roles: ['merchandiser'] });
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.promotions.batches') }).click();
  await heading(page, t('studio.promotions.batchesOf', { name: 'Dockside week' })).waitFor();
  await page.getByText(t('studio.promotions.noBatches')).waitFor();
  await page.getByRole('button', { name: t('studio.promotions.makeCodes') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.promotions.makeCodes') });
  const send = dialog.getByRole('button', { name: t('studio.promotions.makeCodes') });
  await dialog.getByRole('textbox', { name: t('studio.promotions.codeCount') }).fill('100001');
  await send.click();
  await dialog.getByText(t('error.STF400')).waitFor();
  await expectAccessible(page, 'asking for codes');
  await dialog.getByRole('textbox', { name: t('studio.promotions.codeCount') }).fill('1200');
  await dialog.getByRole('textbox', { name: t('studio.promotions.codePrefix') }).fill('quay');
  await send.click();
  await page.getByRole('progressbar').waitFor();
  await expectAccessible(page, 'codes that are being made');
  await makeDueCodes(studio.running().shop);
  const named = { prefix: 'QUAY', codes: '1,200' };
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('studio.promotions.exportBatch', named) }).click();
  const [, ...rows] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n');
  expect(rows.length).toBe(1200);
  const code = rows[0]?.split(',')[0] ?? '';

  const shopper = await journey.visit(`${studio.origin()}/en-us`, { baseURL: studio.origin() });
  await buy(shopper.page, 'en-us');
  await shopper.page.goto(`/en-us/promotions?code=${code.toLowerCase()}`);
  await shopper.page.getByText(wordsOf('en-us')('promotions.link.applied', { code })).waitFor();
  await openCart(shopper.page, 'en-us');
  await shopper.page.getByText(code).first().waitFor();

  await page.getByRole('button', { name: t('studio.promotions.withdrawBatch', named) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t('studio.promotions.withdraw'), exact: true }).click();
  await page.getByText(t('studio.promotions.batch.withdrawn'), { exact: true }).waitFor();
  expectNoComplaints(visitor);
});

test.each([widths.phone, widths.tablet, widths.desktop])('batches fit %i px', async (width) => {
  const { page } = await studio.work(
    '/promotions/wool/code-batches',
    { roles: ['analyst'] },
    {
      viewport: { width, height: 900 },
    },
  );
  await page.getByText(t('studio.promotions.noBatches')).waitFor();
  await expectAccessible(page, 'batches');
  await expectFits(page);
});
