import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInMail } from '../signing/steps.ts';
import { fillBilling } from './delivery-steps.ts';
import { expectToFit, homeIn } from './pay-steps.ts';
import { atStep, cards, continueToPayment, patient, payWith, placeButton, ready, wordsOf } from './steps.ts';

const journey = openJourney();

const places = [
  ['en-us', widths.phone, '$12.50'],
  ['de-de', widths.tablet, '12,50 €'],
  ['en-gb', widths.desktop, '£12.50'],
] as const;

async function fill(page: Page, locale: string, amount: string): Promise<void> {
  const t = wordsOf(locale);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('radio', { name: t('giftCards.own') }).check();
  await field(t('giftCards.ownAmount')).fill(amount);
  await field(t('giftCards.recipientName')).fill('Bela Moor');
  await field(t('giftCards.recipientEmail')).fill(`bela.${locale}@example.com`);
  await field(t('giftCards.sender')).fill('Ada');
  await page.getByRole('textbox', { name: t('giftCards.message') }).fill('For new soles');
}

const addButton = (page: Page, locale: string) =>
  page.getByRole('button', { name: wordsOf(locale)('giftCards.add'), exact: true });

/** Opens the card of a mail, as its recipient does, reads it and prints it. */
async function print(
  link: string,
  { locale, width, amount }: Readonly<Record<'locale' | 'amount', string> & { width: number }>,
) {
  const visitor = await journey.visit(link, { viewport: { width, height: 900 } });
  const { page } = visitor;
  const t = wordsOf(locale);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: t('giftCards.to', { name: 'Bela Moor' }) }).waitFor();
  await main.getByText(amount, { exact: true }).waitFor();
  await main.getByText('For new soles').waitFor();
  const fact = async (term: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.getByRole('term').getByText(term, { exact: true }) })
      .getByRole('definition')
      .textContent();
  expect(await fact(t('giftCards.number'))).toMatch(/^\d{4}( \d{4}){3}$/);
  expect(await fact(t('giftCards.pin'))).toMatch(/^\d{6}$/);
  await ready(page);
  await expectToFit(page);
  await expectAccessible(page, 'a gift card to print');
  const printed = page.evaluate(
    () =>
      new Promise((done) => {
        window.print = () => done(true);
      }),
  );
  await main.getByRole('button', { name: t('giftCards.print') }).click();
  expect(await printed).toBe(true);
  expectNoComplaints(visitor);
}

test.each(places)(
  'in %s at %i px a gift card of one’s own amount is bought, mailed, mailed again, and printed [C2.21 C7.86]',
  async (locale, width, amount) => {
    const visitor = await journey.visit(`/${locale}/gift-card`, { viewport: { width, height: 900 } });
    const { page } = visitor;
    const t = wordsOf(locale);
    await page.getByRole('heading', { level: 1, name: t('giftCards.title') }).waitFor();
    await ready(page);
    await expectToFit(page);
    await expectAccessible(page, 'the form of a gift card');
    await fill(page, locale, '12.50');
    await addButton(page, locale).click();
    await page.waitForURL(`**/${locale}/cart`);
    const main = page.getByRole('main');
    await main.getByText(`Bela Moor, bela.${locale}@example.com`).waitFor();
    await main
      .getByRole('link', { name: t('cart.checkout') })
      .first()
      .click();
    await continueToPayment(page, locale);
    await atStep(page, locale, 'billing');
    await fillBilling(page, homeIn(locale));
    await payWith(page, locale, cards.good);
    await atStep(page, locale, 'summary');
    await placeButton(page, locale).click();
    await page.waitForURL(new RegExp(`/${locale}/order-confirmation\\?`));
    const confirmation = page.getByRole('main');
    const again = confirmation.getByRole('button', { name: new RegExp(t('giftCards.resend')) });
    await expect
      .poll(async () => {
        // Before its mail is sent there is none to send again.
        if ((await again.count()) === 0) await page.reload();
        await ready(page);
        return again.count();
      }, patient)
      .toBe(1);
    await again.click();
    await confirmation.getByText(t('giftCards.resent', { email: `bela.${locale}@example.com` })).waitFor();
    await expectToFit(page);
    await expectAccessible(page, 'an order with a gift card');
    expectNoComplaints(visitor);
    const link = await linkInMail(journey.origin(), `bela.${locale}@example.com`, '/gift-card/print');
    await print(link, { locale, width, amount });
  },
);

test('a gift card by post is asked neither for an email nor for a day, and is in the cart with its recipient', async () => {
  const locale = 'de-de';
  const visitor = await journey.visit(`/${locale}/gift-card`, { viewport: { width: widths.phone, height: 900 } });
  const { page } = visitor;
  const t = wordsOf(locale);
  await ready(page);
  await page.getByRole('radio', { name: t('giftCards.way.post') }).check();
  await page.getByText(t('giftCards.postHint')).waitFor();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  expect(await field(t('giftCards.recipientEmail')).isVisible()).toBe(false);
  await expectToFit(page);
  await expectAccessible(page, 'the form of a gift card by post');
  await field(t('giftCards.recipientName')).fill('Bela Moor');
  await field(t('giftCards.sender')).fill('Ada');
  await addButton(page, locale).click();
  await page.waitForURL(`**/${locale}/cart`);
  await page.getByRole('main').getByText('Bela Moor', { exact: true }).first().waitFor();
  expectNoComplaints(visitor);
});

test.each([
  ['en-us', '9', 'Value must not be less than 10'],
  ['en-us', '501', 'Value must not be more than 500'],
  ['de-de', '9', 'Der Wert darf nicht kleiner als 10 sein'],
  ['fr-fr', '501', 'La valeur ne doit pas être supérieure à 500'],
  ['it-it', '9', 'Il valore non deve essere inferiore a 10'],
])('in %s an invalid amount of %s is reported: %s [C5.20 C5.21 C5.24 B5.1.01]', async (locale, amount, text) => {
  const { page } = await journey.visit(`/${locale}/gift-card`);
  await ready(page);
  await fill(page, locale, amount);
  await addButton(page, locale).click();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#gift-card-ownAmount-error').textContent()).toBe(text);
});

test('without scripts a gift card is added to the cart, and invalid input is reported', async () => {
  const { page } = await journey.visit('/en-us/gift-card', { javaScriptEnabled: false });
  await fill(page, 'en-us', '5');
  await addButton(page, 'en-us').click();
  await page.locator('#gift-card-ownAmount-error').getByText('Value must not be less than 10').waitFor();
  await page.getByRole('radio', { name: '$100.00' }).check();
  await addButton(page, 'en-us').click();
  await page.waitForURL('**/en-us/cart');
  await page.getByRole('main').getByText('$100.00').first().waitFor();
});

test('a PIN of another length is reported at its field [C5.17]', async () => {
  const { page } = await journey.visit('/en-us/gift-card');
  await ready(page);
  const t = wordsOf('en-us');
  await page.getByRole('textbox', { name: t('giftCards.number') }).fill('6006490000000008');
  await page.getByRole('textbox', { name: t('giftCards.pin') }).fill('1234');
  await page.getByRole('button', { name: t('giftCards.check') }).click();
  await page.locator('#balance-pin-error').getByText('Value must contain exactly 6 characters').waitFor();
});
