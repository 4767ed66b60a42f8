import { styles } from '@eyelet/demo/catalogue/styles.ts';
import { restock, sellOut } from '@eyelet/testing/demo-stock.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { tickUntil } from '@eyelet/testing/stopped-clock.ts';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { knownCart } from '../checkout/delivery-steps.ts';
import { buy, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Milliseconds after which adding is tried again. */
const pause = 2000;

/** A product that other journeys leave alone, as its stock changes here. */
const trailShoe = productIdOf(({ id }) => id === 'SKSKUA21');

const gift = productIdOf(({ special }) => special === 'gift-with-purchase');

function productIdOf(isWanted: (style: (typeof styles)[number]) => boolean): string {
  const style = styles.find(isWanted);
  return `${style?.id}${style?.colourways[0]?.code}`;
}

/** The page of a product with a size chosen and a clock that stands still, and the calls that change the cart. */
async function productPage(productId: string, context?: BrowserContext) {
  const page = context ? await context.newPage() : (await journey.visit('/en-us')).page;
  await page.clock.install();
  await page.goto(`/en-us/p/any-slug-${productId}`);
  await ready(page);
  const sizes = page.getByRole('main').getByRole('group', { name: t('product.chooseSize') });
  const size = sizes.first().getByRole('radio', { disabled: false }).first();
  await size.check({ force: true });
  const calls = callsOf(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return { page, calls, upc: await size.inputValue() };
}

/** The calls that change the cart, from the time of this call on. */
function callsOf(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/cart/')) calls.push(request);
  });
  return calls;
}

const press = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click();

const errorsOf = (page: Page) => page.locator('[data-toast=error]');

const added = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor();

/** The ids of the error that a call was refused with; none for one that succeeded. */
async function refusalOf(call: Request): Promise<readonly string[]> {
  const answer = await call.response();
  const body = (await answer?.json()) as { errorDetails?: readonly { errorId: string }[] } | undefined;
  return (body?.errorDetails ?? []).map(({ errorId }) => errorId);
}

/** Waits for a number of calls and the answer to the last one. */
async function untilCalled(calls: readonly Request[], count: number): Promise<void> {
  await expect.poll(() => calls.length, patient).toBe(count);
  await (await calls[count - 1]?.response())?.finished();
}

test('an item that is back in stock at the second attempt is added without a message', async () => {
  const { page, calls, upc } = await productPage(trailShoe);
  await sellOut(journey.origin(), upc);
  await press(page);
  await untilCalled(calls, 1);
  await restock(journey.origin(), upc);
  await page.clock.runFor(pause / 2);
  expect(calls).toHaveLength(1);
  await tickUntil(page, () => calls.length, 2, { within: 1.5 * pause });
  await added(page);
  expect(await Promise.all(calls.map(refusalOf))).toEqual([['INV700'], []]);
  expect(await errorsOf(page).count()).toBe(0);
});

test('an item that is sold out at both attempts is reported once, and not tried again [B4.4.16]', async () => {
  const { page, calls, upc } = await productPage(trailShoe);
  await sellOut(journey.origin(), upc);
  try {
    await press(page);
    await untilCalled(calls, 1);
    await page.clock.runFor(pause / 2);
    expect(await errorsOf(page).count()).toBe(0);
    await tickUntil(page, () => calls.length, 2, { within: 1.5 * pause });
    await untilCalled(calls, 2);
    await errorsOf(page).getByText(t('error.INV700')).waitFor();
    expect(await errorsOf(page).count()).toBe(1);
    await page.clock.runFor(2 * pause);
    expect(await Promise.all(calls.map(refusalOf))).toEqual([['INV700'], ['INV700']]);
  } finally {
    await restock(journey.origin(), upc);
  }
});

test('a gift is refused with its message at the first attempt, and not tried again [C8.134, C8.95, B4.4.16]', async () => {
  const { page, calls } = await productPage(trailShoe);
  const details = await page.request.get(`/products/v2/products/${gift}/details`);
  const { variants } = (await details.json()) as { variants: readonly { id: string }[] };
  // A gift has no page, so the call is made from the page of another product, as if that had become a gift.
  await page.route('**/cart/v1/**', (route) => {
    const body = { ...(route.request().postDataJSON() as object), upc: variants[0]?.id, productId: gift };
    return route.continue({ postData: JSON.stringify(body) });
  });
  await press(page);
  await errorsOf(page).getByText(t('error.GWP403')).waitFor();
  expect(await errorsOf(page).count()).toBe(1);
  await page.clock.runFor(2 * pause);
  expect(await Promise.all(calls.map(refusalOf))).toEqual([['GWP403']]);
});

test('a lost cart is recreated at once, with its items and without a message [B4.4.16]', async () => {
  const { page: first, context } = await journey.visit('/en-us');
  await buy(first, 'en-us');
  const lost = await knownCart(first);
  const { page, calls, upc } = await productPage(trailShoe, context);
  await page.route(
    '**/cart/v1/item',
    (route) => {
      const body = { ...(route.request().postDataJSON() as object), cartId: lost.id.replaceAll(/[0-9a-f]/g, '0') };
      return route.continue({ postData: JSON.stringify(body) });
    },
    { times: 1 },
  );
  await press(page);
  await added(page);
  const cart = await knownCart(page);
  expect(cart.id).not.toBe(lost.id);
  const bought = cart.items.filter(({ bonus }) => !bonus).map((item) => item.upc);
  expect(bought.toSorted()).toEqual([lost.items[0]?.upc, upc].toSorted());
  expect((await Promise.all(calls.map(refusalOf))).flat()).toEqual(['BSK404']);
  expect(await errorsOf(page).count()).toBe(0);
});
