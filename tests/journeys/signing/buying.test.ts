import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { atStep, buy, continueToPayment, fillShipping } from '../checkout/steps.ts';
import {
  accountMenu,
  newAccount,
  patient,
  ready,
  sendSignIn,
  signIn,
  signOut,
  signOutEverywhere,
  wordsOf,
} from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const countName = (n: number) => ({ name: t('shop.header.cartCount', { n }) });

async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('auth.confirmation.title', { name: 'Ada' }) });
  await dialog.getByRole('button', { name: t('auth.confirmation.continue') }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Signs in by the link of cart and checkout. */
async function signInByLine(page: Page, email: string): Promise<void> {
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shop.header.signIn') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('auth.signIn.title') });
  await sendSignIn(dialog, 'en-us', email);
}

test('a guest who signs in from the cart keeps its items, and those of the account are added [C2.65, C4.29]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await signIn(page, 'en-us', account);
  await buy(page, 'en-us');
  await page.goto('/en-us');
  await accountMenu(page, 'en-us', 'Ada').waitFor();
  await page.getByRole('link', countName(1)).waitFor();
  await signOut(page, 'en-us', account);
  await page.getByRole('link', countName(0)).waitFor();
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await signInByLine(page, account.email);
  await confirm(page);
  await page.getByRole('link', countName(2)).waitFor();
  await page.getByText(t('cart.items', { n: 2 })).waitFor();
  await expect.poll(() => page.getByRole('main').getByText(t('cart.haveAccount')).count()).toBe(0);
});

test('a guest who signs in from the checkout keeps the typed values [C2.65]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  const bag = await buy(page, 'en-us');
  await bag.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await signInByLine(page, account.email);
  await confirm(page);
  await accountMenu(page, 'en-us', 'Ada').waitFor();
  const city = page.locator('#shipping-city');
  await expect.poll(() => city.inputValue(), patient).toBe(american.city);
  await continueToPayment(page, 'en-us');
  await atStep(page, 'en-us', 'billing');
});

test('a session ended from another device during checkout keeps the cart for the next sign-in', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await signIn(page, 'en-us', account);
  const bag = await buy(page, 'en-us');
  await bag.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await signOutEverywhere(journey.origin(), account);
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.waitForURL(/\/cart$/);
  await page.getByText(t('shop.header.sessionEnded')).first().waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.signIn') })
    .waitFor();
  await signIn(page, 'en-us', account);
  await page.getByRole('link', countName(1)).waitFor();
  await page.goto('/en-us/checkout');
  await atStep(page, 'en-us', 'shipping');
});

test('a change of the cart after the session has ended applies to the guest’s copy, and signing in again doubles nothing', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await signIn(page, 'en-us', account);
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await accountMenu(page, 'en-us', 'Ada').waitFor();
  await signOutEverywhere(journey.origin(), account);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.increase') })
    .click();
  await page.getByText(t('shop.header.sessionEnded')).waitFor();
  await page.getByRole('link', countName(2)).waitFor();
  await page.reload();
  await page.getByText(t('cart.items', { n: 2 })).waitFor();
  await signInByLine(page, account.email);
  await confirm(page);
  await accountMenu(page, 'en-us', 'Ada').waitFor();
  await page.getByRole('link', countName(2)).waitFor();
  await page.reload();
  await accountMenu(page, 'en-us', 'Ada').waitFor();
  await page.getByText(t('cart.items', { n: 2 })).waitFor();
});

test('a consumer who returns after the session has ended gets a message, and has the same cart after signing in', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await signIn(page, 'en-us', account);
  await buy(page, 'en-us');
  await signOutEverywhere(journey.origin(), account);
  await page.goto('/en-us');
  await page.getByText(t('shop.header.sessionEnded')).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.signIn') })
    .waitFor();
  await expect.poll(() => page.getByRole('link', countName(1)).count()).toBe(0);
  await signIn(page, 'en-us', account);
  await page.goto('/en-us/cart');
  await page.getByText(t('cart.items', { n: 1 })).waitFor();
  await accountMenu(page, 'en-us', 'Ada').waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count(), patient).toBe(1);
});
