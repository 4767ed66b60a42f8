import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { linkInMail, newAccount, password, sendSignIn, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const visit = (path: string) => journey.visit(path, { javaScriptEnabled: false });

test('the header links to a page to sign in, which leads back to the previous page, and to sign out', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await visit('/en-us');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.signIn') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('auth.signIn.title') }).waitFor();
  await page.goto('/en-us/sign-in?next=%2Fen-us%2Fcart');
  await sendSignIn(page, 'en-us', account.email);
  await page.waitForURL(`${journey.origin()}/en-us/cart`);
  await page.goto('/en-us/sign-in');
  await page.getByText(t('auth.already.text', { email: account.email })).waitFor();
  await page.getByRole('button', { name: t('auth.signOut') }).click();
  await page.waitForURL(`${journey.origin()}/en-us`);
  await page.goto('/en-us/sign-in');
  await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).waitFor();
});

test('a wrong password keeps the email, and offers links [B8.08]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await visit('/en-us/sign-in');
  await sendSignIn(page, 'en-us', account.email, 'not-the-password');
  await page.getByText(t('error.AUT401')).waitFor();
  expect(await page.locator('#sign-in-email').inputValue()).toBe(account.email);
  expect(await page.locator('#sign-in-password').inputValue()).toBe('');
  await page.getByRole('link', { name: t('auth.refused.reset') }).click();
  await page.getByRole('heading', { level: 1, name: t('auth.forgot.title') }).waitFor();
});

test('after signing in only a page of this shop is opened', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await visit('/en-us/sign-in?next=https%3A%2F%2Felsewhere.example%2F');
  await sendSignIn(page, 'en-us', account.email);
  await page.waitForURL(`${journey.origin()}/en-us/account`);
});

test('the sign-in page links to the page for a forgotten password, which mails a link [C2.24, B2.02]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await visit('/en-us/sign-in');
  await page.getByRole('link', { name: t('auth.forgot.question') }).click();
  await page.waitForURL(`${journey.origin()}/en-us/forgot-password`);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await page.getByText(t('auth.forgot.sent', { email: account.email })).waitFor();
  await page.goto(await linkInMail(journey.origin(), account.email, '/en-us/reset-password'));
  await page.locator('#reset-password-newPassword').fill(password);
  await page.locator('#reset-password-confirmPassword').fill(password);
  await page.getByRole('button', { name: t('auth.reset.submit') }).click();
  await page.getByRole('alert').getByText(t('error.AUT452')).waitFor();
});
