import { randomUUID } from 'node:crypto';
import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { createWebhook } from '@eyelet/contracts/webhooks/create.ts';
import { webhookFactNames } from '@eyelet/contracts/webhooks/facts.ts';
import { listWebhooks } from '@eyelet/contracts/webhooks/list.ts';
import { listWebhookMessages } from '@eyelet/contracts/webhooks/list-messages.ts';
import { removeWebhook } from '@eyelet/contracts/webhooks/remove.ts';
import { updateWebhook } from '@eyelet/contracts/webhooks/update.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { sendDueWebhooks } from '@eyelet/server/webhooks/send-due.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { openWebhookReceiver } from '@eyelet/testing/webhook-receiver.ts';
import { beforeEach, expect, test } from 'vitest';
import { lastMessage, newWebhook } from './messages.ts';

const running = timedShop();
let staff: TestStaff;
beforeEach(async () => {
  await running.shop.database.pool.query('delete from webhook');
  staff = await newStaff(running);
  running.later(60);
});

const url = 'https://erp.example/hooks';
const members = { url, description: '', facts: ['order.placed' as const], active: true };

/** Writes a fact for outside systems, as an order does. */
async function happen(orderNumber: string): Promise<void> {
  const payload = { orderNumber, locale: 'en_US', total: 4200, currency: 'USD' };
  await writeFacts(running.shop.database.db, [{ name: 'order.placed', subject: orderNumber, payload }], running.now());
  await announce(running.shop);
}

test('the secret is shown once and stored sealed, and no later answer or audit entry contains it', async () => {
  const body = { webhookId: randomUUID(), ...members };
  const made = await staff.call(createWebhook, { body });
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await staff.call(createWebhook, { body })).toEqual({ webhook: made.webhook, secret: null });
  expect(await refusalOf(staff.call(createWebhook, { body: { ...body, url: `${url}/other` } }))).toBe('STF409');
  const secret = made.secret ?? '';
  const everywhere = JSON.stringify([
    await staff.call(listWebhooks, {}),
    await staff.call(listAudit, { query: {} }),
    (await running.shop.database.pool.query('select * from webhook')).rows,
  ]);
  expect(everywhere).not.toContain(secret.slice('whsec_'.length));
});

test.each([
  'http://erp.example/hooks',
  'https://127.0.0.1/hooks',
  'https://[::1]/hooks',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/hooks',
  'https://0x7f000001/hooks',
  'https://user:secret@erp.example/',
  'ftp://erp.example/',
  'erp.example',
])('%s is refused as an address', async (address) => {
  const body = { webhookId: randomUUID(), ...members, url: address };
  expect(await refusalOf(staff.call(createWebhook, { body }))).toBe('STF400');
  const { params } = await newWebhook(staff, url);
  expect(await refusalOf(staff.call(updateWebhook, { params, body: { ...members, url: address, version: 1 } }))).toBe(
    'STF400',
  );
});

test('a name that resolves to the network of the shop is refused when a message is sent', async () => {
  const receiver = await openWebhookReceiver();
  const address = receiver.url.replace('http://127.0.0.1', 'https://localhost');
  const { webhookId } = await newWebhook(staff, address);
  await happen('E-1');
  expect(await sendDueWebhooks(running.shop)).toBe(0);
  expect(receiver.received).toHaveLength(0);
  expect(await lastMessage(staff, webhookId)).toMatchObject({
    message: { state: 'waiting' },
    tries: [{ status: null, failure: 'not-public' }],
  });
  await receiver.close();
});

test('if two people change a webhook at once, the second gets the current one', async () => {
  const { params } = await newWebhook(staff, url);
  const change = (description: string, version: number) =>
    staff.call(updateWebhook, { params, body: { ...members, description, version } });
  expect(await change('ERP', 1)).toMatchObject({ description: 'ERP', version: 2 });
  expect(await change('ERP', 1)).toMatchObject({ description: 'ERP', version: 2 });
  expect(await refusalOf(change('WMS', 1))).toBe('STF409');
  expect(await refusalOf(staff.call(removeWebhook, { params, query: { version: 1 } }))).toBe('STF409');
  await staff.call(removeWebhook, { params, query: { version: 2 } });
  expect(await refusalOf(change('WMS', 2))).toBe('STF404');
  expect(await refusalOf(staff.call(listWebhookMessages, { params, query: {} }))).toBe('STF404');
  const { rows } = await staff.call(listAudit, { query: { subjectId: params.webhookId } });
  expect(rows.map(({ action }) => action)).toEqual(['webhooks.remove', 'webhooks.update', 'webhooks.create']);
});

test('messages are listed by page, filtered by state, fact and subject, and kept for thirty days', async () => {
  const { params } = await newWebhook(staff, url, webhookFactNames);
  for (const subject of ['E-1', 'E-2', 'F-1']) await happen(subject);
  const list = (query: object) => staff.call(listWebhookMessages, { params, query });
  const first = await list({ limit: 2 });
  expect(first).toMatchObject({ total: 3, rows: [{ subject: 'F-1' }, { subject: 'E-2' }] });
  expect(await list({ limit: 2, after: first.next ?? '' })).toMatchObject({ rows: [{ subject: 'E-1' }], next: null });
  expect(await list({ search: 'e-' })).toMatchObject({ total: 2 });
  expect(await list({ state: 'given up' })).toMatchObject({ total: 0 });
  expect(await list({ state: 'waiting', fact: 'order.placed' })).toMatchObject({ total: 3 });
  await running.shop.database.pool.query(
    "update webhook_message set next_at = null, delivered_at = happened_at, happened_at = happened_at - interval '31 days' where subject = 'E-1'",
  );
  await tidy(running.shop);
  expect((await list({})).rows.map(({ subject }) => subject)).toEqual(['F-1', 'E-2']);
});

test('a shop has at most fifty webhooks', async () => {
  for (let left = 50; left > 0; left -= 1) await newWebhook(staff, url);
  expect(await refusalOf(newWebhook(staff, url))).toBe('STF400');
});

test('the documentation of the API has the body of each message', async () => {
  const document = (await (await fetch(`${running.origin}/docs/openapi.json`)).json()) as {
    webhooks: Readonly<Record<string, unknown>>;
  };
  expect(Object.keys(document.webhooks)).toEqual([...webhookFactNames]);
});
