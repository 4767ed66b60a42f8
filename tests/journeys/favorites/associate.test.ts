import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { newVerifier } from '@eyelet/testing/consumer.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { clearTill } from '../associates/steps.ts';
import { buy } from '../checkout/steps.ts';
import { callAs, heart, ready, tern, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const password = 'Lantern-7-tide';

test('in an associate session there are no hearts, no saved items and no calls for them [C4.36, C4.37]', async () => {
  await clearTill(journey.origin());
  const { page } = await journey.visit('/en-us');
  await ready(page);
  await buy(page, 'en-us');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.mini.view') })
    .click();
  await page.getByRole('button', { name: t('saved.saveName', { name: tern.name }) }).waitFor();
  const { codeVerifier, codeChallenge } = newVerifier();
  const asked = { username: 'associate@skerry.example', password, codeChallenge };
  const { authorizationCode } = (await callAs(page, signInAssociate, { body: asked })) as { authorizationCode: string };
  await callAs(page, token, { body: { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/wishlists|saveForLater/.test(request.url())) calls.push(request.url());
  });
  await page.goto(`/en-us/p/x-${tern.productId}`);
  await ready(page);
  await heart(page.getByRole('main'), 'en-us', tern.name).waitFor({ state: 'detached' });
  await page.goto('/en-us/cart');
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  await page.getByRole('button', { name: t('cart.removeName', { name: tern.name }) }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('saved.saveName', { name: tern.name }) }).count()).toBe(0);
  await page.goto('/en-us/favorites');
  await page.waitForURL(`${journey.origin()}/en-us`);
  expect(calls).toEqual([]);
});
