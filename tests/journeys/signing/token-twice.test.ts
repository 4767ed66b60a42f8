import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, openSignIn, patient, ready, sendSignIn, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Refuses every token call of a type as a duplicate; returns a counter of the calls. */
async function refuseTokens(page: Page, type: 'Guest' | 'Registered'): Promise<() => number> {
  let made = 0;
  await page.route('**/token/v2/auth/token', async (route) => {
    const request = route.request();
    if (request.postDataJSON().type !== type) return route.continue();
    made += 1;
    return route.continue({ headers: { ...request.headers(), 'x-mock-error': 'AUT409' } });
  });
  return () => made;
}

test('a sign-in whose token is refused as a duplicate twice shows a message [C8.148, C7.14]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  const dialog = await openSignIn(page, 'en-us');
  const made = await refuseTokens(page, 'Registered');
  await sendSignIn(dialog, 'en-us', account.email);
  const toast = dialog.getByRole('status', { name: t('shop.toast.region') });
  await toast.getByText(t('error.AUT409')).waitFor();
  expect(made()).toBe(2);
});

test('a guest whose token is refused as a duplicate twice gets a message [C8.148]', async () => {
  const { page } = await journey.visit('/en-us/about');
  await ready(page);
  await page.context().clearCookies();
  const made = await refuseTokens(page, 'Guest');
  await page.reload();
  await page.getByText(t('error.AUT409')).first().waitFor();
  await expect.poll(made, patient).toBe(2);
});
