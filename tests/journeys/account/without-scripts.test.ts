import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { wordsOf } from '../signing/steps.ts';
import { press, untilSaved, visitAccount } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-gb');

test('the account works without scripts', async () => {
  const { page } = await visitAccount(journey, '/profile', 'en-gb', { javaScriptEnabled: false });
  await page.locator('#profile-firstName').fill('Bo3');
  await press(page, 'en-gb', 'account.save');
  await page.getByRole('alert').getByText(t('validation.name')).waitFor();
  expect(await page.locator('#profile-firstName').inputValue()).toBe('Bo3');
  await page.locator('#profile-firstName').fill('Bo');
  await press(page, 'en-gb', 'account.save');
  await untilSaved(page, 'en-gb');
  await page.goto('/en-gb/account/subscriptions');
  await press(page, 'en-gb', 'account.subscribe');
  await untilSaved(page, 'en-gb');
  await page
    .getByRole('region', { name: t('account.channel.email') })
    .getByText(t('account.subscription.on'))
    .waitFor();
});

test('a card is saved without scripts, on the provider’s page', async () => {
  const { page } = await visitAccount(journey, '/payment', 'en-gb', { javaScriptEnabled: false });
  const fields = page.frameLocator('iframe');
  await fields.getByLabel(t('checkout.cardNumber')).fill('4242424242424242');
  await fields.locator('#expiry').fill('12/39');
  await fields.locator('#code').fill('123');
  await fields.getByRole('button').click();
  await page.getByText(t('account.cardEntered')).waitFor();
  await press(page, 'en-gb', 'account.saveCard');
  await page.getByText(t('checkout.cardEnding', { brand: 'Visa', last4: '4242' })).waitFor();
});
