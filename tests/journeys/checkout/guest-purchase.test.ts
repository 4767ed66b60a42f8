import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { american, homes } from './addresses.ts';
import { cardNamed, expectPaid, expectToFit } from './pay-steps.ts';
import { atStep, buy, continueToPayment, fillShipping, goToSummary, payWith, placeButton, wordsOf } from './steps.ts';

const journey = openJourney();

test.each(homes)(
  'a guest buys in $locale, from shipping over billing to the summary, with the provider’s own card fields [C1.12, C2.28, C2.29, C2.30, B1.14]',
  async (home) => {
    const { locale } = home;
    const t = wordsOf(locale);
    const visitor = await journey.visit(`/${locale}`);
    const { page } = visitor;
    const dialog = await buy(page, locale);
    await dialog.getByRole('link', { name: t('cart.checkout') }).click();
    await atStep(page, locale, 'shipping');
    await fillShipping(page, home);
    await continueToPayment(page, locale);
    await atStep(page, locale, 'billing');
    await expectToFit(page);
    await payWith(page, locale, '4242 4242 4242 4242');
    await atStep(page, locale, 'summary');
    const summary = await page.locator('main').textContent();
    for (const told of ['Tern', home.addressLine1, home.city, 'Brink', '4242']) expect(summary).toContain(told);
    const place = placeButton(page, locale);
    const amount = ((await place.textContent()) ?? '').match(/[\d.,\u00a0]*\d[\d.,]*/)?.[0]?.trim() ?? 'no amount';
    await place.click();
    await page.waitForURL(new RegExp(`/${locale}/order-confirmation\\?order=`));
    await page.getByRole('heading', { level: 1, name: t('order.confirmation.title', { name: 'Ada' }) }).waitFor();
    await expectPaid(page, home, cardNamed(locale, '4242'));
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 3, name: t('shipping.standard.label'), exact: true }).waitFor();
    expect(await main.textContent()).toContain(amount);
    expect(await main.textContent()).toContain(home.currency);
    expect(await main.textContent()).toContain(home.city);
    expect(await main.textContent()).toContain('ada@example.com');
    expectNoComplaints(visitor);
  },
);

test('after the order the cart is reset, and the checkout no longer shows it [C4.06, C4.12, C4.13, C4.14, C2.09, C2.10]', async () => {
  const { page } = await journey.visit('/en-us');
  const t = wordsOf('en-us');
  await goToSummary(page, american);
  const before = await page.locator('input[name=cartId]').inputValue();
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/order-confirmation\?order=/);
  await page.locator('body[data-page-type="order confirmation"]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).waitFor();
  await page.goto('/en-us/checkout');
  expect(new URL(page.url()).pathname).toBe('/en-us/cart');
  const dialog = await buy(page, 'en-us');
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await atStep(page, 'en-us', 'shipping');
  await page.locator('body[data-page-type=checkout]').waitFor({ state: 'attached' });
  const after = await page.evaluate(() => JSON.parse(localStorage.getItem('eyelet.cart') ?? '{}').basketId);
  expect(after).not.toBe(before);
});

test('a double click places one order with one call, which sends its channel [C4.05, C6.22]', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/checkout/order')) {
      puts.push(request.headers()['x-mobile-channel'] ?? 'none');
    }
  });
  await placeButton(page, 'en-us').dblclick();
  await page.waitForURL(/order-confirmation\?order=/);
  expect(puts).toEqual(['web']);
});

test('in a webview the order has the channel of the app [C6.22, C6.24]', async () => {
  const { page, context } = await journey.visit('/en-us');
  await context.addInitScript(() => {
    (window as unknown as { eyeletWebview: boolean }).eyeletWebview = true;
  });
  await goToSummary(page, american);
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await placeButton(page, 'en-us').click();
  expect((await put).headers()['x-mobile-channel']).toBe('app');
  await page.waitForURL(/order-confirmation\?order=/);
});

test('another visitor cannot see an order by its number', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/order-confirmation\?order=/);
  const stranger = await journey.visit('/en-us');
  await buy(stranger.page, 'en-us');
  const answer = await stranger.page.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  expect(answer?.status()).toBe(404);
  expect(await stranger.page.getByRole('main').textContent()).not.toContain('Ada');
});
