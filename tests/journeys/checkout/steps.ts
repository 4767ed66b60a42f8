import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Home } from './addresses.ts';

/** Product id of a deck shoe of the demo brand; its path accepts any slug. */
export const deckShoe = 'SKTERN01FOM';

/** Product id of a shoe that is made to order. */
export const madeToOrder = 'SKTERN89FOM';

/** Product id of a file to download. */
export const repairGuide = 'SKMEND88KLP';

export const cards = {
  good: '4242 4242 4242 4242',
  challenged: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
} as const;

/** The messages of a market. */
export function wordsOf(locale: string): Translate {
  return createMessages(marketByLocale(locale)?.tag ?? 'en');
}

/** Waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
}

/** Chooses the first available size, if there is a choice, and adds it to the cart. */
export async function addToCart(page: Page, locale: string): Promise<void> {
  const t = wordsOf(locale);
  const sizes = page.getByRole('group', { name: t('product.chooseSize') }).first();
  const hasOne = await page.getByText(t('product.oneSize'), { exact: true }).first().isVisible();
  if (!hasOne) await sizes.getByRole('radio', { disabled: false }).first().check({ force: true });
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
}

/** Opens a product, puts it into the cart, and waits for the mini cart. */
export async function buy(page: Page, locale: string, productId = deckShoe): Promise<Locator> {
  await page.goto(`/${locale}/p/any-slug-${productId}`);
  await ready(page);
  await addToCart(page, locale);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: wordsOf(locale)('cart.checkout') }).waitFor();
  return dialog;
}

const stepNames = ['shipping', 'billing', 'summary'] as const;

/** Waits until a step of the checkout is shown. */
export async function atStep(page: Page, locale: string, step: (typeof stepNames)[number]): Promise<void> {
  const t = wordsOf(locale);
  const name = t('checkout.stepOf', { n: stepNames.indexOf(step) + 1, total: 3, name: t(`checkout.step.${step}`) });
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

/** Fills the shipping step with a home address. */
export async function fillShipping(page: Page, { locale, ...home }: Home): Promise<void> {
  const t = wordsOf(locale);
  await atStep(page, locale, 'shipping');
  // While the mini cart is closing, the page behind takes no input.
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  const field = (name: Parameters<Translate>[0]) =>
    page.getByRole('main').getByRole('textbox', { name: t(name), exact: true });
  await field('address.email').fill('ada@example.com');
  await field('address.phone').fill(home.phone);
  await field('address.firstName').fill('Ada');
  await field('address.lastName').fill('Brink');
  await field('address.addressLine1').fill(home.addressLine1);
  await field('address.city').fill(home.city);
  await page.locator('#shipping-postalCode').fill(home.postalCode);
  if (home.province) await page.locator('#shipping-province').selectOption(home.province);
}

/** Continues from the shipping step. */
export async function continueToPayment(page: Page, locale: string): Promise<void> {
  await page.getByRole('button', { name: wordsOf(locale)('checkout.toBilling') }).click();
  await page.waitForURL(/step=billing/);
}

/** The provider's card fields. */
export function cardFields(page: Page, locale: string): FrameLocator {
  return page.frameLocator(`iframe[title="${wordsOf(locale)('checkout.cardFields')}"]`);
}

/** Enters a card into the provider's fields. */
export async function enterCard(page: Page, locale: string, number: string): Promise<void> {
  const t = wordsOf(locale);
  const fields = cardFields(page, locale);
  await fields.getByLabel(t('checkout.cardNumber')).fill(number);
  await fields.locator('#expiry').fill('12/39');
  await fields.locator('#code').fill('123');
}

/** Enters a card and continues to the summary. */
export async function payWith(page: Page, locale: string, number: string): Promise<void> {
  await enterCard(page, locale, number);
  await page.getByRole('button', { name: wordsOf(locale)('checkout.toSummary') }).click();
  await page.waitForURL(/step=summary/);
}

/** The button that places the order; its name ends with the amount. */
export function placeButton(page: Page, locale: string): Locator {
  const before = wordsOf(locale)('checkout.placeOrderAmount', { amount: '#' }).split('#')[0] ?? '';
  return page.getByRole('button', { name: new RegExp(`^${before.trim()}`) });
}

/** Goes from an empty browser to the summary, with a card. */
export async function goToSummary(page: Page, home: Home, card: string = cards.good): Promise<void> {
  const dialog = await buy(page, home.locale);
  await dialog.getByRole('link', { name: wordsOf(home.locale)('cart.checkout') }).click();
  await fillShipping(page, home);
  await continueToPayment(page, home.locale);
  await payWith(page, home.locale, card);
}

/** The bank's page inside the dialog. */
export function challengeFrame(page: Page): FrameLocator {
  return page.getByRole('dialog').frameLocator('iframe');
}

/** The one-time code that the demonstration shows. */
export async function codeIn(place: Page | FrameLocator): Promise<string> {
  const text = await place.locator('#code-given').textContent();
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}

/** Makes the lab refuse an operation in this browser. */
export async function refuse(page: Page, operation: string, errorId: string): Promise<void> {
  const answer = await page.request.post('/dev/lab/refusal', { form: { operation, errorId }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Timeout for changes of the page that nothing else announces; waiting ends as soon as they are there. */
export const patient = { timeout: 20_000 } as const;
