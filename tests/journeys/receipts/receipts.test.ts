import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homes } from '../checkout/addresses.ts';
import { openCart } from '../checkout/delivery-steps.ts';
import { factOf, orderByCard } from '../checkout/order-steps.ts';
import { expectToFit } from '../checkout/pay-steps.ts';
import { addToCart, buy, continueToPayment, deckShoe, fillShipping, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();

const summaryOf = (page: Page, locale: string) =>
  page.getByRole('complementary', { name: wordsOf(locale)('cart.summary') });

async function applyCode(page: Page, locale: string, code: string): Promise<void> {
  const t = wordsOf(locale);
  const summary = summaryOf(page, locale);
  await summary.getByText(t('promotions.code.add')).click();
  await summary.getByRole('textbox', { name: t('promotions.code.label') }).fill(code);
  await summary.getByRole('button', { name: t('promotions.code.apply') }).click();
  await summary
    .getByRole('list', { name: t('promotions.code.list') })
    .getByText(code)
    .waitFor();
}

test.each([
  ['en-us', widths.phone, 'Dockside week', 'Wool days'],
  ['de-de', widths.tablet, 'Hafenwoche', 'Wolltage'],
  ['fr-fr', widths.desktop, 'Semaine du port', 'Journées de la laine'],
  ['it-it', widths.phone, 'Settimana del porto', 'Giornate della lana'],
] as const)(
  'the cart explains its prices, and the offers that do not apply: %s at %i',
  async (locale, width, taken, other) => {
    const t = wordsOf(locale);
    const visitor = await journey.visit(`/${locale}`, { viewport: { width, height: 900 } });
    const { page } = visitor;
    await buy(page, locale);
    await openCart(page, locale);
    await applyCode(page, locale, 'HARBOUR10');
    await page.getByRole('link', { name: t('cart.why') }).click();
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: t('receipt.title') }).waitFor();
    await main.getByRole('term').filter({ hasText: taken }).waitFor();
    const against = main.getByRole('region', { name: t('receipt.against') });
    const folded = factOf(against, other).getByText(t('receipt.reason.code-missing'));
    expect(await folded.isVisible()).toBe(false);
    await against.locator('summary').click();
    await folded.waitFor();
    const sums = main.getByRole('region', { name: t('receipt.sums') });
    const total = await factOf(sums, t('cart.total')).textContent();
    await expectToFit(page);
    await expectAccessible(page, 'the receipt of a cart');
    await main.getByRole('link', { name: t('receipt.toCart') }).click();
    const summary = summaryOf(page, locale);
    expect(await factOf(summary, t('cart.total')).textContent()).toBe(total);
    expectNoComplaints(visitor);
  },
);

test('without scripts the cart explains its prices too, and an empty one has nothing to explain', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us/receipt', { javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe('/en-us/cart');
  await page.goto(`/en-us/p/deck-shoe-${deckShoe}`);
  await addToCart(page, 'en-us');
  await page.getByRole('link', { name: t('cart.why') }).click();
  await page.getByRole('heading', { level: 1, name: t('receipt.title') }).waitFor();
  await page.getByRole('main').getByText(t('receipt.listPrice')).waitFor();
});

test('an order explains its prices as they were when it was bought', async () => {
  const [home = expect.fail()] = homes;
  const t = wordsOf(home.locale);
  const { page } = await journey.visit(`/${home.locale}`);
  await buy(page, home.locale);
  await page.goto(`/${home.locale}/checkout`);
  await fillShipping(page, home);
  await continueToPayment(page, home.locale);
  const confirmation = await orderByCard(page, home, 'standard');
  const total = await factOf(confirmation, t('cart.total')).textContent();
  await confirmation.getByRole('link', { name: t('cart.why') }).click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: t('receipt.title') }).waitFor();
  const sums = main.getByRole('region', { name: t('receipt.sums') });
  expect(await factOf(sums, t('cart.total')).textContent()).toBe(total);
  await main.getByText(t('receipt.listPrice')).waitFor();
  await expectAccessible(page, 'the receipt of an order');
});
