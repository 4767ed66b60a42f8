import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { writtenCase } from '../../api/cases/messages.ts';
import { heading, openStudio, t, taskAtHome } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

/** What all orders of this file cost, of earlier attempts, too. */
let revenue = 0;

async function placed() {
  const { origin } = studio.running();
  const order = await buy(await newShopper(origin), origin, upcs.socks);
  revenue += order.totals.total;
  return order;
}

test('a new order waits on the first page, which links to it and shows its revenue', async () => {
  const visitor = await studio.work('/');
  const { page } = visitor;
  await heading(page, t('studio.home.title')).waitFor();
  const { orderNumber } = await placed();
  await page.reload();
  await page.getByRole('link', { name: taskAtHome('orders-to-pack') }).click();
  await heading(page, t('studio.orders.title')).waitFor();
  await page.getByRole('link', { name: orderNumber }).waitFor();
  await page.goBack();
  const total = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(revenue);
  const sales = page.getByRole('region', { name: t('studio.home.figures') });
  await sales.getByRole('definition').filter({ hasText: total }).first().waitFor();
  const chart = sales.getByRole('figure', { name: t('studio.home.chart', { figure: t('studio.home.sales') }) });
  await chart.getByRole('application').waitFor();
  await chart.getByText(t('studio.home.table')).press('Enter');
  await chart.getByRole('row').filter({ hasText: total }).waitFor();
  expectNoComplaints(visitor);
});

test("a case of one's own links to the list of exactly these", async () => {
  const { page, who } = await studio.work('/');
  const mine = { reference: await writtenCase(studio.running().origin) };
  await writtenCase(studio.running().origin);
  const { version } = (await who.call(readCase, { params: mine })).case;
  await who.call(changeCase, { params: mine, body: { assigneeId: who.me.staffId, version } });
  await page.reload();
  await page.getByRole('link', { name: taskAtHome('own-cases') }).click();
  await heading(page, t('studio.cases.title')).waitFor();
  await page.getByRole('link', { name: mine.reference }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
});

test('the period and the figure are chosen, are in the URL, and can be exported as a file', async () => {
  await placed();
  const { page } = await studio.work('/home?days=7&figure=orders');
  const figures = page.getByRole('region', { name: t('studio.home.figures') });
  await figures
    .getByRole('figure', { name: t('studio.home.chart', { figure: t('studio.home.orders') }) })
    .getByText(t('studio.home.table'))
    .click();
  await expect.poll(() => figures.getByRole('row').count()).toBe(8);
  await figures.getByRole('button', { name: t('studio.home.days') }).click();
  await page.getByRole('option', { name: t('studio.home.lastDays', { count: 90 }) }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('days')).toBe('90');
  await expect.poll(() => figures.getByRole('row').count()).toBe(91);
  const coming = page.waitForEvent('download');
  await figures.getByRole('link', { name: t('studio.home.export') }).click();
  expect((await coming).suggestedFilename()).toMatch(/^sales-.*\.csv$/);
});

test('staff who may not see reports see what waits, but no figures', async () => {
  const { page } = await studio.work('/', { roles: ['author'] });
  await heading(page, t('studio.home.title')).waitFor();
  await page.getByText(t('studio.home.nothing')).waitFor();
  expect(await page.getByText(t('studio.home.figures'), { exact: true }).count()).toBe(0);
});

test.each([widths.phone, 1024, widths.desktop])('with orders it fits %i px and is accessible', async (width) => {
  await placed();
  const { page } = await studio.work('/home', {}, { viewport: { width, height: 900 } });
  await page.getByRole('application').waitFor();
  await page.getByText(t('studio.home.table')).click();
  await expectAccessible(page, 'home');
  await expectFits(page);
});
