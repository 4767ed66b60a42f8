import { changeAllowance } from '@eyelet/contracts/allowances/change.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { listOwnPrices } from '@eyelet/contracts/promotions/list-own-prices.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buildProduct } from '@eyelet/testing/catalogue.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Locator, Page } from 'playwright-core';
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
import { ready, sendSignIn, signOut, wordsOf } from '../signing/steps.ts';
import { openStudio } from '../studio/steps.ts';
import { buyWith, confirmed, sheetOf, sheetReady } from '../wallets/steps.ts';

const locale = 'en-us';
const t = wordsOf(locale);
const plain = buildProduct('SKFERR01', 20);
const texts = Object.fromEntries(
  Object.entries(plain.texts).map(([language, own]) => [language, { ...own, slug: 'ferry-shoe', name: 'Ferry' }]),
);
const ferry = { productId: 'SKFERR01BLU', upc: '4000000002000', record: { ...plain, texts } } as const;
const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  (options) => startStockedShop({ ...options, onHand: 50, further: [ferry.record] }),
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

/** Goes on in another width, as each part of a journey is walked in one of them. */
const turn = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

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
  await turn(page, widths.phone);
  await toPayment(page);
  const note = t('checkout.value.creditLeft', { remaining: '$150.00', payable: '#' }).split('#')[0] ?? '';
  await main.getByText(note).waitFor();
  const use = t('checkout.value.useCredit', { amount: '#' }).replace('#', '\\$[\\d.]+');
  await main.getByRole('button', { name: new RegExp(`^${use}$`) }).click();
  const applied = main.getByRole('list', { name: t('checkout.value.applied') });
  const amount = /\$10\d\.\d\d/.exec((await applied.textContent()) ?? '')?.[0] ?? expect.fail('nothing was applied');
  await expectAccessible(page, 'the payment step with a credit');
  await expectFits(page);
  await turn(page, widths.desktop);
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await place(page);
  await main.getByText(t('checkout.method.ATHLETES_PAYMENT')).first().waitFor();
  await expectFits(page);
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
  // For one pair, not for a second one.
  await allow(employee, { employee: 140 }, 1);
  const visitor = await signIn(employee, widths.phone);
  const { page } = visitor;
  const main = page.getByRole('main');
  const terms = page.getByRole('dialog', { name: t('auth.employeeTerms.title') });
  await terms.waitFor();
  await expectAccessible(page, 'the terms of employees');
  await terms.getByRole('button', { name: t('auth.employeeTerms.later') }).click();
  await terms.waitFor({ state: 'detached' });
  await expectFits(page);
  await turn(page, widths.tablet);
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
  await expectFits(page);
  await turn(page, widths.desktop);
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
  // Within the same page, so that what the browser knows of prices has to be read anew.
  await main.locator(`a[href*="${productIds.deck}"]`).first().click();
  await page.waitForURL((url) => url.pathname.endsWith(productIds.deck));
  await main.getByText('$100.00').first().waitFor();
  await own.first().waitFor({ state: 'detached' });
  await page.goto(`/${locale}/account`);
  await main.getByText(t('account.allowanceLeft', { amount: '$65.00' }), { exact: true }).waitFor();
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

const workshop = promotion('workshop', {
  ...{ level: 'PRODUCT', benefit: { kind: 'group-prices', prices: { SKFERR01: { USD: 8000 } } } },
  ...{ wants: { groups: ['professional'] }, texts: { name: 'Workshop price' } },
});

/** A member of a programme whose price of the ferry shoe is 80.00, and a browser in which they are signed in. */
async function visitAsMember() {
  await givePromotions(shop.running(), [workshop]);
  const member = await newConsumer(shop.running().origin, { signUp: { firstName: 'Ada', lastName: 'Brink' } });
  const ofProgramme = `update consumer set identities = '{wranx}' where id = $1`;
  await shop.running().shop.database.pool.query(ofProgramme, [member.auth.consumerNo]);
  const visitor = await signIn(member, widths.desktop);
  await visitor.page.waitForURL((url) => url.pathname === `/${locale}/account`);
  return visitor;
}

test('a member of a programme sees their prices in suggestions, favorites, saved items and a listing, until they sign out', async () => {
  const visitor = await visitAsMember();
  const { page } = visitor;
  const main = page.getByRole('main');
  await callAs(page, addFavorite, { body: { productId: ferry.productId } });
  await callAs(page, updateSavedItems, { body: { items: [{ upc: ferry.upc }] } });
  const shows = (place: Locator, amount: string) => place.getByText(amount, { exact: true }).first().waitFor();
  await page.goto(`/${locale}/favorites`);
  const favorites = main.getByRole('list', { name: t('favorites.title') });
  await shows(favorites, '$80.00');
  await shows(favorites, 'Workshop price');
  await page.goto(`/${locale}/cart`);
  const saved = page.getByRole('region', { name: t('saved.title') });
  await shows(saved, '$80.00');
  await shows(saved, 'Workshop price');
  await page.goto(`/${locale}/c/deck-shoes-1100`);
  await ready(page);
  const card = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ferry' }) });
  await shows(card, '$80.00');
  await page.getByRole('combobox', { name: t('shop.search.label') }).fill('ferr');
  const option = page.getByRole('option').filter({ hasText: '$80.00' });
  await shows(option, '$80.00');
  await shows(option, 'Workshop price');
  await expectAccessible(page, 'suggestions and cards at prices of a programme');
  await page.keyboard.press('Escape');
  await signOut(page, locale, { email: '', firstName: 'Ada' });
  await card.getByText('$80.00').waitFor({ state: 'detached' });
  await shows(card, '$100.00');
  await page.getByRole('combobox', { name: t('shop.search.label') }).fill('ferr');
  const plainOption = page.getByRole('option').filter({ hasText: '$100.00' });
  await plainOption.waitFor();
  expect(await plainOption.getByText('Workshop price').count()).toBe(0);
  expectNoComplaints(visitor);
});

test('a price of a programme leaves an open page when its promotion is over and the page is seen again', async () => {
  const visitor = await visitAsMember();
  const { page } = visitor;
  const main = page.getByRole('main');
  await page.goto(`/${locale}/p/any-slug-${ferry.productId}`);
  await ready(page);
  const own = main.getByText('Workshop price', { exact: true }).first();
  await own.waitFor();
  await givePromotions(shop.running(), [{ ...workshop, endsAt: shop.now() }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await own.waitFor({ state: 'detached' });
  await main.getByText('$100.00').first().waitFor();
  expectNoComplaints(visitor);
});

test('the sheet of a wallet begins with the price of a member on the page of a product, where it is paid, and with the total of the cart', async () => {
  const visitor = await visitAsMember();
  const { page } = visitor;
  const main = page.getByRole('main');
  const { dialog } = sheetOf(page, locale);
  // Until its session is open, the sheet shows what the button knows.
  const hold = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const path = '**/cart/v1/paymentSession*';
    await page.route(path, async (route) => {
      await promise;
      await route.continue();
    });
    return async () => {
      resolve();
      await sheetReady(page, locale);
      await page.unroute(path);
    };
  };
  await page.goto(`/${locale}/p/any-slug-${ferry.productId}`);
  await ready(page);
  await main.getByText('Workshop price', { exact: true }).first().waitFor();
  // Four instalments of what the member pays.
  await main.getByText('$20.00').first().waitFor();
  const sizes = page.getByRole('group', { name: t('product.chooseSize') }).first();
  await sizes.getByRole('radio', { disabled: false }).first().check({ force: true });
  const openOfProduct = await hold();
  await buyWith(page, locale, 'Apple Pay');
  await dialog.getByText('80.00 USD', { exact: true }).waitFor();
  await openOfProduct();
  await dialog.getByRole('button', { name: t('wallets.sheet.pay') }).click();
  await confirmed(page, locale);
  await factOf(main, 'Workshop price').getByText('$20.00').waitFor();
  await buy(page, locale, ferry.productId);
  await page.goto(`/${locale}/cart`);
  await ready(page);
  await main.getByText('$80.00').first().waitFor();
  const total = await factOf(main, t('cart.total')).textContent();
  const openOfCart = await hold();
  await buyWith(page, locale, 'Apple Pay');
  await dialog.getByText(`${total?.slice(1)} USD`, { exact: true }).waitFor();
  await openOfCart();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expectNoComplaints(visitor);
});
