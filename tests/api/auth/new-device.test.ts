import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newConsumer, newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function mailsTo(email: string): Promise<readonly { kind: string; language: string; text: string }[]> {
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query(
    'select kind, language, text from mail where recipient = $1 order by id',
    [email],
  );
  return rows;
}

test('a sign-in on a device new to the account is reported by mail; the first sign-in and known devices are not', async () => {
  const { origin } = running;
  const { email, password } = await newConsumer(origin, { headers: { 'user-agent': firefox } });
  const again = (userAgent: string) =>
    newConsumer(origin, { email, password, signedUp: true, headers: { 'user-agent': userAgent } });
  await again(firefox);
  expect(await mailsTo(email)).toEqual([]);
  await again(safari);
  await again(safari);
  expect(await mailsTo(email)).toEqual([
    { kind: 'new-device', language: 'en', text: expect.stringContaining('Safari, iOS') },
  ]);
});

test.each([
  'Call +1-555-0100 now/1.0 (evil.example)',
  'evil.example/1.0 x',
  'Mozilla/5.0 (Call me; evil.example) Evil/1',
])('the user agent of a caller is not repeated in a letter: %s', async (userAgent) => {
  const { origin } = running;
  const { email, password } = await newConsumer(origin, { headers: { 'user-agent': firefox } });
  await newConsumer(origin, { email, password, signedUp: true, headers: { 'user-agent': userAgent } });
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Asked for on an unknown device.');
  expect(mail?.text).not.toMatch(/evil|Call|555/i);
});

test('a lock caused by a stranger is reported in the language of the account’s owner', async () => {
  const { email } = await newConsumer(running.origin, { locale: 'de_DE' });
  const stranger = await newShopper(running.origin, { locale: 'en_GB' });
  const { codeChallenge } = newVerifier();
  const body = { type: 'Registered' as const, username: email, password: 'Wrong-password-1', codeChallenge };
  for (let tries = 0; tries < 5; tries++) await refusalOf(stranger.call(signIn, { body }));
  expect((await mailsTo(email)).map(({ kind, language }) => [kind, language])).toEqual([['account-locked', 'de']]);
});
