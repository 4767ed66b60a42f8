import { expectNoComplaints, openJourney, type Visitor } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { addToCart, buy, deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';
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

test('where storages are full, the code of a link waits on its page, stays in the URL for a reload, and is put on the first goods', async () => {
  const visitor = await visitFull();
  const { page } = visitor;
  await page.goto(`/en-us/p/deck-shoe-${deckShoe}?code=harbour10&leadSource=autumn`);
  await page.getByText(t('promotions.link.kept', { code: 'HARBOUR10' })).waitFor();
  expect(new URL(page.url()).searchParams.get('code')).toBe('harbour10');
  await page.reload();
  await page.getByText(t('promotions.link.kept', { code: 'HARBOUR10' })).waitFor();
  await ready(page);
  await addToCart(page, 'en-us');
  // The dialog of the cart has notices of its own, as those behind it cannot be read.
  await page
    .getByText(t('promotions.link.applied', { code: 'HARBOUR10' }))
    .filter({ visible: true })
    .waitFor();
  expectNoComplaints(visitor);
});

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
