import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import { readBotChallenge } from '@eyelet/contracts/bot-check/read-challenge.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AssessmentService, startAssessments } from './assessments.ts';
import { answerTo } from './proofs.ts';

let service: AssessmentService;
let shop: RunningShop;
let visitor: Shopper;
beforeAll(async () => {
  service = await startAssessments();
  const { config, secrets } = readConfig({
    BOT_CHECK: 'recaptcha',
    RECAPTCHA_PROJECT: 'skerry-shop',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_API_KEY: 'api-key',
    RECAPTCHA_SERVICE: service.origin,
    RECAPTCHA_MINIMUM_PERCENT: '70',
  });
  shop = await startStockedShop({ config: { botCheck: config.botCheck }, parts: { secrets } });
});
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(async () => {
  visitor = await newShopper(shop.origin);
});

test('a token is assessed by the service, with site key, action and address', async () => {
  expect(await answerTo(visitor, 'login:0.9')).toBe('AUT418');
  expect(service.asked.at(-1)).toEqual({
    url: '/v1/projects/skerry-shop/assessments?key=api-key',
    event: { token: 'login:0.9', siteKey: 'site-key', expectedAction: 'login', userIpAddress: '127.0.0.1' },
  });
});

test.each([
  ['of another action', 'register:0.9'],
  ['that is not valid', 'invalid'],
  ['with a low score', 'login:0.6'],
  ['that is none', 'malformed'],
  ['that is missing', ''],
])('a token %s is refused [C8.34]', async (_, proof) => {
  expect(await answerTo(visitor, proof)).toBe('AUT403');
});

test('signing up and ordering are assessed by their own actions', async () => {
  const account = { email: 'ada@example.com', password: 'Granite-harbour-7' };
  const join = (proof: string) =>
    visitor.call(signUp, { body: { ...account, isTermsConfirmed: true, recaptcha_response: proof } });
  expect(await refusalOf(join('login:0.9 a'))).toBe('AUT403');
  await join('register:0.9 a');
  const cart = await readyCart(visitor, shop.origin, upcs.deck);
  const order = (proof: string) => visitor.call(placeOrder, { body: { cartId: cart.id, recaptcha_response: proof } });
  expect(await refusalOf(order('register:0.9 b'))).toBe('AUT403');
  const { orderNumber } = await order('placeOrder:0.9');
  // A repeated request sends the same token, which the service accepts only once.
  const calls = service.asked.length;
  expect((await order('placeOrder:0.9')).orderNumber).toBe(orderNumber);
  expect(service.asked).toHaveLength(calls);
});

test('a token is valid once', async () => {
  expect(await answerTo(visitor, 'login:0.8')).toBe('AUT418');
  expect(await answerTo(visitor, 'login:0.8')).toBe('AUT403');
});

test('calls pass while the service cannot be reached', async () => {
  expect(await answerTo(visitor, 'down')).toBe('AUT418');
});

test('the browser gets script and site key; forms without scripts have proofs of the shop', async () => {
  const { script } = shop.shop.config.botCheck.recaptcha;
  expect(await visitor.call(readBotChallenge, {})).toEqual({ kind: 'recaptcha', siteKey: 'site-key', script });
  const earlier = new Date(Date.now() - 5000);
  expect(await answerTo(visitor, shop.shop.botCheck.formProof(earlier))).toBe('AUT418');
});
