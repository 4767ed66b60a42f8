import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { cardToken } from '@eyelet/testing/buy.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitAccount } from '../account/steps.ts';
import { formProof, sameConsumer } from '../signing/steps.ts';
import { approve, buyWith, chooseAddress, chooseMethod, chooseShoe, confirmed, sheetReady } from '../wallets/steps.ts';
import type { Home } from './addresses.ts';
import { openCart } from './delivery-steps.ts';
import { cardNamed, expectPaid, expectToFit, homeIn, narrow, toBilling } from './pay-steps.ts';
import { atStep, buy, cards, challengeFrame, codeIn, payWith, placeButton, wordsOf } from './steps.ts';

const journey = openJourney();

/** A browser of a given width at the home page of a market. */
async function visit(locale: string, width: number) {
  const visitor = await journey.visit(`/${locale}`, { viewport: { width, height: 900 } });
  return { ...visitor, visitor, home: homeIn(locale) };
}

/** Orders from the summary. */
async function order(page: Page, { locale }: Home): Promise<void> {
  await atStep(page, locale, 'summary');
  await expectToFit(page);
  await placeButton(page, locale).click();
}

test.each(narrow)('in %s at %i px a card pays', async (locale, width) => {
  const { page, home, visitor } = await visit(locale, width);
  await toBilling(page, home);
  await payWith(page, locale, cards.good);
  await order(page, home);
  await expectPaid(page, home, cardNamed(locale, '4242'));
  expectNoComplaints(visitor);
});

test.each(narrow)('in %s at %i px a card pays after a 3-D Secure challenge', async (locale, width) => {
  const { page, home } = await visit(locale, width);
  await toBilling(page, home);
  await payWith(page, locale, cards.challenged);
  await order(page, home);
  const bank = challengeFrame(page);
  await bank.locator('#code').waitFor();
  await expectToFit(page);
  await bank.locator('#code').fill(await codeIn(bank));
  await bank.locator('button[value=confirm]').click();
  await expectPaid(page, home, cardNamed(locale, '3155'));
});

test.each(narrow)('in %s at %i px a saved card pays, without entering it again', async (locale, width) => {
  const home = homeIn(locale);
  const { page, account } = await visitAccount(journey, '', locale, { viewport: { width, height: 900 } });
  await saveCardOf(account, home);
  await toBilling(page, home);
  await page.getByRole('radio', { name: cardNamed(locale, '4242') }).check({ force: true });
  const t = wordsOf(locale);
  await page.getByRole('main').getByTitle(t('checkout.cardFields')).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await order(page, home);
  await expectPaid(page, home, cardNamed(locale, '4242'));
});

/** Saves a card for an account, over HTTP. */
async function saveCardOf(account: Parameters<typeof sameConsumer>[1], home: Home): Promise<void> {
  const origin = journey.origin();
  const owner = await sameConsumer(origin, account);
  const { locale, currency: _, ...place } = home;
  const billingAddress = {
    ...{ firstName: 'Ada', lastName: 'Brink', email: 'ada@example.com' },
    ...place,
    country: locale.slice(-2).toUpperCase(),
    phoneCode: marketByLocale(locale)?.phone.dialCode,
  };
  const recaptcha_response = await formProof(origin);
  const token = await cardToken(origin);
  await owner.call(saveCard, {
    body: { payment_method_id: 'CREDIT_CARD', token, main: true, billingAddress, recaptcha_response },
  });
}

test.each(narrow.flatMap((where) => [[...where, 'PAYPAL'] as const, [...where, 'KLARNA'] as const]))(
  'in %s at %i px %s pays from the billing step',
  async (locale, width, method) => {
    const { page, home } = await visit(locale, width);
    await toBilling(page, home);
    await chooseMethod(page, locale, method);
    await approve(page);
    await order(page, home);
    await expectPaid(page, home, wordsOf(locale)(`checkout.method.${method}`));
  },
);

test.each(narrow)('in %s at %i px PayPal pays for the cart at once', async (locale, width) => {
  const { page, home } = await visit(locale, width);
  await buy(page, locale);
  await openCart(page, locale);
  await expectToFit(page);
  const opened = page.waitForEvent('popup');
  await buyWith(page, locale, 'PayPal');
  const popup = await opened;
  await chooseAddress(popup);
  await approve(popup);
  await expectPaid(page, home, 'PayPal');
  await page.getByRole('link', { name: wordsOf(locale)('shop.header.cartCount', { n: 0 }) }).waitFor();
});

test.each(narrow)('in %s at %i px Apple Pay pays for the cart at once', async (locale, width) => {
  const { page, home } = await visit(locale, width);
  await buy(page, locale);
  await openCart(page, locale);
  await buyWith(page, locale, 'Apple Pay');
  const sheet = await sheetReady(page, locale);
  await expectToFit(page);
  await sheet.pay.click();
  await expectPaid(page, home, 'Apple Pay');
  await page.getByRole('link', { name: wordsOf(locale)('shop.header.cartCount', { n: 0 }) }).waitFor();
});

test.each(narrow)('in %s at %i px Apple Pay pays for a product at once', async (locale, width) => {
  const { page, home } = await visit(locale, width);
  await chooseShoe(page, locale);
  await buyWith(page, locale, 'Apple Pay');
  const sheet = await sheetReady(page, locale);
  await expectToFit(page);
  await sheet.pay.click();
  await expectPaid(page, home, 'Apple Pay');
  expect((await confirmed(page, locale)).searchParams.get('storeContext')).toBe('APPLE_PAY_PDP');
});
