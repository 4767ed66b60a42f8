import { changeCard } from '@eyelet/contracts/cards/change.ts';
import { listCards } from '@eyelet/contracts/cards/list.ts';
import { removeCard } from '@eyelet/contracts/cards/remove.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { adyenSecrets } from '@eyelet/testing/adyen-server.ts';
import { humanProof, newConsumer } from '@eyelet/testing/consumer.ts';
import { losingCaptures } from '@eyelet/testing/lost-captures.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type AdyenShop, startAdyenShop } from '@eyelet/testing/start-adyen-shop.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressedCart, attach } from './adyen.ts';

const logged: string[] = [];
let running: AdyenShop;
let shopper: Shopper;
let ahead = 0;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) });
  running = await startAdyenShop({ parts: { log, clock: () => new Date(Date.now() + ahead) } });
});
afterAll(() => running.close());
beforeEach(async () => {
  running.adyen.requests();
  shopper = await newShopper(running.origin);
});

const stateOf = async (of: Shopper, orderId: string) => (await of.call(readPurchase, { params: { orderId } })).status;

async function cardCart(of: Shopper, ending: string) {
  const cart = await addressedCart(of);
  return attach(of, cart, 'CREDIT_CARD', await running.cardToken(ending));
}

test('a card pays an order: authorised with its key, amount and shopper, captured once, reported by webhooks [C8.75]', async () => {
  const cart = await cardCart(shopper, 'approve');
  expect(cart.payment_instruments[0]?.card).toEqual({
    brand: 'visa',
    last4: '1142',
    expiryMonth: 3,
    expiryYear: 2032,
  });
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.status).toBe('confirmed');
  await announce(running.shop);
  const requests = running.adyen.requests();
  const pay = requests.find(({ path }) => path.endsWith('/payments'));
  const capture = requests.find(({ path }) => path.endsWith('/captures'));
  const amount = { value: Math.round(cart.totals.total * 100), currency: 'USD' };
  expect(pay?.body).toMatchObject({
    merchantAccount: 'SkerryECOM',
    amount,
    additionalData: { manualCapture: 'true' },
    shopperInteraction: 'Ecommerce',
    paymentMethod: { type: 'scheme', encryptedSecurityCode: 'encrypted' },
    browserInfo: { userAgent: 'test' },
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    shopperEmail: 'ada@example.com',
    merchantOrderReference: order.orderNumber,
  });
  expect(capture?.body).toMatchObject({ merchantAccount: 'SkerryECOM', amount });
  expect(pay?.idempotencyKey).toMatch(/^[\da-f]{64}$/);
  expect(capture?.idempotencyKey).toMatch(/^[\da-f]{64}$/);
  expect(capture?.idempotencyKey).not.toBe(pay?.idempotencyKey);
  expect(await running.adyen.sendWebhooks(running.origin)).toEqual([200, 200]);
  const { rows } = await running.shop.database.pool.query(
    'select count(*)::int as n from payment_notice where settled_at is not null',
  );
  expect(rows).toEqual([{ n: 2 }]);
});

test('a declined card, a fraudulent one and one that Adyen does not accept get their own refusals', async () => {
  for (const [ending, id] of [
    ['decline', 'PAY400'],
    ['fraud', 'PYT402'],
  ] as const) {
    const { id: cartId } = await cardCart(shopper, ending);
    expect(await refusalOf(shopper.call(placeOrder, { body: { cartId } }))).toBe(id);
  }
  expect(await running.cardToken('unknown')).toBe('');
});

test('a card that has been tried once must be entered again, as its code is not stored', async () => {
  const cart = await addressedCart(shopper);
  const token = await running.cardToken('decline');
  await attach(shopper, cart, 'CREDIT_CARD', token);
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe('PAY400');
  expect(await refusalOf(attach(shopper, cart, 'CREDIT_CARD', token))).toBe('PAY400');
  const { rows } = await running.shop.database.pool.query('select encrypted_code from adyen_card where token = $1', [
    token,
  ]);
  expect(rows).toEqual([{ encrypted_code: null }]);
});

test('a pending card is confirmed by the webhook, a challenge by the result of the bank’s redirect', async () => {
  const pending = await shopper.call(placeOrder, { body: { cartId: (await cardCart(shopper, 'pending')).id } });
  expect(pending.status).toBe('payment pending');
  const { rows } = await running.shop.database.pool.query<{ key: string }>(
    'select idempotency_key as key from order_payment where order_number = $1',
    [pending.orderNumber],
  );
  running.adyen.tell({
    eventCode: 'AUTHORISATION',
    pspReference: '8835511210681324',
    merchantReference: rows[0]?.key ?? '',
    amount: { value: 1, currency: 'USD' },
    success: true,
  });
  await running.adyen.sendWebhooks(running.origin);
  expect(await stateOf(shopper, pending.orderNumber)).toBe('confirmed');

  const challenged = await shopper.call(placeOrder, { body: { cartId: (await cardCart(shopper, 'challenge')).id } });
  const url = running.origin + (challenged.challenge?.url ?? '');
  const page = await (await fetch(url)).text();
  const psp = /paymentData&quot;:&quot;(\w+)/.exec(page)?.[1];
  const back = `${new URL(url).pathname}/return?redirectResult=${psp}.approve`;
  expect(await (await fetch(running.origin + back)).text()).toContain('data-outcome="authenticated"');
  await running.adyen.sendWebhooks(running.origin);
  expect(await stateOf(shopper, challenged.orderNumber)).toBe('confirmed');
});

test('while Adyen does not answer, no order is written and no authorisation remains', async () => {
  const cart = await cardCart(shopper, 'approve');
  running.adyen.fail(503);
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe('GEN500');
  running.adyen.fail(undefined);
  const { rows } = await running.shop.database.pool.query<{ key: string }>(
    `select idempotency_key as key from adyen_payment where state = 'asking'`,
  );
  running.adyen.requests();
  for (const { key } of rows) await running.shop.payments.void(key, running.shop.clock());
  const cancels = running.adyen.requests().filter(({ path }) => path.endsWith('/cancels'));
  expect(cancels.map(({ body }) => body.paymentReference)).toEqual(rows.map(({ key }) => key));
});

test('saved cards are tokens: checked by a zero payment, charged without their code, deleted everywhere', async () => {
  const consumer = await newConsumer(running.origin);
  const save = async (ending: string) => {
    const body = { payment_method_id: 'CREDIT_CARD' as const, token: await running.cardToken(ending) };
    return consumer.call(saveCard, { body: { ...body, recaptcha_response: humanProof } });
  };
  expect(await refusalOf(save('decline'))).toBe('PAY400');
  const { card } = await save('approve');
  const checked = running.adyen.requests().filter(({ path }) => path.endsWith('/payments'));
  expect(checked.map(({ body }) => (body.amount as { value: number }).value)).toEqual([0, 0]);

  const cart = await addressedCart(consumer);
  const { paymentInstrumentId } = card;
  const body = { payment_method_id: 'CREDIT_CARD' as const, additionalData: { paymentInstrumentId } };
  await consumer.call(addInstrument, { params: { basketId: cart.id }, body });
  const order = await consumer.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.status).toBe('confirmed');
  const paid = running.adyen.requests().find(({ path }) => path.endsWith('/payments'));
  expect(paid?.body).toMatchObject({ shopperInteraction: 'ContAuth', recurringProcessingModel: 'CardOnFile' });
  expect(paid?.body.paymentMethod).not.toHaveProperty('encryptedSecurityCode');

  await consumer.call(changeCard, { params: { paymentInstrumentId }, body: { main: true } });
  await consumer.call(removeCard, { params: { paymentInstrumentId } });
  await announce(running.shop);
  expect(running.adyen.requests().some(({ method }) => method === 'DELETE')).toBe(true);
  const { payment_instruments } = await consumer.call(listCards, { query: { payment_method_id: 'CREDIT_CARD' } });
  expect(payment_instruments).toEqual([]);
});

test('cards that were entered and never saved are deleted after a day, at Adyen too', async () => {
  await running.cardToken('approve');
  expect(running.adyen.cardCount()).toBeGreaterThan(0);
  ahead = 25 * 60 * 60_000;
  await running.shop.adyen?.sweep(running.shop.clock());
  ahead = 0;
  expect(running.adyen.cardCount()).toBe(0);
});

test('Apple Pay is opened by a session for this host, and pays with the data of the device [B7.02]', async () => {
  const cart = await addressedCart(shopper);
  const { meta } = await shopper.call(openPaymentSession, {
    query: { cartId: cart.id, paymentMethodId: 'DW_APPLE_PAY' },
  });
  expect(meta.applePay?.merchantSession).toMatchObject({
    domainName: new URL(running.origin).hostname,
    merchantIdentifier: 'merchant.example.skerry',
  });
  expect(await refusalOf(attach(shopper, cart, 'DW_APPLE_PAY', 'no-token-of-a-device'))).toBe('PAY400');
  const header = { ephemeralPublicKey: 'key', publicKeyHash: 'hash', transactionId: 'id' };
  const token = JSON.stringify({ version: 'EC_v1', data: 'data', signature: 'signature', header });
  await attach(shopper, cart, 'DW_APPLE_PAY', token);
  running.adyen.requests();
  await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const [pay] = running.adyen.requests();
  expect(pay?.body.paymentMethod).toMatchObject({
    type: 'applepay',
    applePayToken: Buffer.from(token).toString('base64'),
  });
});

test('without a merchant identifier for the simulator, Apple Pay of devices is the only express method', async () => {
  const { methods, express } = running.shop.payments;
  expect(express).toEqual(['DW_APPLE_PAY']);
  expect(methods).toContain('PAYPAL');
  const cart = await addressedCart(shopper);
  const query = { cartId: cart.id, paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal', express: true } as const;
  expect(await refusalOf(shopper.call(openPaymentSession, { query }))).toBe('PAY400');
  const { paymentMethods } = await shopper.call(listPaymentMethods, { params: { basketId: cart.id } });
  expect(paymentMethods.map(({ payment_method_id: id }) => id)).toContain('PAYPAL');
});

test('neither keys nor encrypted card data are logged, not even after a failure [C8.164]', async () => {
  const cart = await cardCart(shopper, 'approve');
  running.adyen.fail(500);
  await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }));
  running.adyen.fail(422);
  await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }));
  running.adyen.fail(undefined);
  const text = logged.join('');
  expect(text).toContain('Adyen answered');
  for (const secret of [...Object.values(adyenSecrets), 'encryptedSecurityCode', 'storedPaymentMethodId']) {
    expect(text).not.toContain(secret);
  }
});

test('the page of the card fields loads the script by its hash, under a policy that allows no other [B7.38]', async () => {
  const { meta } = await shopper.call(openPaymentSession, { query: { paymentMethodId: 'CREDIT_CARD' } });
  const response = await shopper.fetch(running.origin + (meta.fieldsUrl ?? ''));
  const page = await response.text();
  const { script, style } = running.adyen.settings;
  expect(page).toContain(`src="${script.src}" integrity="${script.integrity}" crossorigin="anonymous"`);
  expect(page).toContain(`href="${style.src}" integrity="${style.integrity}" crossorigin="anonymous"`);
  expect(page).not.toMatch(/<script(?![^>]* src=)/);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${running.adyen.origin};`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'self'");
});

test('what Adyen refuses to capture at once is held, seen as refused, and captured again under a key of its own', async () => {
  // Orders of earlier tests that nobody has announced would be refused, and asked for again, as well.
  await announce(running.shop);
  await running.adyen.sendWebhooks(running.origin);
  const cart = await cardCart(shopper, 'approve');
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const { pool, db } = running.shop.database;
  const paid = async () => {
    const { rows } = await pool.query(
      `select payment.state, payment.booked - payment.taken as missing, capture.state as capture, capture.reason
       from order_payment as payment left join order_capture as capture using (order_number) where order_number = $1`,
      [orderNumber],
    );
    return rows;
  };
  running.adyen.fail(422);
  await announce(running.shop);
  running.adyen.fail(undefined);
  const missing = Math.round(cart.totals.total * 100);
  expect(await paid()).toEqual([{ state: 'authorised', missing, capture: 'refused', reason: 'whole' }]);
  const { rows: waiting } = await pool.query(
    `select consumer from event_delivery where subject = $1 and consumer = 'payments'`,
    [orderNumber],
  );
  expect(waiting).toEqual([]);
  running.adyen.requests();
  ahead = 3_600_000;
  await captureAgain(running.shop);
  await captureAgain(running.shop);
  ahead = 0;
  const captures = running.adyen.requests().filter(({ path }) => path.endsWith('/captures'));
  expect(captures).toMatchObject([{ body: { amount: { value: missing, currency: 'USD' } } }]);
  await running.adyen.sendWebhooks(running.origin);
  expect(await paid()).toEqual([{ state: 'captured', missing: 0, capture: 'captured', reason: 'whole' }]);
  expect(await findCaptureFaults(db)).toEqual([]);
});

test('a capture that nobody noted and that Adyen reports as failed is none: its order is cancelled, what was held released, and nothing given back', async () => {
  await announce(running.shop);
  await running.adyen.sendWebhooks(running.origin);
  const cart = await cardCart(shopper, 'approve');
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const { shop } = running;
  await announce(losingCaptures(shop));
  // The report of the capture itself is lost.
  await running.adyen.sendWebhooks(running.adyen.origin);
  const { pool } = shop.database;
  const paid = async () => {
    const { rows } = await pool.query(
      'select idempotency_key as key, state from order_payment where order_number = $1',
      [orderNumber],
    );
    return rows;
  };
  const [{ key }] = await paid();
  const amount = { value: Math.round(cart.totals.total * 100), currency: 'USD' };
  const failed = { eventCode: 'CAPTURE_FAILED', pspReference: `FAILED${orderNumber}`, merchantReference: key };
  running.adyen.tell({ ...failed, amount, success: true });
  expect(await running.adyen.sendWebhooks(running.origin)).toEqual([200]);
  running.adyen.requests();
  await shopper.call(cancelOrder, { body: { orderNumber } });
  ahead = 10 * 60_000;
  for (let round = 0; round < 3; round++) await announce(shop);
  ahead = 0;
  expect(await paid()).toMatchObject([{ state: 'voided' }]);
  const asked = running.adyen.requests().map(({ path }) => path.split('/').at(-1));
  expect(asked).toEqual(['cancels']);
  const { rows: papers } = await pool.query('select 1 from order_paper where order_number = $1', [orderNumber]);
  expect(papers).toEqual([]);
});
