import { changeAllowance } from '@eyelet/contracts/allowances/change.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { productIds, startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { atStep, buy, continueToPayment, fillShipping, placeButton } from '../checkout/steps.ts';
import { ready, sendSignIn, wordsOf } from '../signing/steps.ts';
import { openStudio } from '../studio/steps.ts';

const locale = 'en-us';
const t = wordsOf(locale);
const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  (options) => startStockedShop({ ...options, onHand: 50 }),
);

/** A browser in which somebody has sent the form to sign in. */
async function signIn({ email, password }: TestConsumer, width: number) {
  const viewport = { width, height: 900 };
  const path = `/${locale}/sign-in?next=/${locale}/account`;
  const visitor = await journey.visit(`${shop.origin()}${path}`, { baseURL: shop.origin(), viewport });
  await ready(visitor.page);
  await sendSignIn(visitor.page.getByRole('main'), locale, email, password);
  return visitor;
}

async function toPayment(page: Page): Promise<void> {
  const dialog = await buy(page, locale, productIds.deck);
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await continueToPayment(page, locale);
}

async function place(page: Page): Promise<void> {
  await atStep(page, locale, 'summary');
  await placeButton(page, locale).click();
  await page.waitForURL(/order-confirmation\?/);
}

/** What staff allow somebody from now on. */
async function allow({ auth }: TestConsumer, athlete: number | null, version: number): Promise<void> {
  const staff = await newStaff(shop.running(), { roles: ['finance'] });
  const body = { athlete, employee: null, prosumer: null, programmes: [], version };
  await staff.call(changeAllowance, { params: { consumerNo: auth.consumerNo }, body });
}

test('an athlete pays with the credit, and sees what is left before and after, until it is taken away [C3.29]', async () => {
  const athlete = await newConsumer(shop.running().origin);
  await allow(athlete, 150, 1);
  const visitor = await signIn(athlete, widths.tablet);
  const { page } = visitor;
  const main = page.getByRole('main');
  const left = (amount: string) => main.getByText(t('account.allowanceLeft', { amount }), { exact: true });
  await page.waitForURL((url) => url.pathname === `/${locale}/account`);
  await left('$150.00').waitFor();
  await toPayment(page);
  const note = t('checkout.value.creditLeft', { remaining: '$150.00', payable: '#' }).split('#')[0] ?? '';
  await main.getByText(note).waitFor();
  const use = t('checkout.value.useCredit', { amount: '#' }).replace('#', '\\$[\\d.]+');
  await main.getByRole('button', { name: new RegExp(`^${use}$`) }).click();
  const applied = main.getByRole('list', { name: t('checkout.value.applied') });
  const amount = /\$10\d\.\d\d/.exec((await applied.textContent()) ?? '')?.[0] ?? expect.fail('nothing was applied');
  await expectAccessible(page, 'the payment step with a credit');
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await place(page);
  await main.getByText(t('checkout.method.ATHLETES_PAYMENT')).first().waitFor();
  await page.goto(`/${locale}/account`);
  await left(`$${(150 - Number(amount.slice(1))).toFixed(2)}`).waitFor();
  const credit = page.getByRole('region', { name: t('account.kind.athlete') });
  await credit.waitFor();
  await allow(athlete, null, 2);
  await page.goto(`/${locale}/account`);
  await main.getByRole('heading', { level: 1 }).waitFor();
  expect(await credit.count()).toBe(0);
  expectNoComplaints(visitor);
});
