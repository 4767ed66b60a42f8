import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { loyaltyToken } from '@eyelet/contracts/loyalty/token.ts';
import { confirmSubscription } from '@eyelet/contracts/subscriptions/confirm.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { loyaltyAudience, loyaltySeconds } from '@eyelet/server/loyalty/loyalty-tokens.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const newMember = (locale = 'en_US', newsletterConsent = false) =>
  newConsumer(running.origin, {
    locale,
    signUp: { birthDate: '1990-01-01', subscriptions: { loyaltyConsent: true, newsletterConsent } },
  });

const ask = (shopper: Shopper, referralCode?: string, source?: string) =>
  shopper.call(loyaltyToken, {
    body: { usid: shopper.auth.consumerNo, ...(referralCode === undefined ? {} : { referralCode }) },
    ...(source === undefined ? {} : { headers: { source } }),
  });

async function referralOf({ auth }: TestConsumer): Promise<string | null | undefined> {
  const { rows } = await running.shop.database.pool.query<{ referral_code: string | null }>(
    'select referral_code from consumer where id = $1',
    [auth.consumerNo],
  );
  return rows[0]?.referral_code;
}

test('a member gets a token of a few minutes with their id, lead and referral [C7.66, B7.25, C2.37, C6.08]', async () => {
  const member = await newMember();
  const { loyaltyToken: given } = await ask(member, ' MATE-7 ', 'autumn');
  const issued = now.getTime() / 1000;
  expect(decodeJwt(given)).toEqual({
    aud: loyaltyAudience,
    sub: member.auth.consumerNo,
    memberId: member.auth.memberId,
    usid: member.auth.consumerNo,
    referralCode: 'MATE-7',
    source: 'autumn',
    iat: issued,
    exp: issued + loyaltySeconds,
  });
  const stranger = await newShopper(running.origin, { headers: { authorization: `Bearer ${given}` } });
  expect(await refusalOf(stranger.call(readConsumer, {})), 'it is no access token').toBe('AUT432');
});

test('the first referral stays with the membership [B2.1.10]', async () => {
  const member = await newMember();
  await ask(member);
  expect(await referralOf(member)).toBeNull();
  await ask(member, 'MATE-7');
  await ask(member, 'SOMEBODY-ELSE');
  expect(await referralOf(member)).toBe('MATE-7');
});

test('a guest and a consumer who has not joined get no token, and no referral is stored [C7.66, C6.08]', async () => {
  expect(await refusalOf(ask(await newShopper(running.origin)))).toBe('REW401');
  const consumer = await newConsumer(running.origin);
  expect(await refusalOf(ask(consumer, 'MATE-7'))).toBe('REW130');
  expect(await referralOf(consumer)).toBeNull();
});

test('a member whose email is not confirmed gets a token once it is, and keeps the referral until then [B3.3.10]', async () => {
  const member = await newMember('de_DE', true);
  const doubleOptin = async () => (await member.call(readConsumer, {})).enrollments.map((one) => one.doubleOptin);
  expect(await doubleOptin()).toEqual([false]);
  expect(await refusalOf(ask(member, 'MATE-7'))).toBe('REW135');
  expect(await referralOf(member)).toBe('MATE-7');
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    'select text from mail where recipient = $1',
    [member.email],
  );
  const token = /subscription\/confirm\?token=([\w-]+)/.exec(rows.map(({ text }) => text).join())?.[1] ?? '';
  await member.call(confirmSubscription, { body: { token } });
  expect(await doubleOptin()).toEqual([true]);
  expect(decodeJwt((await ask(member)).loyaltyToken).sub).toBe(member.auth.consumerNo);
});

test('a call without an id is refused', async () => {
  const member = await newMember();
  const response = await member.fetch(`${running.origin}${loyaltyToken.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(400);
});
