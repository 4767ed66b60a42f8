import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { addToCart, buy, deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const countName = (n: number) => ({ name: t('shop.header.cartCount', { n }) });

test('the token call comes first, and no cart is created before the first item [C4.15, C4.27]', async () => {
  const visitor = await journey.visit('about:blank');
  const { page } = visitor;
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(token|cart\/v|consumers|wishlists|products|api)/.test(pathname))
      calls.push(`${request.method()} ${pathname}`);
  });
  const token = page.waitForResponse((response) => response.url().endsWith('/token/v2/auth/token'));
  await page.goto(`${journey.origin()}/en-us/p/deck-shoe-${deckShoe}`);
  await token;
  expect(calls[0]).toBe('POST /token/v2/auth/token');
  await ready(page);
  expect(calls.filter((call) => call.includes('/cart/'))).toEqual([]);
  await addToCart(page, 'en-us');
  await page.getByRole('link', countName(1)).waitFor({ state: 'attached' });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor();
  expect(calls.filter((call) => call.includes('/cart/'))).toEqual(['POST /cart/v1/cartWithItem']);
  expectNoComplaints(visitor);
});

test('the mini cart has items, subtotal and links to cart and checkout [C2.59]', async () => {
  const { page } = await journey.visit('/en-us');
  const dialog = await buy(page, 'en-us');
  await dialog.getByText(t('cart.subtotal')).waitFor();
  await expect.poll(() => linesIn(dialog).count(), patient).toBe(1);
  await dialog.getByRole('link', { name: t('cart.checkout') }).waitFor();
  await dialog.getByRole('link', { name: t('cart.mini.view') }).click();
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
});

test('the cart survives a reload, and its count is shown before the server answers [C1.09, C9.20]', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.route('**/token/v2/auth/token', () => {
    // Never answered, so what is shown comes from the browser.
  });
  await page.reload();
  await page.getByRole('link', countName(1)).waitFor();
});

test('quantities change at once and to the cent, and a title links to its product [C3.18, C7.33]', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  const line = linesIn(page.getByRole('main')).first();
  const single = amountOf(await line.textContent());
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await line.getByRole('button', { name: t('cart.increase') }).click();
  await page.getByText(t('cart.items', { n: 2 })).waitFor();
  await answered;
  await expect
    .poll(async () => ((await line.textContent()) ?? '').includes((single * 2).toFixed(2)), patient)
    .toBe(true);
  await line.getByRole('heading').getByRole('link').click();
  await page.waitForURL(new RegExp(`-${deckShoe}$`));
});

test('a removed line is gone, and the removal can be undone', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByText(t('cart.empty.title')).waitFor();
  await page.getByRole('button', { name: t('cart.undoRemove') }).click();
  await page.getByRole('link', countName(1)).waitFor();
});

test('a refused removal shows the message of the specification [C8.159]', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  await page.route('**/cart/v1/item?*', (route) =>
    route.fulfill({
      status: 500,
      json: { appId: 'eyelet', correlationId: 'x', errorDetails: [{ errorId: 'GEN500', message: 'x' }] },
    }),
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByText('Unable to remove item from cart. Please try again later', { exact: true }).waitFor();
  await page.getByRole('link', countName(1)).waitFor();
});

test('without a connection a message is shown, the page stays, and it works again afterwards [C8.05, C8.159]', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  const isChange = /\/cart\/v1\/(cart\/[\w-]+\/)?item/;
  await page.route(isChange, (route) => route.abort());
  await page.getByRole('button', { name: t('cart.increase') }).click();
  await page.getByText(t('shop.fault.text')).waitFor();
  const removal = page.getByRole('main').getByRole('button', { name: /^Remove/ });
  await removal.click();
  await page.getByText('Unable to remove item from cart. Please try again later', { exact: true }).waitFor();
  await page.unroute(isChange);
  await page.getByRole('button', { name: t('cart.increase') }).click();
  await page.getByRole('link', countName(2)).waitFor();
});

test('a cart that the server lost is recreated with its lines and the change [C4.16, C8.126]', async () => {
  const { page, context } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  // The page's own calls must be over before its cookies are removed.
  const fresh = page.waitForResponse((response) => /\/cart\/v1\/cart\/[\w-]+$/.test(response.url()));
  await page.goto('/en-us/cart');
  await ready(page);
  await fresh;
  const basketId = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('eyelet.cart') ?? '{}').basketId as string);
  const before = await basketId();
  // With the token of another visitor the server does not know the basket.
  await context.clearCookies();
  await page.evaluate(() =>
    fetch('/token/v2/auth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-id': 'test' },
      body: '{"type":"Guest"}',
    }).then(() => undefined),
  );
  await page.getByRole('button', { name: t('cart.increase') }).click();
  await expect.poll(basketId, patient).not.toBe(before);
  await page.getByRole('link', countName(2)).waitFor();
  await expect.poll(() => linesIn(page.getByRole('main')).count(), patient).toBe(1);
});

test('two tabs of one browser show the same cart', async () => {
  const { page, context } = await journey.visit('/en-us/cart');
  const other = await context.newPage();
  await ready(page);
  await buy(other, 'en-us');
  await page.getByRole('link', countName(1)).waitFor();
});

/** The lines of a cart; the messages of promotions are a list as well. */
function linesIn(place: Locator): Locator {
  return place.getByRole('list', { name: t('cart.title'), exact: true }).locator('> li');
}

function amountOf(text: string | null): number {
  return Number(/\$([\d]+\.\d\d)/.exec(text ?? '')?.[1]);
}
