import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { giveAuthenticator } from '@eyelet/testing/authenticator.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, newAccount, openSignIn, password, ready, signIn, signOut, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Passkeys belong to a domain name, but the shop of the journeys has an IP address. */
const at = (path: string) => journey.origin().replace('127.0.0.1', 'localhost') + path;

/** Switches off passkey autofill, as the virtual authenticator accepts each offer at once. */
async function withoutOffers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Adds a passkey on the security page of the account. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel(t('auth.passkey.name')).fill(name);
  await page.getByLabel(t('auth.passkey.password')).fill(password);
  await page.getByRole('button', { name: t('auth.passkey.add'), exact: true }).click();
  await page.getByText(t('auth.passkey.done')).waitFor();
  await page.getByRole('listitem').filter({ hasText: name }).waitFor();
}

/** The message below the password that a new passkey asks for. */
const errorOf = (page: Page, text: string) => page.locator('#passkey-password-error').filter({ hasText: text });

async function openSecurity(page: Page): Promise<void> {
  await page.goto(at('/en-us/account/security'));
  await ready(page);
  await page.getByRole('heading', { level: 2, name: t('auth.passkey.title') }).waitFor();
}

test('a consumer adds a passkey in the account and signs in with one press', async () => {
  const account = await newAccount(journey.origin());
  const visitor = await journey.visit(at('/en-us'));
  const { page, context } = visitor;
  await withoutOffers(context);
  await giveAuthenticator(context, page);
  await page.reload();
  await signIn(page, 'en-us', account);
  await openSecurity(page);
  await page.getByText(t('auth.passkey.none')).waitFor();
  await addPasskey(page, 'My laptop');
  await expectAccessible(page, 'the list of passkeys');
  const add = page.getByRole('button', { name: t('auth.passkey.add'), exact: true });
  const field = page.getByLabel(t('auth.passkey.password'));
  await add.click();
  await errorOf(page, t('validation.required')).waitFor();
  await field.fill('Wrong-pass1');
  await add.click();
  await errorOf(page, t('error.AUT450')).waitFor();
  await field.fill(password);
  await add.click();
  await page.getByText(t('auth.passkey.known')).waitFor();

  await page.goto(at('/en-us'));
  await ready(page);
  await signOut(page, 'en-us', account);
  const dialog = await openSignIn(page, 'en-us');
  await dialog.getByRole('button', { name: t('auth.passkey.signIn') }).click();
  await dialog.waitFor({ state: 'detached' });
  await accountMenu(page, 'en-us', account.firstName).waitFor();

  await openSecurity(page);
  await page.getByRole('button', { name: `${t('auth.passkey.remove')}: My laptop` }).click();
  await page.getByText(t('auth.passkey.removed')).waitFor();
  await page.getByText(t('auth.passkey.none')).waitFor();
  expectNoComplaints(visitor);
});

test('a passkey that the browser offers in the form signs in as well', async () => {
  const account = await newAccount(journey.origin());
  const visitor = await journey.visit(at('/en-us'));
  const { page, context } = visitor;
  await giveAuthenticator(context, page);
  await signIn(page, 'en-us', account);
  await openSecurity(page);
  await addPasskey(page, 'My laptop');
  await page.goto(at('/en-us'));
  await ready(page);
  await signOut(page, 'en-us', account);
  await page.goto(at('/en-us/sign-in'));
  await accountMenu(page, 'en-us', account.firstName).waitFor();
  expectNoComplaints(visitor);
});

test('on an IP address no passkey is offered', async () => {
  const { page } = await journey.visit('/en-us/sign-in');
  await ready(page);
  await expect.poll(() => page.getByRole('button', { name: t('auth.passkey.signIn') }).count()).toBe(0);
});
