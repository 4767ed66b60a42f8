import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { beforeEach, expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

const tenth = promotion('tenth', {
  texts: { name: 'Harbour week' },
  limits: { uses: 500, usesEach: null, budget: { USD: 100_000 } },
});

beforeEach(() =>
  givePromotions(
    studio.running(),
    [tenth, promotion('later', { startsAt: new Date('2040-01-01T00:00:00Z'), needsCoupon: true })],
    [{ code: 'LATER', promotion: 'later', most: 3 }],
  ),
);

test('a promotion is found among those that run, and tells what it does, what of its limits is used and what it brought', async () => {
  const { origin } = studio.running();
  const shopper = await newShopper(origin);
  const { id: cartId } = await readyCart(shopper, origin, upcs.deck);
  await shopper.call(placeOrder, { body: { cartId } });
  const visitor = await studio.work('/promotions', { roles: ['merchandiser'] });
  const { page } = visitor;
  await page.getByRole('button', { name: new RegExp(`${t('studio.state')}$`) }).click();
  await page.getByRole('option', { name: t('studio.promotions.state.running') }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('searchbox', { name: t('studio.promotions.search') }).fill('harbour');
  await page.getByRole('link', { name: 'Harbour week' }).click();
  await heading(page, 'Harbour week').waitFor();
  await page.getByText(t('studio.promotions.gives.percentOrder', { percent: '10%' })).waitFor();
  await page.getByText(t('studio.promotions.usesOf', { uses: 1, most: 500 })).waitFor();
  await page.getByText(t('studio.promotions.spentOf', { spent: '$10.00', most: '$1,000.00' })).waitFor();
  const results = page.getByRole('table', { name: t('studio.promotions.results') });
  await results.getByRole('cell', { name: '$10.00' }).waitFor();
  expectNoComplaints(visitor);
});

test.each([widths.phone, 820, widths.desktop])(
  'list, promotion and codes are accessible and fit %i px',
  async (width) => {
    const { page } = await studio.work('/promotions', {}, { viewport: { width, height: 900 } });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.getByText('Harbour week').waitFor();
    await expectAccessible(page, 'list of promotions');
    expect(await fits()).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Name of later' }).click();
    await page.getByText(t('studio.promotions.noResults')).waitFor();
    await expectAccessible(page, 'promotion');
    expect(await fits()).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: t('studio.promotions.showCodes') }).click();
    await page.getByText('LATER', { exact: true }).waitFor();
    await expectAccessible(page, 'codes');
    expect(await fits()).toBeLessThanOrEqual(0);
  },
);
