import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy as buyAt } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { deliver } from '../../api/order-desk/orders.ts';
import { homes } from '../checkout/addresses.ts';
import { atStep, buy, cards, continueToPayment, fillShipping, payWith, placeButton } from '../checkout/steps.ts';
import { ready, sendSignIn, wordsOf } from '../signing/steps.ts';
import { openStudio } from '../studio/steps.ts';

const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  (options) => startStockedShop({ ...options, onHand: 50 }),
);

const places = {
  'de-de': { city: 'Berlin', province: '', postalCode: '10115', country: 'DE', phone: '301234567' },
  'en-us': {},
} as const;

type Locale = keyof typeof places;

async function follow(): Promise<void> {
  for (let round = 0; round < 6; round++) await announce(shop.running().shop);
}

/** A delivered order of a consumer of a market, and who of the staff looks after it. */
async function delivered(locale: Locale) {
  const { origin } = shop.running();
  const isGerman = locale === 'de-de';
  const consumer = await newConsumer(origin, { locale: isGerman ? 'de_DE' : 'en_US' });
  const order = await buyAt(consumer, origin, upcs.deck, undefined, places[locale]);
  await follow();
  const staff = await newStaff(shop.running(), { roles: ['owner'] });
  await deliver(staff, order);
  return { consumer, order, staff };
}

async function signedIn(consumer: TestConsumer, locale: Locale, path: string, width: number) {
  const visitor = await journey.visit(
    `${shop.origin()}/${locale}/sign-in?next=${encodeURIComponent(`/${locale}${path}`)}`,
    { baseURL: shop.origin(), viewport: { width, height: 900 } },
  );
  await ready(visitor.page);
  await sendSignIn(visitor.page.getByRole('main'), locale, consumer.email, consumer.password);
  await visitor.page.waitForURL((url) => url.pathname === `/${locale}${path.split('?')[0]}`);
  await ready(visitor.page);
  return visitor;
}

/** The parcel comes, and everything in it is taken back. */
async function takeBack(staff: TestStaff, { items }: Order, returnId: string): Promise<void> {
  await staff.call(receiveReturn, { params: { returnId } });
  const { version } = await staff.call(readDeskReturn, { params: { returnId } });
  const decided = items.map(({ id }) => ({ itemId: id, accepted: 1, restocked: 1, note: '' }));
  await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  await follow();
}

test.each([
  ['de-de', widths.phone],
  ['en-us', widths.tablet],
  ['en-us', widths.desktop],
] as const)(
  'a return becomes store credit, which is in the account and pays for the next order: %s, %i px',
  async (locale, width) => {
    const t = wordsOf(locale);
    const { consumer, order, staff } = await delivered(locale);
    const home = homes.find((one) => one.locale === locale) ?? expect.fail(locale);
    const visitor = await signedIn(consumer, locale, `/account/order?order=${order.orderNumber}`, width);
    const { page } = visitor;
    const main = page.getByRole('main');
    await main.getByText(t('purchases.return.open'), { exact: true }).click();
    await main.getByLabel(t('purchases.return.qty')).selectOption('1');
    await main.getByLabel(t('purchases.return.refundTo')).selectOption('store-credit');
    await expectAccessible(page, 'the form of a return');
    await main.getByRole('button', { name: t('purchases.return.action') }).click();
    await main.getByText(t('purchases.return.state.announced')).waitFor();
    await expectFits(page);
    const { rows } = await shop
      .running()
      .shop.database.pool.query<{ return_id: string }>('select return_id from order_return where order_number = $1', [
        order.orderNumber,
      ]);
    await takeBack(staff, order, rows[0]?.return_id ?? '');
    const amount = formatAmount(
      order.totals.total,
      locale === 'de-de' ? 'EUR' : 'USD',
      locale === 'de-de' ? 'de-DE' : 'en-US',
    );
    await main.getByRole('link', { name: t('checkout.method.STORE_CREDIT'), exact: true }).click();
    const credit = main.getByRole('region', { name: t('account.storeCredit') });
    await credit.getByText(amount, { exact: true }).first().waitFor();
    await credit.getByText(t('account.storeCredit.reason.refunded')).waitFor();
    await expectAccessible(page, 'store credit in the account');
    await expectFits(page);

    const dialog = await buy(page, locale, productIds.deck);
    await dialog.getByRole('link', { name: t('cart.checkout') }).click();
    await fillShipping(page, home);
    await continueToPayment(page, locale);
    const use = t('checkout.value.useCredit', { amount: '#' }).split('#');
    await main.getByRole('button', { name: new RegExp(use.map((part) => part.trim()).join('.*')) }).click();
    await main
      .getByRole('list', { name: t('checkout.value.applied') })
      .getByText(t('checkout.method.STORE_CREDIT'))
      .waitFor();
    await expectAccessible(page, 'the payment step with store credit');
    await expectFits(page);
    // In California the pair costs more than in Maine, where the first one went; a card pays what the credit leaves.
    if (locale === 'en-us') await payWith(page, locale, cards.good);
    else await page.getByRole('button', { name: t('checkout.toSummary') }).click();
    await atStep(page, locale, 'summary');
    await placeButton(page, locale).click();
    await page.waitForURL(/order-confirmation\?/);
    await main.getByText(t('checkout.method.STORE_CREDIT')).first().waitFor();
    await page.goto(`/${locale}/account/payment`);
    await credit.getByText(t('account.storeCredit.reason.spent')).waitFor();
    expectNoComplaints(visitor);
  },
);
