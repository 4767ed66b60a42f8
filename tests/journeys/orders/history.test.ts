import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { visitAccount } from '../account/steps.ts';
import { type Home, homes } from '../checkout/addresses.ts';
import { accountMenu, patient, ready, wordsOf } from '../signing/steps.ts';
import { order } from './steps.ts';

const journey = openJourney();
const homeOf = (locale: string): Home => homes.find((one) => one.locale === locale) ?? expect.fail(locale);

test.each([
  ['en-us', widths.desktop],
  ['de-de', widths.phone],
] as const)(
  'a consumer finds the orders, newest first, finds the last one on the overview, opens one and buys it again: %s [C1.22]',
  async (locale, width) => {
    const t = wordsOf(locale);
    const visitor = await visitAccount(journey, '/orders', locale, { viewport: { width, height: 900 } });
    const { page, account } = visitor;
    const main = page.getByRole('main');
    await main.getByText(t('purchases.none')).waitFor();
    const first = await order(page, homeOf(locale));
    const second = await order(page, homeOf(locale));
    if (width === widths.desktop) {
      await ready(page);
      await accountMenu(page, locale, account.firstName).click();
      const link = page.getByRole('banner').getByRole('link', { name: t('shop.header.orders'), exact: true });
      await link.click();
    } else {
      await page.goto(`/${locale}/account/orders`);
    }
    await ready(page);
    const names = main.getByRole('heading', { level: 2 });
    const nameOf = (number: string) => t('purchases.open', { number });
    await expect.poll(() => names.allTextContents(), patient).toEqual([nameOf(second), nameOf(first)]);
    await expectAccessible(page, 'the history of orders');
    await page.goto(`/${locale}/account`);
    await ready(page);
    const last = main.getByRole('link', { name: `${t('account.look')} ${t('account.lastOrder')}`, exact: true });
    expect(await last.getAttribute('href')).toBe(`/${locale}/account/order?order=${second}`);
    await main.getByText(t('order.state.confirmed'), { exact: true }).waitFor();
    await expectAccessible(page, 'an account with an order');
    await page.goto(`/${locale}/account/orders`);
    await ready(page);
    await page.locator('#orders-q').fill(first);
    await main.getByRole('button', { name: t('purchases.searchAction') }).click();
    await expect.poll(() => names.allTextContents(), patient).toEqual([nameOf(first)]);
    await main.getByRole('link', { name: nameOf(first) }).click();
    await main.getByRole('heading', { level: 1, name: t('order.numberIs', { number: first }) }).waitFor();
    await main.getByText(t('order.state.confirmed'), { exact: true }).waitFor();
    await main.getByText(t('checkout.cardEnding', { brand: 'Visa', last4: '4242' })).waitFor();
    await main.getByText(homeOf(locale).addressLine1).first().waitFor();
    await ready(page);
    await expectAccessible(page, 'an order');
    const paper = page.waitForEvent('download');
    await main.getByRole('link', { name: t('purchases.giftReceipt') }).click();
    expect((await paper).suggestedFilename()).toBe(`${first}-gift-receipt.pdf`);
    await main.getByRole('button', { name: t('purchases.again') }).click();
    await page.waitForURL(new RegExp(`/${locale}/cart$`));
    await main.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
    await main
      .getByRole('link', { name: t('cart.checkout') })
      .first()
      .waitFor();
    expectNoComplaints(visitor);
  },
);
