import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { visitAccount } from '../account/steps.ts';
import { type Home, homes } from '../checkout/addresses.ts';
import { ready, wordsOf } from '../signing/steps.ts';
import { order } from './steps.ts';

const journey = openJourney();
const homeOf = (locale: string): Home => homes.find((one) => one.locale === locale) ?? expect.fail(locale);

test.each([
  ['en-us', widths.desktop],
  ['de-de', widths.phone],
] as const)('a consumer cancels an order after a confirmation: %s [C1.24]', async (locale, width) => {
  const t = wordsOf(locale);
  const visitor = await visitAccount(journey, '', locale, { viewport: { width, height: 900 } });
  const { page } = visitor;
  const number = await order(page, homeOf(locale));
  await page.goto(`/${locale}/account/order?order=${number}`);
  await ready(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('purchases.cancel'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('purchases.cancelTitle') });
  await expectAccessible(page, 'the confirmation of a cancellation');
  await dialog.getByRole('button', { name: t('purchases.cancelKeep') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await main.getByText(t('order.state.confirmed'), { exact: true }).waitFor();
  await main.getByRole('button', { name: t('purchases.cancel'), exact: true }).click();
  await dialog.getByRole('button', { name: t('purchases.cancelConfirm'), exact: true }).click();
  await main
    .getByRole('status')
    .filter({ hasText: t('purchases.cancelDone') })
    .waitFor();
  await main.getByText(t('order.state.cancelled'), { exact: true }).waitFor();
  await expect.poll(() => main.getByRole('button', { name: t('purchases.cancel'), exact: true }).count()).toBe(0);
  expectNoComplaints(visitor);
});
