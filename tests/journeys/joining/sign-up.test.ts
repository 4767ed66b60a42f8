import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formProof } from '../signing/steps.ts';
import {
  collectCalls,
  fillSignUp,
  newEmail,
  newPhone,
  password,
  patient,
  ready,
  refuseCall,
  wordsOf,
} from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const signUpPath = '/consumers-v3/auth/signup';
const loyaltyTokenPath = '/consumers-v3/consumer/loyalty/token';

/** Sends the sign-up form of a page. */
async function send(page: Page, variant: 'standard' | 'loyalty' | 'simplified' = 'standard', locale = 'en-us') {
  const name = wordsOf(locale)(`joining.signUp.submit.${variant}`);
  await page.getByRole('main').getByRole('button', { name }).click();
}

/** Waits for the error of a field; returns its text. */
async function errorOf(page: Page, name: string): Promise<string | null> {
  const error = page.locator(`#sign-up-${name}-error`);
  await error.waitFor();
  return error.textContent();
}

async function accountOpens(page: Page, locale: string): Promise<void> {
  await page.waitForURL(new RegExp(`/${locale}/account$`));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test.each(['en-us', 'de-de', 'it-it'])(
  'a guest signs up by the standard form in %s [B1.22, B6.02, B2.1.02]',
  async (locale) => {
    const visitor = await journey.visit(`/${locale}/sign-up`);
    const { page } = visitor;
    await ready(page);
    await fillSignUp(page, { email: newEmail() });
    await send(page, 'standard', locale);
    await accountOpens(page, locale);
    expectNoComplaints(visitor);
  },
);

test('the calls are made in order: sign-up, sign-in, token, profile; then the interests [B4.3.01, B4.3.02, C2.55, C5.54]', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  await fillSignUp(page, { email: newEmail() });
  await page.getByRole('checkbox', { name: t('joining.newsletter') }).check();
  const { calls, requests } = collectCalls(page);
  await send(page);
  const dialog = page.getByRole('dialog', { name: t('account.interests') });
  await dialog.waitFor();
  const order = [
    `POST ${signUpPath}`,
    'POST /consumers-v3/auth/signin',
    'POST /token/v2/auth/token',
    'GET /consumers-v3/consumer',
  ];
  const made = calls.slice(calls.indexOf(order[0] ?? '')).filter((call) => order.includes(call));
  expect(made.slice(0, 4)).toEqual(order);
  await dialog.getByRole('checkbox', { name: t('account.interest.hiking') }).check();
  await dialog.getByRole('checkbox', { name: t('account.interest.running') }).check();
  await dialog.getByRole('checkbox', { name: t('account.interest.city') }).check();
  await dialog.getByRole('button', { name: t('account.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const update = requests.find((request) => request.method() === 'PUT');
  expect(update?.postDataJSON()).toMatchObject({
    consumerProfile: { preferences: { interests: 'running|hiking|city' } },
  });
});

test('joining the membership enrols the profile, sends the referral, and welcomes the member [B1.22, B2.1.03, B2.1.10, B4.3.06, C2.38]', async () => {
  const say = wordsOf('fr-fr');
  const { page } = await journey.visit('/fr-fr/sign-up?variant=loyalty&referral_code=MATE-7');
  await ready(page);
  const { requests } = collectCalls(page);
  await fillSignUp(page, {
    email: newEmail(),
    birthDate: '12101990',
    phone: `06${newPhone().replace(/\D/g, '').slice(-8)}`,
  });
  await send(page, 'loyalty', 'fr-fr');
  const welcome = page.getByRole('dialog', { name: say('joining.welcome.title', { name: 'Ada' }) });
  await welcome.waitFor();
  const update = requests.find((request) => request.method() === 'PUT');
  expect(update?.postDataJSON()).toEqual({ consumerProfile: { enrollments: [{ type: 'Loyalty', optin: true }] } });
  await expect
    .poll(async () => ((await update?.response())?.json() as Promise<object>) ?? {}, patient)
    .toMatchObject({
      isLoyaltyMember: true,
    });
  await welcome.getByRole('button', { name: say('joining.welcome.continue') }).click();
  await welcome.waitFor({ state: 'detached' });
  const introduced = requests.find((request) => new URL(request.url()).pathname === loyaltyTokenPath);
  expect(introduced?.postDataJSON()).toEqual({ usid: expect.any(String), referralCode: 'MATE-7' });
  expect(introduced?.headers().source).toBe('ECOM15');
  await expect.poll(async () => (await introduced?.response())?.status(), patient).toBe(200);
});

test('the simplified form has two fields, and asks for no interests [B1.22, B2.1.04, B4.3.03]', async () => {
  const { page } = await journey.visit('/en-gb/sign-up?variant=simplified');
  await ready(page);
  const inputs = page.getByRole('main').locator('input:visible, select:visible');
  expect(await inputs.evaluateAll((found) => found.map((one) => (one as HTMLInputElement).name))).toEqual([
    'email',
    'password',
  ]);
  await fillSignUp(page, { email: newEmail() });
  await send(page, 'simplified', 'en-gb');
  await accountOpens(page, 'en-gb');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.goto('/en-gb/sign-up');
  await page.getByRole('heading', { level: 1, name: t('auth.already.title') }).waitFor();
});

test('the loyalty form of North America has all its fields, and says which are missing [B3.3.13, B5.3.07, B5.3.09, C5.60]', async () => {
  const { page } = await journey.visit('/en-us/sign-up?variant=loyalty');
  await ready(page);
  const names = await page
    .getByRole('main')
    .locator('input, select')
    .evaluateAll((found) => found.map((one) => (one as HTMLInputElement).name));
  expect(names.filter((name) => name !== 'recaptcha_response' && name !== 'secondProof').toSorted()).toEqual([
    ...['birthDate', 'brandTerms', 'email', 'firstName', 'gender', 'lastName', 'loyaltyTerms', 'newsletter'],
    ...['optInAccepted', 'password', 'phone', 'phoneCode', 'policy', 'postalCode'],
  ]);
  const { calls } = collectCalls(page);
  await send(page, 'loyalty');
  const summary = page.getByRole('alert');
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement), patient).toBe(true);
  expect(await errorOf(page, 'birthDate')).toContain(t('validation.required'));
  expect(await errorOf(page, 'phone')).toContain(t('validation.required'));
  for (const box of ['policy', 'loyaltyTerms', 'brandTerms']) {
    expect(await page.locator(`#sign-up-${box}`).getAttribute('aria-invalid')).toBe('true');
  }
  expect(calls).not.toContain(`POST ${signUpPath}`);
});

test('the rules of the password are ticked while typing [B5.3.02, C5.08, C5.09, C5.10, C5.11]', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  const met = () => page.locator('li[data-met=true]').allTextContents();
  const field = page.locator('#sign-up-password');
  await field.fill('g');
  await expect.poll(met, patient).toEqual([expect.stringContaining(t('validation.passwordRule.lowercase'))]);
  await field.fill('gR1');
  await expect.poll(async () => (await met()).length, patient).toBe(3);
  await field.fill('gRanite1');
  await expect.poll(async () => (await met()).length, patient).toBe(4);
});

test('a used email marks its field [B8.01]', async () => {
  const email = newEmail();
  const first = await journey.visit('/en-us/sign-up?variant=simplified');
  await ready(first.page);
  await fillSignUp(first.page, { email });
  await send(first.page, 'simplified');
  await accountOpens(first.page, 'en-us');
  const { page } = await journey.visit('/en-us/sign-up?variant=simplified');
  await ready(page);
  await fillSignUp(page, { email });
  await send(page, 'simplified');
  expect(await errorOf(page, 'email')).toBe(t('error.AUT439'));
  const field = page.locator('#sign-up-email');
  expect([await field.getAttribute('aria-invalid'), await field.inputValue()]).toEqual(['true', email]);
});

test.each([
  ['PRO400', 'email', 'B8.02'],
  ['AUT444', 'phone', 'B8.03'],
  ['AUT442', 'phone', 'B8.04'],
])('%s marks the field %s [%s]', async (errorId, name) => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  await refuseCall(page, signUpPath, errorId);
  await fillSignUp(page, { email: newEmail(), phone: newPhone() });
  await send(page);
  expect(await errorOf(page, name)).toBe(t(errorId === 'PRO400' ? 'error.PRO400' : 'error.AUT444'));
});

test('PRO411 validates the form again: the birth date shows its error [B8.05]', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  await refuseCall(page, signUpPath, 'PRO411', 400);
  await fillSignUp(page, { email: newEmail() });
  await send(page);
  expect(await errorOf(page, 'birthDate')).toBe(t('error.PRO411'));
});

test('any other refusal shows a notification, and the typed values stay [B8.06]', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  await refuseCall(page, signUpPath, 'AUT500', 500);
  await fillSignUp(page, { email: 'ada@example.com' });
  await send(page);
  await page.getByRole('status').getByText(t('error.AUT500')).waitFor();
  expect(await page.locator('#sign-up-password').inputValue()).toBe(password);
});

/** The birth date of a person who is this many years old, in the North American format. */
function bornYearsAgo(years: number, addDays: number): string {
  const now = new Date();
  const born = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + addDays));
  const [year, month, day] = born.toISOString().slice(0, 10).split('-');
  return `${month}${day}${year}`;
}

test('the least age is computed from the day of the server, even if the device has another [B7.01, B5.3.06, C5.59]', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  await page.clock.setFixedTime(new Date(Date.now() + 2 * 365 * 24 * 3600 * 1000));
  await fillSignUp(page, { email: newEmail(), birthDate: bornYearsAgo(13, 2) });
  await send(page);
  expect(await errorOf(page, 'birthDate')).toBe(t('validation.tooYoung', { n: 13 }));
});

test('a birth date after today names the last day that passes this rule [C5.22]', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  await fillSignUp(page, { email: newEmail(), birthDate: '12312099' });
  await send(page);
  const told = await errorOf(page, 'birthDate');
  const [, last = ''] = /^Date must be same or before (\d\d\/\d\d\/20\d\d)$/.exec(told ?? '') ?? [];
  expect(last).not.toBe('');
  const [month, day, year] = last.split('/').map(Number);
  const [nextYear, nextMonth, nextDay] = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, (day ?? 0) + 1))
    .toISOString()
    .slice(0, 10)
    .split('-');
  const field = page.locator('#sign-up-birthDate');
  const error = page.locator('#sign-up-birthDate-error');
  await field.fill(`${nextMonth}${nextDay}${nextYear}`);
  await send(page);
  await error.getByText(told ?? '', { exact: true }).waitFor();
  await field.fill(last.replaceAll('/', ''));
  await send(page);
  await error.getByText(t('validation.tooYoung', { n: 13 })).waitFor();
});

test('the URL prefills the form and its values are sent [B2.1.06, B2.1.07, B2.1.08, B2.1.09, B2.1.11, B7.16, C5.15, C5.16]', async () => {
  const email = newEmail();
  const query = new URLSearchParams({
    email,
    storeNum: '0117',
    enrollment_marketing_source: 'poster',
    leadSource: 'fall',
  });
  const { page } = await journey.visit(`/en-us/sign-up?${query}`);
  await ready(page);
  expect(await page.locator('#sign-up-email').inputValue()).toBe(email);
  await fillSignUp(page, { email, birthDate: '10121990', phone: newPhone() });
  expect(await page.locator('#sign-up-birthDate').inputValue()).toBe('10/12/1990');
  await page.locator('#sign-up-gender').selectOption('female');
  await page.locator('#sign-up-postalCode').fill('94107');
  const sent = page.waitForRequest((request) => request.url().endsWith(signUpPath));
  await send(page);
  const request = await sent;
  expect(request.headers().source).toBe('fall');
  expect(request.postDataJSON()).toMatchObject({
    ...{ email, password, firstName: 'Ada', lastName: 'Brink', birthDate: '1990-10-12', gender: 'female' },
    ...{ postalCode: '94107', phoneCode: '1', phone: expect.any(String) },
    ...{ isTermsConfirmed: true, isTemporaryPassword: false, recaptcha_response: expect.any(String) },
    subscriptions: { newsletterConsent: false, loyaltyConsent: false, smsNotificationConsent: false },
    source: { store: '0117', acquisitionType: 'poster', campaignName: 'fall' },
  });
});

test('a profile without a password prefills the form, which completes it [B2.1.05, B7.18, B7.20]', async () => {
  const email = newEmail();
  const { page } = await journey.visit('/en-us');
  const made = await page.request.post('/consumers-v3/consumer', {
    headers: { 'x-locale': 'en_US' },
    data: {
      recaptcha_response: await formProof(journey.origin()),
      consumerProfile: { consumerDetails: { email, firstName: 'Grete', lastName: 'Holm', postalCode: '94107' } },
    },
  });
  const { consumerId } = (await made.json()) as { consumerId: string };
  await page.goto(`/en-us/sign-up?${new URLSearchParams({ consumerId, email })}`);
  await ready(page);
  const value = (name: string) => page.locator(`#sign-up-${name}`).inputValue();
  expect([await value('email'), await value('firstName'), await value('postalCode')]).toEqual([
    email,
    'Grete',
    '94107',
  ]);
  await page.locator('#sign-up-password').fill(password);
  await page.locator('#sign-up-policy').check();
  await send(page);
  await accountOpens(page, 'en-us');
});

test('consent to text messages is given in their terms, and not without a phone [B4.3.07, B4.3.08, B4.3.09, B4.3.10]', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  const box = page.locator('#sign-up-optInAccepted');
  const terms = page.getByRole('dialog', { name: t('joining.smsTerms.title') });
  const accept = async () => {
    await box.click();
    await terms.getByRole('button', { name: t('joining.smsTerms.accept') }).click();
    await terms.waitFor({ state: 'detached' });
  };
  await page.locator('#sign-up-phone').fill(newPhone());
  await box.click();
  await terms.getByRole('button', { name: t('joining.notNow') }).click();
  await terms.waitFor({ state: 'detached' });
  await expect.poll(() => box.isChecked(), patient).toBe(false);
  await accept();
  await expect.poll(() => box.isChecked(), patient).toBe(true);
  const next = page.locator('#sign-up-newsletter');
  await expect.poll(() => next.evaluate((field) => field === document.activeElement), patient).toBe(true);
  await box.click();
  await expect.poll(() => box.isChecked(), patient).toBe(false);
  await accept();
  await page.locator('#sign-up-phone').fill('');
  await expect.poll(() => box.isChecked(), patient).toBe(false);
  await page.locator('#sign-up-phone').fill(newPhone());
  await accept();
  await fillSignUp(page, { email: newEmail() });
  const sent = page.waitForRequest((request) => request.url().endsWith(signUpPath));
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject({ subscriptions: { smsNotificationConsent: true } });
});
