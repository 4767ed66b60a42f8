import { expectNoComplaints, openJourney, type Visitor } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { buy, patient, wordsOf } from '../checkout/steps.ts';
import { accountMenu, newAccount, signIn } from '../signing/steps.ts';
import { storeNothing } from './full-storage.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** A visitor in whose browser there is no room for anything more. */
async function visitFull(): Promise<Visitor> {
  const visitor = await journey.visit('about:blank', { firstTime: true });
  await visitor.page.addInitScript(storeNothing);
  return visitor;
}

test('where storages are full, goods are bought and an account signs in and stays so', async () => {
  const account = await newAccount(journey.origin());
  const visitor = await visitFull();
  const { page } = visitor;
  await page.goto('/en-us');
  await signIn(page, 'en-us', account);
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await accountMenu(page, 'en-us', account.firstName).waitFor();
  await expect.poll(() => page.getByText(t('cart.items', { n: 1 })).count(), patient).toBeGreaterThan(0);
  expectNoComplaints(visitor);
});
