import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { removePriceAdjustment } from '@eyelet/contracts/cart/remove-price-adjustment.ts';
import { demoPassword } from '@eyelet/demo/accounts/accounts.ts';
import { newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { Locator, Page } from 'playwright-core';
import { wordsOf } from '../signing/steps.ts';

export { patient, ready, wordsOf } from '../signing/steps.ts';

/** The associate of the demo brand. */
export const delia = { email: 'associate@skerry.example', name: 'Delia M.', store: 'Skerry Boston' } as const;

/** Chooses the store of the demo's associate and her name, and types a password. */
export async function fillSignIn(page: Page, locale: string, password: string = demoPassword): Promise<void> {
  const t = wordsOf(locale);
  const main = page.getByRole('main');
  await main.getByLabel(t('associate.store')).selectOption({ label: delia.store });
  const withoutScripts = main.getByRole('button', { name: t('associate.showEmployees') });
  if (await withoutScripts.isVisible()) await withoutScripts.click();
  await main.getByLabel(t('associate.employee')).selectOption({ label: delia.name });
  await main.getByLabel(t('associate.secret'), { exact: true }).fill(password);
}

/** Submits the form of the sign-in. */
export function send(page: Page, locale: string): Promise<void> {
  return page
    .getByRole('main')
    .getByRole('button', { name: wordsOf(locale)('associate.submit'), exact: true })
    .click();
}

/** The bar of the store session in the header. */
export function storeBar(page: Page, locale: string): Locator {
  return page.getByRole('banner').getByRole('region', { name: wordsOf(locale)('associate.bar.label') });
}

/** Signs the demo's associate in on the page for it, and waits until the header says so. */
export async function openTill(page: Page, locale: string): Promise<void> {
  await page.goto(`/${locale}/associate-login`);
  await fillSignIn(page, locale);
  await send(page, locale);
  await storeBar(page, locale).waitFor();
}

/** Ends every session of the demo's associate, as from another device. */
export async function endTills(origin: string): Promise<void> {
  const { elsewhere } = await sellElsewhere(origin);
  await elsewhere.call(endSession, { params: { sessionId: 'others' } });
}

/** Removes the items that an earlier sale has left in the cart of the demo's associate. */
export async function clearTill(origin: string): Promise<void> {
  const { elsewhere, basketId } = await sellElsewhere(origin);
  if (basketId === null) return;
  const { items, priceAdjustments } = await elsewhere.call(readCart, { params: { basketId } });
  for (const { adjustmentId } of priceAdjustments) {
    await elsewhere.call(removePriceAdjustment, { params: { basketId, adjustmentId } });
  }
  for (const { id, bonus } of items) {
    if (!bonus) await elsewhere.call(removeItem, { query: { cartId: basketId, itemId: id } });
  }
}

/** A store session of the demo's associate on another device. */
export async function sellElsewhere(origin: string) {
  const elsewhere = await newShopper(origin);
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await elsewhere.call(signInAssociate, {
    body: { username: delia.email, password: demoPassword, codeChallenge },
  });
  const { basketId } = await elsewhere.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier } });
  return { elsewhere, basketId };
}
