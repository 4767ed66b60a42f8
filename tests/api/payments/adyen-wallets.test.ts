import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { dropOldNotices } from '@eyelet/db/payments/notice.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { pollPayments } from '@eyelet/server/jobs/poll-payments.ts';
import { refundOrder } from '@eyelet/server/payments/refund.ts';
import { adyenSecrets, signatureOfItem } from '@eyelet/testing/adyen-server.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type AdyenShop, startAdyenShop } from '@eyelet/testing/start-adyen-shop.ts';
import { openWallet } from '@eyelet/testing/wallet.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressedCart, attach, visitWallet } from './adyen.ts';

let running: AdyenShop;
let shopper: Shopper;
let cart: Cart;
let ahead = 0;

beforeAll(async () => {
  running = await startAdyenShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
});
afterAll(() => running.close());
beforeEach(async () => {
  shopper = await newShopper(running.origin);
  cart = await addressedCart(shopper);
  running.adyen.requests();
});

test.each(['PAYPAL', 'KLARNA'] as const)(
  '%s pays once, after a redirect to it, consent and the redirect back [B9.36]',
  async (wallet) => {
    const { page, token = '' } = await visitWallet(shopper, running, cart, wallet);
    expect(page).toContain('paymentToken=');
    const [asked, told] = running.adyen.requests();
    const amount = { value: Math.round(cart.totals.total * 100), currency: 'USD' };
    expect(asked?.body).toMatchObject({ amount, countryCode: 'US', lineItems: [{ amountIncludingTax: amount.value }] });
    expect(told?.body).toMatchObject({ details: { redirectResult: expect.stringMatching(/\.approve$/) } });
    await attach(shopper, cart, wallet, token);
    const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
    expect(order.status).toBe('confirmed');
    expect(running.adyen.requests()).toEqual([]);
    await announce(running.shop);
    expect(running.adyen.requests().map(({ path }) => path.split('/').at(-1))).toEqual(['captures']);
    const other = await addressedCart(await newShopper(running.origin));
    expect(await refusalOf(attach(shopper, other, wallet, token))).not.toBe('');
  },
);

test.each([
  ['cancel', 'cancelled'],
  ['decline', 'refused'],
] as const)('a wallet in which the shopper ends by "%s" gives no token and says so', async (outcome, type) => {
  const { page, token } = await visitWallet(shopper, running, cart, 'PAYPAL', outcome);
  expect(token).toBeUndefined();
  expect(page).toContain(`&quot;type&quot;:&quot;${type}&quot;`);
});

const faults = {
  down: (isOn: boolean) => running.adyen.fail(isOn ? 503 : undefined),
  garbage: (isOn: boolean) => running.adyen.spoil(isOn ? 'garbage' : undefined),
  lost: (isOn: boolean) => running.adyen.spoil(isOn ? 'lost' : undefined),
} as const;

/** What is asked while the provider has a fault. */
async function during<T>(fault: keyof typeof faults, ask: () => Promise<T>): Promise<T> {
  faults[fault](true);
  return ask().finally(() => faults[fault](false));
}

test.each([
  ['PAYPAL', 'down'],
  ['PAYPAL', 'garbage'],
  ['PAYPAL', 'lost'],
  ['KLARNA', 'down'],
  ['KLARNA', 'garbage'],
  ['KLARNA', 'lost'],
] as const)(
  '%s whose answers are %s at each step leaves no order half paid, and pays once afterwards',
  async (wallet, fault) => {
    const orders = async () =>
      (await running.shop.database.pool.query('select state from orders where cart_id = $1', [cart.id])).rows;
    const { meta } = await openWallet(shopper, cart.id, wallet);
    const leave = () => shopper.fetch(running.origin + (meta.approvalUrl ?? ''));
    expect((await during(fault, leave)).headers.get('location') ?? '').not.toContain('/wallet/');
    const there = await leave();
    const back = await fetch(`${there.headers.get('location')}?outcome=approve`, { redirect: 'manual' });
    const comeBack = async () => (await shopper.fetch(back.headers.get('location') ?? '')).text();
    const tokenIn = (page: string) => /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1];
    expect(tokenIn(await during(fault, comeBack))).toBeUndefined();
    expect(await orders()).toEqual([]);
    await attach(shopper, cart, wallet, tokenIn(await comeBack()) ?? '');
    const { orderNumber } = await during(fault, () => shopper.call(placeOrder, { body: { cartId: cart.id } }));
    await during(fault, () => announce(running.shop));
    const payments = async () =>
      (await running.shop.database.pool.query('select state from order_payment where order_number = $1', [orderNumber]))
        .rows;
    expect(await payments()).toEqual([{ state: 'authorised' }]);
    running.adyen.requests();
    ahead = 3_600_000;
    await announce(running.shop);
    ahead = 0;
    expect(await payments()).toEqual([{ state: 'captured' }]);
    expect(await orders()).toEqual([{ state: 'confirmed' }]);
  },
);

test('a pending wallet payment is confirmed by its webhook, which names the consent', async () => {
  const { token = '' } = await visitWallet(shopper, running, cart, 'KLARNA', 'pending');
  const [asked] = running.adyen.requests();
  await attach(shopper, cart, 'KLARNA', token);
  const { orderNumber: orderId, status } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(status).toBe('payment pending');
  const event = { eventCode: 'AUTHORISATION', pspReference: '8835511210681326', amount: asked?.body.amount };
  running.adyen.tell({ ...event, merchantReference: String(asked?.body.reference), success: true });
  await running.adyen.sendWebhooks(running.origin);
  await pollPayments(running.shop);
  expect((await shopper.call(readPurchase, { params: { orderId } })).status).toBe('confirmed');
});

test('an amount is fixed once the shopper has left for the wallet', async () => {
  const { meta } = await openWallet(shopper, cart.id, 'PAYPAL');
  await shopper.fetch(running.origin + (meta.approvalUrl ?? ''));
  expect(await refusalOf(openWallet(shopper, cart.id, 'PAYPAL', { sessionId: meta.sessionId }))).toBe('PAY400');
});

test('a wallet authorisation without an order in time is cancelled', async () => {
  const { token = '' } = await visitWallet(shopper, running, cart, 'PAYPAL');
  ahead = 25 * 60_000;
  expect(await refusalOf(attach(shopper, cart, 'PAYPAL', token))).toBe('PAY400');
  running.adyen.requests();
  await running.shop.adyen?.sweep(running.shop.clock());
  await running.shop.adyen?.sweep(running.shop.clock());
  ahead = 0;
  const held = running.adyen.requests().filter(({ path }) => /payments.*cancels$/.test(path));
  expect(held).toHaveLength(1);
});

test('a refund is complete when the webhook confirms it; a failed one can be requested again', async () => {
  const { token = '' } = await visitWallet(shopper, running, cart, 'PAYPAL');
  await attach(shopper, cart, 'PAYPAL', token);
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  await announce(running.shop);
  await refundOrder(running.shop, { orderNumber, key: 'refund-one', amount: 1000 });
  running.adyen.requests();
  await announce(running.shop);
  const [refund] = running.adyen.requests();
  expect(refund?.body).toMatchObject({ amount: { value: 1000, currency: 'USD' } });
  const states = async () =>
    (await running.shop.database.pool.query('select state from order_refund where order_number = $1', [orderNumber]))
      .rows;
  expect(await states()).toEqual([{ state: 'asked' }]);
  await running.adyen.sendWebhooks(running.origin);
  expect(await states()).toEqual([{ state: 'refunded' }]);

  const { rows } = await running.shop.database.pool.query<{ key: string; total: number }>(
    'select idempotency_key as key, amount as total from order_payment where order_number = $1',
    [orderNumber],
  );
  const { key: paymentId = '', total = 0 } = rows[0] ?? {};
  const rest = { paymentId, amount: total - 1000, currency: 'USD' };
  const give = (key: string) => running.shop.payments.refund({ key, ...rest }, running.shop.clock());
  expect((await give('refund-two')).kind).toBe('pending');
  expect((await give('refund-three')).kind).toBe('refused');
  const failed = { eventCode: 'REFUND_FAILED', pspReference: '8835511210681325', merchantReference: 'refund-two' };
  running.adyen.tell({ ...failed, amount: { value: rest.amount, currency: 'USD' }, success: true });
  await running.adyen.sendWebhooks(running.origin);
  // However long the failure was ago.
  await dropOldNotices(running.shop.database.db, new Date('9999-01-01T00:00:00Z'));
  expect((await give('refund-four')).kind).toBe('pending');
});

test('webhooks without the password or with a wrong signature are refused, and change nothing', async () => {
  const item = {
    eventCode: 'AUTHORISATION',
    pspReference: '8835511210681399',
    merchantReference: 'somebody',
    merchantAccountCode: 'SkerryECOM',
    amount: { value: 100, currency: 'USD' },
    success: 'true',
  };
  const send = (hmacSignature: string, password: string, more = {}) => {
    const NotificationRequestItem = { additionalData: { hmacSignature }, ...item, ...more };
    const authorization = `Basic ${Buffer.from(`eyelet:${password}`).toString('base64')}`;
    return fetch(`${running.origin}/payments/webhooks/adyen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] }),
    });
  };
  const signature = signatureOfItem(item, adyenSecrets.hmacKey);
  const { webhookPassword } = adyenSecrets;
  expect((await send(signature, 'wrong')).status).toBe(401);
  expect((await send(signature, webhookPassword, { amount: { value: 1, currency: 'USD' } })).status).toBe(401);
  expect((await send(signatureOfItem(item, 'ab'.repeat(32)), webhookPassword)).status).toBe(401);
  const kept = () => running.shop.database.pool.query(`select 1 from payment_notice where payment_key = 'somebody'`);
  expect((await kept()).rowCount).toBe(0);
  expect((await send(signature, webhookPassword)).status).toBe(200);
  expect((await kept()).rowCount).toBe(1);
  const others = { ...item, merchantAccountCode: 'SomebodyElse', merchantReference: 'other' };
  expect((await send(signatureOfItem(others, adyenSecrets.hmacKey), webhookPassword, others)).status).toBe(200);
  expect(
    (await running.shop.database.pool.query(`select 1 from payment_notice where payment_key = 'other'`)).rowCount,
  ).toBe(0);
});
