import { memberCodes } from '@eyelet/demo/promotions/coupons.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSignUp, newEmail, newPhone, patient, ready, wordsOf } from './steps.ts';

const journey = openJourney();

/** Opens the sign-in dialog from the header, and from there one of the sign-up forms. */
async function openSignUp(page: Page, locale: string, variant: 'standard' | 'loyalty'): Promise<Locator> {
  const t = wordsOf(locale);
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.signIn') })
    .click();
  const signIn = page.getByRole('dialog', { name: t('auth.signIn.title') });
  await signIn
    .getByRole('link', { name: t(variant === 'loyalty' ? 'auth.signIn.join' : 'auth.signIn.signUp') })
    .click();
  const signUp = page.getByRole('dialog', { name: t(`joining.signUp.${variant}`) });
  await signUp.locator('#sign-up-email').waitFor();
  await signIn.waitFor({ state: 'detached' });
  return signUp;
}

test('the sign-up dialog creates an account and the shopper stays on the page; Europe asks for no interests without the newsletter [C2.66, B4.3.05]', async () => {
  const t = wordsOf('de-de');
  const visitor = await journey.visit('/de-de/about');
  const { page } = visitor;
  const dialog = await openSignUp(page, 'de-de', 'standard');
  await expectAccessible(page, 'sign-up dialog');
  await fillSignUp(page, { email: newEmail() });
  await dialog.getByRole('button', { name: t('joining.signUp.submit.standard') }).click();
  await page.getByText(t('joining.created')).first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/de-de/about');
  await page
    .getByRole('banner')
    .getByText(t('shop.header.accountOf', { name: 'Ada' }))
    .waitFor({ state: 'attached' });
  expectNoComplaints(visitor);
});

test('the loyalty dialog joins, asks for interests, and welcomes with a promotion [C2.55, C2.58, C2.69, C7.67]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us/about');
  const dialog = await openSignUp(page, 'en-us', 'loyalty');
  await fillSignUp(page, { email: newEmail(), birthDate: '10121990', phone: newPhone() });
  await dialog.getByRole('button', { name: t('joining.signUp.submit.loyalty') }).click();
  const interests = page.getByRole('dialog', { name: t('account.interests') });
  await interests.getByRole('checkbox', { name: t('account.interest.sailing') }).check();
  await interests.getByRole('button', { name: t('account.save') }).click();
  const welcome = page.getByRole('dialog', { name: t('joining.welcome.title', { name: 'Ada' }) });
  const code = memberCodes.find(({ welcomes }) => welcomes)?.code ?? '';
  await welcome.getByText(code, { exact: true }).waitFor();
  await welcome.getByRole('button', { name: t('joining.welcome.continue') }).click();
  await welcome.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/en-us/about');
});

test('the terms of text messages open over the sign-up dialog, which keeps its values [B4.3.07, B4.3.08]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us/about');
  const dialog = await openSignUp(page, 'en-us', 'standard');
  await page.locator('#sign-up-phone').fill(newPhone());
  await page.locator('#sign-up-email').fill('ada@example.com');
  await page.locator('#sign-up-optInAccepted').click();
  const terms = page.getByRole('dialog', { name: t('joining.smsTerms.title') });
  await terms.getByRole('button', { name: t('joining.smsTerms.accept') }).click();
  await terms.waitFor({ state: 'detached' });
  const next = page.locator('#sign-up-newsletter');
  await expect.poll(() => next.evaluate((field) => field === document.activeElement), patient).toBe(true);
  expect(await page.locator('#sign-up-email').inputValue()).toBe('ada@example.com');
  await dialog.getByRole('link', { name: t('joining.signUp.signIn') }).click();
  await page.getByRole('dialog', { name: t('auth.signIn.title') }).waitFor();
});
