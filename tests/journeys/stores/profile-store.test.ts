import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, sendSignIn } from '../signing/steps.ts';
import { chooseOnItsPage, patient, ready, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

const inHeader = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('link', { name: t('shop.header.storeOf', { name }) });

/** Signs in on the page for it; ends at the preferences. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/sign-in?next=/en-us/account/preferences');
  await ready(page);
  await sendSignIn(page.getByRole('main'), 'en-us', email);
  await page.waitForURL('**/en-us/account/preferences');
  await page.getByRole('heading', { name: t('account.favStore') }).waitFor();
}

const keptBy = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('eyelet.store') ?? '{}').id ?? '');

test('the store that a consumer chooses is preferred on other devices too [C3.41]', async () => {
  const { email } = await newAccount(journey.origin());
  const phone = await journey.visit('/en-us');
  await signIn(phone.page, email);
  const written = phone.page.waitForResponse(
    (response) => response.url().endsWith('/consumers-v3/consumer') && response.request().method() === 'PUT',
  );
  await chooseOnItsPage(phone.page, 'en-us', 'US-BOS');
  expect((await written).status()).toBe(200);
  const laptop = await journey.visit('/en-us');
  await signIn(laptop.page, email);
  await inHeader(laptop.page, 'Skerry Boston').waitFor();
  await laptop.page.getByRole('main').getByRole('link', { name: 'Skerry Boston' }).waitFor();
  expect(await keptBy(laptop.page)).toBe('US-BOS');
  expectNoComplaints(laptop);
});

test('a store that the profile refuses is said in a toast [C8.101]', async () => {
  const { email } = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await signIn(page, email);
  await page.route('**/consumers-v3/consumer', (route) =>
    route.request().method() === 'PUT'
      ? route.continue({ headers: { ...route.request().headers(), 'x-mock-error': 'PRO418' } })
      : route.continue(),
  );
  await chooseOnItsPage(page, 'en-us', 'US-BOS');
  await page.locator('[data-toast=error]').getByText(t('error.PRO418')).waitFor();
});

test('the store of a guest is added to a profile without one; a profile with a store keeps it', async () => {
  const { email } = await newAccount(journey.origin());
  const first = await journey.visit('/en-us');
  await chooseOnItsPage(first.page, 'en-us', 'US-SEA');
  await inHeader(first.page, 'Skerry Seattle').waitFor();
  await signIn(first.page, email);
  await first.page.getByRole('main').getByRole('link', { name: 'Skerry Seattle' }).waitFor();
  const second = await journey.visit('/en-us');
  await chooseOnItsPage(second.page, 'en-us', 'US-BOS');
  await inHeader(second.page, 'Skerry Boston').waitFor();
  await signIn(second.page, email);
  await inHeader(second.page, 'Skerry Seattle').waitFor();
  await expect.poll(() => keptBy(second.page), patient).toBe('US-SEA');
});
