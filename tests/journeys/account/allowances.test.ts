import { changeAllowance } from '@eyelet/contracts/allowances/change.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { listOwnPrices } from '@eyelet/contracts/promotions/list-own-prices.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { factOf } from '../checkout/order-steps.ts';
import {
  addToCart,
  atStep,
  buy,
  cards,
  continueToPayment,
  fillShipping,
  payWith,
  placeButton,
} from '../checkout/steps.ts';
import { callAs } from '../favorites/steps.ts';
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

type Allowed = Partial<Record<'athlete' | 'employee', number>>;

/** What staff allow somebody from now on. */
async function allow({ auth }: TestConsumer, allowed: Allowed, version: number): Promise<void> {
  const staff = await newStaff(shop.running(), { roles: ['finance'] });
  const body = { athlete: null, employee: null, prosumer: null, programmes: [], ...allowed, version };
  await staff.call(changeAllowance, { params: { consumerNo: auth.consumerNo }, body });
}

test('an athlete pays with the credit, and sees what is left before and after, until it is taken away [C3.29]', async () => {
  const athlete = await newConsumer(shop.running().origin);
  await allow(athlete, { athlete: 150 }, 1);
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
  await allow(athlete, {}, 2);
  await page.goto(`/${locale}/account`);
  await main.getByRole('heading', { level: 1 }).waitFor();
  expect(await credit.count()).toBe(0);
  expectNoComplaints(visitor);
});

test('an employee accepts the terms, sees the prices of staff and buys at them, and has them no longer once they are no employee [C2.53, C6.09]', async () => {
  const prices = { SKDECK01: { USD: 7500 } };
  const staffPrice = promotion('staff', {
    ...{ level: 'PRODUCT', audience: ['EMPLOYEE'], benefit: { kind: 'group-prices', prices } },
    texts: { name: 'Staff price' },
  });
  await givePromotions(shop.running(), [staffPrice]);
  const employee = await newConsumer(shop.running().origin);
  const become = (members: string) =>
    shop.running().shop.database.pool.query(`update consumer set ${members} where id = $1`, [employee.auth.consumerNo]);
  await become(`kind = 'EMPLOYEE', identities = '{employee}'`);
  await allow(employee, { employee: 200 }, 1);
  const visitor = await signIn(employee, widths.phone);
  const { page } = visitor;
  const main = page.getByRole('main');
  const terms = page.getByRole('dialog', { name: t('auth.employeeTerms.title') });
  await terms.waitFor();
  await expectAccessible(page, 'the terms of employees');
  await terms.getByRole('button', { name: t('auth.employeeTerms.later') }).click();
  await terms.waitFor({ state: 'detached' });
  const product = `/${locale}/p/any-slug-${productIds.deck}`;
  const own = main.getByText('Staff price', { exact: true });
  await page.goto(product);
  await ready(page);
  await main.getByText('$100.00').first().waitFor();
  // The browser shows them only after a while, so that their absence is asked for.
  expect(await callAs(page, listOwnPrices, {}), 'before the terms are accepted').toEqual({ groups: [] });
  await page.goto(`/${locale}/account/employee-terms?next=${product}`);
  await ready(page);
  await main.getByRole('button', { name: t('auth.employeeTerms.accept') }).click();
  await page.waitForURL((url) => url.pathname.endsWith(productIds.deck));
  await own.first().waitFor();
  await main.getByText('$75.00').first().waitFor();
  await expectAccessible(page, 'a product at a price of staff');
  await addToCart(page, locale);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click();
  await fillShipping(page, american);
  await continueToPayment(page, locale);
  await payWith(page, locale, cards.good);
  await place(page);
  await factOf(main, 'Staff price').getByText('$25.00').waitFor();
  await page.goto(`/${locale}/account`);
  await main.getByText(t('account.allowanceLeft', { amount: '$125.00' }), { exact: true }).waitFor();
  await become(`kind = 'REGISTERED', identities = '{}'`);
  await page.goto(product);
  await ready(page);
  await main.getByText('$100.00').first().waitFor();
  expect(await callAs(page, listOwnPrices, {}), 'once they are no employee').toEqual({ groups: [] });
  expect(await callAs(page, createCartWithItem, { body: { upc: upcs.deck } })).toMatchObject({
    totals: { itemTotal: 100 },
  });
  expectNoComplaints(visitor);
});
