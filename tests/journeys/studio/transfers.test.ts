import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stockAt } from '../../api/transfers/transfers.ts';
import { openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

const tablet = { viewport: { width: 820, height: 1180 } };

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const typeAndEnter = async (field: Locator, text: string) => {
  await field.fill(text);
  await field.press('Enter');
};

test('on a tablet, a transfer is written by scanning, sent, counted, and received with a difference', async () => {
  await setStockAt(studio.running(), upcs.socks, 'W-NORA', 20);
  const visitor = await studio.work('/transfers', { name: 'Ines Moor', roles: ['warehouse'] }, tablet);
  const { page } = visitor;
  await page.getByText(t('studio.transfers.none')).waitFor();
  await page.getByRole('button', { name: t('studio.transfers.new') }).click();
  await choose(page, t('studio.transfers.from'), 'W-NORA');
  await choose(page, t('studio.transfers.to'), 'S-BOSTON');
  const find = page.getByRole('textbox', { name: t('studio.transfers.find') });
  const goods = page.getByRole('list', { name: t('studio.transfers.goods'), exact: true });
  const sock = goods.getByRole('listitem').filter({ hasText: 'SKSOCK01BLU-40' });
  // A scanner is faster than the answers: none comes before all are asked for.
  const asked = Promise.withResolvers<void>();
  let scans = 0;
  await page.route(new RegExp(`/staff/v1/stock\\?.*search=${upcs.socks}`), async (route) => {
    scans += 1;
    if (scans === 3) asked.resolve();
    await asked.promise;
    await route.continue();
  });
  for (let piece = 0; piece < 3; piece++) await typeAndEnter(find, upcs.socks);
  await sock.getByText(t('studio.transfers.freeOf', { free: 20 })).waitFor();
  await expect.poll(() => sock.getByRole('textbox').inputValue()).toBe('3');
  await typeAndEnter(find, 'SKDECK01BLU-40');
  await goods.getByText('SKDECK01BLU-40').waitFor();
  await find.fill('holm');
  await page.getByRole('list', { name: t('studio.transfers.found') }).waitFor();
  await expectAccessible(page, 'a transfer that is written');
  await find.fill('');
  await page.getByRole('button', { name: t('studio.save') }).click();
  await page.getByRole('heading', { level: 1, name: /T-\d+ · W-NORA → S-BOSTON/ }).waitFor();

  await page.getByRole('button', { name: t('studio.transfers.send') }).click();
  const asking = page.getByRole('alertdialog');
  await asking.getByText(t('studio.transfers.sendWhat', { n: 4, from: 'W-NORA', to: 'S-BOSTON' })).waitFor();
  await expectAccessible(page, 'a transfer to be sent');
  await asking.getByRole('button', { name: t('studio.transfers.send') }).click();
  await page.getByRole('button', { name: t('studio.transfers.receive') }).click();

  const scan = page.getByRole('textbox', { name: t('studio.packing.scan') });
  await typeAndEnter(scan, upcs.socks);
  await typeAndEnter(scan, upcs.socks);
  await page.getByText(t('studio.transfers.countOf', { n: 2, expected: 3 })).waitFor();
  await typeAndEnter(scan, upcs.limited);
  await page
    .getByRole('alert')
    .getByText(t('studio.transfers.countedStranger', { name: 'Holm, 40', n: 1 }))
    .waitFor();
  await typeAndEnter(scan, '1234567890123');
  await page
    .getByRole('alert')
    .getByText(t('studio.transfers.unknown', { upc: '1234567890123' }))
    .waitFor();
  const deck = goods.getByRole('listitem').filter({ hasText: 'SKDECK01BLU-40' });
  await deck.getByRole('textbox', { name: t('studio.transfers.fate.damaged') }).fill('1');
  // What was counted is still known after the tablet was asleep.
  await page.reload();
  await page.getByText(t('studio.transfers.countOf', { n: 4, expected: 4 })).waitFor();
  await expectAccessible(page, 'a transfer that is counted');
  await page.getByRole('button', { name: t('studio.transfers.check') }).click();
  const dialog = page.getByRole('alertdialog', { name: t('studio.transfers.check') });
  await dialog.getByText(`${t('studio.transfers.fate.damaged')} 1`).waitFor();
  await dialog.getByText(`${t('studio.transfers.fate.found')} 1`).waitFor();
  await dialog.getByRole('button', { name: t('studio.transfers.rest', { n: 1 }) }).click();
  await page.getByRole('option', { name: t('studio.transfers.rest.lost') }).click();
  await dialog.getByText(`${t('studio.transfers.fate.lost')} 1`).waitFor();
  await expectAccessible(page, 'the differences of a transfer');
  await dialog.getByRole('button', { name: t('studio.transfers.take') }).click();
  await page.getByText(t('studio.transfers.state.received'), { exact: true }).first().waitFor();
  await page.getByText(new RegExp(t('studio.transfers.reason.missing'))).waitFor();
  await expectAccessible(page, 'a transfer that was received');
  expect(await stockAt(studio.running(), upcs.socks)).toMatchObject({ 'S-BOSTON': [2, 0], 'W-NORA': [17, 0] });
  expect((await stockAt(studio.running(), upcs.deck))['S-BOSTON']).toBeUndefined();
  expect(await stockAt(studio.running(), upcs.limited)).toMatchObject({ 'S-BOSTON': [1, 0] });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page, 'a transfer');
  expectNoComplaints(visitor);
});
