import { randomUUID } from 'node:crypto';
import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { changeAddress } from '@eyelet/contracts/consumer/change-address.ts';
import { removeAddress } from '@eyelet/contracts/consumer/remove-address.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { blockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/block.ts';
import { decideWarranty } from '@eyelet/contracts/warranty/decide.ts';
import { moveRepair } from '@eyelet/contracts/warranty/move-repair.ts';
import { type WebhookFact, webhookBody, webhookFactNames } from '@eyelet/contracts/webhooks/facts.ts';
import { listWebhooks } from '@eyelet/contracts/webhooks/list.ts';
import { renewWebhookSecret } from '@eyelet/contracts/webhooks/renew-secret.ts';
import { replayWebhookMessages } from '@eyelet/contracts/webhooks/replay.ts';
import { updateWebhook } from '@eyelet/contracts/webhooks/update.ts';
import { claimMessages } from '@eyelet/db/webhooks/sending.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendDueWebhooks } from '@eyelet/server/webhooks/send-due.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { isSignedWith, openWebhookReceiver, type WebhookReceiver } from '@eyelet/testing/webhook-receiver.ts';
import { Check } from 'typebox/value';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageOf, writtenWarranty } from '../cases/messages.ts';
import { tellDispute } from '../disputes/told.ts';
import { issuedCard } from '../gift-card-desk/cards.ts';
import { deliver } from '../order-desk/orders.ts';
import { replacingAt } from '../order-desk/replacing.ts';
import { lastMessage, newWebhook } from './messages.ts';

/** As documented. */
const mostTries = 10;

let now = new Date('2026-11-22T09:00:00Z');
let running: RunningShop;
let staff: TestStaff;
let receiver: WebhookReceiver;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 60, config: { privateWebhooks: true }, parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  await running.shop.database.pool.query('delete from webhook');
  now = new Date(now.getTime() + 60_000);
  staff = await newStaff(running);
  receiver = await openWebhookReceiver();
});
afterEach(() => receiver.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const place = async () => buy(await newShopper(running.origin), running.origin, upcs.socks);

/** Delivers facts and sends due messages, as the worker does. */
async function tell(): Promise<number> {
  await announce(running.shop);
  return sendDueWebhooks(running.shop);
}

test('a receiver gets an order with its number and total, signed, and no facts that it has not chosen', async () => {
  const webhook = await newWebhook(staff, receiver.url);
  const deaf = await newWebhook(staff, receiver.url, ['return.closed']);
  const { orderNumber } = await place();
  expect(await tell()).toBe(1);
  const [message] = receiver.received;
  if (!message) throw new Error('nothing has come');
  expect(isSignedWith(message, webhook.secret)).toBe(true);
  expect(isSignedWith({ ...message, body: `${message.body} ` }, webhook.secret)).toBe(false);
  expect(isSignedWith(message, deaf.secret)).toBe(false);
  expect(message.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
    'webhook-timestamp': String(now.getTime() / 1000),
  });
  const told = JSON.parse(message.body) as object;
  expect(Check(webhookBody('order.placed'), told)).toBe(true);
  expect(told).toEqual({
    type: 'order.placed',
    timestamp: now.toISOString(),
    data: { orderNumber, locale: 'en_US', currency: 'USD', total: expect.any(Number), replaces: null },
  });
  expect(await lastMessage(staff, webhook.webhookId)).toMatchObject({
    message: { state: 'delivered', subject: orderNumber, tries: 1, nextAt: null },
    body: message.body,
    tries: [{ status: 200, answer: 'thank you', failure: null, at: now.toISOString() }],
  });
  expect(await tell()).toBe(0);
});

test('each step of an order is sent once to every webhook that has chosen it', async () => {
  const facts = ['order.placed', 'order.paid', 'shipment.shipped', 'shipment.delivered'] as const;
  await newWebhook(staff, receiver.url, facts);
  await newWebhook(staff, receiver.url, ['order.placed']);
  const order = await place();
  await deliver(staff, order);
  await tell();
  await tell();
  const kinds = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  expect(kinds.toSorted()).toEqual([...facts, 'order.placed'].toSorted());
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
});

test('outside systems hear of disputes, cases, customers, points and gift cards, in the documented form and without personal data', async () => {
  const facts = webhookFactNames.filter((name) => /^(dispute|case|consumer|member|points|gift-card)\./.test(name));
  await newWebhook(staff, receiver.url, facts);
  const { origin } = running;
  const member = await newMember(running, 40);
  const { paid } = replacingAt(running, staff);
  // Each of some 260 points: a higher tier begins at 300.
  const orders = [await paid(upcs.deck, member), await paid(upcs.deck, member)];
  for (const { order } of orders) await deliver(staff, order);
  for (let round = 0; round < 4; round++) await tell();
  const leaving = { consumerDetails: { firstName: 'Edda' }, enrollments: [{ type: 'Loyalty' as const, optin: false }] };
  await member.call(updateConsumer, { body: { consumerProfile: leaving } });
  const { addressId } = await member.call(addAddress, { body: { address } });
  const of = { params: { addressId } };
  await member.call(changeAddress, { ...of, body: { address: { ...address, addressLine2: 'Loft' } } });
  await member.call(removeAddress, of);
  const { orderNumber } = await place();
  await tell();
  await tellDispute(running, orderNumber, { step: 'opened', minute: 1 });
  await tellDispute(running, orderNumber, { step: 'won', minute: 2 });
  const { params } = await issuedCard(staff);
  await staff.call(blockDeskGiftCard, { params, body: { cause: 'lost', note: '', version: 1 } });
  const reference = await writtenWarranty(origin, member.email);
  const { caseReference } = await member.call(
    contactShop,
    messageOf({ email: member.email, caseReference: reference }),
  );
  const entry = { params: { reference: caseReference, entryId: randomUUID() }, body: { text: 'We look at it.' } };
  const { version } = await staff.call(answerCase, entry);
  const open = { params: { reference }, body: { status: 'open', version } } as const;
  const deciding = { reference, decisionId: randomUUID() };
  const body = { outcome: 'repair', words: '', version: (await staff.call(changeCase, open)).version } as const;
  await staff.call(decideWarranty, { params: deciding, body });
  await staff.call(moveRepair, { params: deciding, body: { state: 'received' } });
  for (let round = 0; round < 3; round++) await tell();
  const told = receiver.received.map(({ body: text }) => JSON.parse(text) as { type: WebhookFact; data: object });
  for (const one of told) expect([one, Check(webhookBody(one.type), one)]).toEqual([one, true]);
  // An account is erased only after days of grace.
  const kinds = new Set(told.map(({ type }) => type));
  expect(facts.filter((name) => !kinds.has(name))).toEqual(['consumer.erased']);
  // The profile, and an address that is added, changed and removed.
  expect(told.filter(({ type }) => type === 'consumer.changed')).toHaveLength(4);
  const dataOf = (type: WebhookFact) => told.filter((one) => one.type === type).map(({ data }) => data);
  const consumerNo = expect.any(String);
  expect(dataOf('points.changed')).toContainEqual({ consumerNo, points: 40, kind: 'issue' });
  expect(dataOf('member.tier-changed')).toEqual([{ consumerNo, before: 'member', tier: 'silver' }]);
  expect(dataOf('dispute.ended')).toEqual([{ disputeId: expect.any(String), orderNumber, outcome: 'won' }]);
  expect(dataOf('gift-card.changed')).toEqual([{ giftCardId: params.giftCardId, state: 'blocked' }]);
  const texts = receiver.received.map(({ body: text }) => text).join();
  expect(texts).not.toMatch(/example\.com|Brink|Edda|We look at it|pin/i);
});

test('a message that fails is sent again after growing pauses, under the same id, until it is given up', async () => {
  receiver.answer((response) => response.writeHead(503).end('x'.repeat(9000)));
  const webhook = await newWebhook(staff, receiver.url);
  await place();
  await tell();
  later(59);
  expect([await tell(), receiver.received.length]).toEqual([0, 1]);
  later(1);
  await tell();
  expect(receiver.received).toHaveLength(2);
  const waiting = await lastMessage(staff, webhook.webhookId);
  expect(waiting.message).toMatchObject({
    state: 'waiting',
    tries: 2,
    nextAt: new Date(now.getTime() + 300_000).toISOString(),
  });
  expect(waiting.tries[0]?.answer).toHaveLength(501);
  for (let left = mostTries - 2; left > 0; left -= 1) {
    later(24 * 60 * 60);
    await tell();
  }
  later(48 * 60 * 60);
  await tell();
  expect(receiver.received).toHaveLength(mostTries);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  // Days have passed, so the session has ended.
  const fresh = await newStaff(running);
  const { message, tries } = await lastMessage(fresh, webhook.webhookId);
  expect(message).toMatchObject({ state: 'given up', tries: mostTries, nextAt: null });
  expect(tries).toHaveLength(mostTries);
  const { webhooks } = await fresh.call(listWebhooks, {});
  expect(webhooks).toMatchObject([{ givenUp: 1, waiting: 0 }]);
});

test('staff replay a message that was given up, under its id, with an audit entry; repeating the call changes nothing', async () => {
  receiver.answer((response) => response.writeHead(410).end());
  const webhook = await newWebhook(staff, receiver.url);
  const { orderNumber } = await place();
  await tell();
  const { message } = await lastMessage(staff, webhook.webhookId);
  expect(message).toMatchObject({ state: 'given up', tries: 1 });
  receiver.answer((response) => response.writeHead(204).end());
  const replay = () =>
    staff.call(replayWebhookMessages, { params: webhook.params, body: { messages: [message.messageId, 'unknown'] } });
  expect(await replay()).toEqual({ replayed: 1 });
  expect(await replay()).toEqual({ replayed: 0 });
  expect(await tell()).toBe(1);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([message.messageId, message.messageId]);
  const after = await lastMessage(staff, webhook.webhookId);
  expect(after).toMatchObject({ message: { state: 'delivered' }, tries: [{ status: 204 }, { status: 410 }] });
  const { rows } = await staff.call(listAudit, { query: { action: 'webhooks.replay', subjectId: webhook.webhookId } });
  expect(rows).toMatchObject([{ after: { fact: 'order.placed', subject: orderNumber } }]);
});

test('a process that dies after it took or sent a message loses nothing: another one sends it again', async () => {
  const webhook = await newWebhook(staff, receiver.url);
  await place();
  await announce(running.shop);
  const { db } = running.shop.database;
  const againAt = new Date(now.getTime() + 60_000);
  expect(await claimMessages(db, webhook.webhookId, { now, againAt, limit: 10 })).toHaveLength(1);
  expect([await sendDueWebhooks(running.shop), receiver.received.length]).toEqual([0, 0]);
  later(60);
  // The receiver has it, but the connection ends before the shop gets the answer.
  receiver.answer((response) => response.destroy());
  await sendDueWebhooks(running.shop);
  expect(await lastMessage(staff, webhook.webhookId)).toMatchObject({
    tries: [{ status: null, failure: 'unreachable' }],
  });
  receiver.answer((response) => response.end());
  later(300);
  expect(await sendDueWebhooks(running.shop)).toBe(1);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('two workers at once send each message once', async () => {
  await newWebhook(staff, receiver.url);
  for (let left = 3; left > 0; left -= 1) await place();
  await announce(running.shop);
  await Promise.all([sendDueWebhooks(running.shop), sendDueWebhooks(running.shop)]);
  expect(receiver.received).toHaveLength(3);
});

test('a receiver that fails does not delay others', async () => {
  const other = await openWebhookReceiver();
  receiver.answer((response) => response.writeHead(500).end());
  await newWebhook(staff, receiver.url);
  await newWebhook(staff, other.url);
  await place();
  await tell();
  await place();
  await tell();
  expect(other.received).toHaveLength(2);
  await other.close();
});

test('while a webhook is paused, nothing is sent or collected for it; waiting messages are sent when it is resumed', async () => {
  receiver.answer((response) => response.writeHead(500).end());
  const webhook = await newWebhook(staff, receiver.url);
  await place();
  await tell();
  const { url, description, facts, params } = webhook;
  const members = { url, description, facts };
  await staff.call(updateWebhook, { params, body: { ...members, active: false, version: 1 } });
  receiver.answer((response) => response.end());
  await place();
  later(3600);
  expect(await tell()).toBe(0);
  const again = await newStaff(running);
  await again.call(updateWebhook, { params, body: { ...members, active: true, version: 2 } });
  expect(await tell()).toBe(1);
  expect(receiver.received).toHaveLength(2);
});

test('for a day after a new secret, messages are signed with both', async () => {
  const webhook = await newWebhook(staff, receiver.url);
  const { secret } = await staff.call(renewWebhookSecret, { params: webhook.params, body: { version: 1 } });
  await place();
  await tell();
  later(24 * 60 * 60);
  await place();
  await tell();
  const [soon, late] = receiver.received;
  if (!soon || !late) throw new Error('both are told');
  expect([isSignedWith(soon, webhook.secret), isSignedWith(soon, secret ?? '')]).toEqual([true, true]);
  expect([isSignedWith(late, webhook.secret), isSignedWith(late, secret ?? '')]).toEqual([false, true]);
});

test('redirects are not followed', async () => {
  const other = await openWebhookReceiver();
  receiver.answer((response) => response.writeHead(307, { location: other.url }).end());
  const webhook = await newWebhook(staff, receiver.url);
  await place();
  await tell();
  expect(other.received).toHaveLength(0);
  expect(await lastMessage(staff, webhook.webhookId)).toMatchObject({
    message: { state: 'waiting' },
    tries: [{ status: 307 }],
  });
  await other.close();
});
