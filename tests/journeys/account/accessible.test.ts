import { expectSound } from '@eyelet/testing/expect-sound.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { test } from 'vitest';
import { ready } from '../signing/steps.ts';
import { visitAccount } from './steps.ts';

const journey = openJourney();
const places = [
  '',
  '/orders',
  '/profile',
  '/preferences',
  '/addresses',
  '/address?type=S',
  '/payment',
  '/subscriptions',
  '/security',
  '/data',
];

test('the account is accessible at every width, in German, without sideways scrolling', async () => {
  const { page } = await visitAccount(journey, '', 'de-de');
  for (const place of places) {
    await page.goto(`/de-de/account${place}`);
    await ready(page);
    await expectSound(page, place);
  }
});
