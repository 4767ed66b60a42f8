import { token } from '@eyelet/contracts/auth/token.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { test } from 'vitest';
import { newAccount, ready, signIn, wordsOf } from './steps.ts';

const journey = openJourney();

test('a guest who signs in with several sold-out items gets a message, and is signed in [C8.46]', async () => {
  const t = wordsOf('de-de');
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/de-de');
  await ready(page);
  await page.route(`**${token.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    const isSignIn = route.request().postData()?.includes('Registered');
    const notices = [{ errorId: 'INV405', message: '' }];
    await route.fulfill({ response, json: isSignIn ? { ...answer, notices } : answer });
  });
  await signIn(page, 'de-de', account);
  await page.getByText(t('error.INV405')).waitFor();
});
