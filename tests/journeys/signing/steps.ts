import { randomUUID } from 'node:crypto';
import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { signIn as signInCall } from '@eyelet/contracts/auth/sign-in.ts';
import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Timeout for changes of the page that nothing else announces; waiting ends as soon as they are there. */
export const patient = { timeout: 20_000 } as const;

export const password = 'Granite-harbour-7';

export type Account = Readonly<{ email: string; firstName: string }>;

/** The messages of a market. */
export function wordsOf(locale: string): Translate {
  return createMessages(marketByLocale(locale)?.tag ?? 'en');
}

/** Waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
}

/** The bot check proof in a page for visitors without scripts. */
export async function formProof(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/en-us/sign-in`)).text();
  return /name="recaptcha_response" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** A consumer with an account, created over HTTP. */
export async function newAccount(origin: string, firstName = 'Ada'): Promise<Account> {
  const shopper = await newShopper(origin);
  const email = `${randomUUID()}@example.com`;
  const recaptcha_response = await formProof(origin);
  await shopper.call(signUp, {
    body: { email, password, firstName, lastName: 'Brink', isTermsConfirmed: true, recaptcha_response },
  });
  return { email, firstName };
}

/** The sign-in dialog, opened from the header. */
export async function openSignIn(page: Page, locale: string): Promise<Locator> {
  const t = wordsOf(locale);
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.signIn') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('auth.signIn.title') });
  await dialog.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).waitFor();
  return dialog;
}

/** Fills email and password in and sends them. */
export async function sendSignIn(
  place: Page | Locator,
  locale: string,
  email: string,
  secret = password,
): Promise<void> {
  const t = wordsOf(locale);
  await place.locator('#sign-in-email').fill(email);
  await place.locator('#sign-in-password').fill(secret);
  await place.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click();
}

/** The button of the header with the name of the consumer. */
export function accountMenu(page: Page, locale: string, name: string): Locator {
  return page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: wordsOf(locale)('shop.header.accountOf', { name }) });
}

/** Signs in by the dialog and waits until the header has the name. */
export async function signIn(page: Page, locale: string, { email, firstName }: Account): Promise<void> {
  const dialog = await openSignIn(page, locale);
  await sendSignIn(dialog, locale, email);
  await dialog.waitFor({ state: 'detached' });
  await accountMenu(page, locale, firstName).waitFor();
}

/** Signs out by the menu of the header. */
export async function signOut(page: Page, locale: string, { firstName }: Account): Promise<void> {
  const t = wordsOf(locale);
  await accountMenu(page, locale, firstName).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shop.header.signOut') })
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.signIn') })
    .waitFor();
}

/** Waits for a mail to a recipient in the outbox; returns its link, which ends with a token. */
export async function linkInMail(origin: string, email: string, place: string): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    link = await findLink(origin, email, place);
    return link;
  };
  // The templates of mails are compiled one after the other, which takes long beside browsers.
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return link ?? '';
}

async function findLink(origin: string, email: string, place: string): Promise<string | undefined> {
  const entry = new RegExp(`<a href="(/dev/outbox/[^"]+)">[^<]*</a></td><td>${email}<`, 'g');
  const link = new RegExp(`https?://[^\\s"<]+${place}\\?(?:\\w+=[\\w-]+&amp;)*token=[\\w-]+`);
  const list = await (await fetch(`${origin}/dev/outbox`)).text();
  for (const [, address] of list.matchAll(entry)) {
    const [found] = link.exec(await (await fetch(`${origin}${address}`)).text()) ?? [];
    if (found) return found.replaceAll('&amp;', '&');
  }
  return undefined;
}

/** The owner of an account in another browser, over HTTP. */
export async function sameConsumer(origin: string, { email }: Account): Promise<Shopper> {
  const shopper = await newShopper(origin);
  const { codeVerifier, codeChallenge } = newVerifier();
  const recaptcha_response = await formProof(origin);
  const { authorizationCode } = await shopper.call(signInCall, {
    body: { type: 'Registered', username: email, password, codeChallenge, recaptcha_response },
  });
  await shopper.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier } });
  return shopper;
}

/** Ends all sessions of an account except a new one, as from another device. */
export async function signOutEverywhere(origin: string, account: Account): Promise<void> {
  const shopper = await sameConsumer(origin, account);
  await shopper.call(endSession, { params: { sessionId: 'others' } });
}
