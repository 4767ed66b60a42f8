import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import type { WebhookManner } from '@eyelet/db/payments/sandbox-webhook.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { expireChallenges } from '@eyelet/server/jobs/expire-challenges.ts';
import { sendSandboxWebhooks, writeWebhookManner } from '@eyelet/server/payment-providers/sandbox/send-webhooks.ts';
import { signatureHeader, signatureOf } from '@eyelet/server/payment-providers/sandbox/webhook-signature.ts';
import { retryNotices } from '@eyelet/server/payments/receive-notices.ts';
import { refundOrder } from '@eyelet/server/payments/refund.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { walletToken } from '@eyelet/testing/wallet.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

const pendingCard = '4000 0000 0000 0077';
let running: RunningShop;
let shopper: Shopper;
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  shopper = await newShopper(running.origin);
});
afterEach(() => running.close());

const inManner = (manner: Partial<WebhookManner>) => writeWebhookManner(running.shop, manner);
const deliver = () => sendSandboxWebhooks(running.shop, running.origin);
const stateOf = async ({ orderNumber }: Order) =>
  (await shopper.call(readPurchase, { params: { orderId: orderNumber } })).status;

/** Expects the state of an order paid once, however often webhooks reported it. */
async function expectPaidOnce(order: Order): Promise<void> {
  expect(await stateOf(order)).toBe('confirmed');
  await announce(running.shop);
  await announce(running.shop);
  await deliver();
  await retryNotices(running.shop);
  const { rows } = await running.shop.database.pool.query(
    `select (select count(*)::int from mail where kind = 'order-confirmation') as mails,
            (select count(*)::int from payment_notice where settled_at is null) as open,
            (select count(*)::int from order_history where to_state = 'confirmed') as confirmations`,
  );
  expect(rows).toEqual([{ mails: 1, open: 0, confirmations: 1 }]);
  expect(await readBooks(running, upcs.deck)).toMatchObject({
    onHand: 19,
    reserved: 0,
    reservations: 0,
    captures: 1,
    orders: { confirmed: 1 },
    payments: { captured: 1 },
    placements: { done: 1 },
  });
}

test('an order with a pending payment keeps its stock reserved and is confirmed by the webhook', async () => {
  const order = await buy(shopper, running.origin, upcs.deck, pendingCard);
  expect(order).toMatchObject({
    status: 'payment pending',
    challenge: null,
    flash: [],
  });
  expect(await readBooks(running, upcs.deck)).toMatchObject({ onHand: 20, reserved: 1, captures: 0 });
  expect(await deliver()).toBe(1);
  await expectPaidOnce(order);
});

test('a wallet can be pending, too', async () => {
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  const token = await walletToken(shopper, running.origin, cart.id, 'PAYPAL', 'pending@example.com');
  const paymentMethod = { code: 'PAYPAL' as const, additionalData: { token } };
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id, paymentMethod } });
  expect(order.status).toBe('payment pending');
  await deliver();
  await expectPaidOnce(order);
});

test('a webhook delivered twice changes nothing the second time', async () => {
  await inManner({ copies: 3 });
  const order = await buy(shopper, running.origin, upcs.deck, pendingCard);
  expect(await deliver()).toBe(3);
  await announce(running.shop);
  expect(await deliver()).toBe(3);
  await expectPaidOnce(order);
});

test('a late webhook confirms the order when it arrives', async () => {
  await inManner({ delaySeconds: 600 });
  const order = await buy(shopper, running.origin, upcs.deck, pendingCard);
  expect(await deliver()).toBe(0);
  expect(await stateOf(order)).toBe('payment pending');
  ahead = 601_000;
  expect(await deliver()).toBe(1);
  await expectPaidOnce(order);
});

test('webhooks in the wrong order give the same result', async () => {
  await inManner({ reversed: true, copies: 2 });
  const order = await buy(shopper, running.origin, upcs.deck);
  await announce(running.shop);
  // The capture is reported before its payment.
  expect(await deliver()).toBe(4);
  await expectPaidOnce(order);
});

test('without a webhook the provider is asked in the end', async () => {
  await inManner({ lost: true });
  const order = await buy(shopper, running.origin, upcs.deck, pendingCard);
  expect(await deliver()).toBe(0);
  expect(await stateOf(order)).toBe('payment pending');
  ahead = 19 * 60_000;
  await expireChallenges(running.shop);
  expect(await stateOf(order)).toBe('payment pending');
  ahead = 21 * 60_000;
  expect(await expireChallenges(running.shop)).toBe(0);
  await expectPaidOnce(order);
});

test('a pending payment that is refused in the end cancels the order and releases the stock', async () => {
  await inManner({ pendingEnds: 'refused' });
  const order = await buy(shopper, running.origin, upcs.deck, pendingCard);
  await deliver();
  expect(await stateOf(order)).toBe('cancelled');
  await announce(running.shop);
  expect(await readBooks(running, upcs.deck)).toMatchObject({
    onHand: 20,
    reserved: 0,
    reservations: 0,
    captures: 0,
    orders: { cancelled: 1 },
    payments: { declined: 1 },
  });
});

test('a payment that is never decided releases its stock in time, and cannot pay afterwards', async () => {
  const order = await buy(shopper, running.origin, upcs.deck, pendingCard);
  ahead = 21 * 60_000;
  expect(await expireChallenges(running.shop)).toBe(1);
  await announce(running.shop);
  await deliver();
  expect(await stateOf(order)).toBe('cancelled');
  expect(await readBooks(running, upcs.deck)).toMatchObject({ reserved: 0, captures: 0, payments: { voided: 1 } });
});

test('an order whose provider fails does not stop others from being given up', async () => {
  const first = await buy(shopper, running.origin, upcs.deck, pendingCard);
  const { rows } = await running.shop.database.pool.query('select idempotency_key from order_payment');
  const other = await buy(shopper, running.origin, upcs.deck, pendingCard);
  const sandbox = running.shop.tenders.named('sandbox');
  const find = async (key: string) => {
    if (key === rows[0].idempotency_key) throw new Error('no answer');
    return sandbox.find(key);
  };
  ahead = 21 * 60_000;
  const tenders = { names: [], named: () => ({ ...sandbox, find }) };
  expect(await expireChallenges({ ...running.shop, tenders })).toBe(1);
  expect([await stateOf(first), await stateOf(other)]).toEqual(['payment pending', 'cancelled']);
  expect(await expireChallenges(running.shop)).toBe(1);
  expect(await stateOf(first)).toBe('cancelled');
});

/** Sends a webhook as the provider does. */
function tell(notice: Readonly<{ topic: string; key: string; success: boolean }>): Promise<Response> {
  const body = JSON.stringify({ id: `${notice.topic}-${notice.key}-${notice.success}`, ...notice });
  return fetch(`${running.origin}/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, running.shop.webhookSecret) },
    body,
  });
}

test('a failed capture or refund is counted once for operators', async () => {
  const { orderNumber } = await buy(shopper, running.origin, upcs.deck);
  await announce(running.shop);
  const [refund] = await refundOrder(running.shop, { orderNumber, key: 'one', amount: 500 });
  if (typeof refund !== 'object') throw new Error('nothing to give back');
  const { refund_key: refundKey, idempotency_key: paymentKey } = refund;
  // The provider refunds it, and the bank returns it days later.
  await announce(running.shop);
  for (let copy = 0; copy < 2; copy++) {
    await tell({ topic: 'capture', key: paymentKey, success: false });
    await tell({ topic: 'refund', key: refundKey, success: false });
  }
  const counted = await (await fetch(`${running.origin}/health/metrics`)).text();
  expect(counted).toMatch(/^eyelet_capture_failed_total 1$/m);
  expect(counted).toMatch(/^eyelet_refund_refused_total 1$/m);
  const { rows } = await running.shop.database.pool.query('select refunded from order_payment');
  expect(rows).toEqual([{ refunded: 0 }]);
});

test('a webhook that arrives before its order is written is kept until then', async () => {
  expect((await tell({ topic: 'payment', key: 'not-written-yet', success: true })).status).toBe(200);
  expect(await retryNotices(running.shop)).toBe(1);
  ahead = 61 * 60_000;
  expect(await retryNotices(running.shop)).toBe(1);
  expect(await retryNotices(running.shop)).toBe(0);
});

test('an unsigned webhook, or one of another provider, is not accepted', async () => {
  const order = await buy(shopper, running.origin, upcs.deck, pendingCard);
  const { rows } = await running.shop.database.pool.query('select idempotency_key from order_payment');
  const body = JSON.stringify({ id: 'forged', topic: 'payment', key: rows[0].idempotency_key, success: true });
  const send = (provider: string, headers: Record<string, string>) =>
    fetch(`${running.origin}/payments/webhooks/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  expect((await send('sandbox', {})).status).toBe(401);
  expect((await send('sandbox', { [signatureHeader]: signatureOf(body, 'another secret') })).status).toBe(401);
  expect((await send('elsewhere', { [signatureHeader]: signatureOf(body, running.shop.webhookSecret) })).status).toBe(
    404,
  );
  expect(await stateOf(order)).toBe('payment pending');
});
