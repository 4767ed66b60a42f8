import type { Journey, Visitor } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { type Account, newAccount, ready, sendSignIn, wordsOf } from '../signing/steps.ts';

/** Signs in by the page and opens a page of the account. */
export async function visitAccount(
  journey: Journey,
  place: string,
  locale = 'en-us',
  options: Parameters<Journey['visit']>[1] = {},
): Promise<Visitor & Readonly<{ account: Account }>> {
  const account = await newAccount(journey.origin());
  const path = `/${locale}/account${place}`;
  const visitor = await journey.visit(`/${locale}/sign-in?next=${path}`, options);
  if (options.javaScriptEnabled !== false) await ready(visitor.page);
  await sendSignIn(visitor.page.getByRole('main'), locale, account.email);
  await visitor.page.waitForURL((url) => url.pathname === path);
  if (options.javaScriptEnabled !== false) await ready(visitor.page);
  return { ...visitor, account };
}

/** Presses a button of the page by its message. */
export async function press(page: Page, locale: string, key: Parameters<ReturnType<typeof wordsOf>>[0]): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsOf(locale)(key) })
    .first()
    .click();
}

/** Waits until the page says that something was saved. */
export async function untilSaved(page: Page, locale = 'en-us'): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: wordsOf(locale)('account.saved') })
    .waitFor();
}
