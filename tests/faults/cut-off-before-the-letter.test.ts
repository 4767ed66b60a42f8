import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { registerForEvent } from '@eyelet/contracts/event-registrations/register.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import type { MailRow } from '@eyelet/db/outbox/mail.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { eventItemOf } from '@eyelet/testing/event-items.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from '../api/cases/messages.ts';
import { type MortalShop, mortal } from './cut-off.ts';

/** More writes than a call and the letter that follows from it make. */
const mostWrites = 40;
const begin = Date.parse('2027-05-01T09:00:00Z');
let running: RunningShop;
let dying: RunningShop;
let death: MortalShop;
let ahead = 0;
/** Recipients of the mails that a server of mails was given: each mail is stored, sent, and marked as sent. */
const taken: string[] = [];
const mailSender = { send: async ({ recipient }: Pick<MailRow, 'recipient'>) => void taken.push(recipient) };
const announceIn = ({ shop }: RunningShop) => announce({ ...shop, mailSender });
beforeAll(async () => {
  const clock = () => new Date(begin + ahead);
  const config = { rateLimitFactor: 1000 };
  const beforeSnapshot = (database: Parameters<typeof importContent>[0]) =>
    importContent(database, [eventItemOf('mending-days', { capacity: 500 })], new Date(begin));
  running = await startShop({ config, parts: { clock, beforeSnapshot } });
  dying = await startShop({ config: { ...config, poolSize: 3 }, databaseUrl: running.databaseUrl, parts: { clock } });
  death = mortal(dying.shop);
});
afterAll(async () => {
  await dying.close();
  await running.close();
});

type Asked = Readonly<{ by: Shopper; recipient: string; operation: { method: string; path: string }; body: object }>;

/**
 * Makes a call again and again, each time by somebody else, in a shop that dies one write later than before while it handles the call or
 * sends the letter; then repeats the call. Returns how many mails of the kind each of them got.
 */
async function mailsAfterDeaths(kind: string, prepare: (turn: number) => Promise<Asked>): Promise<readonly number[]> {
  const counts: number[] = [];
  const { pool } = running.shop.database;
  for (let write = 1; write <= mostWrites; write++) {
    ahead += 15 * 60_000;
    const { by, recipient, operation, body } = await prepare(write);
    const send = (origin: string) =>
      by.fetch(origin + operation.path, {
        method: operation.method,
        headers: { 'content-type': 'application/json', 'x-locale': 'de_DE' },
        body: JSON.stringify({ ...body, recaptcha_response: 'accept' }),
      });
    const isDone = await death.cutOffBefore(write, async () => {
      await send(dying.origin);
      for (let round = 0; round < 3; round++) await announceIn(dying);
    });
    await send(running.origin);
    await expect
      .poll(
        async () => {
          ahead += 3 * 60_000;
          await announceIn(running);
          return (await pool.query('select 1 from event where seq is null union all select 1 from event_delivery'))
            .rowCount;
        },
        { timeout: 30_000 },
      )
      .toBe(0);
    const mails = await pool.query('select sent_at from mail where kind = $1 and recipient = $2', [kind, recipient]);
    expect(mails.rows.map((row) => row.sent_at)).not.toContain(null);
    if (mails.rows.length > 0) expect(taken).toContain(recipient);
    counts.push(mails.rowCount ?? 0);
    if (isDone) {
      expect((await pool.query('select id from letter')).rows).toEqual([]);
      return counts;
    }
  }
  throw new Error(`the call and its letter had more than ${mostWrites} writes`);
}

function expectOneEach(counts: readonly number[]): void {
  expect(counts.length).toBeGreaterThan(4);
  expect(counts).toEqual(counts.map(() => 1));
}

test('cut off at any write between a registration for an event and its letter: one letter', {
  timeout: 300_000,
}, async () => {
  const counts = await mailsAfterDeaths('event-confirmed', async () => {
    const by = await newConsumer(running.origin);
    const person = { firstName: 'Runa', lastName: 'Strand', gender: 'female', phoneNumber: '+491701234567' };
    const rest = { plusOne: '', eventTermsAccepted: true, registrationTimestamp: new Date(begin).toISOString() };
    const body = { eventId: 'mending-days', email: by.email, ...person, attendingDays: '2027-06-05', ...rest };
    return { by, recipient: by.email, operation: registerForEvent, body };
  });
  expectOneEach(counts);
});

test('cut off at any write between a message to the shop and its receipt, of which an address gets only so many: one receipt', {
  timeout: 300_000,
}, async () => {
  const counts = await mailsAfterDeaths('case-received', async (turn) => {
    const recipient = `writes-${turn}@example.com`;
    const { body } = messageOf({ email: recipient });
    return { by: await newShopper(running.origin), recipient, operation: contactShop, body };
  });
  expectOneEach(counts);
});

test('cut off at any write between a subscription and the letter with its secret link: one letter', {
  timeout: 300_000,
}, async () => {
  const counts = await mailsAfterDeaths('confirm-subscription', async (turn) => {
    const recipient = `reads-${turn}@example.com`;
    const body = { type: 'Newsletter', channel: 'email', recipient, optin: true };
    return { by: await newShopper(running.origin), recipient, operation: subscribe, body };
  });
  expectOneEach(counts);
});
