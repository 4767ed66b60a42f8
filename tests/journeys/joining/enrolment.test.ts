import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { collectCalls, newEmail, newPhone, password, ready, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

type Step =
  | 'lookup'
  | 'signIn'
  | 'signUp'
  | 'forgotPassword'
  | 'nonLoyalty'
  | 'welcome'
  | 'mobile'
  | 'profile'
  | 'interests'
  | 'success';

async function atStep(page: Page, step: Step): Promise<void> {
  await page.getByRole('heading', { level: 1, name: t(`joining.enrolment.${step}.title`), exact: true }).waitFor();
  await page.locator(`[data-enrolment=${step}]`).waitFor();
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Creates an account by the enrolment, up to the offer of the membership. */
async function signUp(page: Page, email: string): Promise<void> {
  await atStep(page, 'lookup');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('address.email') })
    .fill(email);
  await press(page, t('shop.continue'));
  await atStep(page, 'signUp');
  await page.getByLabel(t('account.password'), { exact: true }).fill(password);
  await press(page, t('joining.signUp.submit.simplified'));
  await atStep(page, 'nonLoyalty');
}

test('a guest goes through all steps of the enrolment [C2.73, C2.74, C2.76, C2.78, C2.79, C2.80, C2.81, C2.82, C2.83, C2.84]', async () => {
  const visitor = await journey.visit('/en-us/enrolment');
  const { page } = visitor;
  await ready(page);
  const { requests } = collectCalls(page);
  await signUp(page, newEmail());
  await page.locator('#enrolment-nonLoyalty-birthDate').fill('10121990');
  await page.locator('#enrolment-nonLoyalty-loyaltyTerms').check();
  await press(page, t('joining.signUp.submit.loyalty'));
  await atStep(page, 'welcome');
  await press(page, t('shop.continue'));
  await atStep(page, 'mobile');
  await page.locator('#enrolment-mobile-phone').fill('123');
  await press(page, t('shop.continue'));
  await page.getByRole('alert').getByText(t('validation.phone')).waitFor();
  await page.locator('#enrolment-mobile-phone').fill(newPhone());
  await press(page, t('shop.continue'));
  await atStep(page, 'profile');
  expect(await page.locator('#enrolment-profile-birthDate').count()).toBe(0);
  await page.locator('#enrolment-profile-firstName').fill('Ada');
  await page.locator('#enrolment-profile-lastName').fill('Brink');
  await page.locator('#enrolment-profile-postalCode').fill('94107');
  await press(page, t('shop.continue'));
  await atStep(page, 'interests');
  await page.getByRole('checkbox', { name: t('account.interest.sailing') }).check();
  await page.getByRole('checkbox', { name: t('account.interest.kids') }).check();
  await press(page, t('account.save'));
  await atStep(page, 'success');
  const lookups = requests.filter((request) => request.url().includes('/consumers-v3/consumer/lookup?email='));
  expect(lookups).toHaveLength(1);
  const updates = requests.filter((request) => request.method() === 'PUT').map((request) => request.postDataJSON());
  expect(updates).toMatchObject([
    { consumerProfile: { enrollments: [{ type: 'Loyalty', optin: true }] } },
    { consumerProfile: { consumerDetails: { phoneCode: '1' } } },
    { consumerProfile: { consumerDetails: { firstName: 'Ada', lastName: 'Brink', postalCode: '94107' } } },
    { consumerProfile: { preferences: { interests: 'sailing|kids' } } },
  ]);
  expectNoComplaints(visitor);
});

test('a known email signs in; a wrong password shows an error; a forgotten one sends a link [C2.74, C2.75, C2.77]', async () => {
  const email = newEmail();
  const first = await journey.visit('/en-us/enrolment');
  await ready(first.page);
  await signUp(first.page, email);
  const { page } = await journey.visit('/en-us/enrolment');
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('address.email') })
    .fill(email);
  await press(page, t('shop.continue'));
  await atStep(page, 'signIn');
  await page.locator('#enrolment-signIn-password').fill('Not-the-right-1');
  await press(page, t('joining.signUp.signIn'));
  await page.locator('#enrolment-signIn-password-error').getByText(t('error.AUT401')).waitFor();
  await press(page, t('joining.enrolment.signIn.forgot'));
  await atStep(page, 'forgotPassword');
  await press(page, t('joining.enrolment.forgotPassword.submit'));
  await atStep(page, 'signIn');
  await page.getByRole('status').getByText(t('joining.enrolment.forgotPassword.sent', { email })).waitFor();
  await page.locator('#enrolment-signIn-password').fill(password);
  await press(page, t('joining.signUp.signIn'));
  await atStep(page, 'nonLoyalty');
  await press(page, t('joining.notNow'));
  await atStep(page, 'mobile');
});

test('a consumer without a phone starts with that step, one with a phone with the profile [C2.85, C2.86]', async () => {
  const { page } = await journey.visit('/en-us/enrolment');
  await ready(page);
  await signUp(page, newEmail());
  await page.goto('/en-us/enrolment');
  await ready(page);
  await atStep(page, 'mobile');
  await page.locator('#enrolment-mobile-phone').fill(newPhone());
  await press(page, t('shop.continue'));
  await atStep(page, 'profile');
  await page.goto('/en-us/enrolment');
  await atStep(page, 'profile');
});

test('a consumer who joins from the account starts with the offer [C2.78]', async () => {
  const { page } = await journey.visit('/en-us/enrolment?step=nonLoyalty');
  await ready(page);
  await signUp(page, newEmail());
  await page.goto('/en-us/enrolment?step=nonLoyalty');
  await ready(page);
  await atStep(page, 'nonLoyalty');
  await page.locator('#enrolment-nonLoyalty-birthDate').fill('10121990');
  await page.locator('#enrolment-nonLoyalty-loyaltyTerms').check();
  await press(page, t('joining.signUp.submit.loyalty'));
  await atStep(page, 'welcome');
  await page.goto('/en-us/enrolment?step=nonLoyalty');
  await atStep(page, 'mobile');
});

test.each(Object.entries(widths))('the enrolment is accessible at %s width', async (_, width) => {
  const { page } = await journey.visit('/en-us/enrolment', { viewport: { width, height: 900 } });
  await ready(page);
  await expectAccessible(page, 'lookup');
  await press(page, t('shop.continue'));
  await page.getByRole('alert').waitFor();
  await expectAccessible(page, 'lookup with an error');
  await signUp(page, newEmail());
  await expectAccessible(page, 'membership');
  await press(page, t('joining.notNow'));
  await atStep(page, 'mobile');
  await expectAccessible(page, 'mobile');
  await press(page, t('joining.notNow'));
  await atStep(page, 'profile');
  await expectAccessible(page, 'profile');
});
