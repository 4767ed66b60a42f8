import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { deviceToken, walletToken } from '@eyelet/testing/wallet.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const logFile = join(mkdtempSync(join(tmpdir(), 'eyelet-log-')), 'shop.log');
let running: RunningShop;
let shopper: Shopper;
let cart: Cart;

beforeAll(async () => {
  running = await startStockedShop({
    onHand: 500,
    parts: { log: pino({ level: 'trace' }, pino.destination({ dest: logFile, sync: true })) },
  });
});
afterAll(() => running.close());
beforeEach(async () => {
  shopper = await newShopper(running.origin);
  cart = await readyCart(shopper, running.origin, upcs.deck);
});

const applePay = (cartId: string) =>
  shopper.call(openPaymentSession, {
    query: { cartId, paymentMethodId: 'DW_APPLE_PAY', referer: '/en-us/cart' },
  });

type Merchant = Readonly<{ signature: string; authoriseUrl: string; nonce: string; domainName: string }>;

test('the session of Apple Pay has success, provider, locale and the merchant session [B7.02 B4.5.02 B9.37]', async () => {
  const session = await applePay(cart.id);
  expect(session).toMatchObject({
    success: true,
    provider: 'sandbox',
    locale: 'en_US',
    meta: {
      kind: 'device',
      amount: cart.totals.total,
      approvalUrl: null,
      fieldsUrl: null,
      applePay: { countryCode: 'US', currencyCode: 'USD', label: 'Skerry', promoCode: null },
    },
  });
  const merchant = session.meta.applePay?.merchantSession as Merchant;
  expect(merchant).toMatchObject({ nonce: session.meta.sessionId, domainName: '127.0.0.1' });
  expect(session.meta.applePay?.supportedNetworks).toContain('visa');
});

test('a session has the code to apply automatically where one is configured [B4.5.04]', async () => {
  const { shop } = running;
  const { config } = shop;
  const other = await startStockedShop({ config: { applePay: { ...config.applePay, promoCode: 'HARBOUR10' } } });
  try {
    const buyer = await newShopper(other.origin);
    const { id } = await readyCart(buyer, other.origin, upcs.deck);
    const query = { cartId: id, paymentMethodId: 'DW_APPLE_PAY' as const };
    const { meta } = await buyer.call(openPaymentSession, { query });
    expect(meta.applePay?.promoCode).toBe('HARBOUR10');
  } finally {
    await other.close();
  }
});

test('a session needs the caller’s own cart and an existing method', async () => {
  const query = { cartId: cart.id, paymentMethodId: 'DW_APPLE_PAY' as const };
  const stranger = await newShopper(running.origin);
  expect(await refusalOf(stranger.call(openPaymentSession, { query }))).toBe('BSK404');
  const other = { cartId: cart.id, paymentMethodId: 'CREDIT_CARD' as const, paymentMethod: 'barter' };
  expect(await refusalOf(shopper.call(openPaymentSession, { query: other }))).toBe('PAY400');
});

test('the simulator gives one token per session, only with its merchant session and in its currency', async () => {
  const { meta } = await applePay(cart.id);
  const merchant = meta.applePay?.merchantSession as Merchant;
  const ask = (body: object) =>
    fetch(running.origin + merchant.authoriseUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const good = { signature: merchant.signature, amount: cart.totals.total, currency: 'USD' };
  expect((await ask({ ...good, signature: 'guess' })).status).toBe(409);
  expect((await ask({ ...good, currency: 'EUR' })).status).toBe(400);
  expect((await ask({ signature: merchant.signature })).status).toBe(400);
  expect((await ask(good)).status).toBe(200);
  expect((await ask(good)).status).toBe(409);
});

test('wallets set billing address and payment by the same calls as the checkout [B7.09 B7.10 B7.12]', async () => {
  const params = { basketId: cart.id };
  const body = { ...address, addressLine1: '5 Sheet Street' };
  const billed = await shopper.call(setBillingAddress, { params, body });
  expect(billed.billingAddress).toMatchObject({ addressLine1: '5 Sheet Street' });
  const token = await deviceToken(shopper, running.origin, cart.id, cart.totals.total);
  const paid = await shopper.call(addInstrument, {
    params,
    body: { payment_method_id: 'DW_APPLE_PAY', amount: cart.totals.total, additionalData: { token } },
  });
  expect(paid.payment_instruments).toContainEqual(
    expect.objectContaining({ payment_method_id: 'DW_APPLE_PAY', amount: cart.totals.total }),
  );
});

test('a device flagged by the fraud check is refused with PYT402, for every payment method [C8.77]', async () => {
  await running.shop.database.pool.query(
    `update cart set document = document || '{"deviceFingerprint": "flagged-device"}' where id = $1`,
    [cart.id],
  );
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe('PYT402');
});

test('tokens, secrets and accounts of wallets are not logged', async () => {
  const token = await walletToken(shopper, running.origin, cart.id, 'PAYPAL');
  const paymentMethod = { code: 'PAYPAL' as const, additionalData: { token } };
  await shopper.call(placeOrder, { body: { cartId: cart.id, paymentMethod } });
  await shopper.fetch(`${running.origin}/cart/v1/paymentSession?paymentMethodId=KLARNA&paymentToken=${token}`);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query('select secret, token, account from sandbox_session');
  const log = readFileSync(logFile, 'utf8');
  expect(log).toContain('order_placed');
  for (const row of rows) {
    for (const value of Object.values(row)) if (value !== null) expect(log).not.toContain(value);
  }
  expect(log).not.toContain(running.shop.webhookSecret);
});
