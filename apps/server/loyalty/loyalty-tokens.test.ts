import { createSecretKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createSessions } from '../auth/sessions.ts';
import { createLoyaltyTokens, loyaltyAudience, loyaltySeconds } from './loyalty-tokens.ts';

const now = new Date('2026-11-21T12:00:00Z');
const claims = { consumerNo: 'C1', memberId: '123456789012', usid: 'C1', referralCode: 'MATE-7', source: undefined };
const options = { algorithms: ['HS256'], audience: loyaltyAudience };

test('a loyalty token is signed, for its audience, and ends [C7.66]', async () => {
  const token = await createLoyaltyTokens('secret').sign(claims, now);
  const key = createSecretKey(Buffer.from('secret'));
  const { payload } = await jwtVerify(token, key, { ...options, currentDate: now });
  expect(payload).toMatchObject({ sub: 'C1', memberId: '123456789012', usid: 'C1', referralCode: 'MATE-7' });
  const later = new Date(now.getTime() + loyaltySeconds * 1000);
  await expect(jwtVerify(token, key, { ...options, currentDate: later })).rejects.toThrow('exp');
  const other = createSecretKey(Buffer.from('other'));
  await expect(jwtVerify(token, other, { ...options, currentDate: now })).rejects.toThrow('signature');
});

test('a loyalty token opens no session, even with the same secret', async () => {
  const token = await createLoyaltyTokens('secret').sign(claims, now);
  expect(await createSessions('secret').read(token, now)).toBeUndefined();
});
