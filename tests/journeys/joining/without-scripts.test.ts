import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { fillSignUp, newEmail, newPhone, password, wordsOf } from './steps.ts';

const journey = openJourney();
const scriptless = { javaScriptEnabled: false } as const;

test('a guest signs up with scripts switched off; errors are shown, and typed values stay [B6.02]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us/sign-up?variant=loyalty', scriptless);
  const email = newEmail();
  const send = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: t('joining.signUp.submit.loyalty') })
      .click();
  await page.locator('#sign-up-email').fill(email);
  await page.locator('#sign-up-firstName').fill('Ada');
  await page.locator('#sign-up-newsletter').check();
  await send();
  await page.locator('#sign-up-birthDate-error').getByText(t('validation.required')).waitFor();
  expect(await page.locator('#sign-up-email').inputValue()).toBe(email);
  expect(await page.locator('#sign-up-newsletter').isChecked()).toBe(true);
  await fillSignUp(page, { email, birthDate: '10/12/1990', phone: newPhone() });
  await send();
  await page.waitForURL(/\/en-us\/account$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a used email is reported with scripts switched off', async () => {
  const t = wordsOf('de-de');
  const email = newEmail();
  const first = await journey.visit('/de-de/sign-up?variant=simplified', scriptless);
  await fillSignUp(first.page, { email });
  const name = t('joining.signUp.submit.simplified');
  await first.page.getByRole('main').getByRole('button', { name }).click();
  await first.page.waitForURL(/\/de-de\/account$/);
  const { page } = await journey.visit('/de-de/sign-up?variant=simplified', scriptless);
  await fillSignUp(page, { email });
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.locator('#sign-up-email-error').getByText(t('error.AUT439')).waitFor();
});

test('the enrolment works step by step with scripts switched off', async () => {
  const t = wordsOf('en-gb');
  const { page } = await journey.visit('/en-gb/enrolment', scriptless);
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const heading = (step: 'signUp' | 'nonLoyalty' | 'mobile' | 'profile' | 'interests' | 'success') =>
    page.getByRole('heading', { level: 1, name: t(`joining.enrolment.${step}.title`), exact: true }).waitFor();
  await page.locator('#enrolment-lookup-email').fill(newEmail());
  await press(t('shop.continue'));
  await heading('signUp');
  await page.locator('#enrolment-signUp-password').fill(password);
  await press(t('joining.signUp.submit.simplified'));
  await heading('nonLoyalty');
  await press(t('joining.notNow'));
  await heading('mobile');
  await press(t('joining.notNow'));
  await heading('profile');
  await press(t('shop.continue'));
  await page.locator('#enrolment-profile-firstName-error').getByText(t('validation.required')).waitFor();
  await page.locator('#enrolment-profile-firstName').fill('Ada');
  await page.locator('#enrolment-profile-lastName').fill('Brink');
  await page.locator('#enrolment-profile-postalCode').fill('EH6 6QQ');
  await page.locator('#enrolment-profile-birthDate').fill('10/12/1990');
  await press(t('shop.continue'));
  await heading('interests');
  await press(t('joining.notNow'));
  await heading('success');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('joining.enrolment.success.toAccount') })
    .waitFor();
});
