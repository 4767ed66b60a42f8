import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Language } from '@eyelet/demo/catalogue/style.ts';
import { styles } from '@eyelet/demo/catalogue/styles.ts';
import { newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { Locator, Page } from 'playwright-core';
import { type Account, formProof, password, wordsOf } from '../signing/steps.ts';

export { newAccount, patient, ready, signIn, signOut, wordsOf } from '../signing/steps.ts';

/** Products of the demo brand with their names. */
export const tern = { productId: 'SKTERN01FOM', name: 'Men’s Tern' } as const;
export const womensTern = { productId: 'SKTERN02FOM', name: 'Women’s Tern' } as const;
export const gull = { productId: 'SKGULL32KLP', name: 'Gull' } as const;

/** The name of a demo product in a market. */
export function nameIn(locale: string, { productId }: Readonly<{ productId: string }>): string {
  const style = styles.find(({ id }) => productId.startsWith(id));
  return style?.name[locale.slice(0, 2) as Language] ?? '';
}

/** The heart of a product in a part of the page. */
export function heart(place: Page | Locator, locale: string, name: string): Locator {
  return place.getByRole('button', { name: wordsOf(locale)('catalogue.card.favorite', { name }), exact: true }).first();
}

/** The link of the header, once it says this number. */
export function favoritesLink(page: Page, locale: string, n: number): Locator {
  return page.getByRole('banner').getByRole('link', { name: wordsOf(locale)('shop.header.favoritesCount', { n }) });
}

/** Presses a heart and waits for the server. */
export async function press(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/wishlists/v2/favorites'));
  await button.click();
  await answered;
}

/** Calls an operation with the session of the browser. */
export async function callAs(page: Page, operation: Operation, request: object): Promise<unknown> {
  const { body } = request as { body?: unknown };
  const response = await page.request.fetch(requestUrl(operation, request), {
    method: operation.method,
    headers: { 'x-locale': 'en_US', 'x-client-id': 'journey' },
    ...(body === undefined ? {} : { data: body }),
  });
  return response.json();
}

/** A consumer over HTTP, as on another device. */
export async function elsewhere(origin: string, { email }: Account): Promise<Shopper> {
  const shopper = await newShopper(origin);
  const { codeVerifier, codeChallenge } = newVerifier();
  const recaptcha_response = await formProof(origin);
  const { authorizationCode } = await shopper.call(signIn, {
    body: { type: 'Registered', username: email, password, codeChallenge, recaptcha_response },
  });
  await shopper.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier } });
  return shopper;
}

/** Adds favorites on another device; returns the id of the list. */
export async function like(shopper: Shopper, ...productIds: readonly string[]): Promise<string> {
  let id = '';
  for (const productId of productIds) {
    id = (await shopper.call(addFavorite, { body: { productId } })).favoriteId ?? '';
  }
  return id;
}
