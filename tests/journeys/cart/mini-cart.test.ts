import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { addToCart, buy, deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const boot = 'SKGULL32KLP';

const areaOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
};

/** Whether two parts of a page overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([areaOf(one), areaOf(other)]);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('the item just added is first, under a heading that says so, with express payment beside the checkout', async () => {
  const visitor = await journey.visit('/en-us');
  const { page } = visitor;
  await buy(page, 'en-us', deckShoe);
  await page.goto(`/en-us/p/any-slug-${boot}`);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await ready(page);
  await addToCart(page, 'en-us');
  const dialog = page.getByRole('dialog', { name: t('cart.mini.added') });
  await dialog.getByRole('heading', { name: t('cart.mini.also', { n: 1 }) }).waitFor();
  await expect.poll(() => dialog.getByRole('heading', { level: 3 }).first().textContent(), patient).toBe(name);
  for (const wallet of ['Apple Pay', 'PayPal']) {
    await dialog.getByRole('button', { name: t('product.buyWith', { wallet }) }).waitFor();
  }
  expectNoComplaints(visitor);
});

test('a dialog whose content is still loading has its title and can be closed', async () => {
  const { page } = await journey.visit('/en-us');
  await ready(page);
  await page.route('**/mini-cart-panel*', () => {
    // Never answered, as on a lost connection.
  });
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('shop.cart') });
  await dialog.getByRole('button', { name: t('shop.close') }).click();
  await dialog.waitFor({ state: 'detached' });
});

test.each(Object.values(widths))(
  'a removal is announced once and its message covers nothing at %i px',
  async (width) => {
    const { page } = await journey.visit('/en-us', { viewport: { width, height: 844 } });
    const dialog = await buy(page, 'en-us');
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await dialog.getByRole('button', { name: t('cart.undoRemove') }).click();
    await dialog.getByRole('button', { name: /^Remove/ }).waitFor();
    await page.goto('/en-us');
    await buy(page, 'en-us', boot);
    const mini = page.getByRole('dialog');
    await mini
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const toast = mini.locator('[data-toast]');
    await toast.waitFor();
    expect(await page.locator('[data-toast]:visible').count()).toBe(1);
    for (const link of [t('cart.checkout'), t('cart.mini.view')]) {
      expect(await overlap(toast, mini.getByRole('link', { name: link, exact: true }))).toBe(false);
    }
    expect(await overlap(toast, mini.getByText(t('cart.subtotal')))).toBe(false);
  },
);

test.each([widths.tablet, widths.desktop])(
  'a message on the cart page does not cover total and button at %i px',
  async (width) => {
    const { page } = await journey.visit('/en-us', { viewport: { width, height: 844 } });
    await buy(page, 'en-us', deckShoe);
    await buy(page, 'en-us', boot);
    await page.goto('/en-us/cart');
    await ready(page);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const toast = page.locator('[data-toast]');
    await toast.waitFor();
    const checkout = main.getByRole('link', { name: t('cart.checkout'), exact: true }).locator('visible=true');
    expect(await overlap(toast, checkout)).toBe(false);
    expect(await overlap(toast, main.getByText(t('cart.total'), { exact: true }).locator('visible=true').last())).toBe(
      false,
    );
  },
);
