import { listCards } from '@eyelet/contracts/cards/list.ts';
import { removeCard } from '@eyelet/contracts/cards/remove.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { removeAddress } from '@eyelet/contracts/consumer/remove-address.ts';
import { cardToken } from '@eyelet/testing/buy.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitAccount } from '../account/steps.ts';
import { formProof, sameConsumer } from '../signing/steps.ts';
import { american } from './addresses.ts';
import { cartNear, deliverBy, untilWays } from './delivery-steps.ts';
import { cardNamed, expectPaid } from './pay-steps.ts';
import { atStep, buy, goToSummary, placeButton, ready, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

const pier = {
  approachType: 'S',
  firstName: 'Ada',
  lastName: 'Brink',
  addressLine1: '1 Pier Road',
  city: 'Oakland',
  province: 'CA',
  postalCode: '94607',
  country: 'US',
  email: 'ada@example.com',
  phone: '2025550123',
} as const;

type Known = Readonly<{ card?: boolean; address?: boolean }>;

/** A signed-in consumer with a card and addresses; `elsewhere` is the same consumer in another browser. */
async function consumer({
  card = false,
  address = false,
}: Known): Promise<Readonly<{ page: Page; elsewhere: Shopper }>> {
  const { page, account } = await visitAccount(journey, '');
  const origin = journey.origin();
  const elsewhere = await sameConsumer(origin, account);
  if (address) await elsewhere.call(addAddress, { body: { address: pier } });
  if (card) {
    const recaptcha_response = await formProof(origin);
    const token = await cardToken(origin);
    const { approachType: _, ...billingAddress } = pier;
    await elsewhere.call(saveCard, {
      body: { payment_method_id: 'CREDIT_CARD', token, main: true, billingAddress, recaptcha_response },
    });
  }
  return { page, elsewhere };
}

/** Starts the checkout from the cart. */
async function startCheckout(page: Page): Promise<void> {
  await page.goto('/en-us/checkout');
  await ready(page);
}

test('a consumer with a main card and address starts at the summary, and orders from there [C4.02, C6.07]', async () => {
  const { page } = await consumer({ card: true, address: true });
  await buy(page, 'en-us');
  await startCheckout(page);
  await atStep(page, 'en-us', 'summary');
  const main = page.getByRole('main');
  expect(await main.textContent()).toContain('1 Pier Road');
  expect(await main.textContent()).toContain('4242');
  await placeButton(page, 'en-us').click();
  await expectPaid(page, american, cardNamed('en-us', '4242'));
});

test.each([
  ['a card', { address: true }],
  ['an address', { card: true }],
] as const)('who is known without %s starts at shipping [C4.04]', async (_, known) => {
  const { page } = await consumer(known);
  await buy(page, 'en-us');
  await startCheckout(page);
  await atStep(page, 'en-us', 'shipping');
});

test('a guest never starts at the summary [C4.04, C6.07]', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  await startCheckout(page);
  await atStep(page, 'en-us', 'shipping');
});

test('a consumer who collects everything starts at the summary without an address [C4.03]', async () => {
  const { page } = await consumer({ card: true });
  await cartNear(page, 'en-us', 'US-BOS');
  await deliverBy(page, 'en-us', 'pickup');
  await untilWays(page, ['pickup@US-BOS']);
  await startCheckout(page);
  await atStep(page, 'en-us', 'summary');
});

test('an address that was deleted in another tab is reported, and no longer offered [C8.144]', async () => {
  const { page, elsewhere } = await consumer({ address: true });
  const other = { ...pier, addressLine1: '9 Gale Street' };
  const { addressId } = await elsewhere.call(addAddress, { body: { address: other } });
  await buy(page, 'en-us');
  await startCheckout(page);
  const offered = page.getByRole('radio', { name: /9 Gale Street/ });
  await offered.check({ force: true });
  await elsewhere.call(removeAddress, { params: { addressId } });
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.getByRole('alert').getByText(t('error.PYT405')).waitFor();
  await offered.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: /1 Pier Road/ }).waitFor({ state: 'attached' });
});

test('a card that was deleted in another tab is reported, and no longer offered [C8.143]', async () => {
  const { page, elsewhere } = await consumer({ card: true });
  await buy(page, 'en-us');
  await startCheckout(page);
  await page.locator('#shipping-city').waitFor();
  const fields = { ...american, firstName: 'Ada', lastName: 'Brink', email: 'ada@example.com' };
  for (const name of ['email', 'phone', 'firstName', 'lastName', 'addressLine1', 'city', 'postalCode'] as const)
    await page.locator(`#shipping-${name}`).fill(fields[name]);
  await page.locator('#shipping-province').selectOption('CA');
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await atStep(page, 'en-us', 'billing');
  const offered = page.getByRole('radio', { name: /4242/ });
  await offered.check({ force: true });
  const { payment_instruments } = await elsewhere.call(listCards, { query: { payment_method_id: 'CREDIT_CARD' } });
  const paymentInstrumentId = payment_instruments[0]?.paymentInstrumentId ?? '';
  await elsewhere.call(removeCard, { params: { paymentInstrumentId } });
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.getByRole('alert').getByText(t('error.PYT404')).waitFor();
  await offered.waitFor({ state: 'detached' });
});
