import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { resetPassword } from '@eyelet/contracts/auth/reset-password.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { lettersPerHour } from '@eyelet/server/mail/letters/asked.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const minute = 60_000;

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

function later(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

/** The tokens mailed to a recipient, in order. */
async function tokensTo(recipient: string, kind: string): Promise<readonly string[]> {
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    'select text from mail where recipient = $1 and kind = $2 order by created_at',
    [recipient, kind],
  );
  return rows.map(({ text }) => /[?]token=([\w.-]+)/.exec(text)?.[1] ?? '');
}

test('an account gets a few reset links an hour, whoever requests them; the last one stays valid, and the answer does not show the limit', async () => {
  const { email } = await newConsumer(running.origin);
  const answers = [];
  for (let n = 0; n < lettersPerHour + 3; n += 1) {
    later(5 * minute);
    const stranger = await newShopper(running.origin);
    answers.push(await stranger.call(requestPasswordReset, { body: { email: n % 2 ? email : email.toUpperCase() } }));
    await announce(running.shop);
  }
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"sent":true}']));
  const tokens = await tokensTo(email, 'reset-link');
  expect(tokens).toHaveLength(lettersPerHour);
  const visitor = await newShopper(running.origin);
  const body = { token: tokens.at(-1) ?? '', newPassword: 'Another-harbour-8' };
  expect(await visitor.call(resetPassword, { body })).toEqual({ changed: true });
  later(60 * minute);
  await visitor.call(requestPasswordReset, { body: { email } });
  expect(await tokensTo(email, 'reset-link')).toHaveLength(lettersPerHour + 1);
});

test('an address gets a few confirmation mails an hour, for any number of visitors and newsletters', async () => {
  const types = ['Newsletter', 'LoyaltyNewsletter'] as const;
  for (let n = 0; n < 8; n += 1) {
    later(11 * minute);
    const visitor = await newShopper(running.origin, { locale: n % 2 ? 'de_DE' : 'it_IT' });
    for (const type of types) {
      const recipient = 'many@example.com';
      const { subscription } = await visitor.call(subscribe, {
        body: { type, channel: 'email', recipient, optin: true },
      });
      expect(subscription).toMatchObject({ optin: true, doubleOptin: false });
    }
    if (n === 3) expect(await tokensTo('many@example.com', 'confirm-subscription')).toHaveLength(lettersPerHour);
  }
});

test('the counts are deleted after a day, and never contain an address', async () => {
  const counted = async () =>
    (await running.shop.database.pool.query<{ text: string }>('select a::text as text from asked_letter a')).rows;
  expect(JSON.stringify(await counted())).not.toMatch(/@|many/);
  later(25 * 60 * minute);
  await tidy(running.shop);
  expect(await counted()).toEqual([]);
});
