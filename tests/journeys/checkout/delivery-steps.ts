import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { stockAt } from '@eyelet/testing/demo-stock.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseOnItsPage } from '../stores/steps.ts';
import type { Home } from './addresses.ts';
import { buy, deckShoe, patient, ready, wordsOf } from './steps.ts';

/** The cart as this browser knows it. */
export async function knownCart(page: Page): Promise<Cart> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('eyelet.cart') ?? '{}').cart as never);
}

/** The fulfilment of each line of the cart. */
export async function waysOf(page: Page): Promise<string[]> {
  return (await knownCart(page)).items.map(({ fulfilment, storeId }) =>
    [fulfilment, storeId].filter(Boolean).join('@'),
  );
}

/** Chooses a store, buys a shoe that it has and opens the cart. */
export async function cartNear(page: Page, locale: string, storeId: string): Promise<void> {
  await chooseOnItsPage(page, locale, storeId);
  await buy(page, locale);
  const upc = (await knownCart(page)).items[0]?.upc ?? '';
  await stockAt(new URL(page.url()).origin, upc, storeId, 6);
  await openCart(page, locale);
}

/** Opens the cart page and waits until it is interactive and up to date. */
export async function openCart(page: Page, locale: string): Promise<void> {
  const read = page.waitForResponse((response) => /\/cart\/v1\/cart\/[\w-]+(\?|$)/.test(response.url()));
  await page.goto(`/${locale}/cart`);
  await ready(page);
  await read;
}

/** Puts another size of the shoe into the cart, to be sent home. */
export async function buyAnotherSize(page: Page, locale: string): Promise<void> {
  const t = wordsOf(locale);
  await page.goto(`/${locale}/p/deck-shoe-${deckShoe}`);
  await ready(page);
  const sizes = page
    .getByRole('main')
    .getByRole('group', { name: t('product.chooseSize') })
    .first();
  await sizes.getByRole('radio', { disabled: false }).nth(2).check({ force: true });
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor();
}

/** Opens the dialog that changes the delivery of the first line. */
export async function openDelivery(page: Page, locale: string) {
  const t = wordsOf(locale);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('delivery.change')}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('delivery.title') });
  await dialog.getByRole('button', { name: t('delivery.apply') }).waitFor();
  return dialog;
}

/** Has the first line delivered by a method, as its label says. */
export async function deliverBy(page: Page, locale: string, code: 'standard' | 'express' | 'pickup' | 'sts') {
  const t = wordsOf(locale);
  const dialog = await openDelivery(page, locale);
  await dialog
    .getByRole('radio', { name: new RegExp(`^${t(`shipping.${code}.label`)}`), disabled: false })
    .check({ force: true });
  await dialog.getByRole('button', { name: t('delivery.apply') }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Fills the contact of a pickup and continues. */
export async function fillPickup(page: Page, locale: string): Promise<void> {
  const t = wordsOf(locale);
  await page.getByRole('textbox', { name: t('checkout.pickupEmail') }).fill('ada@example.com');
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.waitForURL(/step=billing/);
}

/** Fills the billing address of an order without a shipment home. */
export async function fillBilling(page: Page, { province, ...home }: Home): Promise<void> {
  const fields = {
    firstName: 'Ada',
    lastName: 'Brink',
    addressLine1: home.addressLine1,
    city: home.city,
    postalCode: home.postalCode,
    email: 'ada@example.com',
    phone: home.phone,
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`#billing-${name}`).fill(value);
  if (province) await page.locator('#billing-province').selectOption(province);
}

/** Places the order and waits for its confirmation; returns its main element. */
export async function confirmation(page: Page, locale: string) {
  await page.waitForURL(new RegExp(`/${locale}/order-confirmation\\?order=`));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.getByRole('main');
}

/** Waits until the browser has the cart with these fulfilments. */
export async function untilWays(page: Page, ways: readonly string[]): Promise<void> {
  await expect.poll(() => waysOf(page), patient).toEqual(ways);
}
