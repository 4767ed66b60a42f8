import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { changeSubscription } from '@eyelet/contracts/subscriptions/change.ts';
import { confirmSubscription } from '@eyelet/contracts/subscriptions/confirm.ts';
import { listSubscriptions } from '@eyelet/contracts/subscriptions/list.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { unsubscribe } from '@eyelet/contracts/subscriptions/unsubscribe.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const newsletter = (recipient: string) => ({
  type: 'Newsletter' as const,
  channel: 'email' as const,
  recipient,
  optin: true,
});

async function mailsTo(recipient: string) {
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ kind: string; text: string; unsubscribe_url: string }>(
    'select kind, text, unsubscribe_url from mail where recipient = $1 order by created_at',
    [recipient],
  );
  return rows;
}

const tokenIn = (text: string, path: string) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';

test('a guest subscribes once, however often they ask, and cannot set dates [B1.23, B2.1.13, B3.3.11, B6.03, C7.72]', async () => {
  const visitor = await newShopper(running.origin);
  const { type: _, ...untyped } = newsletter('ada@example.com');
  const body = { ...untyped, optinDate: '1999-01-01', country: 'US', region: 'NORA' };
  const { subscription } = await visitor.call(subscribe, { body });
  const told = { type: 'Newsletter', channel: 'email', optin: true, doubleOptin: true, country: 'US' };
  expect(subscription).toMatchObject({ ...told, optinDate: now.toISOString() });
  await visitor.call(subscribe, { body: { ...body, recipient: 'ADA@example.com' } });
  const { rows } = await running.shop.database.pool.query(
    `select 1 from subscription where recipient_key = 'ada@example.com'`,
  );
  expect(rows).toHaveLength(1);
  expect(await mailsTo('ada@example.com')).toEqual([]);
});

test('a guest subscribes to text messages where the market has them [B1.24, B7.22, B7.24, C1.21]', async () => {
  const visitor = await newShopper(running.origin);
  const sms = { channel: 'sms' as const, recipient: '(207) 555 - 0170', optin: true };
  const { subscription } = await visitor.call(subscribe, { body: sms });
  expect(subscription).toMatchObject({ type: 'Newsletter', channel: 'sms', recipient: '+12075550170', region: 'NORA' });
  const german = await newShopper(running.origin, { locale: 'de_DE' });
  expect(await refusalOf(german.call(subscribe, { body: { ...sms, recipient: '+491701234567' } }))).toBe('PRO412');
  expect(await refusalOf(visitor.call(subscribe, { body: newsletter('x') }))).toBe('AUT453');
  for (const recipient of ['+1', '+1 abc', 'a phone', '+1 (107) 555 - 0170']) {
    expect(await refusalOf(visitor.call(subscribe, { body: { ...sms, recipient } })), recipient).toBe('PRO412');
  }
  const refused = { ...newsletter('no.thanks@example.com'), optin: false };
  expect(await refusalOf(visitor.call(subscribe, { body: refused }))).toBe('PRO412');
});

test('in Germany, France and Italy a subscription is confirmed by opening the mailed link [B3.3.10]', async () => {
  for (const locale of ['de_DE', 'fr_FR', 'it_IT']) {
    const recipient = `${locale.toLowerCase()}@example.com`;
    const visitor = await newShopper(running.origin, { locale });
    const { subscription } = await visitor.call(subscribe, { body: newsletter(recipient) });
    expect(subscription.doubleOptin).toBe(false);
    await visitor.call(subscribe, { body: newsletter(recipient) });
    const mails = await mailsTo(recipient);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirm-subscription']);
    const token = tokenIn(mails[0]?.text ?? '', 'subscription/confirm');
    expect(await visitor.call(confirmSubscription, { body: { token } })).toEqual({ confirmed: true });
    const { rows } = await running.shop.database.pool.query(
      'select double_optin from subscription where recipient_key = $1',
      [recipient],
    );
    expect(rows).toEqual([{ double_optin: true }]);
    // A visitor who enters the address does not learn that it was confirmed.
    expect(await visitor.call(subscribe, { body: newsletter(recipient) })).toEqual({ subscription });
    expect(await mailsTo(recipient)).toHaveLength(1);
    expect(await refusalOf(visitor.call(confirmSubscription, { body: { token: 'nobody' } }))).toBe('AUT402');
  }
});

test('a stranger who enters an address does not learn when and where it was subscribed [C7.72]', async () => {
  const recipient = 'known@example.com';
  const first = await newShopper(running.origin, { locale: 'en_GB' });
  await first.call(subscribe, { body: { ...newsletter(recipient), category: 'RUNNING' } });
  now = new Date(now.getTime() + 60_000);
  const stranger = await newShopper(running.origin);
  const { subscription } = await stranger.call(subscribe, { body: newsletter(recipient) });
  const asked = { optinDate: now.toISOString(), category: null, country: 'US', region: 'NORA' };
  expect(subscription).toMatchObject({ ...asked, subscriptionId: '' });
});

test('each mail can end its subscription, by a page and by one-click unsubscribe (RFC 8058)', async () => {
  const visitor = await newShopper(running.origin, { locale: 'de_DE' });
  const recipient = 'click@example.com';
  await visitor.call(subscribe, { body: newsletter(recipient) });
  const [mail] = await mailsTo(recipient);
  const { pathname, search } = new URL(mail?.unsubscribe_url ?? '');
  const response = await fetch(running.origin + pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(response.status).toBe(204);
  const optin = async () =>
    (
      await running.shop.database.pool.query('select optin, optout_at from subscription where recipient_key = $1', [
        recipient,
      ])
    ).rows[0];
  expect(await optin()).toEqual({ optin: false, optout_at: now });
  await visitor.call(subscribe, { body: newsletter(recipient) });
  const token = tokenIn(mail?.text ?? '', 'subscription/unsubscribe');
  now = new Date(now.getTime() + 60_000);
  expect(await visitor.call(unsubscribe, { query: { token } })).toEqual({ unsubscribed: true });
  expect(await optin()).toEqual({ optin: false, optout_at: now });
  expect(await refusalOf(visitor.call(unsubscribe, { query: { token: 'nobody' } }))).toBe('AUT402');
});

test('a consumer switches subscriptions on and off [B7.23, C1.20, C7.70, C7.71]', async () => {
  const consumer = await newConsumer(running.origin, { signUp: { phone: '2075550180' } });
  await consumer.call(subscribe, { body: { channel: 'email', optin: true } });
  await consumer.call(subscribe, { body: { channel: 'sms', optin: true } });
  const off = await consumer.call(changeSubscription, { body: { channel: 'email', optin: false } });
  expect(off.subscriptions.map(({ channel, optin, optoutDate }) => [channel, optin, optoutDate])).toEqual([
    ['email', false, now.toISOString()],
    ['sms', true, null],
  ]);
  const silent = await consumer.call(changeSubscription, { body: { channel: 'sms', optin: false } });
  expect(silent.subscriptions).toMatchObject([
    { channel: 'email', optin: false },
    { type: 'Newsletter', channel: 'sms', recipient: '+12075550180', optin: false, optoutDate: now.toISOString() },
  ]);
  expect((await consumer.call(listSubscriptions, {})).subscriptions).toEqual(silent.subscriptions);
  await consumer.call(changeSubscription, { body: { channel: 'sms', optin: true } });
  await consumer.call(changeSubscription, { body: { channel: 'email', optin: true } });
  const { subscriptions } = await consumer.call(listSubscriptions, {});
  expect(subscriptions.map(({ channel, optin, doubleOptin }) => [channel, optin, doubleOptin])).toEqual([
    ['email', true, true],
    ['sms', true, true],
  ]);
});

test('an account takes over a guest’s subscription after the mailed link was opened, not before', async () => {
  const recipient = 'guest.first@example.com';
  const guest = await newShopper(running.origin);
  await guest.call(subscribe, { body: { ...newsletter(recipient), category: 'RUNNING' } });
  now = new Date(now.getTime() + 60_000);
  const account = await newConsumer(running.origin, { email: recipient });
  const { subscription } = await account.call(subscribe, { body: newsletter(recipient) });
  expect(subscription).toMatchObject({ subscriptionId: '', category: null, optinDate: now.toISOString() });
  const own = async () => (await account.call(listSubscriptions, {})).subscriptions;
  expect(await own()).toEqual([]);
  await account.call(changeSubscription, { body: { channel: 'email', optin: false } });
  const state = 'select optin from subscription where recipient_key = $1';
  expect((await running.shop.database.pool.query(state, [recipient])).rows).toEqual([{ optin: true }]);
  const mails = await mailsTo(recipient);
  const text = mails.find(({ kind }) => kind === 'confirm-subscription')?.text ?? '';
  const token = decodeURIComponent(/confirm\?token=([^\s&]+)/.exec(text)?.[1] ?? '');
  await guest.call(confirmSubscription, { body: { token } });
  expect(await own()).toMatchObject([{ recipient, optin: true, category: 'RUNNING' }]);
});

test('the link mailed to a former email of an account changes nothing', async () => {
  const recipient = 'guest.second@example.com';
  const guest = await newShopper(running.origin);
  await guest.call(subscribe, { body: newsletter(recipient) });
  const account = await newConsumer(running.origin, { email: recipient });
  await account.call(subscribe, { body: newsletter(recipient) });
  const text = (await mailsTo(recipient)).find(({ kind }) => kind === 'confirm-subscription')?.text ?? '';
  const consumerProfile = { consumerDetails: { email: 'elsewhere@example.com' } };
  await account.call(updateConsumer, { body: { consumerProfile, currentPassword: account.password } });
  const token = decodeURIComponent(/confirm\?token=([^\s&]+)/.exec(text)?.[1] ?? '');
  await guest.call(confirmSubscription, { body: { token } });
  expect((await account.call(listSubscriptions, {})).subscriptions).toEqual([]);
});

test('many simultaneous calls give one subscription and one mail [C7.72]', async () => {
  const recipient = 'rush@example.com';
  const visitors = await Promise.all(Array.from({ length: 6 }, () => newShopper(running.origin, { locale: 'de_DE' })));
  await Promise.all(visitors.map((visitor) => visitor.call(subscribe, { body: newsletter(recipient) })));
  const { rows } = await running.shop.database.pool.query('select 1 from subscription where recipient_key = $1', [
    recipient,
  ]);
  expect(rows).toHaveLength(1);
  expect(await mailsTo(recipient)).toHaveLength(1);
});
