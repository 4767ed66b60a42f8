import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, linkInMail, newAccount, openSignIn, ready, sendSignIn, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const fresh = 'Breakwater-light-3';

async function fillPasswords(page: Page, first: string, second = first): Promise<void> {
  await page.locator('#reset-password-newPassword').fill(first);
  await page.locator('#reset-password-confirmPassword').fill(second);
  await page.getByRole('button', { name: t('auth.reset.submit') }).click();
}

test('five wrong passwords lock the account, and a mailed link unlocks it [B8.08, C2.54]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  const dialog = await openSignIn(page, 'en-us');
  for (const id of ['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423'] as const) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/auth/signin'));
    await sendSignIn(dialog, 'en-us', account.email, 'not-the-password');
    expect((await (await answered).json()).errorDetails[0].errorId).toBe(id);
    await dialog
      .getByText(t(`error.${id}`))
      .first()
      .waitFor();
  }
  const toast = dialog.getByRole('status', { name: t('shop.toast.region') });
  const locked = toast.locator('[data-toast=error]').filter({ hasText: t('error.AUT423') });
  expect(await locked.getByRole('link', { name: t('auth.refused.reset') }).getAttribute('href')).toBe(
    '/en-us/forgot-password',
  );
  expect(await locked.getByRole('link', { name: t('auth.refused.contact') }).getAttribute('href')).toBe(
    '/en-us/help/contact-us',
  );
  await dialog.getByRole('link', { name: t('auth.forgot.question') }).click();

  const forgot = page.getByRole('dialog', { name: t('auth.forgot.title') });
  expect(await forgot.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(account.email);
  await forgot.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await forgot.getByText(t('auth.forgot.sent', { email: account.email })).waitFor();
  await page.goto(await linkInMail(journey.origin(), account.email, '/en-us/reset-password'));
  await ready(page);
  await page.locator('#reset-password-newPassword').pressSequentially('Break');
  await page
    .getByRole('listitem')
    .filter({ hasText: t('validation.passwordRule.uppercase') })
    .and(page.locator('[data-met=true]'))
    .waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: t('validation.passwordRule.length') })
    .and(page.locator('[data-met=false]'))
    .waitFor();
  await fillPasswords(page, fresh, 'something-Else-4');
  await page
    .getByRole('alert')
    .getByText(t('validation.sameAs', { field: t('account.newPassword') }))
    .waitFor();
  await fillPasswords(page, fresh);
  await page.getByText(t('auth.reset.done')).waitFor();
  const again = await openSignIn(page, 'en-us');
  await sendSignIn(again, 'en-us', account.email, fresh);
  await accountMenu(page, 'en-us', 'Ada').waitFor();
});

test('a link to a new password works once, and offers a new link after that [C8.33]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us/forgot-password');
  await ready(page);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await page.getByText(t('auth.forgot.sent', { email: account.email })).waitFor();
  const link = await linkInMail(journey.origin(), account.email, '/en-us/reset-password');
  await page.goto(link);
  await ready(page);
  await fillPasswords(page, fresh);
  await page.getByText(t('auth.reset.done')).waitFor();
  await page.goto(link);
  await ready(page);
  await fillPasswords(page, 'Another-harbour-9');
  await page.getByRole('alert').getByText(t('error.AUT402')).waitFor();
  await page.getByRole('link', { name: t('auth.reset.again') }).click();
  await page.getByRole('heading', { level: 1, name: t('auth.forgot.title') }).waitFor();
});

test('an email without an account gets the same message', async () => {
  const { page } = await journey.visit('/en-us/forgot-password');
  await ready(page);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await page.getByText(t('auth.forgot.sent', { email: 'nobody@example.com' })).waitFor();
});
