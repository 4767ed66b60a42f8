import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { goToSummary, placeButton } from '../checkout/steps.ts';
import { accountMenu, newAccount, openSignIn, patient, ready, sendSignIn, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const signInPath = '**/consumers-v3/auth/signin';

/** Makes the sandbox ask for the human check at sign-in. */
async function provoke(page: Page): Promise<void> {
  await page.route(signInPath, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-error': 'CHALLENGE' } }),
  );
}

const checkIn = (page: Page): Locator => page.getByRole('dialog', { name: t('auth.human.title') });

/** Collects requests to paths with this ending. */
function requestsTo(page: Page, end: string): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(end)) found.push(request);
  });
  return found;
}

test('a 403 without an error opens the human check over the dialog, and the call is repeated after it [C8.03, C8.04, C8.07]', async () => {
  const account = await newAccount(journey.origin());
  const visitor = await journey.visit('/en-us');
  const { page } = visitor;
  await provoke(page);
  const calls = requestsTo(page, '/auth/signin');
  const dialog = await openSignIn(page, 'en-us');
  await sendSignIn(dialog, 'en-us', account.email);
  const check = checkIn(page);
  await check.getByText(t('auth.human.text')).waitFor();
  await expectAccessible(page, 'the human check');
  await check.getByRole('button', { name: t('auth.human.confirm') }).click();
  await check.waitFor({ state: 'detached' });
  await dialog.waitFor({ state: 'detached' });
  await accountMenu(page, 'en-us', account.firstName).waitFor();
  expect(calls).toHaveLength(2);
  expectNoComplaints(visitor);
});

test('a closed human check shows the general message, and typed values stay [C8.04]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await provoke(page);
  const calls = requestsTo(page, '/auth/signin');
  const dialog = await openSignIn(page, 'en-us');
  await sendSignIn(dialog, 'en-us', account.email);
  const check = checkIn(page);
  await check.getByRole('button', { name: t('auth.human.confirm') }).waitFor();
  await page.keyboard.press('Escape');
  await check.waitFor({ state: 'detached' });
  await dialog.getByText(t('error.GEN500')).first().waitFor();
  expect(await dialog.locator('#sign-in-email').inputValue()).toBe(account.email);
  expect(calls).toHaveLength(1);
});

test('a rejected proof shows its own message, without a human check [C8.34, C8.07]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await page.route(signInPath, (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), recaptcha_response: 'reject' }) }),
  );
  const dialog = await openSignIn(page, 'en-us');
  await sendSignIn(dialog, 'en-us', account.email);
  await dialog.getByText(t('error.AUT403')).first().waitFor();
  expect(await checkIn(page).count()).toBe(0);
});

test('a forbidden token call shows nothing, and the page keeps working [C7.15, C8.07]', async () => {
  const visitor = await journey.visit('/en-us/cart');
  const { page } = visitor;
  await page.route('**/token/v2/auth/token', (route) =>
    route.fulfill({ status: 403, json: { appId: 'eyelet', correlationId: 'forced' } }),
  );
  // The call of the first visit may still be under way.
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/token/v2/auth/token') && answer.status() === 403,
  );
  await page.reload();
  await ready(page);
  await refused;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  expectNoComplaints(visitor);
});

/** Replaces the script of reCAPTCHA Enterprise: its tokens contain the requested action. */
const recaptchaScript = `window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  execute: async (siteKey, options) => siteKey + ' ' + options.action,
} };`;

/** Makes the browser use reCAPTCHA; returns the requests for its script. */
async function checkByRecaptcha(page: Page): Promise<Request[]> {
  const challenge = { kind: 'recaptcha', siteKey: 'site-key', script: '/recaptcha-enterprise.js' };
  await page.route('**/api/v1/bot-check/challenge', (route) => route.fulfill({ json: challenge }));
  await page.route('**/recaptcha-enterprise.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recaptchaScript }),
  );
  return requestsTo(page, '/recaptcha-enterprise.js');
}

test('with reCAPTCHA its script is loaded before signing in, which requests a token of the action login [B7.34, B7.40, B7.17]', async () => {
  const { page } = await journey.visit('/en-us');
  const scripts = await checkByRecaptcha(page);
  const sent = page.waitForRequest(signInPath);
  const dialog = await openSignIn(page, 'en-us');
  await expect.poll(() => scripts.length, patient).toBe(1);
  expect(new URL(scripts[0]?.url() ?? '').searchParams.get('render')).toBe('site-key');
  await sendSignIn(dialog, 'en-us', 'ada@example.com');
  expect((await sent).postDataJSON()).toMatchObject({
    username: 'ada@example.com',
    recaptcha_response: 'site-key login',
  });
});

test('with reCAPTCHA signing up requests a token of the action register [B7.35]', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await checkByRecaptcha(page);
  await page.reload();
  await ready(page);
  const sent = page.waitForRequest('**/consumers-v3/auth/signup');
  await page.locator('#sign-up-email').fill('ada@example.com');
  await page.locator('#sign-up-password').fill('Granite-harbour-7');
  await page.locator('#sign-up-firstName').fill('Ada');
  await page.locator('#sign-up-lastName').fill('Brink');
  await page.locator('#sign-up-policy').check();
  await page.locator('form:has(#sign-up-email) button[type=submit]').click();
  expect((await sent).postDataJSON()).toMatchObject({ recaptcha_response: 'site-key register' });
});

test('with reCAPTCHA placing an order requests a token of the action placeOrder [B7.36, B7.08]', async () => {
  const { page } = await journey.visit('/en-us');
  await checkByRecaptcha(page);
  await goToSummary(page, american);
  const sent = page.waitForRequest('**/cart/v2/checkout/order');
  await placeButton(page, 'en-us').click();
  expect((await sent).postDataJSON()).toMatchObject({ recaptcha_response: 'site-key placeOrder' });
});
