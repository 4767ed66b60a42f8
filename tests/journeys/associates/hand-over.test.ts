import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import {
  addToCart,
  buy,
  cards,
  continueToPayment,
  deckShoe,
  fillShipping,
  payWith,
  placeButton,
} from '../checkout/steps.ts';
import { handOver, scan, takeOver, titled } from './handing.ts';
import { clearTill, delia, fillSignIn, openTill, patient, ready, send, storeBar, wordsOf } from './steps.ts';

const journey = openJourney();
const { phone, tablet } = widths;
const atPhone = { viewport: { width: phone, height: 844 } };
const atTill = { viewport: { width: tablet, height: 1180 } };

beforeEach(() => clearTill(journey.origin()));

/** Expects a page without axe violations that is no wider than its window. */
async function expectSound(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectFits(page, where);
}

/** Pays for the cart of the page that is open, as a guest or at a till. */
async function pay(page: Page, locale: string) {
  const t = wordsOf(locale);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.checkout'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await fillShipping(page, american);
  await continueToPayment(page, locale);
  await payWith(page, locale, cards.good);
  const answered = page.waitForResponse(
    (response) => response.url().includes('/cart/v2/checkout/order') && response.request().method() === 'PUT',
  );
  await placeButton(page, locale).click();
  const order = await (await answered).json();
  await page.waitForURL(`${journey.origin()}/${locale}/order-confirmation?order=${order.orderNumber}`);
  return order;
}

/** Expects the cart page that is open to have so many units. */
async function expectItems(page: Page, n: number): Promise<void> {
  const [shown] = await page.getByText(/^(One item|\d+ items)$/).allTextContents();
  expect(shown).toBe(wordsOf('en-us')('cart.items', { n }));
}

const cartCount = (page: Page) => page.getByRole('banner').locator('[data-cart-count]').first();

test('a till shows a code; the shopper scans it, has the cart on their phone and pays as a guest; the till is notified and empty', async () => {
  const t = wordsOf('en-us');
  const till = await journey.visit('/en-us', atTill);
  await openTill(till.page, 'en-us');
  await buy(till.page, 'en-us');
  await till.page.goto('/en-us/cart');
  await ready(till.page);
  await handOver(till.page, 'en-us', 'store').click();
  await titled(till.page, t('handover.give.store')).waitFor();
  await ready(till.page);
  await expectSound(till.page, 'the code at the till');
  await expect.poll(() => cartCount(till.page).getAttribute('data-cart-count'), patient).toBe('1');

  const link = await scan(till.page, 'en-us');
  expect(link).toMatch(new RegExp(`^${journey.origin()}/en-us/handover\\?token=`));
  // A link preview uses nothing up.
  expect((await fetch(link)).status).toBe(200);
  const shopper = await journey.visit(link, atPhone);
  await ready(shopper.page);
  await titled(shopper.page, t('handover.take.title.store', { store: delia.store })).waitFor();
  await shopper.page.getByText(t('handover.take.text.store', { n: 1 })).waitFor();
  await expectSound(shopper.page, 'the cart that waits for its taker');
  await takeOver(shopper.page, 'en-us').click();
  await shopper.page.waitForURL(`${journey.origin()}/en-us/cart`);
  await ready(shopper.page);
  await expect.poll(() => cartCount(shopper.page).getAttribute('data-cart-count'), patient).toBe('1');

  await titled(till.page, t('handover.given.store.title')).waitFor();
  await expectSound(till.page, 'the till once its cart was taken');
  await expect.poll(() => cartCount(till.page).getAttribute('data-cart-count'), patient).toBe('0');
  await till.page
    .getByRole('main')
    .getByRole('link', { name: t('handover.toShop') })
    .click();
  await buy(till.page, 'en-us');
  await till.page.goto('/en-us/cart');
  await expectItems(till.page, 1);

  const { inStoreSalesInfo } = await pay(shopper.page, 'en-us');
  expect(inStoreSalesInfo ?? null).toBeNull();
  expectNoComplaints(till);
  expectNoComplaints(shopper);
});

test('a shopper’s code is scanned at the till, and the cart is sold there', async () => {
  const t = wordsOf('en-us');
  const shopper = await journey.visit('/en-us', atPhone);
  await buy(shopper.page, 'en-us');
  await shopper.page.goto('/en-us/cart');
  await ready(shopper.page);
  await handOver(shopper.page, 'en-us', 'shopper').click();
  await titled(shopper.page, t('handover.give.shopper')).waitFor();
  await ready(shopper.page);
  await expectSound(shopper.page, 'the code on a phone');
  await expect.poll(() => cartCount(shopper.page).getAttribute('data-cart-count'), patient).toBe('1');
  const link = await scan(shopper.page, 'en-us');

  const till = await journey.visit('/en-us', atTill);
  await openTill(till.page, 'en-us');
  await storeBar(till.page, 'en-us')
    .getByRole('link', { name: t('associate.bar.take') })
    .click();
  await titled(till.page, t('handover.title')).waitFor();
  const field = till.page.getByLabel(t('handover.scan.label'));
  await field.fill('4006381333931');
  await field.press('Enter');
  await till.page.getByText(t('handover.scan.wrong')).waitFor();
  await expectSound(till.page, 'a till that has read something else');
  // A scanner types what it reads, and presses Enter.
  await field.fill(link);
  await field.press('Enter');
  await titled(till.page, t('handover.take.title.shopper')).waitFor();
  await ready(till.page);
  await expectSound(till.page, 'the cart of a shopper at the till');
  await takeOver(till.page, 'en-us').click();
  await till.page.waitForURL(`${journey.origin()}/en-us/cart`);
  await ready(till.page);

  await titled(shopper.page, t('handover.given.shopper.title')).waitFor();
  await expect.poll(() => cartCount(shopper.page).getAttribute('data-cart-count'), patient).toBe('0');

  const { inStoreSalesInfo } = await pay(till.page, 'en-us');
  expect(inStoreSalesInfo).toMatchObject({ storeId: 'US-BOS' });
  expectNoComplaints(till);
  expectNoComplaints(shopper);
});

test('a cart that is taken while nobody looks at its code is not restored from the copy in the browser', async () => {
  const t = wordsOf('en-us');
  const shopper = await journey.visit('/en-us', atPhone);
  await buy(shopper.page, 'en-us');
  await shopper.page.goto('/en-us/cart');
  await ready(shopper.page);
  await handOver(shopper.page, 'en-us', 'shopper').click();
  await titled(shopper.page, t('handover.give.shopper')).waitFor();
  await ready(shopper.page);
  const link = await scan(shopper.page, 'en-us');
  await shopper.page.goto('about:blank');
  const till = await journey.visit('/en-us', atTill);
  await openTill(till.page, 'en-us');
  await till.page.goto(link);
  await takeOver(till.page, 'en-us').click();
  await till.page.waitForURL(`${journey.origin()}/en-us/cart`);
  // With the restored cart it would be two.
  await buy(shopper.page, 'en-us');
  await shopper.page.goto('/en-us/cart');
  await expectItems(shopper.page, 1);
});

test('an ended link says so, and offers a new code', async () => {
  const t = wordsOf('en-us');
  const till = await journey.visit('/en-us', atTill);
  await openTill(till.page, 'en-us');
  await buy(till.page, 'en-us');
  await till.page.goto('/en-us/cart');
  await ready(till.page);
  await handOver(till.page, 'en-us', 'store').click();
  await titled(till.page, t('handover.give.store')).waitFor();
  const link = await scan(till.page, 'en-us');
  await till.page
    .getByRole('main')
    .getByRole('button', { name: t('handover.code.again') })
    .click();
  await till.page.waitForURL((url) => url.href !== link && url.pathname === '/en-us/handover');
  const { page } = await journey.visit(link, atPhone);
  await page.getByRole('alert').getByText(t('error.AUT402')).waitFor();
  await expectSound(page, 'a link that has ended');
  await page.goto(await scan(till.page, 'en-us'));
  await takeOver(page, 'en-us').waitFor();
});

test.each(['fr-fr', 'de-de', 'it-it'])(
  'both devices speak the language of the market, %s, without scripts too',
  async (locale) => {
    const t = wordsOf(locale);
    const till = await journey.visit(`/${locale}/associate-login`, { ...atTill, javaScriptEnabled: false });
    await fillSignIn(till.page, locale);
    await send(till.page, locale);
    await till.page.waitForURL(`${journey.origin()}/${locale}`);
    await till.page.goto(`/${locale}/p/deck-shoe-${deckShoe}`);
    await addToCart(till.page, locale);
    await handOver(till.page, locale, 'store').click();
    await titled(till.page, t('handover.give.store')).waitFor();
    const link = await scan(till.page, locale);

    const { page } = await journey.visit(link, atPhone);
    await titled(page, t('handover.take.title.store', { store: delia.store })).waitFor();
    await expectSound(page, `the cart that waits for its taker, ${locale}`);
    const silent = await journey.visit(link, { ...atPhone, javaScriptEnabled: false });
    await takeOver(silent.page, locale).click();
    await silent.page.waitForURL(`${journey.origin()}/${locale}/cart`);
    await silent.page.getByRole('main').getByRole('listitem').first().waitFor();
    await till.page
      .getByRole('main')
      .getByRole('link', { name: t('handover.code.check') })
      .click();
    await titled(till.page, t('handover.given.store.title')).waitFor();
  },
);
