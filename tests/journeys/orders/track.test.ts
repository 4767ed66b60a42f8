import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { type Home, homes } from '../checkout/addresses.ts';
import { ready, wordsOf } from '../signing/steps.ts';
import { order } from './steps.ts';

const journey = openJourney();
const homeOf = (locale: string): Home => homes.find((one) => one.locale === locale) ?? expect.fail(locale);

test.each([
  ['en-us', widths.desktop, true],
  ['de-de', widths.phone, false],
] as const)('a guest tracks an order by number and email: %s, %i [C1.23]', async (locale, width, javaScriptEnabled) => {
  const t = wordsOf(locale);
  const buyer = await journey.visit(`/${locale}`);
  const number = await order(buyer.page, homeOf(locale));
  const visitor = await journey.visit(`/${locale}/track-order`, {
    viewport: { width, height: 900 },
    javaScriptEnabled,
  });
  const { page } = visitor;
  if (javaScriptEnabled) await ready(page);
  const main = page.getByRole('main');
  const track = async (email: string) => {
    await page.locator('#track-orderNumber').fill(number);
    await page.locator('#track-email').fill(email);
    await main.getByRole('button', { name: t('purchases.track.action'), exact: true }).click();
  };
  await track('somebody@example.com');
  await page.locator('#track-email-error').getByText(t('error.ORD400')).waitFor();
  await track('ada@example.com');
  await main.getByRole('heading', { level: 2, name: t('order.numberIs', { number }) }).waitFor();
  const steps = main.getByRole('list', { name: t('purchases.track.steps') }).getByRole('listitem');
  expect(await steps.count()).toBe(2);
  expect(await steps.last().textContent()).toContain(t('order.state.confirmed'));
  // Neither number nor email is in the URL.
  expect(new URL(page.url()).search).toBe('');
  if (!javaScriptEnabled) return;
  await expectAccessible(page, 'a tracked order');
  expectNoComplaints(visitor);
});
