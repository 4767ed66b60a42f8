import type { Page } from 'playwright-core';
import { deckShoe, ready, wordsOf } from '../checkout/steps.ts';

/** Opens the deck shoe and chooses a size. */
export async function chooseShoe(page: Page, locale: string): Promise<void> {
  const t = wordsOf(locale);
  await page.goto(`/${locale}/p/deck-shoe-${deckShoe}`);
  await ready(page);
  const sizes = page.getByRole('group', { name: t('product.chooseSize') }).first();
  await sizes.getByRole('radio', { disabled: false }).first().check({ force: true });
}

/** Presses the button of a wallet. */
export async function buyWith(page: Page, locale: string, wallet: 'Apple Pay' | 'PayPal'): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsOf(locale)('product.buyWith', { wallet }) })
    .click();
}

/** Waits until the order is confirmed; returns the URL of the confirmation. */
export async function confirmed(page: Page, locale: string): Promise<URL> {
  await page.waitForURL(/order-confirmation/);
  await page.getByText(wordsOf(locale)('order.state.confirmed')).first().waitFor();
  return new URL(page.url());
}

/** The simulated sheet. */
export function sheetOf(page: Page, locale: string) {
  const t = wordsOf(locale);
  const dialog = page.getByRole('dialog', { name: t('wallets.sheet.title') });
  return {
    dialog,
    contact: dialog.getByRole('combobox', { name: t('wallets.sheet.contact') }),
    method: dialog.getByRole('combobox', { name: t('wallets.sheet.method') }),
    outcome: dialog.getByRole('combobox', { name: t('wallets.sheet.outcome') }),
    pay: dialog.getByRole('button', { name: t('wallets.sheet.pay') }),
    cancel: dialog.getByRole('button', { name: t('wallets.sheet.cancel') }),
  };
}

/** Waits until the sheet has its delivery methods, so that it can be paid. */
export async function sheetReady(page: Page, locale: string) {
  const sheet = sheetOf(page, locale);
  await sheet.method.locator('option').nth(1).waitFor({ state: 'attached' });
  return sheet;
}

/** Chooses a payment method in the billing step and continues to its approval. */
export async function chooseMethod(page: Page, locale: string, method: 'PAYPAL' | 'KLARNA'): Promise<void> {
  const t = wordsOf(locale);
  await page.getByRole('radio', { name: t(`checkout.method.${method}`) }).check();
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.waitForURL(/sandbox-payments\/approvals/);
}

/** Approves in the window of the account. */
export async function approve(popup: Page): Promise<void> {
  await popup.locator('button[value=approve]').first().click();
}

/** Chooses the address of an express approval, and waits until it can be approved. */
export async function chooseAddress(popup: Page): Promise<void> {
  await popup.locator('button[value=shipping]').click();
  await popup.locator('button[value=approve]').first().waitFor();
}
