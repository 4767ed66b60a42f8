import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { expectPaid, homeIn } from '../checkout/pay-steps.ts';
import { buy, patient, ready, wordsOf } from '../checkout/steps.ts';
import { buyWith, chooseShoe, confirmed, sheetOf, sheetReady } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test.each(['en-us', 'de-de'] as const)(
  'in %s a shopper buys a product with Apple Pay, and the cart stays as it was [B1.19, B1.20, B2.14, B2.15]',
  async (locale) => {
    const visitor = await journey.visit(`/${locale}`);
    const { page } = visitor;
    await buy(page, locale);
    await chooseShoe(page, locale);
    await buyWith(page, locale, 'Apple Pay');
    const sheet = await sheetReady(page, locale);
    await sheet.pay.click();
    await expectPaid(page, homeIn(locale), 'Apple Pay');
    const { searchParams } = await confirmed(page, locale);
    expect(searchParams.get('storeContext')).toBe('APPLE_PAY_PDP');
    await page.goto(`/${locale}/cart`);
    await ready(page);
    await page.getByRole('link', { name: wordsOf(locale)('shop.header.cartCount', { n: 1 }) }).waitFor();
    expectNoComplaints(visitor);
  },
);

test('a shopper buys the cart with Apple Pay, with another method and contact [B1.18, B4.5.05, B4.5.06]', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  await buyWith(page, 'en-us', 'Apple Pay');
  const sheet = await sheetReady(page, 'en-us');
  const total = () => sheet.dialog.getByText(/\d+\.\d\d USD/).textContent();
  const standard = await total();
  await sheet.contact.selectOption({ index: 1 });
  await expect.poll(total, patient).not.toBe(standard);
  const elsewhere = await total();
  await sheet.method.selectOption({ index: 1 });
  await expect.poll(total, patient).not.toBe(elsewhere);
  await sheet.pay.click();
  await expectPaid(page, american, 'Apple Pay');
  const { searchParams } = await confirmed(page, 'en-us');
  expect(searchParams.has('storeContext')).toBe(false);
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).waitFor();
});

test('a contact abroad is refused in the sheet, and cancelling leaves everything as it was [B8.12, B4.5.12]', async () => {
  const { page } = await journey.visit('/en-us');
  await chooseShoe(page, 'en-us');
  await buyWith(page, 'en-us', 'Apple Pay');
  const sheet = await sheetReady(page, 'en-us');
  await sheet.contact.selectOption({ index: 2 });
  await sheet.dialog.getByText(t('wallets.applePayCountryError')).waitFor();
  await page.keyboard.press('Escape');
  await sheet.dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).waitFor();
  await buyWith(page, 'en-us', 'Apple Pay');
  await sheetOf(page, 'en-us').dialog.waitFor();
});

test('a declined payment shows a message, the sheet closes, and the button can be pressed again [B4.5.11]', async () => {
  const { page } = await journey.visit('/en-us');
  await chooseShoe(page, 'en-us');
  await buyWith(page, 'en-us', 'Apple Pay');
  const sheet = await sheetReady(page, 'en-us');
  await sheet.outcome.selectOption('decline');
  await sheet.pay.click();
  await page.getByText(t('error.PAY400')).waitFor();
  await sheet.dialog.waitFor({ state: 'detached' });
  await buyWith(page, 'en-us', 'Apple Pay');
  await sheetReady(page, 'en-us');
});
